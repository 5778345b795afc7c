"""Items, objects, searching, crafting (LD-25, LD-26)."""

from __future__ import annotations

import pytest

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
LIT = {"power": POWER, "powered": [1, 2, 3, 4], "met": True}


def janitor(room: str = "008", **state: object) -> Table:
    table = Table("janitor", "sentry").stand(0, room).stand(1, "018").set(**{**LIT, **state})
    return table.deal(0, "search", "rest", "clean_up")


def searching(table: Table, deck: str, *items: str) -> Table:
    """In a room with one search left; these lie on top of the deck."""
    table.explore("008", "archive", search=1)
    for item in reversed(items):
        table.put(item, f"items.{deck}", top=True)
    return table.start(0).play("play:janitor_search#1>search", f"deck:{deck}")


# ---------------------------------------------------------------- items and objects


@rule("LD-25.01", "LD-25.05c")
@pytest.mark.parametrize("piece", ["egg#1", "corpse#1", "carcass#1"])
def test_an_object_can_be_carried_and_has_no_use_of_its_own(piece: str) -> None:
    table = janitor().put(piece, "objects.008").start(0)
    table.play(f"pick_up:{piece}", "pay:janitor_rest#1")
    assert piece in table.at("hands.0")
    assert not [o for o in table.options if piece in o and not o.startswith("drop")]


@rule("LD-25.03")
def test_a_used_item_lies_face_up_on_the_discards_of_its_colour() -> None:
    table = janitor(slime=[0]).give(0, "fire_blanket#1").start(0)
    table.play("use:fire_blanket#1>slime", "pay:janitor_rest#1")
    assert table.match.view(1)["decks"]["items.yellow"]["discard"] == ("fire_blanket#1",)


@rule("LD-25.03", "LD-14.10a")
def test_components_are_used_and_lie_face_up_on_their_discard_piles() -> None:
    table = janitor().give(0, "reagents#3", "medkit#1").deal(0, "rest", "search").start(0)
    table.play("craft:neutralizer", "pay:janitor_rest#1")
    assert table.at("inventory.0") == ("neutralizer#1",)
    assert set(table.match.view(1)["decks"]["items.green"]["discard"]) == {"reagents#3", "medkit#1"}


@rule("LD-25.03b")
def test_an_item_lost_in_panic_was_not_used_and_goes_unseen_under_its_deck() -> None:
    table = janitor().give(0, "medkit#1", "clothes#3").deal(0).set(ammo={"nailgun#1": 1})
    table.put("event_panic#1", "events", top=True).run(["resolve_event"], ["act", 0, 1])
    table.play("discard:medkit#1")
    assert table.at("items.green")[-1] == "medkit#1"
    assert table.at("items.green.discard") == ()
    assert [dict(e.facts)["item"] for e in table.match.events(1) if e.name == "dropped_item"] == [
        None
    ]


@rule("LD-25.03b")
@pytest.mark.parametrize("card", ["distraction>escape", "obstinate>dress"])
def test_an_item_that_a_card_takes_was_not_used_either(card: str) -> None:
    kind = card.partition(">")[0]
    table = Table("survivor", "janitor").stand(0, "002").stand(1, "018").set(met=True)
    table.give(0, "medkit#1", "clothes#3").put("body#1", "wounds.0").deal(0, kind, "rest")
    if kind == "distraction":
        table.put("larva#1", "xenos.002").explore("003", "archive", search=1)
    name = card.replace(">", "#1>")
    table.start(0, noise=["silence"]).play(f"play:survivor_{name}", "discard:medkit#1")
    assert table.at("items.green")[-1] == "medkit#1"
    told = [dict(e.facts) for e in table.match.events(1) if e.name == "dropped_item"]
    assert [(facts["item"], facts["colour"]) for facts in told] == [(None, "green")]


@rule("LD-25.03b")
def test_a_weapon_given_up_to_drive_a_xeno_off_goes_under_its_deck() -> None:
    table = Table("sentry", "janitor").stand(0, "002").stand(1, "018").set(met=True)
    table.put("shotgun#1", "hands.0").put("larva#1", "xenos.002").deal(0, "stun").start(0)
    table.play("play:sentry_stun#1>drive_off", "discard:shotgun#1", "to:003")
    assert table.at("items.red")[-1] == "shotgun#1"
    assert table.at("xenos.003") == ("larva#1",)


@rule("LD-25.03", "LD-26.02a")
def test_a_used_crafted_item_can_be_crafted_again() -> None:
    table = janitor().give(0, "taser#1").put("larva#1", "xenos.008").start(0)
    table.play("use:taser#1>shock_intruder", "pay:janitor_rest#1")
    assert "taser#1" in table.at("crafted")


@rule("LD-25.03")
def test_an_empty_item_deck_is_renewed_from_its_discards() -> None:
    table = janitor().explore("008", "archive", search=1)
    for item in list(table.zones["items.red"]):
        table.put(item, "box")
    table.put("grenade#1", "items.red.discard").put("grenade#2", "items.red.discard").start(0)
    table.play("play:janitor_search#1>search", "deck:red")
    assert set(table.options) == {"keep:grenade#1", "keep:grenade#2"}


@rule("LD-25.03")
def test_the_last_card_of_a_deck_and_a_renewed_one_make_a_search() -> None:
    table = janitor().explore("008", "archive", search=1)
    for item in list(table.zones["items.red"]):
        table.put(item, "box")
    table.put("grenade#1", "items.red").put("grenade#2", "items.red.discard").start(0)
    table.play("play:janitor_search#1>search", "deck:red")
    assert set(table.options) == {"keep:grenade#1", "keep:grenade#2"}


@rule("LD-25.03")
def test_without_deck_and_discards_a_search_finds_nothing() -> None:
    table = janitor().explore("008", "archive", search=1)
    for item in list(table.zones["items.red"]):
        table.put(item, "box")
    table.start(0).play("play:janitor_search#1>search", "deck:red")
    assert table.state.search["008"] == 0
    assert table.at("inventory.0") == ()
    assert table.ask.prompt == "act"


@rule("LD-25.05b")
def test_nothing_is_picked_up_with_full_hands_until_something_is_dropped() -> None:
    table = janitor().put("egg#1", "hands.0").put("carcass#1", "objects.008").start(0)
    assert "pick_up:carcass#1" not in table.options
    table.play("drop:egg#1")
    assert {"pick_up:carcass#1", "pick_up:egg#1"} <= set(table.options)


@rule("LD-25.05b", "LD-23.02a")
def test_a_wounded_arm_leaves_one_hand_slot() -> None:
    table = janitor().put("arm#1", "wounds.0").put("carcass#1", "objects.008").start(0)
    assert "pick_up:carcass#1" not in table.options
    hurt = janitor(fire=["008"], light={"0": 2}).put("egg#1", "hands.0")
    hurt.put("arm#1", "serious_wounds", top=True).run(["turn_over", 0])
    assert set(hurt.options) == {"drop:nailgun#1", "drop:egg#1"}


@rule("LD-25.05c")
def test_only_items_with_the_hand_symbol_fill_a_hand_slot() -> None:
    light = searching(janitor().put("egg#1", "hands.0"), "yellow", "toolbelt#1", "flashlight#1")
    light.play("keep:toolbelt#1")
    assert light.at("inventory.0") == ("toolbelt#1",)
    heavy = searching(janitor(), "yellow", "toolbelt#1", "flashlight#1").play("keep:flashlight#1")
    assert heavy.at("hands.0") == ("nailgun#1", "flashlight#1")


@rule("LD-25.06")
def test_a_weapon_comes_with_its_first_number_and_never_has_more_than_its_second() -> None:
    table = searching(janitor().put("nailgun#1", "removed"), "red", "shotgun#1", "grenade#1")
    table.play("keep:shotgun#1")
    assert table.state.ammo["shotgun#1"] == 1
    loaded = janitor().put("shotgun#1", "hands.0").set(ammo={"shotgun#1": 1, "nailgun#1": 4})
    loaded.give(0, "weapon_energy_cell#1", "weapon_energy_cell#2").start(0)
    loaded.play("use:weapon_energy_cell#1>reload", "pay:janitor_rest#1")
    assert loaded.state.ammo["shotgun#1"] == 2
    assert "use:weapon_energy_cell#2>reload" not in loaded.options


@rule("LD-25.06", "LD-24.03c")
def test_of_two_flashlights_the_one_with_energy_shines_and_the_other_is_charged() -> None:
    table = janitor(powered=[]).put("nailgun#1", "removed").put("adult#1", "xenos.008")
    table.put("flashlight#1", "hands.0").put("flashlight#2", "hands.0")
    table.set(ammo={"flashlight#1": 0, "flashlight#2": 3}).put(
        "attack_cut_5#1", "attacks", top=True
    )
    table.run(["xenos_attack"], ["act", 0, 1])
    assert table.options == ["endure", "light:flashlight#2"]
    calm = janitor().put("nailgun#1", "removed").give(0, "weapon_energy_cell#1")
    calm.put("flashlight#1", "hands.0").put("flashlight#2", "hands.0")
    calm.set(ammo={"flashlight#1": 3, "flashlight#2": 1}).start(0)
    calm.play("use:weapon_energy_cell#1>light", "pay:janitor_rest#1")
    assert calm.state.ammo == {"flashlight#1": 3, "flashlight#2": 3}


@rule("LD-25.05b", "LD-25.08")
def test_with_a_wounded_arm_a_taped_pair_makes_room_only_as_a_whole() -> None:
    table = janitor().put("arm#1", "wounds.0").put("shotgun#1", "hands.0")
    table.set(taped={"shotgun#1": "nailgun#1"}, ammo={"shotgun#1": 1, "nailgun#1": 4})
    searching(table, "yellow", "flashlight#1", "toolbelt#1").play("keep:flashlight#1")
    table.play("drop:shotgun#1")
    assert set(table.options) == {"refuse", "drop:nailgun#1"}
    table.play("drop:nailgun#1")
    assert table.at("hands.0") == ("flashlight#1",)


@rule("LD-25.08")
@pytest.mark.parametrize(("other", "tapes"), [("egg#8", False), ("shotgun#1", True)])
def test_tape_joins_items_but_no_objects(other: str, tapes: bool) -> None:
    table = janitor(malfunction=["008"]).explore("008", "archive", search=1)
    table.put(other, "hands.0").give(0, "duct_tape#1").start(0)
    assert "use:duct_tape#1>repair" in table.options
    assert ("use:duct_tape#1>combine" in table.options) == tapes


@rule("LD-25.09a")
def test_things_are_dropped_in_combat_too_and_for_nothing() -> None:
    table = janitor().put("egg#8", "hands.0").put("larva#1", "xenos.008").start(0)
    table.play("drop:egg#8")
    assert table.at("objects.008") == ("egg#8",)
    assert len(table.at("hand.0")) == 3
    assert (table.ask.prompt, table.ask.about["nth"]) == ("act", 1)


@rule("LD-25.09b")
def test_a_dropped_crafted_item_can_be_crafted_again() -> None:
    table = janitor().give(0, "taser#1").start(0)
    assert "taser#1" not in table.at("crafted")
    table.play("drop:taser#1")
    assert "taser#1" in table.at("crafted")


@rule("LD-25.07")
def test_an_attached_item_counts_as_one_card_with_its_weapon() -> None:
    table = janitor().put("nailgun#1", "removed").put("shotgun#1", "hands.0")
    table.set(ammo={"shotgun#1": 1}).give(0, "extended_magazine#1").start(0)
    table.play("use:extended_magazine#1>attach")
    assert table.state.ammo["shotgun#1"] == 3
    assert table.at("inventory.0") == ()
    assert "drop:extended_magazine#1" not in table.options
    table.play("drop:shotgun#1")
    assert table.state.attached == {}
    assert {"shotgun#1", "extended_magazine#1"} <= set(table.at("items.red"))


# ---------------------------------------------------------------- searching


@rule("LD-26.01e")
def test_a_heavy_find_needs_a_hand_slot_or_is_refused() -> None:
    def full() -> Table:
        table = janitor().put("egg#1", "hands.0")
        return searching(table, "yellow", "flashlight#1", "toolbelt#1").play("keep:flashlight#1")

    table = full()
    assert set(table.options) == {"refuse", "drop:nailgun#1", "drop:egg#1"}
    table.play("drop:egg#1")
    assert table.at("hands.0") == ("nailgun#1", "flashlight#1")
    assert table.at("objects.008") == ("egg#1",)
    refused = full().play("refuse")
    assert refused.at("hands.0") == ("nailgun#1", "egg#1")
    assert set(refused.at("items.yellow")[-2:]) == {"flashlight#1", "toolbelt#1"}


# ---------------------------------------------------------------- crafting


@rule("LD-26.02a")
def test_the_crafted_items_lie_open_and_are_never_found() -> None:
    table = janitor().start(0)
    for viewer in (0, 1, None):
        assert len(table.match.view(viewer)["decks"]["crafted"]) == 15
    crafted = {piece.partition("#")[0] for piece in table.at("crafted")}
    for colour in ("red", "yellow", "green"):
        found = {piece.partition("#")[0] for piece in table.at(f"items.{colour}")}
        assert not found & crafted


@rule("LD-26.02c", "LD-14.10b")
def test_there_are_five_crafted_items_and_what_is_gone_cannot_be_built() -> None:
    table = janitor().give(0, "toolbelt#1", "weapon_energy_cell#1", "lighter#1", "reagents#1")
    table.start(0)
    kinds = {piece.partition("#")[0] for piece in table.at("crafted")}
    assert kinds == {"neutralizer", "taser", "flamethrower", "enviro_suit", "pistol"}
    assert "craft:taser" in table.options
    for number in (1, 2, 3):
        table.put(f"taser#{number}", "inventory.1")
    table.start(0)
    assert "craft:taser" not in table.options
    assert "craft:pistol" in table.options


@rule("LD-26.02b", "LD-25.05c")
def test_one_item_is_never_both_components() -> None:
    table = janitor().give(0, "reagents#1", "lighter#1").start(0)
    assert "craft:flamethrower" in table.options
    table.put("lighter#1", "items.yellow").start(0)
    assert not [option for option in table.options if option.startswith("craft")]


# ---------------------------------------------------------------- each other


@rule("LD-26.04")
def test_a_character_is_never_a_target() -> None:
    table = janitor().stand(1, "008").put("adult#1", "xenos.008").give(0, "grenade#1").start(0)
    for option in table.options:
        verb, _, about = option.partition(":")
        if verb in ("shoot", "melee"):
            assert about.split(">")[-1] == "adult#1"
    alone = janitor().stand(1, "008").give(0, "grenade#1").start(0)
    assert not [o for o in alone.options if o.startswith(("shoot", "melee", "use:grenade"))]


@rule("LD-26.04")
def test_a_grenade_hurts_who_stands_beside_its_target() -> None:
    table = janitor("009").stand(1, "008").put("larva#1", "xenos.008").give(0, "grenade#1")
    table.start(0).play("use:grenade#1>throw", "pay:janitor_rest#1")
    assert len(table.at("wounds.1")) == 1
    assert table.at("wounds.0") == ()


@rule("LD-25.09b", "LD-25.04")
def test_nobody_learns_which_hidden_item_is_dropped() -> None:
    table = Table("sentry", "hacker").give(0, "medkit#1").deal(0, "search").start(0)
    table.play("drop:medkit#1")
    for viewer in (1, None):
        told = [event for event in table.match.events(viewer) if event.name != "started"]
        assert "medkit" not in str(told)
    mine = [event.facts for event in table.match.events(0) if event.name == "dropped_item"]
    assert mine[0]["item"] == "medkit#1"


@rule("LD-26.03b")
@pytest.mark.parametrize("fighting", [False, True])
def test_no_quest_is_fulfilled_in_combat(fighting: bool) -> None:
    table = Table("survivor", "sentry").stand(0, "008").stand(1, "018").set(**LIT)
    table.explore("008", "transmitter_control_room", search=1)
    table.give(0, "weapon_energy_cell#1").deal(0, "rest")
    if fighting:
        table.put("larva#1", "xenos.008")
    assert ("quest:assault_rifle#1" in table.start(0).options) == (not fighting)
