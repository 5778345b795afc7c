"""The isolation room."""

from __future__ import annotations

from hullbreach.games.survival.crew import kind_of_room
from hullbreach.games.survival.death import leave_play
from hullbreach.games.survival.noise import noise_roll
from hullbreach.kernel.decisions import Play

from .refuges import ISOLATED
from .state import Lockdown
from .time_track import isolation_open

ROOM = "isolation_room"


def can_lock_in(s: Lockdown, seat: int) -> bool:
    return isolation_open(s)


def lock_in(s: Lockdown, seat: int) -> Play:
    """A noise roll; if a xeno comes into the room the attempt fails (LD-29.05a)."""
    came = yield from noise_roll(s, seat)
    if came:
        s.emit("lock_in_failed", seat=seat)
        return
    s.place[seat] = ISOLATED
    s.fate[seat] = ISOLATED
    s.emit("locked_in", seat=seat, place=ISOLATED, fate=ISOLATED)
    leave_play(s)


def sleeps_well(s: Lockdown, seat: int) -> bool:
    """Whoever is there at the start of a round draws 1 card more (LD-29.04)."""
    room = s.place[seat]
    return kind_of_room(s, room) == ROOM and room not in s.malfunction
