"""The Sentry's own cards."""

from __future__ import annotations

from hullbreach.games.lockdown.content.cards.deck import card
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.cards import discard_hand
from hullbreach.games.survival.catalogue import ANY, OUT, public
from hullbreach.games.survival.crew import HAND, alive, companions
from hullbreach.games.survival.doors import close_door
from hullbreach.games.survival.effects import choose_xeno, peek_tiles
from hullbreach.games.survival.figures import walk
from hullbreach.games.survival.items import discard_unused, weapons
from hullbreach.games.survival.movement import enter, escape_attacks, ways_out
from hullbreach.games.survival.needs import (
    colour_here,
    computer_here,
    unexplored_left,
    xeno_here,
)
from hullbreach.games.survival.rooms import act_here, possible_here
from hullbreach.kernel.decisions import Ask, Play, Value

stun = card("stun", when=ANY, known=public(0.94), sentry=1)


def stunnable(s: Lockdown, me: int) -> list[int]:
    return [other for other in companions(s, me) if 0 < len(s.zones[HAND[other]]) <= 3]


@stun.option("stun_character", needs=lambda s, me: bool(stunnable(s, me)))
def stun_character(s: Lockdown, me: int) -> Play:
    """Whoever has spent the last card on an Interruption in vain cannot be stunned any more."""
    if stunnable(s, me):
        _, other = yield Ask(me, "stun", [("character", other) for other in stunnable(s, me)])
        discard_hand(s, other)


@stun.option(
    "drive_off",
    needs=lambda s, me: xeno_here(s, me) and bool(weapons(s, me) and ways_out(s, s.place[me])),
)
def drive_off(s: Lockdown, me: int) -> Play:
    _, weapon = yield Ask(me, "discard_weapon", [("discard", w) for w in weapons(s, me)])
    discard_unused(s, me, weapon)
    xeno = yield from choose_xeno(s, me, "drive_off")
    here = s.place[me]
    _, room = yield Ask(me, "drive_to", [("to", room) for room in ways_out(s, here)])
    walk(s, xeno, s.board.corridor_between[here, room])


quarantine = card("quarantine", cost=1, when=OUT, known=public(0.94), sentry=1)


@quarantine.option("lock", needs=computer_here)
def lock_a_room(s: Lockdown, me: int) -> Play:
    """Close all doors of any room (LD-15.10: no power needed)."""
    board = s.board
    rooms = [room for room in board.rooms if room not in board.crossroads]
    _, room = yield Ask(me, "quarantine", [("room", room) for room in rooms])
    for corridor in board.corridors_of[room]:
        yield from close_door(s, corridor, me)


facility_tour = card("facility_tour", known=public(0.94), sentry=1)


@facility_tour.option("tour", needs=lambda s, me: bool(ways_out(s, s.place[me])))
def guide(s: Lockdown, me: int) -> Play:
    """Take another character along; both escape if there are xenos."""
    here, board = s.place[me], s.board
    _, room = yield Ask(me, "tour_to", [("to", room) for room in ways_out(s, here)])
    guests: list[Value] = [("alone",), *(("with", other) for other in companions(s, me))]
    chosen = yield Ask(me, "tour_with", guests)
    party = [me] if chosen[0] == "alone" else [me, chosen[1]]
    chasing: dict[int, list[str]] = {}
    for seat in party:
        if alive(s, seat):
            chasing[seat] = yield from escape_attacks(s, seat)
    left = [seat for seat in party if alive(s, seat)]
    if left:
        corridor = board.corridor_between[here, room]
        leader, *guests_there = left
        followers = list(dict.fromkeys(xeno for seat in left for xeno in chasing[seat]))
        yield from enter(
            s,
            leader,
            room,
            corridor,
            followers,
            may_ignore=leader == me,
            guests=tuple(guests_there),
        )


defense_plan = card("defense_plan", when=OUT, known=public(0.95), sentry=1)


@defense_plan.option(
    "free_room",
    needs=lambda s, me: colour_here(s, me) in ("white", "red") and bool(possible_here(s, me)),
)
def use_room_freely(s: Lockdown, me: int) -> Play:
    return act_here(s, me, free=True)


@defense_plan.option("peek", needs=unexplored_left)
def peek_by_plan(s: Lockdown, me: int) -> Play:
    return peek_tiles(s, me, 2)
