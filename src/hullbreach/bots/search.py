"""The bot that looks ahead: information-set Monte Carlo tree search.

Each playout imagines a world that fits all its seat knows, walks down the tree of choices that it
shares with the playouts before, adds one choice, and lets rules of thumb answer for everybody until
the other players have had their next turn. How well everybody stands then is noted along the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from random import Random
from time import monotonic
from typing import TypeAlias

from hullbreach.kernel.decisions import Decision, Option, Value, value_id
from hullbreach.kernel.match import Match
from hullbreach.kernel.views import Sight

from .thumb.bot import Thumb, best, slip
from .tree import Node

BREADTH = 10  # replies that are considered, best first by rule of thumb
LONGEST = 120  # answers in one playout
WON = 100.0  # in points of the game

Step: TypeAlias = tuple[int, Node]
"""Who chose, and where that led."""


class SearchBot:
    """Looks ahead by so many playouts a decision, or for so many seconds.

    With a number of playouts the same seed makes the same choices.
    """

    def __init__(
        self,
        thumb: Thumb,
        seed: str | int = 0,
        *,
        playouts: int = 60,
        seconds: float = 0.0,
        slips: float = 0.0,
    ) -> None:
        self._thumb = thumb
        self._random = Random(str(seed))
        self._playouts = playouts
        self._seconds = seconds
        self._slips = slips  # how often it takes any option instead

    def choose(self, sight: Sight) -> Option:
        decision = sight.decision
        assert decision is not None, "a bot is asked only when its seat has a decision"
        slipped = slip(decision, self._slips, self._random)
        if slipped:
            return slipped
        weights = self._thumb.weigh(sight.view(), decision)
        if not self._branches(decision):
            return best(decision, weights, self._random)
        ranked = _best_ids(decision.ask.values, weights)
        return decision.option(ranked[0] if len(ranked) == 1 else self._search(sight, ranked))

    def _branches(self, decision: Decision) -> bool:
        return not decision.ask.many and decision.prompt in self._thumb.matters

    def _search(self, sight: Sight, ranked: Sequence[str]) -> str:
        """Round after round in one world for all; the less budget is left, the fewer take part."""
        root, left, begun = Node(), list(ranked), monotonic()
        view = sight.view()
        until = self._thumb.clock(view) + len(view["seats"])
        while len(left) > 1:
            world = sight.imagine(f"{self._random.random()}")
            for reply in left:
                twin = world.fork(heard=False)
                twin.play(reply, sight.seat)
                self._playout((sight.seat, root.reply(reply)), twin, until)
            spent = self._spent(root, begun)
            count = max(2, ceil(len(ranked) * (1 - spent))) if spent < 1 else 1
            left = sorted(left, key=lambda reply: -root.reply(reply).mean)[:count]
        return left[0]

    def _spent(self, root: Node, begun: float) -> float:
        """The share of the budget that is spent; few replies need few playouts."""
        if self._seconds:
            return (monotonic() - begun) / self._seconds
        tries = sum(node.visits for node in root.replies.values())
        return tries / (self._playouts * len(root.replies) / BREADTH)

    def _playout(self, first: Step, world: Match, until: int) -> None:
        """Choose by the tree, then by rule of thumb; note how well that was for who chose."""
        path = [first, *self._walk(first[1], world, until)]
        for _ in range(LONGEST):
            if not self._follow_thumb(world, until):
                break
        values = {seat: self._value(world, seat) for seat in dict(path)}
        for seat, node in path:
            node.learn(values[seat])

    def _walk(self, root: Node, world: Match, until: int) -> list[Step]:
        """Down the tree and one choice beyond it."""
        path: list[Step] = []
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
            node = node.reply(reply)
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
            known = node.ranks[values] = _best_ids(values, weights)
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
        """How well the seat stands: victory, defeat, something shared, or the points so far."""
        if world.result is None:
            return self._thumb.worth(world.view(seat), seat)
        outcome = world.result.seats[seat]
        if not outcome.won:
            return -WON
        return WON if outcome.why == "won" else 0.0


def _best_ids(values: Sequence[Value], weights: Sequence[float]) -> tuple[str, ...]:
    order = sorted(range(len(values)), key=lambda n: -weights[n])
    return tuple(value_id(values[n]) for n in order[:BREADTH])
