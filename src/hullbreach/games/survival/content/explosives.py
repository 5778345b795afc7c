"""Grenades, and other things that harm a whole room."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.survival.cards import discard_actions
from hullbreach.games.survival.combat import EGGS
from hullbreach.games.survival.crew import alive, companions, in_room, xenos_in
from hullbreach.games.survival.damage import destroy_eggs, eggs_in, harm
from hullbreach.games.survival.effects import has_targets, near_rooms
from hullbreach.games.survival.figures import by_size, room_of
from hullbreach.games.survival.movement import move, ways_out
from hullbreach.games.survival.noise import noise_roll
from hullbreach.games.survival.state import Survival
from hullbreach.games.survival.wounds import serious_wound
from hullbreach.kernel.decisions import Ask, Play, Value

Suffer = Callable[[Survival, int, str], Play]


def can_throw(s: Survival, me: int) -> bool:
    return any(has_targets(s, room) for room in near_rooms(s, me))


def grenade_targets(s: Survival, me: int) -> list[Value]:
    """A xeno or eggs in the own room or next to it, not through a closed door (LD-19.11a)."""
    values: list[Value] = []
    for room in near_rooms(s, me):
        values += [("throw", room, xeno) for xeno in xenos_in(s, room)]
        if eggs_in(s, room):
            values.append(("throw", room, EGGS))
    return values


def throw_grenade(s: Survival, me: int, *, splinters: int) -> Play:
    """2 damage to the target, 1 to all other xenos, 1 serious wound to characters.

    Eggs that are not the target suffer `splinters`.
    """
    _, room, target = yield Ask(me, "grenade", grenade_targets(s, me))
    eggs = min(len(eggs_in(s, room)), 2 if target == EGGS else splinters)
    for xeno in by_size(xenos_in(s, room)):
        harm(s, xeno, 2 if xeno == target else 1, me)
    destroy_eggs(s, room, eggs)
    for seat in in_room(s, room):
        yield from serious_wound(s, seat, "grenade")
    if eggs and alive(s, me):
        yield from noise_roll(s, me)  # LD-27.14c: in the thrower's room


def blast(s: Survival, me: int, room: str, cause: str, suffer: Suffer, *, damage: int = 1) -> Play:
    """Damage to all xenos and to the eggs in a room, every character suffers a wound."""
    eggs = eggs_in(s, room)
    for xeno in by_size(xenos_in(s, room)):
        if room_of(s, xeno) == room:
            harm(s, xeno, damage, me)
    destroy_eggs(s, room, damage)
    for seat in in_room(s, room):
        yield from suffer(s, seat, cause)
    if eggs and alive(s, me):
        yield from noise_roll(s, me)


def way_out(s: Survival, me: int) -> bool:
    return bool(ways_out(s, s.place[me]))


def vanish_in_smoke(s: Survival, me: int) -> Play:
    """The others in the room discard 1 action card; the user moves without being attacked."""
    for other in companions(s, me):
        yield from discard_actions(s, other, 1, "smoke")
    _, room = yield Ask(me, "escape_to", [("to", room) for room in ways_out(s, s.place[me])])
    yield from move(s, me, room, safe=True)
