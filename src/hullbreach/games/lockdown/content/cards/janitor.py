"""The Janitor's own cards."""

from __future__ import annotations

from hullbreach.games.lockdown import elevator
from hullbreach.games.lockdown.board import ELEVATORS
from hullbreach.games.lockdown.computer import compute, powered_for, programs
from hullbreach.games.lockdown.content.cards.deck import card
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.catalogue import OUT, public
from hullbreach.games.survival.content.gadgets import work_door
from hullbreach.games.survival.craft import available, take_crafted
from hullbreach.games.survival.crew import action_cards, kind_of_room
from hullbreach.games.survival.effects import peek_tiles
from hullbreach.games.survival.markers import lower_search, remove_fire, remove_malfunction
from hullbreach.games.survival.needs import (
    colour_here,
    computer_here,
    door_here,
    fire_here,
    items_left_here,
    malfunction_here,
    unexplored_left,
)
from hullbreach.games.survival.rooms import act_here, possible_here
from hullbreach.kernel.decisions import Ask, Play

emergency_key = card("emergency_key", when=OUT, known=public(0.93), janitor=1)


def at_working_elevator(s: Lockdown, me: int) -> bool:
    """Without power, perhaps; but a malfunction blocks it, as any room (LD-19.06c)."""
    room = s.place[me]
    return kind_of_room(s, room) in ELEVATORS.values() and room not in s.malfunction


@emergency_key.option("elevator", needs=at_working_elevator)
def ride_by_key(s: Lockdown, me: int) -> Play:
    """Call the elevator and use it, even without power."""
    if s.lift != elevator.section_of(s, me):
        elevator.call(s, me)
    yield from elevator.ride(s, me)


emergency_key.option("door", needs=door_here)(work_door)

clean_up = card("clean_up", when=OUT, known=public(0.99), janitor=1)


@clean_up.option("malfunction", needs=malfunction_here)
def clear_malfunction(s: Lockdown, me: int) -> None:
    remove_malfunction(s, s.place[me])


@clean_up.option("fire", needs=fire_here)
def clear_fire(s: Lockdown, me: int) -> None:
    remove_fire(s, s.place[me])


maintenance_plan = card("maintenance_plan", when=OUT, known=public(0.92), janitor=1)


@maintenance_plan.option(
    "free_room",
    needs=lambda s, me: colour_here(s, me) in ("white", "yellow") and bool(possible_here(s, me)),
)
def use_room_freely(s: Lockdown, me: int) -> Play:
    return act_here(s, me, free=True)


@maintenance_plan.option("peek", needs=unexplored_left)
def peek_by_plan(s: Lockdown, me: int) -> Play:
    return peek_tiles(s, me, 2)


BUILDS = ("flamethrower", "enviro_suit", "taser")
jury_rigging = card("jury_rigging", cost=2, when=OUT, known=public(0.93), janitor=1)


@jury_rigging.option(
    "build",
    needs=lambda s, me: (
        colour_here(s, me) == "yellow"
        and items_left_here(s, me)
        and any(available(s, kind) for kind in BUILDS)
    ),
)
def build(s: Lockdown, me: int) -> Play:
    lower_search(s, s.place[me])
    kinds = [kind for kind in BUILDS if available(s, kind)]
    _, kind = yield Ask(me, "take_crafted", [("take", kind) for kind in kinds])
    yield from take_crafted(s, me, kind)


it_should_work = card("it_should_work", cost=1, when=OUT, known=public(0.88), janitor=1)


def purse_after(s: Lockdown, me: int) -> int:
    """What is left for the room action after this card and its cost."""
    return len(action_cards(s, me)) - 2


@it_should_work.option(
    "broken_room",
    needs=lambda s, me: bool(possible_here(s, me, purse=purse_after(s, me), broken=True)),
)
def use_broken_room(s: Lockdown, me: int) -> Play:
    """The cost of the room action is still paid."""
    return act_here(s, me, free=False, purse=len(action_cards(s, me)), broken=True)


@it_should_work.option(
    "computer",
    needs=lambda s, me: computer_here(s, me) and not powered_for(s, me) and bool(programs(s, me)),
)
def compute_in_the_dark(s: Lockdown, me: int) -> Play:
    return compute(s, me)
