"""The station: a ring of sectors, the tracks in its middle, the players below.

Sectors lie clockwise from the top left. Nothing is told by colour alone: a faction is a letter, a
type of card a shape, a wall a heavy line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hullbreach.words import Words

from .hints import hint
from .looks import look
from .pieces import marks
from .players import players
from .sector import sector
from .tracks import tracks

__all__ = ["draw", "hint", "look", "marks", "seat_words"]

View = Mapping[str, Any]
NARROWEST_RING, SMALLEST_RING = 78, 4


def seat_words(view: View) -> tuple[str, ...]:
    return tuple(seat["faction"] for seat in view["seats"])


def draw(view: View, content: View, words: Words, width: int) -> RenderableType:
    if width < NARROWEST_RING or len(view["ring"]) < SMALLEST_RING:
        panels = [sector(view, content, words, name, width) for name in view["ring"]]
        return Group(*panels, tracks(view, words), players(view, words, width))
    return Group(ring(view, content, words, width), players(view, words, width))


def ring(view: View, content: View, words: Words, width: int) -> RenderableType:
    """Two columns: down the right side, and up the left one."""
    half = (width - 3) // 2
    count = len(view["ring"])
    rows = (count + 1) // 2
    panels = [
        sector(view, content, words, name, half, _leads(place, rows))
        for place, name in enumerate(view["ring"])
    ]
    if count % 2 == 0:
        return Group(_circle(panels, half), tracks(view, words))
    # The tracks take the free place on the left, below the first sector.
    return _circle([*panels, tracks(view, words, "↑")], half)


def _leads(place: int, rows: int) -> str:
    """The arrow on the lower edge: down the right side, up the left one."""
    if 1 <= place < rows:
        return "↓"
    return "↑" if place == 0 or place > rows + 1 else ""


def _circle(panels: list[RenderableType], half: int) -> RenderableType:
    rows = len(panels) // 2
    right, left = panels[1 : rows + 1], [panels[0], *panels[:rows:-1]]
    table = Table.grid()
    for column in (half, 3, half):
        table.add_column(width=column)
    for row, (west, east) in enumerate(zip(left, right, strict=True)):
        arrow = " → " if row == 0 else " ← " if row == rows - 1 else "   "
        table.add_row(west, Text(f"\n\n\n\n{arrow}", style="dim"), east)
    return table
