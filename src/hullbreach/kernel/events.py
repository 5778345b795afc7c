"""What happened, as each viewer may know it.

An event is fixed when it is emitted: one payload for everybody and private additions for single
seats. The log is a chain of cells that are never changed, so forks share it and undo drops it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from .decisions import Word

Fact: TypeAlias = Word | tuple[Word, ...] | None


class Event(NamedTuple):
    name: str
    public: Mapping[str, Fact]
    private: Mapping[int, Mapping[str, Fact]]


class LogCell(NamedTuple):
    number: int
    event: Event
    before: LogCell | None


class SeenEvent(NamedTuple):
    """An event as one viewer saw it."""

    number: int
    name: str
    facts: Mapping[str, Fact]


def seen(log: LogCell | None, viewer: int | None, since: int = 0) -> list[SeenEvent]:
    """The events from number `since` on, oldest first."""
    found: list[SeenEvent] = []
    while log is not None and log.number >= since:
        number, event, log = log
        mine = event.private.get(viewer) if viewer is not None else None
        found.append(
            SeenEvent(number, event.name, {**event.public, **mine} if mine else event.public)
        )
    found.reverse()
    return found
