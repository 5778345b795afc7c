"""A room that is closed off and loses its air."""

from __future__ import annotations

from hullbreach.kernel.decisions import Play

from .crew import in_room, xenos_in
from .damage import kill
from .death import die
from .doors import CLOSED, DESTROYED, close_door, takes_door
from .state import Survival


def can_close_off(s: Survival, room: str) -> bool:
    """No door around it is destroyed."""
    return all(s.door.get(c) != DESTROYED for c in s.board.corridors_of[room])


def close_doors(s: Survival, seat: int, room: str) -> Play:
    """Close all doors of the room; if that succeeds, it is being vented."""
    corridors = [c for c in s.board.corridors_of[room] if takes_door(s, c)]
    for corridor in corridors:
        yield from close_door(s, corridor, seat)
    if all(s.door.get(corridor) == CLOSED for corridor in corridors):
        s.venting = room
        s.emit("venting", seat=seat, room=room)


def door_changed(s: Survival, corridor: str) -> None:
    """An opened, taken or destroyed door saves what is in the room (LD-28.07b)."""
    if s.venting and corridor in s.board.corridors_of[s.venting]:
        s.emit("venting_stopped", room=s.venting)
        s.venting = ""


def vent_out(s: Survival) -> None:
    """At the end of the player phase everything in the room dies; eggs stay (LD-28.07c)."""
    if not s.venting:
        return
    room, s.venting = s.venting, ""
    s.emit("vented", room=room)
    for xeno in xenos_in(s, room):
        kill(s, xeno)
    for seat in in_room(s, room):
        die(s, seat, "vented")
