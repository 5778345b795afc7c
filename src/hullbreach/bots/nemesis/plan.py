"""The plan aboard: time is counted in ends of rounds, when whatever lives in the walls comes."""

from __future__ import annotations

from functools import cached_property
from math import ceil

from hullbreach.bots.survival.plan import Plan, Step
from hullbreach.bots.survival.scene import kind_of

from .clock import HAND, ROUND
from .prospects import calm

DELAY = 0.15  # points for a card's worth of delay or danger
SIEGE = {"larva": 0.9, "creeper": 2.4, "adult": 3.6, "breeder": 6.0, "queen": 8.4}
"""Cards until a xeno is gone."""


class ShipPlan(Plan):
    """What is reached in this round is worth more than what is not."""

    margin = 14.0  # it may take several attempts to board a pod
    leaving = ("board_pod",)
    at_once = 4.0
    interlude = 0.1

    @property
    def why_wait(self) -> str:
        here = self.scene.here
        courteous = any(s.name == "board_pod" and s.room == here and s.wait for s in self.shelters)
        return "after_you" if courteous else super().why_wait

    @cached_property
    def _hand(self) -> int:
        return len(self.scene.cards)

    @cached_property
    def _calm(self) -> float:
        return calm(self.scene, 1)

    def reach(self, far: float, cards: float, wait: float) -> float:
        """So many ends of rounds as it takes to spend the cards, or until it opens."""
        rounds = max(0, ceil((cards - self._hand) / HAND), ceil(wait / ROUND))
        return self.spare(cards) * self.in_time(far - cards) * self._calm**rounds

    def value(self, step: Step) -> float:
        return step.worth - DELAY * step.far

    def siege(self, room: str) -> float:
        """Together it goes faster."""
        tough = sum(SIEGE[kind_of(xeno)] for xeno in self.scene.xenos(room))
        return tough / (1 + len(self.scene.others(room)))
