"""What traps do to units that stop beside them or pass through."""

from __future__ import annotations

from collections.abc import Sequence

from .facts import CAMERA, PASSING
from .fights import hits
from .station import Card, Station, Unit

GRABBED = 1.6
INFECTED = 2.0
FILMED = 0.6  # of the points that a camera counts: they must be fetched


def harm(st: Station, unit: Unit, way: Sequence[str], end: str) -> float:
    """What the owner of the unit would lose by walking this way and stopping at the end of it."""
    if unit.invisible:
        return 0.0
    lost = float(unit.parasites * len(way))
    if not st.trapped or (st.trapped.isdisjoint(way) and end not in st.trapped):
        return lost
    passed = sum(
        sting(st, card)
        for sector in way[:-1]
        for card in hostile(st, unit, sector)
        if card.kind in PASSING
    )
    stopped = sum(sting(st, card) for card in hostile(st, unit, end))
    return lost + passed + stopped


def hostile(st: Station, unit: Unit, sector: str) -> list[Card]:
    return [
        card
        for card in st.traps[sector]
        if not st.allied(card.controller, unit.owner) and not card.stopped
    ]


def sting(st: Station, card: Card) -> float:
    """What the trap gives its owner when a rival unit stops there."""
    if card.kind == "scientists_grabber":
        return GRABBED
    if card.kind == "aliens_parasite":
        return INFECTED
    if card.kind == "marines_ambush":
        return hits(st, card.controller, [card.sector])
    if card.kind == CAMERA:
        return FILMED * card.value
    both = 2 if card.kind == "greys_life_transfer_device" else 1
    return float(both * card.value * st.times(card))
