"""Somebody sets the clock of the server: no player loses his time, and none gets more."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from hullbreach.server import clock
from hullbreach.server.guest import Guest
from hullbreach.server.hall import Hall
from hullbreach.server.live_table import LiveTable
from hullbreach.table import Opened, Seat
from hullbreach.table.lines import Said
from hullbreach.table.pace import Pace

from .test_live_table import answer, hall_in

A_DAY = 24 * 3600.0


def opened(seconds: int) -> Opened:
    seats = (Seat(name="Ada", keys=("ada",)), Seat(name="Grace", keys=("grace",)))
    pace = Pace(seconds=seconds, timeout="bot")
    return Opened(game="toy", seats=seats, seed="clock", code="CODE2345", pace=pace)


def set_clock(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    honest = time.time
    monkeypatch.setattr(time, "time", lambda: honest() + jump)


async def is_timed_out(live: LiveTable, seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while not live.table.seats[0].bot and time.monotonic() < deadline:
        await asyncio.sleep(0.05)
    return bool(live.table.seats[0].bot)


@pytest.mark.parametrize("jump", [A_DAY, -A_DAY])
def test_a_jump_takes_no_time_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            live = await hall.set_up(opened(seconds=3600))
            before = live.table.deadline(0)
            set_clock(monkeypatch, jump)
            await live.request(lambda table: Said(seat=1, text="The lights went out."))
            assert not await is_timed_out(live, 0.5)
            assert live.table.deadline(0) == before
            await live.request(answer("stay"))
            left = (live.table.deadline(0) or 0) - clock.now()
            assert 3590 < left <= 3600

    asyncio.run(story())


@pytest.mark.parametrize("jump", [A_DAY, -A_DAY])
def test_a_jump_gives_no_time_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            live = await hall.set_up(opened(seconds=1))
            set_clock(monkeypatch, jump)
            assert await is_timed_out(live, 10)

    asyncio.run(story())


def test_a_clock_that_was_set_back_before_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written in the future is read as written now: the player has his whole time."""

    async def before() -> str:
        async with hall_in(tmp_path) as hall:
            return (await hall.set_up(opened(seconds=1))).table.id

    async def after(match: str) -> None:
        async with hall_in(tmp_path) as hall:
            live = await hall.find(match)
            deadline = live.table.deadline(0)
            assert deadline is not None
            assert deadline <= clock.now() + 1
            assert await is_timed_out(live, 10)
            assert await goes_on(hall, match)

    with monkeypatch.context() as future:
        future.setattr(clock, "_began", clock._began + A_DAY)
        match = asyncio.run(before())
    asyncio.run(after(match))


async def goes_on(hall: Hall, match: str) -> bool:
    """The player comes back and takes his seat from the bot."""
    live = await hall.find(match)
    await live.welcome(Guest(frozenset({"ada"}), ""), 0)
    await live.request(lambda table: table.take_seat(0))
    return not live.table.seats[0].bot
