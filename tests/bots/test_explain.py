"""A bot says in one sentence why it makes a move, in every language."""

from __future__ import annotations

import pytest

import hullbreach as hb
import tests.kernel  # noqa: F401  the toy games
from hullbreach.bots import ThumbBot, bot, hint, nemesis
from hullbreach.bots.lockdown.title import TITLE as LOCKDOWN
from hullbreach.bots.nemesis.title import TITLE as NEMESIS
from hullbreach.bots.survival.prompts import RULES
from hullbreach.bots.survival.reasons import ANSWERS, KNOWN, OTHERWISE
from hullbreach.bots.thumb.theseus import reasons as theseus
from hullbreach.kernel.decisions import Ask, Decision, Value
from hullbreach.words import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang: str) -> None:
    words = Words("lockdown", lang)
    for why in (*KNOWN, *ANSWERS.values(), OTHERWISE, "plan"):
        assert words.has(f"bot-{why}")
    for why in theseus.KNOWN:
        assert Words("theseus", lang).has(f"bot-{why}")


def test_answers_that_have_a_sentence_are_to_questions_that_are_asked() -> None:
    asked = {*RULES, *LOCKDOWN.rules, *NEMESIS.rules}
    assert {question.partition(":")[0] for question in ANSWERS} <= asked


def test_a_bot_says_why_it_keeps_an_objective() -> None:
    match = hb.Match.new("nemesis", 4, "objective")
    while (ask := match.decision) and ask.prompt != "keep_objective":
        found = hint(hb.Sight(match, ask.seat), "nemesis")
        assert found is not None
        match.play(found.option)
    assert ask is not None
    found = hint(hb.Sight(match, ask.seat), "nemesis")
    assert found is not None
    assert found.reason.why == "likelier"


@pytest.mark.parametrize(("game", "seats"), [("theseus", 2), ("lockdown", 4), ("nemesis", 4)])
def test_every_move_of_a_match_has_its_reason(game: str, seats: int) -> None:
    match = hb.Match.new(game, seats, "why", heard=False)
    players = [bot("rules", game, seat) for seat in range(seats)]
    said = set()
    while match.decision and match.answered < 300:
        sight = hb.Sight(match, match.decision.seat)
        player = players[sight.seat]
        assert isinstance(player, ThumbBot)
        option = player.choose(sight)
        sentence = Words(game, "en").reason(*player.explain(sight, option))
        assert sentence.endswith(".")
        assert "$" not in sentence
        said.add(sentence)
        match.play(option)
    assert len(said) > 5


@pytest.mark.parametrize(
    ("prompt", "value", "why"),
    [
        ("interrupt", ("pass",), "let_go_on"),
        ("interrupt", ("interrupt",), "foe"),
        ("scan_again", ("keep",), "no_danger"),
        ("scan_again", ("discard", "scout_rest#1"), "roll_again"),
    ],
)
def test_a_question_out_of_turn_has_its_reason(prompt: str, value: Value, why: str) -> None:
    match = hb.Match.new("nemesis", 4, "reasons")
    decision = Decision(Ask(0, prompt, [value]), {}, lambda ask: ())
    assert nemesis.THUMB.explain is not None
    found = nemesis.THUMB.explain(match.view(0), decision, value)
    assert found.why == why
    assert "$" not in Words("nemesis", "es").reason(*found)


def test_a_hint_comes_from_what_the_seat_knows() -> None:
    """The same advice in every world that looks the same."""
    match, given = hb.Match.new("theseus", 2, "hint"), set()
    while match.decision and match.answered < 60:
        seat = match.decision.seat
        found = hint(hb.Sight(match, seat), "theseus")
        assert found is not None
        elsewhere = hint(hb.Sight(match.imagine(seat, "mixed"), seat), "theseus")
        assert elsewhere == found
        given.add(found.reason.why)
        match.play(found.option)
    assert given & set(theseus.KNOWN)


def test_without_rules_of_thumb_there_is_no_hint() -> None:
    match = hb.Match.new("toy", 2, "hint")
    assert hint(hb.Sight(match, 0), "toy") is None
