"""Levels by name, the same choices for the same seed, and games that nobody has studied."""

from __future__ import annotations

from random import Random

import pytest

import hullbreach as hb
from hullbreach.bots import (
    LEVELS,
    RandomBot,
    SearchBot,
    ThumbBot,
    bot,
    default_level,
    levels_of,
)
from hullbreach.bots.levels import OF_A_CREW
from hullbreach.bots.thumb import thumb_of
from hullbreach.bots.thumb.bot import slip

from .matches import bots_for, new_match


def test_every_level_has_a_bot() -> None:
    made = [type(bot(level, "theseus")) for level in LEVELS]
    assert made == [RandomBot, ThumbBot, ThumbBot, SearchBot, SearchBot]
    for game in ("theseus", "lockdown", "nemesis"):
        assert levels_of(game) == LEVELS


def test_who_plays_unless_somebody_says_otherwise() -> None:
    assert default_level("theseus") == "normal"
    for game in ("lockdown", "nemesis"):
        assert default_level(game) == "expert"


def test_in_games_of_survival_no_level_looks_ahead() -> None:
    for game in ("lockdown", "nemesis"):
        made = [type(bot(level, game)) for level in LEVELS]
        assert made == [RandomBot, ThumbBot, ThumbBot, ThumbBot, ThumbBot]
        slips = [OF_A_CREW[level].slips for level in LEVELS]
        assert slips == sorted(slips, reverse=True)
        assert slips[-1] == 0.0
    assert isinstance(bot("search:20", "lockdown"), SearchBot)


def test_bots_have_names_for_study() -> None:
    assert isinstance(bot("rules", "theseus"), ThumbBot)
    assert isinstance(bot("thumb", "theseus"), ThumbBot)
    assert isinstance(bot("search:200", "theseus"), SearchBot)
    assert isinstance(bot("search:0.5s", "theseus"), SearchBot)


def test_without_rules_of_thumb_any_move_will_do() -> None:
    assert all(isinstance(bot(level, "toy"), RandomBot) for level in LEVELS)
    assert levels_of("toy") == ("random",)
    assert default_level("toy") == "random"


@pytest.mark.parametrize("name", ["", "best", "search:0", "search:0s", "search:many", "hard:3"])
def test_unknown_levels_are_refused(name: str) -> None:
    with pytest.raises(hb.BadOption, match="there is no bot"):
        bot(name, "theseus")


@pytest.mark.parametrize("level", ["random", "easy", "normal", "search:4"])
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    answers = []
    for _ in range(2):
        match = new_match((2, {}), "twice")
        hb.play(match, bots_for(match, level, "twice"), moves=40)
        answers.append(match.record()["answers"])
    assert answers[0] == answers[1]


def test_how_often_a_bot_slips() -> None:
    decision, random = new_match((2, {}), "slips").decision, Random(1)
    assert decision is not None
    assert slip(decision, 0.0, random) is None
    slips = [slip(decision, 0.2, random) for _ in range(1000)]
    taken = {str(option) for option in slips if option}
    assert 150 < 1000 - slips.count(None) < 250
    assert taken == {str(option) for option in decision.options}


def test_who_looks_ahead_may_slip_too() -> None:
    match = new_match((2, {}), "clumsy")
    assert match.decision is not None
    sight = hb.Sight(match, match.decision.seat)
    thumb = thumb_of(match.game)
    assert thumb is not None
    clumsy = {str(SearchBot(thumb, n, playouts=1, slips=1.0).choose(sight)) for n in range(40)}
    careful = {str(SearchBot(thumb, n, playouts=1).choose(sight)) for n in range(40)}
    assert len(clumsy) > len(careful)
