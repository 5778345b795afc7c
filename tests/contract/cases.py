"""Which matches are tried, and how they are walked through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import hullbreach as hb
from hullbreach.kernel import registry
from tests.kernel import TOYS


class Case(NamedTuple):
    """A game with so many seats and these options."""

    game: str
    seats: int
    options: Mapping[str, Any]

    def match(self, seed: str, chance: hb.Script | None = None) -> hb.Match:
        return hb.Match.new(self.game, self.seats, seed, self.options, chance=chance)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        """`theseus-4-team`: short, but different for each variant."""
        words = [f"{name}={value}" for name, value in self.options.items()]
        told = "-".join([self.game, str(self.seats), *words])
        return told.translate(str.maketrans(dict.fromkeys("[]' "))).replace(",", "+")


def all_cases(*games: str) -> list[Case]:
    """Every variant of these games; of all on the shelf and of the toys, if none is named."""
    names = games or (*hb.games(), *(toy.id for toy in TOYS))
    found = []
    for name in names:
        game = registry.game(name)
        for seats, options in game.variants or ((game.default_seats, {}),):
            found.append(Case(name, seats, options))
    return found


def play_on(match: hb.Match, random: Random, answers: int = 1) -> None:
    """Random answers, from a random one of the seats that are asked."""
    for _ in range(answers):
        if match.decisions:
            options = random.choice(match.decisions).options
            match.play(options[random.randrange(len(options))])


def walk(case: Case, seed: str) -> Iterator[hb.Match]:
    """One random match, at each of its decisions and at its end."""
    match, random = case.match(seed), Random(f"walk/{seed}")
    yield match
    while match.decision:
        play_on(match, random)
        yield match


def moments(case: Case, seed: str, count: int) -> Iterator[hb.Match]:
    """So many decisions of a random match, as different as possible, and its end."""
    wanted = set(_by_variety(case, seed)[: count + 1])
    for number, match in enumerate(walk(case, seed)):
        if number in wanted:
            yield match


@lru_cache(maxsize=64)
def _by_variety(case: Case, seed: str) -> list[int]:
    """The end of a random match, then its decisions by number: one of each kind, a second, ..."""
    alike: dict[str, list[int]] = {}
    for number, match in enumerate(walk(case, seed)):
        alike.setdefault(_situation(match), []).append(number)
    random = Random(f"moments/{seed}")
    (end,) = alike.pop(_situation(match))
    for numbers in alike.values():
        random.shuffle(numbers)
    ranked = [(turn, random.random(), n) for ns in alike.values() for turn, n in enumerate(ns)]
    return [end, *(number for _, _, number in sorted(ranked))]


def _situation(match: hb.Match) -> str:
    """What is asked of how many, and whether it is asked in the middle of something."""
    if match.result:
        return "the end"
    position = match._position()
    return " ".join(
        [
            *sorted({decision.prompt for decision in match.decisions}),
            f"{min(len(match.decisions), 2)} asked",
            "after answers" if position.tail else "",
            "after chance" if position.drawn else "",
        ]
    )
