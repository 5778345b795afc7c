"""Bots give legal answers to every question of every variant."""

from __future__ import annotations

import pytest

import hullbreach as hb

from .matches import A_FEW_NOW, VARIANTS, Variant, bots_for, new_match


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("level", ["easy", "rules"])
def test_matches_come_to_their_end(variant: Variant, level: str) -> None:
    for number in range(3):
        match = new_match(variant, f"{number}")
        hb.play(match, bots_for(match, level, f"{number}"))
        assert match.result is not None


@pytest.mark.parametrize("variant", A_FEW_NOW, ids=str)
def test_a_bot_that_looks_ahead_answers_too(variant: Variant) -> None:
    match = new_match(variant, "ahead")
    hb.play(match, bots_for(match, "search:4", "ahead"), moves=30)
    assert match.answered == 30
