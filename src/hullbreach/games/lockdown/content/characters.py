"""The six characters, as their selection cards show them."""

from __future__ import annotations

from typing import NamedTuple

from hullbreach.games.survival.catalogue import Known, public

STAFF = "staff"
NEMESIS = "nemesis_survivor"  # LD-08.07b
START_ROOM = {STAFF: "repository", NEMESIS: "isolation_room"}
START_KNOWLEDGE = {STAFF: 1, NEMESIS: 3}


class Character(NamedTuple):
    id: str
    colour: str
    group: str
    starting_item: str
    quest_item: str
    known: Known = public(0.98)


CHARACTERS = {
    character.id: character
    for character in (
        Character("survivor", "red", NEMESIS, "", "assault_rifle"),
        Character("hacker", "green", STAFF, "smart_gun", "cheat_codes"),
        Character("xenobiologist", "white", STAFF, "probe_arm", "overmind"),
        Character("sentry", "blue", STAFF, "smg", "battle_suit"),
        Character("janitor", "orange", STAFF, "nailgun", "pressure_washer"),
        Character("lab_rat", "violet", NEMESIS, "", "wail"),
    )
}
