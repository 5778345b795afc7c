"""How useful things and cards are, in points."""

from __future__ import annotations

from hullbreach.bots.survival.scene import Scene

from .arms import CHARGE, charge_worth
from .prospects import BLUE_CORPSE, SECTIONS, Deeds, deeds, prospect

WORTH = {
    "medkit": 3.0,
    "bandages": 2.2,
    "synthetic_food": 1.8,
    "adrenaline_injection": 1.2,
    "alcohol": 1.2,
    "military_drugs": 1.2,
    "grenade": 2.4,
    "smoke_grenade": 3.9,
    "recon_drone": 0.8,
    "decoy": 1.0,
    "extended_magazine": 1.0,
    "prototype_rifle": 1.6,
    "prototype_shotgun": 1.6,
    "prototype_pistol": 1.4,
    "comms_key": 0.4,
    "evacuation_key": 5.0,
    "self_destruct_key": 2.5,
    "chemicals": 1.0,
    "tools": 2.2,
    "duct_tape": 1.8,
    "fire_extinguisher": 3.3,
    "clothes": 1.3,
    "technical_corridors_plan": 1.2,
    "space_suit": 0.6,
    "nemesis_plans": 1.0,
    "antidote": 2.6,
    "taser": 3.6,
    "flamethrower": 2.2,
    "molotov": 1.4,
    "six_shooter": 2.6,
    "shotgun": 2.4,
    "sawed_off_shotgun": 2.4,
    "assault_rifle": 3.4,
    "rifle": 2.4,
    "pistol": 1.8,
    "armor": 3.0,
    "motion_scanner": 2.0,
}
CARDS = {
    "search": 1.4,
    "rest": 0.9,
    "demolition": 0.2,
    "interruption": 0.3,
    "basic_repairs": 0.7,
    "repairs": 0.9,
    "fast_repairs": 1.0,
    "ingenuity": 1.0,
    "suppressive_fire": 1.4,
    "covering_fire": 1.4,
    "adrenaline": 1.2,
    "nerves_of_steel": 1.2,
    "reconnaissance": 1.0,
    "order": 0.2,
    "pyrotechnics": 0.3,
}
OBJECTS = ("egg", "carcass", "corpse")
FETCH = 0.6  # of what an analysis brings: the object has to be carried to the laboratory
SOMETHING = 1.2  # any other thing
NEEDED = 4.0  # a repair without which there is no way home
SOMEWHAT = 0.6  # any other card


def item_worth(scene: Scene, kind: str) -> float:
    """Healing is worth more to the wounded, an antidote to the infested."""
    if kind in OBJECTS:
        return object_worth(scene, kind)
    if kind == CHARGE:
        return charge_worth(scene)
    worth = WORTH.get(kind, SOMETHING)
    if kind in ("medkit", "bandages") and scene.me["wounds"]:
        worth += 2.0
    if kind == "antidote" and scene.me["larva"]:
        worth += 8.0
    return worth


def object_worth(scene: Scene, kind: str) -> float:
    """What would be lost without an object that one carries, or gained by one that one could."""
    done = deeds(scene)
    names = {BLUE_CORPSE, kind} if kind == "corpse" else {kind}
    carried = prospect(scene, done._replace(carried=done.carried | names))
    without = prospect(scene, done._replace(carried=done.carried - names))
    return max(carried - without, FETCH * analysis(scene, done, kind))


def analysis(scene: Scene, done: Deeds, kind: str) -> float:
    """What it would bring to know this weakness."""
    if kind in done.weaknesses:
        return 0.0
    known = done._replace(weaknesses=done.weaknesses | {kind})
    return prospect(scene, known) - prospect(scene, done)


def card_worth(scene: Scene, kind: str) -> float:
    """A card that opens the way to the pods is kept."""
    if kind in scene.title.repairs and any(scene.tiles.get(s) in scene.broken for s in SECTIONS):
        return NEEDED
    return CARDS.get(kind, SOMEWHAT)
