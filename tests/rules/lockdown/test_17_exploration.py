"""Page 17: exploration tokens and noise rolls."""

from __future__ import annotations

import pytest

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
AROUND = ["002-003", "003-004", "service"]


def unexplored(token: str, tile: str = "guard_room", **state: object) -> Table:
    """The survivor stands before room 003, under which this tile and this token lie."""
    table = Table("survivor", "janitor").stand(0, "002").stand(1, "018")
    for old, new, kind in (("tile.003", tile, "tile"), ("token.003", token, "token")):
        home = next(zone for zone, pieces in table.zones.items() if new in pieces)
        lying = table.zones[old][0]
        if lying != new:
            table.put(lying, home).put(new, f"{kind}.003")
    table.set(power=POWER, powered=[1, 2], met=True, **state)
    return table.deal(0, "rest", "search", "repairs")


def move(table: Table, noise: tuple[int | str, ...] = ()) -> Table:
    return table.start(0, noise=list(noise)).play("move:003", "pay:survivor_rest#1")


def careful(table: Table) -> Table:
    return table.start(0).play("careful:003", "pay:survivor_rest#1+survivor_search#1")


@rule("LD-17.02b")
def test_the_nest_never_gets_a_search_counter() -> None:
    table = move(unexplored("explore_malfunction_4#1", "nest"), ("silence",))
    assert "003" not in table.state.search
    assert "play:survivor_search#1>search" not in table.options
    assert table.at("room.003") == ("nest",)


@rule("LD-17.03a")
def test_silence_spares_the_noise_roll() -> None:
    table = move(unexplored("explore_silence_1#1"))
    assert table.told("noise_roll") == []
    assert table.told("danger") == []
    assert table.state.noise == []
    assert table.state.search["003"] == 1


@rule("LD-17.03b")
def test_silence_is_danger_for_whoever_is_slimed() -> None:
    table = move(unexplored("explore_silence_1#1", slime=[0]).put("adult#1", "xenos.004"))
    assert table.at("xenos.003") == ("adult#1",)
    assert table.told("noise_roll") == []


@rule("LD-17.03c")
def test_a_careful_move_into_silence_still_places_its_marker() -> None:
    table = careful(unexplored("explore_silence_1#1"))
    assert set(table.options) == {f"noise:{corridor}" for corridor in AROUND}
    table.play("noise:003-004")
    assert table.state.noise == ["003-004"]


@rule("LD-17.03c", "LD-17.03b")
def test_with_slime_a_careful_move_into_silence_is_danger() -> None:
    table = careful(unexplored("explore_silence_1#1", slime=[0]))
    assert sorted(table.state.noise) == AROUND
    assert table.ask.prompt == "act"


@rule("LD-17.04a")
def test_a_danger_token_is_danger_instead_of_a_roll() -> None:
    table = move(unexplored("explore_danger_2#1").put("creeper#1", "xenos.004"))
    assert table.at("xenos.003") == ("creeper#1",)
    assert table.told("noise_roll") == []
    assert table.state.noise == []


@rule("LD-17.04a")
def test_a_danger_token_without_xenos_near_makes_noise_everywhere() -> None:
    assert sorted(move(unexplored("explore_danger_2#1")).state.noise) == AROUND


@rule("LD-17.04a", "LD-17.13a")
def test_danger_does_not_take_xenos_out_of_another_fight() -> None:
    table = unexplored("explore_danger_2#1").stand(1, "004").put("creeper#1", "xenos.004")
    move(table)
    assert table.at("xenos.004") == ("creeper#1",)
    assert sorted(table.state.noise) == AROUND


@rule("LD-17.04a")
def test_danger_does_not_add_a_second_marker_nor_an_encounter() -> None:
    table = move(unexplored("explore_danger_2#1", noise=["003-004"]))
    assert sorted(table.state.noise) == AROUND
    assert table.told("encounter") == []


@rule("LD-17.04b")
def test_a_careful_move_does_not_avoid_a_danger_token() -> None:
    table = careful(unexplored("explore_danger_3#1").put("creeper#1", "xenos.004"))
    assert table.at("xenos.003") == ("creeper#1",)
    assert table.state.noise == []
    assert table.ask.prompt == "act"


@rule("LD-17.05")
def test_slime_comes_before_the_noise_roll() -> None:
    """So that a silent roll is already dangerous."""
    table = move(unexplored("explore_slime_4#1"), ("silence",))
    assert table.state.slime == [0]
    assert sorted(table.state.noise) == AROUND


@rule("LD-17.06")
def test_a_fire_token_sets_the_room_on_fire() -> None:
    table = move(unexplored("explore_fire_2#1"), ("silence",))
    assert table.state.fire == ["003"]


@rule("LD-17.06")
def test_a_fire_token_with_an_empty_pool_explodes() -> None:
    burning = [f"{n:03}" for n in range(4, 16)]
    table = move(unexplored("explore_fire_2#1", fire=burning))
    assert table.match.result is not None
    assert table.match.result.reason == "explosion"


@rule("LD-17.06")
def test_a_room_that_burns_already_takes_no_second_fire() -> None:
    burning = ["003", *(f"{n:03}" for n in range(4, 15))]
    table = move(unexplored("explore_fire_2#1", fire=burning), ("silence",))
    assert table.match.result is None
    assert len(table.state.fire) == 12


@rule("LD-17.08")
def test_a_door_closes_behind_whoever_enters() -> None:
    table = move(unexplored("explore_door_3#1"), ("silence",))
    assert table.state.door == {"002-003": "closed"}
    assert "move:002" not in table.options


@rule("LD-17.08", "LD-19.12")
def test_where_a_door_was_destroyed_none_closes() -> None:
    table = unexplored("explore_door_3#1", door={"002-003": "destroyed"})
    assert move(table, ("silence",)).state.door == {"002-003": "destroyed"}


@rule("LD-17.08")
def test_the_twelfth_door_is_moved_from_elsewhere() -> None:
    doors = [f"{n:03}-{n + 1:03}" for n in (1, 3, 7, 8, 9, 10, 12, 13, 14, 18, 19)]
    table = unexplored("explore_door_3#1", door=dict.fromkeys(doors, "closed"))
    move(table, ("silence",)).play("take_door:019-020")
    assert len(table.state.door) == 11
    assert "002-003" in table.state.door


@rule("LD-17.09")
@pytest.mark.parametrize(
    "token",
    ["explore_slime_4#1", "explore_fire_2#1", "explore_malfunction_3#1", "explore_door_3#1"],
)
def test_after_other_tokens_the_noise_roll_follows(token: str) -> None:
    table = move(unexplored(token), (3,))
    assert len(table.told("noise_roll")) == 1
    assert table.state.noise == ["003-004"]


@rule("LD-17.09")
def test_but_not_if_somebody_is_there() -> None:
    table = move(unexplored("explore_fire_2#1").put("larva#1", "xenos.003"))
    assert table.told("noise_roll") == []
    assert table.state.fire == ["003"]
    assert table.told("encounter") == []


@rule("LD-17.10")
def test_a_token_is_resolved_by_the_first_character_only() -> None:
    table = move(unexplored("explore_door_3#1"), ("silence",))
    assert "explore_door_3#1" in table.at("explored")
    assert table.at("token.003") == ()
    table.stand(0, "004").explore("003", "guard_room", search=3).deal(0, "rest")
    table.start(0, noise=["silence"]).play("move:003")
    assert table.state.door == {}
    assert table.told("explored") == []


@rule("LD-17.10", "LD-18.03")
def test_a_xeno_reveals_nothing() -> None:
    table = unexplored("explore_fire_2#1").stand(1, "008").put("adult#1", "xenos.004")
    table.put("event_damage#1", "events", top=True)  # direction 3: from 004 to 003
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.003") == ("adult#1",)
    assert table.at("tile.003") == ("guard_room",)
    assert table.at("token.003") == ("explore_fire_2#1",)
    assert table.state.fire == []
    assert table.state.malfunction == []  # it breaks nothing in an unexplored room


@rule("LD-17.11")
def test_one_die_is_rolled_for_the_room_one_is_in() -> None:
    """Number 4 is corridor 003-004 in room 003, and 002-005 in the room one comes from."""
    table = move(unexplored("explore_fire_2#1"), (4,))
    assert table.told("noise_roll") == [{"seat": 0, "room": "003", "result": 4}]
    assert table.state.noise == ["003-004"]
