"""The seven sector boards: rooms and their connections, installation slots, pending positions.

Places are called `<sector>.<name>`: `corridors.A` is a room, `corridors.c1` a slot,
`corridors.pending1` a pending position.
"""

from __future__ import annotations

from dataclasses import dataclass, field

ROOM_NAMES = ("A", "B", "C", "D")  # two by two: A B above C D


@dataclass(frozen=True)
class Slot:
    """An installation slot in the grid of its board."""

    name: str
    row: int
    column: int
    bonus: bool = False


@dataclass(frozen=True)
class Sector:
    """One board. Rooms of the same group are in reach of each other (TH-10.03)."""

    id: str
    action: str
    groups: tuple[str, ...]
    slots: tuple[Slot, ...]
    pending: int
    faction: str = ""
    provenance: dict[str, str] = field(default_factory=dict)


def _grid(letter: str, places: str, bonus: str) -> tuple[Slot, ...]:
    """Slots drawn as rows of digits: `"12 34"` is two rows of two; a dot is a gap."""
    return tuple(
        Slot(f"{letter}{digit}", row, column, digit in bonus)
        for row, line in enumerate(places.split())
        for column, digit in enumerate(line)
        if digit != "."
    )


def _home(sector: str, faction: str, letter: str, *groups: str) -> Sector:
    return Sector(sector, "home", groups, _grid(letter, "12 34", "4"), 2, faction, DRAWN)


DRAWN = {"rooms": "public", "groups": "designed", "slots": "designed", "pending": "rulebook"}

SECTORS: dict[str, Sector] = {
    sector.id: sector
    for sector in (
        Sector("corridors", "fight", ("ABCD",), _grid("c", "12. 345", "5"), 1, "", DRAWN),
        Sector(
            "control_room", "malfunction", ("A", "BCD"), _grid("k", "12 34", "14"), 1, "", DRAWN
        ),
        Sector("tech_dock", "extra_turn", ("AB", "CD"), _grid("t", "123 456", "16"), 0, "", DRAWN),
        _home("loading_dock", "marines", "m", "ABC", "D"),
        _home("laboratory", "scientists", "s", "AC", "BD"),
        _home("nest", "aliens", "a", "ABCD"),
        _home("wreck", "greys", "g", "A", "B", "CD"),
    )
}
DECK = tuple(f"deck.{seat}" for seat in range(4))
FRONT = tuple(f"front.{seat}" for seat in range(4))
GENERAL = ("corridors", "control_room", "tech_dock")
HOME_OF = {sector.faction: sector.id for sector in SECTORS.values() if sector.faction}

ROOMS = {name: tuple(f"{name}.{room}" for room in ROOM_NAMES) for name in SECTORS}
SLOTS = {
    name: tuple(f"{name}.{slot.name}" for slot in board.slots) for name, board in SECTORS.items()
}
PENDING = {
    name: tuple(f"{name}.pending{n + 1}" for n in range(board.pending))
    for name, board in SECTORS.items()
}
SECTOR_OF = {
    place: name
    for places in (ROOMS, SLOTS, PENDING)
    for name, found in places.items()
    for place in found
}
SLOT_SECTOR = {slot: name for name, slots in SLOTS.items() for slot in slots}
IS_ROOM = frozenset(room for rooms in ROOMS.values() for room in rooms)
IS_SLOT = frozenset(slot for slots in SLOTS.values() for slot in slots)
IS_PENDING = frozenset(place for places in PENDING.values() for place in places)
BONUS_SLOTS = frozenset(
    f"{name}.{slot.name}" for name, board in SECTORS.items() for slot in board.slots if slot.bonus
)


def _reach(sector: Sector) -> dict[str, tuple[str, ...]]:
    return {
        f"{sector.id}.{room}": tuple(f"{sector.id}.{other}" for other in group if other != room)
        for group in sector.groups
        for room in group
    }


def _neighbours(sector: Sector) -> dict[str, tuple[str, ...]]:
    """Slots side by side or one above the other; never diagonally (TH-13.14)."""
    return {
        f"{sector.id}.{slot.name}": tuple(
            f"{sector.id}.{other.name}"
            for other in sector.slots
            if abs(other.row - slot.row) + abs(other.column - slot.column) == 1
        )
        for slot in sector.slots
    }


REACH = {room: others for board in SECTORS.values() for room, others in _reach(board).items()}
NEIGHBOURS = {slot: near for board in SECTORS.values() for slot, near in _neighbours(board).items()}
