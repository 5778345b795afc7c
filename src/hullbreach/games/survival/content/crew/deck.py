"""The crew's own cards, beside those of `content.common`."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import Card
from hullbreach.games.survival.content.shelf import Shelf

CREW = Shelf(Card)
card = CREW.declare
