"""The main gate, the rover and the bunker."""

from __future__ import annotations

from hullbreach.games.survival.actions import Action, Me
from hullbreach.games.survival.crew import alive
from hullbreach.games.survival.death import leave_play
from hullbreach.games.survival.exploration import explore
from hullbreach.games.survival.items import find_item
from hullbreach.games.survival.movement import arrive
from hullbreach.games.survival.noise import noise_roll
from hullbreach.kernel.decisions import Ask, Play, Value

from .refuges import BUNKER
from .state import Lockdown

COST = 2  # LD-11.06a, LD-31.04a
SUITS = ("enviro_suit", "battle_suit")


def has_suit(s: Lockdown, seat: int) -> bool:
    return any(find_item(s, seat, kind) for kind in SUITS)


def offer_escape(s: Lockdown, me: Me, values: list[Value]) -> None:
    """Gate open, and a way across: the rover, or a suit (LD-11.05, LD-32.02)."""
    if not s.gate_open:
        return
    if s.rover == me.room:
        values.append(("escape", "rover"))
    if me.room == me.board.gateway and has_suit(s, me.seat):
        values.append(("escape", "suit"))


def escape(s: Lockdown, seat: int, value: Value) -> Play:
    """By rover it always succeeds; on foot a noise roll may bring a xeno (LD-11.06)."""
    if value[1] == "rover":
        s.rover = BUNKER
    else:
        came = yield from noise_roll(s, seat)
        if came or not alive(s, seat):
            s.emit("escape_failed", seat=seat)
            return
    s.place[seat] = BUNKER
    s.fate[seat] = BUNKER
    s.emit("reached_bunker", seat=seat, by=value[1], place=BUNKER, fate=BUNKER, rover=s.rover)
    leave_play(s)


def offer_drive(s: Lockdown, me: Me, values: list[Value]) -> None:
    """From an exit room with the rover to any other one (LD-31.04a)."""
    if s.rover == me.room:
        values.extend(("drive", room) for room in me.board.exit_rooms if room != me.room)


def drive(s: Lockdown, seat: int, value: Value) -> Play:
    """No noise roll; an unexplored room is explored."""
    room = str(value[1])
    s.rover = room
    s.emit("rover_moved", to=room)
    arrive(s, seat, room)
    if s.zones[s.board.token_zone[room]]:
        yield from explore(s, seat, room, "")


def move_rover(s: Lockdown, seat: int) -> Play:
    """A computer action sends it to an exit room or to the bunker (LD-11.09)."""
    places = [place for place in (*s.board.exit_rooms, BUNKER) if place != s.rover]
    _, s.rover = yield Ask(seat, "call_rover", [("rover", place) for place in places])
    s.emit("rover_moved", to=s.rover)


def cost(s: Lockdown, seat: int, value: Value) -> int:
    return COST


ESCAPE = Action("escape", offer_escape, cost, escape, least=COST, calm=True)
DRIVE = Action("drive", offer_drive, cost, drive, least=COST, calm=True)
