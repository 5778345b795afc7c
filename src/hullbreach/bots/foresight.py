"""A bot that tries out its best ideas: where do they lead, as far as experience can tell?"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from hullbreach.kernel.decisions import Decision, Option, value_id
from hullbreach.kernel.match import Match
from hullbreach.kernel.views import Sight

from .experience import Chances
from .thumb.bot import Foresight, Reason, Thumb, ThumbBot, best

BREADTH = 5  # ideas that are tried
NEARLY = 10.0  # points by which an idea may be worse than the first, by rule of thumb
LOOK = 4  # worlds after which hopeless ideas are given up
CLEARLY = 0.05  # by so much an idea has to turn out better than the first one


class ForesightBot:
    """Does what the rules of thumb say, unless another idea clearly leads to something better.

    Both are tried in the same imagined worlds until the next turn begins, so that luck is the same
    for all. The same seed makes the same choices.
    """

    def __init__(self, thumb: Thumb, seed: str | int = 0, *, worlds: int = 16) -> None:
        self._thumb = thumb
        self._random = Random(str(seed))
        self._worlds = worlds

    def choose(self, sight: Sight) -> Option:
        decision = sight.decision
        assert decision is not None, "a bot is asked only when its seat has a decision"
        view, foresight = sight.view(), self._thumb.foresight
        weights = self._thumb.weigh(view, decision)
        first = best(decision, weights, self._random)
        if not foresight or not foresight.applies(view, decision):
            return first
        ideas = _ideas(decision, weights, str(first))
        return decision.option(self._tried(sight, ideas, foresight)) if ideas else first

    def explain(self, sight: Sight, option: Option) -> Reason:
        """As the rules of thumb would explain this option."""
        return ThumbBot(self._thumb).explain(sight, option)

    def _tried(self, sight: Sight, ideas: Sequence[str], foresight: Foresight) -> str:
        """The idea that turned out clearly better than the first one, if there is any."""
        first, *left = ideas
        better: dict[str, list[float]] = {idea: [] for idea in left}
        for number in range(1, self._worlds + 1):
            world = sight.imagine(f"{self._random.random()}")
            usual = self._outcome(world, first, sight.seat, foresight)
            for idea in left:
                outcome = self._outcome(world, idea, sight.seat, foresight)
                better[idea].append(outcome - usual)
            if number % LOOK == 0:
                left = [idea for idea in left if sum(_estimate(better[idea])) > CLEARLY]
            if not left:
                return first
        surely = {idea: mean - doubt for idea in left for mean, doubt in [_estimate(better[idea])]}
        favourite = max(left, key=surely.__getitem__)
        return favourite if surely[favourite] > CLEARLY else first

    def _outcome(self, world: Match, idea: str, seat: int, foresight: Foresight) -> float:
        """How well it stands when the next turn begins."""
        twin = world.fork(heard=False)
        twin.play(idea, seat)
        while (decision := twin.decision) and decision.prompt not in foresight.turns:
            weights = self._thumb.weigh(twin.view(decision.seat), decision)
            twin.play(best(decision, weights, self._random))
        return foresight.worth(_chances(twin, seat, foresight))


def _chances(world: Match, seat: int, foresight: Foresight) -> Chances:
    if world.result is not None:
        outcome = world.result.seats[seat]
        return Chances(float(outcome.survived), float(outcome.won))
    turn = world.decision is not None and world.decision.seat == seat
    return foresight.chances(world.view(seat), seat, turn)


def _ideas(decision: Decision, weights: Sequence[float], first: str) -> list[str]:
    """The best few by rule of thumb, first of all the one it would choose; none if that is all."""
    values = decision.ask.values
    order = sorted(range(len(values)), key=lambda n: -weights[n])[:BREADTH]
    least = weights[order[0]] - NEARLY
    others = [value_id(values[n]) for n in order if weights[n] >= least]
    return [first, *(idea for idea in others if idea != first)] if len(others) > 1 else []


def _estimate(differences: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it may be off."""
    return fmean(differences), stdev(differences) / sqrt(len(differences))
