"""The players: life, data, upgrade tokens, decks and what lies before them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hullbreach.words import Words

from .pieces import COLOUR, letter

View = Mapping[str, Any]
FULL, HALVES = 20, 10
NARROWEST_ROW = 60


def players(view: View, words: Words, width: int) -> RenderableType:
    """A row for each player, or where there is no room for it, a few lines."""
    seats = [view["seats"][seat] for seat in view["order"]]
    if width < NARROWEST_ROW:
        return Group(*(_lines(*_player(view, words, facts)) for facts in seats))
    table = Table.grid(padding=(0, 2, 0, 1))
    for facts in seats:
        table.add_row(*_player(view, words, facts))
    return table


def _lines(name: Text, life: Text, data: Text, belongings: Text) -> RenderableType:
    """Who, how strong (without the bars), and below it what belongs to him."""
    points = [track[: len("♥ 20")] for track in (life, data)]
    return Group(Text("  ").join([name, *points]), Padding(belongings, (0, 0, 0, 2)))


def _player(view: View, words: Words, facts: View) -> list[Text]:
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
    if facts["faction"] != "pandora":  # it has no cards
        top = f" ({words.name(facts['deck_top'])})" if facts.get("deck_top") else ""
        parts.append(f"{words.say('board-deck')} {facts['deck']}{top}")
    parts += [f"★ {words.name(card)}" for card in facts["front"]]
    if facts.get("drawn"):
        parts.append(f"{words.say('board-drawn')} {words.listed(map(words.name, facts['drawn']))}")
    parts += [
        f"{words.say(f'token-{token}')} {count}"
        for token, count in facts.get("stock", {}).items()
        if count
    ]
    return " · ".join(parts)
