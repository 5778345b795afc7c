"""The middle of the station: whose turn it is, space, the disc, the supply, the end track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hullbreach.words import Words

from .pieces import unit_mark

View = Mapping[str, Any]
END_TRACK = ("–", "3", "2", "1")


def tracks(view: View, words: Words, leads: str = "") -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="dim")
    table.add_row(words.say("board-space"), _space(view))
    table.add_row(words.say("board-disc"), _disc(view, words))
    table.add_row(words.say("board-supply"), _supply(view))
    table.add_row(words.say("board-end-track"), _end_track(view, words))
    turn = view["turn"]
    title = words.say(
        "board-turn",
        number=turn["number"],
        seat=words.seat(turn["seat"]),
        phase=_phase(view, words),
    )
    return Panel(
        table,
        title=Text(f" {title} ", style="bold"),
        title_align="left",
        subtitle=leads or None,
        box=ROUNDED,
    )


def _phase(view: View, words: Words) -> str:
    return words.say(f"phase-{view['turn']['phase']}")


def _space(view: View) -> Text:
    units = [unit_mark(view, unit) for unit in view["space"]]
    return Text(" ").join(units) if units else Text("–", style="dim")


def _disc(view: View, words: Words) -> str:
    card = view["disc"]
    if not card:
        return words.name("control_room")
    return f"{words.name(card)}, {words.name(view['cards'][card]['at'])}"


def _supply(view: View) -> str:
    return str(view["supply"]["upgrade"])


def _end_track(view: View, words: Words) -> Text:
    """The fields of the track; the marker's field in brackets."""
    fields = (*END_TRACK, words.say("board-end"))
    marked = view["end_track"]
    return Text("  ").join(
        Text(f"[{field}]", style="bold reverse") if place == marked else Text(field, style="dim")
        for place, field in enumerate(fields)
    )
