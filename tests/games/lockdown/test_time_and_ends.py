"""Power, time, self-destruct, alarm, the ways out and the ends of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}


def facility(**state: object) -> Table:
    table = Table("hacker", "sentry").stand(0, "001").stand(1, "018")
    return table.set(**{"power": POWER, "powered": [1, 2], "met": True, **state})


def outcome(table: Table, seat: int) -> Any:
    assert table.match.result is not None
    return table.match.result.seats[seat]


@rule("LD-10.18", "LD-27.11")
def test_the_self_destruct_starts_three_spaces_ahead() -> None:
    table = facility(time=10).explore("001", "cooling_system", search=1)
    table.deal(0, "search", "rest").start(0).play("room:start_self_destruct")
    assert table.state.self_destruct == 7


@rule("LD-10.20a", "LD-10.20b", "LD-11.08b")
def test_the_self_destruct_turns_red_and_opens_the_gate() -> None:
    table = facility(time=7, self_destruct=7).run(["advance_time"], ["act", 0, 1])
    state = table.state
    assert (state.time, state.self_destruct, state.self_destruct_red) == (6, 4, True)
    assert state.gate_open


@rule("LD-10.21", "LD-12.02a", "LD-12.02b")
def test_the_red_self_destruct_destroys_the_facility() -> None:
    table = facility(time=4, self_destruct=4, self_destruct_red=True).stand(1, "isolated")
    table.run(["advance_time"])
    assert table.match.result is not None
    assert table.match.result.reason == "self_destruct"
    assert outcome(table, 1).why == "destroyed"


@rule("LD-11.17", "LD-11.19")
@pytest.mark.parametrize(("time", "alarm"), [(15, 7), (8, 4), (5, 2)])
def test_the_alarm_lies_at_half_the_time(time: int, alarm: int) -> None:
    table = facility(time=time).stand(0, "013").deal(0, "search", "rest")
    table.start(0).play("room:raise_alarm")
    assert table.state.alarm == alarm


@rule("LD-11.18", "LD-12.01a")
def test_leaving_the_alarm_space_ends_the_game() -> None:
    table = facility(time=4, alarm=4).run(["advance_time"])
    assert table.match.result is not None
    assert table.match.result.reason == "alarm"
    assert outcome(table, 0).why == "purged"


@rule("LD-24.04b", "LD-24.04c", "LD-24.04e")
@pytest.mark.parametrize(
    ("time", "blue", "left"),
    [(15, False, [1]), (15, True, [1, 2]), (12, True, [1]), (13, False, [1, 2])],
)
def test_thresholds_cost_power(time: int, blue: bool, left: list[int]) -> None:
    table = facility(time=time, emergency_power=blue).run(["advance_time"], ["act", 0, 1])
    assert table.state.powered == left


@rule("LD-11.05", "LD-11.06b")
def test_the_rover_carries_one_to_the_bunker() -> None:
    table = facility(gate_open=True).deal(0, "search", "rest").start(0)
    table.play("escape:rover")
    assert table.state.place[0] == table.state.rover == "bunker"


@rule("LD-11.05", "LD-11.08a", "LD-11.06d")
def test_no_way_out_while_the_gate_is_closed_or_without_rover_and_suit() -> None:
    for state in ({"gate_open": False}, {"gate_open": True, "rover": "bunker"}):
        table = facility(**state).deal(0, "search", "rest").start(0)
        assert not any(option.startswith("escape") for option in table.options)


@rule("LD-11.06c")
def test_on_foot_a_xeno_may_spoil_the_escape() -> None:
    table = facility(gate_open=True, rover="bunker", noise=["001-002"])
    table.put("enviro_suit#1", "hands.0").deal(0, "search", "rest")
    table.start(0, noise=[1], bag=["token_larva_0_1#1"]).play("escape:suit")
    assert table.state.place[0] == "001"
    assert table.told("escape_failed")


@rule("LD-10.17a", "LD-29.05a")
def test_locking_in_needs_a_white_space_and_a_quiet_roll() -> None:
    closed = facility(time=9).stand(0, "019").deal(0, "search", "rest").start(0)
    assert "room:lock_in" not in closed.options
    table = facility(time=8).stand(0, "019").deal(0, "search", "rest")
    table.start(0, noise=["silence"]).play("room:lock_in")
    assert table.state.place[0] == "isolated"


@rule("LD-11.01a", "LD-11.02", "LD-11.04b", "LD-27.07")
def test_a_pod_launches_on_its_letter() -> None:
    for token, place in (("launch_a#1", "escaped"), ("launch_none#1", "001")):
        table = (
            facility(time=8).explore("001", "css_a", search=1).deal(0, "search", "rest", "bypass")
        )
        old = table.zones["css.8"][0]
        home = next(zone for zone, pieces in table.zones.items() if token in pieces)
        table.put(old, home).put(token, "css.8")
        table.start(0).play("room:enter_pod", "pay:hacker_search#1+hacker_rest#1")
        assert table.state.place[0] == "pod_a"
        assert table.at("hand.0") == ()
        table.set(place={"0": "pod_a", "1": "018"}).run(["launch_pods"], ["act", 1, 1])
        assert table.state.place[0] == place


@rule("LD-12.03a", "LD-12.03b", "LD-12.04")
def test_the_game_ends_when_the_last_character_has_left() -> None:
    table = facility(gate_open=True).stand(1, "isolated").deal(0, "search", "rest")
    table.start(0).play("escape:rover")
    assert table.match.result is not None
    assert table.match.result.reason == "nobody_left"
    assert table.state.time == 0


@rule("LD-12.03b", "LD-12.03c")
def test_a_running_self_destruct_is_carried_through_at_the_end() -> None:
    table = facility(gate_open=True, self_destruct=5).stand(1, "isolated").deal(0, "search", "rest")
    table.start(0).play("escape:rover")
    assert table.state.destroyed
    assert outcome(table, 1).why == "destroyed"
    assert table.state.place[0] != "dead" or outcome(table, 0).why != "destroyed"


@rule("LD-12.05", "LD-11.10")
def test_code_blue_kills_those_without_a_signal_but_not_in_the_bunker() -> None:
    table = facility().stand(0, "bunker").stand(1, "isolated")
    table.active("code_blue#1").run(["end_of_game", "time"])
    assert outcome(table, 1).why == "protocol"
    assert outcome(table, 0).survived


@rule("LD-12.06a", "LD-12.06b")
def test_an_infected_survivor_may_fail_the_contamination_check() -> None:
    table = facility().stand(0, "bunker").stand(1, "bunker").deal(0, "contamination#1")
    table.face("contamination#1", "infected")
    table.run(["end_of_game", "time"], **{"deck.0": ["contamination#1"]})
    assert outcome(table, 0).why == "infection"


@rule("LD-19.05a", "LD-12.02a", "LD-19.05b")
def test_a_thirteenth_fire_explodes_the_facility() -> None:
    rooms = [f"{n:03}" for n in range(2, 14)]
    burning = facility(fire=rooms).stand(0, "002").give(0, "lighter#1").deal(0, "search", "rest")
    assert "use:lighter#1>ignite" not in burning.start(0).options
    table = facility(fire=rooms).give(0, "lighter#1").deal(0, "search", "rest").start(0)
    table.play("use:lighter#1>ignite", "pay:hacker_rest#1")
    assert table.match.result is not None
    assert table.match.result.reason == "explosion"


@rule("LD-13.13a", "LD-13.13b", "LD-13.13c", "LD-13.13i")
@pytest.mark.parametrize(
    ("token", "leaves", "kind"),
    [
        ("token_larva_0_1#1", True, "adult"),
        ("token_creeper_1_2#1", True, "breeder"),
        ("token_blank_0_0#1", False, "adult"),
    ],
)
def test_the_bag_develops(token: str, leaves: bool, kind: str) -> None:
    table = facility().put(token, "bag").run(["develop_bag"], ["act", 0, 1], bag=[token])
    assert (token in table.at("supply")) == leaves
    assert table.told("token_added")[0]["token"].startswith(f"token_{kind}")


@rule("LD-13.13h")
def test_the_queen_lays_an_egg_when_nobody_is_in_her_nest() -> None:
    table = facility().put("token_queen_4_4#1", "bag")
    table.run(["develop_bag"], ["act", 0, 1], bag=["token_queen_4_4#1"])
    assert len(table.at("nest.eggs")) == 6


@rule("LD-29.06a", "LD-29.06b", "LD-29.06c")
def test_the_emergency_generator_restores_and_moves_power() -> None:
    table = facility(powered=[]).stand(0, "022").deal(0, "search", "rest").start(0)
    table.play("room:restore_power", "token:3", "token:4", "token:1")
    state = table.state
    assert state.powered == [1, 2]
    assert state.power == {"S-01": 3, "S-02": 4, "S-03": 1, "lift": 2}
    assert state.emergency_power
