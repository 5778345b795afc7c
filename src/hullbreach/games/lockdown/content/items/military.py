"""Items found mostly in red rooms."""

from __future__ import annotations

from hullbreach.games.lockdown import protocols
from hullbreach.games.lockdown.content.items.store import ITEMS, item
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.lockdown.time_track import open_gate
from hullbreach.games.survival.catalogue import OUT, Weapon, designed, public, rulebook
from hullbreach.games.survival.content import common_items
from hullbreach.games.survival.content.explosives import (
    blast,
    can_throw,
    throw_grenade,
    vanish_in_smoke,
    way_out,
)
from hullbreach.games.survival.content.gadgets import work_door
from hullbreach.games.survival.content.munition import attach_magazine, extendable, reload_weapon
from hullbreach.games.survival.content.remedies import boost
from hullbreach.games.survival.content.weapons import SHOTGUN
from hullbreach.games.survival.craft import ELECTRICITY
from hullbreach.games.survival.effects import near_rooms
from hullbreach.games.survival.items import load, most_ammo
from hullbreach.games.survival.markers import place_fire, place_malfunction
from hullbreach.games.survival.needs import (
    computer_here,
    door_here,
    has_energy_weapon,
    unloaded,
)
from hullbreach.games.survival.wounds import light_wound
from hullbreach.kernel.decisions import Ask, Play

weapon_battery = item(
    "weapon_energy_cell",
    red=8,
    yellow=2,
    component=ELECTRICITY,
    cost=1,
    once=True,
    known=designed(0.5),
)
weapon_battery.option("reload", needs=has_energy_weapon)(reload_weapon)


@weapon_battery.option("light", needs=lambda s, me: bool(unloaded(s, me, "flashlight")))
def reload_light(s: Lockdown, me: int) -> None:
    lamp = unloaded(s, me, "flashlight")
    load(s, lamp, most_ammo(s, lamp))


weapon_battery.option("door", needs=door_here)(work_door)

grenade = item("grenade", red=4, cost=1, once=True, known=public(0.7))


@grenade.option("throw", needs=can_throw)
def throw(s: Lockdown, me: int) -> Play:
    return throw_grenade(s, me, splinters=1)


glowstick = item("glowstick", red=4, yellow=2, green=1, once=True, known=designed(0.55))
glowstick.lights = True

smoke_grenade = item("smoke_grenade", red=2, cost=1, once=True, known=designed(0.35))
smoke_grenade.option("smoke", needs=way_out)(vanish_in_smoke)

item("shotgun", red=2, weapon=SHOTGUN._replace(start=1), known=designed(0.3))
item("prototype_rifle", red=1, weapon=Weapon(3, 6, overcharge=True), known=designed(0.3))

ITEMS.take(common_items.recon_drone, designed(0.35), red=2)

extended_magazine = item("extended_magazine", red=1, known=designed(0.35))
extended_magazine.extends = 2
extended_magazine.option("attach", needs=lambda s, me: bool(extendable(s, me)))(attach_magazine)

main_gate_key = item("main_gate_key", red=1, cost=1, when=OUT, once=True, known=rulebook(0.7))


@main_gate_key.option(
    "open",
    needs=lambda s, me: (
        not s.gate_open and (computer_here(s, me) or s.place[me] in s.board.exit_rooms)
    ),
)
def unlock_gate(s: Lockdown, me: int) -> None:
    open_gate(s)


contingency_file = item("contingency_file", red=1, cost=1, when=OUT, once=True, known=designed(0.4))


@contingency_file.option("read", needs=lambda s, me: bool(protocols.hidden_tokens(s, me)))
def read_file(s: Lockdown, me: int) -> Play:
    return protocols.peek_any(s, me)


combat_stimulants = item("combat_stimulants", red=1, cost=1, once=True, known=designed(0.3))
combat_stimulants.option("boost")(boost)

thermite_charge = item("thermite_charge", red=3, cost=1, once=True, known=public(0.85))


@thermite_charge.option("throw")
def throw_thermite(s: Lockdown, me: int) -> Play:
    """Malfunction and fire in a room; 1 damage to all xenos and eggs, 1 light wound to all."""
    _, room = yield Ask(me, "thermite", [("room", room) for room in near_rooms(s, me)])
    place_malfunction(s, room)
    place_fire(s, room)
    yield from blast(s, me, room, "thermite", light_wound)
