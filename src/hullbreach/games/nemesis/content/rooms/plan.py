"""The rooms of the ship: tiles of both piles, and rooms printed on the board."""

from __future__ import annotations

from hullbreach.games.survival.content.plan import Plan

ROOMS = Plan()
room = ROOMS.room
