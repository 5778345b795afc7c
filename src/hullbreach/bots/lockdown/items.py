"""How useful things and cards are, in points."""

from __future__ import annotations

from hullbreach.bots.survival.infection import clean
from hullbreach.bots.survival.scene import Scene, kind_of

from .outfit import dressed, is_part

WORTH = {
    "medkit": 3.0,
    "skin_stapler": 2.2,
    "antiseptic": 1.2,
    "caffeine_pills": 1.0,
    "scalpel": 1.0,
    "analysis_tools": 2.6,
    "neutralizer": 2.5,
    "taser": 2.2,
    "flamethrower": 1.8,
    "pistol": 2.0,
    "enviro_suit": 6.0,
    "battle_suit": 6.0,
    "weapon_energy_cell": 1.4,
    "grenade": 1.6,
    "glowstick": 1.2,
    "smoke_grenade": 2.4,
    "shotgun": 2.2,
    "prototype_rifle": 2.6,
    "recon_drone": 0.8,
    "extended_magazine": 1.2,
    "main_gate_key": 3.0,
    "contingency_file": 1.8,
    "combat_stimulants": 1.2,
    "thermite_charge": 1.4,
    "toolbelt": 1.6,
    "duct_tape": 1.3,
    "fire_blanket": 1.0,
    "clothes": 1.2,
    "flashlight": 1.1,
    "lighter": 0.8,
    "reagents": 1.0,
    "cave_plans": 1.0,
    "facility_plans": 1.0,
    "research_documents": 2.2,
    "smg": 2.6,
    "smart_gun": 2.4,
    "nailgun": 2.0,
    "probe_arm": 2.0,
    "assault_rifle": 3.0,
    "wail": 1.5,
    "cheat_codes": 1.5,
    "pressure_washer": 2.0,
    "overmind": 2.0,
    "egg": 1.0,
    "carcass": 1.0,
    "corpse": 1.0,
}
CARDS = {
    "search": 1.4,
    "rest": 0.9,
    "demolition": 0.2,
    "interruption": 0.3,
    "repairs": 0.8,
    "basic_repairs": 0.5,
    "distraction": 1.6,
    "feel_of_the_dark": 1.0,
    "inconspicuous": 0.9,
    "vents": 0.5,
    "desperate_attack": 0.4,
    "clean_up": 0.9,
    "pheromones": 0.3,
}
REMEDY = 12.0  # what cures an infection, for who certainly has one
PART = 3.0  # a part of a suit, for who has none
SOMETHING = 1.2  # any other thing
SOMEWHAT = 0.6  # any other card


def item_worth(scene: Scene, kind: str) -> float:
    """Weapons without a hand or a shot are worth little; healing more to the wounded."""
    worth = WORTH.get(kind, SOMETHING)
    if kind in ("medkit", "skin_stapler") and scene.me["wounds"]:
        worth += 2.0
    if is_part(scene, kind) and not dressed(scene):
        worth += PART
    if kind == "neutralizer":
        worth += REMEDY * (1 - clean(scene))
    return worth


def has_hand_for(scene: Scene, kind: str) -> bool:
    """A free one, or one that holds something of less use."""
    held = [item_worth(scene, kind_of(item)) for item in scene.me["hands"]]
    full = len(held) > 1 or any(kind_of(w["wound"]) == "arm" for w in scene.me["wounds"])
    return not full or min(held, default=0.0) < item_worth(scene, kind) - 0.5


def card_worth(scene: Scene, kind: str) -> float:
    return CARDS.get(kind, SOMEWHAT)
