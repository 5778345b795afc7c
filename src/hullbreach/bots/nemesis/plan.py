"""The plan aboard: time is counted in ends of rounds, when whatever lives in the walls comes."""

from __future__ import annotations

from math import ceil

from hullbreach.bots.survival.plan import Plan, Step
from hullbreach.bots.survival.scene import kind_of

from .prospects import CALM
from .shelters import HAND, ROUND

DELAY = 0.1  # points for a card's worth of delay or danger
SIEGE = {"larva": 1.5, "creeper": 4.0, "adult": 6.0, "breeder": 10.0, "queen": 14.0}
"""Cards until a xeno is gone."""


class ShipPlan(Plan):
    """What is reached in this round is worth more than what is not."""

    def reach(self, far: float, cards: float, wait: float) -> float:
        dangers = far - cards
        return self.spare(cards) * self.in_time(dangers) * float(CALM ** self.rounds(cards, wait))

    def rounds(self, cards: float, wait: float) -> int:
        """Ends of rounds until so many cards have been spent, and a shelter is open."""
        missing = cards - len(self.scene.cards)
        return max(0, ceil(missing / HAND), ceil(wait / ROUND))

    def value(self, step: Step) -> float:
        return step.worth - DELAY * step.far

    def siege(self, room: str) -> float:
        """Together it goes faster."""
        tough = sum(SIEGE[kind_of(xeno)] for xeno in self.scene.xenos(room))
        return tough / (1 + len(self.scene.others(room)))
