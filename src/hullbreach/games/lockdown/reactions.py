"""What a seat may do when something happens to it, outside its turn.

A window opens whenever the seat, as far as the others can see, could react; so that nobody learns
from the question what it holds.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.survival.crew import HANDS, INVENTORY
from hullbreach.games.survival.items import is_object, items_of, spend, use_up
from hullbreach.games.survival.title import Asking
from hullbreach.kernel.decisions import Ask, Value

from .state import Lockdown

Dodge = Callable[[Lockdown, int, str], Asking[int]]
Ward = Callable[[Lockdown, int, str], Asking[int]]
Silence = Callable[[Lockdown, int], Asking[bool]]

DODGES: list[Dodge] = []
"""Before an attack card is drawn: whom does the xeno attack instead?"""
WARDS: list[Ward] = []
"""After it is drawn: whom does it hit instead? -1 for nobody."""
SHADES: list[Silence] = []
"""A darkness effect of an event is ignored."""
SILENCES: list[Silence] = []
"""The noise roll of the bag development is not made."""


def dodges(s: Lockdown, seat: int, xeno: str) -> Asking[int]:
    for dodge in DODGES:
        other = yield from dodge(s, seat, xeno)
        if other != seat:
            return other
    return seat


def wards_off(s: Lockdown, seat: int, how: str) -> Asking[int]:
    for ward in WARDS:
        other = yield from ward(s, seat, how)
        if other != seat:
            return other
    return seat


def skips_noise_roll(s: Lockdown, seat: int) -> Asking[bool]:
    for silence in SILENCES:
        skipped = yield from silence(s, seat)
        if skipped:
            return True
    return False


def ignores_darkness(s: Lockdown, seat: int, *, event: bool) -> Asking[bool]:
    """A light, or a card, against a darkness effect (LD-24.03c)."""
    lit = yield from _light(s, seat)
    if lit:
        return True
    if event:
        for shade in SHADES:
            shaded = yield from shade(s, seat)
            if shaded:
                return True
    return False


def _light(s: Lockdown, seat: int) -> Asking[bool]:
    item_of, colour_of = s.title.item_of, s.title.colour_of
    hidden = any(colour_of[item] != "blue" for item in s.zones[INVENTORY[seat]])
    lamp = any(
        item_of[piece].id == "flashlight" and s.ammo.get(piece)
        for piece in s.zones[HANDS[seat]]
        if not is_object(piece)
    )
    if not hidden and not lamp:
        return False
    values: list[Value] = [("endure",)]
    lights = {  # each kind once
        item_of[item].id: item
        for item in reversed(items_of(s, seat))
        if item_of[item].lights and (not item_of[item].uses or s.ammo.get(item))
    }
    values.extend(("light", item) for item in lights.values())
    chosen = yield Ask(seat, "light", values, always=True)
    if chosen[0] == "endure":
        return False
    item = chosen[1]
    s.emit("lights", seat=seat, item=item)
    if item_of[item].uses:
        spend(s, item)
    else:
        use_up(s, item)
    return True
