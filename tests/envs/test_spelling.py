"""Answers said word by word: every one can be said, and nothing else."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest

from hullbreach.envs.spelling import Spelling
from hullbreach.envs.vocabulary import DONE, SPARE, Vocabulary
from hullbreach.kernel.decisions import Ask, Value, order, some
from hullbreach.kernel.errors import BadContent

WORDS = Vocabulary(["go", "stay", "pay", "a", "b", "c", "d", "north"])
PAYMENTS: list[Value] = [("pay", letter) for letter in "abcd"]


def everything_said(ask: Ask, said: tuple[int, ...] = ()) -> list[Any]:
    """The answers at the end of every way to go on."""
    spelling = Spelling(ask, WORDS)
    for action in said:
        spelling.say(action)
    if spelling.answer is not None:
        return [spelling.answer]
    return [answer for action in spelling.legal for answer in everything_said(ask, (*said, action))]


def legal(spelling: Spelling) -> set[str]:
    return {str(word) for word in spelling.legal.values()}


def test_one_of_several_values() -> None:
    ask = Ask(0, "turn", [("go", "a"), ("go", "b"), ("stay",), ("go", "b", "north")])
    assert sorted(everything_said(ask)) == sorted(ask.values)


def test_a_value_that_could_go_on_is_ended() -> None:
    spelling = Spelling(Ask(0, "turn", [("go", "b"), ("go", "b", "north")]), WORDS)
    assert spelling.said == ("go", "b"), "what has to be said is said"
    assert legal(spelling) == {"north", "done"}
    spelling.say(DONE)
    assert spelling.answer == ("go", "b")


@pytest.mark.parametrize(("least", "most"), [(0, 4), (0, 2), (1, 1), (2, 3), (4, 4), (0, 0)])
def test_some(least: int, most: int) -> None:
    ask = some(0, "pay", PAYMENTS, least, most)
    subsets = {c for size in range(least, most + 1) for c in combinations(PAYMENTS, size)}
    assert set(everything_said(ask)) == subsets


def test_nothing_can_be_chosen_from_nothing() -> None:
    assert Spelling(some(0, "pay", [], 0, 3), WORDS).answer == ()


def test_done_is_offered_as_soon_as_it_is_enough() -> None:
    spelling = Spelling(some(0, "pay", PAYMENTS, 1, 3), WORDS)
    assert legal(spelling) == {"a", "b", "c", "d"}
    spelling.say(WORDS.action["b"])
    assert legal(spelling) == {"a", "c", "d", "done"}
    assert spelling.chosen == [("pay", "b")]


def test_orders() -> None:
    ask = order(0, "sort", PAYMENTS[:3])
    assert sorted(everything_said(ask)) == sorted(permutations(PAYMENTS[:3]))


def test_a_window_for_reactions_is_not_passed_over() -> None:
    """Others would learn that the seat had no choice."""
    spelling = Spelling(Ask(0, "react", [("stay",)], always=True), WORDS)
    assert spelling.answer is None
    assert legal(spelling) == {"stay"}


def test_huge_choices_take_few_words() -> None:
    cards: list[Value] = [("pay", number) for number in range(40)]
    spelling = Spelling(some(0, "pay", cards, 3, 3), WORDS)
    for number in (7, 3, 39):
        spelling.say(WORDS.action[number])
    assert spelling.answer == (("pay", 3), ("pay", 7), ("pay", 39))


def test_words_that_nobody_foresaw_get_spare_slots() -> None:
    found = WORDS.actions(["a", "zebra", "yak"])
    spare = len(WORDS.words)
    assert found == {WORDS.action["a"]: "a", spare: "yak", spare + 1: "zebra"}
    with pytest.raises(BadContent, match="not in the vocabulary"):
        WORDS.actions([f"animal {n}" for n in range(SPARE + 1)])
