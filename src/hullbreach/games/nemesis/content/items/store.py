"""The item cards: three search decks, the crafted items, starting and quest items."""

from __future__ import annotations

from typing import Any

from hullbreach.games.survival.catalogue import Item

ITEMS: dict[str, Item] = {}
DECKS = ("red", "yellow", "green", "blue", "starting", "quest")


def item(name: str, **printed: Any) -> Item:
    """Declare a kind of item, and how many cards of it are in which deck."""
    assert name not in ITEMS, f"two items are called {name}"
    copies = {deck: printed.pop(deck) for deck in DECKS if deck in printed}
    ITEMS[name] = found = Item(name, copies=copies, **printed)
    return found
