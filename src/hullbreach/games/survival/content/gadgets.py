"""Tape, doors and tasers."""

from __future__ import annotations

from hullbreach.games.survival.cards import discard_hand
from hullbreach.games.survival.crew import HANDS
from hullbreach.games.survival.damage import harm, retreat
from hullbreach.games.survival.doors import toggle_door
from hullbreach.games.survival.effects import choose_companion, choose_xeno
from hullbreach.games.survival.figures import room_of
from hullbreach.games.survival.items import is_object
from hullbreach.games.survival.state import Survival
from hullbreach.kernel.decisions import Ask, Play, Value


def work_door(s: Survival, me: int) -> Play:
    """Open or close a door of the room."""
    return toggle_door(s, me, s.board.corridors_of[s.place[me]])


def pairs(s: Survival, me: int) -> list[Value]:
    """Two heavy items that are not yet taped; never objects (LD-25.08)."""
    free = [
        piece
        for piece in s.zones[HANDS[me]]
        if not is_object(piece) and piece not in s.taped and piece not in s.taped.values()
    ]
    return [("tape", one, other) for n, one in enumerate(free) for other in free[n + 1 :]]


def can_tape(s: Survival, me: int) -> bool:
    return bool(pairs(s, me))


def tape_together(s: Survival, me: int) -> Play:
    _, one, other = yield Ask(me, "tape", pairs(s, me))
    s.taped[other] = one
    s.emit("taped", seat=me, item=one, other=other)


def shock_xeno(s: Survival, me: int) -> Play:
    """1 damage, and it retreats."""
    xeno = yield from choose_xeno(s, me, "shock_xeno")
    harm(s, xeno, 1, me)
    if room_of(s, xeno) == s.place[me]:
        retreat(s, xeno)


def shock_character(s: Survival, me: int) -> Play:
    other = yield from choose_companion(s, me, "shock_character")
    discard_hand(s, other)
