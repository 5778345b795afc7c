"""The item cards, one file per deck."""

from hullbreach.games.lockdown.content.items import (  # noqa: F401
    crafted,
    crew,
    medical,
    military,
    personal,
    technical,
)
from hullbreach.games.lockdown.content.items.store import ITEMS

__all__ = ["ITEMS"]
