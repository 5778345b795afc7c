"""Exploration tokens, and the corridors nobody walks through (LD-17.02 to LD-18.06)."""

from __future__ import annotations

import pytest

from hullbreach.games.lockdown.standard_board import CORRIDORS
from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
LIT = {"power": POWER, "powered": [1, 2, 3, 4], "met": True}


def survivor(**state: object) -> Table:
    """Beside the unexplored room 003, which is a Guard Room."""
    table = Table("survivor", "janitor").stand(0, "002").stand(1, "018").set(**{**LIT, **state})
    tile = next(zone for zone, pieces in table.zones.items() if "guard_room" in pieces)
    table.put(table.zones["tile.003"][0], tile).put("guard_room", "tile.003")
    return table.deal(0, "search", "rest", "vents")


def token(table: Table, name: str) -> Table:
    """This exploration token lies in room 003."""
    home = next(zone for zone, pieces in table.zones.items() if name in pieces)
    table.put(table.zones["token.003"][0], home).put(name, "token.003")
    return table


def go(table: Table, **chance: object) -> Table:
    return table.start(0, **chance).play("move:003", "pay:survivor_rest#1")


def creep(table: Table) -> Table:
    return table.start(0).play("careful:003", "pay:survivor_rest#1+survivor_search#1")


@rule("LD-17.02b", "LD-27.13f")
def test_the_nest_gets_no_search_counter() -> None:
    table = survivor().stand(0, "012")
    tile = next(zone for zone, pieces in table.zones.items() if "nest" in pieces)
    table.put(table.zones["tile.008"][0], tile).put("nest", "tile.008")
    table.start(0, noise=["silence"]).play("move:008", "pay:survivor_rest#1")
    assert table.at("room.008") == ("nest",)
    assert "008" not in table.state.search


@rule("LD-17.03a")
def test_silence_spares_the_noise_roll() -> None:
    table = go(token(survivor(), "explore_silence_1#1"))
    assert table.told("noise_roll") == []
    assert table.state.noise == []


@rule("LD-17.03b")
def test_silence_with_slime_is_danger() -> None:
    table = go(token(survivor(slime=[0]), "explore_silence_1#1").put("adult#1", "xenos.004"))
    assert table.at("xenos.003") == ("adult#1",)
    assert table.told("noise_roll") == []


@rule("LD-17.03c")
def test_a_careful_step_into_silence_still_puts_its_marker() -> None:
    table = creep(token(survivor(), "explore_silence_1#1")).play("noise:003-004")
    assert table.state.noise == ["003-004"]


@rule("LD-17.03c", "LD-17.04b")
def test_a_careful_step_with_slime_into_silence_is_danger_and_no_more() -> None:
    table = creep(token(survivor(slime=[0]), "explore_silence_1#1").put("adult#1", "xenos.004"))
    assert table.at("xenos.003") == ("adult#1",)
    assert table.state.noise == []


@rule("LD-17.04a", "LD-17.13c")
def test_danger_takes_the_place_of_the_noise_roll() -> None:
    table = go(token(survivor(), "explore_danger_2#1"))
    assert table.told("noise_roll") == []
    assert sorted(table.state.noise) == ["002-003", "003-004", "service"]


@rule("LD-17.04b")
def test_danger_is_resolved_on_a_careful_move_without_a_further_marker() -> None:
    table = creep(token(survivor(), "explore_danger_2#1").put("adult#1", "xenos.004"))
    assert table.at("xenos.003") == ("adult#1",)
    assert table.state.noise == []
    assert table.ask.prompt == "act"


@rule("LD-17.05", "LD-17.09", "LD-17.14")
def test_slime_from_the_token_spoils_the_silence_of_the_roll() -> None:
    table = go(token(survivor(), "explore_slime_3#1"), noise=["silence"])
    assert table.state.slime == [0]
    assert len(table.state.noise) == 3


@rule("LD-17.06", "LD-17.09")
def test_a_fire_token_sets_the_room_on_fire_and_the_roll_follows() -> None:
    table = go(token(survivor(), "explore_fire_2#1"), noise=[2])
    assert table.state.fire == ["003"]
    assert table.state.noise == ["002-003"]
    burning = go(token(survivor(fire=["003"]), "explore_fire_2#1"), noise=[2])
    assert burning.state.fire == ["003"]


@rule("LD-17.08", "LD-17.09")
def test_a_door_token_closes_the_corridor_one_came_through() -> None:
    table = go(token(survivor(), "explore_door_1#1"), noise=[2])
    assert table.state.door == {"002-003": "closed"}
    assert table.state.noise == ["002-003"]
    assert "move:002" not in table.options
    broken = token(survivor(door={"002-003": "destroyed"}), "explore_door_1#1")
    assert go(broken, noise=[2]).state.door == {"002-003": "destroyed"}


@rule("LD-17.08", "LD-19.10")
def test_a_door_token_without_a_door_left_takes_another_closed_one() -> None:
    doors = dict.fromkeys([c for c in CORRIDORS if "003" not in c][:10], "destroyed")
    table = token(survivor(door={**doors, "026-027": "closed"}), "explore_door_1#1")
    go(table, noise=[2])
    assert table.state.door == {**doors, "002-003": "closed"}


@rule("LD-17.09", "LD-16.06b")
def test_no_roll_follows_a_token_in_company() -> None:
    table = token(survivor(), "explore_fire_2#1").put("larva#1", "xenos.003")
    assert go(table).told("noise_roll") == []
    assert table.state.fire == ["003"]


@rule("LD-17.10", "LD-18.03")
def test_a_xeno_reveals_neither_tile_nor_token() -> None:
    table = token(survivor(), "explore_fire_2#1").stand(0, "022").put("adult#1", "xenos.002")
    table.put("event_hatching#1", "events", top=True).run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.003") == ("adult#1",)
    assert table.at("tile.003") == ("guard_room",)
    assert table.at("token.003") == ("explore_fire_2#1",)
    assert table.state.fire == []
    assert table.match.view(None)["rooms"]["003"]["peeked"] is None


@rule("LD-17.10")
def test_a_token_is_resolved_only_once() -> None:
    table = go(token(survivor(), "explore_slime_3#1"), noise=[2, "silence", 2])
    assert table.at("token.003") == ()
    again = survivor().explore("003", "guard_room", search=1)
    go(again, noise=[2])
    assert again.told("explored") == []
    assert again.state.search["003"] == 1


@rule("LD-17.11")
@pytest.mark.parametrize(
    ("face", "noise"), [(1, ["service"]), (2, ["002-003"]), (3, ["003-004"]), (4, ["003-004"])]
)
def test_a_noise_roll_counts_in_the_room_one_has_entered(face: int, noise: list[str]) -> None:
    table = go(survivor().explore("003", "guard_room"), noise=[face])
    assert len(table.told("noise_roll")) == 1
    assert table.state.noise == noise


@rule("LD-18.05")
def test_nobody_walks_into_a_service_corridor() -> None:
    table = survivor().explore("003", "guard_room").stand(0, "003").explore("009", "surgery")
    table.deal(0, "search", "rest").start(0)
    assert {o for o in table.options if o.startswith("move")} == {"move:002", "move:004"}
    plans = survivor().explore("003", "guard_room").stand(0, "003").give(0, "cave_plans#1")
    plans.explore("009", "surgery").start(0, noise=["silence"])
    assert {"play:survivor_vents#1>crawl", "use:cave_plans#1>crawl"} <= set(plans.options)
    plans.play("use:cave_plans#1>crawl", "pay:survivor_rest#1", "crawl:009")
    assert plans.state.place[0] == "009"


@rule("LD-18.05")
def test_cave_plans_and_vents_need_an_entrance_here_and_an_explored_one_elsewhere() -> None:
    table = survivor().stand(0, "004").give(0, "cave_plans#1").start(0)
    assert not [option for option in table.options if "crawl" in option]


@rule("LD-18.06a", "LD-14.07a")
def test_the_service_corridor_is_a_corridor_for_careful_moves_and_encounters() -> None:
    table = survivor().explore("003", "guard_room")
    creep(table)
    assert set(table.options) == {"noise:002-003", "noise:003-004", "noise:service"}
    met = survivor(noise=["service", "002-003"]).explore("003", "guard_room")
    go(met, noise=[2], bag=["token_larva_0_1#1"])
    assert met.state.noise == []
