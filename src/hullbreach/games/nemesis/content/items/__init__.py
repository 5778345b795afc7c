"""The item cards, one file per deck."""

from hullbreach.games.nemesis.content.items import (  # noqa: F401
    crafted,
    medical,
    military,
    quest,
    starting,
    technical,
)
from hullbreach.games.nemesis.content.items.store import ITEMS

__all__ = ["ITEMS"]
