"""The Scientist's own cards."""

from __future__ import annotations

from hullbreach.games.survival.cards import draw_aside
from hullbreach.games.survival.catalogue import OUT, public
from hullbreach.games.survival.content.crew.deck import card
from hullbreach.games.survival.content.gadgets import work_door
from hullbreach.games.survival.crew import has_computer
from hullbreach.games.survival.damage import EVENTS, EVENTS_DISCARD
from hullbreach.games.survival.items import find_item
from hullbreach.games.survival.markers import may_break, place_malfunction
from hullbreach.games.survival.needs import computer_here, door_here
from hullbreach.games.survival.rooms import act_here, act_in, possible_here, possible_in
from hullbreach.games.survival.state import Survival
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, Value

computer_skills = card(
    "computer_skills", when=OUT, known=public(0.95), pilot=1, mechanic=1, scientist=1
)
blocking_access = card("blocking_access", when=OUT, known=public(0.95), scientist=1)


computer_skills.option("door", needs=door_here)(work_door)


def computer_room_usable(s: Survival, me: int) -> bool:
    return computer_here(s, me) and bool(possible_here(s, me))


@computer_skills.option("free_room", needs=computer_room_usable)
@blocking_access.option("free_room", needs=computer_room_usable)
def use_computer_room(s: Survival, me: int) -> Play:
    return act_here(s, me, free=True)


def blockable(s: Survival) -> list[str]:
    """Rooms with a working computer."""
    rooms = s.board.rooms
    return [room for room in rooms if has_computer(s, room) and may_break(s, room)]


@blocking_access.option("block", needs=computer_here)
def block(s: Survival, me: int) -> Play:
    _, room = yield Ask(me, "block", [("room", room) for room in blockable(s)])
    place_malfunction(s, room)


def online(s: Survival, me: int) -> bool:
    """At a working computer, or with a Holo Computer anywhere."""
    return computer_here(s, me) or bool(find_item(s, me, "holo_computer"))


def connected(s: Survival, me: int) -> list[str]:
    """Rooms with a working computer whose action could be performed."""
    rooms = s.board.rooms
    return [room for room in rooms if has_computer(s, room) and possible_in(s, me, room)]


intranet = card("intranet", cost=1, when=OUT, known=public(0.95), scientist=1)


@intranet.option("connect", needs=lambda s, me: online(s, me) and bool(connected(s, me)))
def connect(s: Survival, me: int) -> Play:
    """Where that action speaks of its room, it is that room, not the Scientist's (NE-10.17)."""
    _, room = yield Ask(me, "intranet", [("room", room) for room in connected(s, me)])
    yield from act_in(s, me, room)


risk_assessment = card("risk_assessment", when=OUT, known=public(0.95), scientist=1)


def events_left(s: Survival) -> bool:
    """In the deck, or to be shuffled into a new one."""
    return bool(s.zones[EVENTS] or s.zones[EVENTS_DISCARD])


@risk_assessment.option("assess", needs=lambda s, me: online(s, me) and events_left(s))
def assess(s: Survival, me: int) -> Play:
    """Look at the next event, and leave it on top or put it under the deck."""
    (event,) = drawn = draw_aside(s, me, EVENTS, EVENTS_DISCARD, 1)
    s.emit("foresaw", {me: {"cards": drawn}}, seat=me, deck=EVENTS, limbo=1)
    values: list[Value] = [("top", event), ("under", event)]
    where, event = yield Ask(me, "assess", values, {"deck": EVENTS})
    zones.put(s, event, EVENTS, top=where == "top")
    zones.peek(s, me, event)
    s.emit("put_back", seat=me, deck=EVENTS, limbo=0)
