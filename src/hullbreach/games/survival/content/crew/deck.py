"""The crew's own cards, beside those of `content.common`."""

from __future__ import annotations

from hullbreach.games.survival.content.deck import Deck

CREW = Deck()
card = CREW.card
