"""Every variant of every game keeps every promise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

import hullbreach as hb
from tests.contract import MATCHES, MOMENTS, Case, all_cases, moments

FEW = 8
MATCHES_OF_A_VARIANT = 4
MANY = 80

EVERY = 6  # of so many variants one is tried at once, another for the next promise

Promise = Callable[..., None]


def each_of(promises: Sequence[Promise]) -> list[Any]:
    """Every promise with every variant; most of them in the slow suite only."""
    shelf = hb.games()
    found = []
    for number, promise in enumerate(promises):
        for place, case in enumerate(all_cases()):
            now = case.game not in shelf or (number + place) % EVERY == 0
            marks = () if now else pytest.mark.slow
            name = f"{promise.__name__}-{case}"
            found.append(pytest.param(promise, case, marks=marks, id=name))
    return found


@pytest.mark.parametrize(("promise", "case"), each_of(MOMENTS))
def test_at_a_few_decisions(promise: Promise, case: Case) -> None:
    random = Random(f"{promise.__name__}/{case}")
    seed = str(MOMENTS.index(promise) % MATCHES_OF_A_VARIANT)
    for match in moments(case, seed, FEW):
        promise(match, random)


@pytest.mark.slow
@pytest.mark.parametrize("case", all_cases(), ids=str)
@pytest.mark.parametrize("promise", MOMENTS, ids=lambda p: p.__name__)
def test_at_many_decisions(promise: Promise, case: Case) -> None:
    random = Random(f"many/{promise.__name__}/{case}")
    for match in moments(case, f"many/{promise.__name__}", MANY):
        promise(match, random)


@pytest.mark.parametrize(("promise", "case"), each_of(MATCHES))
def test_of_a_whole_match(promise: Promise, case: Case) -> None:
    promise(case, promise.__name__)
