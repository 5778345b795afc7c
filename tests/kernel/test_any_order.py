"""Play, undo, fork, save, replay and imagine in any order: the match stays itself."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import hullbreach as hb
from hullbreach.kernel.answers import answer_lines
from hullbreach.kernel.registry import Game
from hullbreach.kernel.zones import look

from . import magpies, toy

ANY = st.integers(min_value=0, max_value=999)


class AnyOrder(RuleBasedStateMachine):
    """One match, its beginning, and the plain list of the answers in between."""

    game: Game[Any] = toy.GAME

    @initialize(seats=st.sampled_from([2, 3]), seed=ANY)
    def begin(self, seats: int, seed: int) -> None:
        self.match = hb.Match.new(self.game.id, seats, seed, {"length": 4})
        self.begun = self.match.fork()
        self.answers: list[tuple[int, str]] = []

    def again(self) -> hb.Match:
        twin = self.begun.fork()
        for seat, answer in self.answers:
            twin.play(answer, seat)
        return twin

    @precondition(lambda self: self.match.decision)
    @rule(who=ANY, what=ANY)
    def play(self, who: int, what: int) -> None:
        decision = self.match.decisions[who % len(self.match.decisions)]
        option = decision.options[what % len(decision.options)]
        self.match.play(option)
        self.answers.append((decision.seat, option.id))

    @precondition(lambda self: self.match.can_undo)
    @rule()
    def undo(self) -> None:
        self.match.undo()
        self.answers.pop()

    @precondition(lambda self: not self.match.can_undo)
    @rule()
    def try_to_undo(self) -> None:
        with pytest.raises(hb.CannotUndo):
            self.match.undo()

    @rule(what=ANY)
    def go_on_with_a_fork(self, what: int) -> None:
        left_behind = self.match
        self.match = left_behind.fork()
        if left_behind.decision:
            options = left_behind.decision.options
            left_behind.play(options[what % len(options)])

    @rule()
    def save_and_load(self) -> None:
        self.match = hb.Match.load(json.dumps(self.match.save()))
        self.start_anew()

    @rule(seat=st.sampled_from([None, 0, 1]), seed=ANY)
    def wake_up_in_a_dream(self, seat: int | None, seed: int) -> None:
        view, events = self.match.view(seat), self.match.events(seat)
        self.match = self.match.imagine(seat, str(seed))
        assert self.match.view(seat) == view
        assert self.match.events(seat) == events
        self.start_anew()

    def start_anew(self) -> None:
        """From now on the match begins where undo can no longer reach."""
        self.begun = self.match.fork()
        while self.begun.can_undo:
            self.begun.undo()
        self.answers = answer_lines(self.match._last, self.begun.answered)

    @precondition(lambda self: self.match._whole)
    @rule()
    def replay(self) -> None:
        replayed = hb.Match.replay(json.dumps(self.match.record()))
        assert replayed.position() == self.match.position()
        assert replayed.events(0) == self.match.events(0)

    @rule(answer=st.sampled_from(["", "dance", "bid:9", "pay:card#99", "none", "yes:no"]))
    def say_nonsense(self, answer: str) -> None:
        before = self.match.position()
        with pytest.raises((hb.IllegalChoice, hb.NotAsked)):
            self.match.play(answer)
        assert self.match.position() == before

    @invariant()
    def it_is_what_its_answers_say(self) -> None:
        if hasattr(self, "match"):
            assert self.again().position() == self.match.position()

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        if hasattr(self, "match"):
            state = self.match._state
            cards = [card for pieces in state.zones.values() for card in pieces]
            assert sorted(cards) == sorted(magpies.CARDS)
            assert {
                card: zone for zone, there in state.zones.items() for card in there
            } == state.where

    @invariant()
    def nobody_sees_anothers_cards_unless_he_remembers_them(self) -> None:
        if hasattr(self, "match"):
            state = self.match._state
            for card in look(state, 1, "hand.0"):
                assert card is None or 1 in state.peeks[card]


class WithSecrets(AnyOrder):
    game = magpies.GAME


limits = settings(max_examples=50, stateful_step_count=30)
TestToy = AnyOrder.TestCase
TestToy.settings = limits
TestMagpies = WithSecrets.TestCase
TestMagpies.settings = limits
