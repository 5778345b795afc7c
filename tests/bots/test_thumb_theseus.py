"""Rules of thumb for Theseus, in positions where everybody would do the same."""

from __future__ import annotations

import hullbreach as hb
from hullbreach.bots import bot
from hullbreach.bots.thumb.theseus.facts import POTENTIAL
from hullbreach.kernel import registry


def test_every_card_is_known() -> None:
    assert POTENTIAL.keys() == registry.game("theseus").content()["cards"].keys()


def test_rules_of_thumb_beat_any_move() -> None:
    won = 0
    for number in range(12):
        match = hb.Match.new("theseus", seed=f"beat/{number}", heard=False)
        thinker = number % 2
        bots = [bot("random", "theseus", number), bot("random", "theseus", -number)]
        bots[thinker] = bot("normal", "theseus", number)
        hb.play(match, bots)
        assert match.result is not None
        won += match.result.winners == (thinker,)
    assert won >= 10


def test_tokens_go_to_attackers_before_the_move() -> None:
    """An alien that cannot attack yet is flipped as soon as there is a token."""
    options = {"factions": ["aliens", "scientists"], "start": 0}
    match = hb.Match.new("theseus", 2, "tokens", options, heard=False)
    bots = [bot("normal", "theseus", 1), bot("normal", "theseus", 2)]
    flipped = False
    while match.decision and not flipped:
        seat = match.decision.seat
        chosen = bots[seat].choose(hb.Sight(match, seat))
        assert isinstance(chosen, hb.Option)
        if seat == 0 and any(v[0] == "upgrade" for v in match.decision.ask.values):
            assert chosen.verb in ("upgrade", "boost", "play")
            flipped = chosen.verb == "upgrade"
        match.play(chosen)
    assert flipped
