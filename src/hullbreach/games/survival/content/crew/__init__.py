"""The action cards of the crew of the Nemesis, one file per character.

They play them on the ship, and in the facility on Mars (LD-30.06d).
"""

from hullbreach.games.survival.content.crew import (  # noqa: F401
    captain,
    mechanic,
    pilot,
    scientist,
    scout,
    soldier,
)
from hullbreach.games.survival.content.crew.deck import CREW

__all__ = ["CREW"]
