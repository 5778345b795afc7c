"""The bot that follows rules of thumb: it scores what it may choose and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, TypeAlias

from hullbreach.kernel.decisions import Ask, Decision, Option, Value, Word
from hullbreach.kernel.views import Sight

View: TypeAlias = Mapping[str, Any]


class Reason(NamedTuple):
    """Why a move was made: the message `bot-<why>`, and what it is about."""

    why: str
    about: str = ""


class Phrase(NamedTuple):
    """What a bot says at the table: the message `says-<name>`, and what it is about."""

    name: str
    about: Word = ""


PROPOSALS = frozenset({"together", "gather"})
"""Phrases that speak for everybody: once one has said so, the others only agree."""


@dataclass(frozen=True)
class Thumb:
    """What is known about a game, as questions about a view of it."""

    weigh: Callable[[View, Decision], Sequence[float]]
    """How good each value of the decision is for the seat that is asked."""
    worth: Callable[[View, int], float]
    """How well a seat stands, in points of the game; 0 is even."""
    clock: Callable[[View], int]
    """How many turns have begun."""
    matters: frozenset[str]
    """The prompts at which it pays to look ahead."""
    explain: Callable[[View, Decision, Value], Reason] | None = None
    """Why this value would be chosen."""
    talk: Callable[[View, Decision], Phrase | None] | None = None
    """What the seat that is asked would say to all before it answers."""


HOMES = {
    "theseus": "hullbreach.bots.thumb.theseus",
    "lockdown": "hullbreach.bots.lockdown",
    "nemesis": "hullbreach.bots.nemesis",
}


def thumb_of(game: str) -> Thumb | None:
    """The rules of thumb for a game, if somebody has written them down."""
    if game not in HOMES:
        return None
    found = import_module(HOMES[game]).THUMB
    assert isinstance(found, Thumb)
    return found


class ThumbBot:
    """Takes the best by rule of thumb; the same seed makes the same choices among equals."""

    def __init__(self, thumb: Thumb, seed: str | int = 0, slips: float = 0.0) -> None:
        self._thumb = thumb
        self._random = Random(str(seed))
        self._slips = slips  # how often it takes any option instead

    def choose(self, sight: Sight) -> Option:
        decision = sight.decision
        assert decision is not None, "a bot is asked only when its seat has a decision"
        slipped = slip(decision, self._slips, self._random)
        return slipped or best(decision, self._thumb.weigh(sight.view(), decision), self._random)

    def explain(self, sight: Sight, option: Option) -> Reason:
        """Why it would choose this option."""
        if self._thumb.explain is None or not option.values:
            return Reason("best")
        return self._thumb.explain(sight.view(), option.decision, option.values[0])


def slip(decision: Decision, slips: float, random: Random) -> Option | None:
    """Any option, as often as a bot of this skill slips."""
    if not slips or random.random() >= slips:
        return None
    options = decision.options
    return options[random.randrange(len(options))]


def best(decision: Decision, weights: Sequence[float], random: Random) -> Option:
    """The best answer: one value, the best few, or all of them, best first."""
    ask = decision.ask
    ranked = _ranked(ask, weights, random)
    if ask.ordered:
        return Option(decision, tuple(value for _, value in ranked))
    if not ask.many:
        return Option(decision, ranked[0][1])
    wanted = sum(weight > 0 for weight, _ in ranked)
    count = min(max(wanted, ask.least), ask.most)
    chosen = {value for _, value in ranked[:count]}
    return Option(decision, tuple(value for value in ask.values if value in chosen))


def _ranked(ask: Ask, weights: Sequence[float], random: Random) -> list[tuple[float, Value]]:
    """From the best to the worst; equals in an order of the bot's own chance."""
    scored = [
        (weight, random.random(), value) for weight, value in zip(weights, ask.values, strict=True)
    ]
    scored.sort(key=lambda entry: entry[:2], reverse=True)
    return [(weight, value) for weight, _, value in scored]
