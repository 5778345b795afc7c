"""What a character cannot do now, and why; computed when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hullbreach.games.survival.actions import fits
from hullbreach.games.survival.basic import move_cost
from hullbreach.games.survival.catalogue import Choice
from hullbreach.games.survival.crew import action_cards, fighting, has_wound
from hullbreach.games.survival.doors import is_closed
from hullbreach.games.survival.items import items_of
from hullbreach.games.survival.markers import noisy_everywhere
from hullbreach.games.survival.rooms import room_here
from hullbreach.kernel.decisions import Ask, Refusal, value_id

from .computer import CARDS, OPEN, powered_for
from .rover import COST, has_suit
from .state import Lockdown


def refusals(s: Lockdown, ask: Ask) -> Iterable[Refusal]:
    if ask.prompt != "act":
        return
    offered = {value_id(value) for value in ask.values}
    for found in (moves, departures, room_actions, computer_actions, cards, things):
        for refusal in found(s, ask.seat):
            if refusal.id not in offered:
                yield refusal


def moves(s: Lockdown, seat: int) -> Iterator[Refusal]:
    purse, busy = len(action_cards(s, seat)), fighting(s, seat)
    for corridor, room in s.title.board(s).neighbours[s.place[seat]]:
        for verb in ("move", "careful"):
            name = f"{verb}:{room}"
            if is_closed(s, corridor):
                yield Refusal(name, "door_closed", rule="LD-16.05")
            elif verb == "careful" and busy:
                yield Refusal(name, "in_combat", rule="LD-14.07b")
            elif verb == "careful" and noisy_everywhere(s, room):
                yield Refusal(name, "all_noisy", rule="LD-14.07b")
            elif purse < move_cost(s, seat, (verb,)):
                yield Refusal(name, "too_few_cards", rule="LD-14.02")


def departures(s: Lockdown, seat: int) -> Iterator[Refusal]:
    """From where the rover stands or a way leads to the bunker."""
    board, room = s.title.board(s), s.place[seat]
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


def room_actions(s: Lockdown, seat: int) -> Iterator[Refusal]:
    room = room_here(s, seat)
    purse = len(action_cards(s, seat))
    for choice in room.choices.values() if room else ():
        name = f"room:{choice.id}"
        if fighting(s, seat):
            yield Refusal(name, "in_combat", rule="LD-27.01")
        elif s.place[seat] in s.malfunction:
            yield Refusal(name, "malfunction", rule="LD-19.06a")
        elif choice.cost > purse:
            yield Refusal(name, "too_few_cards", rule="LD-14.02")
        elif not choice.needs(s, seat):
            yield Refusal(name, "condition", rule="LD-15.04")


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
            yield Refusal(name, "condition", rule="LD-15.05a")


def cards(s: Lockdown, seat: int) -> Iterator[Refusal]:
    hand = action_cards(s, seat)
    seen: list[str] = []
    for card in hand:
        kind = s.title.card_of[card]
        if kind.id not in seen:
            seen.append(kind.id)
            for choice in kind.choices.values():
                name = f"play:{card}>{choice.id}"
                yield from why_not(s, seat, choice, name, len(hand) - 1)


def things(s: Lockdown, seat: int) -> Iterator[Refusal]:
    purse = len(action_cards(s, seat)) - has_wound(s, seat, "hand")
    seen: list[str] = []
    for item in items_of(s, seat):
        kind = s.title.item_of[item]
        if kind.id not in seen:
            seen.append(kind.id)
            for choice in kind.choices.values():
                yield from why_not(s, seat, choice, f"use:{item}>{choice.id}", purse)


def why_not(s: Lockdown, seat: int, choice: Choice, name: str, purse: int) -> Iterator[Refusal]:
    if not fits(choice.when, fighting(s, seat)):
        reason = "in_combat" if choice.when == "out" else "only_in_combat"
        yield Refusal(name, reason, rule="LD-14.05a")
    elif choice.cost > purse:
        yield Refusal(name, "too_few_cards", rule="LD-14.02")
    elif s.knowledge[seat] < choice.knowledge:
        yield Refusal(name, "knowledge", {"level": choice.knowledge}, rule="LD-23.07")
    elif not choice.needs(s, seat):
        yield Refusal(name, "condition", rule="LD-15.01")
