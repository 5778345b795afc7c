"""The action cards. Most of the crew's own are in `survival.content.crew`."""

from hullbreach.games.nemesis.content.cards import common, pilot  # noqa: F401
from hullbreach.games.nemesis.content.cards.deck import CARDS

__all__ = ["CARDS"]
