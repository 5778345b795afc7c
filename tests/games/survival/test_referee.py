"""Whole matches of both titles, judged by somebody who knows the rulebook and not the code."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach as hb
from hullbreach.bots import RandomBot
from tests.games.survival.referee import Referee

VARIANTS = [
    ("lockdown", 4, {}),
    ("lockdown", 3, {"xenos": "classic", "board": "alternate"}),
    ("lockdown", 2, {"mode": "coop"}),
    ("nemesis", 5, {}),
    ("nemesis", 3, {"intruder_player": True}),
    ("nemesis", 1, {}),
]


def judged(
    game: str, seats: int, options: dict[str, object], matches: int, left_out: str = ""
) -> Counter[str]:
    laws: Counter[str] = Counter()
    for seed in range(matches):
        match = hb.Match.new(game, seats, f"referee {seed}", options)
        hb.play(match, [RandomBot(f"{seed} {seat}") for seat in range(seats)])
        referee = Referee(match)
        referee.events = [event for event in referee.events if event.name != left_out]
        referee.judge()
        referee.compare()
        laws += referee.judged
    return laws


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_matches_go_by_the_book(game: str, seats: int, options: dict[str, object]) -> None:
    laws = judged(game, seats, options, matches=20)
    assert len(laws) >= 18, f"only these laws were asked: {sorted(laws)}"


@pytest.mark.parametrize(
    ("left_out", "law"),
    [
        ("noise_removed", "an encounter ends the noise"),
        ("noise_placed", "a number makes noise"),
        ("danger", "danger, and silence with slime"),
        ("xeno_moved", "move"),
        ("retreats", "an arrow means retreat"),
        ("killed", "kill"),
        ("light_wound", "fire hurts"),
    ],
)
def test_what_should_have_happened_is_missed(left_out: str, law: str) -> None:
    with pytest.raises(AssertionError, match=law):
        judged("nemesis", 4, {}, matches=40, left_out=left_out)
