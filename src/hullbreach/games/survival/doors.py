"""Doors: open (no token), closed, or destroyed for good."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play, Value, some

from .state import Survival

CLOSED = "closed"
DESTROYED = "destroyed"


def is_closed(s: Survival, corridor: str) -> bool:
    return s.door.get(corridor) == CLOSED


def takes_door(s: Survival, corridor: str) -> bool:
    """Neither the service corridors nor paths have doors (LD-31.01c)."""
    return bool(s.board.numbers.get(corridor))


def close_door(s: Survival, corridor: str, seat: int) -> Play:
    """Close a door. With all tokens on the board another closed one is taken (LD-19.10)."""
    if corridor in s.door or not takes_door(s, corridor):
        return
    if len(s.door) >= s.title.doors:
        closed = [("take_door", c) for c in sorted(s.door) if s.door[c] == CLOSED]
        if not closed:
            return
        _, taken = yield Ask(seat, "take_door", closed, {"corridor": corridor})
        open_door(s, taken)
    s.door[corridor] = CLOSED
    s.emit("door_closed", corridor=corridor)


def open_door(s: Survival, corridor: str) -> None:
    if s.door.get(corridor) == CLOSED:
        del s.door[corridor]
        s.emit("door_opened", corridor=corridor)
        s.title.door_changed(s, corridor)


def destroy_door(s: Survival, corridor: str) -> None:
    if s.door.get(corridor) == CLOSED:
        s.door[corridor] = DESTROYED
        s.emit("door_destroyed", corridor=corridor)
        s.title.door_changed(s, corridor)


def toggle_door(s: Survival, seat: int, corridors: tuple[str, ...]) -> Play:
    """Open or close one door of the seat's choice."""
    values = _changes(s, corridors)
    if values:
        change = yield Ask(seat, "toggle_door", values)
        yield from _change(s, seat, change)


def toggle_doors(s: Survival, seat: int, corridors: tuple[str, ...]) -> Play:
    """Open or close any of these doors."""
    values = [("turn", corridor) for _, corridor in _changes(s, corridors)]
    turned = yield some(seat, "toggle_doors", values, 0, len(values))
    for change in _changes(s, tuple(corridor for _, corridor in turned)):
        yield from _change(s, seat, change)


def _changes(s: Survival, corridors: tuple[str, ...]) -> list[Value]:
    return [
        ("open" if s.door.get(c) == CLOSED else "close", c)
        for c in corridors
        if takes_door(s, c) and s.door.get(c) != DESTROYED
    ]


def _change(s: Survival, seat: int, change: Value) -> Play:
    way, corridor = change
    if way == "open":
        open_door(s, str(corridor))
    else:
        yield from close_door(s, str(corridor), seat)


def can_toggle(s: Survival, corridors: tuple[str, ...]) -> bool:
    door = s.door
    for corridor in corridors:
        if door.get(corridor) != DESTROYED and takes_door(s, corridor):
            return True
    return False
