"""Items found mostly in red rooms."""

from __future__ import annotations

from hullbreach.games.lockdown import protocols
from hullbreach.games.lockdown.content.effects import has_targets, near_rooms, peek_tiles
from hullbreach.games.lockdown.content.items.store import item
from hullbreach.games.lockdown.content.needs import (
    computer_here,
    door_here,
    energy_weapons,
    has_energy_weapon,
    unexplored_left,
    unloaded,
)
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.lockdown.time_track import open_gate
from hullbreach.games.survival.cards import discard, discard_actions, draw
from hullbreach.games.survival.catalogue import OUT, Weapon, designed, public, rulebook
from hullbreach.games.survival.combat import EGGS
from hullbreach.games.survival.content.store import one_more
from hullbreach.games.survival.craft import ELECTRICITY
from hullbreach.games.survival.crew import (
    BESIDE,
    HAND,
    INVENTORY,
    alive,
    companions,
    in_room,
    xenos_in,
)
from hullbreach.games.survival.damage import destroy_egg, eggs_in, harm
from hullbreach.games.survival.doors import toggle_door
from hullbreach.games.survival.figures import by_size, room_of
from hullbreach.games.survival.items import find_item, load, most_ammo, weapons
from hullbreach.games.survival.markers import place_fire, place_malfunction
from hullbreach.games.survival.movement import move, ways_out
from hullbreach.games.survival.noise import noise_roll
from hullbreach.games.survival.wounds import light_wound, serious_wound
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, Value, some

weapon_battery = item(
    "weapon_energy_cell",
    red=8,
    yellow=2,
    component=ELECTRICITY,
    cost=1,
    once=True,
    known=designed(0.5),
)


@weapon_battery.option("reload", needs=has_energy_weapon)
def reload_weapon(s: Lockdown, me: int) -> Play:
    _, weapon = yield Ask(me, "reload", [("reload", w) for w in energy_weapons(s, me)])
    load(s, weapon, most_ammo(s, weapon))


@weapon_battery.option("light", needs=lambda s, me: bool(unloaded(s, me, "flashlight")))
def reload_light(s: Lockdown, me: int) -> None:
    lamp = unloaded(s, me, "flashlight")
    load(s, lamp, most_ammo(s, lamp))


@weapon_battery.option("door", needs=door_here)
def power_door(s: Lockdown, me: int) -> Play:
    return toggle_door(s, me, s.title.board(s).corridors_of[s.place[me]])


grenade = item("grenade", red=4, cost=1, once=True, known=public(0.7))


def grenade_targets(s: Lockdown, me: int) -> list[Value]:
    """A xeno or eggs in the own room or next to it, not through a closed door (LD-19.11a)."""
    values: list[Value] = []
    for room in near_rooms(s, me):
        values += [("throw", room, xeno) for xeno in xenos_in(s, room)]
        if eggs_in(s, room):
            values.append(("throw", room, EGGS))
    return values


@grenade.option("throw", needs=lambda s, me: any(has_targets(s, r) for r in near_rooms(s, me)))
def throw_grenade(s: Lockdown, me: int) -> Play:
    """2 damage to the target, 1 to all other xenos and eggs, 1 serious wound to characters."""
    _, room, target = yield Ask(me, "grenade", grenade_targets(s, me))
    eggs = len(eggs_in(s, room))
    for xeno in by_size(xenos_in(s, room)):
        harm(s, xeno, 2 if xeno == target else 1, me)
    for _ in range(min(eggs, 2 if target == EGGS else 1)):
        destroy_egg(s, room)
    for seat in in_room(s, room):
        yield from serious_wound(s, seat, "grenade")
    if eggs and alive(s, me):
        yield from noise_roll(s, me)  # LD-27.14c: in the thrower's room


glowstick = item("glowstick", red=4, yellow=2, green=1, once=True, known=designed(0.55))
glowstick.lights = True

smoke_grenade = item("smoke_grenade", red=2, cost=1, once=True, known=designed(0.35))


@smoke_grenade.option("smoke", needs=lambda s, me: bool(ways_out(s, s.place[me])))
def vanish_in_smoke(s: Lockdown, me: int) -> Play:
    """The others in the room discard 1 action card; the user moves without being attacked."""
    for other in companions(s, me):
        yield from discard_actions(s, other, 1, "smoke")
    _, room = yield Ask(me, "escape_to", [("to", room) for room in ways_out(s, s.place[me])])
    yield from move(s, me, room, safe=True)


item(
    "shotgun",
    red=2,
    heavy=True,
    weapon=Weapon(1, 2, harm=one_more),
    known=designed(0.3),
)
item(
    "prototype_rifle",
    red=1,
    heavy=True,
    weapon=Weapon(3, 6, overcharge=True),
    known=designed(0.3),
)

recon_drone = item("recon_drone", red=2, cost=1, when=OUT, once=True, known=designed(0.35))


@recon_drone.option("scout", needs=unexplored_left)
def scout(s: Lockdown, me: int) -> Play:
    return peek_tiles(s, me, 1, token=True)


extended_magazine = item("extended_magazine", red=1, known=designed(0.35))
extended_magazine.extends = 2


def extendable(s: Lockdown, me: int) -> list[str]:
    found = []
    for piece in weapons(s, me):
        weapon = s.title.item_of[piece].weapon
        if weapon and weapon.energy and piece not in s.attached.values():
            found.append(piece)
    return found


@extended_magazine.option("attach", needs=lambda s, me: bool(extendable(s, me)))
def attach_magazine(s: Lockdown, me: int) -> Play:
    """2 more ammo, and 2 more from now on (LD-25.07)."""
    _, weapon = yield Ask(me, "attach", [("attach", piece) for piece in extendable(s, me)])
    magazine = find_item(s, me, "extended_magazine")
    zones.put(s, magazine, BESIDE[me])
    s.attached[magazine] = weapon
    s.emit("attached", seat=me, item=magazine, to=weapon, inventory=len(s.zones[INVENTORY[me]]))
    load(s, weapon, 2)


main_gate_key = item("main_gate_key", red=1, cost=1, when=OUT, once=True, known=rulebook(0.7))


@main_gate_key.option(
    "open",
    needs=lambda s, me: (
        not s.gate_open and (computer_here(s, me) or s.place[me] == s.title.board(s).exit_room)
    ),
)
def unlock_gate(s: Lockdown, me: int) -> None:
    open_gate(s)


contingency_file = item("contingency_file", red=1, cost=1, when=OUT, once=True, known=designed(0.4))


@contingency_file.option("read", needs=lambda s, me: bool(protocols.hidden_tokens(s, me)))
def read_file(s: Lockdown, me: int) -> Play:
    return protocols.peek_any(s, me)


combat_stimulants = item("combat_stimulants", red=1, cost=1, once=True, known=designed(0.3))


@combat_stimulants.option("boost")
def boost(s: Lockdown, me: int) -> Play:
    """Discard any cards, contamination cards too, and draw that many plus 1."""
    cards = [("discard", card) for card in s.zones[HAND[me]]]
    chosen = yield some(me, "boost", cards, 0, len(cards))
    for _, card in chosen:
        discard(s, me, card)
    told = tuple(card for _, card in chosen)
    s.emit("discarded", seat=me, cards=told, hand=len(s.zones[HAND[me]]))
    draw(s, me, len(chosen) + 1)


thermite_charge = item("thermite_charge", red=3, cost=1, once=True, known=public(0.85))


@thermite_charge.option("throw")
def throw_thermite(s: Lockdown, me: int) -> Play:
    """Malfunction and fire in a room; 1 damage to all xenos and eggs, 1 light wound to all."""
    _, room = yield Ask(me, "thermite", [("room", room) for room in near_rooms(s, me)])
    place_malfunction(s, room)
    place_fire(s, room)
    eggs = eggs_in(s, room)
    for xeno in by_size(xenos_in(s, room)):
        if room_of(s, xeno) == room:
            harm(s, xeno, 1, me)
    if eggs:
        destroy_egg(s, room)
    for seat in in_room(s, room):
        yield from light_wound(s, seat, "thermite")
    if eggs and alive(s, me):
        yield from noise_roll(s, me)
