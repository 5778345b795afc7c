"""The facility in a few lines, as a spectator sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

View = Mapping[str, Any]


def board(view: View) -> Iterator[str]:
    """The explored rooms where something is, one line a player, one for the rest."""
    for number, room in view["rooms"].items():
        people = [seat["character"] for seat in view["seats"] if seat["place"] == number]
        xenos = [f"{xeno}-{harm}" if harm else xeno for xeno, harm in room.get("xenos", {}).items()]
        marks = [mark for mark in ("fire", "malfunction") if number in view[mark]["rooms"]]
        lying = [*people, *xenos, *room.get("objects", ()), *marks]
        if lying:
            yield f"{number} {room.get('tile', '?')}: {', '.join(lying)}"
    yield f"noise {' '.join(view['noise']) or '-'}; doors {_doors(view)}"
    lit = [place for place, token in view["power"].items() if token["on"]]
    gate = "open" if view["gate_open"] else "closed"
    time = view["time"]
    yield f"time {time['space']}; power {' '.join(lit) or '-'}; gate {gate}; rover {view['rover']}"
    yield from (_seat(seat) for seat in view["seats"])


def _doors(view: View) -> str:
    return " ".join(f"{door} {how}" for door, how in view["doors"].items()) or "-"


def _seat(seat: View) -> str:
    items = [*seat["hands"], *seat["beside"]]
    wounds = [entry["wound"] for entry in seat["wounds"]]
    return (
        f"{seat['character']}: {seat['place']}, knowledge {seat['knowledge']}, "
        f"light {seat['light']}, serious {' '.join(wounds) or '-'}, has {' '.join(items) or '-'}"
    )
