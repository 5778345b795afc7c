"""Effects that several cards, items and rooms share."""

from __future__ import annotations

from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, Value, some

from .crew import companions, xenos_in
from .damage import eggs_in
from .state import Survival
from .title import Asking


def choose_xeno(s: Survival, me: int, prompt: str) -> Asking[str]:
    """One of the xenos in the room."""
    values: list[Value] = [("xeno", xeno) for xeno in xenos_in(s, s.place[me])]
    _, xeno = yield Ask(me, prompt, values)
    return str(xeno)


def choose_companion(s: Survival, me: int, prompt: str) -> Asking[int]:
    """Another character in the room."""
    _, other = yield Ask(me, prompt, [("character", other) for other in companions(s, me)])
    return int(other)


def peek_tiles(s: Survival, me: int, count: int, *, token: bool = False) -> Play:
    """Look at unexplored rooms, without their tokens unless it says so."""
    board = s.board
    rooms = [room for room in board.rooms if s.zones[board.tile_zone[room]]]
    count = min(count, len(rooms))
    chosen = yield some(me, "peek_tiles", [("tile", room) for room in rooms], count, count)
    for _, room in chosen:
        tile = s.zones[board.tile_zone[room]][0]
        zones.peek(s, me, tile)
        s.emit("tile_peeked", {me: {"tile": tile}}, seat=me, room=room, tile=None)
        if token:
            marker = s.zones[f"token.{room}"][0]
            zones.peek(s, me, marker)
            s.emit("token_peeked", {me: {"token": marker}}, seat=me, room=room, token=None)


def near_rooms(s: Survival, me: int) -> list[str]:
    """The own room and the neighbouring ones that no closed door hides."""
    here = s.place[me]
    near = [there for c, there in s.board.neighbours[here] if s.door.get(c) != "closed"]
    return [here, *near]


def has_targets(s: Survival, room: str) -> bool:
    return bool(xenos_in(s, room) or eggs_in(s, room))
