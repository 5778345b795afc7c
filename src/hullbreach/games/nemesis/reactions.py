"""What a seat may do when something happens to it, outside its turn."""

from __future__ import annotations

from hullbreach.games.survival.content.crew.soldier import keep_calm
from hullbreach.games.survival.title import Asking

from .content.items.quest import scan_again, wear_armor
from .state import Nemesis

WARDS = (keep_calm, wear_armor)
"""After an attack card is drawn: whom does it hit instead? -1 for nobody."""


def wards_off(s: Nemesis, seat: int, how: str) -> Asking[int]:
    for ward in WARDS:
        other = yield from ward(s, seat, how)
        if other != seat:
            return other
    return seat


def rolls_again(s: Nemesis, seat: int, result: str | int) -> Asking[bool]:
    return scan_again(s, seat, result)
