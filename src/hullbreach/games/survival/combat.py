"""Characters shoot and strike."""

from __future__ import annotations

from hullbreach.kernel import chance
from hullbreach.kernel.decisions import YES, Play, yes_no

from .cards import offer_discard
from .contamination import gain_contamination
from .crew import alive
from .damage import destroy_eggs, harm
from .figures import ADULT, CREEPER, LARVA, type_of
from .items import spend
from .markers import place_fire
from .noise import noise_roll
from .state import Survival
from .title import Asking
from .wounds import serious_wound

EGGS = "eggs"
HITS = {"creeper": (LARVA, CREEPER, EGGS), "adult": (LARVA, CREEPER, ADULT, EGGS)}


def shoot(
    s: Survival,
    seat: int,
    weapon: str,
    target: str,
    *,
    reroll: bool = False,
    full_auto: bool = False,
) -> Play:
    """Choose a weapon and a target, spend 1 ammo, roll (LD-20.07 to LD-20.10).

    Cards let the die be rolled again, or spend all ammo: 1 more damage for every 2 of it.
    """
    rules = s.title.item_of[weapon].weapon
    assert rules is not None, f"{weapon} is no weapon"
    spent = s.ammo[weapon] if full_auto else 1
    spend(s, weapon, spent)
    stream, faces = s.title.shooting_die(s, seat)
    face = chance.roll(s, stream, faces)
    s.emit("shot", seat=seat, weapon=weapon, target=target, die=stream, face=face)
    if reroll or rules.reroll:
        again = yield yes_no(seat, "reroll", {"face": face})
        if again == YES:
            face = chance.roll(s, stream, faces)
            s.emit("rerolled", seat=seat, face=face)
    face = _counts_as(s, seat, face, target)
    amount = yield from _damage(s, seat, face, target)
    if rules.harm:
        amount = rules.harm(face, amount)  # LD-20.09
    if full_auto:
        amount += spent // 2
    if amount:
        amount += s.title.shot_bonus(s, seat, rules)
    if rules.overcharge and face == "hit_2" and s.ammo[weapon]:
        more = yield yes_no(seat, "overcharge", {"weapon": weapon})
        if more == YES:
            spend(s, weapon)
            amount += 1
    if rules.burns and face == "hit_2":
        place_fire(s, s.place[seat])
    yield from _apply(s, seat, target, amount)


def _counts_as(s: Survival, seat: int, face: str, target: str) -> str:
    """The Vital Places of an adult: a blank counts as a single hit, also for the weapon."""
    weak = face == "blank" and target != EGGS and type_of(target) == ADULT
    return "hit_1" if weak and s.title.knows(s, seat, "vital_places") else face


def _damage(s: Survival, seat: int, face: str, target: str) -> Asking[int]:
    """What the die shows, against this target (LD-20.08a, LD-20.10b)."""
    kind = target if target == EGGS else type_of(target)
    if face in HITS:
        return 1 if kind in HITS[face] else 0
    if face == "hit_1":
        return 1
    if face == "hit_2":
        return 2
    if face == "card_for_1":
        paid = yield from offer_discard(s, seat, "advantage")
        return int(paid)
    if face == "hit_1_card_for_2":
        paid = yield from offer_discard(s, seat, "advantage")
        return 1 + int(paid)
    return 0


def _apply(s: Survival, seat: int, target: str, amount: int) -> Play:
    if target == EGGS:
        destroy_eggs(s, s.place[seat], amount)
        yield from noise_roll(s, seat)  # LD-27.14c
    else:
        harm(s, target, amount, seat)


def melee(s: Survival, seat: int, target: str) -> Play:
    """A contamination card first, then a combat die; a miss is a serious wound (LD-21.01)."""
    if target != EGGS:
        gain_contamination(s, seat)
    face = chance.roll(s, "combat", s.title.combat_die)
    s.emit("struck", seat=seat, target=target, face=face)
    face = _counts_as(s, seat, face, target)
    amount = min(1, (yield from _damage(s, seat, face, target)))  # LD-21.02
    if not amount and target != EGGS:
        yield from serious_wound(s, seat, "melee")
    if alive(s, seat):
        yield from _apply(s, seat, target, amount)
