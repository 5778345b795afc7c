"""The main gate, the rover and the bunker."""

from __future__ import annotations

from hullbreach.games.survival.actions import Action, Me
from hullbreach.games.survival.death import leave_play
from hullbreach.games.survival.items import find_item
from hullbreach.games.survival.noise import noise_roll
from hullbreach.kernel.decisions import Play, Value

from .refuges import BUNKER
from .state import Lockdown

COST = 2  # LD-11.06a
SUITS = ("enviro_suit", "battle_suit")


def has_suit(s: Lockdown, seat: int) -> bool:
    return any(find_item(s, seat, kind) for kind in SUITS)


def offer_escape(s: Lockdown, me: Me, values: list[Value]) -> None:
    """In the exit room, gate open, no xeno, and a way across (LD-11.05)."""
    if not s.gate_open or me.fighting or me.purse < COST:
        return
    exit_room = s.title.board(s).exit_room
    if me.room != exit_room:
        return
    if s.rover == exit_room:
        values.append(("escape", "rover"))
    if has_suit(s, me.seat):
        values.append(("escape", "suit"))


def escape(s: Lockdown, seat: int, value: Value) -> Play:
    """By rover it always succeeds; on foot a noise roll may bring a xeno (LD-11.06)."""
    if value[1] == "rover":
        s.rover = BUNKER
    else:
        came = yield from noise_roll(s, seat)
        if came:
            s.emit("escape_failed", seat=seat)
            return
    s.place[seat] = BUNKER
    s.fate[seat] = BUNKER
    s.emit("reached_bunker", seat=seat, by=value[1], place=BUNKER, fate=BUNKER, rover=s.rover)
    leave_play(s)


def move_rover(s: Lockdown) -> None:
    """A computer action brings it back or sends it away (LD-11.09)."""
    s.rover = s.title.board(s).exit_room if s.rover == BUNKER else BUNKER
    s.emit("rover_moved", to=s.rover)


def cost(s: Lockdown, seat: int, value: Value) -> int:
    return COST


ESCAPE = Action("escape", offer_escape, cost, escape)
