"""What a game tells the shared rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hullbreach.kernel.decisions import Decision, Value

from .plan import Milestone, Plan, Shelter
from .scene import Aim, Scene, View

Gain = Callable[[Scene, Plan, str], float]
"""What doing something would bring now, in points: 100 is a certain victory."""
Rule = Callable[[Scene, Decision], Sequence[float]]
"""Weights for the values of a decision."""


class Order(NamedTuple):
    """What all have agreed on that this seat should do now."""

    value: Value
    why: str


class Noise(NamedTuple):
    """The share of the future that a step takes, beside what is heard already."""

    careful: float = 0.0
    plain: float = 0.005


HARDLY_ANY = Noise()


def nothing_agreed(scene: Scene, decision: Decision, own: Value) -> Order | None:
    return None


@dataclass(frozen=True, kw_only=True)
class Title:
    """The part of the rules of thumb that only one game has."""

    game: str
    board: Callable[[View], str]
    deck_size: int
    """Action cards of a character."""
    dark: Callable[[Scene, str], bool]
    encounter: Callable[[Scene, str, int], float]
    """The share of the future that a xeno takes which appears in a room, by cards in hand."""
    noise: Noise = HARDLY_ANY
    aim: Callable[[Scene, str, str], Aim]
    """How well a weapon hits a kind of xeno."""
    plan: Callable[[Scene], Plan]
    milestones: Callable[[Scene], Sequence[Milestone]]
    shelters: Callable[[Scene], Sequence[Shelter]]
    hope: Callable[[Scene], float]
    """What the match may still bring, if all goes on as well as it can be expected to."""
    settled: Callable[[Scene], float]
    """The same for who is in no room any more."""
    cards_left: Callable[[Scene], float]
    """How many cards can still be spent before it is too late."""
    foes: Callable[[Scene], frozenset[int]]
    """Those whose death this seat would welcome."""
    gains: Mapping[tuple[str, str], Gain]
    """By card, item or room and its option, or by verb and what it names."""
    item_worth: Callable[[Scene, str], float]
    card_worth: Callable[[Scene, str], float]
    tools: Sequence[str]
    repairs: Sequence[str]
    """Items and cards with which one can repair a room."""
    other_ways: Callable[[Scene], Mapping[str, Mapping[str, float]]]
    """From where one can get elsewhere other than by a corridor, for how many cards."""
    rules: Mapping[str, Rule]
    """For the questions that only this game asks."""
    agreed: Callable[[Scene, Decision, Value], Order | None] = nothing_agreed
    """An order, if there is one for this action; it may be what the seat would do by itself."""
