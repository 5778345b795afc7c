"""What bots say to the others: promises they mean, and lies of those who want somebody dead."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.bots import PROPOSALS, statement
from hullbreach.bots.lockdown.title import TITLE
from hullbreach.bots.survival import talk
from hullbreach.bots.survival.scene import Scene
from hullbreach.words import LANGUAGES, Words

from .matches import lockdown_points

PHRASES = ("going", "need", "harmless", "agreed", *PROPOSALS, *talk.SAID)


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_is_spoken_in_every_language(game: str, lang: str) -> None:
    words = Words(game, lang, seats=("captain", "janitor"))
    for phrase in PHRASES:
        assert words.has(f"says-{phrase}")
    assert words.seat(1) in words.phrase("harmless", 1)
    assert not words.lacking


def test_bots_speak_of_what_their_seat_may_know() -> None:
    """The same words in every world that looks the same."""
    said = set()
    for match in lockdown_points("talk", matches=2, every=2):
        decision = match.decision
        assert decision is not None
        world = match.imagine(decision.seat, f"mixed/{match.answered}")
        found = statement(hb.Sight(match, decision.seat), "lockdown")
        assert statement(hb.Sight(world, decision.seat), "lockdown") == found
        said.add(found)
    assert len(said) > 3


def test_a_promise_is_the_plan_and_a_lie_is_not() -> None:
    promised = lied = 0
    for match in lockdown_points("lies", matches=3, every=1):
        decision = match.decision
        assert decision is not None
        if decision.prompt != talk.TURN:
            continue
        scene = Scene(TITLE, match.view(decision.seat), decision.seat)
        if scene.here not in scene.rooms or scene.title.foes(scene):
            continue
        wanted = talk._called(scene, scene.title.plan(scene).now.room or scene.here)
        honest = talk.talk(scene, decision)
        if honest is not None and honest.name in ("going", "need"):
            assert honest.about == wanted
            promised += 1
        others = scene.others(scene.here)
        false = talk._lie(scene, scene.title.plan(scene), frozenset(others))
        if others:
            assert false == ("harmless", min(others))
        elif false is not None:
            assert false.name == "going"
            assert false.about != wanted
        lied += false is not None
    assert promised
    assert lied


def test_who_plays_theseus_says_nothing() -> None:
    match = hb.Match.new("theseus", 2, "silent")
    assert match.decision is not None
    assert statement(hb.Sight(match, match.decision.seat), "theseus") is None
