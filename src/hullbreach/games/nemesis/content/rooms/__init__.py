"""The rooms of the ship, one file per pile."""

from hullbreach.games.nemesis.content.rooms import additional, basic, special  # noqa: F401
from hullbreach.games.nemesis.content.rooms.plan import ROOMS

__all__ = ["ROOMS"]
