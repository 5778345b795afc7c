"""Crafted items: never drawn, only built (NE-09.09)."""

from __future__ import annotations

from hullbreach.games.nemesis.content.items.store import item
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.cards import renew_deck
from hullbreach.games.survival.catalogue import OUT, Weapon, public
from hullbreach.games.survival.contamination import (
    all_contamination,
    cleanse,
    gain_contamination,
)
from hullbreach.games.survival.content.explosives import blast, can_throw
from hullbreach.games.survival.content.gadgets import shock_character, shock_xeno
from hullbreach.games.survival.content.store import at_least_one
from hullbreach.games.survival.craft import ELECTRICITY, FIRE, FRAME, MATERIAL, MEDICINE
from hullbreach.games.survival.effects import has_targets, near_rooms
from hullbreach.games.survival.markers import place_fire
from hullbreach.games.survival.needs import company, xeno_here
from hullbreach.games.survival.turns import pass_turn
from hullbreach.games.survival.wounds import serious_wound
from hullbreach.kernel.decisions import Ask, Play

antidote = item(
    "antidote",
    blue=3,
    recipe=(FIRE, MEDICINE),
    cost=1,
    when=OUT,
    once=True,
    known=public(0.88),
)


@antidote.option("cure")
def cure(s: Nemesis, me: int) -> Play:
    """Remove every INFECTED card and the larva; a new card, shuffle all but the hand, pass."""
    cleanse(s, me, all_contamination(s, me))
    gain_contamination(s, me)
    renew_deck(s, me)
    yield from pass_turn(s, me)


taser = item("taser", blue=3, recipe=(ELECTRICITY, FRAME), cost=1, once=True, known=public(0.96))
taser.option("shock_intruder", needs=xeno_here)(shock_xeno)
taser.option("shock_character", needs=company)(shock_character)

item(
    "flamethrower",
    blue=3,
    recipe=(FIRE, FRAME),
    heavy=True,
    weapon=Weapon(4, 4, energy=False, harm=at_least_one, burns=True),
    known=public(0.96),
)

molotov = item("molotov", blue=3, recipe=(FIRE, MATERIAL), cost=1, once=True, known=public(0.96))


@molotov.option("throw", needs=can_throw)
def throw_molotov(s: Nemesis, me: int) -> Play:
    """Fire in a room with intruders or eggs; all of them are harmed, and every character."""
    rooms = [("room", room) for room in near_rooms(s, me) if has_targets(s, room)]
    _, room = yield Ask(me, "molotov", rooms)
    place_fire(s, room)
    yield from blast(s, me, room, "molotov", serious_wound, damage=s.title.fire_damage(s))
