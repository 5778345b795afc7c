"""News between servers: what happens on one of them must reach the guests of the others."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

import msgspec

from hullbreach.table.keys import new_id

from .jobs import Jobs

log = logging.getLogger("hullbreach.server")

PRESENCE = "hullbreach_presence"


class Elsewhere(msgspec.Struct, frozen=True, kw_only=True):
    """Who is at a table on one server."""

    match: str
    server: str
    seats: list[int]
    spectators: int


class Listener(Protocol):
    async def hear(self, match: str, number: int) -> None:
        """That line was written somewhere."""

    async def see(self, news: Elsewhere) -> None:
        """Guests came or went on another server."""

    async def catch_up(self) -> None:
        """News may have been missed."""


class Bus(Protocol):
    async def open(self, listener: Listener) -> None: ...

    def announce(self, match: str, seats: list[int], spectators: int) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """One server, nobody to tell."""

    async def open(self, listener: Listener) -> None:
        pass

    def announce(self, match: str, seats: list[int], spectators: int) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """LISTEN on the channel on which the scribes NOTIFY; connects again when the line breaks."""

    def __init__(self, url: str, channel: str) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._channel = channel
        self._server = new_id()
        self._jobs = Jobs()
        self._connection: Any = None
        self._speaking = asyncio.Lock()

    async def open(self, listener: Listener) -> None:
        ready = asyncio.Event()
        self._jobs.start(self._listen(listener, ready))
        await asyncio.wait_for(ready.wait(), timeout=30)

    async def close(self) -> None:
        await self._jobs.stop()

    def announce(self, match: str, seats: list[int], spectators: int) -> None:
        news = Elsewhere(match=match, server=self._server, seats=seats, spectators=spectators)
        self._jobs.start(self._say(msgspec.json.encode(news).decode()))

    async def _say(self, news: str) -> None:
        async with self._speaking:
            if self._connection is not None:
                await self._connection.execute("SELECT pg_notify($1, $2)", PRESENCE, news)

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        """Listen for ever; after a break everybody looks himself what he missed."""
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(self._url)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await self._subscribe(connection, listener)
                self._connection = connection
                if ready.is_set():
                    self._jobs.start(listener.catch_up())
                ready.set()
                await gone.wait()
                log.warning("the database hung up; listening again")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the database does not answer: %s", error)
                await asyncio.sleep(1)
            self._connection = None

    async def _subscribe(self, connection: Any, listener: Listener) -> None:
        def heard(_connection: Any, _process: int, _channel: str, news: str) -> None:
            match, _, number = news.partition(" ")
            self._jobs.start(listener.hear(match, int(number)))

        def seen(_connection: Any, _process: int, _channel: str, news: str) -> None:
            elsewhere = msgspec.json.decode(news, type=Elsewhere)
            if elsewhere.server != self._server:
                self._jobs.start(listener.see(elsewhere))

        await connection.add_listener(self._channel, heard)
        await connection.add_listener(PRESENCE, seen)
