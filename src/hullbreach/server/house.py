"""What all tables of a server share."""

from __future__ import annotations

from dataclasses import dataclass

from .bus import Bus
from .messenger import Messenger
from .storage import Scribe, Store


@dataclass(kw_only=True)
class House:
    store: Store
    scribe: Scribe
    bus: Bus
    messenger: Messenger
