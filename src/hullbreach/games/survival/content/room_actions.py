"""Room actions that are printed in both titles."""

from __future__ import annotations

from hullbreach.games.survival.cards import shuffle_all
from hullbreach.games.survival.catalogue import Room
from hullbreach.games.survival.contamination import all_contamination, cleanse
from hullbreach.games.survival.crew import alive
from hullbreach.games.survival.damage import EGGS_IN_NEST, check_nest
from hullbreach.games.survival.items import gain, has_free_slot
from hullbreach.games.survival.noise import noise_roll
from hullbreach.games.survival.state import Survival
from hullbreach.games.survival.turns import pass_by_rule
from hullbreach.games.survival.wounds import (
    dress_all,
    has_light,
    heal_light,
    heal_one,
    light_wound,
    may_dress,
    may_heal,
)
from hullbreach.kernel.decisions import Play


def first_aid(room: Room) -> None:
    """Dress all serious wounds, or heal a dressed one, or all light wounds."""
    room.option("dress_all", needs=may_dress)(dress_all)
    room.option("heal_dressed", needs=may_heal)(heal_one)
    room.option("heal_light", needs=has_light)(heal_light)


def signal_post(room: Room) -> None:
    room.option("send_signal", needs=lambda s, me: me not in s.signal)(send_signal)


def send_signal(s: Survival, me: int) -> None:
    s.signal.append(me)
    s.emit("signal_sent", seat=me, signal=1)


def operating_theatre(room: Room) -> None:
    room.option("operate")(operate)


def operate(s: Survival, me: int) -> Play:
    """Remove all INFECTED cards and the larva; a light wound, pass, shuffle all (LD-28.03a)."""
    cleanse(s, me, all_contamination(s, me))
    yield from light_wound(s, me, "surgery")
    if alive(s, me):
        yield from pass_by_rule(s, me, lose_hand=False)
    shuffle_all(s, me)


def hatchery(room: Room) -> None:
    room.option("take_egg", needs=can_take_egg)(take_egg)


def can_take_egg(s: Survival, me: int) -> bool:
    return bool(s.zones[EGGS_IN_NEST]) and has_free_slot(s, me)


def take_egg(s: Survival, me: int) -> Play:
    """An egg from the Nest, then a noise roll (LD-27.13b)."""
    yield from gain(s, me, s.zones[EGGS_IN_NEST][0])
    s.emit("egg_taken", seat=me, eggs=len(s.zones[EGGS_IN_NEST]))
    check_nest(s)
    yield from noise_roll(s, me)
