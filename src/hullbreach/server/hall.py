"""The hall: all tables that are open in this server now. Tables nobody uses are put away."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Sequence

from hullbreach.table.errors import Refused
from hullbreach.table.keys import new_id
from hullbreach.table.lines import Answered, Line, Opened, write_line
from hullbreach.table.table import Table

from . import clock
from .bus import Alone, Bus, Elsewhere, PostgresBus
from .house import House
from .live_table import LiveTable
from .messenger import Messenger
from .rates import Buckets, Crowd
from .settings import Settings
from .storage import Scribe, Store, Writing
from .storage.scribe import CHANNEL

log = logging.getLogger("hullbreach.server")

SWEEP_SECONDS = 10.0
CLEAN_SECONDS = 600.0
"""So often all garbage is collected, and every table waits; otherwise only what is young."""
A_SLICE = 8


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.scribe = Scribe(self.store)
        self.messenger = Messenger(settings.webhooks)
        self.bus: Bus = (
            PostgresBus(settings.database_url, CHANNEL) if self.store.is_shared else Alone()
        )
        self._house = House(
            store=self.store, scribe=self.scribe, bus=self.bus, messenger=self.messenger
        )
        limits = settings.limits
        self.tables = Buckets(limits.tables_a_minute)
        self.wrong_keys = Buckets(limits.wrong_keys_a_minute)
        self.heavy = Buckets(limits.heavy_a_minute)
        self.reports = Buckets(limits.reports_a_minute)
        self.requests = Buckets(limits.requests_a_minute)
        self.crowd = Crowd(limits.connections, limits.connections_an_address)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self.scribe.start()
        await self.bus.open(self)
        self._sweeper = asyncio.create_task(self._sweep())
        for match in await self.store.ticking():
            await self.find(match)

    async def close(self) -> None:
        """Let everybody go; what they did is already stored."""
        await self.bus.close()
        if self._sweeper:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for table in tuple(self._tables.values()):
            await table.close()
        await self.messenger.close()
        await self._renew_rows()
        await self.scribe.stop()
        await self.store.close()

    async def set_up(self, opened: Opened, answers: Sequence[tuple[int, str]] = ()) -> LiveTable:
        """Open a new table (or one that has been played already); then it is stored."""
        at = clock.now()
        live = LiveTable(Table(new_id(), opened, at), self._house)
        table = live.table
        first = _writing(table, 0, at, opened)
        first.keys = [(n, seat.keys) for n, seat in enumerate(table.seats)]
        writings = [first]
        for seat, option in answers:
            line = Answered(seat=seat, option=option)
            writings.append(_writing(table, table.number, at, line))
            table.apply(line, at)
        first.seen = live.row()
        if not all(await asyncio.gather(*map(self.scribe.write, writings))):
            raise Refused("bad_request", "The table could not be set up; please try again.")
        self._tables[table.id] = live
        live.wake()
        return live

    async def find(self, match: str) -> LiveTable:
        """The table with this id, loaded if need be."""
        live = self._tables.get(match)
        if live is None and match.isalnum():
            if match not in self._loading:
                self._loading[match] = asyncio.create_task(self._load(match))
            live = await asyncio.shield(self._loading[match])
        if live is None:
            raise Refused("unknown_match", f"There is no match {match[:32]!r}.")
        return live

    def at_hand(self, match: str) -> LiveTable | None:
        return self._tables.get(match)

    async def _load(self, match: str) -> LiveTable | None:
        try:
            table = await self.store.load(match)
            if table is None:
                return None
            live = self._tables[match] = LiveTable(table, self._house)
            live.wake()
            return live
        finally:
            del self._loading[match]

    async def hear(self, match: str, number: int) -> None:
        """Some server wrote that line."""
        live = self._tables.get(match)
        if live is not None:
            await live.hear(number)

    async def see(self, news: Elsewhere) -> None:
        """Guests came or went on another server."""
        live = self._tables.get(news.match)
        if live is not None:
            live.attendance.see(news)

    async def catch_up(self) -> None:
        """News may have been missed: every table looks itself."""
        for live in tuple(self._tables.values()):
            await live.hear()

    async def _sweep(self) -> None:
        cleaned = time.monotonic()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            if time.monotonic() - cleaned >= CLEAN_SECONDS:
                gc.collect()
                cleaned = time.monotonic()
            try:
                await self._renew_rows()
                await self._put_away()
                for live in self._tables.values():
                    if live.guests:
                        live.attendance.announce()
            except Exception:
                log.exception("the hall could not be swept")

    async def _renew_rows(self) -> None:
        """What those who search find; in small slices, so that nobody waits for it."""
        stale = [live for live in self._tables.values() if live.row_is_stale]
        for first in range(0, len(stale), A_SLICE):
            slice_ = stale[first : first + A_SLICE]
            writings = [Writing(match=live.table.id, seen=live.row()) for live in slice_]
            await asyncio.gather(*map(self.scribe.write, writings))

    async def _put_away(self) -> None:
        idle = self.settings.limits.idle_seconds
        for match, live in tuple(self._tables.items()):
            if live.is_idle(idle):
                if live.table.may_be_kept:
                    kept = Writing(match=match, seen=live.row(), snapshot=live.snapshot())
                    await self.scribe.write(kept)
                if live.is_idle(idle):
                    del self._tables[match]


def _writing(table: Table, number: int, at: float, line: Line) -> Writing:
    seat = getattr(line, "seat", None)
    return Writing(match=table.id, number=number, at=at, seat=seat, line=write_line(line))
