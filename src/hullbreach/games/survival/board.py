"""A board: rooms, numbered corridors between them, entrances to the service corridors."""

from __future__ import annotations

from collections.abc import Mapping
from sys import intern
from typing import NamedTuple

from hullbreach.kernel.decisions import Value

SERVICE = "service"  # the one space that all service corridor entrances share


def area(number: int) -> str:
    """A part of the open ground around buildings, a kind of service corridor (LD-31.02b)."""
    return f"area_{number}"


class Space(NamedTuple):
    """A place for a room: its section, the pile its tile comes from, or the room fixed there."""

    section: str
    xy: tuple[float, float]
    slot: str = ""
    fixed: str = ""
    service: tuple[int, ...] = ()
    areas: tuple[int, ...] = ()


class Board:
    """Everything printed on a board, as tables that rules look up.

    A corridor without a number is a path; paths lead over open ground, where the crossroads are.
    """

    def __init__(
        self,
        name: str,
        spaces: Mapping[str, Space],
        corridors: Mapping[str, tuple[int, ...]],
        exit_room: str = "",
        *,
        crossroads: tuple[str, ...] = (),
        gateway: str = "",
    ) -> None:
        self.id = name
        self.spaces = spaces
        self.rooms = tuple(sorted(spaces))
        self.corridors = tuple(c for c, numbers in corridors.items() if numbers)
        self.paths = tuple(c for c, numbers in corridors.items() if not numbers)
        self.numbers = corridors
        self.exit_room = exit_room
        self.gateway = gateway or exit_room  # from where the bunker is reached on foot
        self.crossroads = crossroads
        self.surface = tuple(room for room in self.rooms if spaces[room].areas)
        self.piles = {
            slot: tuple(room for room in self.rooms if spaces[room].slot == slot)
            for slot in ("1", "2")
        }
        self.hidden = tuple(r for r in self.rooms if spaces[r].slot and r not in self.surface)
        self.section = {room: space.section for room, space in spaces.items()}
        self.ends: dict[str, tuple[str, str]] = {}
        self.exits: dict[str, dict[int, str]] = {room: {} for room in self.rooms}
        self.neighbours: dict[str, tuple[tuple[str, str], ...]] = dict.fromkeys(self.rooms, ())
        for corridor, numbers in corridors.items():
            here, there = map(intern, corridor.split("-"))
            self.ends[corridor] = (here, there)
            self.neighbours[here] += ((corridor, there),)
            self.neighbours[there] += ((corridor, here),)
            for number in numbers:
                self.exits[here][number] = self.exits[there][number] = corridor
        for room, space in spaces.items():
            self.exits[room].update(dict.fromkeys(space.service, SERVICE))
            self.exits[room].update({number: area(number) for number in space.areas})
        self.entrances = tuple(room for room in self.rooms if spaces[room].service)
        self.corridors_of = {
            room: tuple(c for c, _ in self.neighbours[room] if corridors[c])
            + ((SERVICE,) if spaces[room].service else ())
            + tuple(map(area, spaces[room].areas))
            for room in self.rooms
        }
        self.paths_of = {
            room: tuple(c for c, _ in self.neighbours[room] if not corridors[c])
            for room in self.rooms
        }
        self.areas = tuple(sorted({area(n) for space in spaces.values() for n in space.areas}))
        self.outlets = (SERVICE, *self.areas)  # whoever goes there leaves the board
        self.exit_rooms = self._exit_rooms()
        self.earshot = {room: self._earshot(room) for room in self.rooms}
        self.corridor_between = {
            (room, there): corridor
            for room in self.rooms
            for corridor, there in self.neighbours[room]
        }
        self.corridor_section = {
            corridor: self.section[here] or self.section[there]
            for corridor, (here, there) in self.ends.items()
        }
        self.moves = {room: self._steps("move", room) for room in self.rooms}
        self.careful_moves = {room: self._steps("careful", room) for room in self.rooms}
        self.room_zone = {room: f"room.{room}" for room in self.rooms}
        self.tile_zone = {room: f"tile.{room}" for room in self.rooms}
        self.xeno_zone = {room: f"xenos.{room}" for room in self.rooms}
        self.xeno_zones = tuple(self.xeno_zone.values())
        self.room_of = {zone: room for room, zone in self.xeno_zone.items()}
        self.object_zone = {room: f"objects.{room}" for room in self.rooms}
        self.token_zone = {room: f"token.{room}" for room in self.rooms}

    def _exit_rooms(self) -> tuple[str, ...]:
        """The rooms with a path to a crossroads (LD-31.06a), or the one that is printed."""
        linked = [r for r in self.rooms if self.paths_of[r] and r not in self.crossroads]
        return tuple(linked) or (self.exit_room,)

    def _earshot(self, room: str) -> tuple[tuple[str, str], ...]:
        """From where Danger brings xenos, and through which corridor.

        To a crossroads they come from all other crossroads, however far (LD-32.03b).
        """
        if room in self.crossroads:
            return tuple(("", other) for other in self.crossroads if other != room)
        return self.neighbours[room]

    def _steps(self, verb: str, room: str) -> tuple[tuple[str, Value], ...]:
        """The corridors of a room, each with what a character says who takes it."""
        return tuple((corridor, (verb, there)) for corridor, there in self.neighbours[room])

    def other_end(self, corridor: str, room: str) -> str:
        here, there = self.ends[corridor]
        return there if room == here else here


NOWHERE = Board("", {}, {})
"""Before the options of a match have been read."""
