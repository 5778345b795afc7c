"""Light and serious wounds: suffering, dressing, healing."""

from __future__ import annotations

from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play

from .cards import top_card
from .crew import WOUNDS, alive
from .death import die
from .items import fit_hands
from .state import Survival

DECK = "serious_wounds"
DISCARD = "serious_wounds.discard"
LIMIT = 3
LIGHT_SPACES = 3


def light_wound(s: Survival, seat: int, cause: str, count: int = 1) -> Play:
    """One at a time; the third becomes a serious wound (LD-23.01a, LD-23.01b)."""
    for _ in range(count):
        if not alive(s, seat):
            return
        if len(s.zones[WOUNDS[seat]]) >= LIMIT:
            die(s, seat, cause)  # LD-23.03a
            return
        wounds = s.light.get(seat, 0) + 1
        if wounds == LIGHT_SPACES:
            s.light[seat] = 0
            yield from serious_wound(s, seat, cause)
        else:
            s.light[seat] = wounds
            s.emit("light_wound", seat=seat, light=wounds, cause=cause)


def serious_wound(s: Survival, seat: int, cause: str, count: int = 1) -> Play:
    """Draw a serious wound card; any wound after the third kills (LD-23.02a, LD-23.03a)."""
    for _ in range(count):
        if not alive(s, seat):
            return
        if len(s.zones[WOUNDS[seat]]) >= LIMIT:
            die(s, seat, cause)
            return
        card = top_card(s, DECK, DISCARD)
        zones.put(s, card, WOUNDS[seat])
        light = s.light.get(seat, 0)
        s.emit("serious_wound", seat=seat, wound=card, light=light, cause=cause, deck=DECK)
        yield from fit_hands(s, seat)


def heal_light(s: Survival, seat: int) -> None:
    """Heal all light wounds."""
    s.light[seat] = 0
    s.emit("light_wounds_healed", seat=seat, light=0)


def heal_one_light(s: Survival, seat: int) -> None:
    if s.light.get(seat):
        s.light[seat] -= 1
        s.emit("light_wound_healed", seat=seat, light=s.light[seat])


def dress(s: Survival, seat: int, wound: str) -> None:
    """Its effect stops, but it still counts (LD-23.04)."""
    s.dressed.append(wound)
    s.emit("dressed", seat=seat, wound=wound, dressed=1)


def dress_all(s: Survival, seat: int) -> None:
    for wound in open_wounds(s, seat):
        dress(s, seat, wound)


def heal(s: Survival, seat: int, wound: str) -> None:
    """Only a dressed serious wound can be healed (LD-23.05b)."""
    s.dressed.remove(wound)
    zones.put(s, wound, DISCARD, top=True)
    s.emit("healed", seat=seat, wound=wound)


def open_wounds(s: Survival, seat: int) -> list[str]:
    return [card for card in s.zones[WOUNDS[seat]] if card not in s.dressed]


def dressed_wounds(s: Survival, seat: int) -> list[str]:
    return [card for card in s.zones[WOUNDS[seat]] if card in s.dressed]


def dress_one(s: Survival, seat: int) -> Play:
    _, wound = yield Ask(seat, "dress", [("dress", card) for card in open_wounds(s, seat)])
    dress(s, seat, wound)


def heal_one(s: Survival, seat: int) -> Play:
    _, wound = yield Ask(seat, "heal", [("heal", card) for card in dressed_wounds(s, seat)])
    heal(s, seat, wound)


def may_dress(s: Survival, seat: int) -> bool:
    return bool(open_wounds(s, seat))


def may_heal(s: Survival, seat: int) -> bool:
    return bool(dressed_wounds(s, seat))


def has_light(s: Survival, seat: int) -> bool:
    return s.light.get(seat, 0) > 0
