"""A bot says in one sentence why it makes a move, in every language."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.bots import ThumbBot, bot
from hullbreach.bots.survival.reasons import KNOWN, OTHERWISE
from hullbreach.words import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang: str) -> None:
    words = Words("lockdown", lang)
    for why in (*KNOWN, OTHERWISE, "plan"):
        assert words.has(f"bot-{why}")


def test_every_move_of_a_match_has_its_reason() -> None:
    match = hb.Match.new("lockdown", 4, "why", heard=False)
    players = [bot("normal", "lockdown", seat) for seat in range(4)]
    said = set()
    while match.decision and match.answered < 300:
        sight = hb.Sight(match, match.decision.seat)
        player = players[sight.seat]
        assert isinstance(player, ThumbBot)
        option = player.choose(sight)
        why, about = player.explain(sight, option)
        sentence = Words("lockdown", "en").say(f"bot-{why}", about=about)
        assert sentence.endswith(".")
        assert "$" not in sentence
        said.add(sentence)
        match.play(option)
    assert len(said) > 5
