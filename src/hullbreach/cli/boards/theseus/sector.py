"""One sector: its rooms and walls, its slots, its pending cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hullbreach.words import Words

from .pieces import COLOUR, card_mark, card_signs, faction_of, letter, unit_mark, unit_tokens

View = Mapping[str, Any]
ROOM_WIDTH = 6
ROOMY = 46


def sector(
    view: View, content: View, words: Words, name: str, width: int, leads: str = ""
) -> RenderableType:
    """A panel; `leads` is the arrow on its lower edge, where the ring goes on."""
    margin = 1 if width >= ROOMY else 0
    table = Table.grid(padding=(0, 1, 0, 0))
    inner = width - 2 - 2 * margin - (2 * ROOM_WIDTH + 3) - 1
    table.add_row(rooms(view, content, words, name), places(view, content, words, name, inner))
    owners = [faction_of(view, seat) for seat in view["sectors"][name]["home_of"]]
    style = COLOUR.get(owners[0], "") if owners else "dim"
    title = Text.assemble(
        (f" {view['ring'].index(name) + 1} ", "dim"),
        ("".join(f"[{letter(owner)}] " for owner in owners), f"bold {style}"),
        (words.name(name), "bold"),
        f" · {words.say(f'sector-{name}', part='action')} ",
    )
    return Panel(
        table,
        title=title,
        title_align="left",
        subtitle=leads or None,
        box=ROUNDED,
        border_style=style,
        width=width,
        padding=(0, margin),
    )


def rooms(view: View, content: View, words: Words, name: str) -> Text:
    """Two by two; a heavy line is a wall, where there is none the rooms are in reach."""
    reach = {room: facts["reach"] for room, facts in content["sectors"][name]["rooms"].items()}
    a, b, c, d = (f"{name}.{letter}" for letter in "ABCD")
    standing = view["sectors"][name]["rooms"]

    def side(left: str, right: str) -> str:
        return " " if right in reach[left] else "┃"

    def floor(above: str, below: str) -> str:
        return (" " if below in reach[above] else "━") * ROOM_WIDTH

    def row(left: str, right: str) -> Text:
        upper = [_standing(view, room, standing[room]) for room in (left, right)]
        lower = [_lying(view, standing[room], words) for room in (left, right)]
        wall = (side(left, right), "bold")
        return Text.assemble(
            "│", upper[0], wall, upper[1], "│\n", "│", lower[0], wall, lower[1], "│\n"
        )

    edges = [side(a, b), floor(b, d)[0], side(c, d), floor(a, c)[0]]
    crossing = "╋" if any(edge != " " for edge in edges) else " "
    line = "─" * (2 * ROOM_WIDTH + 1)
    middle = Text.assemble("├", (floor(a, c) + crossing + floor(b, d), "bold"), "┤\n")
    return Text.assemble(f"┌{line}┐\n", row(a, b), middle, row(c, d), f"└{line}┘")


def _standing(view: View, room: str, unit: str | None) -> Text:
    cell = Text.assemble((room[-1], "dim"), " ")
    if unit:
        cell.append_text(unit_mark(view, unit))
    return _fitted(cell, ROOM_WIDTH)


def _lying(view: View, unit: str | None, words: Words) -> Text:
    tokens = unit_tokens(view, unit, words) if unit else ""
    return _fitted(Text(tokens, style="italic"), ROOM_WIDTH)


def _fitted(text: Text, width: int) -> Text:
    text.truncate(width, pad=True)
    return text


def places(view: View, content: View, words: Words, name: str, width: int) -> Text:
    """Slots and pending positions, one a line: where, which card, its number and tokens."""
    facts = view["sectors"][name]
    marked = content["sectors"][name]["slots"]
    lines = []
    for slot, card in facts["slots"].items():
        label = Text(slot.partition(".")[2], style="dim")
        empty = Text("☆" if marked[slot]["bonus"] else "·", style="dim")
        lines.append(_place(view, content, words, label, card, empty, width))
    for place, card in facts["pending"].items():
        label = Text(f"p{place[-1]}", style="italic")
        lines.append(_place(view, content, words, label, card, Text("…", style="dim"), width))
    return Text("\n").join(lines)


def _place(
    view: View,
    content: View,
    words: Words,
    label: Text,
    card: str | None,
    empty: Text,
    width: int,
) -> Text:
    if card is None:
        return Text.assemble(label, " ", empty)
    mark = card_mark(view, content, card, words)
    signs = card_signs(view, card, words)
    mark.truncate(width - label.cell_len - signs.cell_len - 2, overflow="ellipsis", pad=True)
    return Text.assemble(label, " ", mark, " ", signs)
