"""What cannot be done now: each with the reason, its words, and the number of the rule."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hullbreach import ledger
from hullbreach.games.lockdown import computer
from hullbreach.games.lockdown.refusals import RULES
from hullbreach.games.lockdown.title import TITLE
from hullbreach.games.survival.catalogue import Choice, always
from hullbreach.games.survival.refusals import condition
from hullbreach.kernel.decisions import Refusal
from hullbreach.words import LANGUAGES, Words
from tests.games.lockdown.table import Table


def conditions() -> Iterator[str]:
    kinds = (*TITLE.card_of.values(), *TITLE.item_of.values(), *TITLE.room_of.values())
    choices: list[Choice] = [c for kind in dict.fromkeys(kinds) for c in kind.choices.values()]
    yield from (condition(choice) for choice in choices if choice.needs is not always)
    for programs in computer.CARDS.values():
        yield from (program.id for program in programs if program.can is not computer._always)


def refused(table: Table) -> dict[str, tuple[str, str]]:
    """By what is refused: the reason and the rule."""
    return {found.id: (found.reason, found.rule) for found in table.ask.refusals}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_says_what_it_is(lang: str) -> None:
    words = Words("lockdown", lang)
    unsaid = words.refusal(Refusal("x", "condition", {"needs": "nothing"}))
    for needs in sorted(set(conditions())):
        said = words.refusal(Refusal("x", "condition", {"needs": needs}))
        assert said != unsaid, f"{needs} is not told in {lang}"


def test_every_reason_rests_on_a_rule_of_the_ledger() -> None:
    for number in RULES.values():
        assert ledger.rule(number).id == number


def test_a_card_tells_which_condition_fails() -> None:
    table = Table("sentry", "hacker").stand(0, "003").deal(0, "repairs", "search", "rest").start(0)
    found = {r.id: r for r in table.ask.refusals}
    assert found["play:sentry_repairs#1>repair"].about == {"needs": "malfunction_here"}
    assert Words("lockdown").refusal(found["play:sentry_rest#1>rest"]) == (
        "you have no contamination card in hand"
    )


def test_a_room_tells_which_condition_fails() -> None:
    table = Table("sentry", "hacker").stand(0, "008").explore("008", "archive").set(learned=[0])
    table.deal(0, "search", "rest").start(0)
    found = {r.id: r for r in table.ask.refusals}["room:examine_archives"]
    assert Words("lockdown", "de").refusal(found) == "du hast die Archive schon gesichtet"
    assert found.rule == "LD-15.04"


def test_objects_that_cannot_be_picked_up() -> None:
    def lying() -> Table:
        return Table("sentry", "hacker").stand(0, "004").stand(1, "022").put("egg#6", "objects.004")

    busy = lying().put("adult#1", "xenos.004").deal(0, "search").start(0)
    assert refused(busy)["pick_up:egg#6"] == ("in_combat", "LD-14.08a")
    full = lying().put("egg#7", "hands.0").put("egg#8", "hands.0").deal(0, "search").start(0)
    assert refused(full)["pick_up:egg#6"] == ("no_hand", "LD-14.08a")
    poor = lying().deal(0).start(0)
    assert refused(poor)["pick_up:egg#6"] == ("too_few_cards", "LD-14.02")
    free = lying().deal(0, "search").start(0)
    assert "pick_up:egg#6" in free.options
    assert "pick_up:egg#6" not in refused(free)


def test_nobody_to_trade_with() -> None:
    table = Table("sentry", "hacker").stand(0, "004").stand(1, "022").deal(0, "search").start(0)
    assert refused(table)["trade"] == ("alone", "LD-14.09a")


def test_an_empty_weapon_does_not_shoot() -> None:
    table = Table("sentry", "hacker").stand(0, "004").put("adult#1", "xenos.004")
    table.set(ammo={"smg#1": 0}).deal(0, "search").start(0)
    assert refused(table)["shoot:smg#1>adult#1"] == ("no_ammo", "LD-20.07")
    assert "melee:adult#1" in table.options


def test_crafting_lacks_a_component() -> None:
    table = Table("sentry", "hacker").give(0, "medkit#1").deal(0, "search").start(0)
    found = {r.id: r for r in table.ask.refusals}["craft:neutralizer"]
    assert (found.reason, found.rule) == ("components", "LD-26.02b")
    assert Words("lockdown").refusal(found) == "you lack a component: it takes fire and medicine"
    assert "craft:taser" not in refused(table), "nothing of it is there"


def test_a_quest_item_waits_for_its_task() -> None:
    table = Table("sentry", "hacker").stand(0, "004").deal(0, "search").start(0)
    assert refused(table)["quest:battle_suit#1"] == ("quest", "LD-26.03b")


def test_contamination_cards_pay_for_nothing() -> None:
    table = Table("sentry", "hacker").stand(0, "004").stand(1, "022")
    table.deal(0, "search", "rest", "contamination#1").start(0).play("move:001")
    assert table.ask.prompt == "pay"
    assert refused(table) == {"pay:contamination#1": ("contamination", "LD-14.03")}


def test_a_crawl_leads_to_explored_rooms_only() -> None:
    table = Table("sentry", "hacker").stand(0, "003").explore("003", "cave_entrance")
    entrances = [room for room in TITLE.boards["standard"].entrances if room != "003"]
    for room, kind in zip(entrances, ("archive", "laboratory"), strict=False):
        table.explore(room, kind)
    table.deal(0, "search", "rest").start(0).play("room:crawl")
    assert table.ask.prompt == "crawl"
    assert refused(table)[f"crawl:{entrances[-1]}"] == ("unexplored", "LD-27.09")
