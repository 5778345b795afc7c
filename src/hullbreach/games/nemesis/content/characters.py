"""The six characters, as their selection cards show them."""

from __future__ import annotations

from typing import NamedTuple

from hullbreach.games.survival.catalogue import Known, public


class Character(NamedTuple):
    id: str
    colour: str
    starting_item: str
    quest_items: tuple[str, str]
    known: Known = public(0.95)


CHARACTERS = {
    character.id: character
    for character in (
        Character("captain", "blue", "six_shooter", ("log_key", "intercom")),
        Character(
            "pilot", "green", "shotgun", ("orbital_maneuvering_system", "pilots_evacuation_key")
        ),
        Character("scientist", "light_blue", "pistol", ("holo_computer", "laboratory_equipment")),
        Character("scout", "purple", "rifle", ("motion_scanner", "security_key")),
        Character("soldier", "red", "assault_rifle", ("autoloader", "armor")),
        Character("mechanic", "orange", "sawed_off_shotgun", ("plasma_torch", "flashlight")),
    )
}
