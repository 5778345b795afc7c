"""Objective, milestones, shelter: what to do next so that it ends well."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from .scene import Scene
from .ways import CARD, FAR, Ways

PATIENCE = 1.0 - CARD
MARGIN = 6.0  # cards to spare on the way to a shelter
HARDLY = 0.05  # the chance to get there in time all the same
SIEGE = 8.0  # cards until xenos leave a room


class Milestone(NamedTuple):
    """Something to be done in a room."""

    name: str
    room: str
    worth: float
    """Points; 100 is a certain victory."""
    cost: float = 2.0


class Shelter(NamedTuple):
    """A way to survive."""

    name: str
    room: str
    worth: float
    """What it is worth to be there now."""
    wait: float = 0.0
    """Cards until it opens."""
    cost: float = 2.0


class Step(NamedTuple):
    """The best that can be done from a room: how much it is worth, and what it leads to."""

    worth: float
    aim: str
    room: str
    far: float
    """Cards until it is done."""
    spare: float
    """The chance to reach a shelter in time afterwards."""


NOTHING = Step(0.0, "nothing", "", 0.0, 0.0)


class Plan:
    """Milestones and shelters, weighed by how far they are."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.ways = Ways(scene)
        self.left = scene.title.cards_left(scene)
        self.shelters: Sequence[Shelter] = scene.title.shelters(scene)
        self.milestones: Sequence[Milestone] = scene.title.milestones(scene)
        self.hope = scene.title.hope(scene)
        self._roads = [
            (shelter, self.ways.to(shelter.room), shelter.cost + self.siege(shelter.room))
            for shelter in self.shelters
        ]

    @cached_property
    def now(self) -> Step:
        return self.best(self.scene.here)

    @property
    def stake(self) -> float:
        """What there is to lose."""
        return max(self.now.worth, self.hope)

    def value(self, step: Step) -> float:
        """Points for a position from which this can be done; delay puts all the rest off too."""
        return step.worth - CARD * self.hope * step.far

    def best(self, room: str, but: str = "") -> Step:
        """The best from this room: a milestone and then a shelter, or the shelter at once."""
        best = self.safety(room)
        for milestone in self.milestones:
            if milestone.name == but or milestone.worth <= 0:
                continue
            far = self.far(room, milestone.room) + milestone.cost
            after = self.safety(milestone.room, spent=far)
            worth = milestone.worth * after.spare * self.in_time(far) + after.worth
            if worth > best.worth:
                best = Step(worth, milestone.name, milestone.room, far, after.spare)
        return best

    def safety(self, room: str, spent: float = 0.0) -> Step:
        """The best shelter after so many cards have been spent on the way."""
        best = NOTHING
        for shelter, road, cost in self._roads:
            far = spent + road.get(room, FAR) + cost
            late = max(far, shelter.wait)
            spare = min(1.0, max(HARDLY, (self.left - far) / MARGIN))
            worth = shelter.worth * spare * self.in_time(late)
            if worth > best.worth:
                best = Step(worth, shelter.name, shelter.room, late, spare)
        return best

    def far(self, room: str, target: str) -> float:
        """Cards from one room to the other, until something can be done there."""
        return self.ways.to(target).get(room, FAR) + self.siege(target)

    def siege(self, room: str) -> float:
        """Where xenos are, nothing can be done until they go."""
        return SIEGE if self.scene.xenos(room) else 0.0

    def in_time(self, cards: float) -> float:
        """What is left of the future after so many cards."""
        return float(PATIENCE**cards)
