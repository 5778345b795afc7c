"""Levels by name, the same choices for the same seed, and games that nobody has studied."""

from __future__ import annotations

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

from .matches import bots_for, new_match


def test_every_level_has_a_bot() -> None:
    made = {level: type(bot(level, "theseus")) for level in LEVELS}
    assert made == {"random": RandomBot, "easy": ThumbBot, "normal": ThumbBot, "hard": SearchBot}
    assert levels_of("theseus") == LEVELS
    assert default_level("theseus") == "normal"
    assert levels_of("lockdown") == LEVELS[:3]
    assert default_level("lockdown") == "normal"


def test_without_rules_of_thumb_any_move_will_do() -> None:
    assert all(isinstance(bot(level, "toy"), RandomBot) for level in LEVELS)
    assert levels_of("toy") == ("random",)
    assert default_level("toy") == "random"


@pytest.mark.parametrize("name", ["", "best", "search:0", "search:many", "hard:3"])
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
