"""Fire, malfunctions, slime, doors, technical corridors, things (NE-03.04 to NE-03.63)."""

from __future__ import annotations

import pytest

from tests.games.nemesis.positions import aboard, fight
from tests.games.nemesis.table import Table
from tests.marks import rule


def event(table: Table, card: str, **chance: object) -> Table:
    """Resolve this event card, then let the first seat act."""
    table.put(card, "events", top=True)
    return table.run(["resolve_event"], ["act", 0, 1], **chance)


# ---------------------------------------------------------------- malfunctions


@rule("NE-03.04")
def test_a_second_malfunction_in_a_room_does_nothing() -> None:
    table = fight(kind="storage", malfunction=["014"], malfunction_pool=1)
    event(table, "event_damage#1")
    assert table.state.malfunction == ["014"]
    assert table.match.result is None


@rule("NE-03.05", "NE-09.01")
def test_a_malfunction_blocks_the_room_action() -> None:
    cards = ("rest", "search", "order")
    works = aboard(kind="storage").deal(0, *cards).start(0)
    broken = aboard(kind="storage", malfunction=["014"]).deal(0, *cards).start(0)
    assert "room:take_from_storage" in works.options
    assert "room:take_from_storage" not in broken.options


@rule("NE-03.08")
@pytest.mark.parametrize("broken", [True, False])
def test_a_malfunction_takes_the_computer_away(broken: bool) -> None:
    rooms = ["017"] if broken else []
    table = aboard("pilot", "captain", room="017", kind="generator", malfunction=rooms)
    table.deal(0, "piloting", "rest").start(0)
    offered = any(option.startswith("play:pilot_piloting#1") for option in table.options)
    assert offered == (not broken)


@rule("NE-03.09", "NE-03.16")
def test_broken_and_burning_rooms_can_be_searched() -> None:
    table = aboard(kind="storage", malfunction=["014"], fire=["014"]).deal(0, "search").start(0)
    assert "play:captain_search#1>search" in table.options


@rule("NE-03.16")
def test_a_burning_room_can_be_used() -> None:
    table = aboard(kind="storage", fire=["014"]).deal(0, "rest", "search", "order").start(0)
    assert "room:take_from_storage" in table.options


@rule("NE-03.10")
@pytest.mark.parametrize(("room", "kind"), [("017", "nest"), ("014", "slime_room"), ("013", "")])
def test_unexplored_rooms_nest_and_slime_room_take_no_malfunction(room: str, kind: str) -> None:
    table = aboard(kind="cabins").stand(0, "001")
    if kind:
        table.explore(room, kind)
    table.put("breeder#1", f"xenos.{room}")
    event(table, "event_damage#1")
    assert table.state.malfunction == []


@rule("NE-03.11", "NE-11.02")
def test_a_ninth_malfunction_breaks_the_ship() -> None:
    rooms = ["001", "011", "019", "020", "021", "002", "003", "004"]
    table = fight(kind="storage", malfunction=rooms).put("event_damage#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.match.result is not None
    assert table.match.result.reason == "explosion"
    assert table.state.destroyed


# ---------------------------------------------------------------- fire


@rule("NE-03.12", "NE-03.16", "NE-06.23")
def test_fire_spreads_to_neighbours_once_each_and_into_unexplored_rooms() -> None:
    table = aboard(kind="cabins", fire=["003", "007"]).stand(0, "021")
    event(table, "event_consuming_fire#1")
    assert sorted(table.state.fire) == ["001", "003", "006", "007", "008"]


@rule("NE-06.23")
@pytest.mark.parametrize(("door", "burns"), [("closed", False), ("destroyed", True)])
def test_fire_passes_destroyed_doors_but_not_closed_ones(door: str, burns: bool) -> None:
    table = aboard(kind="cabins", fire=["010"], door={"005-010": door}).stand(0, "021")
    event(table, "event_consuming_fire#1")
    assert ("005" in table.state.fire) == burns
    assert "013" in table.state.fire
    assert "009" not in table.state.fire  # only the technical corridors join it to 005


@rule("NE-03.15", "NE-06.23", "NE-11.02")
def test_a_ninth_fire_explodes_the_ship_and_markers_come_in_order_of_numbers() -> None:
    rooms = ["002", "004", "009", "012", "016", "010"]
    table = aboard(kind="cabins", fire=rooms).stand(0, "021")
    table.put("event_consuming_fire#1", "events", top=True).run(["resolve_event"], ["act", 0, 1])
    assert table.match.result is not None
    assert table.match.result.reason == "explosion"
    assert [told["room"] for told in table.told("fire_placed")] == ["001", "005"]


@rule("NE-03.13", "NE-05.12")
@pytest.mark.parametrize("way", ["two actions", "an action and a pass", "a pass"])
def test_a_turn_that_ends_in_a_fire_hurts(way: str) -> None:
    table = aboard(kind="storage", fire=["014"]).deal(0, "reload", "demolition", "motivation")
    table.put("six_shooter#1", "hands.0").set(ammo={"six_shooter#1": 1}).start(0)
    if way != "a pass":
        table.play("play:captain_reload#1>reload")
    if way == "two actions":
        table.play("play:captain_motivation#1>motivate")
    else:
        table.play("pass")
        if table.ask.prompt == "discard_on_pass":
            table.play("none")
    assert table.state.light.get(0) == 1


@rule("NE-05.12")
def test_who_has_passed_burns_no_more_in_this_round() -> None:
    table = aboard(kind="storage", fire=["014"], passed=[0], light={"0": 1})
    table.deal(1, "rest").run(["act", 1, 1]).play("pass", "none")
    assert table.told("light_wound") == []
    assert table.state.light == {0: 1}


@rule("NE-03.14", "NE-06.05")
def test_intruders_in_a_fire_suffer_one_damage_in_the_event_phase() -> None:
    table = aboard(kind="storage", fire=["013"]).put("adult#1", "xenos.013")
    table.put("adult#2", "xenos.017").put("attack_scratch_6#1", "attacks", top=True)
    table.run(["fire_burns"], ["act", 0, 1])
    assert table.state.damage == {"adult#1": 1}


@rule("NE-06.06", "NE-04.08")
def test_a_burning_nest_loses_one_egg_a_round() -> None:
    table = aboard(kind="storage", fire=["017"]).explore("017", "nest")
    table.run(["fire_burns"], ["act", 0, 1])
    assert len(table.at("nest.eggs")) == 4


@rule("NE-06.06")
def test_an_egg_that_lies_in_a_fire_burns_a_carried_one_does_not() -> None:
    table = aboard(kind="storage", fire=["014"]).put("egg#6", "objects.014")
    table.put("egg#7", "hands.0").run(["fire_burns"], ["act", 0, 1])
    assert table.at("objects.014") == ()
    assert "egg#7" in table.at("hands.0")
    assert len(table.at("nest.eggs")) == 5


# ---------------------------------------------------------------- doors


@rule("NE-03.56", "NE-03.60")
def test_a_destroyed_door_never_closes_again() -> None:
    table = aboard("pilot", "captain", kind="storage", door={"011-014": "destroyed"})
    table.deal(0, "computer_skills", "rest").start(0).play("play:pilot_computer_skills#1>door")
    assert "close:011-014" not in table.options
    table.play("close:013-014")
    assert table.state.door == {"011-014": "destroyed", "013-014": "closed"}
    assert "move:011" in table.options


@rule("NE-03.61", "NE-03.62")
def test_every_corridor_starts_open_and_the_technical_ones_have_no_doors() -> None:
    table = aboard("pilot", "captain", kind="storage").deal(0, "computer_skills", "rest").start(0)
    assert table.state.door == {}
    table.play("play:pilot_computer_skills#1>door")
    assert table.options == ["close:011-014", "close:013-014", "close:014-017"]


@rule("NE-03.61")
def test_opening_takes_the_door_away() -> None:
    table = aboard("pilot", "captain", kind="storage", door={"011-014": "closed"})
    table.deal(0, "computer_skills", "rest").start(0)
    table.play("play:pilot_computer_skills#1>door", "open:011-014")
    assert table.state.door == {}


@rule("NE-03.63")
def test_without_a_door_left_another_closed_one_is_moved() -> None:
    doors = dict.fromkeys(
        ("001-002", "001-003", "001-004", "002-006", "003-007", "004-008", "005-006"), "closed"
    )
    doors |= dict.fromkeys(("005-010", "006-007", "006-011", "007-008", "008-009"), "destroyed")
    assert len(doors) == 12
    table = aboard("pilot", "captain", kind="storage", door=doors)
    table.deal(0, "computer_skills", "rest").start(0)
    table.play("play:pilot_computer_skills#1>door", "close:013-014")
    assert table.options == [f"take_door:{c}" for c, side in doors.items() if side == "closed"]
    table.play("take_door:003-007")
    assert table.state.door["013-014"] == "closed"
    assert "003-007" not in table.state.door
    assert len(table.state.door) == 12


# ---------------------------------------------------------------- technical corridors


@rule("NE-03.53", "NE-06.08")
def test_an_intruder_in_the_technical_corridors_leaves_its_damage_and_a_token() -> None:
    table = aboard(kind="storage", damage={"creeper#1": 2}).stand(0, "001")
    table.put("creeper#1", "xenos.014").put("token_creeper_1#1", "supply")
    table.put("token_creeper_1#2", "supply").put("token_creeper_1#3", "supply")
    event(table, "event_scent_of_prey#1")  # creepers and adults through number 3
    assert "creeper#1" in table.at("figures")
    assert table.state.damage == {}
    assert [token for token in table.at("bag") if "creeper" in token]


# ---------------------------------------------------------------- things


@rule("NE-03.45a")
def test_heavy_things_are_seen_by_all_and_take_a_hand() -> None:
    table = aboard(kind="storage").put("egg#6", "objects.014").deal(0, "rest", "search").start(0)
    table.play("pick_up:egg#6", "pay:captain_rest#1")
    seen = table.match.view(1)["seats"][0]
    assert seen["hands"] == ("six_shooter#1", "egg#6")
    assert seen["inventory"] == []


@rule("NE-03.45b", "NE-09.05")
def test_with_full_hands_nothing_can_be_picked_up() -> None:
    table = aboard(kind="storage").put("egg#6", "objects.014").put("egg#7", "hands.0")
    table.deal(0, "rest", "search").start(0)
    assert "pick_up:egg#6" not in table.options
    table.play("drop:egg#7")
    assert "pick_up:egg#6" in table.options


@rule("NE-03.45d", "NE-03.45e")
def test_a_dropped_item_is_lost_a_dropped_object_stays_and_neither_costs() -> None:
    table = aboard(kind="storage").put("egg#6", "hands.0").give(0, "medkit#1", "taser#1")
    table.deal(0, "rest").start(0)
    table.play("drop:egg#6", "drop:six_shooter#1", "drop:medkit#1", "drop:taser#1")
    assert table.at("objects.014") == ("egg#6",)
    assert table.at("items.green.discard") == ("medkit#1",)
    assert "taser#1" in table.at("crafted")
    assert table.at("removed") == ("six_shooter#1",)
    assert table.ask.about["nth"] == 1
    assert table.at("hand.0") == ("captain_rest#1",)


@rule("NE-03.54", "NE-03.55")
def test_the_dead_leave_a_corpse_and_objects_but_no_items() -> None:
    table = fight(kind="storage").put("egg#6", "hands.0").give(0, "medkit#1").deal(0)
    for wound in ("body#1", "body#2"):
        table.put(wound, "wounds.0")
    table.put("attack_bite_4#1", "attacks", top=True)
    table.run(["xenos_attack"], ["act", 1, 1])
    assert table.state.place[0] == "dead"
    assert set(table.at("objects.014")) == {"egg#6", "corpse#2"}
    assert set(table.at("removed")) == {"six_shooter#1", "medkit#1"}


@rule("NE-03.54")
def test_a_corpse_is_an_object_that_can_be_carried() -> None:
    table = aboard(kind="storage").put("corpse#2", "objects.014").deal(0, "rest").start(0)
    table.play("pick_up:corpse#2")
    assert "corpse#2" in table.at("hands.0")


# ---------------------------------------------------------------- light wounds


@rule("NE-03.38")
def test_a_light_wound_is_counted() -> None:
    table = aboard(kind="storage", fire=["014"]).run(["turn_over", 0])
    assert table.state.light == {0: 1}
    assert table.at("wounds.0") == ()


@rule("NE-03.39")
def test_the_third_light_wound_becomes_a_serious_one() -> None:
    table = aboard(kind="storage", fire=["014"], light={"0": 2}).run(["turn_over", 0])
    assert table.state.light == {0: 0}
    assert len(table.at("wounds.0")) == 1


@rule("NE-03.40")
def test_several_light_wounds_are_resolved_one_after_another() -> None:
    table = fight(kind="storage", light={"0": 2}).deal(0)
    table.put("attack_claw_attack_3#1", "attacks", top=True)
    table.run(["xenos_attack"], ["act", 0, 1])
    assert table.state.light == {0: 1}
    assert len(table.at("wounds.0")) == 1
