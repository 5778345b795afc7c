"""Venting a room."""

from __future__ import annotations

from hullbreach.games.survival.markers import remove_fire
from hullbreach.games.survival.venting import can_close_off, close_doors
from hullbreach.kernel.decisions import Ask, Play

from .state import Lockdown


def ventable(s: Lockdown) -> list[str]:
    """Rooms with an entrance and no destroyed door around them (LD-28.07a)."""
    return [room for room in s.board.entrances if can_close_off(s, room)]


def can_vent(s: Lockdown, seat: int) -> bool:
    return not s.venting and bool(ventable(s))


def vent(s: Lockdown, seat: int) -> Play:
    """Close all doors of the room, put out its fire, place the token."""
    _, room = yield Ask(seat, "vent", [("vent", room) for room in ventable(s)])
    remove_fire(s, room)
    yield from close_doors(s, seat, room)
