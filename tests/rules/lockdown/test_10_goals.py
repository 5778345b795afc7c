"""Page 10: winning, objectives, key moments, self-destruct."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.content.rooms import ROOMS
from hullbreach.games.lockdown.objectives import DECK
from hullbreach.games.lockdown.state import ABSENT
from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}


def facility(*characters: str, **state: object) -> Table:
    characters = characters or ("hacker", "sentry", "janitor")
    table = Table(*characters)
    for seat in range(len(characters)):
        table.stand(seat, "004")
    return table.set(**{"power": POWER, "powered": [1, 2], "met": True, **state})


def holds(table: Table, seat: int, objective: str) -> Table:
    """This seat has kept this objective."""
    return table.holds(f"objectives.{seat}", objective)


def harmless(table: Table) -> Table:
    """The active protocol kills nobody."""
    return table.active("code_green#1")


def end(table: Table, reason: str = "time") -> Table:
    return table.run(["end_of_game", reason])


def outcome(table: Table, seat: int) -> Any:
    assert table.match.result is not None
    return table.match.result.seats[seat]


def met(table: Table, objective: str, seat: int = 0) -> bool:
    return DECK[objective].met(table.state, seat)


# ---------------------------------------------------------------- winning


def three_conditions() -> Table:
    table = holds(harmless(facility(knowledge={"0": 8, "1": 1, "2": 1})), 0, "know_it_all")
    return table.stand(0, "bunker")


@rule("LD-10.01")
def test_an_objective_met_and_survival_win() -> None:
    assert outcome(end(three_conditions()), 0).won


@rule("LD-10.01")
def test_without_the_objective_survival_is_not_enough() -> None:
    found = outcome(end(three_conditions().set(knowledge={"0": 7, "1": 1, "2": 1})), 0)
    assert (found.won, found.survived) == (False, True)


@rule("LD-10.01")
def test_without_survival_the_objective_is_not_enough() -> None:
    assert not outcome(end(three_conditions().stand(0, "019")), 0).won


@rule("LD-10.01")
def test_whoever_is_lost_to_infection_does_not_win() -> None:
    table = three_conditions().deal(0, "contamination#1").face("contamination#1", "infected")
    table.run(["end_of_game", "time"], **{"deck.0": ["contamination#1"]})
    assert (outcome(table, 0).won, outcome(table, 0).why) == (False, "infection")


@rule("LD-10.02")
@pytest.mark.parametrize("knowledge", [(8, 8, 1), (8, 1, 1), (1, 1, 1)])
def test_there_may_be_several_winners_or_none(knowledge: tuple[int, ...]) -> None:
    table = harmless(facility(knowledge={str(n): k for n, k in enumerate(knowledge)}))
    holds(holds(table, 0, "know_it_all"), 1, "clearance")
    table.set(learned=[1]).stand(0, "bunker").stand(1, "bunker")
    end(table)
    assert [outcome(table, seat).won for seat in range(3)] == [k >= 8 for k in knowledge]


@rule("LD-10.03")
@pytest.mark.parametrize(
    ("place", "reason", "survives"),
    [
        ("isolated", "time", True),
        ("isolated", "explosion", False),
        ("bunker", "explosion", True),
        ("escaped", "explosion", True),
        ("019", "time", False),
        ("001", "alarm", False),
        ("pod_a", "time", False),
    ],
)
def test_survival_is_one_of_three_refuges(place: str, reason: str, survives: bool) -> None:
    table = end(harmless(facility()).stand(0, place), reason)
    assert outcome(table, 0).survived == survives


# ---------------------------------------------------------------- objectives


def places(*where: str, **state: object) -> Table:
    table = harmless(facility(number={"0": 1, "1": 2, "2": 3}, **state))
    for seat, place in enumerate(where):
        table.stand(seat, place)
    return table


@rule("LD-10.04")
@pytest.mark.parametrize(
    ("place", "dead"), [("dead", True), ("008", True), ("isolated", False), ("escaped", False)]
)
def test_a_player_must_not_survive_however_it_happens(place: str, dead: bool) -> None:
    table = end(places("bunker", place, "bunker"))
    assert met(table, "severance") == dead


@rule("LD-10.04", "LD-12.08")
def test_whoever_the_protocol_kills_is_dead_for_the_objectives_of_others() -> None:
    table = places("bunker", "isolated", "bunker")
    table.put("code_green#1", "protocols.neutral").put("code_red#1", "protocols.active")
    end(holds(table, 0, "severance"))
    assert outcome(table, 1).why == "protocol"
    assert outcome(table, 0).won


@rule("LD-10.05")
@pytest.mark.parametrize(
    ("places_of_others", "only"),
    [(("dead", "dead"), True), (("dead", "008"), True), (("dead", "isolated"), False)],
)
def test_only_survivor_means_that_nobody_else_is_alive(
    places_of_others: tuple[str, str], only: bool
) -> None:
    table = end(places("bunker", *places_of_others))
    assert met(table, "scorched_mars") == only


@rule("LD-10.06")
@pytest.mark.parametrize(("place", "gone"), [("dead", True), ("019", True), ("bunker", False)])
def test_no_nemesis_survivor_may_survive(place: str, gone: bool) -> None:
    table = harmless(facility("hacker", "survivor", "sentry", signal=[0]))
    end(table.stand(0, "bunker").stand(1, place).stand(2, "bunker"))
    assert met(table, "loose_ends") == gone


@rule("LD-10.07")
def test_the_signal_is_sent_by_the_own_action_in_the_communications_centre() -> None:
    table = facility().stand(0, "008").explore("008", "transmitter_control_room", search=1)
    table.deal(0, "rest", "search").start(0)
    table.set(knowledge={"0": 1, "1": 1, "2": 1})
    assert not met(table.put("egg#1", "hands.0").start(0), "live_cargo")
    table.play("room:send_signal")
    assert met(table, "live_cargo")
    assert table.state.signal == [0]


@rule("LD-10.07")
def test_the_signal_of_another_does_not_count() -> None:
    table = end(places("bunker", "bunker", "bunker", signal=[1]).put("egg#1", "hands.0"))
    assert not met(table, "live_cargo", 0)


@rule("LD-10.08")
def test_weaknesses_count_whoever_has_discovered_them() -> None:
    table = facility().stand(1, "008").explore("008", "laboratory", search=1)
    table.put(table.zones["weaknesses.hidden"][0], "weaknesses").put("egg#8", "laboratory_board")
    table.put("corpse#1", "objects.008").deal(1, "rest", "search").start(1)
    assert not met(table, "extreme_field_biology", 0)
    table.play("room:analyse")
    assert met(table, "extreme_field_biology", 0)


@rule("LD-10.09")
@pytest.mark.parametrize("face", ["hit_1", "creeper"])
def test_the_last_egg_destroyed_destroys_the_nest(face: str) -> None:
    table = facility("sentry", "hacker", signal=[0], powered=[]).stand(0, "008").stand(1, "018")
    table.explore("008", "nest").deal(0, "rest", "search")
    for n in range(2, 6):
        table.put(f"egg#{n}", "object_supply")
    table.start(0, combat=[face], noise=["silence"])
    assert not met(table, "sterilise")
    table.play("shoot:smg#1>eggs", "pay:sentry_rest#1")
    assert table.at("nest.eggs") == ()
    assert met(table, "sterilise")


@rule("LD-10.10")
@pytest.mark.parametrize(("knowledge", "enough"), [(7, False), (8, True)])
def test_knowledge_is_counted_at_the_end_of_the_game(knowledge: int, enough: bool) -> None:
    table = end(places("bunker", "bunker", "dead", knowledge={"0": knowledge, "1": 8, "2": 1}))
    assert met(table, "know_it_all") == enough


@rule("LD-10.11")
def test_the_archive_activates_the_knowledge_token() -> None:
    table = facility(signal=[0]).stand(0, "008").explore("008", "archive", search=1)
    table.deal(0, "rest", "search").start(0)
    assert not met(table, "whistleblower")
    table.play("room:examine_archives", "look:neutral>1")
    assert met(table, "whistleblower")
    assert not met(table, "whistleblower", 1)


@rule("LD-10.12")
def test_every_room_of_both_sections_must_be_explored_by_anybody() -> None:
    table = places("bunker", "dead", "dead", signal=[0])
    hidden = [zone[5:] for zone, held in table.zones.items() if zone.startswith("tile.") and held]
    upper = [room for room in hidden if room <= "015"]
    for room in upper[:-1]:
        table.put(table.zones[f"tile.{room}"][0], f"room.{room}")
    end(table)
    assert not met(table, "cartographer")
    table.put(table.zones[f"tile.{upper[-1]}"][0], f"room.{upper[-1]}")
    end(table)
    assert met(table, "cartographer")
    assert not met(table, "deep_survey")


@rule("LD-10.13")
@pytest.mark.parametrize("room", ["transmitter_control_room", "laboratory", "nest", "archive"])
def test_rooms_that_objectives_need_are_in_every_game(room: str) -> None:
    assert ROOMS[room].slot == "1"
    table = Table("hacker", "sentry")
    assert next(zone for zone, held in table.zones.items() if room in held).startswith("tile.")


# ---------------------------------------------------------------- key moments


@rule("LD-10.14")
def test_the_first_encounter_may_come_in_any_round() -> None:
    table = facility(met=False, round=9).put("token_larva_0_1#1", "bag").stand(0, "002")
    table.explore("003", "archive", search=1).set(noise=["002-003"]).deal(0, "search", "rest")
    table.start(0, noise=[2], bag=["token_larva_0_1#1"]).play("move:003", "pay:hacker_rest#1")
    assert [ask.prompt for ask in table.match.decisions] == ["keep_objective"] * 3


@rule("LD-10.15a")
@pytest.mark.parametrize("place", ["isolated", "bunker", "escaped", "pod_a"])
def test_who_is_away_chooses_an_objective_at_the_first_encounter_too(place: str) -> None:
    table = facility(met=False).put("token_larva_0_1#1", "bag").stand(0, "002").stand(1, place)
    table.explore("003", "archive", search=1).set(noise=["002-003"]).deal(0, "search", "rest")
    table.start(0, noise=[2], bag=["token_larva_0_1#1"]).play("move:003", "pay:hacker_rest#1")
    assert [(ask.prompt, ask.seat) for ask in table.match.decisions] == [
        ("keep_objective", seat) for seat in range(3)
    ]


@rule("LD-10.14")
def test_the_first_death_opens_the_gate_in_the_first_round() -> None:
    table = facility(round=1, fire=["004"])
    for n in range(3):
        table.put(f"body#{n + 1}", "wounds.0")
    table.run(["turn_over", 0])
    assert table.state.place[0] == "dead"
    assert table.state.gate_open


@rule("LD-10.14")
@pytest.mark.parametrize(("time", "open_"), [(10, False), (9, True), (8, True)])
def test_the_isolation_room_opens_with_the_time(time: int, open_: bool) -> None:
    table = facility(time=time).run(["advance_time"], ["act", 0, 1])
    assert table.match.view(None)["time"]["isolation_open"] == open_


@rule("LD-10.15b")
def test_objectives_stay_secret_after_the_choice() -> None:
    table = facility("hacker", "sentry", met=False).put("token_larva_0_1#1", "bag")
    table.stand(0, "002").stand(1, "018").explore("003", "archive", search=1)
    table.set(noise=["002-003"]).deal(0, "search", "rest")
    table.start(0, noise=[2], bag=["token_larva_0_1#1"]).play("move:003", "pay:hacker_rest#1")
    kept = [table.at(f"objectives.{seat}")[0] for seat in range(2)]
    table.match.play(f"keep:{kept[0]}", 0)
    table.match.play(f"keep:{kept[1]}", 1)
    assert len(table.at("objectives.removed")) == 2
    for viewer, seat in ((None, 0), (1, 0), (0, 1)):
        assert table.match.view(viewer)["seats"][seat]["objectives"] == (None,)
    removed = table.at("objectives.removed")
    told = [str(event.facts) for event in table.match.events(None)]
    assert not [card for card in (*removed, *kept) if any(card in facts for facts in told)]


@rule("LD-10.15c")
def test_an_egg_is_no_xeno() -> None:
    table = facility("hacker", "sentry", met=False).stand(0, "008").stand(1, "018")
    table.explore("008", "nest").put("smart_gun#1", "removed").deal(0, "search", "rest")
    table.start(0, noise=["silence"]).play("room:take_egg")
    assert "egg#1" in table.at("hands.0")
    assert not table.state.met


@rule("LD-10.15c")
def test_the_queens_egg_is_no_first_encounter() -> None:
    table = facility(met=False).put("token_queen_4_4#1", "bag")
    table.run(["develop_bag"], ["act", 0, 1], bag=["token_queen_4_4#1"])
    assert not table.state.met


@rule("LD-10.17b")
def test_the_alarm_opens_the_isolation_room_early() -> None:
    for alarm, can in ((ABSENT, False), (7, True)):
        table = facility(time=15, alarm=alarm).stand(0, "019").deal(0, "search", "rest").start(0)
        assert ("room:lock_in" in table.options) == can


# ---------------------------------------------------------------- self-destruct


def generator(**state: object) -> Table:
    table = facility(**{"time": 9, **state}).stand(0, "008")
    return table.explore("008", "power_generator", search=1).deal(0, "search", "rest").start(0)


@rule("LD-10.19")
def test_a_yellow_self_destruct_is_stopped_in_the_generator_room() -> None:
    table = generator(self_destruct=7).play("room:stop_self_destruct")
    assert table.state.self_destruct == ABSENT
    assert table.told("self_destruct_stopped") == [{"self_destruct": None}]


@rule("LD-10.19")
@pytest.mark.parametrize("state", [{"self_destruct": 5, "self_destruct_red": True}, {}])
def test_a_red_one_cannot_be_stopped_nor_one_that_does_not_run(state: dict[str, Any]) -> None:
    assert "room:stop_self_destruct" not in generator(**state).options


@rule("LD-10.22")
@pytest.mark.parametrize(("time", "token"), [(4, 1), (3, 0), (2, 0), (1, 0)])
def test_the_self_destruct_never_goes_beyond_the_track(time: int, token: int) -> None:
    table = facility(time=time).stand(0, "008").explore("008", "cooling_system", search=1)
    table.deal(0, "search", "rest").start(0).play("room:start_self_destruct")
    assert table.state.self_destruct == token


@rule("LD-10.22")
def test_turning_red_it_stays_on_the_last_space_too() -> None:
    table = facility(time=2, self_destruct=2).run(["advance_time"], ["act", 0, 1])
    assert (table.state.self_destruct, table.state.self_destruct_red) == (0, True)


@rule("LD-10.22")
@pytest.mark.parametrize("red", [False, True])
def test_on_the_last_space_it_destroys_the_facility_at_the_end(red: bool) -> None:
    table = harmless(facility(time=1, self_destruct=0, self_destruct_red=red))
    table.stand(1, "isolated").stand(2, "bunker").run(["advance_time"])
    assert [outcome(table, seat).survived for seat in range(3)] == [False, False, True]
    assert outcome(table, 1).why == "destroyed"


@rule("LD-10.23")
def test_the_self_destruct_may_be_started_on_those_who_are_locked_in() -> None:
    table = facility(time=8).stand(0, "008").stand(1, "isolated")
    table.explore("008", "cooling_system", search=1).deal(0, "search", "rest").start(0)
    assert "room:start_self_destruct" in table.options


@rule("LD-10.23")
def test_it_may_be_started_again_after_it_was_stopped() -> None:
    table = facility(time=8, self_destruct=5).stand(0, "008").stand(1, "010")
    table.explore("008", "power_generator", search=1).explore("010", "cooling_system", search=1)
    table.deal(0, "search", "rest").deal(1, "search", "rest")
    table.start(0).play("room:stop_self_destruct")
    table.set(self_destruct=ABSENT).start(1).play("room:start_self_destruct")
    assert table.state.self_destruct == 5
