"""The eleven "1" rooms: all of them are in every game (NE-14.03)."""

from __future__ import annotations

from hullbreach.games.nemesis import pods, self_destruct, weaknesses
from hullbreach.games.nemesis.content.effects import drive_off
from hullbreach.games.nemesis.content.rooms.plan import room
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.catalogue import public
from hullbreach.games.survival.content.room_actions import (
    first_aid,
    hatchery,
    operating_theatre,
    signal_post,
)
from hullbreach.games.survival.crew import find_room, xenos_in
from hullbreach.games.survival.figures import by_size
from hullbreach.games.survival.items import load
from hullbreach.games.survival.markers import remove_fire
from hullbreach.games.survival.needs import energy_weapons, has_energy_weapon
from hullbreach.games.survival.search import COLOURS, find_items
from hullbreach.kernel.decisions import Ask, Play

KNOWN = public(0.95)
WITH_COMPUTER = public(0.9)

armory = room("armory", slot="1", colour="red", known=KNOWN)


@armory.option("recharge", needs=has_energy_weapon)
def recharge_weapon(s: Nemesis, me: int) -> Play:
    """2 ammo for an energy weapon."""
    _, weapon = yield Ask(me, "reload", [("reload", weapon) for weapon in energy_weapons(s, me)])
    load(s, weapon, 2)


comms_room = room("comms_room", slot="1", colour="yellow", computer=True, known=WITH_COMPUTER)
signal_post(comms_room)

emergency_room = room("emergency_room", slot="1", colour="green", known=KNOWN)
first_aid(emergency_room)

for section in ("evac_a", "evac_b"):
    evacuation_section = room(section, slot="1", colour="white", known=KNOWN)
    evacuation_section.option("board_pod", needs=pods.can_board)(pods.board)

fire_control = room("fire_control", slot="1", colour="yellow", computer=True, known=WITH_COMPUTER)


def troubled(s: Nemesis) -> list[str]:
    return [room for room in s.board.rooms if room in s.fire or xenos_in(s, room)]


@fire_control.option("run_fire_control", needs=lambda s, me: bool(troubled(s)))
def control_fire(s: Nemesis, me: int) -> Play:
    """Put out the fire in a room; all intruders there retreat."""
    _, room = yield Ask(me, "fire_control", [("room", room) for room in troubled(s)])
    remove_fire(s, room)
    for xeno in by_size(xenos_in(s, room)):
        drive_off(s, me, xeno)


generator = room("generator", slot="1", colour="yellow", computer=True, known=WITH_COMPUTER)


@generator.option("start_self_destruct", needs=lambda s, me: self_destruct.can_start(s))
def start_self_destruct(s: Nemesis, me: int) -> None:
    self_destruct.start(s)


@generator.option("stop_self_destruct", needs=lambda s, me: self_destruct.can_stop(s))
def stop_self_destruct(s: Nemesis, me: int) -> None:
    self_destruct.stop(s)


laboratory = room("laboratory", slot="1", colour="green", computer=True, known=WITH_COMPUTER)


@laboratory.option(
    "analyse", needs=lambda s, me: bool(weaknesses.analysable(s, find_room(s, "laboratory")))
)
def analyse(s: Nemesis, me: int) -> Play:
    """The object is in the Laboratory, wherever its action is performed from (NE-10.17)."""
    return weaknesses.analyse_in(s, me, find_room(s, "laboratory"))


nest = room("nest", slot="1", search=False, malfunction=False, known=KNOWN)
hatchery(nest)

storage = room("storage", slot="1", colour="red", known=KNOWN)


@storage.option("take_from_storage")
def take_from_storage(s: Nemesis, me: int) -> Play:
    """As a search in a deck of choice, without using up the room."""
    _, deck = yield Ask(me, "choose_deck", [("deck", colour) for colour in COLOURS])
    yield from find_items(s, me, str(deck), 2)


surgery = room("surgery", slot="1", colour="green", known=WITH_COMPUTER)
operating_theatre(surgery)
