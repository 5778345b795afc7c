"""The item cards: three search decks, the crafted items, starting and quest items."""

from __future__ import annotations

from hullbreach.games.survival.content.store import Store

ITEMS = Store()
item = ITEMS.item
