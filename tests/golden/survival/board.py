"""A place of rooms in a few lines, as a spectator sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

View = Mapping[str, Any]


def rooms(view: View) -> Iterator[str]:
    """The rooms where something is, and one line for the corridors."""
    for number, room in view["rooms"].items():
        people = [seat["character"] for seat in view["seats"] if seat["place"] == number]
        xenos = [f"{xeno}-{harm}" if harm else xeno for xeno, harm in room.get("xenos", {}).items()]
        marks = [mark for mark in ("fire", "malfunction") if number in view[mark]["rooms"]]
        lying = [*people, *xenos, *room.get("objects", ()), *marks]
        if lying:
            yield f"{number} {room.get('tile', '?')}: {', '.join(lying)}"
    yield f"noise {' '.join(view['noise']) or '-'}; doors {_doors(view)}"


def _doors(view: View) -> str:
    return " ".join(f"{door} {how}" for door, how in view["doors"].items()) or "-"


def player(seat: View) -> str:
    """Where a character is, how it is, and what all see that it has."""
    items = [*seat["hands"], *seat["beside"]]
    wounds = [entry["wound"] for entry in seat["wounds"]]
    known = f"knowledge {seat['knowledge']}, " if "knowledge" in seat else ""
    return (
        f"{seat['character']}: {seat['place']}, {known}"
        f"light {seat['light']}, serious {' '.join(wounds) or '-'}, has {' '.join(items) or '-'}"
    )
