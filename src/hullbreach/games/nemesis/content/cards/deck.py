"""The 60 action cards: each character has a set of ten."""

from __future__ import annotations

from hullbreach.games.survival.content.deck import Deck

CARDS = Deck()
card = CARDS.card
