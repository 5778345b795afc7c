"""The facility: its tracks, its rooms by section, the players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hullbreach.words import Words

from .survival import hint, look, marks, players, rooms, seat_words, secrets, supplies

__all__ = ["draw", "hint", "look", "marks", "seat_words"]

View = Mapping[str, Any]


def draw(view: View, content: View, words: Words, width: int) -> RenderableType:
    tracks = Text(" · ".join(_tracks(view, words)), style="bold")
    return Group(
        tracks,
        Text(" · ".join(_known(view, words))),
        rooms(view, content, words),
        players(view, words),
        secrets(view, words),
    )


def _tracks(view: View, words: Words) -> Iterator[str]:
    """Round and time, the lift, the gate, and what counts down."""
    time = view["time"]
    yield words.say("board-round", round=view["round"])
    yield words.say("board-time", space=time["space"])
    if time["emergency_power"]:
        yield words.name("marker-emergency_power")
    lift = words.say("board-power" if view["power"]["lift"]["on"] else "board-dark")
    yield words.say("board-lift", section=words.name(view["lift"]), power=lift)
    yield words.say("board-gate-open" if view["gate_open"] else "board-gate-closed")
    yield words.say("board-rover", place=words.name(view["rover"]))
    for counter in ("alarm", "self_destruct"):
        if time[counter] is not None:
            yield f"{words.name(f'marker-{counter}')} {time[counter]}"


def _known(view: View, words: Words) -> Iterator[str]:
    """What is left, the computer card, the weaknesses."""
    yield from supplies(view, words)
    yield from (words.name(card) for card in view["computer"])
    yield from (words.name(weakness) for weakness in view["weaknesses"]["known"])
