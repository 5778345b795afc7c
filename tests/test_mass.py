"""The mass run: what it plays, what it prints, and that it fails when a promise is broken."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.kernel import zones
from hullbreach.kernel.state import State
from tests import mass
from tests.contract import MOMENTS, play_on
from tests.laws import abides


def test_a_healthy_game_passes_and_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert mass.main(["--game", "toy", "--matches", "3", "--processes", "1"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("toy: 3 matches, ")
    assert "ends: rounds 3" in printed or "points" in printed
    assert "errors: 0" in printed


def test_every_way_to_play_is_played_so_often(capsys: pytest.CaptureFixture[str]) -> None:
    assert mass.main(["--game", "toy", "--each", "2", "--plain", "--processes", "1"]) == 0
    ways = len(mass.all_cases("toy"))
    assert capsys.readouterr().out.startswith(f"toy: {2 * ways} matches, ")


def test_a_match_is_named_by_its_number_alone() -> None:
    assert mass.play(mass.Job("toy", 5)) == mass.play(mass.Job("toy", 5))
    assert mass.play(mass.Job("toy", 5)).decisions != mass.play(mass.Job("toy", 7)).decisions


def nothing_is_ever_answered(match: hb.Match, random: Random) -> None:
    assert match.answered == 0, "something was answered"


def test_a_broken_promise_fails_the_run_and_says_how_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mass, "MOMENTS", (*MOMENTS, nothing_is_ever_answered))
    wanted = ["--game", "toy", "--first", "8", "--matches", "1", "--all", "--processes", "1"]
    assert mass.main(wanted) == 1
    printed = capsys.readouterr().out
    assert "toy-2: nothing_is_ever_answered: something was answered" in printed
    assert "python -m tests.mass --game toy --first 8 --matches 1 --all" in printed


def test_a_match_that_cannot_be_played_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def burn(*_: object) -> None:
        raise RuntimeError("the table is on fire")

    monkeypatch.setattr(mass, "walk", burn)
    told = mass.play(mass.Job("toy", 1))
    assert told.errors == ("the match could not be played: RuntimeError: the table is on fire",)


def test_a_piece_that_is_doubled_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that forgets to take a card from where it was."""
    honest = zones.put

    def careless(state: State, piece: str, zone: str, *, top: bool = False) -> None:
        source, before = state.where[piece], state.zones[state.where[piece]]
        honest(state, piece, zone, top=top)
        if source == "shelf":
            state.zones[source] = before

    monkeypatch.setattr(zones, "put", careless)
    stories = [mass.play(mass.Job("magpies", number, plain=True)) for number in range(5)]
    assert any("in two places" in error for told in stories for error in told.errors)


@pytest.mark.parametrize(
    ("game", "field", "value", "law"),
    [
        ("lockdown", "fire", ["001", "001"], "fire: twice on one place"),
        ("lockdown", "noise", ["001-999"], "noise: on"),
        ("lockdown", "malfunction_pool", -1, "more malfunctions than there are markers"),
        ("lockdown", "knowledge", {0: 9}, "knowledge of 0 is 9"),
        ("lockdown", "time", 16, "the time token stands on 16"),
        ("nemesis", "light", {0: 3}, "light wounds of 0 is 3"),
        ("nemesis", "damage", {"adult#1": 1}, "damage on adult#1, which is in"),
        ("nemesis", "slime", [0, 0], "slime: twice"),
        ("nemesis", "dressed", ["body#1"], "dressing: on"),
        ("theseus", "life", {0: 99}, "life of seat 0 must be"),
        ("theseus", "stock", {0: 99}, "upgrade tokens"),
    ],
)
def test_a_marker_that_is_out_of_place_breaks_a_law(
    game: str, field: str, value: object, law: str
) -> None:
    match = hb.Match.new(game, seed="laws")
    random = Random(1)
    play_on(match, random, 30)
    abides(match)
    setattr(match._state, field, value)
    with pytest.raises((AssertionError, hb.BadPosition), match=law):
        abides(match)


def test_the_dead_have_nothing() -> None:
    match = hb.Match.new("nemesis", seed="laws")
    play_on(match, Random(1), 30)
    state: Any = match._state
    seat = next(seat for seat in range(match.seats) if state.zones[f"hands.{seat}"])
    state.place[seat] = "dead"
    with pytest.raises(AssertionError, match=f"seat {seat} is dead, with"):
        abides(match)
