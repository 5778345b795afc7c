"""The bot that looks ahead: information-set Monte Carlo tree search.

Each playout imagines a world that fits all its seat knows, walks down the tree of choices that it
shares with the playouts before, adds one choice, and lets rules of thumb answer for everybody until
the other players have had their next turn. How well everybody stands then is noted along the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from time import monotonic

from hullbreach.kernel.decisions import Decision, Option, value_id
from hullbreach.kernel.match import Match
from hullbreach.kernel.views import Sight

from .thumb.bot import Thumb, best
from .tree import EVEN, Node

BREADTH = 10  # replies that are considered, best first by rule of thumb
SHARED = 4  # playouts in one imagined world
LONGEST = 120  # answers in one playout
LEAD = 5.0  # so much ahead, in points of the game, victory is about 3 to 1


class SearchBot:
    """Looks ahead by so many playouts a decision, or for so many seconds.

    With a number of playouts the same seed makes the same choices.
    """

    def __init__(
        self, thumb: Thumb, seed: str | int = 0, *, playouts: int = 60, seconds: float = 0.0
    ) -> None:
        self._thumb = thumb
        self._random = Random(str(seed))
        self._playouts = playouts
        self._seconds = seconds

    def choose(self, sight: Sight) -> Option:
        decision = sight.decision
        assert decision is not None, "a bot is asked only when its seat has a decision"
        if not self._branches(decision):
            return best(decision, self._thumb.weigh(sight.view(), decision), self._random)
        return decision.option(self._search(sight).best())

    def _branches(self, decision: Decision) -> bool:
        return not decision.ask.many and decision.prompt in self._thumb.matters

    def _search(self, sight: Sight) -> Node:
        root, until = Node(), self._thumb.clock(sight.view())
        for number in self._budget():
            if number % SHARED == 0:
                world = sight.imagine(f"{self._random.random()}")
            self._playout(root, world.fork(heard=False), until + world.seats)
        return root

    def _budget(self) -> Iterator[int]:
        """Numbers of playouts, as long as there is time."""
        if not self._seconds:
            yield from range(self._playouts)
            return
        end, number = monotonic() + self._seconds, 0
        while number == 0 or monotonic() < end:
            yield number
            number += 1

    def _playout(self, root: Node, world: Match, until: int) -> None:
        """Choose by the tree, then by rule of thumb; note how well that was for who chose."""
        path = self._walk(root, world, until)
        for _ in range(LONGEST):
            if not self._follow_thumb(world, until):
                break
        values = {seat: self._value(world, seat) for seat in dict(path)}
        for seat, node in path:
            node.learn(values[seat])

    def _walk(self, root: Node, world: Match, until: int) -> list[tuple[int, Node]]:
        """Down the tree and one choice beyond it: who chose, and where that led."""
        path: list[tuple[int, Node]] = []
        node, is_new = root, False
        while not is_new and (decision := world.decision):
            if not self._branches(decision):
                if self._follow_thumb(world, until):
                    continue
                break
            ranked = self._ranked(node, world, decision, until)
            if not ranked:
                break
            reply = node.promising(ranked)
            is_new = reply not in node.replies
            node = node.replies.setdefault(reply, Node())
            path.append((decision.seat, node))
            world.play(reply, decision.seat)
        return path

    def _ranked(self, node: Node, world: Match, decision: Decision, until: int) -> tuple[str, ...]:
        """The best replies by rule of thumb, found once for each question; none if time is up."""
        values = tuple(decision.ask.values)
        known = node.ranks.get(values)
        if known is None:
            view = world.view(decision.seat)
            if self._thumb.clock(view) >= until:
                return ()
            weights = self._thumb.weigh(view, decision)
            order = sorted(range(len(weights)), key=lambda n: -weights[n])[:BREADTH]
            known = node.ranks[values] = tuple(value_id(values[n]) for n in order)
        return known

    def _follow_thumb(self, world: Match, until: int) -> bool:
        """One answer by rule of thumb, unless the match is over or the time is up."""
        decision = world.decision
        if decision is None:
            return False
        view = world.view(decision.seat)
        if self._thumb.clock(view) >= until:
            return False
        world.play(best(decision, self._thumb.weigh(view, decision), self._random))
        return True

    def _value(self, world: Match, seat: int) -> float:
        """How likely the seat is to win, as far as its standing tells."""
        if world.result is None:
            return 1 / (1 + exp(-self._thumb.worth(world.view(seat), seat) / LEAD))
        outcome = world.result.seats[seat]
        if not outcome.won:
            return 0.0
        return 1.0 if outcome.why == "won" else EVEN
