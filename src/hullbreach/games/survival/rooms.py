"""Room actions."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play, Value

from .actions import Action, Me, pay
from .catalogue import Choice, Room
from .crew import fighting
from .state import Survival


def room_here(s: Survival, seat: int) -> Room | None:
    """The kind of the explored room the character is in."""
    return room_at(s, s.place[seat])


def offer_room(s: Survival, me: Me, values: list[Value]) -> None:
    """In the room, without a malfunction there (LD-27.01)."""
    if me.here is None or me.room in s.malfunction:
        return
    for choice in me.here.choices.values():
        if choice.cost <= me.purse and choice.needs(s, me.seat):
            values.append(("room", choice.id))


def room_at(s: Survival, place: str) -> Room | None:
    """The kind of an explored room."""
    tile = s.zones[s.board.room_zone[place]]
    return s.title.room_of[tile[0]] if tile else None


def choice_here(s: Survival, seat: int, value: Value) -> Choice:
    room = room_here(s, seat)
    assert room is not None, "a room action was offered in an unexplored room"
    return room.choices[str(value[1])]


def room_cost(s: Survival, seat: int, value: Value) -> int:
    return choice_here(s, seat, value).cost


def perform_room(s: Survival, seat: int, value: Value) -> Play | None:
    return choice_here(s, seat, value).do(s, seat)


def possible_here(s: Survival, seat: int, *, purse: int = 99, broken: bool = False) -> list[Choice]:
    """The room actions that a card could let the character perform here."""
    return possible_in(s, seat, s.place[seat], purse=purse, broken=broken)


def possible_in(
    s: Survival, seat: int, place: str, *, purse: int = 99, broken: bool = False
) -> list[Choice]:
    """The room actions of any room that a card could let the character perform."""
    room = room_at(s, place)
    if room is None or fighting(s, seat) or (place in s.malfunction) != broken:
        return []
    return [c for c in room.choices.values() if c.cost <= purse and c.needs(s, seat)]


def act_here(s: Survival, seat: int, *, free: bool, purse: int = 99, broken: bool = False) -> Play:
    """Perform a room action because a card says so."""
    choices = possible_here(s, seat, purse=purse, broken=broken)
    if not choices:
        return
    chosen = yield Ask(seat, "room_action", [("room", choice.id) for choice in choices])
    if not free:
        yield from pay(s, seat, room_cost(s, seat, chosen))
    done = perform_room(s, seat, chosen)
    if done is not None:
        yield from done


def act_in(s: Survival, seat: int, place: str) -> Play:
    """Perform the action of another room for free."""
    choices = {choice.id: choice for choice in possible_in(s, seat, place)}
    _, chosen = yield Ask(seat, "room_action", [("room", choice) for choice in choices])
    done = choices[chosen].do(s, seat)
    if done is not None:
        yield from done


ROOM = Action("room", offer_room, room_cost, perform_room, least=0, calm=True)
