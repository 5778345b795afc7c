"""The worked examples of pages 6 to 18; each test names its example in `lockdown_examples.toml`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.games.lockdown.objectives import DECK
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.lockdown.title import TITLE
from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}


def facility(*characters: str, **state: object) -> Table:
    characters = characters or ("survivor", "janitor")
    table = Table(*characters).stand(0, "002").stand(1, "018")
    return table.set(**{"power": POWER, "powered": [1, 2], "met": True, **state})


@rule("LD-06.12a", "LD-06.08a", "LD-06.09")
def test_ldx_06_1_the_set_up_for_four() -> None:
    match = hb.Match.new("lockdown", 4, "example")
    state = match._state
    assert isinstance(state, Lockdown)
    count = Counter(zone.partition(".")[0] for zone, held in state.zones.items() if held)
    assert (count["tile"], count["token"], count["css"]) == (16, 16, 6)
    assert len([piece for piece in state.zones["box"] if piece.startswith("explore_")]) == 4
    assert state.powered == [1, 2]
    bag = Counter(TITLE.token_of[token][0] for token in state.zones["bag"])
    assert bag == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 7}


@rule("LD-08.03a", "LD-08.03b")
def test_ldx_08_1_objectives_for_five_are_removed_for_four() -> None:
    for seed in range(10):
        zones = hb.Match.new("lockdown", 4, f"example {seed}")._state.zones
        dealt = [card for seat in range(4) for card in zones[f"objectives.{seat}"]]
        assert all(DECK[card].players <= 4 for card in dealt)
        assert Counter(DECK[card].pile for card in dealt) == {"personal": 4, "corporate": 4}


@rule("LD-10.18", "LD-10.19", "LD-10.20a", "LD-10.20b", "LD-10.21")
def test_ldx_10_1_the_self_destruct_from_start_to_end() -> None:
    table = facility("hacker", "sentry", time=10).stand(0, "008")
    table.explore("008", "cooling_system", search=1).deal(0, "search", "rest").start(0)
    table.play("room:start_self_destruct")
    assert (table.state.self_destruct, table.state.self_destruct_red) == (7, False)
    table.set(self_destruct=7).run(*[["advance_time"]] * 7)
    assert [facts["time"] for facts in table.told("time")] == [9, 8, 7, 6, 5, 4]
    assert table.told("self_destruct_red") == [{"time": 4}]
    names = [event.name for event in table.match.events(None)]
    assert names.index("gate_opened") > names.index("self_destruct_red")
    assert table.match.result is not None
    assert table.match.result.reason == "self_destruct"
    assert [seat.survived for seat in table.match.result.seats] == [False, False]


@rule("LD-11.17", "LD-11.18", "LD-11.19")
@pytest.mark.parametrize(("time", "alarm"), [(15, 7), (8, 4)])
def test_ldx_11_1_the_alarm(time: int, alarm: int) -> None:
    table = facility(time=time).stand(0, "013").deal(0, "search", "rest").start(0)
    table.play("room:raise_alarm")
    assert table.state.alarm == alarm
    assert table.match.view(None)["time"]["isolation_open"] is True
    table.set(time=alarm + 1, alarm=alarm).run(["advance_time"], ["act", 0, 1])
    assert table.ask.prompt == "act"
    table.set(time=alarm).run(["advance_time"])
    assert table.match.result is not None
    assert table.match.result.reason == "alarm"


def last_one_locks_in(**state: object) -> Table:
    table = facility("hacker", "sentry", time=8, signal=[1], **state)
    table.active("code_green#1").holds("objectives.1", "big_game")
    table.stand(0, "019").stand(1, "bunker").deal(0, "search", "rest")
    return table.start(0, noise=["silence"]).play("room:lock_in")


@rule("LD-12.03a", "LD-12.03b", "LD-12.02b", "LD-12.01b", "LD-12.04", "LD-12.02c")
@pytest.mark.parametrize(
    ("state", "time", "lives", "queen_dead"),
    [
        ({}, 0, True, False),
        ({"self_destruct": 6}, 6, False, True),
        ({"alarm": 5}, 5, True, False),
        ({"alarm": 3, "self_destruct": 6}, 6, False, True),
    ],
)
def test_ldx_12_1_the_last_character_locks_in(
    state: dict[str, Any], time: int, lives: bool, queen_dead: bool
) -> None:
    table = last_one_locks_in(**state)
    assert table.match.result is not None
    assert table.state.time == time
    assert table.match.result.seats[0].survived == lives
    assert table.match.result.seats[1].survived
    assert table.match.result.seats[1].won == queen_dead
    assert len(table.told("protocol_revealed")) == 1


@rule("LD-13.12b", "LD-13.12f", "LD-13.12h")
def test_ldx_13_1_an_event_with_three_symbols() -> None:
    table = facility(malfunction=["008"], time=12).explore("008", "cooling_system", search=1)
    for xeno, room in (
        ("adult#1", "013"),
        ("breeder#1", "022"),
        ("queen#1", "010"),
        ("larva#1", "013"),
        ("creeper#1", "022"),
        ("adult#2", "002"),
    ):
        table.put(xeno, f"xenos.{room}")
    table.put("event_power_surge#1", "events.discard")
    table.put("event_coolant_leak#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.014") == ("adult#1",)
    assert table.at("xenos.026") == ("breeder#1",)
    assert table.at("xenos.009") == ("queen#1",)
    assert table.at("xenos.013") == ("larva#1",)
    assert table.at("xenos.022") == ("creeper#1",)
    assert table.at("xenos.002") == ("adult#2",)
    assert table.state.self_destruct == 9
    assert table.at("events.removed") == ("event_coolant_leak#1",)
    assert table.at("events.discard") == ()
    assert len(table.at("events")) == 21


@rule("LD-15.01", "LD-14.05a")
@pytest.mark.parametrize(
    ("choice", "left"), [("fire", ([], ["002"])), ("malfunction", (["002"], []))]
)
def test_ldx_15_1_clean_up(choice: str, left: tuple[list[str], list[str]]) -> None:
    table = facility("janitor", "sentry", fire=["002"], malfunction=["002"])
    table.deal(0, "clean_up", "rest").start(0).play(f"play:janitor_clean_up#1>{choice}")
    assert (table.state.fire, table.state.malfunction) == left
    assert table.at("discard.0") == ("janitor_clean_up#1",)
    assert table.at("hand.0") == ("janitor_rest#1",)


def archive_under(token: str) -> Table:
    table = facility()
    for zone, piece in (("tile.003", "archive"), ("token.003", token)):
        home = next(z for z, held in table.zones.items() if piece in held)
        table.put(table.zones[zone][0], home).put(piece, zone)
    return table.deal(0, "search", "rest")


@rule("LD-16.06a", "LD-17.02a", "LD-17.01", "LD-17.07")
def test_ldx_16_1_into_an_unexplored_room() -> None:
    table = archive_under("explore_malfunction_3#1").start(0, noise=["silence"])
    table.play("move:003", "pay:survivor_rest#1")
    assert table.at("room.003") == ("archive",)
    assert table.state.malfunction == ["003"]
    assert table.state.search == {"003": 3}
    assert table.at("token.003") == ()
    assert len(table.told("noise_roll")) == 1


@rule("LD-14.06", "LD-17.12a", "LD-17.12b")
@pytest.mark.parametrize("noise", [[], ["002-003"]])
def test_ldx_16_2_into_an_empty_room(noise: list[str]) -> None:
    table = facility(noise=noise).explore("003", "archive", search=1).deal(0, "search", "rest")
    table.put("token_larva_0_1#1", "bag").start(0, noise=[2], bag=["token_larva_0_1#1"])
    table.play("move:003", "pay:survivor_rest#1")
    assert table.state.noise == ([] if noise else ["002-003"])
    assert len(table.told("encounter")) == len(noise)


@rule("LD-16.06b", "LD-20.01c")
def test_ldx_16_3_into_a_room_with_company() -> None:
    table = facility().stand(1, "003").explore("003", "archive", search=1).deal(0, "rest")
    table.start(0).play("move:003")
    assert table.told("noise_roll") == []
    fight = facility().put("adult#1", "xenos.003").explore("003", "archive", search=1)
    fight.deal(0, "rest", "search").start(0).play("move:003", "pay:survivor_rest#1")
    assert fight.told("noise_roll") == fight.told("encounter") == []
    assert "melee:adult#1" in fight.options


@rule("LD-17.02a")
def test_ldx_17_1_exactly_two_searches() -> None:
    table = archive_under("explore_malfunction_2#1").start(0, noise=["silence"])
    table.play("move:003", "pay:survivor_rest#1")
    assert table.state.search["003"] == 2
    for left in (1, 0):
        table.stand(0, "003").explore("003", "archive", search=left + 1).deal(0, "search")
        table.start(0).play("play:survivor_search#1>search", "deck:red")
        table.play(table.options[0])
        assert table.state.search["003"] == left
    table.explore("003", "archive", search=0).deal(0, "search").start(0)
    assert "play:survivor_search#1>search" not in table.options


@rule("LD-18.01", "LD-18.02", "LD-19.08")
@pytest.mark.parametrize("roll", [1, 4])
def test_ldx_18_1_noise_behind_a_door_and_in_the_service_corridor(roll: int) -> None:
    """Room 003: a closed door in corridor 4, an entrance with number 1; both hold noise."""
    table = facility(noise=["003-004", "service"], door={"003-004": "closed"})
    table.explore("003", "guard_room", search=1).deal(0, "search", "rest")
    table.put("token_larva_0_1#1", "bag").start(0, noise=[roll], bag=["token_larva_0_1#1"])
    table.play("move:003", "pay:survivor_rest#1")
    assert table.at("xenos.003") == ("larva#1",)
    assert table.state.noise == []
