"""What a team reads at the end, in both titles and in every language."""

from __future__ import annotations

import pytest

from hullbreach.kernel.state import Outcome, Result
from hullbreach.words import LANGUAGES, Words

WON = Result(
    "nobody_left",
    (
        Outcome(True, True, "team_won", {"refuge": "escaped"}),
        Outcome(True, False, "team_won_fallen", {"fate": "attack"}),
    ),
)
LOST = Result(
    "nobody_left",
    (
        Outcome(False, True, "team_failed", {"refuge": "escaped", "failed": 1}),
        Outcome(False, True, "team_failed", {"refuge": "escaped", "failed": 2}),
    ),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_every_outcome_of_a_team_has_words(game: str, lang: str) -> None:
    words = Words(game, lang)
    lines = [line for result in (WON, LOST) for line in words.result(result).splitlines()]
    assert words.lacking == set()
    assert len(set(lines)) == 5  # the reason, and four outcomes


def test_the_fallen_are_told_how_they_fell_and_that_they_won() -> None:
    told = Words("lockdown", "en").result(WON).splitlines()[2]
    assert told == "Seat 1 won: fell (killed by a xeno), but the team fulfilled all objectives"


def test_survivors_are_told_how_many_objectives_failed() -> None:
    _, one, two = Words("nemesis", "en").result(LOST).splitlines()
    assert one.endswith("failed an objective")
    assert two.endswith("failed 2 objectives")
