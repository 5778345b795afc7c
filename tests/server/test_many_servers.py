"""Several servers on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from hullbreach.kernel.errors import HullbreachError
from hullbreach.server import Settings
from hullbreach.server.client import Client, LiveSeat, ServerSaysNo

from .conftest import BOT, ME, OPEN, first_answer, play_on, serving, wait_until
from .postgres import NONE_HERE, programs, running
from .test_endurance import process


@pytest.fixture
def two(postgres_url: str, tmp_path: Path) -> Iterator[tuple[Client, Client]]:
    settings = Settings(data=tmp_path, database=postgres_url)
    with (
        serving(settings) as one,
        serving(settings) as other,
        Client(one) as client,
        Client(other) as friend,
    ):
        yield client, friend


def test_a_move_made_on_one_reaches_the_other(two: tuple[Client, Client]) -> None:
    client, friend = two
    table = client.create("toy", [ME, OPEN])
    guest = friend.join(table.match.code or "", "Grace")
    with table.sit() as ada, guest.sit() as grace:
        wait_until(ada, lambda live: live.update.match.seats[1].kind == "person")
        for live in (ada, grace):
            wait_until(live, lambda seat: seat.present == [0, 1])
        ada.answer("roll")
        wait_until(grace, lambda live: live.update.answers == 1)
        assert grace.decision is not None
        grace.say("well rolled")
        wait_until(ada, lambda live: bool(live.chat))
        other = threading.Thread(target=play_on, args=(grace,))
        other.start()
        play_on(ada)
        other.join(20)
        assert ada.update.result == grace.update.result
        assert ada.events == grace.events or len(ada.events) == len(grace.events)


def test_of_two_answers_to_one_question_one_wins(two: tuple[Client, Client]) -> None:
    client, friend = two
    table = client.create("toy", [ME, ME], options={"length": 9})
    token = table.seat_tokens[0]
    friend.claim(token)
    wins = []
    with table.sit() as here, friend.sit(table.match.id, token) as there:
        for _ in range(6):
            outcomes: list[str] = []

            def answer(live: LiveSeat, outcomes: list[str] = outcomes) -> None:
                try:
                    live.answer("stay" if live.decision.prompt == "turn" else "no")  # type: ignore[union-attr]
                    outcomes.append("won")
                except ServerSaysNo as no:
                    outcomes.append(no.code)

            racers = [threading.Thread(target=answer, args=(live,)) for live in (here, there)]
            for racer in racers:
                racer.start()
            for racer in racers:
                racer.join(10)
            wins.append(sorted(outcomes))
            number = max(here.update.number, there.update.number)
            for live in (here, there):
                wait_until(live, lambda seat, number=number: seat.update.number >= number)
    assert client.match(table.match.id).answers == friend.match(table.match.id).answers
    assert all(outcome in (["already_decided", "won"], ["won", "won"]) for outcome in wins)
    assert ["already_decided", "won"] in wins


def test_bots_move_once_though_two_servers_watch(two: tuple[Client, Client]) -> None:
    client, friend = two
    table = client.create("toy", [ME, BOT], options={"length": 9})
    with table.sit() as live, friend.sit(table.match.id) as watcher:
        play_on(live)
        wait_until(watcher, lambda seat: seat.update.result is not None)
        assert watcher.update.result == live.update.result
        assert watcher.update.number == live.update.number


def test_one_server_dies_and_the_other_plays_on(postgres_url: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=postgres_url)
    with (
        process(tmp_path, "--database", postgres_url) as mortal,
        serving(settings) as other,
        Client(mortal.address) as client,
        Client(other) as friend,
    ):
        table = client.create("theseus", [ME, OPEN])
        token = table.seat_tokens[0]
        guest = friend.join(table.match.code or "", "Grace")
        with guest.sit() as grace:
            done = threading.Thread(target=play_on, args=(grace,))
            done.start()
            acknowledged = 0
            try:
                with table.sit() as ada:
                    for _ in range(8):
                        if ada.decision is None:
                            ada.wait()
                            continue
                        ada.answer(first_answer(ada))
                        acknowledged = ada.update.answers
                    mortal.kill()
                    ada.wait()
            except (HullbreachError, TimeoutError):
                pass
            with friend.sit(table.match.id, token, seat=0) as ada:
                assert ada.update.answers >= acknowledged
                ada.look(0)
                play_on(ada)
                done.join(30)
                assert ada.update.result is not None
                assert ada.update.result == grace.update.result


def test_the_database_hangs_up_and_comes_back(
    two: tuple[Client, Client], postgres_url: str
) -> None:
    client, friend = two
    table = client.create("toy", [ME, OPEN])
    guest = friend.join(table.match.code or "", "Grace")
    with table.sit() as ada, guest.sit() as grace:
        asyncio.run(hang_up(postgres_url))
        ada.answer("roll")
        wait_until(grace, lambda live: live.update.answers == 1, 20)
        assert grace.decision is not None
        grace.answer("roll")
        wait_until(ada, lambda live: live.update.answers == 2, 20)


async def hang_up(url: str) -> None:
    """End all other connections to the database."""
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await connection.close()


def test_the_database_crashes_and_is_started_again(tmp_path: Path) -> None:
    """While it is down an answer is refused in a sentence; nothing acknowledged is lost."""
    if programs() is None:
        pytest.skip(NONE_HERE)
    with (
        running() as database,
        serving(Settings(data=tmp_path, database=database.url)) as address,
        Client(address) as client,
    ):
        table = client.create("toy", [ME, ME], options={"length": 9})
        with table.sit(seat=0) as ada:
            ada.answer("stay")
            database.stop(signal.SIGQUIT)
            with pytest.raises(ServerSaysNo) as no:
                ada.answer("yes")
            assert no.value.code == "not_stored"
            database.start()
            answer_again(ada, "yes")
            assert ada.update.answers == 2
        assert client.match(table.match.id).answers == 2


def answer_again(live: LiveSeat, option: str, seconds: float = 20) -> None:
    """As a person does who is told that it could not be stored."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            return live.answer(option)
        except ServerSaysNo as no:
            if no.code != "not_stored":
                raise
            time.sleep(0.2)
    raise TimeoutError("the database does not come back")
