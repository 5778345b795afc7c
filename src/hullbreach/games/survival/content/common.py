"""Cards that nearly every character has. A title says who, and how many."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import OUT, Card, public
from hullbreach.games.survival.contamination import rest
from hullbreach.games.survival.content.shelf import Shelf
from hullbreach.games.survival.doors import CLOSED, destroy_door
from hullbreach.games.survival.markers import place_malfunction, remove_malfunction
from hullbreach.games.survival.needs import (
    breakable_here,
    closed_door_here,
    contaminated,
    malfunction_here,
)
from hullbreach.games.survival.search import can_search, search
from hullbreach.games.survival.state import Survival
from hullbreach.kernel.decisions import Ask, Play

card = Shelf(Card).declare

searching = card("search", when=OUT, known=public(0.97))
searching.option("search", needs=can_search)(search)

resting = card("rest", when=OUT, known=public(0.97))
resting.option("rest", needs=contaminated)(rest)

demolition = card("demolition", known=public(0.96))


@demolition.option("break_door", needs=closed_door_here)
def break_door(s: Survival, me: int) -> Play:
    doors = [c for c in s.board.corridors_of[s.place[me]] if s.door.get(c) == CLOSED]
    _, corridor = yield Ask(me, "break_door", [("door", c) for c in doors])
    destroy_door(s, corridor)


@demolition.option("break_room", needs=breakable_here)
def break_room(s: Survival, me: int) -> None:
    place_malfunction(s, s.place[me])


interruption = card("interruption", known=public(0.96))
"""Played outside the own turn: see `survival.actions.interrupted`."""

repairs = card("repairs", cost=1, when=OUT, known=public(0.95))
basic_repairs = card("basic_repairs", cost=2, when=OUT, known=public(0.95))
fast_repairs = card("fast_repairs", when=OUT, known=public(0.95))


@repairs.option("repair", needs=malfunction_here)
@basic_repairs.option("repair", needs=malfunction_here)
@fast_repairs.option("repair", needs=malfunction_here)
def repair(s: Survival, me: int) -> None:
    remove_malfunction(s, s.place[me])
