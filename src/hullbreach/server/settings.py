"""What the one who runs a server may choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import platformdirs

from hullbreach.kernel import amendments

KILOBYTE = 1024


def default_data() -> Path:
    return Path(platformdirs.user_data_dir("hullbreach", appauthor=False))


@dataclass(frozen=True, kw_only=True)
class Limits:
    """So much, and no more."""

    body: int = 64 * KILOBYTE
    record: int = 2 * KILOBYTE * KILOBYTE
    message: int = 16 * KILOBYTE
    messages_a_second: float = 50.0
    tables_a_minute: float = 120.0
    wrong_keys_a_minute: float = 20.0
    heavy_a_minute: float = 600.0
    reports_a_minute: float = 12.0
    requests_a_minute: float = 6000.0
    connections: int = 10_000
    connections_an_address: int = 2500
    guests_a_table: int = 200
    idle_seconds: float = 600.0


@dataclass(frozen=True, kw_only=True)
class Settings:
    data: Path = field(default_factory=default_data)
    database: str = ""
    """A URL; without one an SQLite file in `data`."""
    limits: Limits = Limits()
    hosts: frozenset[str] = frozenset()
    """The names by which it may be called; without any, all."""
    webhooks: bool = False
    """May tables make this server call an address when a player is asked?"""

    positions: bool = True
    """May tables begin at a position that a guest made up? The rules are not proof against all."""

    content: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By game: changes to its content that hold for every new table."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'hullbreach.sqlite'}"

    def options_for(self, game: str, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a new table: what its host wants, with the content of this server."""
        own = {amendments.OPTION: self.content[game]} if game in self.content else {}
        return {**own, **wanted}

    def changes_to(self, game: str) -> str:
        return amendments.told(self.options_for(game, {}))
