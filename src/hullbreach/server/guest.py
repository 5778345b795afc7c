"""Somebody at a table: one connection, whose eyes it looks through, and what it has been told."""

from __future__ import annotations

import asyncio
from typing import Any

from hullbreach.table.table import Table

from . import wire
from .rates import Bucket

LONGEST_QUEUE = 512
WORDS_A_SECOND, WORDS_AT_ONCE = 0.5, 10
THOUGHTS_A_SECOND, THOUGHTS_AT_ONCE = 1.0, 12


class Guest:
    def __init__(
        self,
        keys: frozenset[str],
        lang: str,
        *,
        patches: bool = False,
        since: int | None = None,
        covered: bool = False,
    ) -> None:
        self.keys = keys
        self.lang = lang
        self.patches = patches
        self.covered = covered
        """Before one screen sit several: it shows no seat of theirs until one says which."""
        self.seats: tuple[int, ...] = ()
        self.seat: int | None = None
        self.known_events = since
        """The guest knows the events before this number; None: the latest are enough for it."""
        self.last_view: dict[str, Any] | None = None
        self.talk = Bucket(WORDS_A_SECOND, WORDS_AT_ONCE)
        self.thought = Bucket(THOUGHTS_A_SECOND, THOUGHTS_AT_ONCE)
        self.messages: asyncio.Queue[str | None] = asyncio.Queue()

    def tell(self, message: str) -> None:
        """Put a message into the guest's queue; who does not read it in time is let go."""
        if self.messages.qsize() < LONGEST_QUEUE:
            self.messages.put_nowait(message)
        else:
            self.let_go()

    def say(self, message: Any) -> None:
        self.tell(wire.encode(message))

    def let_go(self) -> None:
        self.messages.put_nowait(None)

    def arrive(self, table: Table, seat: int | None) -> None:
        """Look through the wanted seat if it is the guest's, else through the first of his."""
        self.seats = table.seats_of(self.keys)
        self.seat = seat if seat in self.seats else self._first_seat

    def find_seats(self, table: Table) -> None:
        """Which seats the guest holds may change at any line; nobody keeps eyes he has lost."""
        self.seats = table.seats_of(self.keys)
        if self.seat not in self.seats and self.seat != self._first_seat:
            self.look_anew()
            self.seat = self._first_seat

    @property
    def _first_seat(self) -> int | None:
        return None if self._is_shared else next(iter(self.seats), None)

    @property
    def _is_shared(self) -> bool:
        return self.covered and len(self.seats) > 1

    @property
    def ears(self) -> frozenset[int]:
        """The seats whose whispers the guest hears."""
        return frozenset(self.seats) & {self.seat} if self._is_shared else frozenset(self.seats)

    def look_anew(self) -> None:
        """Through other eyes everything is told again."""
        self.known_events = None
        self.last_view = None
