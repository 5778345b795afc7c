"""Every variant of every game keeps every promise."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import hullbreach as hb
from tests.contract import MATCHES, MOMENTS, Case, all_cases, moments

FEW = 8
MATCHES_OF_A_VARIANT = 4
MANY = 80

every_variant = pytest.mark.parametrize("case", all_cases(), ids=str)
every_moment = pytest.mark.parametrize("promise", MOMENTS, ids=lambda p: p.__name__)


@every_variant
@every_moment
def test_at_a_few_decisions(promise: Callable[[hb.Match, Random], None], case: Case) -> None:
    random = Random(f"{promise.__name__}/{case}")
    seed = str(MOMENTS.index(promise) % MATCHES_OF_A_VARIANT)
    for match in moments(case, seed, FEW):
        promise(match, random)


@pytest.mark.slow
@every_variant
@every_moment
def test_at_many_decisions(promise: Callable[[hb.Match, Random], None], case: Case) -> None:
    random = Random(f"many/{promise.__name__}/{case}")
    for match in moments(case, f"many/{promise.__name__}", MANY):
        promise(match, random)


@every_variant
@pytest.mark.parametrize("promise", MATCHES, ids=lambda p: p.__name__)
def test_of_a_whole_match(promise: Callable[[Case, str], None], case: Case) -> None:
    promise(case, promise.__name__)
