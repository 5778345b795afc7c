"""The 60 action cards: each character has a set of ten."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import Card
from hullbreach.games.survival.content.shelf import Shelf

CARDS = Shelf(Card)
card = CARDS.declare
