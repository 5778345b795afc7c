"""The action cards, one file per character."""

from hullbreach.games.nemesis.content.cards.deck import CARDS

__all__ = ["CARDS"]
