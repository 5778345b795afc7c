"""Page 14: actions, what they cost, and the basic ones."""

from __future__ import annotations

import pytest

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
DARK = {"power": POWER, "powered": []}


def facility(*characters: str, **state: object) -> Table:
    characters = characters or ("sentry", "janitor", "hacker")
    table = Table(*characters).stand(0, "008").stand(1, "018")
    if len(characters) > 2:
        table.stand(2, "018")
    return table.set(**{**DARK, "met": True, **state})


def verbs(table: Table) -> set[str]:
    return {option.partition(":")[0] for option in table.options}


@rule("LD-14.01")
def test_there_are_actions_of_four_kinds() -> None:
    table = facility("janitor", "sentry", powered=[2], fire=["008"])
    table.explore("008", "archive", search=1).give(0, "fire_blanket#1")
    table.deal(0, "search", "clean_up", "rest").start(0)
    assert {"move", "play", "use", "room", "computer"} <= verbs(table)


@rule("LD-14.02")
def test_a_cost_is_paid_with_cards_of_ones_choice_before_the_effect() -> None:
    table = facility().explore("008", "archive", search=1)
    table.deal(0, "search", "rest", "repairs", "contamination#1").start(0)
    table.play("room:examine_archives")
    pairs = {"search", "rest", "repairs"}
    assert len(table.options) == len(pairs)  # three ways to choose two of three
    assert not any("contamination" in option for option in table.options)
    assert table.state.learned == []
    table.play("pay:sentry_search#1+sentry_repairs#1", "look:neutral>1")
    assert table.at("discard.0") == ("sentry_search#1", "sentry_repairs#1")
    assert set(table.at("hand.0")) == {"sentry_rest#1", "contamination#1"}
    assert table.match.view(1)["seats"][0]["discard"] == table.at("discard.0")


@rule("LD-14.02", "LD-14.03")
def test_with_too_few_action_cards_an_action_is_impossible() -> None:
    table = facility().explore("008", "archive", search=1)
    table.deal(0, "rest", "contamination#1", "contamination#2").start(0)
    assert "room:examine_archives" not in table.options


@rule("LD-14.05b")
@pytest.mark.parametrize(
    ("piece", "zone", "busy"),
    [
        ("larva#1", "xenos.008", True),
        ("queen#1", "xenos.008", True),
        ("larva#1", "board.0", False),
        ("egg#8", "objects.008", False),
        ("adult#1", "xenos.007", False),
    ],
)
def test_combat_is_a_xeno_in_the_own_room(piece: str, zone: str, busy: bool) -> None:
    table = facility().put(piece, zone).explore("008", "archive", search=1)
    table.deal(0, "search", "rest").start(0)
    assert ("play:sentry_search#1>search" not in table.options) == busy


# ---------------------------------------------------------------- picking up


@rule("LD-14.04")
def test_a_cancelled_item_is_used_up_and_its_cost_stays_paid() -> None:
    table = facility(fire=["008"]).stand(1, "008").give(0, "fire_blanket#1")
    table.deal(0, "rest", "search").deal(1, "interruption").start(0)
    table.play("use:fire_blanket#1>fire", "pay:sentry_rest#1")
    table.play("interrupt:janitor_interruption#1")
    while table.ask.prompt == "interrupt":
        table.play("let")
    assert table.state.fire == ["008"]
    assert table.at("items.yellow.discard") == ("fire_blanket#1",)
    assert table.at("hand.0") == ("sentry_search#1",)


@rule("LD-14.07a")
@pytest.mark.parametrize("company", ["janitor", "adult#1"])
def test_a_careful_move_to_company_leaves_no_noise(company: str) -> None:
    """It stands in place of the noise roll, and there would be none."""
    table = facility().explore("009", "archive", search=1).deal(0, "search", "rest", "stun")
    if company == "janitor":
        table.stand(1, "009")
    else:
        table.put(company, "xenos.009")
    table.start(0).play("careful:009", "pay:sentry_search#1+sentry_rest#1")
    assert table.state.place[0] == "009"
    assert table.state.noise == []
    assert (table.ask.prompt, table.ask.seat) == ("act", 0)


@rule("LD-14.08a")
@pytest.mark.parametrize("piece", ["corpse#1", "carcass#1", "egg#8"])
def test_an_object_of_the_room_is_taken_into_a_free_hand(piece: str) -> None:
    table = facility().put(piece, "objects.008").deal(0, "rest", "search").start(0)
    table.play(f"pick_up:{piece}", "pay:sentry_rest#1")
    assert piece in table.at("hands.0")
    assert table.at("objects.008") == ()


@rule("LD-14.08a")
def test_nothing_is_picked_up_in_combat_nor_with_both_hands_full() -> None:
    fight = facility().put("egg#8", "objects.008").put("larva#1", "xenos.008").deal(0, "rest")
    assert "pick_up" not in verbs(fight.start(0))
    full = facility().put("egg#8", "objects.008").put("egg#7", "hands.0").deal(0, "rest")
    assert "pick_up" not in verbs(full.start(0))
    hurt = facility().put("egg#8", "objects.008").put("arm#1", "wounds.0").deal(0, "rest")
    assert "pick_up" not in verbs(hurt.start(0))


@rule("LD-14.08a")
def test_objects_elsewhere_and_eggs_of_the_nest_cannot_be_picked_up() -> None:
    table = facility().explore("008", "nest").put("corpse#1", "objects.007").deal(0, "rest")
    assert "pick_up" not in verbs(table.start(0))
    table.put("egg#1", "objects.008").start(0)
    assert "pick_up:egg#1" in table.options
    assert "pick_up:egg#2" not in table.options


@rule("LD-14.08b")
def test_a_heavy_item_that_is_found_goes_into_a_hand_at_once() -> None:
    table = facility().explore("008", "cooling_system", search=2).deal(0, "search")
    table.put("toolbelt#1", "items.yellow", top=True).put("flashlight#1", "items.yellow", top=True)
    table.start(0).play("play:sentry_search#1>search", "keep:flashlight#1")
    assert "flashlight#1" in table.at("hands.0")
    assert table.at("hand.0") == ()


# ---------------------------------------------------------------- trading


def market(**state: object) -> Table:
    table = facility(**state).stand(1, "008").stand(2, "008").deal(0, "rest")
    return table.give(0, "medkit#1").give(1, "lighter#1").give(2, "clothes#1").start(0)


@rule("LD-14.09a")
def test_a_trade_needs_company_and_no_xeno() -> None:
    assert "trade" in market().options
    assert "trade" not in facility().deal(0, "rest").start(0).options
    fight = facility().stand(1, "008").put("larva#1", "xenos.008").deal(0, "rest").start(0)
    assert "trade" not in fight.options


@rule("LD-14.09a")
def test_things_change_hands_when_both_agree() -> None:
    table = market().play("trade", "partner:1", "give:medkit#1", "give:lighter#1")
    assert (table.ask.seat, table.ask.prompt) == (0, "agree_to_trade")
    table.play("yes")
    assert table.at("inventory.0") == ("lighter#1",)
    assert table.at("inventory.1") == ("medkit#1",)


@rule("LD-14.09a")
@pytest.mark.parametrize(
    "answers", [("give:lighter#1", "no"), ("none", "no"), ("none", "yes", "no")]
)
def test_without_agreement_nothing_changes_hands(answers: tuple[str, ...]) -> None:
    table = market().play("trade", "partner:1", "give:medkit#1", *answers)
    assert table.at("inventory.0") == ("medkit#1",)
    assert table.at("inventory.1") == ("lighter#1",)


@rule("LD-14.09a")
def test_objects_may_be_given_away() -> None:
    table = market().put("egg#8", "hands.0").start(0)
    table.play("trade", "partner:1", "give:egg#8", "none", "yes", "yes")
    assert "egg#8" in table.at("hands.1")


@rule("LD-14.09a")
def test_an_offer_is_shown_to_the_partner_only() -> None:
    table = market().play("trade", "partner:1", "give:medkit#1")
    assert table.match.view(1)["seats"][0]["inventory"][0]["item"] == "medkit#1"
    assert table.match.view(2)["seats"][0]["inventory"][0]["item"] is None


@rule("LD-14.09a", "LD-14.09b")
def test_a_player_who_has_passed_may_trade() -> None:
    table = market(passed=[1, 2]).play("trade")
    assert {"partner:1", "partner:2"} <= set(table.options)


@rule("LD-14.09b")
def test_the_others_may_trade_among_themselves_and_pay_nothing() -> None:
    table = market().deal(1, "search").deal(2, "search").start(0).play("trade")
    while table.ask.prompt == "interrupt":
        table.play("let")
    table.play("done")
    assert (table.ask.seat, table.ask.prompt) == (1, "trade")
    table.play("partner:2", "give:lighter#1", "give:clothes#1", "yes")
    assert table.at("inventory.1") == ("clothes#1",)
    assert table.at("inventory.2") == ("lighter#1",)
    assert table.at("hand.0") == ()
    assert (len(table.at("hand.1")), len(table.at("hand.2"))) == (1, 1)


@rule("LD-14.09c", "LD-26.03")
def test_a_weapon_is_traded_with_its_ammo_and_ammo_not_by_itself() -> None:
    table = market().set(ammo={"smg#1": 2, "nailgun#1": 1}).start(0).play("trade", "partner:1")
    assert {option for option in table.options if "+" not in option} == {
        "none",
        "give:smg#1",
        "give:medkit#1",
    }
    table.play("give:smg#1", "none", "yes", "yes")
    assert "smg#1" in table.at("hands.1")
    assert table.state.ammo["smg#1"] == 2


@rule("LD-14.09c")
def test_a_third_heavy_thing_must_be_dropped_again() -> None:
    table = market().put("egg#8", "hands.1").start(0)
    table.play("trade", "partner:1", "give:smg#1", "none", "yes", "yes")
    assert (table.ask.seat, table.ask.prompt) == (1, "drop_excess")
    table.play("drop:egg#8")
    assert table.at("objects.008") == ("egg#8",)


@rule("LD-25.07", "LD-14.09c")
def test_what_is_attached_to_a_weapon_is_traded_with_it() -> None:
    table = market().put("extended_magazine#1", "beside.0")
    table.set(attached={"extended_magazine#1": "smg#1"}, ammo={"smg#1": 6}).start(0)
    table.play("trade", "partner:1")
    assert not any("extended_magazine#1" in option for option in table.options)
    table.play("give:smg#1", "none", "yes", "yes")
    assert table.at("beside.1") == ("extended_magazine#1",)
    assert table.state.attached == {"extended_magazine#1": "smg#1"}
    assert table.state.ammo["smg#1"] == 6


@rule("LD-25.08", "LD-14.09c")
@pytest.mark.parametrize(("lot", "fits"), [("nailgun#1+shotgun#1", True), ("shotgun#1", False)])
def test_a_taped_pair_is_traded_as_one_but_not_by_halves(lot: str, fits: bool) -> None:
    table = market().put("shotgun#1", "hands.1").set(taped={"shotgun#1": "nailgun#1"})
    table.start(0).play("trade", "partner:1", "give:smg#1", f"give:{lot}", "yes")
    assert bool(table.state.taped) == fits
    assert "shotgun#1" in table.at("hands.0")
    assert "smg#1" in table.at("hands.1")


# ---------------------------------------------------------------- crafting and fighting


@rule("LD-14.10b")
def test_without_a_card_left_nothing_is_crafted() -> None:
    table = facility().give(0, "toolbelt#1", "weapon_energy_cell#1").deal(0, "rest")
    assert "craft:taser" in table.start(0).options
    for n in range(1, 4):
        table.put(f"taser#{n}", "inventory.1")
    assert "craft:taser" not in table.start(0).options
    table.put("taser#2", "crafted")
    table.start(0).play("craft:taser")
    assert "taser#2" in table.at("inventory.0")


@rule("LD-14.11")
def test_a_shot_needs_a_xeno_in_the_room_and_ammo() -> None:
    assert "shoot" not in verbs(facility().put("adult#1", "xenos.007").deal(0, "rest").start(0))
    empty = facility(ammo={"smg#1": 0}).put("adult#1", "xenos.008").deal(0, "rest").start(0)
    assert "shoot" not in verbs(empty)
    assert "melee:adult#1" in empty.options
    table = facility().put("adult#1", "xenos.008").put("adult#2", "xenos.008").deal(0, "rest")
    table.start(0, combat=["blank"])
    assert {"shoot:smg#1>adult#1", "shoot:smg#1>adult#2"} <= set(table.options)
    table.play("shoot:smg#1>adult#2")
    assert table.state.ammo["smg#1"] == 4
    assert table.at("discard.0") == ("sentry_rest#1",)


@rule("LD-14.11", "LD-14.12")
def test_uncarried_eggs_may_be_attacked_out_of_combat() -> None:
    table = facility().put("egg#8", "objects.008").deal(0, "rest", "search").start(0)
    assert {"shoot:smg#1>eggs", "melee:eggs"} <= set(table.options)
    carried = facility().put("egg#8", "hands.0").deal(0, "rest").start(0)
    assert not {"shoot", "melee"} & verbs(carried)
    others = facility().stand(1, "008").put("egg#8", "hands.1").deal(0, "rest").start(0)
    assert not {"shoot", "melee"} & verbs(others)


@rule("LD-14.12")
def test_a_blow_needs_no_weapon_but_a_xeno_and_a_card() -> None:
    table = facility("survivor", "janitor").put("adult#1", "xenos.008").deal(0, "rest")
    table.start(0, combat=["hit_1"]).play("melee:adult#1")
    assert table.told("struck")[0]["target"] == "adult#1"
    assert "survivor_rest#1" in table.at("discard.0")
    assert "melee" not in verbs(facility("survivor", "janitor").deal(0, "rest").start(0))
    broke = facility("survivor", "janitor").put("adult#1", "xenos.008").deal(0, "contamination#1")
    assert "melee" not in verbs(broke.start(0))
