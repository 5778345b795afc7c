"""Matches in which bots meet, one for each variant of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import hullbreach as hb
from hullbreach.bots import RandomBot, bot
from hullbreach.kernel import registry
from tests.marks import a_few_now

Variant: TypeAlias = tuple[int, Mapping[str, Any]]

VARIANTS: list[Variant] = list(registry.game("theseus").variants)
A_FEW_NOW = a_few_now((variant,) for variant in VARIANTS)
"""For bots that take their time: the others are among the slow tests."""


def new_match(variant: Variant, seed: str) -> hb.Match:
    seats, options = variant
    return hb.Match.new("theseus", seats, seed, options)


def bots_for(match: hb.Match, level: str, seed: str) -> list[hb.Bot]:
    return [bot(level, match.game, f"{seed}/{seat}") for seat in range(match.seats)]


def decision_points(variant: Variant, seed: str, every: int) -> Iterator[hb.Match]:
    """The match now and then, played by bots that know a little and bots that know nothing."""
    yield from _points(new_match(variant, seed), seed, every)


def lockdown_points(seed: str, matches: int, every: int) -> Iterator[hb.Match]:
    yield from points_of("lockdown", seed, matches, every)


def points_of(game: str, seed: str, matches: int, every: int) -> Iterator[hb.Match]:
    for number in range(matches):
        match = hb.Match.new(game, 4, f"{seed}/{number}")
        yield from _points(match, seed, every)


def _points(match: hb.Match, seed: str, every: int) -> Iterator[hb.Match]:
    players = [RandomBot(seed), bot("rules", match.game, seed)]
    while match.decision:
        if match.answered % every == 0:
            yield match
        seat = match.decision.seat
        match.play(players[match.answered % 2].choose(hb.Sight(match, seat)), seat)
