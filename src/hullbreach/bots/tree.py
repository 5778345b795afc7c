"""What a search has learned: a tree of choices, each with how well it turned out."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

EXPLORE = 0.4  # how much a good rank weighs against what the playouts have shown
EVEN = 0.5  # nobody knows yet


class Node:
    """The place after a row of choices, in whatever world they were made.

    Different worlds may ask different questions at the same place; only the replies that are
    possible in the world at hand compete with each other.
    """

    __slots__ = ("ranks", "replies", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # for the seat whose choice led here
        self.replies: dict[str, Node] = {}
        self.ranks: dict[tuple[object, ...], tuple[str, ...]] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else EVEN

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value

    def promising(self, ranked: Sequence[str]) -> str:
        """The reply to try next: it has turned out well, or ranks high and was tried little."""
        tried = [node for reply in ranked if (node := self.replies.get(reply))]
        visits = sum(node.visits for node in tried)
        usual = sum(node.total for node in tried) / visits if visits else EVEN
        curiosity = EXPLORE * sqrt(visits + 1)

        def promise(rank: int) -> float:
            node = self.replies.get(ranked[rank])
            mean, seen = (node.mean, node.visits) if node else (usual, 0)
            return mean + curiosity / ((rank + 1) * (seen + 1))

        return ranked[max(range(len(ranked)), key=promise)]

    def best(self) -> str:
        """The reply that was tried most, of equals the one that turned out better."""
        return max(self.replies, key=lambda reply: (self._visits(reply), self.replies[reply].mean))

    def _visits(self, reply: str) -> int:
        return self.replies[reply].visits
