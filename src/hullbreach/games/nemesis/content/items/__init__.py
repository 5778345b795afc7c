"""The item cards, one file per deck."""

from hullbreach.games.nemesis.content.items.store import ITEMS

__all__ = ["ITEMS"]
