"""Stairwells, service corridors, markers and doors (LD-18.07 to LD-19.12)."""

from __future__ import annotations

import pytest

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
LIT = {"power": POWER, "powered": [1, 2, 3, 4], "met": True}


def janitor(room: str = "008", **state: object) -> Table:
    table = Table("janitor", "sentry").stand(0, room).stand(1, "018").set(**{**LIT, **state})
    return table.deal(0, "search", "rest", "clean_up")


def event(table: Table, card: str) -> Table:
    return table.put(card, "events", top=True).run(["resolve_event"], ["act", 0, 1])


# ---------------------------------------------------------------- service corridors, stairwells


@rule("LD-18.07", "LD-19.08")
def test_no_door_is_ever_put_into_a_service_corridor() -> None:
    table = janitor("003").explore("003", "archive", search=1).give(0, "toolbelt#1").start(0)
    table.play("use:toolbelt#1>door", "pay:janitor_rest#1")
    assert table.options == ["close:002-003", "close:003-004"]


@rule("LD-18.07")
def test_closing_all_doors_of_a_room_leaves_its_service_corridor_alone() -> None:
    table = janitor("003").explore("003", "archive").stand(1, "009")
    table.explore("009", "vent_control_room").deal(1, "search", "rest").start(1)
    table.play("room:vent", "vent:003")
    assert "service" not in table.state.door
    assert table.state.venting == "003"


@rule("LD-18.09", "LD-29.07")
def test_a_stairwell_is_dark_and_offers_neither_action_nor_search() -> None:
    table = janitor("005").put("adult#1", "xenos.005").put("attack_cut_5#1", "attacks", top=True)
    table.run(["xenos_attack"], ["act", 0, 1])
    assert table.state.light[0] == 2  # the darkness part of the card too
    calm = janitor("005").start(0)
    assert not [o for o in calm.options if o.startswith(("room", "computer", "play:janitor_sea"))]


@rule("LD-18.10")
def test_a_malfunction_in_a_stairwell_only_uses_up_the_pool() -> None:
    table = janitor("005").deal(0, "demolition", "rest").start(0)
    before = [option for option in table.options if option.startswith("move")]
    table.play("play:janitor_demolition#1>break_room")
    assert table.state.malfunction == ["005"]
    assert [option for option in table.options if option.startswith("move")] == before
    rooms = ["002", "004", "005", "006", "007", "013", "016", "017", "018", "019"]
    full = janitor("022", malfunction=rooms).deal(0, "demolition", "rest").start(0)
    full.play("play:janitor_demolition#1>break_room")
    assert full.match.result is not None
    assert full.match.result.reason == "explosion"


@rule("LD-18.11")
def test_two_characters_in_one_stairwell_are_not_in_the_same_section() -> None:
    def spied_on(room: str) -> bool:
        table = Table("hacker", "sentry").stand(0, room).stand(1, room).set(**LIT)
        table.put(table.zones["computer.open"][0], "computer").put("computer_a", "computer.open")
        table.deal(0, "neuralink", "rest").deal(1, "search").start(0)
        if "play:hacker_neuralink#1>remote" not in table.options:
            return False
        table.play("play:hacker_neuralink#1>remote", "let")
        return "computer:peek_player" in table.options

    assert spied_on("002")
    assert not spied_on("005")


@rule("LD-18.11", "LD-20.10a")
def test_in_a_stairwell_one_shoots_with_the_combat_die() -> None:
    table = janitor("005").put("larva#1", "xenos.005").start(0, combat=["blank"])
    table.play("shoot:nailgun#1>larva#1", "pay:janitor_rest#1")
    assert table.told("shot")[0]["die"] == "combat"


# ---------------------------------------------------------------- noise and slime


@rule("LD-19.01")
def test_noise_stops_nobody_from_walking_through_it() -> None:
    table = janitor("002", noise=["002-003"]).explore("003", "archive", search=1)
    table.start(0, noise=["silence"]).play("move:003", "pay:janitor_rest#1")
    assert table.state.place[0] == "003"
    assert table.state.noise == ["002-003"]
    assert table.told("encounter") == []


@rule("LD-19.02b")
def test_a_second_slime_marker_does_nothing() -> None:
    table = janitor("009", slime=[0]).explore("009", "contaminated_room", search=1).start(0)
    table.play("play:janitor_search#1>search", "deck:green")
    table.play(table.options[0])
    assert table.state.slime == [0]
    assert table.told("slimed") == []


@rule("LD-19.02c")
def test_clothes_take_the_slime_off() -> None:
    table = janitor(slime=[0, 1]).give(0, "clothes#1").start(0)
    table.play("use:clothes#1>slime", "pay:janitor_rest#1")
    assert table.state.slime == [1]


# ---------------------------------------------------------------- fire


@rule("LD-19.03", "LD-13.11")
def test_a_fire_burns_characters_and_xenos_in_its_room_only() -> None:
    table = janitor(fire=["008"]).put("adult#1", "xenos.008").put("adult#2", "xenos.012")
    table.put("attack_cut_5#1", "attacks", top=True)
    table.run(["turn_over", 0])
    assert table.state.light.get(0) == 1
    table.run(["fire_burns"], ["act", 1, 1])
    assert table.state.damage == {"adult#1": 1}


@rule("LD-19.05c")
def test_fire_reaches_rooms_that_nobody_has_explored() -> None:
    table = event(janitor("004", fire=["002"]), "event_consuming_fire#1")
    assert set(table.state.fire) == {"001", "002", "003", "005"}


@rule("LD-19.05d")
def test_a_burning_room_can_still_be_searched_and_used() -> None:
    table = janitor(fire=["008"]).explore("008", "archive", search=1).start(0)
    assert {"room:examine_archives", "play:janitor_search#1>search"} <= set(table.options)


@rule("LD-19.05e", "LD-19.05b")
def test_spreading_fire_stops_at_closed_doors_and_burning_rooms() -> None:
    doors = {"002-003": "closed"}
    table = event(janitor("022", fire=["001", "002"], door=doors), "event_consuming_fire#1")
    assert sorted(table.state.fire) == ["001", "002", "004", "005"]


@rule("LD-19.05e", "LD-19.05a")
def test_fire_that_cannot_spread_for_want_of_markers_explodes_the_facility() -> None:
    rooms = [f"{n:03}" for n in range(1, 13)]
    table = janitor("022", fire=rooms).put("event_consuming_fire#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.match.result is not None
    assert table.match.result.reason == "explosion"


@rule("LD-19.05f")
def test_a_room_that_is_not_found_yet_is_not_hit_by_its_name() -> None:
    table = janitor("004")
    hidden = next(z[5:] for z, tiles in table.zones.items() if tiles == ["cooling_system"])
    assert table.zones.get(f"tile.{hidden}") == ["cooling_system"]
    event(table, "event_coolant_leak#1")
    assert table.state.malfunction == []
    assert table.state.self_destruct == -1
    known = event(janitor("004").explore("008", "cooling_system"), "event_coolant_leak#1")
    assert known.state.malfunction == ["008"]


@rule("LD-19.05f")
def test_fire_does_not_find_a_named_room_before_the_characters_do() -> None:
    """Fire may lie in unexplored rooms, but nobody knows which of them is the generator's."""
    table = event(janitor("004"), "event_thats_hot#1")
    assert table.state.fire == ["022"]
    known = event(janitor("004").explore("008", "power_generator"), "event_thats_hot#1")
    assert known.state.fire == ["008", "022"]


# ---------------------------------------------------------------- malfunctions


@rule("LD-19.06a")
def test_a_malfunction_blocks_the_action_of_the_room_but_not_the_search() -> None:
    table = janitor(malfunction=["008"]).explore("008", "archive", search=1).start(0)
    assert "room:examine_archives" not in table.options
    assert "play:janitor_search#1>search" in table.options


@rule("LD-19.06b", "LD-27.13f")
@pytest.mark.parametrize("kind", ["nest", "contaminated_room"])
def test_the_nest_and_the_contaminated_room_never_break(kind: str) -> None:
    room = "008" if kind == "nest" else "009"
    table = janitor(room).explore(room, kind).put("adult#1", f"xenos.{room}")
    table.put("attack_perched_in_the_dark_2#1", "attacks", top=True)
    event(table.deal(0, "demolition", "rest"), "event_damage#1")
    assert table.state.malfunction == []
    assert "play:janitor_demolition#1>break_room" not in table.options


@rule("LD-19.06c")
@pytest.mark.parametrize(
    ("room", "action"),
    [
        ("002", "call_elevator"),
        ("013", "raise_alarm"),
        ("019", "lock_in"),
        ("022", "restore_power"),
    ],
)
def test_special_rooms_break_too(room: str, action: str) -> None:
    table = janitor(room, time=8).deal(0, "demolition", "rest", "search", "clean_up").start(0)
    assert f"room:{action}" in table.options
    table.play("play:janitor_demolition#1>break_room")
    assert f"room:{action}" not in table.options


@rule("LD-19.06c")
@pytest.mark.parametrize("broken", [False, True])
def test_the_emergency_key_needs_no_power_but_a_working_lift(broken: bool) -> None:
    table = janitor("002", powered=[], malfunction=["002"] if broken else [])
    table.deal(0, "emergency_key", "rest").start(0)
    assert ("play:janitor_emergency_key#1>elevator" in table.options) == (not broken)


@rule("LD-19.06c", "LD-29.04")
def test_nobody_rests_better_in_a_broken_isolation_room() -> None:
    for broken, cards in (([], 6), (["019"], 5)):
        table = janitor("019", malfunction=broken).run(["begin_round"])
        assert len(table.at("hand.0")) == cards


@rule("LD-19.06d", "LD-29.05b")
def test_a_malfunction_does_not_reach_those_locked_in() -> None:
    table = janitor("isolated", malfunction=["019"], time=1).stand(1, "bunker")
    table.active("code_green#1").run(["end_of_game", "time"])
    assert table.match.result is not None
    assert table.match.result.seats[0].survived


@rule("LD-19.06e", "LD-19.07d")
@pytest.mark.parametrize("how", ["use:toolbelt#1>repair", "play:sentry_repairs#1>repair"])
def test_a_repaired_room_works_at_once(how: str) -> None:
    table = Table("sentry", "janitor").stand(0, "008").stand(1, "018")
    table.set(**LIT, malfunction=["008"]).explore("008", "archive", search=0)
    table.give(0, "toolbelt#1").deal(0, "repairs", "search", "rest", "demolition").start(0)
    assert "room:examine_archives" not in table.options
    table.play(how, "pay:sentry_demolition#1")
    assert table.state.malfunction == []
    assert "room:examine_archives" in table.options


@rule("LD-19.07a", "LD-04.04a")
def test_an_eleventh_malfunction_explodes_the_facility() -> None:
    rooms = ["002", "004", "005", "006", "007", "013", "016", "017", "018", "019"]
    table = janitor("022", malfunction=rooms).deal(0, "demolition", "rest").start(0)
    table.play("play:janitor_demolition#1>break_room")
    assert table.match.result is not None
    assert table.match.result.reason == "explosion"


@rule("LD-19.07b")
def test_a_second_malfunction_in_a_room_does_nothing_even_with_an_empty_pool() -> None:
    rooms = ["002", "004", "005", "006", "007", "013", "016", "017", "018", "019"]
    table = janitor("022", malfunction=rooms).put("adult#1", "xenos.002")
    event(table, "event_damage#1")
    assert table.match.result is None
    assert table.state.malfunction == rooms


@rule("LD-19.07c")
def test_an_unexplored_room_takes_no_malfunction() -> None:
    rooms = ["002", "004", "005", "006", "007", "013", "016", "017", "018", "019"]
    table = event(janitor("022", malfunction=rooms).put("adult#1", "xenos.008"), "event_damage#1")
    assert table.match.result is None
    assert "008" not in table.state.malfunction


@rule("LD-19.07d", "LD-19.05a")
def test_a_marker_taken_out_of_the_game_is_missing_later() -> None:
    burning = [f"{n:03}" for n in range(1, 12)]
    table = event(janitor("022", fire=burning, noise=["service"]), "event_noise_in_corridors#1")
    assert table.match.result is None
    assert (table.state.fire_pool, table.state.malfunction_pool) == (11, 9)
    lit = janitor("022", fire=burning, fire_pool=11).give(0, "lighter#1").start(0)
    lit.play("use:lighter#1>ignite", "pay:janitor_rest#1")
    assert lit.match.result is not None
    assert lit.match.result.reason == "explosion"


@rule("LD-19.07d")
def test_an_empty_pool_loses_nothing_more() -> None:
    burning = [f"{n:03}" for n in range(1, 13)]
    table = event(janitor("022", fire=burning, noise=["service"]), "event_noise_in_corridors#1")
    assert table.match.result is None
    assert (table.state.fire_pool, table.state.malfunction_pool) == (12, 9)


@rule("LD-19.07d")
def test_a_marker_put_back_can_be_placed_again() -> None:
    burning = [f"{n:03}" for n in range(2, 14)]
    table = janitor("002", fire=burning).deal(0, "clean_up", "rest", "search")
    table.give(0, "lighter#1").start(0).play("play:janitor_clean_up#1>fire")
    table.play("use:lighter#1>ignite", "pay:janitor_rest#1")
    assert table.match.result is None
    assert len(table.state.fire) == 12


# ---------------------------------------------------------------- doors


@rule("LD-19.08", "LD-18.01")
def test_a_door_does_not_keep_noise_out() -> None:
    table = janitor("004", door={"003-004": "closed"}, noise=["003-004"])
    table.explore("003", "archive").stand(0, "002")
    table.start(0, noise=[3], bag=["token_blank_0_0#1"]).play("move:003", "pay:janitor_rest#1")
    assert table.told("encounter")
    quiet = janitor("002", door={"003-004": "closed"}).explore("003", "archive")
    quiet.start(0, noise=[3]).play("move:003", "pay:janitor_rest#1")
    assert quiet.state.noise == ["003-004"]


@rule("LD-19.09")
def test_all_doors_are_open_at_the_start() -> None:
    table = janitor("002").start(0)
    assert table.state.door == {}
    assert {"move:001", "move:003", "move:005"} <= set(table.options)


@rule("LD-19.09", "LD-19.12")
@pytest.mark.parametrize(("door", "open_"), [("closed", False), ("destroyed", True)])
def test_a_closed_door_stops_and_a_destroyed_one_does_not(door: str, open_: bool) -> None:
    table = janitor("002", door={"002-003": door}).start(0)
    assert ("move:003" in table.options) == open_


@rule("LD-19.11a")
@pytest.mark.parametrize(("state", "reaches"), [("closed", False), ("destroyed", True)])
def test_nothing_is_thrown_through_a_closed_door(state: str, reaches: bool) -> None:
    table = janitor(door={"008-009": state}).put("adult#1", "xenos.009")
    table.put("adult#2", "xenos.012").put("adult#3", "xenos.012")
    table.give(0, "grenade#1", "thermite_charge#1").start(0)
    table.play("use:grenade#1>throw", "pay:janitor_rest#1")
    assert ("throw:009>adult#1" in table.options) == reaches
    assert "throw:012>adult#2" in table.options
    table.start(0).play("use:thermite_charge#1>throw", "pay:janitor_rest#1")
    assert ("room:009" in table.options) == reaches


@rule("LD-19.11c", "LD-19.11b")
def test_xenos_at_a_closed_door_break_it_together_and_stay() -> None:
    table = janitor("022", door={"002-003": "closed"})
    for xeno in ("adult#1", "breeder#1"):
        table.put(xeno, "xenos.002")
    event(table, "event_hatching#1")
    assert table.state.door == {"002-003": "destroyed"}
    assert set(table.at("xenos.002")) == {"adult#1", "breeder#1"}


@rule("LD-19.11c")
def test_xenos_on_both_sides_of_a_closed_door_stay_where_they_are() -> None:
    table = janitor("022", door={"002-003": "closed"})
    table.put("adult#1", "xenos.002").put("adult#2", "xenos.003")
    event(table, "event_hatching#1")
    assert table.state.door == {"002-003": "destroyed"}
    assert (table.at("xenos.002"), table.at("xenos.003")) == (("adult#1",), ("adult#2",))


@rule("LD-19.12")
def test_a_destroyed_door_is_never_closed_again() -> None:
    table = janitor("002", door={"002-003": "destroyed"}).give(0, "toolbelt#1").start(0)
    table.play("use:toolbelt#1>door", "pay:janitor_rest#1")
    assert "close:002-003" not in table.options
    moved = janitor("022", door={"002-003": "destroyed"}).put("adult#1", "xenos.002")
    event(moved, "event_hatching#1")
    assert moved.at("xenos.003") == ("adult#1",)
