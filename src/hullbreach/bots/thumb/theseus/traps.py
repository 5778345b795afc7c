"""What traps do to units that stop beside them or pass through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .facts import CAMERA, PASSING
from .fights import hits
from .station import Card, Station, Unit

AMBUSH = "marines_ambush"
GRABBED = 1.6
INFECTED = 2.0
FILMED = 0.6  # of the points that a camera counts: they must be fetched


class Menace(NamedTuple):
    """What the traps of a sector do to the units of one side."""

    passing: float
    stopping: float
    ambushes: tuple[Card, ...]  # what these do depends on who stands where


def harm(st: Station, unit: Unit, way: Sequence[str], end: str) -> float:
    """What the owner of the unit would lose by walking this way and stopping at the end of it."""
    if unit.invisible:
        return 0.0
    lost = float(unit.parasites * len(way))
    if not st.trapped:
        return lost
    for sector in way[:-1]:
        if sector in st.trapped:
            lost += menace(st, sector, unit.owner).passing
    if end in st.trapped:
        found = menace(st, end, unit.owner)
        lost += found.stopping + sum(sting(st, card) for card in found.ambushes)
    return lost


def menace(st: Station, sector: str, seat: int) -> Menace:
    """Found once for all positions of the units."""
    found = st.menaces.get((sector, seat))
    if found is None:
        traps = hostile(st, seat, sector)
        sure = [card for card in traps if card.kind != AMBUSH]
        found = st.menaces[sector, seat] = Menace(
            sum(sting(st, card) for card in sure if card.kind in PASSING),
            sum(sting(st, card) for card in sure),
            tuple(card for card in traps if card.kind == AMBUSH),
        )
    return found


def hostile(st: Station, seat: int, sector: str) -> list[Card]:
    """Traps that fire at the units of this seat."""
    return [
        card
        for card in st.traps[sector]
        if not st.allied(card.controller, seat) and not card.stopped
    ]


def sting(st: Station, card: Card) -> float:
    """What the trap gives its owner when a rival unit stops there."""
    if card.kind == "scientists_grabber":
        return GRABBED
    if card.kind == "aliens_parasite":
        return INFECTED
    if card.kind == AMBUSH:
        return hits(st, card.controller, [card.sector])
    if card.kind == CAMERA:
        return FILMED * card.value
    both = 2 if card.kind == "greys_life_transfer_device" else 1
    return float(both * card.value * st.times(card))
