"""What a character cannot do now, and why, in both titles; each names its own rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from hullbreach.kernel.decisions import Ask, Refusal, value_id

from .actions import fits
from .basic import move_cost
from .catalogue import Choice
from .crew import action_cards, fighting, has_wound
from .doors import is_closed
from .items import items_of
from .rooms import room_here
from .state import Survival

Rules = Mapping[str, str]
"""The number of the rule behind a reason; `room.condition` goes before `condition`."""


def not_offered(
    s: Survival, ask: Ask, finders: Iterable[Callable[[Any, int], Iterator[Refusal]]]
) -> Iterator[Refusal]:
    """All that these find and the question does not offer."""
    offered = {value_id(value) for value in ask.values}
    for find in finders:
        for refusal in find(s, ask.seat):
            if refusal.id not in offered:
                yield refusal


def refuse(name: str, reason: str, rules: Rules, **about: int) -> Refusal:
    kind = name.partition(":")[0]
    return Refusal(name, reason, about, rule=rules.get(f"{kind}.{reason}") or rules[reason])


def moves(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    purse, busy = len(action_cards(s, seat)), fighting(s, seat)
    for corridor, room in s.title.board(s).neighbours[s.place[seat]]:
        for verb in ("move", "careful"):
            name = f"{verb}:{room}"
            if is_closed(s, corridor):
                yield refuse(name, "door_closed", rules)
            elif verb == "careful" and busy:
                yield refuse(name, "in_combat", rules)
            elif verb == "careful" and not s.title.may_be_careful(s, room):
                yield refuse(name, "all_noisy", rules)
            elif purse < move_cost(s, seat, (verb,)):
                yield refuse(name, "too_few_cards", rules)


def room_actions(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    room = room_here(s, seat)
    purse = len(action_cards(s, seat))
    for choice in room.choices.values() if room else ():
        name = f"room:{choice.id}"
        if fighting(s, seat):
            yield refuse(name, "in_combat", rules)
        elif s.place[seat] in s.malfunction:
            yield refuse(name, "malfunction", rules)
        elif choice.cost > purse:
            yield refuse(name, "too_few_cards", rules)
        elif not choice.needs(s, seat):
            yield refuse(name, "condition", rules)


def cards(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    hand = action_cards(s, seat)
    seen: list[str] = []
    for card in hand:
        kind = s.title.card_of[card]
        if kind.id not in seen:
            seen.append(kind.id)
            for choice in kind.choices.values():
                name = f"play:{card}>{choice.id}"
                yield from why_not(s, seat, choice, name, len(hand) - 1, rules)


def things(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    purse = len(action_cards(s, seat)) - has_wound(s, seat, "hand")
    seen: list[str] = []
    for item in items_of(s, seat):
        kind = s.title.item_of[item]
        if kind.id not in seen:
            seen.append(kind.id)
            for choice in kind.choices.values():
                yield from why_not(s, seat, choice, f"use:{item}>{choice.id}", purse, rules)


def why_not(
    s: Survival, seat: int, choice: Choice, name: str, purse: int, rules: Rules
) -> Iterator[Refusal]:
    if not fits(choice.when, fighting(s, seat)):
        yield refuse(name, "in_combat" if choice.when == "out" else "only_in_combat", rules)
    elif choice.cost > purse:
        yield refuse(name, "too_few_cards", rules)
    elif s.title.learned(s, seat) < choice.knowledge:
        yield refuse(name, "knowledge", rules, level=choice.knowledge)
    elif not choice.needs(s, seat):
        yield refuse(name, "condition", rules)
