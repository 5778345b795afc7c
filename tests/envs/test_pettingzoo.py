"""PettingZoo's own tests, on every game and mode."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

import hullbreach as hb
from tests.contract import Case

from .cases import every_case, every_case_in_time

pytest.importorskip("pettingzoo", reason="needs PettingZoo: pip install 'hullbreach[envs]'")

from pettingzoo.test import api_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark

from hullbreach.envs import pettingzoo_env
from hullbreach.envs.aec import SeatsEnv
from hullbreach.envs.spoken import LONGEST, survival, victory

DICTS = "ignore:Observation"  # observations with masks are dicts, which api_test remarks on


def env(case: Case) -> SeatsEnv:
    return pettingzoo_env(case.game, case.seats, case.options)


@every_case_in_time
@pytest.mark.filterwarnings(DICTS)
def test_api(case: Case) -> None:
    api_test(env(case), num_cycles=100)


@every_case
def test_the_same_seed_gives_the_same_matches(case: Case) -> None:
    seed_test(lambda: env(case), num_cycles=40)


@every_case
@pytest.mark.slow
def test_performance(case: Case) -> None:
    performance_benchmark(env(case))


def play(table: SeatsEnv, choose: Callable[[list[int]], int]) -> dict[str, float]:
    """A match to its end; what everybody gets for it."""
    table.reset(seed=7)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, broken_off, _ = table.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        table.step(None if ended or broken_off else choose(legal))
    return total


def test_rewards_come_with_the_end() -> None:
    table = pettingzoo_env("theseus", 2)
    total = play(table, Random(1).choice)
    result = table.spoken.match.result
    assert result is not None
    assert total == {f"seat_{n}": victory(outcome) for n, outcome in enumerate(result.seats)}


def test_endless_matches_are_broken_off() -> None:
    """Players who always say they are done never end a match of Theseus."""
    table = pettingzoo_env("theseus", 2)
    assert play(table, min) == {"seat_0": 0.0, "seat_1": 0.0}
    assert table.spoken.match.result is None
    assert table.spoken.said == LONGEST


def test_what_is_not_possible_is_refused() -> None:
    table = pettingzoo_env("theseus", 2)
    table.reset(seed=1)
    forbidden = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(hb.IllegalChoice, match=f"action {forbidden} is not possible"):
        table.step(forbidden)


def test_a_view_for_people_lies_beside_the_tensor() -> None:
    table = pettingzoo_env("theseus", 2, render_mode="ansi")
    table.reset(seed=1)
    agent = table.agent_selection
    assert table.view(agent)["game"] == "theseus"
    assert table.decision(agent) is not None
    assert '"theseus"' in str(table.render())
    other = next(name for name in table.agents if name != agent)
    assert table.decision(other) is None
    assert not table.observe(other)["action_mask"].any()


def test_rewards() -> None:
    lost, saved = hb.Outcome(False, False, "lost"), hb.Outcome(False, True, "objective_failed")
    won, shared = hb.Outcome(True, True, "won"), hb.Outcome(True, True, "shared")
    assert [victory(o) for o in (lost, saved, shared, won)] == [-1, -1, 0, 1]
    assert [survival(o) for o in (lost, saved, shared, won)] == [-1, 0, 0, 1]
