"""The plan in the facility: whoever sits still is fairly safe, and every step is a risk."""

from __future__ import annotations

from math import ceil

from hullbreach.bots.survival.plan import Plan, Step

from .shelters import CALM, ROUND

HAND = 5
DELAY = 0.1  # points for a card's worth of delay or danger


class FacilityPlan(Plan):
    """Time is counted in ends of rounds, danger in steps."""

    def reach(self, far: float, cards: float, wait: float) -> float:
        rounds = self.rounds(cards, wait)
        return self.spare(cards) * self.in_time(far - cards) * float(CALM**rounds)

    def rounds(self, cards: float, wait: float) -> int:
        """Ends of rounds until so many cards have been spent, and a shelter is open."""
        missing = cards - len(self.scene.cards)
        return max(0, ceil(missing / HAND), ceil(wait / ROUND))

    def value(self, step: Step) -> float:
        return step.worth - DELAY * step.far
