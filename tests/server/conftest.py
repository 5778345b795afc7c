"""A real server on a real port, and clients that talk to it over the wire."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TypeAlias

import pytest
import uvicorn

import tests.kernel  # noqa: F401  the toy games
from hullbreach.server import Limits, Settings, create_app
from hullbreach.server.client import Client, LiveSeat

from .postgres import NONE_HERE, postgres, programs

Browser: TypeAlias = Callable[[], Client]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """A server in a thread; gives its address."""
    door = socket.socket()
    door.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        create_app(settings), log_level="warning", ws_per_message_deflate=False, lifespan="on"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 20
    while not server.started:
        assert thread.is_alive(), "the server does not start"
        assert time.monotonic() < deadline, "the server does not start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{door.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(10)
        door.close()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if programs() is None:
        pytest.skip(NONE_HERE)
    with postgres() as url:
        yield url


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A server on each kind of database."""
    database = request.getfixturevalue("postgres_url") if request.param == "postgresql" else ""
    data = tmp_path_factory.mktemp("data")
    limits = Limits(
        tables_a_minute=100_000,
        heavy_a_minute=100_000,
        reports_a_minute=100_000,
        wrong_keys_a_minute=1000,
        requests_a_minute=1_000_000,
    )
    with serving(Settings(data=data, database=database, limits=limits)) as found:
        yield found


@pytest.fixture
def browser(address: str) -> Iterator[Browser]:
    """Opens one more browser."""
    with ExitStack() as opened:
        yield lambda: opened.enter_context(Client(address))


@pytest.fixture
def client(browser: Browser) -> Client:
    return browser()


@pytest.fixture
def friend(browser: Browser) -> Client:
    return browser()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path


def wait_until(live: LiveSeat, true: Callable[[LiveSeat], bool], seconds: float = 10) -> None:
    deadline = time.monotonic() + seconds
    while not true(live):
        live.wait(max(deadline - time.monotonic(), 0.01))


def first_answer(live: LiveSeat) -> str:
    """Any legal answer to the open decision."""
    decision = live.decision
    assert decision is not None
    options = decision.options
    if decision.kind == "order":
        rest = ",".join(option.id.partition(":")[2] for option in options)
        return f"{options[0].verb}:{rest}"
    if decision.kind == "some":
        rest = "+".join(option.id.partition(":")[2] for option in options[: decision.least])
        return f"{options[0].verb}:{rest}" if rest else "none"
    return options[0].id


def play_on(live: LiveSeat, answers: int | None = None) -> None:
    """Answer whatever this connection is asked, to the end or so many times."""
    given = 0
    while live.update.result is None and (answers is None or given < answers):
        if live.decision is None:
            live.wait()
        else:
            live.answer(first_answer(live))
            given += 1
