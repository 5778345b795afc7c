"""The Hacker's own cards."""

from __future__ import annotations

from hullbreach.games.lockdown.computer import compute, compute_all, powered_for, programs
from hullbreach.games.lockdown.content.cards.deck import card
from hullbreach.games.lockdown.power import turn_token
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.catalogue import OUT, public
from hullbreach.games.survival.effects import peek_tiles
from hullbreach.games.survival.items import load
from hullbreach.games.survival.markers import remove_malfunction
from hullbreach.games.survival.needs import (
    computer_here,
    energy_weapons,
    has_energy_weapon,
    malfunction_here,
    unexplored_left,
)
from hullbreach.games.survival.rooms import act_here, possible_here
from hullbreach.kernel.decisions import Ask, Play

recharge = card("recharge", when=OUT, known=public(0.88), hacker=1)


@recharge.option("recharge", needs=lambda s, me: powered_for(s, me) and has_energy_weapon(s, me))
def recharge_weapon(s: Lockdown, me: int) -> Play:
    weapons = energy_weapons(s, me)
    _, weapon = yield Ask(me, "reload", [("reload", weapon) for weapon in weapons])
    load(s, weapon, 2)


neuralink = card("neuralink", when=OUT, known=public(0.9), hacker=1)


@neuralink.option(
    "remote",
    needs=lambda s, me: not computer_here(s, me) and powered_for(s, me) and bool(programs(s, me)),
)
@neuralink.option(
    "unpowered",
    needs=lambda s, me: computer_here(s, me) and not powered_for(s, me) and bool(programs(s, me)),
)
def connect(s: Lockdown, me: int) -> Play:
    return compute(s, me)


bypass = card("bypass", cost=1, when=OUT, known=public(0.92), hacker=1)


@bypass.option(
    "computer",
    needs=lambda s, me: computer_here(s, me) and powered_for(s, me) and bool(programs(s, me)),
)
def bypass_computer(s: Lockdown, me: int) -> Play:
    return compute_all(s, me)


@bypass.option("power", needs=lambda s, me: bool(s.board.section[s.place[me]]))
def bypass_power(s: Lockdown, me: int) -> None:
    turn_token(s, s.power[s.board.section[s.place[me]]])


it_works_for_me = card("it_works_for_me", cost=1, when=OUT, known=public(0.88), hacker=1)


@it_works_for_me.option("fix", needs=malfunction_here)
def fix_and_compute(s: Lockdown, me: int) -> Play:
    remove_malfunction(s, s.place[me])
    if computer_here(s, me) and powered_for(s, me):
        yield from compute(s, me, optional=True)


master_plan = card("master_plan", when=OUT, known=public(0.93), hacker=1)


@master_plan.option(
    "free_room", needs=lambda s, me: computer_here(s, me) and bool(possible_here(s, me))
)
def use_room_freely(s: Lockdown, me: int) -> Play:
    return act_here(s, me, free=True)


@master_plan.option("peek", needs=unexplored_left)
def peek_by_plan(s: Lockdown, me: int) -> Play:
    return peek_tiles(s, me, 2)
