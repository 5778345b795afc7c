"""The ship: its tracks, its course and engines, its rooms, the players."""

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
    return Group(
        Text(" · ".join(_tracks(view, words)), style="bold"),
        Text(" · ".join(_flight(view, words))),
        Text(" · ".join((*supplies(view, words), *_weaknesses(view, words)))),
        rooms(view, content, words),
        players(view, words),
        secrets(view, words),
    )


def _tracks(view: View, words: Words) -> Iterator[str]:
    """Round and time, whether one can sleep, what counts down, the pods."""
    time = view["time"]
    yield words.say("board-round", round=view["round"])
    yield words.say("board-time", space=time["space"])
    if time["hibernation_open"]:
        yield words.say("board-hibernation")
    if time["self_destruct"] is not None:
        yield f"{words.name('marker-self_destruct')} {time['self_destruct']}"
    for pod, lock in view["pods"].items():
        yield words.say(f"board-pod-{lock}", pod=words.name(pod))


def _flight(view: View, words: Words) -> Iterator[str]:
    """The course, and of coordinates and engines what the viewer has seen."""
    course = view["course"]
    yield words.say("board-course", space=course["space"].upper())
    if course["card"]:
        yield words.name(course["card"])
    for number, tokens in view["engines"].items():
        yield words.name(tokens[0]) if tokens[0] else words.say("board-engine", number=number)


def _weaknesses(view: View, words: Words) -> Iterator[str]:
    for kind, weakness in view["weaknesses"].items():
        yield f"{words.name(kind)}: {words.name(weakness) if weakness else '?'}"
