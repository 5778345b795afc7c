"""The basic actions: move, careful move, pick up, trade, shoot, melee; and dropping things."""

from __future__ import annotations

from hullbreach.kernel.decisions import Play, Value

from .actions import Action, Me
from .combat import EGGS, melee, shoot
from .crew import WOUNDS, companions, fighting, has_wound
from .damage import eggs_in
from .doors import CLOSED
from .items import drop, gain, has_free_slot, weapons
from .movement import move
from .state import Survival
from .trade import trade


def move_cost(s: Survival, seat: int, value: Value) -> int:
    """1, or 2 if careful; leg and knee wounds make it dearer."""
    careful = value[0] == "careful"
    cost = 2 if careful else 1
    if not s.zones[WOUNDS[seat]]:
        return cost
    if not careful and fighting(s, seat) and has_wound(s, seat, "leg"):
        cost = 2
    first = s.turns.get(seat) == 1 and seat not in s.moved
    return cost + (1 if first and has_wound(s, seat, "knee") else 0)


DEAREST = 3  # a move costs no more, whatever hurts


def offer_moves(s: Survival, me: Me, values: list[Value]) -> None:
    if me.purse < DEAREST and me.purse < move_cost(s, me.seat, ("move",)):
        return
    door = s.door
    for corridor, step in me.board.moves[me.room]:
        if door.get(corridor) != CLOSED:
            values.append(step)


def offer_careful(s: Survival, me: Me, values: list[Value]) -> None:
    """Not where a marker could not be placed (LD-14.07b, NE-09.03)."""
    if me.purse < DEAREST and me.purse < move_cost(s, me.seat, ("careful",)):
        return
    door, title = s.door, s.title
    for corridor, step in me.board.careful_moves[me.room]:
        if door.get(corridor) != CLOSED and title.may_be_careful(s, str(step[1])):
            values.append(step)


def perform_move(s: Survival, seat: int, value: Value) -> Play:
    if seat not in s.moved:
        s.moved.append(seat)
    return move(s, seat, str(value[1]), careful=value[0] == "careful")


def offer_pick_up(s: Survival, me: Me, values: list[Value]) -> None:
    """An object that lies in the room, into a free hand slot (LD-14.08a)."""
    lying = s.zones[me.board.object_zone[me.room]]
    if lying and has_free_slot(s, me.seat):
        values.extend(("pick_up", piece) for piece in lying)


def pick_up(s: Survival, seat: int, value: Value) -> Play:
    yield from gain(s, seat, str(value[1]))


def offer_trade(s: Survival, me: Me, values: list[Value]) -> None:
    if companions(s, me.seat):
        values.append(("trade",))


def offer_fights(s: Survival, me: Me, values: list[Value]) -> None:
    """Shoot or strike a xeno in the room, or uncarried eggs, also out of combat (LD-27.14a)."""
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


def offer_drops(s: Survival, me: Me, values: list[Value]) -> None:
    """Free on the own turn (LD-25.09a)."""
    for piece in me.things:
        values.append(("drop", piece))


def perform_drop(s: Survival, seat: int, value: Value) -> None:
    drop(s, seat, str(value[1]))


def one(s: Survival, seat: int, value: Value) -> int:
    return 1


def nothing(s: Survival, seat: int, value: Value) -> int:
    return 0


MOVE = Action("move", offer_moves, move_cost, perform_move)
CAREFUL = Action("careful", offer_careful, move_cost, perform_move, least=2, calm=True)
PICK_UP = Action("pick_up", offer_pick_up, one, pick_up, calm=True)
TRADE = Action("trade", offer_trade, one, lambda s, seat, value: trade(s, seat), calm=True)
SHOOT = Action("shoot", offer_fights, one, perform_shoot)
MELEE = Action("melee", None, one, perform_melee)
DROP = Action("drop", offer_drops, nothing, perform_drop, least=0, free=True)

BASIC = (MOVE, CAREFUL, SHOOT, MELEE, PICK_UP, TRADE)
