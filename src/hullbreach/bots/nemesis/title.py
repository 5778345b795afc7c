"""Nemesis as the shared rules of thumb see it."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.bots.survival.scene import Scene
from hullbreach.bots.survival.title import Title

from .gains import GAINS
from .items import card_worth, item_worth
from .milestones import milestones
from .prompts import RULES
from .prospects import deeds, held, prospect, targets
from .shelters import cards_left, settled, shelters


def other_ways(scene: Scene) -> Mapping[str, Mapping[str, float]]:
    """Only a card leads through the technical corridors."""
    return {}


def foes(scene: Scene) -> frozenset[int]:
    """Those whom the objective wants dead, once it is clear which one it is."""
    names = held(scene)
    return frozenset(targets(scene, names[0])) if len(names) == 1 else frozenset()


TITLE = Title(
    game="nemesis",
    board=lambda view: "standard",
    deck_size=10,
    dark=lambda scene, room: False,
    milestones=milestones,
    shelters=shelters,
    hope=lambda scene: prospect(scene, deeds(scene)),
    settled=settled,
    cards_left=cards_left,
    foes=foes,
    gains=GAINS,
    item_worth=item_worth,
    card_worth=card_worth,
    other_ways=other_ways,
    rules=RULES,
)
