"""Lockdown as the shared rules of thumb see it."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.bots.survival.fights import BARE_HANDS, COMBAT_DIE
from hullbreach.bots.survival.scene import Aim, Scene, View
from hullbreach.bots.survival.title import Noise, Title

from .gains import GAINS
from .items import card_worth, item_worth
from .milestones import milestones
from .orders import agreed
from .plan import FacilityPlan
from .prompts import RULES
from .prospects import deeds, hope, targets
from .shelters import cards_left, settled, shelters


def dark(scene: Scene, room: str) -> bool:
    section = scene.printed.section[room]
    return not section or not scene.view["power"][section]["on"]


ENCOUNTER = 0.12  # the share that a xeno takes which comes out of the walls
SURPRISE = 0.12  # and the share that its surprise attack takes
SURPRISES = {True: (1.0, 1.0, 1.0, 0.6), False: (0.9, 0.7, 0.3)}
"""In darkness and in light: how likely an attack is with so many cards in hand."""
NOISE = Noise(careful=0.02, plain=0.035)
HIT_IN_LIGHT = {"larva": 0.75, "creeper": 0.7, "adult": 0.7, "breeder": 0.55, "queen": 0.55}


def encounter(scene: Scene, room: str, cards: int) -> float:
    surprises = SURPRISES[scene.dark(room)]
    return ENCOUNTER + SURPRISE * (surprises[cards] if cards < len(surprises) else 0.0)


def aim(scene: Scene, weapon: str, kind: str) -> Aim:
    """Nobody fights for a room with bare hands, unless against larvae."""
    if weapon == BARE_HANDS and kind != "larva":
        return Aim(0.0)
    table = COMBAT_DIE if scene.dark(scene.here) else HIT_IN_LIGHT
    return Aim(table[kind])


def other_ways(scene: Scene) -> Mapping[str, Mapping[str, float]]:
    """The lift makes no noise."""
    lifts = scene.printed.board["elevators"]
    if not scene.view["power"]["lift"]["on"]:
        return {}
    return {
        room: {
            there: 1.0 if scene.view["lift"] == section else 2.0
            for there in lifts.values()
            if there != room
        }
        for section, room in lifts.items()
        if room not in scene.broken
    }


def foes(scene: Scene) -> frozenset[int]:
    """Those whom the objective wants dead, once it is clear which one it is."""
    held = scene.me["objectives"]
    return frozenset(targets(scene, held[0])) if len(held) == 1 and held[0] else frozenset()


def board(view: View) -> str:
    return str(view["board"])


TITLE = Title(
    game="lockdown",
    board=board,
    deck_size=10,
    dark=dark,
    encounter=encounter,
    aim=aim,
    plan=FacilityPlan,
    noise=NOISE,
    milestones=milestones,
    shelters=shelters,
    hope=lambda scene: hope(scene, deeds(scene)),
    settled=settled,
    cards_left=cards_left,
    foes=foes,
    gains=GAINS,
    item_worth=item_worth,
    card_worth=card_worth,
    tools=("toolbelt", "duct_tape"),
    repairs=("repairs", "basic_repairs", "it_works_for_me", "clean_up"),
    other_ways=other_ways,
    rules=RULES,
    agreed=agreed,
)
