"""What is printed on the board, as tables that rules of thumb look up."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from hullbreach.kernel.registry import game

SERVICE = "service"


class Printed(NamedTuple):
    """Rooms and corridors of a board, and the content of the game."""

    neighbours: dict[str, tuple[tuple[str, str], ...]]
    """The corridors and paths of a room, each with the room at its other end."""
    exits: dict[str, tuple[str, ...]]
    """The corridors that noise can be heard in, once for each number."""
    corridors: dict[str, tuple[str, ...]]
    numbers: dict[str, dict[object, str]]
    """The corridor of a room with each number of the noise die."""
    section: dict[str, str]
    slot: dict[str, str]
    board: dict[str, Any]
    content: dict[str, Any]


@cache
def printed(name: str, board: str) -> Printed:
    content = game(name).content()
    found = content["boards"][board]
    rooms = found["rooms"]
    neighbours: dict[str, tuple[tuple[str, str], ...]] = dict.fromkeys(rooms, ())
    exits: dict[str, tuple[str, ...]] = {
        room: (SERVICE,) * len(about["service"]) for room, about in rooms.items()
    }
    numbers: dict[str, dict[object, str]] = {
        room: dict.fromkeys(about["service"], SERVICE) for room, about in rooms.items()
    }
    ways = {**found["corridors"], **dict.fromkeys(found.get("paths", ()), ())}
    for corridor, printed_on in ways.items():
        here, _, there = corridor.partition("-")
        for one, other in ((here, there), (there, here)):
            neighbours[one] += ((corridor, other),)
            exits[one] += (corridor,) * len(printed_on)
            numbers[one] |= dict.fromkeys(printed_on, corridor)
    return Printed(
        neighbours=neighbours,
        exits=exits,
        numbers=numbers,
        corridors={room: tuple(dict.fromkeys(near)) for room, near in exits.items()},
        section={room: about.get("section") or "" for room, about in rooms.items()},
        slot={room: about["slot"] or "" for room, about in rooms.items()},
        board=found,
        content=content,
    )
