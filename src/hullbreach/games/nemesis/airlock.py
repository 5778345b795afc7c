"""The emergency airlock procedure: a yellow room loses its air."""

from __future__ import annotations

from hullbreach.games.survival.crew import colour_of_room
from hullbreach.games.survival.markers import remove_fire
from hullbreach.games.survival.venting import can_close_off, close_doors, vent_out
from hullbreach.kernel.decisions import Ask, Play

from .state import Nemesis


def rooms_to_empty(s: Nemesis, seat: int) -> list[str]:
    """Other yellow rooms without a destroyed door."""
    return [
        room
        for room in s.board.rooms
        if room != s.place[seat] and colour_of_room(s, room) == "yellow" and can_close_off(s, room)
    ]


def can_open(s: Nemesis, seat: int) -> bool:
    return not s.venting and bool(rooms_to_empty(s, seat))


def open_airlock(s: Nemesis, seat: int) -> Play:
    """Close all doors of the room; what they enclose is lost if they stay closed."""
    _, room = yield Ask(seat, "vent", [("vent", room) for room in rooms_to_empty(s, seat)])
    yield from close_doors(s, seat, room)


def empty(s: Nemesis) -> None:
    """When the last player has passed: everything in the room dies, fire goes out (NE-05.14)."""
    if s.venting:
        remove_fire(s, s.venting)
    vent_out(s)
