"""What chance has given so far: a chain of results, so that forks share their past."""

from __future__ import annotations

from msgspec import Struct

from .decisions import Word


class DrawCell(Struct, frozen=True, eq=False):
    """A result of chance in the chain of all; never changed, so forks share it."""

    number: int
    stream: str
    among: tuple[Word, ...]
    result: Word | tuple[Word, ...]
    before: DrawCell | None


def drawn(last: DrawCell | None, since: DrawCell | None = None) -> list[DrawCell]:
    """The results of chance after `since`, oldest first."""
    found = []
    first = since.number + 1 if since else 0
    while last is not None and last.number >= first:
        found.append(last)
        last = last.before
    found.reverse()
    return found
