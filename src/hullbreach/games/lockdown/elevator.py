"""The elevator: calling it, and going to another section with whoever wants to come."""

from __future__ import annotations

from hullbreach.games.survival.crew import companions
from hullbreach.games.survival.movement import arrive
from hullbreach.kernel.decisions import YES, Ask, Play, Value, some, yes_no

from .board import LIFT, SECTIONS, elevator_room
from .power import has_power
from .state import Lockdown


def section_of(s: Lockdown, seat: int) -> str:
    return s.board.section[s.place[seat]]


def can_call(s: Lockdown, seat: int) -> bool:
    return has_power(s, LIFT) and s.lift != section_of(s, seat)


def call(s: Lockdown, seat: int) -> None:
    s.lift = section_of(s, seat)
    s.emit("lift_called", seat=seat, section=s.lift)


def can_ride(s: Lockdown, seat: int) -> bool:
    return has_power(s, LIFT) and s.lift == section_of(s, seat)


def ride(s: Lockdown, seat: int) -> Play:
    """With whom one likes, if they agree; no noise roll follows (LD-29.02b)."""
    here = section_of(s, seat)
    others = [section for section in SECTIONS if section != here]
    _, section = yield Ask(seat, "ride", [("ride", other) for other in others])
    riders = [seat]
    guests: list[Value] = [("with", other) for other in companions(s, seat)]
    wanted = yield some(seat, "ride_with", guests, 0, len(guests))
    for _, other in wanted:
        comes = yield yes_no(other, "ride_along", {"seat": seat, "section": section})
        if comes == YES:
            riders.append(other)
    s.lift = section
    s.emit("lift_rides", seat=seat, section=section)
    for rider in riders:
        arrive(s, rider, elevator_room(s, section))
