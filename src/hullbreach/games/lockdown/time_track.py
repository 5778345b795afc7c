"""The time track: thresholds, self-destruct, alarm."""

from __future__ import annotations

from hullbreach.games.survival.title import TheEnd

from .power import lose_power
from .state import ABSENT, Lockdown

START, END = 15, 0
CSS_SPACES = (10, 8, 6, 4, 2, 1)
WHITE = (8, 7, 6, 5, 4, 3, 2, 1)
RED, BLUE = "red", "blue"
THRESHOLDS = {15: RED, 14: RED, 12: BLUE, 10: RED, 8: RED, 6: BLUE, 5: RED, 4: BLUE}
"""Crossed when the time token leaves that space."""


def advance(s: Lockdown) -> None:
    """Event phase step 5 (LD-13.08): what is due when the token must leave, then the move."""
    left = s.time
    if s.self_destruct_red and s.self_destruct == left:
        raise TheEnd("self_destruct")  # LD-10.21
    if s.alarm == left:
        raise TheEnd("alarm")  # LD-11.18
    s.time = left - 1
    s.emit("time", time=s.time)
    if s.self_destruct == left and not s.self_destruct_red:
        turn_red(s)
    if s.time == END:
        raise TheEnd("time")
    cross(s, left)


def cross(s: Lockdown, left: int) -> None:
    """Red thresholds count only without emergency power, blue ones always (LD-24.04)."""
    threshold = THRESHOLDS.get(left)
    if threshold == BLUE or (threshold == RED and not s.emergency_power):
        s.emit("threshold", colour=threshold)
        lose_power(s)


def start_self_destruct(s: Lockdown) -> None:
    """Three spaces ahead of the time token, at most on the last one (LD-10.18, LD-10.22)."""
    if s.self_destruct == ABSENT:
        s.self_destruct = max(END, s.time - 3)
        s.self_destruct_red = False
        s.emit("self_destruct_started", time=s.self_destruct)


def stop_self_destruct(s: Lockdown) -> None:
    """Only while it shows yellow (LD-10.19)."""
    s.self_destruct = ABSENT
    s.emit("self_destruct_stopped", self_destruct=None)


def turn_red(s: Lockdown) -> None:
    """Three spaces further, and the gate opens (LD-10.20)."""
    s.self_destruct = max(END, s.self_destruct - 3)
    s.self_destruct_red = True
    s.emit("self_destruct_red", time=s.self_destruct)
    open_gate(s)


def open_gate(s: Lockdown) -> None:
    """Once open it never closes again (LD-11.08b)."""
    if not s.gate_open:
        s.gate_open = True
        s.emit("gate_opened", gate_open=1)


def raise_alarm(s: Lockdown) -> None:
    """At half the number of the time token's space, rounded down (LD-11.17)."""
    s.alarm = s.time // 2
    s.emit("alarm", time=s.alarm)


def isolation_open(s: Lockdown) -> bool:
    """On a white space, or with the alarm raised (LD-10.17a)."""
    return s.time in WHITE or s.alarm != ABSENT
