"""One seat against bots: Gymnasium's own check, and fair play."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import hullbreach as hb
from tests.contract import Case

from .cases import every_case_in_time

gymnasium = pytest.importorskip("gymnasium", reason="needs: pip install 'hullbreach[envs]'")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from hullbreach.envs import gymnasium_env  # noqa: E402
from hullbreach.envs.single import SeatEnv  # noqa: E402


def alone_among_bots(case: Case, **rest: Any) -> SeatEnv:
    return gymnasium_env(case.game, ("random",), case.seats, case.options, **rest)


class AnyLegal(gymnasium.Wrapper):  # type: ignore[name-defined,misc]
    """`check_env` knows no masks: whatever it wants to do, something legal is done."""

    def step(self, action: int) -> Any:
        legal = np.flatnonzero(self.unwrapped.spoken.mask(self.unwrapped.seat))
        return self.env.step(int(legal[action % len(legal)]))


@every_case_in_time
@pytest.mark.filterwarnings("ignore")
def test_gymnasiums_own_check(case: Case) -> None:
    check_env(AnyLegal(alone_among_bots(case)), skip_render_check=True)


@every_case_in_time
def test_a_match_comes_to_its_end(case: Case) -> None:
    env, random = alone_among_bots(case, seat=None), Random(3)
    seen, info = env.reset(seed=5)
    over, reward = env.spoken.seat is None, 0.0
    while not over:
        assert env.spoken.seat == env.seat
        assert (seen["action_mask"] == info["action_mask"]).all()
        action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, over, broken_off, info = env.step(action)
        assert not broken_off
    result = env.spoken.match.result
    assert result is not None
    assert reward in (-1.0, 0.0, 1.0)


def test_bots_of_every_level_may_sit_there() -> None:
    env = gymnasium_env("theseus", ["normal"], seat=1)
    env.reset(seed=1)
    assert env.spoken.match.answered > 0 or env.spoken.seat == 1
    with pytest.raises(hb.BadOption, match="4 seats need 3 bots, not 2"):
        gymnasium_env("theseus", ["normal", "random"], seats=4)
    with pytest.raises(hb.BadOption, match="there is no seat 2"):
        gymnasium_env("theseus", seat=2)
