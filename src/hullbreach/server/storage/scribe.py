"""The one who writes. What many tables want written at the same time goes into one transaction."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Table, delete, insert, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hullbreach.kernel.errors import HullbreachError

from . import schema
from .store import Store

MOST_TOGETHER = 256
CHANNEL = "hullbreach_lines"
TELL_ALL = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")


class NotWritten(HullbreachError):
    """The database does not take what is to be written."""


@dataclass(slots=True, kw_only=True)
class Writing:
    """What belongs together: one line, and what follows from it for those who search.

    Without a line only the rest is renewed.
    """

    match: str
    number: int = -1
    at: float = 0.0
    seat: int | None = None
    line: str | None = None
    seen: Mapping[str, Any] | None = None
    """The row of `matches`, if it shall be renewed."""
    keys: Sequence[tuple[int, Sequence[str]]] = ()
    """Seats, and all that opens each of them from now on."""
    snapshot: Mapping[str, Any] | None = None
    """The row of `snapshots`, if one is taken."""
    written: asyncio.Future[bool] = field(default_factory=asyncio.Future)

    @property
    def row(self) -> dict[str, Any]:
        return {
            "match": self.match,
            "number": self.number,
            "at": self.at,
            "seat": self.seat,
            "line": self.line,
        }


class Scribe:
    """The only writer of lines in this process, so that no two writers wait for each other."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: asyncio.Queue[Writing] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Write what waits, then put the pen down."""
        if self._task is None:
            return
        await self._waiting.join()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def write(self, writing: Writing) -> bool:
        """True once the line is stored; False if its number was taken by another server."""
        self._waiting.put_nowait(writing)
        return await writing.written

    async def _work(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._write_all(batch)
            finally:
                for writing in batch:
                    self._waiting.task_done()
                    if not writing.written.done():
                        writing.written.set_exception(NotWritten("the server is closing"))

    async def _write_all(self, batch: list[Writing]) -> None:
        try:
            await self._write_together(batch)
        except IntegrityError:
            if len(batch) == 1:
                _tell(batch, False)
                return
            for writing in batch:
                await self._write_all([writing])
        except Exception as error:
            for writing in batch:
                if not writing.written.done():
                    wrong = NotWritten(f"the database does not write: {type(error).__name__}")
                    wrong.__cause__ = error
                    writing.written.set_exception(wrong)

    async def _write_together(self, batch: list[Writing]) -> None:
        async with self._store.engine.begin() as connection:
            lines = [writing.row for writing in batch if writing.line is not None]
            if lines:
                await connection.execute(insert(schema.lines), lines)
            await self._put(connection, schema.matches, [w.seen for w in batch if w.seen])
            await self._put(connection, schema.snapshots, [w.snapshot for w in batch if w.snapshot])
            for writing in batch:
                for seat, digests in writing.keys:
                    await self._rekey(connection, writing.match, seat, digests)
            if self._store.is_shared and lines:
                news = [f"{line['match']} {line['number']}" for line in lines]
                await connection.execute(TELL_ALL, {"channel": CHANNEL, "news": news})
        _tell(batch, True)

    async def _rekey(
        self, connection: AsyncConnection, match: str, seat: int, digests: Sequence[str]
    ) -> None:
        keys = schema.keys
        await connection.execute(delete(keys).where(keys.c.match == match, keys.c.seat == seat))
        if digests:
            rows = [{"digest": digest, "match": match, "seat": seat} for digest in digests]
            await connection.execute(insert(keys), rows)

    async def _put(
        self, connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]
    ) -> None:
        """Insert the rows, or replace those with the same key."""
        if not rows:
            return
        dialect = postgresql if self._store.is_shared else sqlite
        statement = dialect.insert(table)
        rest = {c.name: statement.excluded[c.name] for c in table.c if not c.primary_key}
        await connection.execute(
            statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=rest),
            [dict(row) for row in {_key(table, row): row for row in rows}.values()],
        )


def _key(table: Table, row: Mapping[str, Any]) -> tuple[Any, ...]:
    """Of several rows with the same key, the last counts."""
    return tuple(row[column.name] for column in table.primary_key)


def _tell(batch: list[Writing], written: bool) -> None:
    for writing in batch:
        if not writing.written.done():
            writing.written.set_result(written)
