"""Cards that several characters have."""

from __future__ import annotations

from hullbreach.games.lockdown.content.cards.deck import card
from hullbreach.games.lockdown.content.needs import (
    breakable_here,
    closed_door_here,
    contaminated,
    malfunction_here,
)
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.catalogue import OUT, public
from hullbreach.games.survival.contamination import rest
from hullbreach.games.survival.doors import CLOSED, destroy_door
from hullbreach.games.survival.markers import place_malfunction, remove_malfunction
from hullbreach.games.survival.search import can_search, search
from hullbreach.kernel.decisions import Ask, Play

searching = card(
    "search",
    when=OUT,
    known=public(0.97),
    survivor=2,
    hacker=2,
    sentry=2,
    janitor=2,
    lab_rat=2,
    xenobiologist=2,
)
searching.option("search", needs=can_search)(search)

resting = card(
    "rest",
    when=OUT,
    known=public(0.97),
    survivor=1,
    hacker=1,
    sentry=1,
    janitor=1,
    lab_rat=1,
)
resting.option("rest", needs=contaminated)(rest)

demolition = card(
    "demolition",
    known=public(0.96),
    survivor=1,
    hacker=1,
    sentry=1,
    janitor=1,
    lab_rat=1,
    xenobiologist=1,
)


@demolition.option("break_door", needs=closed_door_here)
def break_door(s: Lockdown, me: int) -> Play:
    doors = [c for c in s.title.board(s).corridors_of[s.place[me]] if s.door.get(c) == CLOSED]
    _, corridor = yield Ask(me, "break_door", [("door", c) for c in doors])
    destroy_door(s, corridor)


@demolition.option("break_room", needs=breakable_here)
def break_room(s: Lockdown, me: int) -> None:
    place_malfunction(s, s.place[me])


interruption = card(
    "interruption",
    known=public(0.96),
    survivor=1,
    hacker=1,
    sentry=1,
    janitor=1,
    lab_rat=1,
    xenobiologist=1,
)
"""Played outside the own turn: see `survival.actions.interrupted`."""

repairs = card(
    "repairs", cost=1, when=OUT, known=public(0.95), survivor=1, sentry=1, xenobiologist=1
)
basic_repairs = card("basic_repairs", cost=2, when=OUT, known=public(0.95), lab_rat=1)


@repairs.option("repair", needs=malfunction_here)
@basic_repairs.option("repair", needs=malfunction_here)
def repair(s: Lockdown, me: int) -> None:
    remove_malfunction(s, s.place[me])
