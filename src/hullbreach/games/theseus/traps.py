"""Traps: hostile to a unit, automatic, never spared (TH-07.19 to TH-07.29, TH-17.21)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from hullbreach.kernel.decisions import Ask, Play, Together, order

from .board import IS_SLOT, SLOTS
from .cards.card import KIND, TRAP
from .state import Theseus, allied, controller, duplications, is_active, owner, times
from .verbs import lift_deactivation, spent, used_up


def hostile_traps(s: Theseus, unit: str, sector: str) -> list[str]:
    """The traps that would catch the unit there; judged by the unit's owner (TH-07.19)."""
    zones = s.zones
    found = []
    for slot in SLOTS[sector]:
        here = zones[slot]
        if here and KIND[here[0]].type == TRAP and _is_set(s, here[0], unit):
            found.append(here[0])
    return found


def _is_set(s: Theseus, card: str, unit: str) -> bool:
    if allied(s, controller(s, card), owner(s, unit)) or not is_active(s, card):
        return False
    armed = KIND[card].armed
    return armed is None or armed(s, card, unit)


def spring_traps(s: Theseus, unit: str, traps: list[str]) -> Play:
    """All of them, in the order that the player whose turn it is wants."""
    first = yield from _in_order(s, unit, [card for card in traps if not KIND[card].last])
    last = yield from _in_order(s, unit, [card for card in traps if KIND[card].last])
    for card in (*first, *last):
        if s.where[card] in IS_SLOT and _is_set(s, card, unit):
            yield from _spring(s, card, unit)


def _in_order(s: Theseus, unit: str, traps: list[str]) -> Generator[Ask | Together, Any, list[str]]:
    """If the order matters, the player whose turn it is decides it (TH-07.23)."""
    if len({_bite(s, card) for card in traps}) < 2:
        return traps
    if all(KIND[card].plain for card in traps) and len({controller(s, c) for c in traps}) == 1:
        return traps  # nothing but damage, all by the same player
    chosen = yield order(s.active, "traps", [("trap", card) for card in traps], {"unit": unit})
    return [card for _, card in chosen]


def _bite(s: Theseus, card: str) -> tuple[str, int, bool]:
    """What tells two traps apart; of Grabbers only one catches, so a token on it counts."""
    return KIND[card].id, controller(s, card), KIND[card].last and card in s.deactivation


def pass_through(s: Theseus, unit: str, sector: str) -> Play:
    """Only Fire, Tentacles and the Defense System catch a unit on its way (TH-07.20)."""
    if unit in s.invisible:
        return
    traps = [card for card in hostile_traps(s, unit, sector) if KIND[card].passes]
    if traps:
        for card in (yield from _in_order(s, unit, traps)):
            yield from _spring(s, card, unit)


def _spring(s: Theseus, card: str, unit: str) -> Play:
    if card in s.deactivation and allied(s, s.tracker[card], owner(s, unit)):
        lift_deactivation(s, card, unit)  # one token stops card and copies (TH-15.09)
        return
    s.emit("trap_sprung", card=card, unit=unit, seat=controller(s, card))
    copies = duplications(s, card) if KIND[card].stacks else []
    effect = KIND[card].spring
    assert effect is not None, f"{card} is a trap without an effect"
    for _ in range(times(s, card)):
        play = effect(s, card, unit)
        if play is not None:
            yield from play
    for copy in copies:
        spent(s, copy)
    used_up(s, card)
