"""How well a seat stands: attackers in reach of somebody, units before traps, points, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .facts import facts, potential
from .fights import FULL, hits
from .station import Card, Station, Unit
from .traps import harm

REACH = 0.35  # of what a fight would make now: somebody may move before it comes
STEP = 0.12  # of what a trap would do to a unit if it were the next to move
IN_SPACE = 1.6  # a unit that must be brought back
TOKEN = 0.8  # an upgrade token in stock
UPGRADED = {"alien": 2.0, "creature": 1.8, "marine": 1.5, "grey": 1.3, "warrior": 1.3}
YOUNG = 0.9  # a unit more than at the start
IN_PLAY = 0.45  # of a card's potential, once it is installed
WAITING = 0.15  # of it, while it is pending or before its player
CLOSE = 7.0  # how much more the last points weigh than the first


def standing(st: Station) -> float:
    """What the places of the units promise."""
    rivals = sum(hits(st, seat) for seat in st.rivals) / len(st.rivals)
    promise = REACH * (hits(st, st.seat) - rivals)
    for name in st.at.values():
        unit = st.units[name]
        danger = STEP * next_harm(st, unit)
        promise += -danger if st.mine(unit.owner) else danger
    return promise


def next_harm(st: Station, unit: Unit) -> float:
    """What the unit would suffer if it walked now."""
    way = st.next_way(unit.id)
    return harm(st, unit, way, way[-1])


def worth(view: Mapping[str, Any], seat: int) -> float:
    """How well the seat stands against the best of its rivals, in points."""
    st = Station(view, seat)
    own = max(_estate(st, n) for n in range(len(st.players)) if st.mine(n))
    others = max(_estate(st, n) for n in st.rivals)
    return own - others + (standing(st) if st.ring else 0.0)


def _estate(st: Station, seat: int) -> float:
    """Points, tokens, units and cards of one player."""
    player = st.players[seat]
    own = [u for u in st.units.values() if u.owner == seat]
    stock: int = player["upgrades"]
    return (
        _points(st, player)
        + TOKEN * stock
        + sum(_piece(st, unit) for unit in own)
        + sum(_asset(card) for card in st.cards.values() if card.controller == seat)
        + WAITING * sum(potential(card) for card in player["front"])
    )


def _points(st: Station, player: Mapping[str, Any]) -> float:
    """Life and data; the last points before victory or defeat weigh more."""
    life: int = player["life"] or 0
    data: int = player["data"] or 0
    if st.mode == "deathmatch":
        return life + data + CLOSE * (max(life, data) / FULL) ** 4
    return life + data + CLOSE * ((data / FULL) ** 4 - ((FULL - life) / FULL) ** 4)


def _piece(st: Station, unit: Unit) -> float:
    place = st.view["units"][unit.id]["at"]
    raised = UPGRADED.get(unit.kind, 0.8) if st.view["units"][unit.id]["upgraded"] else 0.0
    if place == "space":
        return raised - IN_SPACE
    if place in facts().reach:
        return raised + (YOUNG if facts().unit[unit.kind]["role"] != "unit" else 0.0)
    return 0.0


def _asset(card: Card) -> float:
    if card.at not in facts().neighbours:
        return WAITING * potential(card.id)
    idle = 1.0 if card.works else 0.3
    return IN_PLAY * potential(card.id) * (1 + 0.4 * card.upgrades) * idle + 0.7 * card.camera
