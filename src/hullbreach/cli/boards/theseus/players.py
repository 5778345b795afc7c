"""The players: life, data, upgrade tokens, decks and what lies before them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hullbreach.words import Words

from .pieces import COLOUR, letter

View = Mapping[str, Any]
FULL, HALVES = 20, 10


def players(view: View, words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 1))
    for seat in view["order"]:
        table.add_row(*_player(view, words, view["seats"][seat]))
    return table


def _player(view: View, words: Words, facts: View) -> list[RenderableType]:
    faction = facts["faction"]
    colour = COLOUR.get(faction, "")
    turn = "►" if view["turn"]["seat"] == facts["seat"] else " "
    team = f" {'AB'[facts['team']]}" if facts.get("team") is not None else ""
    name = Text(f"{turn}{letter(faction)} {words.name(faction)}{team}", style=f"bold {colour}")
    life, data = _track("♥", facts["life"], colour), _track("▤", facts["data"], colour)
    return [name, life, data, Text(_belongings(words, facts))]


def _track(sign: str, points: int | None, colour: str) -> Text:
    """Nothing for who has no such marker, or no longer."""
    if points is None:
        return Text("")
    return Text(f"{sign} {points:>2} {bar(points)}", style=colour)


def bar(points: int) -> str:
    """Twenty points as ten characters."""
    points = max(0, min(points, FULL))
    return ("█" * (points // 2) + "▌" * (points % 2)).ljust(HALVES, "░")


def _belongings(words: Words, facts: View) -> str:
    parts = [f"{words.say('board-upgrades')} {facts['upgrades']}"]
    deck = f"{words.say('board-deck')} {facts['deck']}"
    if facts.get("deck_top"):
        deck += f" ({words.name(facts['deck_top'])})"
    parts.append(deck)
    parts += [f"★ {words.name(card)}" for card in facts["front"]]
    if facts.get("drawn"):
        parts.append(f"{words.say('board-drawn')} {words.listed(map(words.name, facts['drawn']))}")
    parts += [
        f"{words.say(f'token-{token}')} {count}"
        for token, count in facts.get("stock", {}).items()
        if count
    ]
    return " · ".join(parts)
