"""What the one who runs a server may choose."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

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
    guests_a_table: int = 200
    idle_seconds: float = 600.0


@dataclass(frozen=True, kw_only=True)
class Settings:
    data: Path = field(default_factory=default_data)
    database: str = ""
    """A URL; without one an SQLite file in `data`."""
    limits: Limits = Limits()
    webhooks: bool = False
    """May tables make this server call an address when a player is asked?"""

    positions: bool = True
    """May tables begin at a position that a guest made up? The rules are not proof against all."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'hullbreach.sqlite'}"
