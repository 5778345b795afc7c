"""Serious wounds one by one, and contamination cards."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.nemesis.content.wounds import WOUNDS
from hullbreach.games.survival.content import material
from tests.games.nemesis.positions import aboard, fight
from tests.games.nemesis.table import Table
from tests.marks import rule


@rule("NE-14.13")
def test_there_are_sixteen_serious_wounds() -> None:
    assert {wound.id: wound.copies for wound in WOUNDS} == {
        "body": 4,
        "arm": 3,
        "hand": 3,
        "leg": 3,
        "bleeding": 3,
    }
    assert len(Table("captain", "pilot").zones["serious_wounds"]) == 16


@rule("NE-03.46", "NE-03.47", "NE-05.13")
@pytest.mark.parametrize(
    ("wounds", "cards"), [((), 5), (("body#1",), 4), (("body#1", "body#2"), 4)]
)
def test_a_body_wound_draws_one_card_fewer(wounds: tuple[str, ...], cards: int) -> None:
    table = aboard(kind="storage", round=1).deal(0)
    for wound in wounds:
        table.put(wound, "wounds.0")
    table.run(["begin_round"])
    assert len(table.at("hand.0")) == cards


@rule("NE-03.49")
def test_a_dressed_wound_does_nothing() -> None:
    table = aboard(kind="storage", round=1, dressed=["body#1"]).put("body#1", "wounds.0").deal(0)
    assert len(table.run(["begin_round"]).at("hand.0")) == 5


@rule("NE-03.45b", "NE-03.46")
def test_an_arm_wound_takes_a_hand() -> None:
    table = fight("pilot", "captain").put("egg#6", "hands.0").explore("017", "storage")
    table.put("arm#1", "serious_wounds", top=True).put("attack_bite_4#1", "attacks", top=True)
    table.deal(0, "rest").start(0, noise=[1]).play("move:017")
    assert table.ask.prompt == "drop_excess"
    table.play("drop:egg#6")
    assert table.at("hands.0") == ("shotgun#1",)
    assert table.at("objects.014") == ("egg#6",)


@rule("NE-03.46")
def test_a_hand_wound_makes_items_dearer() -> None:
    table = aboard().put("hand#1", "wounds.0").give(0, "medkit#1").deal(0, "rest").start(0)
    assert "use:medkit#1>dress" not in table.options
    table = aboard().put("hand#1", "wounds.0").give(0, "medkit#1").deal(0, "rest", "search")
    table.start(0).play("use:medkit#1>dress")
    assert table.at("hand.0") == ()


@rule("NE-03.46")
def test_a_leg_wound_makes_escapes_dearer() -> None:
    table = fight().put("leg#1", "wounds.0").deal(0, "rest").start(0)
    assert not any(option.startswith("move") for option in table.options)
    free = aboard().put("leg#1", "wounds.0").deal(0, "rest").start(0)
    assert "move:017" in free.options


@rule("NE-03.46")
def test_bleeding_hurts_whoever_passes() -> None:
    table = aboard().put("bleeding#1", "wounds.0").deal(0).start(0).play("pass")
    assert table.state.light[0] == 1


@rule("NE-03.48")
def test_any_wound_after_three_serious_ones_kills() -> None:
    table = aboard(fire=["014"])
    for wound in ("leg#1", "arm#1", "hand#1"):
        table.put(wound, "wounds.0")
    table.deal(0).start(0).play("pass")
    assert table.state.place[0] == "dead"


@rule("NE-14.13", "NE-03.32")
def test_there_are_twenty_seven_contamination_cards() -> None:
    table = Table("captain", "pilot")
    faces = Counter(face.partition("#")[0] for face in table.zones["faces"])
    assert faces == {"infected": material.INFECTED, "clean": material.CLEAN}
    assert faces.total() == len(table.zones["contamination"]) == 27


@rule("NE-03.29", "NE-03.31")
def test_a_contamination_card_pays_for_nothing_but_fills_the_hand() -> None:
    table = aboard().deal(0, "contamination#1", "contamination#2").start(0)
    assert table.options == ["pass", "drop:six_shooter#1"]


@rule("NE-03.30", "NE-08.25")
def test_a_gained_card_goes_onto_the_own_discard_pile() -> None:
    table = fight(xeno="larva#1").deal(0, "rest").start(0, combat=["hit_1"]).play("melee:larva#1")
    assert [card[:13] for card in table.at("discard.0")] == ["captain_rest#", "contamination"]


@rule("NE-03.32")
def test_until_it_is_scanned_nobody_knows() -> None:
    table = aboard().deal(0, "rest", "contamination#1").face("contamination#1", "infected")
    table.start(0)
    assert "infected" not in str(table.match.view(0)["seats"][0]["hand"])
    table.play("play:captain_rest#1>rest")
    assert table.told("scanned")[0]["infected"] == 1


@rule("NE-03.34")
def test_an_infection_on_top_of_a_larva_kills() -> None:
    table = aboard(larva=[0]).put("larva#1", "board.0").deal(0, "rest", "contamination#1")
    table.face("contamination#1", "infected").start(0).play("play:captain_rest#1>rest")
    assert table.state.place[0] == "dead"
    assert table.at("xenos.014") == ("creeper#1",)


@rule("NE-10.31")
def test_an_empty_deck_gives_no_card() -> None:
    table = fight(xeno="larva#1").deal(0, "rest")
    for card in list(table.zones["contamination"]):
        table.put(card, "removed")
    table.start(0, combat=["hit_1"]).play("melee:larva#1")
    assert table.at("discard.0") == ("captain_rest#1",)
