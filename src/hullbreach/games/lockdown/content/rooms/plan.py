"""The rooms of the facility: tiles of both piles, special tiles, and rooms printed on the board."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import OUT, Known, Room

ROOMS: dict[str, Room] = {}


def room(
    name: str,
    *,
    known: Known,
    slot: str = "",
    colour: str = "",
    computer: bool = False,
    search: bool = True,
    malfunction: bool = True,
    cost: int = 2,
) -> Room:
    """Declare a kind of room; a room action costs 2 unless it says otherwise (LD-27.01)."""
    assert name not in ROOMS, f"two rooms are called {name}"
    ROOMS[name] = found = Room(
        name,
        known=known,
        slot=slot,
        colour=colour,
        computer=computer,
        search=search,
        malfunction=malfunction,
        cost=cost,
        when=OUT,
    )
    return found
