"""The options of a match of Nemesis, and how they are refused."""

from __future__ import annotations

from typing import Any

import pytest

import hullbreach as hb
from hullbreach.kernel.errors import BadOption


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (3, {"mode": "solo"}, "mode is semi-coop or coop for 3 players"),
        (1, {"mode": "coop"}, "mode is solo for 1 player"),
        (3, {"board": "alternate"}, "nemesis has no option 'board'"),
        (2, {"characters": ["captain", "captain"]}, "2 different characters"),
        (2, {"characters": "captain janitor"}, "there is no character 'janitor'"),
        (3, {"mode": "coop", "intruder_player": True}, "semi-cooperative"),
        (3, {"intruder_player": "yes"}, "true or false"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(
    seats: int, options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadOption, match=complaint):
        hb.Match.new("nemesis", seats, "options", options)


def test_characters_can_be_named_in_one_word() -> None:
    match = hb.Match.new("nemesis", 2, "options", {"characters": "scout pilot"})
    assert [seat["character"] for seat in match.view(None)["seats"]] == ["scout", "pilot"]
