"""Xeno figures: appearing, leaving, walking through corridors."""

from __future__ import annotations

from hullbreach.kernel import chance, zones

from .crew import occupied
from .doors import CLOSED, destroy_door
from .state import Survival
from .title import Asking

LARVA, CREEPER, ADULT, BREEDER, QUEEN = "larva", "creeper", "adult", "breeder", "queen"
TYPES = (QUEEN, BREEDER, ADULT, CREEPER, LARVA)  # in the order in which they attack (LD-21.03b)
RANK = {kind: rank for rank, kind in enumerate(TYPES)}

FIGURES = "figures"  # figures that are not on the board
SUPPLY = "supply"  # tokens that are not in the bag
BAG = "bag"

TYPE_OF: dict[str, str] = {}
"""By figure, as far as anybody has asked."""


def type_of(xeno: str) -> str:
    kind = TYPE_OF.get(xeno)
    if kind is None:
        kind = TYPE_OF[xeno] = xeno[: xeno.index("#")]
    return kind


def by_size(xenos: tuple[str, ...]) -> list[str]:
    """Largest first."""
    return sorted(xenos, key=lambda xeno: (RANK[type_of(xeno)], xeno))


def room_of(s: Survival, xeno: str) -> str:
    """The room a figure is in; nothing if it is not on the board."""
    return s.board.room_of.get(s.where[xeno], "")


def on_board(s: Survival) -> list[str]:
    """All xenos on the board, by room and size."""
    found: list[str] = []
    pieces = s.zones
    for zone in s.board.xeno_zones:
        here = pieces[zone]
        if here:
            found += by_size(here) if len(here) > 1 else here
    return found


def free_figure(s: Survival, kind: str) -> str:
    return next((figure for figure in s.zones[FIGURES] if type_of(figure) == kind), "")


def place_figure(s: Survival, kind: str, room: str) -> Asking[str]:
    """A xeno appears in a room; returns the figure, or nothing if none could be placed.

    With all adults on the board those not in combat go back first (LD-18.04).
    """
    figure = free_figure(s, kind)
    if not figure and kind == ADULT:
        for adult in on_board(s):
            if type_of(adult) == ADULT and not occupied(s, room_of(s, adult)):
                leave_board(s, adult)
        figure = free_figure(s, kind)
    if not figure:
        return ""
    bring(s, figure, room)
    s.emit("xeno_appeared", xeno=figure, room=room)
    if not s.met:
        yield from s.title.choose_objectives(s)
    return figure


def bring(s: Survival, xeno: str, room: str) -> None:
    """The figure is in this room now; whoever calls this tells how."""
    zones.put(s, xeno, s.board.xeno_zone[room])
    s.title.xeno_came(s, room)


def become(s: Survival, xeno: str, kind: str, *, keeps_damage: bool) -> str:
    """The figure is replaced by one of this kind, if there is one; returns that."""
    figure = free_figure(s, kind)
    room = room_of(s, xeno) if xeno else ""
    if not figure or not room:
        return ""
    damage = s.damage.get(xeno, 0) if keeps_damage else 0
    take_off(s, xeno)
    zones.put(s, figure, s.board.xeno_zone[room])
    if damage:
        s.damage[figure] = damage
    s.emit("evolved", xeno=xeno, into=figure, room=room)
    return figure


def take_off(s: Survival, xeno: str) -> None:
    s.damage.pop(xeno, None)
    if xeno in s.calmed:
        s.calmed.remove(xeno)
    zones.put(s, xeno, FIGURES)


def leave_board(s: Survival, xeno: str) -> None:
    """The figure leaves and a token of its type goes into the bag (LD-13.12d)."""
    room = room_of(s, xeno)
    take_off(s, xeno)
    s.emit("xeno_left", xeno=xeno, room=room)
    add_to_bag(s, type_of(xeno))


def add_to_bag(s: Survival, kind: str) -> None:
    """A token of this type, drawn at random from the supply, if there is one (LD-04.03)."""
    token_of = s.title.token_of
    tokens = [token for token in s.zones[SUPPLY] if token_of[token][0] == kind]
    if not tokens:
        return
    if len({token_of[token] for token in tokens}) > 1:
        token = chance.roll(s, "supply", tokens)
    else:
        token = tokens[0]
    zones.put(s, token, BAG)
    s.emit("token_added", token=token)


def walk(s: Survival, xeno: str, corridor: str) -> None:
    """Through a corridor into the next room, out by a service corridor, or against a door."""
    board = s.board
    room = room_of(s, xeno)
    if corridor in board.outlets:
        leave_board(s, xeno)  # LD-18.08, LD-31.05b
    elif s.door.get(corridor) == CLOSED:
        strike_door(s, (xeno,), corridor)
    else:
        there = board.other_end(corridor, room)
        bring(s, xeno, there)
        s.emit("xeno_moved", xeno=xeno, room=room, to=there)


def strike_door(s: Survival, xenos: tuple[str, ...], corridor: str) -> None:
    """They destroy the door together and stay (LD-19.11b, LD-19.11c)."""
    if not s.title.door_holds(s, xenos, corridor):
        destroy_door(s, corridor)


def walk_all(s: Survival, xenos: list[str], number: int) -> None:
    """All move at the same time through the corridor with this number (LD-13.12b)."""
    exits = s.board.exits
    going: dict[tuple[str, str], list[str]] = {}
    for xeno in xenos:
        room = room_of(s, xeno)
        if room and number in exits[room]:
            going.setdefault((room, exits[room][number]), []).append(xeno)
    go(s, going)


def go(s: Survival, going: dict[tuple[str, str], list[str]]) -> None:
    """Groups of xenos, by room and corridor, move at the same time."""
    doors = {c for (_, c) in going if s.door.get(c) == CLOSED}
    for (_, corridor), group in going.items():
        if corridor not in doors:
            for xeno in group:
                walk(s, xeno, corridor)
    for corridor in sorted(doors):
        strike_door(
            s, tuple(x for (_, c), g in going.items() if c == corridor for x in g), corridor
        )
