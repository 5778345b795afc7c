"""What a search has learned: a tree of choices, each with how well it turned out."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

EXPLORE = 1.0  # what a good rank and few tries weigh, in points of the game
DOUBT = 1.0  # so much worse than the others is expected to be what was never tried


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
        """The best replies to each question that was asked here, by rule of thumb."""

    @property
    def mean(self) -> float:
        """How well it turned out."""
        return self.total / self.visits

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value

    def reply(self, chosen: str) -> Node:
        found = self.replies.get(chosen)
        if found is None:
            found = self.replies[chosen] = Node()
        return found

    def promising(self, ranked: Sequence[str]) -> str:
        """The reply to try next: it has turned out well, or ranks high and was tried little."""
        tried = [node for reply in ranked if (node := self.replies.get(reply))]
        visits = sum(node.visits for node in tried)
        usual = sum(node.total for node in tried) / visits - DOUBT if visits else 0.0
        curiosity = EXPLORE * sqrt(visits + 1)

        def promise(rank: int) -> float:
            node = self.replies.get(ranked[rank])
            mean, seen = (node.mean, node.visits) if node else (usual, 0)
            return mean + curiosity / ((rank + 1) * (seen + 1))

        return ranked[max(range(len(ranked)), key=promise)]
