"""Power and darkness."""

from __future__ import annotations

from hullbreach.games.survival.crew import has_wound
from hullbreach.kernel.decisions import Ask, Play, Value

from .board import LIFT, SECTIONS
from .state import Lockdown

PLACES = (*SECTIONS, LIFT)  # the lift counts as a fourth section (LD-16.04b)


def has_power(s: Lockdown, section: str) -> bool:
    """A section is powered while its token shows blue; a stairwell never is (LD-24.02a)."""
    return bool(section) and s.power[section] in s.powered


def room_has_power(s: Lockdown, room: str) -> bool:
    return has_power(s, s.board.section[room])


def in_darkness(s: Lockdown, seat: int) -> bool:
    """Without power, or with a wound that keeps the character in the dark (LD-24.03)."""
    board = s.board
    section = board.section.get(s.place[seat])
    if section is None:
        return False  # not in a room: out of reach of any effect
    lit = has_power(s, section) or s.place[seat] in board.crossroads  # LD-31.06b
    return not lit or has_wound(s, seat, "eyes")


def turn_token(s: Lockdown, number: int) -> None:
    """Turn a power token over."""
    if number in s.powered:
        s.powered.remove(number)
    else:
        s.powered.append(number)
        s.powered.sort()
    place = next(place for place, token in s.power.items() if token == number)
    s.emit("power_turned", token=number, section=place, powered=int(number in s.powered))


def lose_power(s: Lockdown) -> None:
    """The active token with the highest number goes out (LD-24.04e)."""
    if s.powered:
        turn_token(s, s.powered[-1])


def swap_tokens(s: Lockdown, seat: int) -> Play:
    """Swap two power tokens of the seat's choice."""
    values: list[Value] = [
        ("swap", one, other) for n, one in enumerate(PLACES) for other in PLACES[n + 1 :]
    ]
    _, one, other = yield Ask(seat, "swap_power", values)
    s.power[one], s.power[other] = s.power[other], s.power[one]
    s.emit("power_swapped", seat=seat, section=one, other=other)


def restore_power(s: Lockdown, seat: int) -> Play:
    """The emergency generator (LD-29.06)."""
    if len(s.powered) < 3:
        s.powered = [1, 2]
        s.emit("power_reset", sections=PLACES)
    left = [1, 2, 3, 4]
    for place in PLACES:
        _, number = yield Ask(seat, "place_power", [("token", n) for n in left], {"section": place})
        s.power[place] = number
        left.remove(number)
        s.emit("power_placed", seat=seat, section=place, token=number)
    if not s.emergency_power:
        turn_time_token(s, active=True)


def turn_time_token(s: Lockdown, *, active: bool) -> None:
    if s.emergency_power != active:
        s.emergency_power = active
        s.emit("time_token_turned", emergency_power=int(active))
