"""Hibernation: the way home for those who stay aboard."""

from __future__ import annotations

from hullbreach.games.survival.death import leave_play
from hullbreach.games.survival.noise import noise_roll
from hullbreach.kernel.decisions import Play

from .refuges import ASLEEP
from .state import Nemesis
from .time_track import BLUE


def is_open(s: Nemesis) -> bool:
    """While the time marker is on a blue space (NE-02.06)."""
    return s.time in BLUE


def can_hibernate(s: Nemesis, seat: int) -> bool:
    return is_open(s)


def hibernate(s: Nemesis, seat: int) -> Play:
    """A noise roll; if no intruder comes, the character sleeps (NE-03.70)."""
    came = yield from noise_roll(s, seat)
    if came:
        s.emit("hibernation_failed", seat=seat)
        return
    s.place[seat] = ASLEEP
    s.fate[seat] = ASLEEP
    s.emit("hibernates", seat=seat, place=ASLEEP, fate=ASLEEP)
    leave_play(s)
