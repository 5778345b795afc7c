"""What the table shows of one piece or place, for somebody who looks at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.words import Words

from .pieces import UPGRADED

View = Mapping[str, Any]


def look(view: View, content: View, words: Words, thing: str) -> str:
    """One line beside its wording; nothing if the table adds nothing."""
    kind, _, _ = thing.partition("#")
    if thing in view["units"]:
        return _unit(view, words, thing)
    if kind in content["cards"]:
        return _card(view, content, words, kind)
    sector, _, place = thing.partition(".")
    board = content["sectors"].get(sector)
    if not place or board is None or sector not in view["sectors"]:
        return ""
    if thing in board["rooms"]:
        return _room(view, words, sector, thing, board["rooms"][thing]["reach"])
    if thing in board["slots"]:
        return _slot(view, words, sector, thing, board["slots"][thing]["neighbours"])
    return ""


def _unit(view: View, words: Words, unit: str) -> str:
    facts = view["units"][unit]
    parts = [words.name(facts["at"])] if "supply" not in facts["at"] else []
    if facts["upgraded"]:
        parts.append(words.say(f"unit-{facts['kind']}", part="upgraded"))
    parts += [f"{words.say(f'token-{t}')} {n}" for t, n in facts["tokens"].items() if n]
    return " · ".join(parts)


def _card(view: View, content: View, words: Words, kind: str) -> str:
    """Its type, and where the copies in play lie with their numbers."""
    parts = [words.say(f"type-{content['cards'][kind]['type']}")]
    for facts in view["cards"].values():
        if facts["kind"] == kind:
            number = "" if facts["value"] is None else f" ({facts['value']})"
            parts.append(f"{words.name(facts['at'])}{number}{UPGRADED * facts['upgrades']}")
    return " · ".join(parts)


def _room(view: View, words: Words, sector: str, room: str, reach: list[str]) -> str:
    standing = view["sectors"][sector]["rooms"]
    parts = [words.name(standing[room])] if standing[room] else []
    near = ", ".join(other.partition(".")[2] for other in reach) or "–"
    return " · ".join([*parts, words.say("look-reach", rooms=near)])


def _slot(view: View, words: Words, sector: str, slot: str, neighbours: list[str]) -> str:
    card = view["sectors"][sector]["slots"][slot]
    parts = [words.name(card)] if card else []
    near = ", ".join(other.partition(".")[2] for other in neighbours)
    return " · ".join([*parts, words.say("look-beside", slots=near)])
