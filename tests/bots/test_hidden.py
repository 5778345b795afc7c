"""What a seat cannot know does not change what its bot chooses."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.bots import bot

from .matches import VARIANTS, Variant, decision_points, points_of

POINTS = {"easy": 4, "normal": 3, "search:4": 40}
"""Every so many answers the bot is asked in both worlds."""


def choice(match: hb.Match, seat: int, level: str) -> str:
    return str(bot(level, match.game, "the same").choose(hb.Sight(match, seat)))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("level", POINTS)
def test_bots_choose_the_same_in_every_world_that_fits(variant: Variant, level: str) -> None:
    compared = 0
    for match in decision_points(variant, "hidden", every=POINTS[level]):
        for decision in match.decisions:
            world = match.imagine(decision.seat, f"mixed/{match.answered}")
            seat = decision.seat
            assert choice(world, seat, level) == choice(match, seat, level)
            compared += 1
    assert compared > 2


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_in_games_of_survival_too(game: str, level: str) -> None:
    compared = 0
    for match in points_of(game, "hidden", matches=6, every=3):
        for decision in match.decisions:
            seat = decision.seat
            world = match.imagine(seat, f"mixed/{match.answered}")
            assert choice(world, seat, level) == choice(match, seat, level)
            compared += 1
    assert compared > 300
