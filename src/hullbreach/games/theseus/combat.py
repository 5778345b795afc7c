"""Fights: all units of one player attack; nobody strikes back (TH-10.02)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from hullbreach.kernel.decisions import Ask, Play, Together, some

from .board import REACH, SECTOR_OF, SLOT_SECTOR
from .cards.card import KIND, LURKING
from .state import (
    Theseus,
    allied,
    controller,
    duplications,
    modules,
    owner,
    sector_of,
    side,
    times,
    units_in,
    units_of,
    value,
)
from .units import UNIT_KIND
from .verbs import damage, gain_data, show, spent


def fight(s: Theseus, seat: int) -> Play:
    """All units of the player attack, in all sectors (TH-10.01)."""
    s.emit("fight_began", seat=seat)
    yield from _battle(s, seat, units_of(s, seat), list(s.ring))


def can_fight(s: Theseus, seat: int) -> bool:
    """A unit has somebody in reach, or a Lurking card has prey."""
    return any(can_attack(s, unit) for unit in units_of(s, seat)) or any(
        modules(s, seat, sector, "lurk") and prey(s, seat, sector) for sector in s.ring
    )


def limited_fight(s: Theseus, seat: int, sector: str) -> Play:
    """Only the player's units in the filled sector attack (TH-10.15)."""
    s.emit("limited_fight_began", seat=seat, sector=sector)
    mine = [unit for unit in units_in(s, sector) if owner(s, unit) == seat]
    yield from _battle(s, seat, mine, [sector])


def _battle(s: Theseus, seat: int, units: list[str], sectors: list[str]) -> Play:
    shields = _shields(s, seat, sectors)
    waiting = [unit for unit in units if can_attack(s, unit)]
    while waiting:
        unit = waiting[0]
        if len(waiting) > 1 and _order_matters(s, seat, sectors):  # TH-10.25
            chosen = yield Ask(seat, "attacker", [("attacker", u) for u in waiting])
            unit = chosen[1]
        waiting.remove(unit)
        yield from attack(s, unit)
    for card in LURKING:
        sector = SLOT_SECTOR.get(s.where[card], "")
        if sector in sectors and card in modules(s, seat, sector, "lurk"):
            yield from _lurk(s, seat, card, sector)
    for card in shields:
        spent(s, card)


def _order_matters(s: Theseus, seat: int, sectors: list[str]) -> bool:
    """Only a module that Pandora holds for a single use serves one attack and not the next."""
    return any(
        card in s.taken
        for sector in sectors
        for effect in ("damage", "repeat")
        for card in (modules(s, seat, sector, effect) if s.taken else ())
    )


def _shields(s: Theseus, seat: int, sectors: list[str]) -> list[str]:
    """Protections of a single-use takeover that take away a target in this fight (TH-16.27)."""
    if not s.taken:
        return []
    return [
        card
        for sector in sectors
        for unit in units_in(s, sector)
        if not allied(s, owner(s, unit), seat) and unit not in s.invisible
        for card in modules(s, owner(s, unit), sector, "protect")[:1]
        if card in s.taken and _threatened(s, seat, unit)
    ]


def _threatened(s: Theseus, seat: int, unit: str) -> bool:
    """Somebody in reach, or Lurking in the sector, would have attacked it."""
    if modules(s, seat, sector_of(s, unit), "lurk"):
        return True
    near = (s.zones[room] for room in REACH[s.where[unit]])
    return any(
        here and owner(s, here[0]) == seat and side(s, here[0]).targets and here[0] not in s.caught
        for here in near
    )


def can_attack(s: Theseus, unit: str) -> bool:
    """It has an attack symbol, is not caught, and somebody is in reach (TH-10.04, TH-14.28)."""
    return side(s, unit).targets > 0 and unit not in s.caught and bool(targets(s, unit))


def targets(s: Theseus, unit: str) -> list[str]:
    """Rival units in connected rooms that may be attacked (TH-10.03, TH-10.26)."""
    seat, zones = owner(s, unit), s.zones
    found = []
    for room in REACH[s.where[unit]]:
        here = zones[room]
        if here and not allied(s, owner(s, here[0]), seat) and is_open(s, here[0]):
            found.append(here[0])
    return found


def is_open(s: Theseus, unit: str) -> bool:
    """Neither invisible nor under a Bunker or Shelter (TH-14.42, TH-14.52)."""
    return unit not in s.invisible and not modules(s, owner(s, unit), sector_of(s, unit), "protect")


def attack(s: Theseus, unit: str) -> Play:
    """One unit attacks, once more per Double Shot in its sector (TH-15.01)."""
    seat, sector = owner(s, unit), SECTOR_OF[s.where[unit]]
    repeats = modules(s, seat, sector, "repeat")
    for _ in range(1 + sum(times(s, card) for card in repeats)):
        hit = yield from _choose_targets(s, seat, unit)
        if hit:
            _strike(s, seat, unit, hit)
    show(s, unit)  # TH-14.52
    for card in repeats:
        _spend_with_copies(s, card)


def _choose_targets(s: Theseus, seat: int, unit: str) -> Generator[Ask | Together, Any, list[str]]:
    """All in reach are hit; only if they are too many the owner chooses (TH-10.04)."""
    reach, most = targets(s, unit), side(s, unit).targets
    if len(reach) <= most:
        return reach
    values = [("target", other) for other in reach]
    if most == 1:
        chosen = yield Ask(seat, "target", values, {"unit": unit})
        return [chosen[1]]
    picked = yield some(seat, "targets", values, most, most, {"unit": unit})
    return [other for _, other in picked]


def _strike(s: Theseus, seat: int, unit: str, hit: list[str]) -> None:
    scans = UNIT_KIND[unit].gains_data
    helpers = modules(s, seat, SECTOR_OF[s.where[unit]], "data" if scans else "damage")
    amount = 1 + sum(value(s, card) * times(s, card) for card in helpers)
    for other in hit:
        s.emit("attacked", unit=unit, target=other, seat=seat, amount=amount)
        if scans:
            gain_data(s, seat, amount)  # TH-10.07
        else:
            damage(s, owner(s, other), amount, seat, unit)  # TH-10.08
    for card in helpers:
        _spend_with_copies(s, card)


def prey(s: Theseus, seat: int, sector: str) -> list[str]:
    """Rival units of the sector, whatever their room, that may be attacked."""
    return [
        unit
        for unit in units_in(s, sector)
        if not allied(s, owner(s, unit), seat) and is_open(s, unit)
    ]


def _lurk(s: Theseus, seat: int, card: str, sector: str) -> Play:
    """Lurking hits one rival unit of its sector, whatever the room (TH-14.53)."""
    copies = duplications(s, card)
    for _ in range(1 + len(copies)):
        victims = prey(s, seat, sector)
        if not victims:
            return
        chosen = yield Ask(seat, "lurk", [("target", unit) for unit in victims], {"card": card})
        s.emit("lurked", card=card, target=chosen[1], seat=seat)
        damage(s, owner(s, chosen[1]), value(s, card), seat, card)
    for copy in copies:
        spent(s, copy)
    spent(s, card)


def _spend_with_copies(s: Theseus, card: str) -> None:
    if s.taken and KIND[card].stacks and controller(s, card) == s.seat_of.get("pandora"):
        for copy in duplications(s, card):
            spent(s, copy)
        spent(s, card)
