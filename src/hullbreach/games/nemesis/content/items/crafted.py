"""Crafted items: never drawn, only built (NE-09.09)."""

from __future__ import annotations

from hullbreach.games.nemesis.content.items.store import ITEMS, item
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.cards import renew_deck
from hullbreach.games.survival.catalogue import OUT, public
from hullbreach.games.survival.contamination import (
    all_contamination,
    cleanse,
    gain_contamination,
)
from hullbreach.games.survival.content import common_items
from hullbreach.games.survival.content.explosives import blast, can_throw
from hullbreach.games.survival.craft import FIRE, MATERIAL, MEDICINE
from hullbreach.games.survival.effects import has_targets, near_rooms
from hullbreach.games.survival.markers import place_fire
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


ITEMS.take(common_items.taser, blue=3)
ITEMS.take(common_items.flamethrower, blue=3)

molotov = item("molotov", blue=3, recipe=(FIRE, MATERIAL), cost=1, once=True, known=public(0.96))


@molotov.option("throw", needs=can_throw)
def throw_molotov(s: Nemesis, me: int) -> Play:
    """Fire in a room with intruders or eggs; all of them are harmed, and every character."""
    rooms = [("room", room) for room in near_rooms(s, me) if has_targets(s, room)]
    _, room = yield Ask(me, "molotov", rooms)
    place_fire(s, room)
    yield from blast(s, me, room, "molotov", serious_wound, damage=s.title.fire_damage(s))
