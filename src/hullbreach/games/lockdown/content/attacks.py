"""The 20 Night Stalker attack cards."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.lockdown.knowledge import knows
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.attack import FOLLOWS, attack
from hullbreach.games.survival.catalogue import Attack, Known, public
from hullbreach.games.survival.contamination import gain_contamination, infest
from hullbreach.games.survival.crew import WOUNDS, alive, has_open_wound
from hullbreach.games.survival.death import die
from hullbreach.games.survival.figures import (
    ADULT,
    BREEDER,
    CREEPER,
    QUEEN,
    become,
    room_of,
    type_of,
)
from hullbreach.games.survival.markers import gain_slime
from hullbreach.games.survival.title import Asking
from hullbreach.games.survival.wounds import light_wound, serious_wound
from hullbreach.kernel.decisions import Play

RETREAT = 0
ATTACKS: dict[str, Attack] = {}
KNOWN = public(0.97)

Hit = Callable[[Lockdown, int, str, str], Asking[str]]
Dark = Callable[[Lockdown, int, str, str], Play]


def declare(
    name: str,
    attackers: tuple[str, ...],
    blood: tuple[int, ...],
    hit: Hit,
    dark: Dark | None = None,
    known: Known = KNOWN,
) -> None:
    ATTACKS[name] = Attack(name, attackers, blood, known, hit, dark)


def serious(s: Lockdown, seat: int) -> int:
    return len(s.zones[WOUNDS[seat]])


def chase(s: Lockdown, seat: int, xeno: str, how: str) -> Asking[str]:
    """A light wound and slime; a bleeding target that escapes is followed."""
    yield from light_wound(s, seat, "attack")
    if not alive(s, seat):
        return ""
    gain_slime(s, seat)
    bleeding = how == "escape" and has_open_wound(s, seat)
    return FOLLOWS if bleeding and not knows(s, seat, "blood_trail_habits") else ""


declare("blood_chase", (CREEPER, ADULT, BREEDER, QUEEN), (2, 4, 5), chase)


def rage(s: Lockdown, seat: int, xeno: str, how: str) -> Asking[str]:
    """Two serious wounds are deadly; an open one makes it worse."""
    tame = knows(s, seat, "blood_trail_habits")
    if serious(s, seat) >= 2 and not tame:
        die(s, seat, "attack")
    else:
        count = 2 if has_open_wound(s, seat) and not tame else 1
        yield from serious_wound(s, seat, "attack", count)
    return ""


declare("blood_rage", (BREEDER, QUEEN), (3, 5), rage)


def cut(s: Lockdown, seat: int, xeno: str, how: str) -> Asking[str]:
    yield from light_wound(s, seat, "attack")
    gain_contamination(s, seat)
    return ""


def cut_deeper(s: Lockdown, seat: int, xeno: str, outcome: str) -> Play:
    return light_wound(s, seat, "attack")


declare("cut", (CREEPER, ADULT, BREEDER, QUEEN), (2, 3, 4, 5, RETREAT), cut, cut_deeper)


def evolve(s: Lockdown, seat: int, xeno: str, how: str) -> Asking[str]:
    """The creeper becomes a breeder and keeps its damage."""
    yield from ()
    return become(s, xeno, BREEDER, keeps_damage=True)


def strike_again(s: Lockdown, seat: int, xeno: str, outcome: str) -> Play:
    if outcome and room_of(s, outcome) == s.place[seat]:
        yield from attack(s, outcome, seat, "evolve", open_cards=1)


declare("evolve", (CREEPER,), (4, RETREAT), evolve, strike_again)


def slime(s: Lockdown, seat: int, xeno: str, how: str) -> Asking[str]:
    gain_slime(s, seat)
    yield from ()
    return ""


def infect(s: Lockdown, seat: int, xeno: str, outcome: str) -> Play:
    infest(s, seat)
    yield from ()


declare("infecting_the_host", (CREEPER, QUEEN), (4,), slime, infect)


def perch(s: Lockdown, seat: int, xeno: str, how: str) -> Asking[str]:
    yield from serious_wound(s, seat, "attack")
    return ""


def finish(s: Lockdown, seat: int, xeno: str, outcome: str) -> Play:
    """Three serious wounds are deadly in darkness. Without a figure it is as by an adult."""
    adult = not xeno or type_of(xeno) == ADULT
    wary = adult and knows(s, seat, "wary_of_shadows")
    if serious(s, seat) >= 3 and not wary:
        die(s, seat, "attack")
    yield from ()


declare("perched_in_the_dark", (ADULT, BREEDER, QUEEN), (2, 4, 5, 5, RETREAT), perch, finish)


def pierce(s: Lockdown, seat: int, xeno: str, how: str) -> Asking[str]:
    yield from serious_wound(s, seat, "attack")
    gain_contamination(s, seat)
    return ""


def pierce_the_heart(s: Lockdown, seat: int, xeno: str, outcome: str) -> Play:
    if serious(s, seat) >= 2:
        die(s, seat, "attack")
    yield from ()


declare("piercing_the_heart", (QUEEN,), (3, 5), pierce, pierce_the_heart)
