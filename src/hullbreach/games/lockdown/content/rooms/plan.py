"""The rooms of the facility: tiles of both piles, special tiles, and rooms printed on the board."""

from __future__ import annotations

from hullbreach.games.survival.content.plan import Plan

ROOMS = Plan()
room = ROOMS.room
