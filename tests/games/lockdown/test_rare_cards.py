"""What random play hardly ever reaches."""

from __future__ import annotations

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}


def xenobiologist(room: str = "008", **state: object) -> Table:
    table = Table("xenobiologist", "janitor").stand(0, room).stand(1, "018")
    table.deal(0, "search", "repairs", "demolition")
    return table.set(**{"power": POWER, "powered": [], "met": True, **state})


def test_reagents_fuel_a_flamethrower() -> None:
    table = xenobiologist(ammo={"flamethrower#1": 1}).put("flamethrower#1", "hands.0")
    table.give(0, "reagents#1").start(0)
    table.play("use:reagents#1>fuel", "pay:xenobiologist_repairs#1")
    assert table.state.ammo["flamethrower#1"] == 4


@rule("LD-23.07")
def test_reagents_repel_a_xeno_for_those_who_know_enough() -> None:
    for knowledge, possible in ((4, False), (5, True)):
        table = xenobiologist("002", knowledge={"0": knowledge, "1": 1}).put("adult#1", "xenos.002")
        table.give(0, "reagents#1").put("event_hatching#1", "events", top=True).start(0)
        assert ("use:reagents#1>repel" in table.options) == possible
    table.play("use:reagents#1>repel", "pay:xenobiologist_repairs#1")
    assert table.at("xenos.003") == ("adult#1",)


def test_a_toolbelt_reloads_the_nailgun() -> None:
    table = xenobiologist(ammo={"nailgun#1": 0}).put("nailgun#1", "hands.0").give(0, "toolbelt#1")
    table.start(0).play("use:nailgun#1>reload", "pay:xenobiologist_repairs#1")
    assert table.state.ammo["nailgun#1"] == 4
    assert "toolbelt#1" in table.at("items.yellow.discard")


def test_a_calmed_xeno_does_not_attack_in_the_event_phase() -> None:
    table = xenobiologist("002", knowledge={"0": 8, "1": 1}).put("adult#1", "xenos.002")
    table.put("overmind#1", "beside.0").start(0)
    table.play("use:overmind#1>calm", "pay:xenobiologist_search#1+xenobiologist_repairs#1")
    assert table.state.calmed == ["adult#1"]
    table.set(calmed=["adult#1"]).put("event_lurking#1", "events", top=True)
    table.run(["xenos_attack"], ["resolve_event"], ["act", 0, 1])
    assert table.told("event_card")[0]["card"] == "event_lurking#1"
    assert table.told("xeno_attacks") == []
    table.run(["begin_round"])
    assert table.state.calmed == []


def test_another_xeno_with_the_same_figure_is_not_calm() -> None:
    table = xenobiologist("002", calmed=["adult#1"]).put("adult#1", "xenos.001")
    table.put("event_panic#1", "events", top=True).run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.001") == ()
    assert table.state.calmed == []


def test_field_experience_orders_the_attack_deck_and_remembers_it() -> None:
    table = xenobiologist(knowledge={"0": 6, "1": 1}).deal(0, "field_experience")
    table.put("attack_cut_3#1", "attacks", top=True).put("attack_cut_2#1", "attacks", top=True)
    table.start(0).play("play:xenobiologist_field_experience#1>attacks", "top:attack_cut_3#1")
    assert table.at("attacks")[0] == "attack_cut_3#1"
    assert table.at("attacks")[-1] == "attack_cut_2#1"
    decks = [table.match.view(seat)["decks"]["attacks"]["known"] for seat in (0, 1)]
    assert decks == [["attack_cut_3#1", "attack_cut_2#1"], []]


@rule("LD-23.06b", "LD-23.06c")
def test_the_analysis_tools_use_up_the_object_and_give_knowledge() -> None:
    table = xenobiologist().give(0, "analysis_tools#1").put("corpse#1", "objects.008").start(0)
    table.play("use:analysis_tools#1>analyse", "pay:xenobiologist_repairs#1")
    assert table.state.knowledge[0] == 4
    assert table.at("laboratory_board") == ("corpse#1",)


def test_the_pressure_washer_puts_out_a_fire_next_door() -> None:
    table = xenobiologist("002", fire=["003"]).put("pressure_washer#1", "hands.0").start(0)
    table.play("use:pressure_washer#1>fire", "pay:xenobiologist_repairs#1")
    assert table.state.fire == []


@rule("LD-25.08", "LD-25.05a")
def test_taped_items_share_a_hand_slot() -> None:
    table = xenobiologist().put("pistol#1", "hands.0").put("shotgun#1", "hands.0")
    table.give(0, "duct_tape#1").put("carcass#1", "objects.008").start(0)
    assert "pick_up:carcass#1" not in table.options
    table.play("use:duct_tape#1>combine", "pay:xenobiologist_repairs#1")
    assert "pick_up:carcass#1" in table.options


def test_pheromones_ward_off_an_attack_for_an_egg() -> None:
    table = xenobiologist("002").put("adult#1", "xenos.002").put("egg#1", "hands.0")
    table.deal(0, "pheromones", "search").put("attack_cut_3#1", "attacks", top=True)
    table.run(["xenos_attack"], ["act", 0, 1])
    table.play("ignore:xenobiologist_pheromones#1>egg#1")
    assert table.state.light.get(0, 0) == 0
    assert table.state.slime == [0]


@rule("LD-19.10")
def test_a_twelfth_door_is_taken_from_the_board() -> None:
    closed = dict.fromkeys(
        (
            "001-002",
            "001-004",
            "002-003",
            "002-005",
            "003-004",
            "004-006",
            "005-007",
            "006-011",
            "007-016",
            "008-009",
            "009-010",
        ),
        "closed",
    )
    table = xenobiologist(door=closed).give(0, "toolbelt#1").start(0)
    table.play("use:toolbelt#1>door", "pay:xenobiologist_repairs#1", "close:007-008")
    table.play("take_door:001-002")
    assert table.state.door["007-008"] == "closed"
    assert "001-002" not in table.state.door


@rule("LD-14.04")
def test_a_stun_finds_nobody_whose_last_card_was_a_vain_interruption() -> None:
    table = Table("sentry", "janitor").stand(0, "008").stand(1, "008")
    table.deal(0, "stun", "interruption", "rest").deal(1, "interruption").start(0)
    table.play("play:sentry_stun#1>stun_character", "interrupt:janitor_interruption#1")
    table.play("interrupt:sentry_interruption#1")
    assert table.at("hand.1") == ()
    assert table.ask.prompt == "act"
