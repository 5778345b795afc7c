"""Preconditions that several cards, items and rooms share."""

from __future__ import annotations

from hullbreach.games.lockdown.computer import powered_for
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.needs import (
    breakable_here,
    closed_door_here,
    colour_here,
    company,
    computer_here,
    contaminated,
    contamination_in_hand,
    door_here,
    energy_weapons,
    fighting,
    fire_here,
    has_energy_weapon,
    has_items,
    has_light,
    held,
    items_left_here,
    malfunction_here,
    may_dress,
    may_heal,
    passage_here,
    slimed,
    unexplored_left,
    unloaded,
    xeno_here,
)

__all__ = [
    "breakable_here",
    "closed_door_here",
    "colour_here",
    "company",
    "computer_here",
    "contaminated",
    "contamination_in_hand",
    "door_here",
    "energy_weapons",
    "fighting",
    "fire_here",
    "has_energy_weapon",
    "has_items",
    "has_light",
    "held",
    "items_left_here",
    "malfunction_here",
    "may_dress",
    "may_heal",
    "passage_here",
    "powered_here",
    "slimed",
    "unexplored_left",
    "unloaded",
    "xeno_here",
]


def powered_here(s: Lockdown, me: int) -> bool:
    return powered_for(s, me)
