"""What a character cannot do now, and why, in both titles; each names its own rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from hullbreach.kernel.decisions import Ask, Refusal, Word, value_id

from .actions import fits
from .basic import move_cost, targets_in
from .catalogue import Choice
from .craft import components, first_components, recipes
from .crew import (
    QUEST,
    action_cards,
    companions,
    contamination_in_hand,
    explored,
    fighting,
    has_wound,
)
from .doors import is_closed
from .items import has_free_slot, items_of, weapons
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


def refuse(name: str, reason: str, rules: Rules, **about: Word | tuple[Word, ...]) -> Refusal:
    kind = name.partition(":")[0]
    return Refusal(name, reason, about, rule=rules.get(f"{kind}.{reason}") or rules[reason])


def moves(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    purse, busy = len(action_cards(s, seat)), fighting(s, seat)
    for corridor, room in s.board.neighbours[s.place[seat]]:
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
            yield refuse(name, "condition", rules, needs=condition(choice))


def condition(choice: Choice) -> str:
    """What the choice asks for: a condition with a name, or what only this choice asks."""
    name = getattr(choice.needs, "__name__", "<lambda>")
    return choice.id if name == "<lambda>" else str(name)


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
        yield refuse(name, "condition", rules, needs=condition(choice))


def pick_ups(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    """Objects that lie here and stay there."""
    for piece in s.zones[s.board.object_zone[s.place[seat]]]:
        name = f"pick_up:{piece}"
        if fighting(s, seat):
            yield refuse(name, "in_combat", rules)
        elif not has_free_slot(s, seat):
            yield refuse(name, "no_hand", rules)
        else:
            yield refuse(name, "too_few_cards", rules)


def trades(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    if fighting(s, seat):
        yield refuse("trade", "in_combat", rules)
    elif not companions(s, seat):
        yield refuse("trade", "alone", rules)
    else:
        yield refuse("trade", "too_few_cards", rules)


def shots(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    """Every weapon at every target that is here."""
    for target in targets_in(s, s.place[seat]):
        for weapon in weapons(s, seat):
            name = f"shoot:{weapon}>{target}"
            yield refuse(name, "too_few_cards" if s.ammo.get(weapon) else "no_ammo", rules)
        yield refuse(f"melee:{target}", "too_few_cards", rules)


def crafting(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    """What could be built by somebody who has a component of it."""
    have = components(s, seat)
    for kind, recipe in recipes(s).items():
        if have.keys().isdisjoint(recipe):
            continue
        name = f"craft:{kind}"
        if fighting(s, seat):
            yield refuse(name, "in_combat", rules)
        elif not first_components(have, recipe):
            yield refuse(name, "components", rules, components=recipe)
        else:
            yield refuse(name, "too_few_cards", rules)


def tasks(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    """Quest items that are not earned yet."""
    for piece in s.zones[QUEST[seat]]:
        reason = "in_combat" if fighting(s, seat) else "quest"
        yield refuse(f"quest:{piece}", reason, rules)


def payments(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    """Contamination cards in hand, when something is to be paid."""
    for card in contamination_in_hand(s, seat):
        yield refuse(f"pay:{card}", "contamination", rules)


def passages(s: Survival, seat: int, rules: Rules) -> Iterator[Refusal]:
    """Rooms with an entrance that nobody has explored yet."""
    for room in s.board.entrances:
        if room != s.place[seat] and not explored(s, room):
            yield refuse(f"crawl:{room}", "unexplored", rules)
