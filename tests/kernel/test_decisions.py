"""Decisions: their shapes, how many answers they have, and what their ids mean."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations

import pytest

from hullbreach.kernel.decisions import (
    NO,
    YES,
    Ask,
    Decision,
    Refusal,
    Together,
    Value,
    answer_id,
    order,
    some,
    value_id,
    yes_no,
)
from hullbreach.kernel.errors import BadContent, IllegalChoice


def decide(ask: Ask, refusals: Iterable[Refusal] = ()) -> Decision:
    return Decision(ask, {"pay": "T-1", "give": "T-2"}, lambda _: refusals)


def cards(verb: str, count: int) -> list[Value]:
    return [(verb, f"c{number}") for number in range(count)]


def ids(ask: Ask) -> list[str]:
    return [option.id for option in decide(ask).options]


class TestShapes:
    @pytest.mark.parametrize(
        ("ask", "kind"),
        [
            (Ask(0, "go", [("move", "a"), ("stay",)]), "one"),
            (Ask(0, "bid", [("bid", 1), ("bid", 2)]), "number"),
            (yes_no(0, "sure"), "yes_no"),
            (some(0, "pay", cards("pay", 3), 1, 2), "some"),
            (some(0, "pay", cards("pay", 3), 1, 1), "some"),
            (order(0, "lay", cards("lay", 3)), "order"),
        ],
    )
    def test_each_decision_has_a_kind(self, ask: Ask, kind: str) -> None:
        assert decide(ask).kind == kind

    def test_a_choice_of_some_never_allows_more_than_there_are(self) -> None:
        assert decide(some(0, "pay", cards("pay", 2), 0, 9)).most == 2

    def test_a_decision_says_who_what_and_by_which_rule(self) -> None:
        decision = decide(Ask(1, "pay", [("pay", "a"), ("give", "a")], {"price": 3}))
        assert (decision.seat, decision.prompt, decision.about) == (1, "pay", {"price": 3})
        assert decision.rule == "T-1"

    def test_an_option_has_the_rule_of_its_verb_or_else_of_the_question(self) -> None:
        decision = decide(Ask(1, "pay", [("beg",), ("give", "a")]))
        assert [option.rule for option in decision.options] == ["T-1", "T-2"]


class TestOneAnswer:
    """What has only one answer is answered without asking."""

    def test_one_value(self) -> None:
        assert Ask(0, "go", [("move", "a")]).only_answer() == ("move", "a")

    def test_two_values_are_a_question(self) -> None:
        assert Ask(0, "go", [("move", "a"), ("stay",)]).only_answer() is None

    def test_all_that_must_be_paid(self) -> None:
        assert some(0, "pay", cards("pay", 2), 2, 2).only_answer() == (("pay", "c0"), ("pay", "c1"))

    def test_some_of_a_single_card_is_still_a_tuple_of_cards(self) -> None:
        assert some(0, "pay", cards("pay", 1), 1, 2).only_answer() == (("pay", "c0"),)

    def test_nothing_to_choose_from(self) -> None:
        assert some(0, "pay", [], 0, 2).only_answer() == ()
        assert order(0, "lay", []).only_answer() == ()

    def test_nothing_may_be_chosen(self) -> None:
        assert some(0, "pay", cards("pay", 3), 0, 0).only_answer() == ()

    def test_an_optional_card_is_a_question(self) -> None:
        assert some(0, "pay", cards("pay", 1), 0, 1).only_answer() is None

    def test_an_order_of_one(self) -> None:
        assert order(0, "lay", cards("lay", 1)).only_answer() == (("lay", "c0"),)
        assert order(0, "lay", cards("lay", 2)).only_answer() is None

    def test_a_reaction_window_is_always_asked(self) -> None:
        assert Ask(0, "react", [("pass",)], always=True).only_answer() is None

    def test_a_question_without_answers_is_a_broken_rule(self) -> None:
        with pytest.raises(BadContent, match="'go' gives seat 1 nothing to choose from"):
            Ask(1, "go", []).only_answer()


class TestCounting:
    """Combinations are counted and found by number, never listed."""

    @pytest.mark.parametrize("count", range(1, 7))
    def test_every_order_comes_exactly_once(self, count: int) -> None:
        values = cards("lay", count)
        found = [option.answer for option in decide(order(0, "lay", values)).options]
        assert sorted(found) == sorted(permutations(values))

    @pytest.mark.parametrize("least", range(4))
    @pytest.mark.parametrize("most", range(6))
    def test_every_choice_of_some_comes_exactly_once(self, least: int, most: int) -> None:
        values = cards("pay", 5)
        found = [o.answer for o in decide(some(0, "pay", values, least, most)).options]
        expected = [c for size in range(least, most + 1) for c in combinations(values, size)]
        assert found == expected
        assert len(decide(some(0, "pay", values, least, most)).options) == len(expected)

    def test_options_are_counted_from_the_end_too(self) -> None:
        options = decide(order(0, "lay", cards("lay", 3))).options
        assert options[-1] == options[5]
        assert [option.id for option in options[1:3]] == ["lay:c0,c2,c1", "lay:c1,c0,c2"]

    @pytest.mark.parametrize("number", [6, -7])
    def test_there_are_no_others(self, number: int) -> None:
        with pytest.raises(IndexError, match="of 6"):
            decide(order(0, "lay", cards("lay", 3))).options[number]
        with pytest.raises(IndexError, match="of 6"):
            decide(some(0, "pay", cards("pay", 3), 1, 2)).options[number]

    def test_more_answers_than_a_length_can_say(self) -> None:
        decision = decide(order(0, "lay", cards("lay", 25)))
        assert decision.options.total == 15511210043330985984000000
        assert len(decision.options) > 2**62
        last = decision.options[decision.options.total - 1]
        assert last.id == "lay:" + ",".join(f"c{number}" for number in range(24, -1, -1))
        assert decision.parse(last.id) == last.answer
        with pytest.raises(IllegalChoice, match="legal: lay:c0,c1"):
            decision.parse("lay:c0")


class TestIds:
    @pytest.mark.parametrize(
        ("value", "text"),
        [
            (("stay",), "stay"),
            (("move", "marine#1", "corridors.A"), "move:marine#1>corridors.A"),
            (("bid", 3), "bid:3"),
        ],
    )
    def test_a_value_is_written_as_people_would_type_it(self, value: Value, text: str) -> None:
        assert value_id(value) == text

    def test_several_are_joined(self) -> None:
        assert ids(some(0, "pay", cards("pay", 2), 0, 2)) == [
            "none",
            "pay:c0",
            "pay:c1",
            "pay:c0+c1",
        ]
        assert ids(order(0, "lay", cards("lay", 2))) == ["lay:c0,c1", "lay:c1,c0"]
        assert answer_id(some(0, "pay", cards("pay", 1), 1, 1), (("pay", "c0"),)) == "pay:c0"

    @pytest.mark.parametrize(
        "ask",
        [
            Ask(0, "go", [("move", "a", "b"), ("move", "a", "c"), ("stay",)]),
            Ask(0, "bid", [("bid", number) for number in range(12)]),
            yes_no(0, "sure"),
            some(0, "pay", cards("pay", 5), 0, 3),
            some(0, "pay", cards("pay", 4), 1, 1),
            some(0, "give", [("give", "a", 1), ("give", "b", 2), ("give", "b", 3)], 1, 3),
            order(0, "lay", cards("lay", 4)),
        ],
    )
    def test_every_id_is_unique_and_leads_back(self, ask: Ask) -> None:
        decision = decide(ask)
        assert len(set(ids(ask))) == len(decision.options)
        for option in decision.options:
            assert decision.parse(option.id) == option.answer
            assert decision.option(option.id) == option

    def test_what_is_paid_may_be_named_in_any_order(self) -> None:
        decision = decide(some(0, "pay", cards("pay", 3), 1, 3))
        assert decision.parse("pay:c2+c0") == (("pay", "c0"), ("pay", "c2"))

    def test_single_pieces_can_be_shown_for_a_choice_of_some(self) -> None:
        choices = decide(some(0, "pay", cards("pay", 3), 2, 3)).choices
        assert [choice.id for choice in choices] == ["pay:c0", "pay:c1", "pay:c2"]

    def test_an_option_names_its_verb_and_its_pieces(self) -> None:
        one = decide(Ask(0, "go", [("move", "marine#1", "deck.A", 2), ("stay",)])).options[0]
        assert (one.verb, one.pieces) == ("move", ("marine#1", "deck.A"))
        both = decide(some(0, "pay", cards("pay", 2), 0, 2)).options[3]
        assert (both.verb, both.pieces) == ("pay", ("c0", "c1"))
        assert decide(some(0, "pay", cards("pay", 2), 0, 2)).options[0].verb == "none"


class TestRefusing:
    @pytest.mark.parametrize("text", ["", "move", "move:", "move:z", "stay:a", "MOVE:a", "yes"])
    def test_what_is_not_an_option_is_refused_with_those_that_are(self, text: str) -> None:
        decision = decide(Ask(1, "go", [("move", "a"), ("stay",)]))
        with pytest.raises(IllegalChoice) as refused:
            decision.parse(text)
        assert str(refused.value) == (
            f"{text!r} is not an option of 'go' for seat 1; legal: move:a, stay."
        )

    @pytest.mark.parametrize(
        "text",
        ["none", "pay:c0", "pay:c0+c1+c2+c3", "pay:c0+c0", "pay:c0+c9", "give:c0+c1", "pay:"],
    )
    def test_too_few_too_many_twice_or_unknown(self, text: str) -> None:
        with pytest.raises(IllegalChoice):
            decide(some(0, "pay", cards("pay", 4), 2, 3)).parse(text)

    @pytest.mark.parametrize(
        "text", ["none", "lay:c0", "lay:c0,c1,c1", "lay:c0+c1+c2", "lay:c0,c1"]
    )
    def test_an_order_names_everything_once(self, text: str) -> None:
        with pytest.raises(IllegalChoice):
            decide(order(0, "lay", cards("lay", 3))).parse(text)

    def test_only_the_first_options_are_listed(self) -> None:
        with pytest.raises(IllegalChoice, match=r"bid:0, .*, bid:7, \.\.\.\.$"):
            decide(Ask(0, "bid", [("bid", n) for n in range(20)])).parse("bid:99")

    def test_a_known_refusal_explains_itself(self) -> None:
        refusal = Refusal("fly", "you have no wings", rule="T-9")
        with pytest.raises(IllegalChoice, match=r"^'fly' is not possible now: you have no wings "):
            decide(yes_no(0, "sure"), [refusal]).parse("fly")

    def test_refusals_are_looked_for_only_when_somebody_asks(self) -> None:
        def look(ask: Ask) -> Iterable[Refusal]:
            raise AssertionError("nobody asked")

        decision = Decision(yes_no(0, "sure"), {}, look)
        assert decision.parse("no") == NO
        assert [option.answer for option in decision.options] == [YES, NO]


def test_nobody_is_asked_twice_at_the_same_time() -> None:
    with pytest.raises(BadContent, match=r"a seat is asked twice at the same time: \[0, 1, 0\]"):
        Together([yes_no(0, "a"), yes_no(1, "a"), yes_no(0, "b")])
