"""A table whose database fails, whose rules fail, or whose guests leave too early."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

import tests.kernel  # noqa: F401  the toy games
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.match import Match
from hullbreach.server.guest import Guest
from hullbreach.server.hall import Hall
from hullbreach.server.messenger import Call, Messenger
from hullbreach.server.settings import Limits, Settings
from hullbreach.server.storage import Writing
from hullbreach.server.storage.scribe import NotWritten
from hullbreach.table import Opened, Refused, Seat, Table
from hullbreach.table.lines import Line

OPENED = Opened(
    game="toy",
    seats=(Seat(name="Ada", keys=("ada",)), Seat(name="Grace", keys=("grace",))),
    seed="live",
    code="CODE2345",
)


@asynccontextmanager
async def hall_in(data: Path, limits: Limits | None = None) -> AsyncIterator[Hall]:
    hall = Hall(Settings(data=data, limits=limits or Limits()))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


def answer(option: str) -> Callable[[Table], Line]:
    return lambda table: table.answer(table.asked[0], table.stamps[table.asked[0]], option)


def test_what_is_not_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            live = await hall.set_up(OPENED)
            guest = Guest(frozenset({"ada"}), "")
            await live.welcome(guest, None)
            told = guest.messages.qsize()

            async def no_disk(writing: Writing) -> bool:
                raise NotWritten("the disk is full")

            with monkeypatch.context() as broken:
                broken.setattr(hall.scribe, "write", no_disk)
                with pytest.raises(NotWritten):
                    await live.request(answer("stay"))
            assert guest.messages.qsize() == told
            assert (await live.settled()).answers == []
            await live.request(answer("stay"))
            await live.request(answer("yes"))
            stored = await hall.store.load(live.table.id)
            assert stored is not None
            assert stored.answers == [(0, "stay"), (0, "yes")]
            assert stored.number == live.table.number

    asyncio.run(story())


def test_rules_that_fail_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            live = await hall.set_up(OPENED)

            def broken(self: Match, choice: str, seat: int | None = None) -> None:
                raise ZeroDivisionError

            with monkeypatch.context() as patch:
                patch.setattr(Match, "play", broken)
                with pytest.raises(Refused, match="report"):
                    await live.request(answer("stay"))
            await live.request(answer("stay"))
            assert live.table.answers == [(0, "stay")]

    asyncio.run(story())


def test_what_was_begun_is_finished_though_the_guest_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            live = await hall.set_up(OPENED)
            watcher = Guest(frozenset(), "")
            await live.welcome(watcher, None)
            told = watcher.messages.qsize()
            leaving = asyncio.create_task(live.request(answer("stay")))
            await asyncio.sleep(0)
            leaving.cancel()
            await until(lambda: watcher.messages.qsize() > told)
            assert live.table.answers == [(0, "stay")]
            assert (await live.settled()).number == 2

    asyncio.run(story())


def test_tables_nobody_uses_are_put_away_and_found_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Limits(idle_seconds=0)) as hall:
            live = await hall.set_up(OPENED)
            await live.request(answer("roll"))
            await hall._put_away()
            assert hall.at_hand(live.table.id) is None
            again = await hall.find(live.table.id)
            assert again is not live
            assert again.table.answers == [(0, "roll")]
            assert again.table.match.view(0) == live.table.match.view(0)
            assert again.table.course.events_count == live.table.course.events_count

    asyncio.run(story())


def test_a_table_that_was_put_away_leaves_nothing_in_memory(tmp_path: Path) -> None:
    """Not even for the garbage collector, which comes rarely to what has grown old."""

    async def story() -> None:
        async with hall_in(tmp_path, Limits(idle_seconds=0)) as hall:
            live = await hall.set_up(OPENED)
            await live.welcome(guest := Guest(frozenset({"ada"}), "en"), None)
            while not live.table.is_over:
                decision = live.table.match.decision
                assert decision is not None
                await live.request(answer(decision.options[0].id))
            live.farewell(guest)
            left = [weakref.ref(live), weakref.ref(live.table), weakref.ref(live.table.course)]
            del live, guest, decision
            await asyncio.sleep(0.1)
            await hall._put_away()
            assert [thing() for thing in left] == [None] * 3

    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()


def test_a_slow_reader_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hullbreach.server.guest.LONGEST_QUEUE", 10)

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            live = await hall.set_up(OPENED)
            guest = Guest(frozenset(), "")
            await live.welcome(guest, None)
            for number in range(12):
                await live.request(lambda table, n=number: table.say(0, None, str(n)))  # type: ignore[misc]
            messages = [guest.messages.get_nowait() for _ in range(guest.messages.qsize())]
            assert None in messages

    asyncio.run(story())


async def until(true: Callable[[], bool], seconds: float = 5) -> None:
    async def poll() -> None:
        while not true():
            await asyncio.sleep(0.01)

    await asyncio.wait_for(poll(), seconds)


def test_the_webhook_is_called_for_those_who_are_away(tmp_path: Path) -> None:
    calls: list[tuple[str, int]] = []

    class Listening(Messenger):
        def call(self, address: str, call: Call) -> None:
            calls.append((address, call.seat))

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            hall._house.messenger = Listening(True)
            opened = msgspec.structs.replace(OPENED, webhook="https://example.org/call")
            live = await hall.set_up(opened)
            await live.welcome(Guest(frozenset({"ada"}), ""), None)
            await live.request(answer("stay"))
            await live.request(answer("yes"))
            await live.request(lambda table: table.say(0, None, "your turn"))

    asyncio.run(story())
    assert calls == [("https://example.org/call", 1)]


def test_webhooks_are_off_unless_the_host_allows_them() -> None:
    with pytest.raises(BadOption, match="--webhooks"):
        Messenger(False).check("https://example.org")
    with pytest.raises(BadOption):
        Messenger(True).check("file:///etc/passwd")


def test_a_snapshot_that_cannot_be_read_is_no_loss(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            live = await hall.set_up(OPENED)
            await live.request(answer("roll"))
            await live.request(answer("roll"))
            match = live.table.id
            for data in ('{"number": 3}', "{", '{"opened": 5}'):
                row = {"match": match, "number": 3, "data": data}
                await hall.scribe.write(Writing(match=match, snapshot=row))
                again = await hall.store.load(match)
                assert again is not None
                assert again.answers == live.table.answers
            kept = live.snapshot()
            broken = kept["data"].replace('"agenda"', '"agendum"')
            assert broken != kept["data"]
            await hall.scribe.write(Writing(match=match, snapshot={**kept, "data": broken}))
            again = await hall.store.load(match)
            assert again is not None
            assert again.match.view(0) == live.table.match.view(0)

    asyncio.run(story())
