"""Every game and mode, and matches in which somebody says any word."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.contract import Case, all_cases

pytest.importorskip("numpy", reason="learning environments need: pip install 'hullbreach[envs]'")

from hullbreach.envs.spoken import SpokenMatch

CASES = all_cases()
FIRST = {case.game: case for case in reversed(CASES)}
SOME_CASES = [
    case if case in FIRST.values() else pytest.param(case, marks=pytest.mark.slow) for case in CASES
]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_case_in_time = pytest.mark.parametrize("case", SOME_CASES, ids=str)
"""At once one mode of each game, all the others among the slow tests."""


def spoken(case: Case, seed: str) -> SpokenMatch:
    return SpokenMatch.new(case.game, case.seats, seed, case.options, heard=True)


def words(match: SpokenMatch, seed: str) -> Iterator[int]:
    """Say any legal word until the match is over; yields before each."""
    random, said = Random(seed), 0
    while match.seat is not None:
        yield said
        match.say(random.choice(match.legal))
        said += 1
