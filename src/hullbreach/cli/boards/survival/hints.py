"""What stands beside an option: what is in the room it leads to, and what a card does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import hullbreach as hb
from hullbreach.words import Words

from .rooms import exits, inhabitants, room_name

View = Mapping[str, Any]
GOING = ("move", "careful", "crawl", "to")
TOLD = ("keep", "character")
INITIALS = {"larva": "L", "creeper": "C", "adult": "A", "breeder": "B", "queen": "Q"}


def hint(view: View, content: View, words: Words, option: hb.Option) -> str:
    if len(option.values) != 1 or len(option.values[0]) < 2:
        return ""
    verb, thing, *_ = option.values[0]
    if verb in GOING and thing in view["rooms"]:
        there = [room_name(view["rooms"][thing], words), *inhabitants(view, words, str(thing))]
        return ", ".join(there)
    return words.explain(str(thing)).text if verb in TOLD else ""


def marks(view: View) -> Mapping[str, str]:
    """`A2` for the second adult on the board."""
    found: dict[str, str] = {}
    for about in view["rooms"].values():
        for xeno in about.get("xenos", {}):
            kind, _, number = xeno.partition("#")
            found[f"{INITIALS.get(kind, kind[0].upper())}{number}"] = xeno
    return found


def look(view: View, content: View, words: Words, thing: str) -> str:
    """A room, with who is in it and where it leads."""
    if thing not in view["rooms"]:
        return ""
    about = [room_name(view["rooms"][thing], words), *inhabitants(view, words, thing)]
    return f"{', '.join(about)}  → {' '.join(exits(view, content, thing))}"
