"""What a character cannot do now, and why; computed when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from hullbreach.games.survival.crew import action_cards, fighting
from hullbreach.games.survival.refusals import (
    cards,
    crafting,
    moves,
    not_offered,
    passages,
    payments,
    pick_ups,
    room_actions,
    shots,
    tasks,
    things,
    trades,
)
from hullbreach.games.survival.rooms import room_here
from hullbreach.kernel.decisions import Ask, Refusal

from .computer import CARDS, OPEN, powered_for
from .rover import COST, has_suit
from .state import Lockdown

RULES = {
    "door_closed": "LD-16.05",
    "careful.in_combat": "LD-14.07b",
    "all_noisy": "LD-14.07b",
    "room.in_combat": "LD-27.01",
    "in_combat": "LD-14.05a",
    "only_in_combat": "LD-14.05a",
    "malfunction": "LD-19.06a",
    "too_few_cards": "LD-14.02",
    "knowledge": "LD-23.07",
    "room.condition": "LD-15.04",
    "condition": "LD-15.01",
    "pick_up.in_combat": "LD-14.08a",
    "no_hand": "LD-14.08a",
    "trade.in_combat": "LD-14.09a",
    "alone": "LD-14.09a",
    "no_ammo": "LD-20.07",
    "craft.in_combat": "LD-14.10a",
    "components": "LD-26.02b",
    "quest.in_combat": "LD-26.03b",
    "quest": "LD-26.03b",
    "contamination": "LD-14.03",
    "unexplored": "LD-27.09",
}


ACTIONS = (moves, room_actions, cards, things, shots, pick_ups, trades, crafting, tasks)
SHARED = {"act": ACTIONS, "pay": (payments,), "crawl": (passages,)}


def refusals(s: Lockdown, ask: Ask) -> Iterable[Refusal]:
    finders = [partial(find, rules=RULES) for find in SHARED.get(ask.prompt, ())]
    own = (departures, computer_actions) if ask.prompt == "act" else ()
    yield from not_offered(s, ask, (*finders, *own))


def departures(s: Lockdown, seat: int) -> Iterator[Refusal]:
    """From where the rover stands or a way leads to the bunker."""
    board, room = s.board, s.place[seat]
    others = [there for there in board.exit_rooms if there != room]
    if s.rover == room:
        for there in others:
            yield from cannot_leave(s, seat, f"drive:{there}", "LD-31.04a")
        yield from cannot_escape(s, seat, "escape:rover")
    if board.gateway == room:
        if s.gate_open and not has_suit(s, seat):
            yield Refusal("escape:suit", "no_suit", rule="LD-11.06d")
        else:
            yield from cannot_escape(s, seat, "escape:suit")


def cannot_escape(s: Lockdown, seat: int, name: str) -> Iterator[Refusal]:
    if s.gate_open:
        yield from cannot_leave(s, seat, name, "LD-11.06a")
    else:
        yield Refusal(name, "gate_closed", rule="LD-11.08a")


def cannot_leave(s: Lockdown, seat: int, name: str, rule: str) -> Iterator[Refusal]:
    if fighting(s, seat):
        yield Refusal(name, "in_combat", rule=rule)
    elif len(action_cards(s, seat)) < COST:
        yield Refusal(name, "too_few_cards", rule=rule)


def computer_actions(s: Lockdown, seat: int) -> Iterator[Refusal]:
    room = room_here(s, seat)
    if room is None or not room.computer:
        return
    for program in CARDS[s.zones[OPEN][0]]:
        name = f"computer:{program.id}"
        if fighting(s, seat):
            yield Refusal(name, "in_combat", rule="LD-15.05a")
        elif s.place[seat] in s.malfunction:
            yield Refusal(name, "malfunction", rule="LD-15.07")
        elif not powered_for(s, seat):
            yield Refusal(name, "no_power", rule="LD-27.02")
        elif not action_cards(s, seat):
            yield Refusal(name, "too_few_cards", rule="LD-15.05b")
        elif not program.can(s, seat):
            yield Refusal(name, "condition", {"needs": program.id}, rule="LD-15.05a")
