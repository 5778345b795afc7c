"""The rooms of the facility."""

from hullbreach.games.lockdown.content.rooms import additional, basic, special  # noqa: F401
from hullbreach.games.lockdown.content.rooms.plan import ROOMS

__all__ = ["ROOMS"]
