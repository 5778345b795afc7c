"""Nemesis as the shared rules of thumb see it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from hullbreach.bots.survival.fights import COMBAT_DIE
from hullbreach.bots.survival.harm import loss
from hullbreach.bots.survival.scene import Aim, Scene
from hullbreach.bots.survival.title import Noise, Title

from .clock import cards_left
from .gains import GAINS
from .items import card_worth, item_worth
from .milestones import milestones
from .plan import ShipPlan
from .prompts import RULES
from .prospects import deeds, held, prospect, targets
from .shelters import settled, shelters


def other_ways(scene: Scene) -> Mapping[str, Mapping[str, float]]:
    """Only a card leads through the technical corridors."""
    return {}


SURE = {"flamethrower": Aim(0.83, 1.2), "prototype_shotgun": Aim(0.83, 1.6)}
"""Weapons that hit with nearly every result."""
DAMAGE = {
    "assault_rifle": 2.3,
    "shotgun": 2.3,
    "six_shooter": 1.7,
    "sawed_off_shotgun": 1.7,
    "pistol": 1.0,
    "hands": 1.0,
}
"""Of a hit."""
USUAL = 1.3
ENCOUNTER, SURPRISE = 0.45, 0.45  # serious wounds from a xeno, and from its surprise attack


def aim(scene: Scene, weapon: str, kind: str) -> Aim:
    return SURE.get(weapon) or Aim(COMBAT_DIE[kind], DAMAGE.get(weapon, USUAL))


def encounter(scene: Scene, room: str, cards: int) -> float:
    """It comes out of the walls, into whatever room."""
    return _out_of_the_walls(scene, cards)


@lru_cache(maxsize=8)
def _out_of_the_walls(scene: Scene, cards: int) -> float:
    """It attacks at once if its number is above the cards in hand."""
    numbers = [int(token.partition("#")[0][-1]) for token in scene.view["bag"] if token]
    surprises = sum(number > cards for number in numbers) / max(1, len(numbers))
    return loss(scene, ENCOUNTER) + surprises * loss(scene, SURPRISE)


def foes(scene: Scene) -> frozenset[int]:
    """Those whom the objective wants dead, once it is clear which one it is."""
    names = held(scene)
    return frozenset(targets(scene, names[0])) if len(names) == 1 else frozenset()


TITLE = Title(
    game="nemesis",
    board=lambda view: "standard",
    deck_size=10,
    dark=lambda scene, room: False,
    encounter=encounter,
    noise=Noise(careful=0.03, plain=0.1),
    aim=aim,
    plan=ShipPlan,
    milestones=milestones,
    shelters=shelters,
    hope=lambda scene: prospect(scene, deeds(scene)),
    settled=settled,
    cards_left=cards_left,
    foes=foes,
    gains=GAINS,
    item_worth=item_worth,
    card_worth=card_worth,
    tools=("tools", "duct_tape"),
    repairs=("basic_repairs", "repairs", "fast_repairs", "ingenuity"),
    other_ways=other_ways,
    rules=RULES,
)
