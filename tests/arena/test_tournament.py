"""Tournaments: fair seats, the same results for the same seed, honest intervals."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

import hullbreach as hb
from hullbreach.arena import Played, Tournament, ladder, run, tournament, workplace
from hullbreach.arena.intervals import wilson
from hullbreach.arena.report import Tally
from hullbreach.arena.tournament import play_one
from hullbreach.arena.workplaces import AHEAD, BATCH, _in_order, batches, on_ray, one_process, pool
from hullbreach.bots import bot

PLAN = Tournament(game="theseus", levels=("thumb", "random"), matches=4, seed="fair")
EVERYBODY = Tournament(game="lockdown", levels=("random",) * 3, matches=6, seed="all")


def results(plan: Tournament, on: str = "local", workers: int = 1) -> list[Played]:
    found: list[Played] = []
    run(plan, workplace(on, workers), found.append)
    return found


@pytest.mark.parametrize("plan", [PLAN, EVERYBODY], ids=lambda plan: plan.game)
def test_the_same_seed_gives_the_same_results_on_one_process_and_on_two(plan: Tournament) -> None:
    alone = results(plan)
    assert alone == results(plan, workers=2)
    assert [played.number for played in alone] == list(range(plan.matches))
    assert alone != results(replace(plan, seed="other"))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_results_on_ray() -> None:
    pytest.importorskip("ray", reason="needs Ray: pip install 'hullbreach[ray]'")
    assert results(PLAN) == results(PLAN, on="ray")


def test_where_matches_are_played() -> None:
    assert workplace("local", 1) is one_process
    places = [workplace("local", 3), workplace("ray", 1), workplace("ray:auto", 1)]
    told = [(p.func, p.keywords) for p in places if isinstance(p, partial)]
    assert told == [
        (pool, {"workers": 3}),
        (on_ray, {"address": None}),
        (on_ray, {"address": "auto"}),
    ]
    with pytest.raises(hb.BadOption, match="not on 'mars'"):
        workplace("mars", 1)


def test_every_match_is_counted_and_told() -> None:
    told: list[Played] = []
    report = run(PLAN, tick=told.append)
    assert len(told) == report.matches == sum(report.reasons.values()) == 4
    assert sum(standing.points for standing in report.standings()) == pytest.approx(4)
    assert next(iter(report.lines())).startswith("thumb ")


def test_work_is_begun_only_a_little_ahead() -> None:
    """A million matches are not all under way at once."""
    begun: list[range] = []
    work = batches(replace(PLAN, matches=1_000_000), workers=2)
    found = _in_order(work, lambda batch: begun.append(batch) or batch, list, AHEAD * 2)  # type: ignore[func-returns-value]
    assert next(found) == 0  # type: ignore[comparison-overlap]
    assert len(begun) == AHEAD * 2
    assert max(map(len, begun)) == BATCH
    few = list(batches(replace(PLAN, matches=9), workers=2))
    assert [number for batch in few for number in batch] == list(range(9))


def test_bots_change_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first two matches are dealt alike, and each bot sits once on each chair."""
    seated: list[str] = []

    def seat(level: str, game: str, seed: str) -> hb.Bot:
        seated.append(level)
        return bot("random", game, seed)

    monkeypatch.setattr(tournament, "player", seat)
    for number in range(2):
        play_one(PLAN, number)
    assert seated == ["thumb", "random", "random", "thumb"]


def test_among_equals_every_match_is_a_new_deal() -> None:
    """So that no deal counts twice, and the intervals are as wide as they should be."""

    def factions(*levels: str) -> list[list[str]]:
        plan = replace(PLAN, levels=levels, matches=8)
        return [[seat.traits["faction"] for seat in played.seats] for played in results(plan)]

    different, equals = factions("thumb", "random"), factions("random", "random")
    assert different[::2] == different[1::2]
    assert equals[::2] != equals[1::2]


def test_options_take_turns_on_the_same_deals() -> None:
    plan = replace(PLAN, vary=({"deck": "basic"}, {"deck": "all"}), matches=8)
    decks = [played.seats[0].traits["deck"] for played in results(plan)]
    assert decks == ["basic", "basic", "all", "all"] * 2
    factions = [[seat.traits["faction"] for seat in played.seats] for played in results(plan)]
    assert factions[0] == factions[2], "the same deal in both settings"


def test_what_a_seat_was_is_noted() -> None:
    played = play_one(EVERYBODY, 0)
    assert {"character", "turn"} <= set(played.seats[0].traits)
    assert [seat.traits["turn"] for seat in played.seats].count("first") == 1
    assert len({seat.traits["character"] for seat in played.seats}) == 3
    assert played.rounds > 0
    theseus = play_one(PLAN, 0)
    assert len({seat.traits["faction"] for seat in theseus.seats}) == 2


def test_a_match_without_end_is_broken_off_and_said() -> None:
    """Bots that build nothing and never meet could walk round for ever."""
    short = replace(PLAN, limit=10)
    report = run(short)
    assert report.reasons == {"undecided": 4}
    assert [standing.points for standing in report.standings()] == [0, 0]
    assert not report.deaths
    assert "Undecided: 4 matches" in list(report.lines())[-1]


def test_each_level_meets_the_one_below() -> None:
    plan = Tournament(game="theseus", levels=("random",) * 2, matches=2, seed="ladder")
    pairs = list(ladder.meetings(plan, ("random", "easy", "thumb")))
    assert [pair.levels for pair in pairs] == [("random", "easy"), ("easy", "thumb")]


def test_a_rung_is_clear_when_the_intervals_lie_apart() -> None:
    def after(won: float, of: int) -> ladder.Rung:
        below, above = Tally(of, of - won), Tally(of, won)
        return ladder.Rung(below.standing("easy"), above.standing("normal"))

    assert after(230, 400).is_clear
    assert not after(215, 400).is_clear, "53.8 % of 400 may be luck"
    assert "normal is better than easy" in list(ladder.lines(after(230, 400)))[-1]
    assert "is NOT shown" in list(ladder.lines(after(215, 400)))[-1]


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
