"""Objective, milestones, shelter: what to do next so that it ends well."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from .scene import Scene
from .ways import CARD, NOWHERE, Way, Ways

PATIENCE = 1.0 - CARD
MARGIN = 6.0  # cards to spare on the way to a shelter
HARDLY = 0.05  # the chance to get there in time all the same
SIEGE = 10.0  # cards until xenos leave a room


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
    reach: float
    """The chance to reach a shelter in time afterwards."""


START = Way(0.0, 0.0)
NOTHING = Step(0.0, "nothing", "", 0.0, 0.0)


class Plan:
    """Milestones and shelters, weighed by how far they are."""

    margin = MARGIN
    leaving: tuple[str, ...] = ()
    """Shelters that one leaves for, and that others may spoil while one is still here."""
    at_once = 0.0
    """Points for doing what one came for before anything else."""
    interlude = 0.0
    """The share of the future that it takes if all the others have their turns before."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.ways = Ways(scene)
        self.left = scene.title.cards_left(scene)
        self.shelters: Sequence[Shelter] = scene.title.shelters(scene)
        self.milestones: Sequence[Milestone] = scene.title.milestones(scene)
        self.hope = scene.title.hope(scene)
        self._best: dict[tuple[str, Way, Milestone | None], Step] = {}
        self._safest = max((shelter.worth for shelter in self.shelters), default=0.0)
        self._to_shelters = [
            (shelter, self.ways.to(shelter.room), shelter.cost + self.siege(shelter.room))
            for shelter in sorted(self.shelters, key=lambda shelter: -shelter.worth)
        ]
        self._to_milestones = [
            (milestone, self.ways.to(milestone.room), milestone.cost + self.siege(milestone.room))
            for milestone in sorted(self.milestones, key=lambda milestone: -milestone.worth)
            if milestone.worth > 0
        ]

    @property
    def why_wait(self) -> str:
        """Why one passes."""
        return "wait"

    @cached_property
    def now(self) -> Step:
        return self.best(self.scene.here)

    def later(self, cards: int) -> Step:
        """The best from here when so many cards have been used for something else."""
        return self.best(self.scene.here, Way(cards, cards))

    @property
    def stake(self) -> float:
        """What there is to lose."""
        return max(self.now.worth, self.hope * self.now.reach)

    def value(self, step: Step) -> float:
        """Points for a position from which this can be done; delay puts all the rest off too."""
        return step.worth - CARD * self.hope * step.reach * step.far

    def best(self, room: str, spent: Way = START, done: Milestone | None = None) -> Step:
        """The best from this room: a milestone and then a shelter, or the shelter at once."""
        asked = room, spent, done
        if asked not in self._best:
            self._best[asked] = self._weighed(room, spent, done)
        return self._best[asked]

    def _weighed(self, room: str, spent: Way, done: Milestone | None) -> Step:
        more, name = (done.worth, done.name) if done else (0.0, "")
        best = self.safety(room, spent, more)
        for milestone, road, cost in self._to_milestones:
            total = more + milestone.worth
            if self._safest + total <= best.worth:
                break
            if milestone.name == name:
                continue
            way = road.get(room, NOWHERE)
            then = Way(spent.far + (way.far + cost), spent.cards + (way.cards + cost))
            after = self.safety(milestone.room, then, total, best)
            if after is not best:
                best = Step(after.worth, milestone.name, milestone.room, then.far, after.reach)
        return best

    def safety(
        self, room: str, spent: Way = START, more: float = 0.0, best: Step = NOTHING
    ) -> Step:
        """The best shelter after so much has been spent, if it is worth so much more; or better."""
        soon = self.reach(spent.far, spent.cards, 0.0)
        for shelter, road, cost in self._to_shelters:
            most = (shelter.worth + more) * soon
            if most <= best.worth:
                break
            way = road.get(room, NOWHERE)
            far, cards = spent.far + way.far + cost, spent.cards + way.cards + cost
            reach = self.reach(far, cards, shelter.wait)
            worth = (shelter.worth + more) * reach
            if worth > best.worth:
                late = max(far, shelter.wait)
                best = Step(worth, shelter.name, shelter.room, late, reach)
        return best

    def arrives(self, step: Step, room: str, hand: int) -> bool:
        """Are so many cards enough to be in its shelter in this round?"""
        return any(
            not shelter.wait and road.get(room, NOWHERE).cards + cost <= hand
            for shelter, road, cost in self._to_shelters
            if (shelter.name, shelter.room) == (step.aim, step.room)
        )

    def reach(self, far: float, cards: float, wait: float) -> float:
        """The chance to be in a shelter that is so far away, and opens after so many cards."""
        return self.spare(cards) * self.in_time(max(far, wait))

    def spare(self, cards: float) -> float:
        """The chance that there is time enough to spend so many cards."""
        return min(1.0, max(HARDLY, (self.left - cards) / self.margin))

    def siege(self, room: str) -> float:
        """Where xenos are, nothing can be done until they go."""
        return SIEGE if self.scene.xenos(room) else 0.0

    @cached_property
    def fare(self) -> float | None:
        """The cards with which one could leave from here at once."""
        scene = self.scene
        fares = [s.cost for s in self.shelters if s.name in self.leaving and s.room == scene.here]
        fare = min(fares, default=None)
        free = not scene.in_combat and scene.here not in scene.broken
        return fare if free and fare is not None and fare <= len(scene.cards) else None

    @cached_property
    def usable(self) -> float:
        """How much better it would be if this room could be used at once."""
        here = self.scene.here
        shelters = [s.worth for s in self.shelters if s.room == here and not s.wait]
        safer = max(shelters, default=0.0) - self.value(self.now)
        done = max((m.worth for m in self.milestones if m.room == here), default=0.0)
        return max(safer, 0.5 * done, 0.0)

    def in_time(self, cards: float) -> float:
        """What is left of the future after so many cards."""
        return float(PATIENCE**cards)
