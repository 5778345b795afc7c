"""The bot that tries its options out in worlds that fit what it knows.

Each promising option is played in imagined worlds; rules of thumb answer for everybody until the
other players have had their next turn, and then it counts how well it stands. After every round
of playouts the worse half of the options is dropped, until the playouts are spent.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hullbreach.kernel.decisions import Decision, Option
from hullbreach.kernel.match import Match
from hullbreach.kernel.views import Sight

from .thumb.bot import Thumb, best

BREADTH = 10  # options that are tried out, best first by rule of thumb
WON = 100.0
LONGEST = 120  # answers in one playout


class SearchBot:
    """Looks ahead by so many playouts a decision; the same seed makes the same choices."""

    def __init__(self, thumb: Thumb, seed: str | int = 0, *, playouts: int = 60) -> None:
        self._thumb = thumb
        self._random = Random(str(seed))
        self._playouts = playouts

    def choose(self, sight: Sight) -> Option:
        decision = sight.decision
        assert decision is not None, "a bot is asked only when its seat has a decision"
        weights = self._thumb.weigh(sight.view(), decision)
        ask = decision.ask
        if ask.is_some or ask.ordered or decision.prompt not in self._thumb.matters:
            return best(decision, weights, self._random)
        return self._search(sight, decision, weights)

    def _search(self, sight: Sight, decision: Decision, weights: Sequence[float]) -> Option:
        tried = sorted(range(len(weights)), key=lambda n: -weights[n])[:BREADTH]
        sums = dict.fromkeys(tried, 0.0)
        left = self._playouts
        while len(tried) > 1 and left >= len(tried):
            world = sight.imagine(f"{self._random.random()}")
            for n in tried:
                sums[n] += self._playout(world, decision.options[n].id, decision.seat)
            left -= len(tried)
            tried.sort(key=lambda n: -sums[n])
            tried = tried[: max(2, (len(tried) + 1) // 2)]
        return decision.options[tried[0]]

    def _playout(self, world: Match, choice: str, seat: int) -> float:
        """How the seat stands after the others' next turn, all guided by rule of thumb."""
        twin, thumb = world.fork(heard=False), self._thumb
        until = thumb.clock(twin.view(seat)) + twin.seats
        twin.play(choice, seat)
        for _ in range(LONGEST):
            decision = twin.decision
            if decision is None:
                return _verdict(twin, seat)
            view = twin.view(decision.seat)
            if thumb.clock(view) >= until:
                break
            twin.play(best(decision, thumb.weigh(view, decision), self._random))
        return thumb.worth(twin.view(seat), seat)


def _verdict(match: Match, seat: int) -> float:
    """Victory, defeat, or something shared with a rival."""
    assert match.result is not None
    if not match.result.seats[seat].won:
        return -WON
    return WON if match.result.seats[seat].why == "won" else 0.0
