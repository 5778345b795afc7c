"""A place of rooms and corridors as text: the rooms by section, the players, one's own secrets.

Both titles are drawn so; each adds its own tracks. Nothing is told by colour alone.
"""

from .hints import hint, look, marks
from .players import players, seat_words
from .rooms import rooms
from .secrets import secrets
from .supplies import supplies

__all__ = ["hint", "look", "marks", "players", "rooms", "seat_words", "secrets", "supplies"]
