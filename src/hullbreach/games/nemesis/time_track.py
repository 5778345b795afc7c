"""The time track: fifteen spaces until the jump, the last eight of them blue."""

from __future__ import annotations

from hullbreach.games.survival.title import TheEnd

from . import self_destruct
from .state import Nemesis

START, END = 15, 0
BLUE = (8, 7, 6, 5, 4, 3, 2, 1)  # NE-02.08: hibernation is open


def advance(s: Nemesis) -> None:
    """The time marker, and a running self-destruct sequence with it (NE-06.02, NE-06.03)."""
    s.time -= 1
    s.emit("time", time=s.time)
    self_destruct.advance(s)
    if s.time == END:
        raise TheEnd("jump")  # NE-11.01
