"""Company for every way to play: no mode, board, character or xeno makes a bot stumble."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.bots import bot
from hullbreach.kernel.views import play
from tests.contract import Case, all_cases
from tests.marks import a_few_now

CASES = a_few_now(((case,) for game in hb.games() for case in all_cases(game)), every=2)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rules_of_thumb_play_it(case: Case) -> None:
    match = case.match("company")
    play(match, [bot("rules", case.game, seat) for seat in range(case.seats)], moves=80)
    assert match.answered
