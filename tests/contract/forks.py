"""A fork is the same match, and goes its own way."""

from __future__ import annotations

from random import Random
from typing import Any

import hullbreach as hb

from .cases import play_on
from .sight import assert_same, everything, viewers


def a_fork_equals_the_original(match: hb.Match, random: Random) -> None:
    assert_same(everything(match.fork()), everything(match), "the fork")


def a_fork_of_a_fork_goes_on_like_the_original(match: hb.Match, random: Random) -> None:
    seed = random.random()
    one, other = match.fork(), match.fork().fork()
    play_on(one, Random(seed), answers=5)
    play_on(other, Random(seed), answers=5)
    assert_same(everything(other), everything(one), "five answers later the fork")


def playing_on_a_fork_leaves_the_original_alone(match: hb.Match, random: Random) -> None:
    before = everything(match)
    play_on(match.fork(), random, answers=8)
    assert_same(everything(match), before, "after play on a fork")


def a_deaf_fork_plays_the_same(match: hb.Match, random: Random) -> None:
    """What is emitted never changes what happens."""
    seed = random.random()
    deaf, hearing = match.fork(heard=False), match.fork()
    play_on(deaf, Random(seed), answers=5)
    play_on(hearing, Random(seed), answers=5)
    assert deaf.position() == hearing.position()


def scribbling_on_a_view_changes_nothing(match: hb.Match, random: Random) -> None:
    before = everything(match)
    for viewer in viewers(match):
        _scribble(match.view(viewer))
    assert_same(everything(match), before, "after scribbling on the views")


def _scribble(data: Any) -> None:
    if isinstance(data, dict):
        for value in data.values():
            _scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _scribble(value)
        data.append("scribble")
