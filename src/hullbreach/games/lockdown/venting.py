"""Venting a room."""

from __future__ import annotations

from hullbreach.games.survival.board import SERVICE
from hullbreach.games.survival.crew import in_room, xenos_in
from hullbreach.games.survival.damage import kill
from hullbreach.games.survival.death import die
from hullbreach.games.survival.doors import CLOSED, DESTROYED, close_door
from hullbreach.games.survival.markers import remove_fire
from hullbreach.kernel.decisions import Ask, Play

from .state import Lockdown


def ventable(s: Lockdown) -> list[str]:
    """Rooms with an entrance and no destroyed door around them (LD-28.07a)."""
    board = s.title.board(s)
    return [
        room
        for room in board.entrances
        if all(s.door.get(corridor) != DESTROYED for corridor in board.corridors_of[room])
    ]


def can_vent(s: Lockdown, seat: int) -> bool:
    return not s.venting and bool(ventable(s))


def vent(s: Lockdown, seat: int) -> Play:
    """Close all doors of the room, put out its fire, place the token."""
    _, room = yield Ask(seat, "vent", [("vent", room) for room in ventable(s)])
    corridors = [c for c in s.title.board(s).corridors_of[room] if c != SERVICE]
    for corridor in corridors:
        yield from close_door(s, corridor, seat)
    remove_fire(s, room)
    if all(s.door.get(corridor) == CLOSED for corridor in corridors):
        s.venting = room
        s.emit("venting", seat=seat, room=room)


def door_changed(s: Lockdown, corridor: str) -> None:
    """An opened, taken or destroyed door saves what is in the room (LD-28.07b)."""
    if s.venting and corridor in s.title.board(s).corridors_of[s.venting]:
        s.emit("venting_stopped", room=s.venting)
        s.venting = ""


def vent_out(s: Lockdown) -> None:
    """At the end of the player phase everything in the room dies; eggs stay (LD-28.07c)."""
    if not s.venting:
        return
    room, s.venting = s.venting, ""
    s.emit("vented", room=room)
    for xeno in xenos_in(s, room):
        kill(s, xeno)
    for seat in in_room(s, room):
        die(s, seat, "vented")
