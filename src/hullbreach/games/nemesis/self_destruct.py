"""The self-destruct sequence: six spaces and the skull."""

from __future__ import annotations

from hullbreach.games.survival.title import TheEnd

from . import pods
from .refuges import ASLEEP
from .state import ABSENT, Nemesis

START, END = 6, 0
ORANGE = 3  # NE-02.07: from here on it cannot be stopped


def running(s: Nemesis) -> bool:
    return s.self_destruct != ABSENT


def can_start(s: Nemesis) -> bool:
    """Not while somebody hibernates (NE-03.28)."""
    return not running(s) and ASLEEP not in s.place.values()


def start(s: Nemesis) -> None:
    """A start while it is running has no effect (NE-02.11)."""
    if not running(s):
        s.self_destruct = START
        s.emit("self_destruct_started", self_destruct=START)


def can_stop(s: Nemesis) -> bool:
    return s.self_destruct > ORANGE


def stop(s: Nemesis) -> None:
    """The marker goes away; a later start begins anew (NE-02.10)."""
    s.self_destruct = ABSENT
    s.emit("self_destruct_stopped", self_destruct=None)


def advance(s: Nemesis) -> None:
    if not running(s):
        return
    s.self_destruct -= 1
    s.emit("self_destruct", self_destruct=s.self_destruct)
    if s.self_destruct == ORANGE:
        pods.unlock_all(s)
    if s.self_destruct == END:
        raise TheEnd("self_destruct")
