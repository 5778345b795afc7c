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


CHARACTERS: dict[str, Character] = {}
