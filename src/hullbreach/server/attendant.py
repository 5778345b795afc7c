"""The attendant of a table: wakes the bots, watches the clocks, calls those who are away."""

from __future__ import annotations

import asyncio
import logging
import weakref
from functools import partial
from typing import TYPE_CHECKING

from hullbreach.bots import Phrase
from hullbreach.table.company import state, think, word_of
from hullbreach.table.lines import Line
from hullbreach.table.table import Table

from . import clock
from .messenger import Call, Messenger

if TYPE_CHECKING:
    from .live_table import LiveTable

log = logging.getLogger("hullbreach.server")

LONGEST_PAUSE = 30


class Attendant:
    def __init__(self, live: LiveTable, messenger: Messenger) -> None:
        self._live: LiveTable = weakref.proxy(live)  # a table that is put away is gone at once
        self._messenger = messenger
        self._called: dict[int, int] = dict(live.table.stamps)
        """By seat: the stamp of the last question that its person was called for."""
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def waits(self) -> bool:
        """A clock is running."""
        return self._alarm is not None

    def go_on(self, after: float = 0.0) -> None:
        """See to the table; after another server's line its attendant goes first."""
        table = self._live.table
        if table.bots_asked() and (self._bots is None or self._bots.done()):
            self._bots = self._live.jobs.start(self._move_bots(after))
        self._set_alarm()
        if table.opened.webhook and not after:
            self._call_the_absent(table, self._messenger)

    def leave(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    # ---------------------------------------------------------------- bots

    async def _move_bots(self, after: float) -> None:
        await self._let_others_go_first(after)
        live, tried = self._live, 0
        while asked := live.table.bots_asked():
            seat = asked[0]
            stamp = live.table.stamps[seat]
            try:
                await self._let_speak(seat)
                option = await asyncio.to_thread(think(live.table, seat, tried))
                await live.request(partial(_answer, seat=seat, stamp=stamp, option=option))
                tried = 0
            except Exception as error:
                log.warning("table %s: the bot on seat %s: %r", live.table.id, seat, error)
                tried += 1
                await asyncio.sleep(min(tried, LONGEST_PAUSE))

    async def _let_speak(self, seat: int) -> None:
        phrase = await asyncio.to_thread(word_of(self._live.table, seat))
        if phrase is not None:
            await self._live.request(partial(_state, seat=seat, phrase=phrase))

    async def _let_others_go_first(self, seconds: float) -> None:
        """While another server moves its bots, ours wait."""
        while seconds:
            number = self._live.table.number
            await asyncio.sleep(seconds)
            if number == self._live.table.number:
                return

    # ---------------------------------------------------------------- clocks

    def _set_alarm(self) -> None:
        self.leave()
        table = self._live.table
        if not table.opened.pace.ticks:
            return
        deadlines = [table.deadline(seat) for seat in table.asked]
        times = [deadline for deadline in deadlines if deadline is not None]
        if times:
            wait = max(min(times) - clock.now(), 0) + 0.05
            start = self._live.jobs.start
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, lambda: start(self._ring()))

    async def _ring(self) -> None:
        for seat in self._live.table.asked:
            await self._live.request(partial(_time_out, seat=seat))
        self._set_alarm()

    # ---------------------------------------------------------------- calls

    def _call_the_absent(self, table: Table, messenger: Messenger) -> None:
        """Tell the table's webhook who is asked and not here, once a question."""
        for seat in table.asked:
            stamp = table.stamps[seat]
            if self._called.get(seat) == stamp or not table.seats[seat].awaits_person:
                continue
            self._called[seat] = stamp
            if seat not in self._live.present:
                call = Call(
                    match=table.id,
                    game=table.opened.game,
                    seat=seat,
                    name=table.seats[seat].name,
                    answers=len(table.answers),
                )
                messenger.call(table.opened.webhook, call)


def _time_out(table: Table, seat: int) -> Line | None:
    return table.time_out(seat, clock.now())


def _state(table: Table, seat: int, phrase: Phrase) -> Line | None:
    return state(table, seat, phrase) if table.seats[seat].bot else None


def _answer(table: Table, seat: int, stamp: int, option: str) -> Line | None:
    """The bot's answer, unless the seat is no longer the bot's or the question has gone."""
    if not table.seats[seat].bot or table.stamps.get(seat) != stamp or seat not in table.asked:
        return None
    return table.answer(seat, stamp, option)
