"""The rooms of the facility: tiles of both piles, special tiles, and rooms printed on the board."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import Room
from hullbreach.games.survival.content.shelf import Shelf

ROOMS = Shelf(Room)
room = ROOMS.declare
