"""Items found in red rooms. A weapon that is found has 1 ammo (NE-09.15)."""

from __future__ import annotations

from hullbreach.games.nemesis import pods, self_destruct
from hullbreach.games.nemesis.content.effects import peek_objective, readable
from hullbreach.games.nemesis.content.items.store import ITEMS, item
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.attack import attack, target_in
from hullbreach.games.survival.catalogue import IN, OUT, Weapon, public
from hullbreach.games.survival.content import common_items
from hullbreach.games.survival.content.explosives import (
    can_throw,
    throw_grenade,
    vanish_in_smoke,
    way_out,
)
from hullbreach.games.survival.content.gadgets import work_door
from hullbreach.games.survival.content.munition import (
    attach_magazine,
    extendable,
    reload_weapon,
)
from hullbreach.games.survival.content.weapons import at_least_one_hits_more
from hullbreach.games.survival.craft import ELECTRICITY
from hullbreach.games.survival.crew import HANDS, xenos_in
from hullbreach.games.survival.doors import CLOSED
from hullbreach.games.survival.effects import near_rooms
from hullbreach.games.survival.figures import by_size, room_of, strike_door, walk
from hullbreach.games.survival.items import load, most_ammo
from hullbreach.games.survival.needs import computer_here, door_here, has_energy_weapon
from hullbreach.kernel.decisions import Ask, Play

energy_charge = item(
    "energy_charge",
    red=11,
    yellow=3,
    component=ELECTRICITY,
    cost=1,
    once=True,
    known=public(0.96),
)
energy_charge.option("reload", needs=has_energy_weapon)(reload_weapon)

AUTOLOADER = "autoloader#1"


def can_autoload(s: Nemesis, me: int) -> bool:
    """The rifle with the Autoloader is in hand, and not full."""
    rifle = s.attached.get(AUTOLOADER, "")
    return rifle in s.zones[HANDS[me]] and s.ammo[rifle] < most_ammo(s, rifle)


@energy_charge.option("autoload", needs=can_autoload, cost=0)
def autoload(s: Nemesis, me: int) -> None:
    rifle = s.attached[AUTOLOADER]
    load(s, rifle, most_ammo(s, rifle))


energy_charge.option("door", needs=door_here)(work_door)

grenade = item("grenade", red=4, cost=1, once=True, known=public(0.96))


@grenade.option("throw", needs=can_throw)
def throw(s: Nemesis, me: int) -> Play:
    """Eggs are harmed only if it is thrown at them."""
    return throw_grenade(s, me, splinters=0)


smoke_grenade = item("smoke_grenade", red=3, cost=1, when=IN, once=True, known=public(0.96))
smoke_grenade.option("smoke", needs=way_out)(vanish_in_smoke)

ITEMS.take(common_items.recon_drone, red=3)

decoy = item("decoy", red=2, cost=1, once=True, known=public(0.85))


def lurable(s: Nemesis, me: int) -> list[str]:
    """Neighbouring rooms with an intruder next to them."""
    neighbours = s.board.neighbours
    return [
        room
        for room in near_rooms(s, me)
        if room != s.place[me] and any(xenos_in(s, there) for _, there in neighbours[room])
    ]


def can_lure(s: Nemesis, me: int) -> bool:
    return bool(lurable(s, me))


@decoy.option("lure", needs=can_lure)
def lure(s: Nemesis, me: int) -> Play:
    """All intruders around a neighbouring room move there; those in combat attack first."""
    _, room = yield Ask(me, "lure_to", [("room", room) for room in lurable(s, me)])
    for corridor, there in s.board.neighbours[room]:
        intruders = by_size(xenos_in(s, there))
        for intruder in intruders:
            target = target_in(s, there)
            if target >= 0:
                yield from attack(s, intruder, target, "decoy")
        leaving = tuple(intruder for intruder in intruders if room_of(s, intruder) == there)
        if leaving and s.door.get(corridor) == CLOSED:
            strike_door(s, leaving, corridor)
            continue
        for intruder in leaving:
            walk(s, intruder, corridor)


extended_magazine = item("extended_magazine", red=1, when=OUT, known=public(0.96))
extended_magazine.extends = 2
extended_magazine.option("attach", needs=lambda s, me: bool(extendable(s, me)))(attach_magazine)

item("prototype_rifle", red=1, weapon=Weapon(1, 6, overcharge=True), known=public(0.96))
item(
    "prototype_shotgun",
    red=1,
    weapon=Weapon(1, 2, harm=at_least_one_hits_more),
    known=public(0.96),
)
item("prototype_pistol", red=1, weapon=Weapon(1, 3, reroll=True), known=public(0.96))

comms_key = item("comms_key", red=1, cost=1, when=OUT, once=True, known=public(0.96))


def signallers(s: Nemesis, me: int) -> list[int]:
    return [seat for seat in readable(s, me) if seat in s.signal]


def can_read_signal(s: Nemesis, me: int) -> bool:
    return computer_here(s, me) and bool(signallers(s, me))


@comms_key.option("spy", needs=can_read_signal)
def read_signal(s: Nemesis, me: int) -> Play:
    return peek_objective(s, me, signallers(s, me))


evacuation_key = item("evacuation_key", red=1, cost=1, once=True, known=public(0.96))
evacuation_key.option("pod", needs=pods.can_toggle_here)(pods.toggle_here)

self_destruct_key = item(
    "self_destruct_key", red=1, cost=1, when=OUT, once=True, known=public(0.96)
)


def can_start_here(s: Nemesis, me: int) -> bool:
    return computer_here(s, me) and self_destruct.can_start(s)


@self_destruct_key.option("start_self_destruct", needs=can_start_here)
def start_sequence(s: Nemesis, me: int) -> None:
    self_destruct.start(s)


def can_stop_here(s: Nemesis, me: int) -> bool:
    return computer_here(s, me) and self_destruct.can_stop(s)


@self_destruct_key.option("stop_self_destruct", needs=can_stop_here)
def stop_sequence(s: Nemesis, me: int) -> None:
    self_destruct.stop(s)
