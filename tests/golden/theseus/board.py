"""The station in a few lines, as a spectator sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

View = Mapping[str, Any]
INITIALS = {"young_alien": "y", "trapper": "t", "runner": "r", "warrior": "w", "creature": "P"}
END_TRACK = ("-", "3", "2", "1", "end")


def board(view: View) -> Iterator[str]:
    """One line a sector, one line a player, one for the rest."""
    for name, sector in view["sectors"].items():
        rooms = " ".join(_room(view, unit) for unit in sector["rooms"].values())
        homes = "".join(f" *{view['seats'][seat]['faction']}" for seat in sector["home_of"])
        yield f"{name:<13}[{rooms:<11}]{homes}"
        cards = [*sector["slots"].items(), *sector["pending"].items()]
        laid = [f"{place.split('.')[1]} {_card(view, card)}" for place, card in cards if card]
        if laid:
            yield f"    {', '.join(laid)}"
    space = " ".join(_room(view, unit) for unit in view["space"]) or "-"
    yield f"space {space}; supply {view['supply']['upgrade']}; end {END_TRACK[view['end_track']]}"
    yield from (_seat(seat) for seat in view["seats"])


def _room(view: View, unit: str | None) -> str:
    """`M1+` is the first Marine, upgraded; `!` caught, `~` invisible, `%` with parasites."""
    if unit is None:
        return "."
    told = view["units"][unit]
    kind, number = unit.split("#")
    marks = {"grabber": "!", "invisibility": "~", "parasite": "%"}
    tokens = "".join(marks[token] for token in told["tokens"])
    return f"{INITIALS.get(kind, kind[0].upper())}{number}{'+' if told['upgraded'] else ''}{tokens}"


def _card(view: View, card: str) -> str:
    """`marines_fire#1=3` is worth 3; `off` does not work; `(t1)` is taken over by that embryo."""
    if card not in view["cards"]:
        return card
    told = view["cards"][card]
    worth = f"={told['value']}" if told["upgrades"] else ""
    tokens = "".join(f" {name} {count}" for name, count in told["tokens"].items())
    off = " off" if view["disc"] == card or not (told["active"] or "pending" in told["at"]) else ""
    taken = f" ({_room(view, told['taken_by'])})" if told["taken_by"] else ""
    return f"{card}{worth}{tokens}{off}{taken}"


def _seat(seat: View) -> str:
    data = "" if seat["data"] is None else f", data {seat['data']}"
    life = "no marker" if seat["life"] is None else f"life {seat['life']}"
    front = f", before them {' '.join(seat['front'])}" if seat["front"] else ""
    return (
        f"{seat['faction']}: {life}{data}, upgrades {seat['upgrades']}, deck {seat['deck']}{front}"
    )
