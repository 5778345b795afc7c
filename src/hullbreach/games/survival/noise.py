"""Noise rolls and Danger."""

from __future__ import annotations

from hullbreach.kernel import chance, zones
from hullbreach.kernel.decisions import Play

from .crew import occupied, xenos_in
from .doors import CLOSED
from .encounter import encounter
from .figures import strike_door
from .markers import fill_with_noise, place_noise
from .state import Survival


def noise_roll(s: Survival, seat: int) -> Play:
    """One noise die for the room the character is in (LD-17.11 to LD-17.14)."""
    room = s.place[seat]
    result = chance.roll(s, "noise", s.title.noise_die)
    s.emit("noise_roll", seat=seat, room=room, result=result)
    if result == "silence":
        if seat in s.slime:
            danger(s, room)  # LD-17.14
    elif result == "danger":
        danger(s, room)
    else:
        corridor = s.title.board(s).exits[room].get(int(result))
        if corridor is not None:
            yield from make_noise(s, seat, corridor)


def make_noise(s: Survival, seat: int, corridor: str) -> Play:
    """A marker; where one already lies, an encounter instead (LD-17.12b)."""
    if corridor in s.noise:
        yield from encounter(s, seat)
    else:
        place_noise(s, corridor)


def danger(s: Survival, room: str) -> None:
    """Xenos of the neighbouring rooms that are not in combat come; or there is noise (LD-17.13)."""
    board = s.title.board(s)
    s.emit("danger", room=room)
    near = [
        (corridor, xenos_in(s, there))
        for corridor, there in board.neighbours[room]
        if not occupied(s, there)
    ]
    near = [(corridor, xenos) for corridor, xenos in near if xenos]
    if not near:
        fill_with_noise(s, room)
        return
    for corridor, xenos in near:
        if s.door.get(corridor) == CLOSED:
            strike_door(s, xenos, corridor)
            continue
        for xeno in xenos:
            zones.put(s, xeno, board.xeno_zone[room])
            s.emit("xeno_moved", xeno=xeno, room=board.other_end(corridor, room), to=room)
