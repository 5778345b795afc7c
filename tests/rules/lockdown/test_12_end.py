"""Page 12: the ends of the game and the victory check."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.objectives import DECK
from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}


def facility(active: str = "code_green#1", **state: object) -> Table:
    table = Table("hacker", "sentry", "janitor")
    for seat in range(3):
        table.stand(seat, "004")
    return table.active(active).set(**{"power": POWER, "powered": [1, 2], "met": True, **state})


def holds(table: Table, seat: int, *objectives: str) -> Table:
    return table.holds(f"objectives.{seat}", *objectives)


def outcome(table: Table, seat: int) -> Any:
    assert table.match.result is not None
    return table.match.result.seats[seat]


@rule("LD-12.01b")
@pytest.mark.parametrize("state", [{"time": 1}, {"time": 4, "alarm": 4}])
@pytest.mark.parametrize("objective", ["big_game", "sterilise"])
def test_xenos_survive_time_and_alarm(state: dict[str, Any], objective: str) -> None:
    table = holds(facility(signal=[0], **state), 0, objective).stand(0, "bunker")
    table.run(["advance_time"])
    assert outcome(table, 0).survived
    assert not outcome(table, 0).won


@rule("LD-12.01b")
def test_what_was_achieved_before_still_counts() -> None:
    table = holds(facility(signal=[0, 1], time=1), 0, "big_game").stand(0, "bunker")
    holds(table, 1, "sterilise").stand(1, "isolated")
    table.set(queen_killed=True, nest_destroyed=True).run(["advance_time"])
    assert outcome(table, 0).won
    assert outcome(table, 1).won


@rule("LD-12.02c")
@pytest.mark.parametrize("objective", ["big_game", "sterilise", "burn_it_out"])
def test_an_explosion_kills_the_queen_and_destroys_the_nest(objective: str) -> None:
    table = holds(facility(signal=[0]), 0, objective).stand(0, "bunker")
    table.run(["end_of_game", "explosion"])
    assert outcome(table, 0).won


@rule("LD-12.02c", "LD-12.03c")
def test_an_alarm_with_a_running_self_destruct_destroys_everything() -> None:
    table = holds(facility(signal=[0], time=4, alarm=4, self_destruct=2), 0, "big_game")
    table.stand(0, "bunker").stand(1, "isolated").run(["advance_time"])
    assert outcome(table, 0).won
    assert outcome(table, 1).why == "destroyed"


@rule("LD-12.04")
@pytest.mark.parametrize(("refuge", "checked"), [("bunker", 1), ("dead", 0)])
def test_without_a_survivor_there_is_no_victory_check(refuge: str, checked: int) -> None:
    table = holds(facility(), 0, "know_it_all").stand(0, refuge).run(["end_of_game", "explosion"])
    assert len(table.told("protocol_revealed")) == checked
    assert len(table.told("objective_revealed")) == checked
    assert [outcome(table, seat).survived for seat in range(3)] == [bool(checked), False, False]


@rule("LD-12.06a", "LD-12.06b")
@pytest.mark.parametrize("pile", ["hand.0", "deck.0", "discard.0"])
@pytest.mark.parametrize(("face", "checked"), [("infected", 1), ("clean", 0)])
def test_every_contamination_card_is_scanned_at_the_end(pile: str, face: str, checked: int) -> None:
    """Wherever it is; only an INFECTED one leads to the draw of four cards."""
    table = holds(facility(), 0, "know_it_all").stand(0, "bunker").put("contamination#1", pile)
    table.face("contamination#1", face).run(["end_of_game", "time"])
    assert [facts["hand"] for facts in table.told("contamination_check")] == [4] * checked


@rule("LD-12.06c")
def test_a_larva_skips_the_scan() -> None:
    """Only a card that is not INFECTED: without the larva the character would pass."""
    for larva, why in (([0], "infection"), ([], "objective_met")):
        table = holds(facility(larva=larva, knowledge={"0": 8, "1": 1, "2": 1}), 0, "know_it_all")
        table.stand(0, "bunker").deal(0, "contamination#1").face("contamination#1", "clean")
        if larva:
            table.put("larva#1", "board.0")
        table.run(["end_of_game", "time"], **{"deck.0": ["contamination#1"]} if larva else {})
        assert outcome(table, 0).why == why
        assert bool([t for t in table.told("scanned") if t["seat"] == 0]) == (not larva)


@rule("LD-12.06c")
def test_a_larva_without_contamination_cards_harms_nobody() -> None:
    table = facility(larva=[0]).put("larva#1", "board.0").stand(0, "bunker")
    table.run(["end_of_game", "time"])
    assert outcome(table, 0).survived


@rule("LD-12.07")
def test_the_living_reveal_their_objective_the_dead_do_not() -> None:
    table = holds(facility(knowledge={"0": 8, "1": 1, "2": 1}), 0, "know_it_all")
    holds(table, 1, "clearance")
    holds(table, 2, "sterilise").stand(0, "bunker").stand(1, "isolated").stand(2, "dead")
    table.run(["end_of_game", "time"])
    shown = [(facts["seat"], facts["met"]) for facts in table.told("objective_revealed")]
    assert shown == [(0, 1), (1, 0)]
    assert [outcome(table, seat).won for seat in range(3)] == [True, False, False]
    assert table.at("objectives.revealed") == ("know_it_all", "clearance")
    assert table.match.view(2)["protocols"]["active"] == "code_green#1"


@rule("LD-12.07")
def test_two_objectives_at_the_end_are_chosen_from_before_the_protocol_is_seen() -> None:
    table = facility(met=False, knowledge={"0": 8, "1": 1, "2": 1}).stand(0, "bunker")
    holds(table, 0, "know_it_all", "sterilise").run(["end_of_game", "time"])
    assert [ask.seat for ask in table.match.decisions] == [0]
    assert table.told("protocol_revealed") == []
    table.play("keep:know_it_all")
    assert outcome(table, 0).won


@rule("LD-12.08")
def test_the_checks_come_in_their_order() -> None:
    table = facility("code_red#1").stand(0, "bunker").stand(1, "isolated").stand(2, "bunker")
    table.deal(2, "contamination#1").face("contamination#1", "infected")
    table.run(["end_of_game", "time"], **{"deck.2": ["contamination#1"]})
    names = [event.name for event in table.match.events(None)]
    first = [names.index(n) for n in ("protocol_revealed", "scanned", "objective_revealed")]
    assert first == sorted(first)
    assert [facts["seat"] for facts in table.told("scanned")] == [0, 2]


@rule("LD-12.08")
def test_whoever_fails_the_contamination_check_is_dead_for_other_objectives() -> None:
    table = facility(number={"0": 1, "1": 2, "2": 3}).stand(0, "bunker").stand(1, "bunker")
    holds(table, 0, "severance").deal(1, "contamination#1").face("contamination#1", "infected")
    table.run(["end_of_game", "time"], **{"deck.1": ["contamination#1"]})
    assert outcome(table, 1).why == "infection"
    assert outcome(table, 0).won
    assert DECK["severance"].met(table.state, 0)


@rule("LD-12.09")
@pytest.mark.parametrize("place", ["bunker", "isolated", "escaped", "dead"])
def test_whoever_has_left_only_watches(place: str) -> None:
    table = facility().stand(1, place).deal(0, "search").deal(1, "interruption", "search")
    table.start(0).play("pass", "discard:hacker_search#1")
    assert table.ask.seat == 2


@rule("LD-12.09")
@pytest.mark.parametrize("place", ["bunker", "isolated", "escaped"])
def test_living_ones_who_left_are_still_checked(place: str) -> None:
    table = facility("code_blue#1").stand(0, place).stand(1, "bunker")
    table.run(["end_of_game", "time"])
    assert outcome(table, 0).survived == (place == "bunker")


@rule("LD-12.03a")
@pytest.mark.parametrize(
    ("room", "choice"), [("001", "escape:rover"), ("019", "room:lock_in"), ("008", "pass")]
)
def test_with_the_last_one_gone_no_event_phase_follows(room: str, choice: str) -> None:
    table = facility(gate_open=True, time=8, fire=["008"]).stand(1, "bunker").stand(2, "isolated")
    for n in range(3):
        table.put(f"body#{n + 1}", "wounds.0")
    table.stand(0, room).deal(0, "search", "rest").start(0, noise=["silence"]).play(choice)
    if choice == "pass":
        table.play("none")
    assert table.match.result is not None
    assert table.match.result.reason == "nobody_left"
    assert table.told("event_phase") == []


@rule("LD-12.03a")
def test_somebody_waiting_in_a_pod_is_still_in_the_facility() -> None:
    table = facility(gate_open=True, time=8).stand(1, "pod_a").stand(2, "isolated")
    table.stand(0, "001").explore("008", "css_a", search=1).deal(0, "search", "rest")
    token = table.zones["css.8"][0]
    home = next(zone for zone, pieces in table.zones.items() if "launch_none#1" in pieces)
    table.put(token, home).put("launch_none#1", "css.8")
    table.put("event_power_surge#1", "events", top=True).put("token_larva_0_1#1", "bag")
    table.start(0, bag=["token_larva_0_1#1"]).play("escape:rover")
    assert table.state.place[1] == "008"
    assert (table.ask.seat, table.ask.prompt, table.state.round) == (1, "act", 2)
