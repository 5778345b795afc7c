"""Pandora: hatching embryos and taking over cards (TH-16.17 to TH-16.31)."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play, Value

from .board import SECTOR_OF
from .combat import limited_fight
from .state import (
    CRAWLERS,
    Theseus,
    allied,
    controller,
    empty_rooms,
    installed_in,
    is_full,
    owner,
    side,
    units_in,
)
from .units import UNIT_KIND
from .verbs import eject, let_go, place, take_over, takeover_kind


def will_hatch(s: Theseus, seat: int, unit: str) -> bool:
    """The player moved a creature to a sector without rival units (TH-16.17)."""
    if UNIT_KIND[unit].id != "creature" or owner(s, unit) != seat:
        return False
    sector = SECTOR_OF.get(s.where[unit])
    return sector is not None and all(
        allied(s, owner(s, other), seat) for other in units_in(s, sector)
    )


def hatch(s: Theseus, seat: int, sector: str) -> Play:
    """An embryo of the player's choice comes into a room of the sector (TH-16.18, TH-16.19)."""
    embryos: dict[str, str] = {}
    for unit in s.zones[f"supply.{seat}"]:
        if UNIT_KIND[unit].role == "embryo":
            embryos.setdefault(UNIT_KIND[unit].id, unit)
    if not embryos:
        return
    rooms: list[Value] = [("room", room) for room in empty_rooms(s, sector)]
    mine = [unit for unit in units_in(s, sector) if owner(s, unit) == seat]
    if not rooms and not mine:
        return
    chosen = yield Ask(seat, "hatch", [("hatch", unit) for unit in embryos.values()])
    embryo = chosen[1]
    if rooms:
        room = (yield Ask(seat, "room", rooms, {"unit": embryo}))[1]
    else:
        out = (yield Ask(seat, "eject", [("eject", u) for u in mine], {"unit": embryo}))[1]
        room = s.where[out]
        eject(s, out, seat)
    s.emit("hatched", unit=embryo, seat=seat, sector=sector)
    place(s, embryo, room)
    if is_full(s, sector):
        yield from limited_fight(s, seat, sector)


def takeover_values(s: Theseus, seat: int, unit: str, sector: str) -> list[Value]:
    """Rival installed cards of the sector, not under the disc (TH-16.20)."""
    if not side(s, unit).takeover or SECTOR_OF.get(s.where[unit]) != sector:
        return []
    return [
        ("take_over", card)
        for card in installed_in(s, sector)
        if not allied(s, controller(s, card), seat) and card != s.disc
    ]


def offer_takeover(s: Theseus, seat: int, unit: str, sector: str) -> Play:
    values = takeover_values(s, seat, unit, sector)
    if not values:
        return
    chosen = yield Ask(seat, "takeover", [*values, ("decline",)], {"unit": unit})
    if chosen[0] == "take_over":
        take_over(s, unit, chosen[1])


def end_crawlers(s: Theseus, seat: int) -> None:
    """Crawlers taken for a single use work until the end of Pandora's next turn (TH-16.27)."""
    embryo = s.taken.get(CRAWLERS)
    if not embryo or owner(s, embryo) != seat:
        return
    if takeover_kind(s, embryo) == "single" and s.taken_on[CRAWLERS] < s.turn:
        let_go(s, CRAWLERS)
