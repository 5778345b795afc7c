"""What a seat cannot know does not change what its bot chooses."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.bots import bot

from .matches import A_FEW_NOW, VARIANTS, Variant, decision_points, points_of

POINTS = {"easy": 4, "rules": 3}
"""Every so many answers the bot is asked in both worlds."""


def choice(match: hb.Match, seat: int, level: str) -> str:
    return str(bot(level, match.game, "the same").choose(hb.Sight(match, seat)))


def compare(match: hb.Match, level: str) -> int:
    """In a world that looks the same to a seat its bot chooses the same; how many were asked."""
    for decision in match.decisions:
        seat = decision.seat
        world = match.imagine(seat, f"mixed/{match.answered}")
        assert choice(world, seat, level) == choice(match, seat, level)
    return len(match.decisions)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("level", POINTS)
def test_bots_choose_the_same_in_every_world_that_fits(variant: Variant, level: str) -> None:
    points = decision_points(variant, "hidden", every=POINTS[level])
    assert sum(compare(match, level) for match in points) > 2


@pytest.mark.parametrize("variant", A_FEW_NOW, ids=str)
def test_a_bot_that_looks_ahead_does_so_too(variant: Variant) -> None:
    points = decision_points(variant, "hidden", every=40)
    assert sum(compare(match, "search:4") for match in points) > 2


@pytest.mark.parametrize(
    ("matches", "points"), [(2, 50), pytest.param(6, 300, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("level", ["easy", "rules"])
@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_in_games_of_survival_too(game: str, level: str, matches: int, points: int) -> None:
    found = points_of(game, "hidden", matches=matches, every=3)
    assert sum(compare(match, level) for match in found) > points
