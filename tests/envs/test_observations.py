"""Observations: complete, quick to follow, and silent about what a seat cannot know."""

from __future__ import annotations

from typing import Any

import numpy as np

from hullbreach.envs.layout import BUCKETS, layout
from hullbreach.envs.spoken import SpokenMatch
from hullbreach.envs.vocabulary import SPARE
from hullbreach.kernel import zones
from tests.contract import Case

from .cases import every_case, spoken, words

EVERY = 23


@every_case
def test_a_seat_sees_the_same_in_every_world_that_fits(case: Case) -> None:
    match, compared, mixed = spoken(case, "hidden"), 0, 0
    for said in words(match, "hidden"):
        if said % EVERY:
            continue
        for seat in range(case.seats):
            world = match.match.imagine(seat, f"world {said}")
            other = SpokenMatch(world, match.layout)
            assert (other._eyes_of(seat).look(None) == match._eyes_of(seat).look(None)).all()
            compared += 1
            mixed += world._state.zones != match.match._state.zones
    assert compared > 1
    assert mixed or case.game not in ("theseus", "lockdown"), "nothing was hidden"


@every_case
def test_what_was_followed_is_what_is_there(case: Case) -> None:
    """A seat that looks all the time sees what one sees that looks for the first time."""
    match = spoken(case, "followed")
    for said in words(match, "followed"):
        seen = match.observe(match.seat or 0)
        if said % EVERY == 0:
            fresh = match.fork()
            assert (fresh.observe(match.seat or 0) == seen).all()
            assert (fresh.mask(match.seat or 0) == match.mask(match.seat or 0)).all()
            for name in match.layout.by_seat:
                assert set(getattr(match.match._state, name)) <= set(range(case.seats))


@every_case
def test_facts_are_told_in_words_and_numbers(case: Case) -> None:
    """So that a component has the same meaning in every process."""
    match = spoken(case, "facts")
    for said in words(match, "facts"):
        match.observe(match.seat or 0)
        if said == EVERY:
            break
    for fact in match.layout._places:
        for word in fact:
            assert isinstance(word, str | int | tuple), f"{fact} is not the same everywhere"


@every_case
def test_every_word_has_its_action(case: Case) -> None:
    """Spare slots are for the odd word, and no match needs many."""
    match, spare, all_words = spoken(case, "words"), set(), 0
    known = len(match.layout.vocabulary.words)
    for _ in words(match, "words"):
        spelling = match.spelling
        assert spelling is not None
        assert set(match.mask(spelling.ask.seat).nonzero()[0]) == set(spelling.legal)
        spare.update(word for action, word in spelling.legal.items() if action >= known)
        all_words += len(spelling.legal)
    assert len(spare) <= SPARE
    assert all_words > 2


def test_facts_have_components() -> None:
    plan = layout("theseus", 2, {})
    assert plan.named[1:3] == (("said", 0), ("said", 1)), "the first components are the actions"
    life = plan.place(("life", 1))
    assert plan.meaning(life) == "life 1"
    assert plan.size - BUCKETS <= plan.place(("in", "corridors.A", "marine")) < plan.size
    match = SpokenMatch.new("theseus", 2, "1")
    for _ in range(30):
        match.say(match.legal[0])
    seen = match.observe(0)
    assert seen[life] == match.match.view(0)["seats"][1]["life"]
    assert seen[plan.place(("seat", 0))] == 1
    assert seen[plan.place(("seat", 1))] == 0


def test_words_said_so_far_are_seen() -> None:
    match = SpokenMatch.new("theseus", 2, "1")
    before = match.observe(match.seat or 0)
    for _ in range(200):
        spelling = match.spelling
        assert spelling is not None
        match.say(match.legal[0])
        if match.spelling is spelling:
            break
        before = match.observe(match.seat or 0)
    assert match.spelling is spelling, "an answer of several words"
    word = spelling.said[-1]
    after = match.observe(spelling.ask.seat)
    action = match.layout.vocabulary.action[word]
    assert after[action] == before[action] + 1


def test_an_observation_is_the_observers_own() -> None:
    """Writing into it changes nothing."""
    match = SpokenMatch.new("theseus", 2, "1")
    seen = match.observe(0)
    seen += 1
    assert np.array_equal(match.observe(0), seen - 1)


def test_marks_beside_a_hidden_piece_are_seen_by_those_who_see_the_piece() -> None:
    """Ammo in the deck is known to nobody, in a bag to its owner, in hands to everybody."""
    places = (("items.red", ()), ("inventory.1", (1,)), ("hands.1", (0, 1, 2)))
    for zone, seeing in places:
        match = SpokenMatch.new("lockdown", 3, "marks")
        state: Any = match.match._state
        piece = state.zones["items.red"][5]
        zones.put(state, piece, zone)
        state.ammo[piece] = 3
        component = match.layout.place(("ammo", piece))
        counts = [int(match.observe(seat)[component]) for seat in range(3)]
        del state.ammo[piece]
        match.match.play(match.match.decision.options[0])  # type: ignore[union-attr]
        before = [int(match.observe(seat)[component]) for seat in range(3)]
        assert [a - b for a, b in zip(counts, before, strict=True)] == [
            3 if seat in seeing else 0 for seat in range(3)
        ]
