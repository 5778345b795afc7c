"""Bring a database to the form that this program writes, step by step, and never back."""

from __future__ import annotations

from sqlalchemy import insert, inspect, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hullbreach.kernel.errors import HullbreachError

from .schema import metadata, schema_version

FIRST = 1
STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE accounts (name VARCHAR(64) PRIMARY KEY, shown VARCHAR(64) NOT NULL, "
        "sealed VARCHAR(256) NOT NULL, person VARCHAR(64) NOT NULL UNIQUE, created FLOAT NOT NULL)",
    ),
)
"""The statements that lead from version 1 to 2, from 2 to 3, and so on."""

LATEST = FIRST + len(STEPS)
ONE_AT_A_TIME = 0x48554C4C  # the advisory lock of all servers on one PostgreSQL


class NewerDatabase(HullbreachError):
    """The database was written by a newer program."""


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        version = await _version(connection)
        if version is None:
            await connection.run_sync(metadata.create_all)
            await connection.execute(insert(schema_version).values(version=LATEST))
            return
        if version > LATEST:
            raise NewerDatabase(
                f"the database has form {version}, this program knows {LATEST}; "
                "use a newer program or another database"
            )
        for step in STEPS[version - FIRST :]:
            for statement in step:
                await connection.execute(text(statement))
        await connection.execute(update(schema_version).values(version=LATEST))


async def _version(connection: AsyncConnection) -> int | None:
    names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    if schema_version.name not in names:
        return None
    return await connection.scalar(select(schema_version.c.version))
