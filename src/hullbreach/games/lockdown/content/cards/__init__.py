"""The action cards, one file per character."""

from hullbreach.games.lockdown.content.cards import (  # noqa: F401
    common,
    crew,
    hacker,
    janitor,
    lab_rat,
    sentry,
    survivor,
    xenobiologist,
)
from hullbreach.games.lockdown.content.cards.deck import CARDS

__all__ = ["CARDS"]
