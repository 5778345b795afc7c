"""The 20 intruder attack cards."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.survival.attack import attack
from hullbreach.games.survival.catalogue import Attack, Known, public
from hullbreach.games.survival.contamination import gain_contamination
from hullbreach.games.survival.content.intruder_weaknesses import WAY_OF_FIGHTING
from hullbreach.games.survival.crew import HAND, WOUNDS
from hullbreach.games.survival.death import die
from hullbreach.games.survival.encounter import BLANK, appear, draw_token
from hullbreach.games.survival.figures import (
    ADULT,
    BREEDER,
    CREEPER,
    QUEEN,
    become,
    type_of,
)
from hullbreach.games.survival.markers import gain_slime
from hullbreach.games.survival.state import Survival
from hullbreach.games.survival.title import Asking
from hullbreach.games.survival.wounds import light_wound, serious_wound
from hullbreach.kernel.decisions import Play

RETREAT = 0
ATTACKS: dict[str, Attack] = {}
KNOWN = public(0.97)
ALL, BIG = (CREEPER, ADULT, BREEDER, QUEEN), (ADULT, BREEDER, QUEEN)


def declare(
    name: str,
    attackers: tuple[str, ...],
    blood: tuple[int, ...],
    hit: Callable[[Survival, int, str, str], Asking[str]],
    known: Known = KNOWN,
    *,
    everybody: bool = False,
) -> None:
    ATTACKS[name] = Attack(name, attackers, blood, known, hit, None, everybody)


def maul(s: Survival, seat: int, deadly: int) -> Play:
    """With so many serious wounds it is deadly; otherwise 1 serious wound."""
    if len(s.zones[WOUNDS[seat]]) >= deadly:
        die(s, seat, "attack")
    else:
        yield from serious_wound(s, seat, "attack")


def scratch(s: Survival, seat: int, xeno: str, how: str) -> Asking[str]:
    yield from light_wound(s, seat, "attack")
    gain_contamination(s, seat)
    return ""


declare("scratch", ALL, (2, 3, 5, 6), scratch)


def claw_attack(s: Survival, seat: int, xeno: str, how: str) -> Asking[str]:
    yield from light_wound(s, seat, "attack", 2)
    gain_contamination(s, seat)
    return ""


declare("claw_attack", BIG, (3, 4, 5, RETREAT), claw_attack)


def bite(s: Survival, seat: int, xeno: str, how: str) -> Asking[str]:
    """Against the Way of Fighting an adult only scratches, but it still kills the badly hurt."""
    adult = not xeno or type_of(xeno) == ADULT
    if adult and len(s.zones[WOUNDS[seat]]) < 2 and s.title.knows(s, seat, WAY_OF_FIGHTING):
        yield from light_wound(s, seat, "attack")
    else:
        yield from maul(s, seat, 2)
    return ""


declare("bite", BIG, (4, 4, 6, RETREAT), bite)


def tail_attack(s: Survival, seat: int, xeno: str, how: str) -> Asking[str]:
    yield from maul(s, seat, 1)
    return ""


declare("tail_attack", (QUEEN,), (2, 5), tail_attack)


def transformation(s: Survival, seat: int, xeno: str, how: str) -> Asking[str]:
    """The creeper becomes a breeder, which attacks at once if the target holds no cards."""
    breeder = become(s, xeno, BREEDER, keeps_damage=False)
    if breeder and not s.zones[HAND[seat]]:
        yield from attack(s, breeder, seat, "surprise", open_cards=1)
    return ""


declare("transformation", (CREEPER,), (4, 5), transformation)


def frenzy(s: Survival, seat: int, xeno: str, how: str) -> Asking[str]:
    yield from maul(s, seat, 2)
    return ""


declare("frenzy", (BREEDER, QUEEN), (3, 4), frenzy, everybody=True)


def slime(s: Survival, seat: int, xeno: str, how: str) -> Asking[str]:
    gain_slime(s, seat)
    gain_contamination(s, seat)
    yield from ()
    return ""


declare("slime", ALL, (5,), slime)


def summoning(s: Survival, seat: int, xeno: str, how: str) -> Asking[str]:
    """Another one comes. That is no encounter: no noise for a blank token, no surprise attack."""
    token = draw_token(s)
    kind = s.title.token_of[token][0] if token else BLANK
    s.emit("summoned", seat=seat, token=token or None)
    if kind != BLANK:
        yield from appear(s, token, s.place[seat])
    return ""


declare("summoning", (CREEPER, QUEEN), (3,), summoning, public(0.92))
