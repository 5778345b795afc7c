"""Imagined worlds: the same to one viewer, and mixed in all that he cannot know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hullbreach as hb
from hullbreach.kernel import chance, zones
from hullbreach.kernel.decisions import Ask, Play, Value
from hullbreach.kernel.zones import COUNT, PUBLIC, owned_by

from .stage import Stage, notes, stage

KINDS = {"deck": COUNT, "table": PUBLIC, "hand.0": owned_by(0), "hand.1": owned_by(1)}
PIECES = {"deck": "abcdefgh"}
DIE = (1, 2, 3, 4, 5, 6)
WAYS: list[Value] = [("left",), ("right",)]


def deal(s: Stage) -> None:
    zones.shuffle(s, "deck", "deck")
    for seat in (0, 0, 1, 1):
        draw(s, seat)


def draw(s: Stage, seat: int) -> None:
    card = s.zones["deck"][0]
    zones.put(s, card, f"hand.{seat}")
    s.emit("drew", {seat: {"card": card}}, seat=seat)


def go(s: Stage) -> Play:
    yield Ask(0, "go", WAYS)


def table(*rules: Callable[..., Play | None]) -> hb.Match:
    return stage(deal, *rules, kinds=KINDS, pieces=PIECES)


def worlds(match: hb.Match, seat: int | None, count: int = 12) -> list[hb.Match]:
    return [match.imagine(seat, f"world {number}") for number in range(count)]


def assert_looks_the_same(match: hb.Match, seat: int | None) -> None:
    for world in worlds(match, seat):
        assert world.view(seat) == match.view(seat)
        assert world.events(seat) == match.events(seat)
        assert [d.seat for d in world.decisions] == [d.seat for d in match.decisions]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_viewer_notices_nothing(seat: int | None) -> None:
    assert_looks_the_same(table(go), seat)


def test_what_he_cannot_know_is_mixed() -> None:
    match = table(go)
    hands = {world._state.zones["hand.1"] for world in worlds(match, 0, 30)}
    assert len(hands) > 10
    own = set(match._state.zones["hand.0"])
    assert not any(own & set(hand) for hand in hands)


def test_a_seed_makes_one_world() -> None:
    match = table(go)
    assert match.imagine(0, "dream").position() == match.imagine(0, "dream").position()


def test_every_card_is_still_there_once() -> None:
    for world in worlds(table(go), None):
        pieces = [piece for zone in world._state.zones.values() for piece in zone]
        assert sorted(pieces) == list("abcdefgh")
        assert all(piece in world._state.zones[zone] for piece, zone in world._state.where.items())


def test_different_backs_are_not_mixed() -> None:
    """On the stage all backs are alike; the game may say otherwise."""
    match = hb.Match.new("magpies", seed="backs")
    back = match._game.back
    object.__setattr__(match._game, "back", lambda card: "odd" if int(card[5:]) % 2 else "even")
    try:
        parity = [int(card[5:]) % 2 for card in match._state.zones["deck"]]
        for world in worlds(match, None):
            assert [int(card[5:]) % 2 for card in world._state.zones["deck"]] == parity
    finally:
        object.__setattr__(match._game, "back", back)


class TestInTheMiddle:
    """A world imagined in mid-action has lived through the same action."""

    def test_what_was_rolled_stays_and_what_will_be_is_new(self) -> None:
        def roll_and_roll(s: Stage) -> Play:
            s.notes.append(str(chance.roll(s, "die", DIE)))
            yield Ask(0, "go", WAYS)
            s.notes.append(str(chance.roll(s, "die", DIE)))

        match = table(roll_and_roll)
        futures = set()
        for world in worlds(match, 0, 30):
            assert notes(world) == notes(match)
            world.play("left")
            futures.add(notes(world)[1])
        assert len(futures) > 3

    def test_a_card_drawn_since_stays_with_the_one_who_saw_it(self) -> None:
        def draw_and_think(s: Stage) -> Play:
            yield Ask(0, "go", WAYS)
            draw(s, 0)
            yield Ask(0, "go", WAYS)

        match = table(draw_and_think)
        match.play("left")
        assert_looks_the_same(match, 0)
        drawn = {world._state.zones["hand.0"][2] for world in worlds(match, 1, 30)}
        assert len(drawn) > 3

    def test_a_card_shown_and_shuffled_away_again_was_that_card(self) -> None:
        def show_and_shuffle(s: Stage) -> Play:
            yield Ask(0, "go", WAYS)
            card = s.zones["deck"][0]
            s.emit("shown", card=card)
            zones.put(s, card, "table")
            zones.put(s, card, "deck")
            zones.shuffle(s, "deck", "deck")
            yield Ask(0, "go", WAYS)

        match = table(show_and_shuffle)
        match.play("left")
        for seat in (None, 0, 1):
            assert_looks_the_same(match, seat)

    def test_a_card_that_was_offered_and_shuffled_away_was_that_card(self) -> None:
        def choose(s: Stage) -> Play:
            offered = s.zones["deck"][:3]
            for card in offered:
                zones.peek(s, 0, card)
            chosen = yield Ask(0, "keep", [("keep", card) for card in offered])
            zones.put(s, chosen[1], "hand.0")
            zones.shuffle(s, "deck", "deck")
            yield Ask(0, "go", WAYS)

        match = table(choose)
        assert match.decision is not None
        match.play(match.decision.options[1])
        assert_looks_the_same(match, 0)

    def test_another_seats_secret_choice_is_a_choice_of_other_cards(self) -> None:
        def hide(s: Stage) -> Play:
            hand = s.zones["hand.1"]
            chosen = yield Ask(1, "hide", [("hide", card) for card in hand])
            zones.put(s, chosen[1], "deck")
            yield Ask(0, "go", WAYS)

        match = table(hide)
        assert match.decision is not None
        match.play(match.decision.options[0])
        assert_looks_the_same(match, 0)
        hidden = {world._state.zones["deck"][-1] for world in worlds(match, 0, 30)}
        assert len(hidden) > 3


class TestApart:
    """A dream tells nothing of the waking world."""

    def test_its_seed_is_its_own(self) -> None:
        match = table(go)
        for world in worlds(match, 0, 3):
            assert world.save()["seed"] != match.save()["seed"]
            assert world.commitment != match.commitment

    def test_what_others_were_told_in_private_is_forgotten(self) -> None:
        match = table(go)
        match.play("left")
        world = match.imagine(0, "dream")
        assert [e.facts.get("card") for e in world.events(1)] == [None] * 4 + [None]
        assert [e.facts.get("card") for e in match.events(1)][2:4] != [None, None]

    def test_undo_does_not_lead_back_into_the_waking_world(self) -> None:
        match = table(go, go, go)
        match.play("left")
        match.play("right")
        hands = set()
        for world in worlds(match, 0):
            while world.can_undo:
                world.undo()
            hands.add(world._state.zones["hand.1"])
        assert len(hands) > 3

    def test_it_has_no_record_but_can_be_saved(self) -> None:
        def roll_and_think(s: Stage) -> Play:
            s.notes.append(str(chance.roll(s, "die", DIE)))
            yield Ask(0, "go", WAYS)
            s.notes.append(str(chance.roll(s, "die", DIE)))
            yield Ask(0, "go", WAYS)

        match = table(go, roll_and_think)
        match.play("left")
        for world in worlds(match, 0):
            with pytest.raises(hb.BadRecord, match="not known from its beginning"):
                world.record()
            loaded = hb.Match.load(world.save())
            for twin in (world, loaded):
                twin.play("left")
            assert notes(loaded) == notes(world)
            assert loaded.view(1) == world.view(1)

    def test_a_dream_within_a_dream_has_lived_through_the_same(self) -> None:
        def roll_and_think(s: Stage) -> Play:
            s.notes.append(str(chance.roll(s, "die", DIE)))
            yield Ask(0, "go", WAYS)
            s.notes.append(str(chance.roll(s, "die", DIE)))
            yield Ask(0, "go", WAYS)

        match = table(roll_and_think)
        dream = match.imagine(0, "dream")
        dream.play("left")
        for world in worlds(dream, 0):
            assert notes(world) == notes(dream)
            assert world.view(0) == dream.view(0)


def test_options_keep_their_names_though_a_piece_is_called_the_same() -> None:
    match = table(go)
    match._state.options = {"a": "b"}
    match._quiet[-1].state.options = {"a": "b"}
    assert all(world.options == {"a": "b"} for world in worlds(match, None))


def test_a_match_that_nobody_hears_imagines_nothing() -> None:
    with pytest.raises(hb.HullbreachError, match="keeps no events"):
        table(go).fork(heard=False).imagine(0, "world")
