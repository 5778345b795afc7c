"""A match: who is asked, what is accepted, how it ends, and what a broken rule leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.kernel import chance
from hullbreach.kernel.decisions import Ask, Play, Refusal, order, some, yes_no
from hullbreach.kernel.state import Abandon, GameOver

from .stage import Stage, finale, notes, stage

DIE = (1, 2, 3, 4, 5, 6)


def ask_one(s: Stage) -> Play:
    chosen = yield Ask(0, "go", [("left",), ("right",)])
    s.notes.append(chosen[0])


def ask_other(s: Stage) -> Play:
    chosen = yield Ask(1, "back", [("home",), ("away",)])
    s.notes.append(chosen[0])


class TestAsking:
    def test_the_open_decision_is_answered_by_its_option_or_its_id(self) -> None:
        match = stage(ask_one, ask_other)
        assert match.decision is not None
        match.play(match.decision.options[1])
        match.play("away")
        assert notes(match) == ["right", "away"]

    def test_an_answer_can_name_its_seat(self) -> None:
        match = stage(ask_one)
        match.play("left", 0)
        assert notes(match) == ["left"]

    def test_a_seat_that_is_not_asked_is_told_who_is(self) -> None:
        match = stage(ask_one)
        with pytest.raises(hb.NotAsked) as refused:
            match.play("left", 1)
        assert str(refused.value) == "seat 1 has nothing to decide now; waiting for seat 0"

    @pytest.mark.parametrize("seat", [2, -1])
    def test_a_seat_that_does_not_exist(self, seat: int) -> None:
        match = stage(ask_one)
        uses: list[Callable[[], object]] = [
            lambda: match.play("left", seat),
            lambda: match.view(seat),
            lambda: match.events(seat),
            lambda: match.imagine(seat, "dream"),
        ]
        for use in uses:
            with pytest.raises(hb.NotAsked, match=f"there is no seat {seat}; seats are 0 to 1"):
                use()

    def test_nobody_answers_for_another_seat(self) -> None:
        match = stage(ask_one)
        assert match.decision is not None
        with pytest.raises(hb.NotAsked, match="seat 1 cannot answer for seat 0"):
            match.play(match.decision.options[0], 1)

    def test_after_the_end_nothing_is_answered(self) -> None:
        match = stage(ask_one)
        match.play("left")
        with pytest.raises(hb.NotAsked, match="the match is over; there is nothing to decide"):
            match.play("left")

    def test_an_option_from_before_is_taken_by_its_id(self) -> None:
        match = stage(ask_one, ask_one)
        assert match.decision is not None
        left = match.decision.options[0]
        match.play(left)
        match.play(left)
        assert notes(match) == ["left", "left"]

    def test_refusals_are_found_in_the_present_state(self) -> None:
        def why_not(s: Stage, ask: Ask) -> list[Refusal]:
            return [Refusal("up", f"after {len(s.notes)} notes there are no stairs")]

        match = stage(ask_one, ask_one, refusals=why_not)
        match.play("left")
        with pytest.raises(hb.IllegalChoice, match="after 1 notes there are no stairs"):
            match.play("up")


class TestDriving:
    def test_what_has_one_answer_is_not_asked(self) -> None:
        def formalities(s: Stage) -> Play:
            one = yield Ask(0, "go", [("left",)])
            paid = yield some(1, "pay", [("pay", "a"), ("pay", "b")], 2, 2)
            laid = yield order(0, "lay", [("lay", "c")])
            s.notes.append(f"{one} {paid} {laid}")

        match = stage(formalities)
        assert match.answered == 0
        assert notes(match) == ["('left',) (('pay', 'a'), ('pay', 'b')) (('lay', 'c'),)"]

    def test_a_reaction_window_is_asked_though_it_has_one_answer(self) -> None:
        def window(s: Stage) -> Play:
            yield Ask(1, "react", [("pass",)], always=True)

        match = stage(window)
        assert match.decision is not None
        assert match.decision.seat == 1
        match.play("pass")
        assert match.result is not None

    def test_a_choice_of_some_answers_with_a_tuple_even_if_it_is_one(self) -> None:
        def pay(s: Stage) -> Play:
            paid = yield some(0, "pay", [("pay", "a"), ("pay", "b")], 1, 1)
            s.notes.extend(card for _, card in paid)

        match = stage(pay)
        match.play("pay:b")
        assert notes(match) == ["b"]

    def test_nested_procedures_are_one(self) -> None:
        def ask_twice(s: Stage) -> Play:
            yield from ask_one(s)
            s.notes.append("between")
            yield from ask_other(s)

        match = stage(ask_twice)
        match.play("left")
        match.play("home")
        assert notes(match) == ["left", "between", "home"]

    def test_the_end_may_come_in_the_middle_of_anything(self) -> None:
        def deep(s: Stage) -> Play:
            yield from ask_one(s)
            if s.notes == ["right"]:
                raise GameOver(finale(s, "fell"))
            s.notes.append("stood")

        def around(s: Stage) -> Play:
            yield from deep(s)
            s.notes.append("went on")

        match = stage(around, ask_other)
        match.play("right")
        assert match.result is not None
        assert match.result.reason == "fell"
        assert (match.decision, match.decisions) == (None, ())
        assert notes(match) == ["right"]
        assert match.events(None)[-1].facts == {"reason": "fell", "winners": ()}

    def test_a_plain_function_may_end_the_match(self) -> None:
        def flood(s: Stage) -> None:
            raise GameOver(finale(s, "flood"))

        match = stage(flood, ask_one)
        assert match.result is not None
        assert match.result.reason == "flood"

    def test_a_rule_may_drop_all_plans_for_others(self) -> None:
        def give_up(s: Stage) -> Play:
            yield from ask_one(s)
            raise Abandon(("ask_other",), ("curtain",))

        match = stage(give_up, ask_one, ask_other)
        match.play("left")
        assert match.decision is not None
        assert match.decision.prompt == "back"

    def test_a_question_without_answers_is_reported_not_waited_for(self) -> None:
        def careless(s: Stage) -> Play:
            yield Ask(0, "which", [])

        with pytest.raises(hb.BadContent, match="'which' gives seat 0 nothing to choose from"):
            stage(careless)


class TestBrokenAnswers:
    """An answer that a rule or a script cannot carry out was never given."""

    def roll(self, s: Stage) -> Play:
        yield from ask_one(s)
        s.notes.append(str(chance.roll(s, "die", DIE)))
        yield from ask_other(s)

    def test_a_scripted_stream_that_nobody_draws_from_is_an_error(self) -> None:
        def roll(s: Stage) -> Play:
            yield from self.roll(s)

        match = stage(roll, chance=hb.Script(dice=[3]))
        match.play("left")
        with pytest.raises(hb.ScriptMisfit, match=r"'dice' is scripted, .*; drawn from: die"):
            match.check_script()
        match = stage(roll, chance=hb.Script(die=[3]))
        match.play("left")
        match.check_script()

    def test_a_misfit_leaves_the_match_as_it_was(self) -> None:
        def roll(s: Stage) -> Play:
            yield from self.roll(s)

        match = stage(ask_one, roll, chance=hb.Script(die=[7]))
        match.play("right")
        before = match.position(), match.view(0), match.answered, match.can_undo
        for _ in range(2):
            with pytest.raises(hb.ScriptMisfit):
                match.play("left")
        assert (match.position(), match.view(0), match.answered, match.can_undo) == before
        assert match.decision is not None
        assert match.decision.prompt == "go"

    def test_a_broken_rule_leaves_the_match_as_it_was(self) -> None:
        def trip(s: Stage) -> Play:
            yield from ask_one(s)
            if s.notes[-1] == "right":
                raise ZeroDivisionError

        match = stage(ask_one, trip, ask_other)
        match.play("left")
        with pytest.raises(ZeroDivisionError):
            match.play("right")
        assert notes(match) == ["left"]
        match.play("left")
        match.play("home")
        assert notes(match) == ["left", "left", "home"]

    def test_it_stays_undoable_as_it_was(self) -> None:
        def trip(s: Stage) -> Play:
            yield from ask_one(s)
            raise ZeroDivisionError

        match = stage(ask_one, trip)
        match.play("left")
        with pytest.raises(ZeroDivisionError):
            match.play("left")
        assert match.can_undo
        match.undo()
        assert notes(match) == []


class TestForks:
    def middle(self) -> hb.Match:
        """In the middle of a procedure, after one answer and one roll."""

        def roll_between(s: Stage) -> Play:
            yield from ask_one(s)
            s.notes.append(f"rolled {chance.roll(s, 'die', DIE)}")
            yield from ask_other(s)

        match = stage(ask_one, roll_between, ask_one)
        match.play("left")
        match.play("right")
        return match

    def test_a_fork_in_the_middle_of_a_procedure_is_the_same(self) -> None:
        match = self.middle()
        twin = match.fork()
        assert notes(twin) == notes(match)
        assert twin.events(None) == match.events(None)
        assert [o.id for d in twin.decisions for o in d.options] == ["home", "away"]

    def test_each_goes_its_own_way(self) -> None:
        match = self.middle()
        twin = match.fork()
        twin.play("home")
        match.play("away")
        assert notes(twin)[-1] == "home"
        assert notes(match)[-1] == "away"
        assert notes(twin)[:-1] == notes(match)[:-1]

    def test_a_deaf_fork_hears_nothing_new(self) -> None:
        def speak(s: Stage) -> Play:
            yield from ask_one(s)
            s.emit("spoke")

        match = stage(speak, ask_one)
        deaf = match.fork(heard=False)
        match.play("left")
        deaf.play("left")
        assert [event.name for event in match.events(0)] == ["spoke"]
        assert deaf.events(0) == []
        assert deaf.fork().events(0) == []

    def test_a_fork_after_the_end_is_over_too(self) -> None:
        match = stage(ask_one)
        match.play("left")
        assert match.fork().result == match.result


class TestNew:
    def test_without_a_seed_no_two_matches_are_alike(self) -> None:
        first, second = (hb.Match.new("magpies") for _ in range(2))
        assert first.commitment != second.commitment

    def test_a_number_is_a_seed(self) -> None:
        assert hb.Match.new("magpies", seed=5).view(0) == hb.Match.new("magpies", seed="5").view(0)

    def test_seats_and_options_have_defaults(self) -> None:
        match = hb.Match.new("magpies")
        assert (match.game, match.seats, match.options) == ("magpies", 2, {"length": 3})

    @pytest.mark.parametrize(
        ("seats", "options", "message"),
        [
            (4, {}, "magpies is played with 2 or 3 seats, not 4"),
            (2, {"length": 99}, "length must be 1 to 9, not 99"),
            (2, {"speed": 1}, "magpies has no option 'speed'"),
        ],
    )
    def test_what_cannot_be_set_up(self, seats: int, options: dict[str, Any], message: str) -> None:
        with pytest.raises(hb.BadOption) as refused:
            hb.Match.new("magpies", seats, options=options)
        assert str(refused.value) == message

    def test_unheard_matches_keep_no_events(self) -> None:
        assert hb.Match.new("magpies", heard=False).events(None) == []

    def test_the_commitment_tells_nothing_but_binds(self) -> None:
        match = hb.Match.new("magpies", seed="seed")
        before = match.commitment
        match.play("roll")
        assert match.commitment == before
        assert match.commitment != match.save()["secret"]

    def test_a_match_says_what_it_is(self) -> None:
        assert repr(hb.Match.new("magpies")) == "<Match magpies, 2 seats, 0 answers>"
        assert repr(stage(ask_one).decision) == "<Decision go for seat 0: 2 options>"


def test_yes_or_no() -> None:
    def ask(s: Stage) -> Play:
        sure = yield yes_no(0, "sure")
        s.notes.append("sure" if sure == ("yes",) else "not sure")

    match = stage(ask)
    match.play("no")
    assert notes(match) == ["not sure"]
