"""News between servers: a line that one of them wrote must reach the guests of the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeAlias

from .jobs import Jobs

log = logging.getLogger("hullbreach.server")

Hear: TypeAlias = Callable[[str, int], Coroutine[Any, Any, None]]
"""Called with a match and the number of a line that was written somewhere."""
Doubt: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
"""Called when news may have been missed."""


class Bus(Protocol):
    async def open(self, hear: Hear, doubt: Doubt) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """One server, nobody to tell."""

    async def open(self, hear: Hear, doubt: Doubt) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """LISTEN on the channel on which the scribes NOTIFY; connects again when the line breaks."""

    def __init__(self, url: str, channel: str) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._channel = channel
        self._jobs = Jobs()

    async def open(self, hear: Hear, doubt: Doubt) -> None:
        ready = asyncio.Event()
        self._jobs.start(self._listen(hear, doubt, ready))
        await asyncio.wait_for(ready.wait(), timeout=30)

    async def close(self) -> None:
        await self._jobs.stop()

    async def _listen(self, hear: Hear, doubt: Doubt, ready: asyncio.Event) -> None:
        """Listen for ever; after a break everybody looks himself what he missed."""
        import asyncpg

        def heard(_connection: Any, _process: int, _channel: str, news: str) -> None:
            match, _, number = news.partition(" ")
            self._jobs.start(hear(match, int(number)))

        while True:
            try:
                connection = await asyncpg.connect(self._url)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(self._channel, heard)
                if ready.is_set():
                    self._jobs.start(doubt())
                ready.set()
                await gone.wait()
                log.warning("the database hung up; listening again")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the database does not answer: %s", error)
                await asyncio.sleep(1)
