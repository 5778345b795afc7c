"""Effects that several factions' cards share."""

from __future__ import annotations

from hullbreach.games.theseus.combat import can_fight, fight
from hullbreach.games.theseus.state import Theseus, controller, owner, value
from hullbreach.games.theseus.verbs import damage, gain_data, take_upgrade
from hullbreach.kernel.decisions import Play

# Traps


def deal_damage(s: Theseus, card: str, unit: str) -> None:
    """X damage to the owner of the unit; in deathmatch for the trap's owner (TH-15.17)."""
    damage(s, owner(s, unit), value(s, card), controller(s, card), card)


# Actions


def station_fight(s: Theseus, seat: int, card: str) -> Play:
    """All own units in all sectors attack (TH-08.09)."""
    yield from fight(s, seat)


def nobody_to_attack(s: Theseus, seat: int, card: str) -> str:
    return "" if can_fight(s, seat) else "nobody_in_reach"


def get_upgrade(s: Theseus, seat: int, card: str) -> None:
    take_upgrade(s, seat)


def supply_empty(s: Theseus, seat: int, card: str) -> str:
    return "" if s.supply else "supply_empty"


def get_data(s: Theseus, seat: int, card: str) -> None:
    gain_data(s, seat, value(s, card))


def no_data_marker(s: Theseus, seat: int, card: str) -> str:
    return "" if seat in s.data else "no_data_marker"
