"""`make bench-compare` names what has become slower."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bench.compare import Pair, Speed, measure_here, medians, slower
from hullbreach.kernel import registry
from hullbreach.kernel.state import CLONERS, State

SECONDS = 0.2


def measured() -> dict[str, Speed]:
    return {game: medians([row]) for game, row in measure_here(1, SECONDS).items()}


def careless(honest: Callable[[State], State]) -> Callable[[State], State]:
    return lambda state: [honest(state) for _ in range(100)][-1]


def test_a_planted_slow_path_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state that is copied a hundred times where once is enough."""
    before = measured()
    for game in before:
        state = registry.game(game).state
        monkeypatch.setitem(CLONERS, state, careless(CLONERS[state]))
    found = {game: Pair(before[game], now) for game, now in measured().items()}
    wrong = slower(found)
    for game in before:
        assert any(line.startswith(f"{game} forks in") for line in wrong), wrong


def test_noise_is_no_finding() -> None:
    before, now = Speed(choices=1000.0, fork=10.0), Speed(choices=900.0, fork=11.0)
    assert slower({"theseus": Pair(before, now)}) == []
    assert slower({"theseus": Pair(Speed(1000.0, 10.0), Speed(700.0, 10.0))}) == [
        "theseus makes 700 choices/s, not 1,000"
    ]
