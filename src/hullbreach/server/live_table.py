"""A table with guests: requests are carried out one by one, stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from hullbreach.kernel.errors import HullbreachError
from hullbreach.table import lines
from hullbreach.table.errors import Refused
from hullbreach.table.lines import Line, write_line
from hullbreach.table.outlook import match_seen, message_seen, speaker
from hullbreach.table.patches import changes_between
from hullbreach.table.seen import Update
from hullbreach.table.table import Table

from . import clock, wire
from .attendance import AWAY, Attendance
from .attendant import Attendant
from .guest import Guest
from .house import House
from .jobs import Jobs
from .storage import Writing
from .telling import Telling
from .theatre import Theatre

log = logging.getLogger("hullbreach.server")

LINES_A_SNAPSHOT = 40
EVENTS_AT_FIRST = 200
TRIES = 8


class LiveTable:
    def __init__(self, table: Table, house: House) -> None:
        self.table = table
        table.set_clocks(clock.now())
        self.attendance = Attendance(table.id, house.bus)
        self.used = time.monotonic()
        self.jobs = Jobs()
        self.theatre = Theatre(table.opened)
        self._house = house
        self._lock = asyncio.Lock()
        self._in_doubt = False
        """Something was applied that may not be stored."""
        self._kept = table.number
        self.row_is_stale = False
        self._attendant = Attendant(self, house.messenger)

    # ---------------------------------------------------------------- requests

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[Table]:
        """One at a time, and only with what is stored: a table in doubt is read again first."""
        async with self._lock:
            if self._in_doubt:
                await self._reload()
            yield self.table

    async def settled(self) -> Table:
        """The table, once everything that is under way has been stored."""
        async with self._alone() as table:
            return table

    async def request(self, ask: Callable[[Table], Line | None]) -> None:
        """Carry out what is asked. When this returns it is stored and everybody has been told.

        Whoever asked may leave meanwhile; what was begun is finished.
        """
        await asyncio.shield(self.jobs.start(self._carry_out(ask)))

    async def _carry_out(self, ask: Callable[[Table], Line | None]) -> None:
        async with self._alone():
            for _ in range(TRIES):
                line = ask(self.table)
                if line is None:
                    return
                if await self._write(line):
                    self._tell(line)
                    break
                await self._reload()  # another server was faster: look again what is possible
            else:
                raise Refused("already_decided", "Too many write at this table at once; try again.")
        self._attendant.go_on()

    async def _write(self, line: Line) -> bool:
        number, at = self.table.number, clock.now()
        await self._apply(line, at)
        self._in_doubt = True  # until it is stored it has not happened
        self.used = time.monotonic()
        self.row_is_stale = True
        writing = Writing(
            match=self.table.id,
            number=number,
            at=at,
            seat=getattr(line, "seat", None),
            line=write_line(line),
            snapshot=self._snapshot_if_due(),
        )
        if isinstance(line, lines.Seated):
            writing.keys = ((line.seat, line.holder.keys),)
        if isinstance(line, lines.Seated) or self.table.is_over:
            writing.seen = self.row()
        written = await self._house.scribe.write(writing)
        self._in_doubt = False
        return written

    async def _apply(self, line: Line, at: float) -> None:
        try:
            self.table.apply(line, at)
        except HullbreachError:
            raise
        except Exception as error:
            log.exception("table %s: the rules fail at %s", self.table.id, write_line(line))
            self._in_doubt = True
            raise Refused(
                "rules_fail", "The rules fail here; nothing has changed. Please report it."
            ) from error

    async def _reload(self) -> None:
        fresh = await self._house.store.load(self.table.id)
        if fresh is None:
            raise Refused("unknown_match", "This table is gone.")
        self.table = fresh
        fresh.set_clocks(clock.now())
        self._in_doubt = False
        for guest in self.guests:
            guest.known_events = min(guest.known_events or 0, fresh.course.first_event)

    def _snapshot_if_due(self) -> dict[str, Any] | None:
        table = self.table
        if not table.may_be_kept:
            return None
        if table.number - self._kept < LINES_A_SNAPSHOT and not table.is_over:
            return None
        self._kept = table.number
        return self.snapshot()

    def snapshot(self) -> dict[str, Any]:
        data = msgspec.json.encode(self.table.snapshot()).decode()
        return {"match": self.table.id, "number": self.table.number, "data": data}

    def row(self) -> dict[str, Any]:
        """What those who search for matches find."""
        table = self.table
        self.row_is_stale = False
        words = speaker(table.course, "en") if table.is_over else None
        seen = match_seen(table, (), frozenset(), words)
        return {
            "id": table.id,
            "code": table.opened.code,
            "game": table.opened.game,
            "access": table.opened.access,
            "finished": table.is_over,
            "open_seats": sum(seat.kind == "open" for seat in table.seats),
            "ticks": table.opened.pace.ticks,
            "changed": table.changed,
            "seen": msgspec.json.encode(seen).decode(),
        }

    async def hear(self, number: int | None = None) -> None:
        """Another server wrote that line, or (None) may have written some."""
        async with self._alone():
            if number is not None and number < self.table.number:
                return
            written = await self._house.store.lines(self.table.id, self.table.number)
            for at, line in written:
                self.table.apply_if_it_fits(line, at)
                self._tell(line)
        self._attendant.go_on(after=random.uniform(0.2, 0.6))

    # ---------------------------------------------------------------- guests

    @property
    def guests(self) -> set[Guest]:
        return self.attendance.guests

    @property
    def present(self) -> frozenset[int]:
        return self.attendance.seats

    def is_away(self, seat: int) -> bool:
        """Nobody looks through the seat, and it has been asked long enough to come back."""
        asked_for = clock.now() - self.table.asked_at.get(seat, clock.now())
        return min(asked_for, self.attendance.away_for(seat)) >= AWAY

    async def welcome(self, guest: Guest, seat: int | None) -> None:
        async with self._alone():
            guest.arrive(self.table, seat)
            self.guests.add(guest)
            self.used = time.monotonic()
            self._update(guest, Telling(self.table, self.present))
            self._tell_chat(guest)
            self.attendance.come(guest)
        self._attendant.go_on()

    def _tell_chat(self, guest: Guest) -> None:
        heard = [message for message in self.table.chat if message.heard_by(guest.ears)]
        words = speaker(self.table.course, guest.lang)
        guest.say(wire.Chats(messages=[message_seen(message, words) for message in heard]))

    def farewell(self, guest: Guest) -> None:
        self.used = time.monotonic()
        self.attendance.go(guest)

    async def look(self, guest: Guest, seat: int | None) -> None:
        if seat is not None and seat not in guest.seats:
            raise Refused("not_yours", f"Seat {seat} is not yours to look through.")
        async with self._alone():
            guest.seat = seat
            guest.look_anew()
            self._update(guest, Telling(self.table, self.present))
            if guest.covered:
                self._tell_chat(guest)

    async def speak(self, guest: Guest, lang: str) -> None:
        async with self._alone():
            guest.lang = lang
            guest.look_anew()
            self._update(guest, Telling(self.table, self.present))
            self._tell_chat(guest)

    async def refresh(self, guest: Guest) -> None:
        async with self._alone():
            self._update(guest, Telling(self.table, self.present))

    def _tell(self, line: Line) -> None:
        """Tell every guest what the line changed for him."""
        if isinstance(line, lines.Said):
            message = self.table.chat[-1]
            for guest in self.guests:
                if message.heard_by(guest.ears):
                    words = speaker(self.table.course, guest.lang)
                    guest.say(wire.Chat(message=message_seen(message, words)))
            return
        telling = Telling(self.table, self.present)
        for guest in tuple(self.guests):
            guest.find_seats(self.table)
            if not self.table.may_watch(guest.keys):
                guest.let_go()
                continue
            if guest.known_events is not None:
                guest.known_events = min(guest.known_events, self.table.events_kept)
            self._update(guest, telling)

    def _update(self, guest: Guest, telling: Telling) -> None:
        """Guests with the same eyes, language and knowledge get the same bytes."""
        count = self.table.course.events_count
        since = guest.known_events
        if since is None:
            since = max(count - EVENTS_AT_FIRST, 0)
        guest.known_events = count
        if guest.patches:
            guest.tell(wire.encode(_patched(guest, telling.update(guest, since))))
        else:
            guest.tell(telling.text(guest, since))

    # ---------------------------------------------------------------- coming and going

    def wake(self) -> None:
        """Somebody opened the table: bots and clocks go on."""
        self._attendant.go_on()

    def is_idle(self, seconds: float) -> bool:
        busy = self.guests or self.jobs or self._attendant.waits or self._lock.locked()
        return not busy and time.monotonic() - self.used >= seconds

    async def close(self) -> None:
        self._attendant.leave()
        await self.jobs.stop()
        for guest in self.guests:
            guest.let_go()


def _patched(guest: Guest, update: Update) -> Update:
    view = msgspec.json.decode(msgspec.json.encode(update.view))
    if guest.last_view is not None:
        update.patch = changes_between(guest.last_view, view)
        update.view = msgspec.UNSET
    guest.last_view = view
    return update
