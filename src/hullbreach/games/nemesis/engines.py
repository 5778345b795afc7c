"""The three engines: each has a working and a damaged token, and the upper one is the truth."""

from __future__ import annotations

from hullbreach.games.survival.crew import kind_of_room
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, Value

from .state import Nemesis

ENGINES = (1, 2, 3)
WORKING, DAMAGED = "working", "damaged"
TOKENS = {number: (f"engine_{number}_working", f"engine_{number}_damaged") for number in ENGINES}
ENGINE = {number: f"engine.{number}" for number in ENGINES}  # zones, the upper token first
REVEALED = {number: f"engine.{number}.revealed" for number in ENGINES}
NEEDED = 2  # NE-12.02: with fewer working engines the ship explodes


def engine_here(s: Nemesis, seat: int) -> int:
    """The number of the engine in whose room the character is; 0 if it is in none."""
    kind = kind_of_room(s, s.place[seat])
    return int(kind[-1]) if kind.startswith("engine_") and kind[-1].isdigit() else 0


def check(s: Nemesis, seat: int, number: int) -> None:
    """Look secretly at the upper token."""
    token = s.zones[ENGINE[number]][0]
    zones.peek(s, seat, token)
    s.emit("engine_checked", {seat: {"token": token}}, seat=seat, engine=number, token=None)


def check_here(s: Nemesis, seat: int) -> None:
    check(s, seat, engine_here(s, seat))


def check_all(s: Nemesis, seat: int) -> None:
    """Also where a malfunction lies in an engine room."""
    for number in ENGINES:
        check(s, seat, number)


def can_swap_engine(s: Nemesis, seat: int) -> bool:
    return bool(engine_here(s, seat))


def swap_engine(s: Nemesis, seat: int) -> Play:
    """Look at both tokens and put them back in either order; all hear which (NE-09.17)."""
    number = engine_here(s, seat)
    upper, lower = s.zones[ENGINE[number]]
    for token in (upper, lower):
        zones.peek(s, seat, token)
    told = {seat: {"tokens": (upper, lower)}}
    s.emit("engine_opened", told, seat=seat, engine=number, tokens=None)
    values: list[Value] = [("keep", number), ("swap", number)]
    choice = yield Ask(seat, "swap_engine", values, {"engine": number})
    swapped = choice[0] == "swap"
    if swapped:
        s.own_zones()
        s.zones[ENGINE[number]] = tuple(reversed(s.zones[ENGINE[number]]))
    s.emit("engine_closed", seat=seat, engine=number, engines=number, swapped=int(swapped))


def reveal(s: Nemesis) -> bool:
    """Turn up the upper token of each engine; does the ship fly (NE-12.02, NE-12.03)?"""
    working = 0
    for number in ENGINES:
        token = s.zones[ENGINE[number]][0]
        zones.put(s, token, REVEALED[number])
        s.emit("engine_revealed", engine=number, token=token)
        working += token.endswith(WORKING)
    return working >= NEEDED
