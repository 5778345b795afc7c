"""Quest items: two for each character, of no use until their task is met (NE-15.08)."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis import pods, weaknesses
from hullbreach.games.nemesis.content.effects import peek_objective, readable
from hullbreach.games.nemesis.content.items.store import item
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.board import SERVICE
from hullbreach.games.survival.cards import offer_discard
from hullbreach.games.survival.catalogue import OUT, Item, always, public
from hullbreach.games.survival.content.munition import attach
from hullbreach.games.survival.crew import HANDS, fighting, in_order, kind_of_room
from hullbreach.games.survival.doors import (
    CLOSED,
    can_toggle,
    close_door,
    open_door,
    toggle_doors,
)
from hullbreach.games.survival.items import find_item, load, use_up
from hullbreach.games.survival.needs import computer_here
from hullbreach.games.survival.search import can_search, search
from hullbreach.games.survival.title import Asking
from hullbreach.games.survival.turns import is_playing, pass_turn
from hullbreach.kernel.decisions import Ask, Play, Value


def task_in(room: str) -> Callable[[Nemesis, int], bool]:
    """The quest is met in a room of this kind."""
    return lambda s, me: kind_of_room(s, s.place[me]) == room


def task_with(quest: Item, *kinds: str) -> None:
    """The quest is met by discarding an item of one of these kinds."""
    quest.quest, quest.quest_cost = always, kinds


log_key = item("log_key", quest=1, owner="captain", cost=1, when=OUT, once=True, known=public(0.92))
log_key.quest = task_in("comms_room")


def can_read_log(s: Nemesis, me: int) -> bool:
    return computer_here(s, me) and bool(readable(s, me))


@log_key.option("spy", needs=can_read_log)
def read_the_log(s: Nemesis, me: int) -> Play:
    return peek_objective(s, me, readable(s, me))


intercom = item("intercom", quest=1, owner="captain", known=public(0.92))
task_with(intercom, "tools", "duct_tape")
"""Carries the voice of the Captain to every working computer: see `survival.content.crew`."""

orbital_maneuvering_system = item(
    "orbital_maneuvering_system", quest=1, owner="pilot", cost=1, once=True, known=public(0.75)
)
task_with(orbital_maneuvering_system, "energy_charge")


@orbital_maneuvering_system.option("evade")
def evade(s: Nemesis, me: int) -> Play:
    """Everybody passes, and intruders do not attack in this event phase."""
    s.evading = True
    s.emit("evading", seat=me)
    for seat in in_order(s):
        if seat not in s.passed and is_playing(s, seat):
            yield from pass_turn(s, seat)


pilots_key = item(
    "pilots_evacuation_key", quest=1, owner="pilot", cost=1, when=OUT, once=True, known=public(0.75)
)
pilots_key.quest = task_in("fire_control")
pilots_key.option("pod", needs=pods.can_toggle_here)(pods.toggle_here)

plasma_torch = item("plasma_torch", quest=1, owner="mechanic", cost=1, when=OUT, known=public(0.92))
plasma_torch.quest = task_in("storage")


@plasma_torch.option("door")
def weld(s: Nemesis, me: int) -> Play:
    """Open or close a door of the room; even a destroyed one can be closed."""
    corridors = [c for c in s.board.corridors_of[s.place[me]] if c != SERVICE]
    values: list[Value] = [("open" if s.door.get(c) == CLOSED else "close", c) for c in corridors]
    way, corridor = yield Ask(me, "toggle_door", values)
    if way == "open":
        open_door(s, corridor)
        return
    s.door.pop(corridor, None)
    yield from close_door(s, corridor, me)


flashlight = item("flashlight", quest=1, owner="mechanic", cost=2, when=OUT, known=public(0.92))
task_with(flashlight, "energy_charge")
flashlight.option("search", needs=can_search)(search)

autoloader = item("autoloader", quest=1, owner="soldier", known=public(0.92))
autoloader.quest = task_in("armory")
autoloader.extends = 1


RIFLE = "assault_rifle#1"


@autoloader.option("attach", needs=lambda s, me: RIFLE in s.zones[HANDS[me]])
def fit_autoloader(s: Nemesis, me: int) -> None:
    """1 ammo, and 1 more from now on; an Energy Charge loads it for free: see `military`."""
    attach(s, me, find_item(s, me, "autoloader"), RIFLE)
    load(s, RIFLE, 1)


armor = item("armor", quest=1, owner="soldier", once=True, known=public(0.92))
task_with(armor, "tools", "duct_tape")


def wear_armor(s: Nemesis, seat: int, how: str) -> Asking[int]:
    """A ward: discard it to ignore an attack, even that of a larva."""
    worn = find_item(s, seat, "armor")
    if not worn:
        return seat
    chosen = yield Ask(seat, "armor", [("endure",), ("discard", worn)])
    if chosen[0] == "endure":
        return seat
    use_up(s, worn)
    return -1


security_key = item(
    "security_key", quest=1, owner="scout", cost=1, when=OUT, once=True, known=public(0.92)
)
security_key.quest = task_in("cockpit")


@security_key.option("doors")
def set_doors(s: Nemesis, me: int) -> Play:
    board = s.board
    rooms = [room for room in board.rooms if can_toggle(s, board.corridors_of[room])]
    _, room = yield Ask(me, "security_key", [("room", room) for room in rooms])
    yield from toggle_doors(s, me, board.corridors_of[room])


motion_scanner = item(
    "motion_scanner", quest=1, owner="scout", heavy=True, when=OUT, known=public(0.92)
)
task_with(motion_scanner, "energy_charge")


def scan_again(s: Nemesis, seat: int, result: str | int) -> Asking[bool]:
    """Discard an action card to repeat a noise roll, but not in combat."""
    if fighting(s, seat) or not find_item(s, seat, "motion_scanner"):
        return False
    return (yield from offer_discard(s, seat, "scan_again", result=result))


laboratory_equipment = item(
    "laboratory_equipment",
    quest=1,
    owner="scientist",
    cost=1,
    when=OUT,
    once=True,
    known=public(0.92),
)
task_with(laboratory_equipment, "chemicals")
laboratory_equipment.option("analyse", needs=weaknesses.can_analyse)(weaknesses.analyse)

holo_computer = item("holo_computer", quest=1, owner="scientist", heavy=True, known=public(0.82))
holo_computer.quest = task_in("generator")
"""Intranet and Risk Assessment work anywhere: see `survival.content.crew`."""
