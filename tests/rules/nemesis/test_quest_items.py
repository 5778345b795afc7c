"""Quest items: what turns them into items, and what they do then."""

from __future__ import annotations

import pytest

from tests.games.nemesis.positions import aboard, fight, playable
from tests.games.nemesis.table import Table
from tests.marks import rule

OWNERS = {
    "log_key": "captain",
    "intercom": "captain",
    "orbital_maneuvering_system": "pilot",
    "pilots_evacuation_key": "pilot",
    "plasma_torch": "mechanic",
    "flashlight": "mechanic",
    "autoloader": "soldier",
    "armor": "soldier",
    "security_key": "scout",
    "motion_scanner": "scout",
    "laboratory_equipment": "scientist",
    "holo_computer": "scientist",
}
IN_ROOMS = {
    "log_key": "comms_room",
    "pilots_evacuation_key": "fire_control",
    "plasma_torch": "storage",
    "autoloader": "armory",
    "security_key": "cockpit",
    "holo_computer": "generator",
}
WITH_ITEMS = [
    ("intercom", "tools#1"),
    ("intercom", "duct_tape#1"),
    ("orbital_maneuvering_system", "energy_charge#1"),
    ("flashlight", "energy_charge#1"),
    ("armor", "tools#1"),
    ("armor", "duct_tape#1"),
    ("motion_scanner", "energy_charge#12"),
    ("laboratory_equipment", "chemicals#1"),
]


def owner(quest: str, **state: object) -> Table:
    who = OWNERS[quest]
    return aboard(who, "pilot" if who == "captain" else "captain", **state)


def with_item(quest: str, **state: object) -> Table:
    """The task is already met."""
    heavy = quest in ("motion_scanner", "holo_computer")
    return owner(quest, **state).put(f"{quest}#1", "hands.0" if heavy else "beside.0")


@rule("NE-15.08")
@pytest.mark.parametrize("quest", OWNERS)
def test_two_quest_items_lie_inactive(quest: str) -> None:
    table = owner(quest).deal(0, "rest").start(0)
    assert f"{quest}#1" in table.at("quest.0")
    assert len(table.at("quest.0")) == 2
    assert playable(table, quest) == []
    assert f"quest:{quest}#1" not in table.options


@rule("NE-09.16")
@pytest.mark.parametrize(("quest", "room"), IN_ROOMS.items())
def test_some_tasks_are_met_in_a_room(quest: str, room: str) -> None:
    if room == "cockpit":
        table = owner(quest).stand(0, "001").stand(1, "014")
    else:
        table = owner(quest, kind=room)
    table.deal(0, "rest", "search").start(0).play(f"quest:{quest}#1", "pay:" + card(quest, "rest"))
    assert f"{quest}#1" in (*table.at("beside.0"), *table.at("hands.0"))
    assert len(table.at("hand.0")) == 1


@rule("NE-09.16")
@pytest.mark.parametrize(("quest", "item"), WITH_ITEMS)
def test_some_tasks_cost_an_item(quest: str, item: str) -> None:
    table = owner(quest).give(0, item).deal(0, "rest").start(0).play(f"quest:{quest}#1")
    assert f"{quest}#1" in (*table.at("beside.0"), *table.at("hands.0"))
    assert table.at("inventory.0") == ()
    colour = "red" if item == "energy_charge#1" else "yellow"
    assert table.at(f"items.{colour}.discard") == (item,)


@rule("NE-09.16")
def test_one_of_two_items_is_chosen_for_the_task() -> None:
    table = owner("armor").give(0, "tools#1", "duct_tape#1").deal(0, "rest").start(0)
    table.play("quest:armor#1")
    assert table.options == ["discard:tools#1", "discard:duct_tape#1"]
    table.play("discard:duct_tape#1")
    assert table.at("inventory.0") == ("tools#1",)


@rule("NE-09.16")
def test_no_quest_in_combat_or_without_a_card() -> None:
    table = owner("autoloader", kind="armory").put("adult#1", "xenos.014").deal(0, "rest").start(0)
    assert "quest:autoloader#1" not in table.options
    table = owner("autoloader", kind="armory").deal(0).start(0)
    assert "quest:autoloader#1" not in table.options


def card(quest: str, kind: str) -> str:
    return f"{OWNERS[quest]}_{kind}#1"


def test_the_log_shows_an_objective() -> None:
    table = with_item("log_key", kind="laboratory").deal(0, "rest").start(0)
    table.play("use:log_key#1>spy", "objective:1>1")
    seen = [e for e in table.match.events(0) if e.name == "objective_peeked"]
    assert seen[0].facts["objective"] == table.at("objectives.1")[0]
    assert table.at("removed") == ("log_key#1",)


def test_the_ship_turns_everybody_passes_and_nothing_attacks() -> None:
    table = with_item("orbital_maneuvering_system").put("adult#1", "xenos.014")
    table.deal(0, "rest", "search").deal(1, "rest").start(0, bag=[blank(table)])
    table.play("use:orbital_maneuvering_system#1>evade", "pay:pilot_rest#1", "none", "none")
    assert [event["seat"] for event in table.told("passed")] == [0, 1]
    assert not any(event["how"] == "event_phase" for event in table.told("xeno_attacks"))
    assert table.told("time")
    assert not table.state.evading


def blank(table: Table) -> str:
    return next(token for token in table.zones["bag"] if token.startswith("token_blank"))


def test_a_torch_closes_even_a_destroyed_door() -> None:
    table = with_item("plasma_torch", door={"014-017": "destroyed"}).deal(0, "rest").start(0)
    table.play("use:plasma_torch#1>door", "close:014-017")
    assert table.state.door == {"014-017": "closed"}
    assert table.at("beside.0") == ("plasma_torch#1",)


def test_a_torch_opens_doors_too() -> None:
    table = with_item("plasma_torch", door={"014-017": "closed"}).deal(0, "rest").start(0)
    table.play("use:plasma_torch#1>door", "open:014-017")
    assert table.state.door == {}


def test_a_flashlight_searches() -> None:
    table = with_item("flashlight", kind="armory").put("grenade#1", "items.red", top=True)
    table.deal(0, "rest", "demolition").start(0).play("use:flashlight#1>search", "keep:grenade#1")
    assert table.at("inventory.0") == ("grenade#1",)
    assert table.state.search["014"] == 1
    assert table.at("hand.0") == ()


def test_the_autoloader_gives_room_and_free_loading() -> None:
    """It brings 1 ammo at once, as a magazine brings 2."""
    table = with_item("autoloader", ammo={"assault_rifle#1": 3}).give(0, "energy_charge#1")
    table.deal(0, "rest").start(0).play("use:autoloader#1>attach")
    assert table.state.attached == {"autoloader#1": "assault_rifle#1"}
    assert table.state.ammo["assault_rifle#1"] == 4
    assert playable(table, "energy_charge") == ["reload", "autoload", "door"]
    table.play("use:energy_charge#1>autoload")
    assert table.state.ammo["assault_rifle#1"] == 6
    assert len(table.at("hand.0")) == 1


@rule("NE-09.07", "NE-15.08")
@pytest.mark.parametrize("rifle", [True, False])
def test_the_autoloader_fits_only_the_rifle_whoever_holds_it(rifle: bool) -> None:
    """The captain got it in a trade."""
    table = aboard("captain", "soldier").put("autoloader#1", "beside.0").give(0, "energy_charge#1")
    if rifle:
        table.put("assault_rifle#1", "hands.0")
    table.set(ammo={"six_shooter#1": 2, "assault_rifle#1": 2}).deal(0, "rest").start(0)
    assert playable(table, "autoloader") == (["attach"] if rifle else [])
    if rifle:
        table.play("use:autoloader#1>attach", "use:energy_charge#1>autoload")
    assert table.state.ammo == {"six_shooter#1": 2, "assault_rifle#1": 6 if rifle else 2}


def test_armor_wards_off_an_attack() -> None:
    table = with_item("armor").put("adult#1", "xenos.014").explore("017", "storage")
    table.put("attack_scratch_2#1", "attacks", top=True).deal(0, "rest").start(0, noise=[1])
    table.play("move:017", "discard:armor#1")
    assert table.state.light.get(0, 0) == 0
    assert table.at("removed") == ("armor#1",)


def test_armor_holds_off_a_larva() -> None:
    table = with_item("armor").put("larva#1", "xenos.014").explore("017", "storage")
    table.deal(0, "rest").start(0, noise=[1]).play("move:017", "discard:armor#1")
    assert table.state.larva == []
    assert table.at("discard.0") == ("soldier_rest#1",)


@rule("NE-10.12")
def test_armor_wards_a_frenzy_off_its_wearer_only() -> None:
    table = with_item("armor").put("breeder#1", "xenos.014").stand(1, "014").deal(0, "rest")
    table.put("attack_frenzy_3#1", "attacks", top=True).deal(1)
    table.run(["xenos_attack"], ["act", 0, 1]).play("discard:armor#1")
    assert table.at("wounds.0") == ()
    assert len(table.at("wounds.1")) == 1


def test_armor_may_be_kept() -> None:
    table = with_item("armor").put("adult#1", "xenos.014").explore("017", "storage")
    table.put("attack_scratch_2#1", "attacks", top=True).deal(0, "rest").start(0, noise=[1])
    table.play("move:017", "endure")
    assert table.state.light[0] == 1
    assert table.at("beside.0") == ("armor#1",)


def test_the_security_key_sets_all_doors_of_a_room() -> None:
    table = with_item("security_key", door={"010-013": "closed"}).deal(0, "rest").start(0)
    table.play("use:security_key#1>doors", "room:013", "turn:010-013+013-014")
    assert table.state.door == {"013-014": "closed"}


def test_the_motion_scanner_repeats_a_noise_roll_for_a_card() -> None:
    table = with_item("motion_scanner").explore("017", "storage").deal(0, "rest", "search")
    table.start(0, noise=["danger", 1]).play("move:017", "pay:scout_rest#1")
    assert table.ask.about == {"result": "danger"}
    table.play("discard:scout_search#1")
    assert table.state.noise == ["017-019"]
    assert table.told("danger") == []
    assert table.at("hand.0") == ()


def test_without_a_card_the_scanner_is_of_no_use() -> None:
    table = with_item("motion_scanner").explore("017", "storage").deal(0, "rest")
    table.start(0, noise=[1]).play("move:017")
    assert table.state.noise == ["017-019"]


@rule("NE-07.03")
def test_nobody_looks_at_the_scanner_in_combat() -> None:
    """A shot at eggs beside an intruder makes noise."""
    table = with_item("motion_scanner", kind="nest").put("adult#1", "xenos.014")
    table.deal(0, "rest", "search").start(0, noise=[2], combat=["blank"])
    table.play("shoot:rifle#1>eggs", "pay:scout_rest#1")
    assert table.ask.prompt == "act"
    assert len(table.told("noise_roll")) == 1


@rule("NE-10.17", "NE-10.29")
def test_laboratory_equipment_finds_a_weakness_anywhere() -> None:
    table = with_item("laboratory_equipment").put("carcass#1", "objects.014").deal(0, "rest")
    table.start(0).play("use:laboratory_equipment#1>analyse")
    assert table.at("weakness.carcass") == ()
    assert len(table.at("weakness.carcass.known")) == 1
    assert table.at("objects.014") == ("carcass#1",)


def test_the_holo_computer_assesses_risks_anywhere() -> None:
    table = with_item("holo_computer", malfunction=["014"]).deal(0, "risk_assessment").start(0)
    assert playable(table, "risk_assessment") == ["assess"]


def test_a_broken_computer_is_none() -> None:
    table = owner("holo_computer", kind="laboratory", malfunction=["014"])
    assert playable(table.deal(0, "risk_assessment").start(0), "risk_assessment") == []


def test_taken_in_combat_or_not() -> None:
    """Items marked so cannot be used in combat."""
    table = fight("mechanic", "captain").put("plasma_torch#1", "beside.0").deal(0, "rest").start(0)
    assert playable(table, "plasma_torch") == []
