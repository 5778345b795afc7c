"""Reading what has been written."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select, delete, event, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hullbreach.kernel.errors import HullbreachError
from hullbreach.table.lines import Line, read_line
from hullbreach.table.table import Snapshot, Table

from . import schema
from .migrations import migrate

log = logging.getLogger("hullbreach.server")

_snapshot = msgspec.json.Decoder(Snapshot)


class Account(NamedTuple):
    """Who plays on several devices. `sealed` holds the person's key; only the password opens it."""

    shown: str
    sealed: str
    person: str


class Store:
    def __init__(self, url: str) -> None:
        self.engine = _engine(url)

    @property
    def is_shared(self) -> bool:
        """Other servers may write to the same database."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        await migrate(self.engine)

    async def close(self) -> None:
        await self.engine.dispose()

    async def load(self, match: str) -> Table | None:
        """The table from its last snapshot and the lines since; None if there is none.

        A snapshot that this program cannot read is no loss: the lines tell everything.
        """
        kept = schema.snapshots
        data = await self._one(select(kept.c.data).where(kept.c.match == match))
        if data:
            try:
                snapshot = _snapshot.decode(data)
                return Table.load(match, snapshot, await self.lines(match, snapshot.number))
            except (msgspec.MsgspecError, HullbreachError) as error:
                log.warning("table %s: its snapshot is not used: %s", match, error)
        written = await self.lines(match, 0)
        return Table.load(match, None, written) if written else None

    async def lines(self, match: str, since: int) -> list[tuple[float, Line]]:
        log = schema.lines
        query = (
            select(log.c.at, log.c.line)
            .where(log.c.match == match, log.c.number >= since)
            .order_by(log.c.number)
        )
        return [(at, read_line(text)) for at, text in await self._all(query)]

    async def match_of_code(self, code: str) -> str | None:
        known = schema.matches
        found = await self._one(select(known.c.id).where(known.c.code == code))
        return found if found is None else str(found)

    async def seats_of(self, digests: Iterable[str]) -> list[tuple[str, int]]:
        """Matches and seats that these keys open."""
        keys = schema.keys
        query = select(keys.c.match, keys.c.seat).where(keys.c.digest.in_(list(digests)))
        return [(match, seat) for match, seat in await self._all(query)]

    async def ticking(self) -> list[str]:
        known = schema.matches
        query = select(known.c.id).where(known.c.ticks.is_(True), known.c.finished.is_(False))
        return [match for (match,) in await self._all(query)]

    async def matches(
        self,
        *,
        among: Iterable[str] | None = None,
        access: str | None = None,
        finished: bool | None = None,
        with_open_seat: bool = False,
        before: float | None = None,
        most: int = 100,
    ) -> list[tuple[str, bytes]]:
        """Ids and what is publicly seen of the matches, the newest change first."""
        known = schema.matches
        query = select(known.c.id, known.c.seen).order_by(known.c.changed.desc()).limit(most)
        if among is not None:
            query = query.where(known.c.id.in_(list(among)))
        if access is not None:
            query = query.where(known.c.access == access)
        if finished is not None:
            query = query.where(known.c.finished.is_(finished))
        if with_open_seat:
            query = query.where(known.c.open_seats > 0)
        if before is not None:
            query = query.where(known.c.changed < before)
        return [(match, seen.encode()) for match, seen in await self._all(query)]

    async def all_seen(self, game: str | None) -> list[tuple[str, bytes]]:
        known = schema.matches
        query = select(known.c.game, known.c.seen)
        if game is not None:
            query = query.where(known.c.game == game)
        return [(name, seen.encode()) for name, seen in await self._all(query)]

    async def account(self, name: str) -> Account | None:
        known = schema.accounts
        query = select(known.c.shown, known.c.sealed, known.c.person).where(known.c.name == name)
        found = await self._all(query)
        return Account(*found[0]) if found else None

    async def account_of(self, digests: Iterable[str]) -> str | None:
        """The name under which this browser is known, if any."""
        known = schema.accounts
        query = select(known.c.shown).where(known.c.person.in_(list(digests)))
        found = await self._one(query)
        return found if found is None else str(found)

    async def add_account(self, name: str, account: Account, at: float) -> bool:
        """False if the name is taken."""
        row = {"name": name, "created": at, **account._asdict()}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.accounts).values(row))
        except IntegrityError:
            return False
        return True

    async def keep_report(self, report: str, match: str, at: float, data: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(schema.reports).values(id=report, match=match, at=at, data=data)
            )

    async def forget(self, match: str) -> None:
        """For tables that were never used."""
        async with self.engine.begin() as connection:
            for table, column in (
                (schema.lines, schema.lines.c.match),
                (schema.snapshots, schema.snapshots.c.match),
                (schema.keys, schema.keys.c.match),
                (schema.matches, schema.matches.c.id),
            ):
                await connection.execute(delete(table).where(column == match))

    async def _one(self, query: Select[Any]) -> Any:
        async with self.engine.connect() as connection:
            return await connection.scalar(query)

    async def _all(self, query: Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())


def _engine(url: str) -> AsyncEngine:
    url = url.replace("postgres://", "postgresql://", 1)
    url = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    url = url.replace("sqlite://", "sqlite+aiosqlite://", 1)
    engine = create_async_engine(url, pool_pre_ping=url.startswith("postgresql"))
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and what is committed survives a loss of power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
