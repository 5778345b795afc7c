"""What only the one who looks may see: hand, inventory, objectives, protocols."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hullbreach.words import Words

View = Mapping[str, Any]


def secrets(view: View, words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for seat in view["seats"]:
        for heading, things in _known(seat):
            if things:
                table.add_row(
                    words.say(f"board-{heading}"), Text(", ".join(map(words.name, things)))
                )
    open_objectives = view.get("objectives", ())
    if open_objectives:
        table.add_row(words.say("board-team"), Text(", ".join(map(words.name, open_objectives))))
    return table


def _known(seat: View) -> Iterator[tuple[str, list[str]]]:
    """By heading; of other seats nothing of this is known."""
    yield "hand", [card for card in seat["hand"] if card]
    yield "items", [entry["item"] for entry in seat["inventory"] if entry["item"]]
    yield "objectives", [card for card in seat["objectives"] if card]
    yield "protocols", [token for token in seat.get("protocols", ()) if token]
    if any(seat["hand"]) or any(seat["objectives"]):
        yield "quest", list(seat["quest"])
