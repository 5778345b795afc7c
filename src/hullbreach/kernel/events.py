"""What happened, as each viewer may know it.

An event is fixed when it is emitted: one payload for everybody and private additions for single
seats. The log is a chain of cells that are never changed, so forks share it and undo drops it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from .decisions import Word

Fact: TypeAlias = Word | tuple[Word, ...] | None


class Event(NamedTuple):
    name: str
    public: Mapping[str, Fact]
    private: Mapping[int, Mapping[str, Fact]]


@dataclass(frozen=True, slots=True)
class Veil:
    """In an imagined world: only this viewer still knows what was private before."""

    viewer: int | None


class LogCell(NamedTuple):
    number: int
    event: Event | Veil
    before: LogCell | None


def veiled(log: LogCell | None, viewer: int | None) -> LogCell | None:
    return LogCell(log.number, Veil(viewer), log) if log else None


class SeenEvent(NamedTuple):
    """An event as one viewer saw it."""

    number: int
    name: str
    facts: Mapping[str, Fact]


def seen(log: LogCell | None, viewer: int | None, since: int = 0) -> list[SeenEvent]:
    """The events from number `since` on, oldest first."""
    found: list[SeenEvent] = []
    knows = True
    while log is not None and log.number >= since:
        number, event, log = log
        if isinstance(event, Veil):
            knows = knows and event.viewer == viewer
            continue
        mine = event.private.get(viewer) if knows and viewer is not None else None
        found.append(
            SeenEvent(number, event.name, {**event.public, **mine} if mine else event.public)
        )
    found.reverse()
    return found
