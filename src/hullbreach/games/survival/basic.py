"""The basic actions: move, careful move, pick up, trade, shoot, melee; and dropping things."""

from __future__ import annotations

from hullbreach.kernel.decisions import Play, Value

from .actions import Action, Me
from .combat import EGGS, melee, shoot
from .crew import HANDS, companions, fighting, has_wound
from .damage import eggs_in
from .doors import CLOSED
from .items import drop, gain, has_free_slot, items_of, weapons
from .movement import move
from .state import Survival
from .trade import trade


def move_cost(s: Survival, seat: int, value: Value) -> int:
    """1, or 2 if careful; leg and knee wounds make it dearer."""
    if value[0] == "careful":
        cost = 2
    else:
        cost = 2 if fighting(s, seat) and has_wound(s, seat, "leg") else 1
    first = s.turns.get(seat) == 1 and seat not in s.moved
    return cost + (1 if first and has_wound(s, seat, "knee") else 0)


def offer_moves(s: Survival, me: Me, values: list[Value]) -> None:
    if me.purse < move_cost(s, me.seat, ("move",)):
        return
    door = s.door
    for corridor, there in me.board.neighbours[me.room]:
        if door.get(corridor) != CLOSED:
            values.append(("move", there))


def offer_careful(s: Survival, me: Me, values: list[Value]) -> None:
    """Not in combat, nor where a marker could not be placed (LD-14.07b, NE-09.03)."""
    if me.fighting or me.purse < 2 or me.purse < move_cost(s, me.seat, ("careful",)):
        return
    door = s.door
    for corridor, there in me.board.neighbours[me.room]:
        if door.get(corridor) != CLOSED and s.title.may_be_careful(s, there):
            values.append(("careful", there))


def perform_move(s: Survival, seat: int, value: Value) -> Play:
    if seat not in s.moved:
        s.moved.append(seat)
    return move(s, seat, str(value[1]), careful=value[0] == "careful")


def offer_pick_up(s: Survival, me: Me, values: list[Value]) -> None:
    """An object that lies in the room, into a free hand slot (LD-14.08a)."""
    if me.fighting or not me.purse:
        return
    lying = s.zones[me.board.object_zone[me.room]]
    if lying and has_free_slot(s, me.seat):
        values.extend(("pick_up", piece) for piece in lying)


def pick_up(s: Survival, seat: int, value: Value) -> Play:
    yield from gain(s, seat, str(value[1]))


def offer_trade(s: Survival, me: Me, values: list[Value]) -> None:
    if not me.fighting and me.purse and companions(s, me.seat):
        values.append(("trade",))


def offer_fights(s: Survival, me: Me, values: list[Value]) -> None:
    """Shoot or strike a xeno in the room, or uncarried eggs, also out of combat (LD-27.14a)."""
    if not me.purse:
        return
    targets = targets_in(s, me.room)
    if not targets:
        return
    loaded = [weapon for weapon in weapons(s, me.seat) if s.ammo.get(weapon)]
    for target in targets:
        values.extend(("shoot", weapon, target) for weapon in loaded)
        values.append(("melee", target))


def targets_in(s: Survival, room: str) -> tuple[str, ...]:
    """The xenos there, and the eggs that nobody carries."""
    targets = s.zones[s.board.xeno_zone[room]]
    return (*targets, EGGS) if eggs_in(s, room) else targets


def perform_shoot(s: Survival, seat: int, value: Value) -> Play:
    return shoot(s, seat, str(value[1]), str(value[2]))


def perform_melee(s: Survival, seat: int, value: Value) -> Play:
    return melee(s, seat, str(value[1]))


def no_offer(s: Survival, me: Me, values: list[Value]) -> None:
    """Offered together with another verb."""


def offer_drops(s: Survival, me: Me, values: list[Value]) -> None:
    """Free on the own turn (LD-25.09a)."""
    hands = s.zones[HANDS[me.seat]]
    for piece in hands:
        values.append(("drop", piece))
    for item in items_of(s, me.seat):
        if item not in hands:
            values.append(("drop", item))


def perform_drop(s: Survival, seat: int, value: Value) -> None:
    drop(s, seat, str(value[1]))


def one(s: Survival, seat: int, value: Value) -> int:
    return 1


def nothing(s: Survival, seat: int, value: Value) -> int:
    return 0


MOVE = Action("move", offer_moves, move_cost, perform_move)
CAREFUL = Action("careful", offer_careful, move_cost, perform_move)
PICK_UP = Action("pick_up", offer_pick_up, one, pick_up)
TRADE = Action("trade", offer_trade, one, lambda s, seat, value: trade(s, seat))
SHOOT = Action("shoot", offer_fights, one, perform_shoot)
MELEE = Action("melee", no_offer, one, perform_melee)
DROP = Action("drop", offer_drops, nothing, perform_drop, free=True)

BASIC = (MOVE, CAREFUL, SHOOT, MELEE, PICK_UP, TRADE)
