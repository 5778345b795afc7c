"""Tournaments: fair seats, the same results for the same seed, honest intervals."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.arena import Tournament, run, tournament
from hullbreach.arena.intervals import wilson
from hullbreach.arena.tournament import play_one
from hullbreach.bots import bot

PLAN = Tournament(game="theseus", levels=("thumb", "random"), matches=4, seed="fair")


def test_the_same_seed_gives_the_same_results_on_one_process_and_on_two() -> None:
    alone, together = run(PLAN), run(PLAN, workers=2)
    assert list(alone.lines()) == list(together.lines())
    assert alone.matches == sum(alone.reasons.values()) == 4


def test_every_match_is_counted_and_told() -> None:
    ticks = []
    report = run(PLAN, tick=lambda: ticks.append(1))
    assert len(ticks) == 4
    assert sum(report.points) == pytest.approx(4)
    assert next(iter(report.lines())).startswith("thumb ")


def test_bots_change_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first two matches are dealt alike, and each bot sits once on each chair."""
    seated: list[str] = []

    def seat(level: str, game: str, seed: str) -> hb.Bot:
        seated.append(level)
        return bot("random", game, seed)

    monkeypatch.setattr(tournament, "bot", seat)
    for number in range(2):
        play_one(PLAN, number)
    assert seated == ["thumb", "random", "random", "thumb"]


def test_a_bad_plan_is_refused() -> None:
    with pytest.raises(hb.BadOption, match="seats, not 1"):
        run(Tournament(game="theseus", levels=("random",), matches=1))
    with pytest.raises(hb.BadOption, match="there is no bot 'hal'"):
        run(Tournament(game="theseus", levels=("random", "hal"), matches=1))


def test_wilson_intervals() -> None:
    """Values of Newcombe (1998), and the edges."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
