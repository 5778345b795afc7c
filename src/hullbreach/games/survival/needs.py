"""Preconditions that several cards, items and rooms share."""

from __future__ import annotations

from .actions import held
from .crew import (
    colour_of_room,
    companions,
    contamination_in_hand,
    fighting,
    has_computer,
)
from .doors import CLOSED, can_toggle
from .items import items_of, most_ammo, weapons
from .markers import explored_entrances, has_entrance, may_break
from .state import Survival
from .wounds import has_light, may_dress, may_heal

__all__ = ["contamination_in_hand", "fighting", "has_light", "held", "may_dress", "may_heal"]


def malfunction_here(s: Survival, me: int) -> bool:
    return s.place[me] in s.malfunction


def fire_here(s: Survival, me: int) -> bool:
    return s.place[me] in s.fire


def breakable_here(s: Survival, me: int) -> bool:
    return s.place[me] not in s.malfunction and may_break(s, s.place[me])


def slimed(s: Survival, me: int) -> bool:
    return me in s.slime


def xeno_here(s: Survival, me: int) -> bool:
    return fighting(s, me)


def company(s: Survival, me: int) -> bool:
    return bool(companions(s, me))


def has_items(s: Survival, me: int) -> bool:
    return bool(items_of(s, me))


def contaminated(s: Survival, me: int) -> bool:
    return bool(contamination_in_hand(s, me))


def closed_door_here(s: Survival, me: int) -> bool:
    for corridor in s.board.corridors_of[s.place[me]]:
        if s.door.get(corridor) == CLOSED:
            return True
    return False


def door_here(s: Survival, me: int) -> bool:
    return can_toggle(s, s.board.corridors_of[s.place[me]])


def computer_here(s: Survival, me: int) -> bool:
    return has_computer(s, s.place[me])


def items_left_here(s: Survival, me: int) -> bool:
    return s.search.get(s.place[me], 0) > 0


def passage_here(s: Survival, me: int) -> bool:
    """A service corridor entrance here, and an explored room with another one."""
    return has_entrance(s, s.place[me]) and bool(explored_entrances(s, s.place[me]))


def unexplored_left(s: Survival, me: int) -> bool:
    board = s.board
    return any(s.zones[board.tile_zone[room]] for room in board.rooms)


def colour_here(s: Survival, me: int) -> str:
    return colour_of_room(s, s.place[me])


def energy_weapons(s: Survival, me: int) -> list[str]:
    """Energy weapons in hand that can take more ammo."""
    found = []
    for item in weapons(s, me):
        weapon = s.title.item_of[item].weapon
        if weapon and weapon.energy and s.ammo.get(item, 0) < most_ammo(s, item):
            found.append(item)
    return found


def unloaded(s: Survival, me: int, kind: str) -> str:
    """An item of this kind that can take more ammo or uses, or nothing."""
    for item in items_of(s, me):
        if s.title.item_of[item].id == kind and s.ammo.get(item, 0) < most_ammo(s, item):
            return item
    return ""


def has_energy_weapon(s: Survival, me: int) -> bool:
    return bool(energy_weapons(s, me))
