"""Weaknesses: three hidden cards, one for each kind of object that can be analysed."""

from __future__ import annotations

from hullbreach.games.survival.crew import HANDS, in_room
from hullbreach.games.survival.items import OBJECTS, is_object
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play

from .state import Nemesis

HIDDEN = {kind: f"weakness.{kind}" for kind in OBJECTS}  # NE-14.18
KNOWN = {kind: f"weakness.{kind}.known" for kind in OBJECTS}


def knows(s: Nemesis, weakness: str) -> bool:
    """A discovered weakness helps everybody (NE-10.18)."""
    return s.where[weakness].endswith(".known")


def discovered(s: Nemesis) -> list[str]:
    """The kinds of objects whose weakness is known."""
    return [kind for kind in OBJECTS if s.zones[KNOWN[kind]]]


def objects_in(s: Nemesis, room: str) -> list[str]:
    """Objects in the room, lying or carried by anybody there."""
    carried = [piece for seat in in_room(s, room) for piece in s.zones[HANDS[seat]]]
    lying = s.zones[s.board.object_zone[room]]
    return [*lying, *(piece for piece in carried if is_object(piece))]


def analysable(s: Nemesis, room: str) -> list[str]:
    """Kinds of objects there that have not been analysed yet (NE-10.29)."""
    found = {piece.partition("#")[0] for piece in objects_in(s, room)}
    return [kind for kind in OBJECTS if kind in found and s.zones[HIDDEN[kind]]]


def can_analyse(s: Nemesis, seat: int) -> bool:
    return bool(analysable(s, s.place[seat]))


def analyse(s: Nemesis, seat: int) -> Play:
    return analyse_in(s, seat, s.place[seat])


def analyse_in(s: Nemesis, seat: int, room: str) -> Play:
    """The weakness of that kind is turned up for all; the object is kept (NE-10.17, NE-10.29)."""
    _, kind = yield Ask(seat, "analyse", [("analyse", kind) for kind in analysable(s, room)])
    weakness = s.zones[HIDDEN[kind]][0]
    zones.put(s, weakness, KNOWN[kind])
    s.emit("weakness_found", seat=seat, piece=kind, weakness=weakness)
