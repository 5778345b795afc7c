"""The characters, as their selection cards show them; and the crew that may replace them."""

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
    replaces: str = ""
    """Whose selection card names this character too."""


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

CREW = {
    character.id: character
    for character in (
        Character("captain", "blue", NEMESIS, "", "revolver", public(0.5), "sentry"),
        Character("pilot", "green", NEMESIS, "", "pilots_shotgun", public(0.5), "hacker"),
        Character(
            "scientist", "white", NEMESIS, "", "scientists_pistol", public(0.5), "xenobiologist"
        ),
        Character("scout", "violet", NEMESIS, "", "scouts_rifle", public(0.5), "lab_rat"),
        Character("soldier", "red", NEMESIS, "", "combat_rifle", public(0.9), "survivor"),
        Character("mechanic", "orange", NEMESIS, "", "sawed_off_shotgun", public(0.5), "janitor"),
    )
}
"""The crew of the Nemesis (LD-30.06). Of each colour only one may play."""

EVERYBODY = {**CHARACTERS, **CREW}
REPLACEMENT = {character.replaces: character.id for character in CREW.values()}
