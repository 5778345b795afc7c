"""What cannot be done now aboard, and why: in words, and with the number of the rule."""

from __future__ import annotations

import pytest

from hullbreach import ledger
from hullbreach.games.nemesis.refusals import RULES
from hullbreach.games.nemesis.title import TITLE
from hullbreach.games.survival.catalogue import always
from hullbreach.games.survival.refusals import condition
from hullbreach.kernel.decisions import Refusal
from hullbreach.words import LANGUAGES, Words
from tests.games.nemesis.positions import aboard, fight
from tests.games.nemesis.table import Table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_says_what_it_is(lang: str) -> None:
    words = Words("nemesis", lang)
    unsaid = words.refusal(Refusal("x", "condition", {"needs": "nothing"}))
    kinds = (*TITLE.card_of.values(), *TITLE.item_of.values(), *TITLE.room_of.values())
    for kind in dict.fromkeys(kinds):
        for choice in kind.choices.values():
            if choice.needs is not always:
                needs = condition(choice)
                said = words.refusal(Refusal("x", "condition", {"needs": needs}))
                assert said != unsaid, f"{kind.id}: {needs} is not told in {lang}"


def test_every_reason_rests_on_a_rule_of_the_ledger() -> None:
    for number in RULES.values():
        assert ledger.rule(number).id == number


def test_an_item_says_what_it_lacks() -> None:
    table = aboard().give(0, "decoy#1", "tools#1").deal(0, "rest").start(0)
    found = {refusal.id: refusal for refusal in table.ask.refusals}
    words = Words("nemesis")
    assert words.refusal(found["use:decoy#1>lure"]) == "no intruder is near enough to be lured"
    assert words.refusal(found["use:tools#1>engine"]) == "this is no engine room"


def test_a_card_says_that_it_is_for_fights_or_not() -> None:
    assert _reason(aboard(), "suppressive_fire", "cover") == "only_in_combat"
    assert _reason(fight(), "order", "order") == "in_combat"


def _reason(table: Table, card: str, choice: str) -> str:
    refusals = table.deal(0, card, "rest").start(0).ask.refusals
    return next(r.reason for r in refusals if r.id == f"play:captain_{card}#1>{choice}")
