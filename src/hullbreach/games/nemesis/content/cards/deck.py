"""The 60 action cards: each character has a set of ten."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import ANY, Card, Known

CARDS: dict[str, Card] = {}


def card(name: str, *, cost: int = 0, when: str = ANY, known: Known, **copies: int) -> Card:
    """Declare a kind of action card, and how many copies which character has."""
    assert name not in CARDS, f"two cards are called {name}"
    CARDS[name] = found = Card(name, cost=cost, when=when, known=known, copies=copies)
    return found
