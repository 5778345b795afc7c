"""Self-destruct, engines, coordinates (NE-02.07 to NE-02.12, NE-09.17, NE-12.02 ff.)."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.coordinates import CARDS
from hullbreach.games.nemesis.state import ABSENT
from tests.games.nemesis.positions import aboard
from tests.games.nemesis.table import Table
from tests.marks import rule

LOCKED = {"pod_1": "locked", "pod_2": "locked"}


def generator(**state: object) -> Table:
    return aboard(room="017", kind="generator", **state).deal(0, "rest", "search", "order")


# ---------------------------------------------------------------- self-destruct


@rule("NE-02.09", "NE-02.11")
def test_the_generator_starts_the_sequence_on_6() -> None:
    table = generator().start(0)
    assert "room:stop_self_destruct" not in table.options
    table.play("room:start_self_destruct", "pay:captain_rest#1+captain_search#1")
    assert table.state.self_destruct == 6


@rule("NE-06.03", "NE-02.09", "NE-02.07")
def test_it_moves_with_the_time_and_unlocks_the_pods_at_orange() -> None:
    table = generator(self_destruct=6, pods=LOCKED, time=12)
    table.run(["advance_time"], ["advance_time"], ["act", 0, 1])
    assert (table.state.self_destruct, table.state.time) == (4, 10)
    assert table.state.pods == LOCKED
    table = generator(self_destruct=4, pods=LOCKED).run(["advance_time"], ["act", 0, 1])
    assert table.state.self_destruct == 3
    assert set(table.state.pods.values()) == {"open"}


@rule("NE-02.12", "NE-02.07")
def test_pods_that_were_locked_again_stay_locked_on_the_next_orange_space() -> None:
    table = generator(self_destruct=3, pods=LOCKED).run(["advance_time"], ["act", 0, 1])
    assert table.state.self_destruct == 2
    assert table.state.pods == LOCKED


@rule("NE-06.03")
def test_without_a_sequence_only_the_time_moves() -> None:
    table = generator(time=12).run(["advance_time"], ["act", 0, 1])
    assert (table.state.self_destruct, table.state.time) == (ABSENT, 11)


@rule("NE-02.07", "NE-02.10")
@pytest.mark.parametrize(("space", "stoppable"), [(6, True), (4, True), (3, False), (1, False)])
def test_it_can_be_stopped_before_orange_only(space: int, stoppable: bool) -> None:
    table = generator(self_destruct=space).start(0)
    assert ("room:stop_self_destruct" in table.options) == stoppable
    assert "room:start_self_destruct" not in table.options


@rule("NE-02.10")
def test_a_stopped_sequence_starts_anew_at_6() -> None:
    table = generator(self_destruct=4).deal(0, "rest", "search", "order", "reload").start(0)
    table.play("room:stop_self_destruct", "pay:captain_rest#1+captain_search#1")
    assert table.state.self_destruct == ABSENT
    table.play("room:start_self_destruct")
    assert table.state.self_destruct == 6


@rule("NE-03.28")
def test_nobody_starts_it_while_somebody_sleeps_but_a_coolant_leak_does() -> None:
    table = generator(malfunction=["017"]).stand(1, "asleep").start(0)
    assert "room:start_self_destruct" not in table.options
    table.put("event_coolant_leak#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.state.self_destruct == 6


@rule("NE-02.11")
def test_a_coolant_leak_changes_nothing_while_it_runs_or_the_generator_works() -> None:
    for state in ({"self_destruct": 2, "malfunction": ["017"]}, {}):
        table = generator(**state).put("event_coolant_leak#1", "events", top=True)
        table.run(["resolve_event"], ["act", 0, 1])
        assert table.state.self_destruct == state.get("self_destruct", ABSENT)


@rule("NE-02.12")
def test_pods_can_be_locked_again_one_by_one() -> None:
    table = aboard(kind="hatch_control", pods={"pod_1": "open", "pod_2": "locked"})
    table.deal(0, "rest", "search").start(0).play("room:toggle_pod")
    assert table.options == ["lock:pod_1", "unlock:pod_2"]
    table.play("lock:pod_1")
    assert table.state.pods == LOCKED


# ---------------------------------------------------------------- engines


@rule("NE-09.17", "NE-03.07")
def test_a_repair_card_sees_and_swaps_both_tokens_even_in_a_broken_room() -> None:
    table = aboard("mechanic", "pilot", room="014", kind="cabins", malfunction=["019"])
    table.put("engine_3_working", "engine.3").put("engine_3_damaged", "engine.3")
    table.stand(0, "019").deal(0, "fast_repairs", "rest").start(0)
    table.play("play:mechanic_fast_repairs#1>engine")
    both = ["engine_3_working", "engine_3_damaged"]
    assert table.match.view(0)["engines"]["3"] == both
    assert table.match.view(1)["engines"]["3"] == [None, None]
    table.play("swap:3")
    assert table.match.view(0)["engines"]["3"] == both[::-1]
    assert table.told("engine_closed")[0]["swapped"] == 1
    assert table.state.malfunction == ["019"]


@rule("NE-03.07", "NE-03.41")
def test_checking_an_engine_shows_its_upper_token_to_one_player() -> None:
    table = aboard("captain", "pilot").put("engine_2_damaged", "engine.2", top=True)
    table.stand(0, "020").deal(0, "rest", "search").start(0).play("room:check_engine")
    assert table.match.view(0)["engines"]["2"] == ["engine_2_damaged", None]
    assert table.match.view(1)["engines"]["2"] == [None, None]
    assert table.told("engine_checked")[0]["token"] is None


# ---------------------------------------------------------------- coordinates


@rule("NE-03.41", "NE-14.05")
def test_the_cockpit_shows_the_coordinates_to_who_is_there() -> None:
    table = aboard().stand(0, "001").stand(1, "014").deal(0, "rest", "search").start(0)
    table.play("room:check_coordinates")
    card = table.at("coordinates")[0]
    assert [table.match.view(seat)["course"]["card"] for seat in (0, 1, None)] == [card, None, None]


@rule("NE-03.27", "NE-03.41")
def test_the_cockpit_sets_the_course_for_all_to_see() -> None:
    table = aboard().stand(0, "001").stand(1, "014").deal(0, "rest", "search").start(0)
    table.play("room:set_course")
    assert table.options == ["course:a", "course:c", "course:d"]
    table.play("course:d")
    assert table.match.view(1)["course"]["space"] == "d"


@rule("NE-14.17")
def test_each_coordinates_card_names_all_four_places() -> None:
    assert len(CARDS) == 8
    for places in CARDS.values():
        assert sorted(places) == ["deep_space", "earth", "mars", "venus"]
    assert len(set(CARDS.values())) == 8
