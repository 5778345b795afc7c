"""The tables of the database. `lines` is the truth; everything else can be made from it again."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

schema_version = Table("schema_version", metadata, Column("version", Integer, primary_key=True))

lines = Table(
    "lines",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("line", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("access", String(16), nullable=False),
    Column("finished", Boolean, nullable=False, default=False),
    Column("open_seats", Integer, nullable=False, default=0),
    Column("ticks", Boolean, nullable=False, default=False),
    Column("changed", Float, nullable=False),
    Column("seen", Text, nullable=False),
    Index("matches_by_change", "finished", "changed"),
)

keys = Table(
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Index("keys_by_match", "match", "seat"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("shown", String(64), nullable=False),
    Column("sealed", String(256), nullable=False),
    Column("person", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)
