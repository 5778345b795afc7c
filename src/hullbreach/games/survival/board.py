"""A board: rooms, numbered corridors between them, entrances to the service corridors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

SERVICE = "service"  # the one space that all service corridor entrances share


class Space(NamedTuple):
    """A place for a room: its section, the pile its tile comes from, or the room fixed there."""

    section: str
    xy: tuple[float, float]
    slot: str = ""
    fixed: str = ""
    service: tuple[int, ...] = ()


class Board:
    """Everything printed on a board, as tables that rules look up."""

    def __init__(
        self,
        name: str,
        spaces: Mapping[str, Space],
        corridors: Mapping[str, tuple[int, ...]],
        exit_room: str = "",
    ) -> None:
        self.id = name
        self.spaces = spaces
        self.rooms = tuple(sorted(spaces))
        self.corridors = tuple(corridors)
        self.numbers = corridors
        self.exit_room = exit_room
        self.section = {room: space.section for room, space in spaces.items()}
        self.ends: dict[str, tuple[str, str]] = {}
        self.exits: dict[str, dict[int, str]] = {room: {} for room in self.rooms}
        self.neighbours: dict[str, tuple[tuple[str, str], ...]] = dict.fromkeys(self.rooms, ())
        for corridor, numbers in corridors.items():
            here, there = corridor.split("-")
            self.ends[corridor] = (here, there)
            self.neighbours[here] += ((corridor, there),)
            self.neighbours[there] += ((corridor, here),)
            for number in numbers:
                self.exits[here][number] = self.exits[there][number] = corridor
        for room, space in spaces.items():
            self.exits[room].update(dict.fromkeys(space.service, SERVICE))
        self.entrances = tuple(room for room in self.rooms if spaces[room].service)
        self.corridors_of = {
            room: tuple(c for c, _ in self.neighbours[room])
            + ((SERVICE,) if spaces[room].service else ())
            for room in self.rooms
        }
        self.corridor_between = {
            (room, there): corridor
            for room in self.rooms
            for corridor, there in self.neighbours[room]
        }
        self.corridor_section = {
            corridor: self.section[here] or self.section[there]
            for corridor, (here, there) in self.ends.items()
        }
        self.room_zone = {room: f"room.{room}" for room in self.rooms}
        self.tile_zone = {room: f"tile.{room}" for room in self.rooms}
        self.xeno_zone = {room: f"xenos.{room}" for room in self.rooms}
        self.object_zone = {room: f"objects.{room}" for room in self.rooms}

    def other_end(self, corridor: str, room: str) -> str:
        here, there = self.ends[corridor]
        return there if room == here else here
