"""Effects that several cards and items of the ship share."""

from __future__ import annotations

from hullbreach.games.nemesis import weaknesses
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.content.intruder_weaknesses import PHOSPHATES
from hullbreach.games.survival.crew import OBJECTIVES, in_order
from hullbreach.games.survival.damage import harm, retreat
from hullbreach.games.survival.figures import room_of
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, Value


def drive_off(s: Nemesis, me: int, xeno: str) -> None:
    """What puts out fires makes it retreat, and hurts it if it is susceptible to phosphates."""
    room = room_of(s, xeno)
    if weaknesses.knows(s, PHOSPHATES):
        harm(s, xeno, 1, me)
    if room_of(s, xeno) == room:
        retreat(s, xeno)


def readable(s: Nemesis, me: int) -> list[int]:
    """The other players who have objectives to look at."""
    return [seat for seat in in_order(s) if seat != me and s.zones[OBJECTIVES[seat]]]


def peek_objective(s: Nemesis, me: int, seats: list[int]) -> Play:
    """Look secretly at one objective of one of these players; cards are told by their place."""
    values: list[Value] = [
        ("objective", seat, n + 1) for seat in seats for n in range(len(s.zones[OBJECTIVES[seat]]))
    ]
    _, seat, place = yield Ask(me, "peek_objective", values)
    card = s.zones[OBJECTIVES[seat]][place - 1]
    zones.peek(s, me, card)
    private = {me: {"objective": card}}
    s.emit("objective_peeked", private, seat=me, owner=seat, number=place, objective=None)
