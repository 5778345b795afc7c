"""The item cards: three search decks, the crafted items, starting and quest items."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import Item
from hullbreach.games.survival.content.shelf import Shelf

ITEMS = Shelf(Item)
item = ITEMS.declare
