"""The players: where they are, how they are, what everybody sees that they have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hullbreach.words import Words

View = Mapping[str, Any]


def seat_words(view: View) -> tuple[str, ...]:
    """Their characters, once everybody has one."""
    names = tuple(seat["character"] for seat in view["seats"])
    return names if all(names) else ()


def players(view: View, words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 1))
    table.add_column(no_wrap=True)
    for _ in range(3):
        table.add_column(overflow="fold")
    for number, seat in enumerate(view["seats"]):
        first = "►" if view["first"] == number else " "
        place = words.name(seat["place"]) if seat["place"] else "-"
        table.add_row(
            Text(f"{first}{words.seat(number)}", style="bold"),
            Text(place),
            Text(" · ".join(condition(words, seat))),
            Text(" · ".join(belongings(words, seat))),
        )
    return table


def condition(words: Words, seat: View) -> Iterator[str]:
    """Knowledge, wounds, and what clings to the character."""
    if seat.get("knowledge") is not None:
        yield words.say("board-knowledge", knowledge=seat["knowledge"])
    if seat["light"]:
        yield words.say("board-light", light=seat["light"])
    for entry in seat["wounds"]:
        wound = words.name(entry["wound"])
        yield f"({wound})" if entry["dressed"] else wound
    for marker in ("slime", "larva", "signal"):
        if seat[marker]:
            yield words.name(f"marker-{marker}")
    if seat["passed"]:
        yield words.say("board-passed")


def belongings(words: Words, seat: View) -> Iterator[str]:
    """Cards by number, things in hand by name, hidden items by the colour of their back."""
    yield words.say("board-cards", hand=len(seat["hand"]), deck=seat["deck"])
    for piece in (*seat["hands"], *seat["beside"]):
        ammo = seat["ammo"].get(piece)
        yield words.name(piece) + ("" if ammo is None else f" {ammo}")
    hidden = [words.name(f"items.{entry['colour']}") for entry in seat["inventory"]]
    if hidden:
        yield words.say("board-inventory", items=", ".join(hidden))
