"""What bots aboard the ship think of cards and things."""

from __future__ import annotations

import pytest

from hullbreach.bots.nemesis import arms, care, items, prompts
from hullbreach.bots.nemesis.gains import GAINS
from hullbreach.bots.nemesis.prospects import (
    VICTORY,
)
from hullbreach.bots.nemesis.title import TITLE
from hullbreach.bots.survival.acting import act_weights
from hullbreach.bots.survival.scene import Scene
from hullbreach.kernel import registry
from tests.bots.ship import HURT, asked, at_an_open_pod, awake, start, with_seat, with_tile

CONTENT = registry.game("nemesis").content()
VERBS = ("craft", "pick_up", "quest", "eggs")


def test_things_and_cards_that_have_a_worth_exist() -> None:
    assert items.WORTH.keys() <= CONTENT["items"].keys()
    assert items.CARDS.keys() <= CONTENT["cards"].keys()


@pytest.mark.parametrize(("what", "option"), GAINS)
def test_what_is_good_for_something_exists(what: str, option: str) -> None:
    groups = ("cards", "items", "rooms")
    options = [CONTENT[group][what]["options"] for group in groups if what in CONTENT[group]]
    assert what in VERBS or any(option in found for found in options)


def test_the_first_charge_is_worth_most_and_none_without_a_weapon_for_it() -> None:
    def owning(*things: str) -> Scene:
        return with_seat(start(), 0, hands=things[:1], beside=things[1:], inventory=())

    first = arms.charge_worth(owning("rifle#1"))
    second = arms.charge_worth(owning("rifle#1", "energy_charge#1"))
    assert first > second > 0
    assert arms.charge_worth(owning("six_shooter#1")) == arms.USELESS


def test_a_repair_is_kept_for_a_broken_evacuation_section() -> None:
    sound = start(rooms=with_tile("017", "evac_a"))
    malfunction = {**sound.view["malfunction"], "rooms": ("017",)}
    broken = Scene(TITLE, {**sound.view, "malfunction": malfunction}, 0)
    assert items.card_worth(broken, "repairs") > items.card_worth(sound, "repairs")
    assert items.card_worth(broken, "rest") == items.card_worth(sound, "rest")


def test_a_remedy_is_for_a_friend_who_needs_it_more() -> None:
    def worth(scene: Scene) -> float:
        return care.care(care.undressed)(scene, TITLE.plan(scene), "dress_another")

    friend_hurt = with_seat(awake(), 1, **HURT)
    assert worth(friend_hurt) > 0
    assert worth(awake()) < 0
    assert worth(with_seat(friend_hurt, 0, **HURT)) < 0
    assert worth(with_seat(friend_hurt, 0, place="001")) < 0


def test_no_remedy_for_who_must_die() -> None:
    both_hurt = with_seat(with_seat(awake(), 1, **HURT, number=3), 2, **HURT, number=2)
    at_peace = with_seat(both_hurt, 0, number=1)
    grudge = with_seat(at_peace, 0, objectives=("an_old_feud",))
    assert care.patient(at_peace, ("character", 1)) == care.patient(at_peace, ("character", 2)) > 0
    assert care.patient(grudge, ("character", 1)) < 0 < care.patient(grudge, ("character", 2))


def scanned(scene: Scene, result: str | int, *cards: str) -> str:
    """What is done with a motion scanner after this roll."""
    values = [("keep",), *(("discard", card) for card in cards)]
    weights = prompts.scan_again(scene, asked("scan_again", values, result=result))
    return str(max(zip(weights, values, strict=True))[1][-1])


def test_a_noise_roll_that_would_bring_an_intruder_is_made_again() -> None:
    cards = ("scout_search#1", "scout_order#1")
    for place in ("017", "pod_1"):  # 014-017 has the number 1
        ship = start(rooms=with_tile("017", "evac_a"), noise=("014-017",))
        scene = with_seat(ship, 0, place=place, slime=False, character="scout")
        number = next(n for n, c in scene.printed.numbers["017"].items() if c == "014-017")
        quiet = next(n for n, c in scene.printed.numbers["017"].items() if c != "014-017")
        assert scanned(scene, int(str(number)), *cards) == "scout_order#1"
        assert scanned(scene, int(str(quiet)), *cards) == "keep"
        assert scanned(scene, "silence", *cards) == "keep"
        near = {**ship.rooms, "014": {"tile": "cabins", "xenos": {"adult#1": 0}}}
        haunted = with_seat(Scene(TITLE, {**scene.view, "rooms": near}, 0), 0, place=place)
        assert scanned(haunted, "danger", *cards) == "scout_order#1"
        assert scanned(haunted, "silence", *cards) == "keep"
        assert scanned(with_seat(haunted, 0, slime=True), "silence", *cards) == "scout_order#1"


def test_a_quest_is_weighed_against_what_it_costs() -> None:
    def worth(quest: str, *things: str) -> float:
        scene = with_seat(awake(), 0, hands=things[:1], beside=things[1:], inventory=())
        return GAINS["quest", "*"](scene, TITLE.plan(scene), quest)

    assert worth("autoloader", "assault_rifle#1") == items.item_worth(start(), "autoloader") > 0
    assert worth("intercom", "six_shooter#1", "tools#1") < 0
    cheaper = worth("intercom", "six_shooter#1", "tools#1", "duct_tape#1")
    assert worth("intercom", "six_shooter#1", "tools#1") < cheaper < 0


def test_nothing_is_used_up_for_nothing() -> None:
    scene = with_seat(awake(), 0, hands=("rifle#1",), beside=("energy_charge#1",), inventory=())
    offers = [("use", "energy_charge#1", "door"), ("use", "plasma_torch#1", "door")]
    charge, torch = act_weights(scene, asked("act", offers, nth=1))
    assert torch - charge == pytest.approx(items.item_worth(scene, "energy_charge"))


def test_nobody_breaks_the_room_that_he_is_in() -> None:
    scene = at_an_open_pod()
    for what, option in (("demolition", "break_room"), ("pyrotechnics", "ignite")):
        assert GAINS[what, option](scene, TITLE.plan(scene), option) <= -VICTORY
