"""Escape pods and hibernation (NE-02.04 to NE-02.08, NE-03.64 to NE-03.74)."""

from __future__ import annotations

import pytest

from tests.games.nemesis.positions import aboard
from tests.games.nemesis.table import Table
from tests.marks import rule

OPEN = {"pod_1": "open", "pod_2": "open"}


def section(**state: object) -> Table:
    """The captain in Evacuation Section A, room 017."""
    table = aboard(room="017", kind="evac_a", **{"pods": OPEN, **state})
    return table.deal(0, "rest", "search", "order")


def board(table: Table, *then: str, **chance: object) -> Table:
    table.start(0, **{"noise": ["silence"], **chance})
    table.play("room:board_pod", "pay:captain_rest#1+captain_search#1")
    return table.play(*then)


def waiting(**state: object) -> Table:
    """The captain waits in pod 1; his round begins."""
    return section(**{"round": 2, **state}).stand(0, "pod_1")


# ---------------------------------------------------------------- unlocking


@rule("NE-03.65", "NE-03.71")
def test_a_locked_pod_cannot_be_boarded() -> None:
    table = section(pods={"pod_1": "locked", "pod_2": "open"}).start(0)
    assert "room:board_pod" not in table.options


@rule("NE-02.04", "NE-03.65")
def test_the_first_death_unlocks_all_pods() -> None:
    locked = {"pod_1": "locked", "pod_2": "locked"}
    table = section(pods=locked, fire=["017"]).deal(0)
    for wound in ("body#1", "body#2", "body#3"):
        table.put(wound, "wounds.0")
    table.run(["turn_over", 0])
    assert table.state.place[0] == "dead"
    assert table.state.pods == OPEN


@rule("NE-02.04")
def test_a_second_death_unlocks_nothing() -> None:
    locked = {"pod_1": "locked", "pod_2": "locked"}
    table = section(pods=locked, fire=["017"], deaths=1)
    for wound in ("body#1", "body#2", "body#3"):
        table.put(wound, "wounds.0")
    assert table.run(["turn_over", 0]).state.pods == locked


# ---------------------------------------------------------------- boarding


@rule("NE-03.71", "NE-03.72")
def test_boarding_costs_two_and_a_noise_roll_then_launch_or_wait() -> None:
    table = board(section())
    assert [told["room"] for told in table.told("noise_roll")] == ["017"]
    assert table.state.place[0] == "pod_1"
    assert (table.ask.prompt, table.options) == ("launch", ["launch", "wait"])
    assert table.at("hand.0") == ("captain_order#1",)


@rule("NE-03.71")
def test_an_intruder_that_comes_foils_the_boarding() -> None:
    table = section(noise=["017-020"]).put("token_larva_1#1", "bag")
    board(table, noise=[3], bag=["token_larva_1#1"])
    assert table.state.place[0] == "017"
    assert table.told("boarding_failed") == [{"seat": 0}]
    assert table.at("hand.0") == ("captain_order#1",)


@rule("NE-03.71")
@pytest.mark.parametrize("obstacle", ["intruder", "malfunction", "other section"])
def test_what_keeps_a_character_from_boarding(obstacle: str) -> None:
    table = section()
    if obstacle == "intruder":
        table.put("larva#1", "xenos.017")
    elif obstacle == "malfunction":
        table.set(malfunction=["017"])
    else:
        table.set(pods={"pod_2": "open"})
    table.start(0)
    assert "room:board_pod" not in table.options


@rule("NE-03.66", "NE-03.71")
def test_a_pod_has_two_seats() -> None:
    table = aboard("captain", "pilot", "scout", room="017", kind="evac_a")
    table.set(pods={"pod_1": "open", "pod_2": "open", "pod_3": "locked"})
    table.deal(0, "rest", "search", "order").stand(1, "pod_1").start(0)
    assert "room:board_pod" in table.options
    table.stand(2, "pod_1").start(0)
    assert "room:board_pod" not in table.options


@rule("NE-03.66")
def test_objects_take_no_seat() -> None:
    table = section().stand(1, "pod_1").put("corpse#2", "hands.0").put("egg#6", "hands.1")
    board(table, "launch")
    assert table.state.place == {0: "escaped", 1: "escaped"}
    assert "corpse#2" in table.at("hands.0")


# ---------------------------------------------------------------- launching


@rule("NE-03.72", "NE-03.69")
def test_launching_takes_all_passengers_and_the_pod() -> None:
    table = aboard("captain", "pilot", "scout", room="017", kind="evac_a")
    table.set(pods={"pod_1": "open", "pod_2": "open", "pod_3": "open"}).stand(1, "pod_1")
    table.deal(0, "rest", "search", "order")
    board(table, "pod:pod_1", "launch")
    assert table.state.place == {0: "escaped", 1: "escaped", 2: "001"}
    assert list(table.state.pods) == ["pod_2", "pod_3"]
    assert table.match.result is None


@rule("NE-03.72", "NE-03.74")
def test_waiting_ends_the_turn_for_this_round() -> None:
    table = board(section(), "wait", "none")
    assert table.state.place[0] == "pod_1"
    assert 0 in table.state.passed
    assert table.ask.seat == 1


@rule("NE-03.67")
def test_who_waits_may_launch_at_the_start_of_the_next_round() -> None:
    table = waiting().run(["begin_round"])
    while table.ask.prompt != "in_pod":
        table.play("pass", "none")
    assert table.options == ["launch", "stay", "leave"]
    table.play("launch")
    assert table.state.place[0] == "escaped"
    assert "pod_1" not in table.state.pods


@rule("NE-03.67", "NE-02.12")
def test_a_pod_that_was_locked_again_cannot_be_launched() -> None:
    table = waiting(pods={"pod_1": "locked", "pod_2": "open"}).run(["wait_in_pod", 0])
    assert table.options == ["stay", "leave"]


@rule("NE-03.73")
def test_staying_passes_at_once() -> None:
    table = waiting().deal(0, "rest", "order").run(["wait_in_pod", 0]).play("stay")
    assert table.ask.prompt == "discard_on_pass"
    table.play("discard:captain_rest#1")
    assert 0 in table.state.passed
    assert table.state.place[0] == "pod_1"


@rule("NE-03.73")
def test_leaving_the_pod_is_free_makes_no_noise_and_the_turn_goes_on() -> None:
    table = waiting().run(["wait_in_pod", 0]).play("leave")
    assert table.state.place[0] == "017"
    assert table.told("noise_roll") == []
    assert (table.ask.seat, table.ask.prompt, table.ask.about["nth"]) == (0, "act", 1)


@rule("NE-03.68")
@pytest.mark.parametrize("way", ["appears", "walks in"])
def test_an_intruder_in_the_section_throws_everybody_out_of_its_pods(way: str) -> None:
    table = aboard("captain", "pilot", "scout", room="017", kind="evac_a", noise=["017-020"])
    table.explore("018", "evac_b").stand(0, "pod_1").stand(1, "017").stand(2, "pod_2")
    table.set(pods={"pod_1": "open", "pod_2": "open", "pod_3": "open"}).deal(1, "rest")
    if way == "walks in":
        table.stand(1, "001").put("creeper#1", "xenos.020")
        table.put("event_scent_of_prey#1", "events", top=True)
        table.run(["resolve_event"], ["act", 0, 1])
    else:
        table.put("token_creeper_1#1", "bag").put("token_adult_2#1", "bag")
        tokens = ["token_adult_2#1", "token_creeper_1#1"]
        table.set(first=1)
        table.run(["develop_bag"], ["act", 0, 1], noise=[3, "silence"], bag=tokens)
    assert table.at("xenos.017") == ("creeper#1",)
    assert (table.state.place[0], table.state.place[2]) == ("017", "pod_2")
    assert [told["seat"] for told in table.told("xeno_attacks")] == []


@rule("NE-03.64", "NE-03.74")
def test_a_passenger_is_in_no_room() -> None:
    table = waiting(fire=["017"]).run(["turn_over", 0])
    assert table.state.light == {}


@rule("NE-03.74", "NE-06.15")
def test_a_passenger_is_heard_in_the_section() -> None:
    table = waiting(noise=["014-017"]).put("token_adult_2#1", "bag").stand(1, "001")
    table.run(["develop_bag"], ["act", 1, 1], noise=[3, "silence"], bag=["token_adult_2#1"])
    rolls = [(told["seat"], told["room"]) for told in table.told("noise_roll")]
    assert rolls == [(0, "017"), (1, "001")]
    assert table.state.noise == ["014-017", "017-020"]
    assert table.state.place[0] == "pod_1"


@rule("NE-03.74", "NE-03.68", "NE-10.07")
def test_what_a_passenger_has_called_drives_it_out_of_the_pod_and_may_surprise_it() -> None:
    table = waiting(noise=["014-017"]).put("token_adult_2#1", "bag").put("token_larva_1#1", "bag")
    table.stand(1, "001").deal(0).run(
        ["develop_bag"],
        ["act", 1, 1],
        noise=[2, "silence"],
        bag=["token_adult_2#1", "token_larva_1#1"],
    )
    assert table.state.place[0] == "017"
    assert [told["seat"] for told in table.told("xeno_attacks")] == [0]
    assert table.state.larva == [0]


@rule("NE-03.74")
def test_noise_in_the_technical_corridors_is_heard_in_pods_whose_section_has_an_entrance() -> None:
    table = aboard(room="014", kind="evac_a", noise=["service"], pods={"pod_1": "open"})
    table.stand(0, "pod_1").stand(1, "001").deal(0, "rest")
    table.put("event_noise_in_technical_corridors#1", "events", top=True)
    table.run(["resolve_event"], ["act", 1, 1], noise=["silence"])
    assert [told["room"] for told in table.told("noise_roll")] == ["014"]


@rule("NE-03.74")
def test_who_bleeds_to_death_in_a_pod_lies_in_the_section() -> None:
    table = waiting().put("egg#1", "hands.0")
    for wound in ("body#1", "leg#1", "bleeding#1"):
        table.put(wound, "wounds.0")
    table.deal(0, "rest").run(["wait_in_pod", 0]).play("stay", "none")
    assert table.state.place[0] == "dead"
    assert set(table.at("objects.017")) == {"egg#1", "corpse#2"}
    assert table.state.corpse_of == {"corpse#2": 0}


@rule("NE-03.74")
def test_what_a_wounded_arm_lets_fall_in_a_pod_lies_in_the_section() -> None:
    table = waiting(light={"0": 2}).put("egg#1", "hands.0").put("bleeding#1", "wounds.0")
    table.put("arm#1", "serious_wounds", top=True).deal(0, "rest")
    table.run(["wait_in_pod", 0]).play("stay", "none", "drop:egg#1")
    assert table.at("objects.017") == ("egg#1",)
    assert table.state.place[0] == "pod_1"


@rule("NE-03.74")
def test_a_passenger_does_not_make_the_section_occupied() -> None:
    table = waiting().explore("014", "cabins").stand(1, "014").deal(1, "rest")
    table.start(1, noise=["silence"]).play("move:017")
    assert [told["seat"] for told in table.told("noise_roll")] == [1]


# ---------------------------------------------------------------- hibernation


def sleeper(**state: object) -> Table:
    table = aboard(room="014", kind="cabins", **{"time": 8, **state}).stand(0, "011")
    return table.deal(0, "rest", "search", "order")


def hibernate(table: Table, **chance: object) -> Table:
    table.start(0, **{"noise": ["silence"], **chance})
    return table.play("room:hibernate", "pay:captain_rest#1+captain_search#1")


@rule("NE-02.06", "NE-02.08", "NE-03.70")
@pytest.mark.parametrize("time", range(1, 16))
def test_hibernation_is_open_on_blue_spaces_only(time: int) -> None:
    table = sleeper(time=time).start(0)
    assert ("room:hibernate" in table.options) == (time <= 8)
    assert table.match.view(None)["time"]["hibernation_open"] == (time <= 8)


@rule("NE-02.08")
def test_the_seventh_advance_reaches_blue_and_the_fifteenth_the_jump() -> None:
    table = sleeper(time=15).run(*[["advance_time"]] * 7, ["act", 0, 1])
    assert "room:hibernate" in table.options
    table = sleeper(time=15).run(*[["advance_time"]] * 15, ["act", 0, 1])
    assert table.match.result is not None
    assert table.match.result.reason == "jump"


@rule("NE-03.70")
def test_who_hibernates_pays_two_makes_noise_and_is_out_of_play() -> None:
    table = hibernate(sleeper())
    assert [told["room"] for told in table.told("noise_roll")] == ["011"]
    assert table.state.place[0] == "asleep"
    assert table.ask.seat == 1
    assert "captain_rest#1" in table.at("discard.0")


@rule("NE-03.70")
def test_an_intruder_that_comes_keeps_one_awake() -> None:
    table = sleeper(noise=["011-014"]).put("token_larva_1#1", "bag")
    hibernate(table, noise=[4], bag=["token_larva_1#1"])
    assert table.state.place[0] == "011"
    assert table.told("hibernation_failed") == [{"seat": 0}]


@rule("NE-03.70")
def test_a_larva_that_is_gone_again_keeps_one_awake() -> None:
    """It has infested the sleeper, whose hand is empty."""
    table = sleeper(noise=["011-014"]).put("token_larva_1#1", "bag").deal(0, "rest", "search")
    table.start(0, noise=[4], bag=["token_larva_1#1"]).play("room:hibernate")
    assert (table.state.larva, table.at("xenos.011")) == ([0], ())
    assert table.state.place[0] == "011"


@rule("NE-03.70")
def test_nobody_falls_asleep_beside_an_intruder() -> None:
    table = sleeper().put("larva#1", "xenos.011").start(0)
    assert "room:hibernate" not in table.options


@rule("NE-03.06")
def test_a_malfunction_does_not_wake_sleepers() -> None:
    table = sleeper(malfunction=["011"]).stand(0, "asleep").stand(1, "011").deal(1, "rest")
    table.start(1)
    assert table.state.place[0] == "asleep"
    assert "room:hibernate" not in table.options


@rule("NE-03.27")
@pytest.mark.parametrize("asleep", [True, False])
def test_while_somebody_sleeps_the_course_is_fixed(asleep: bool) -> None:
    table = sleeper().stand(0, "001").stand(1, "asleep" if asleep else "014").start(0)
    assert ("room:set_course" in table.options) == (not asleep)
    assert "room:check_coordinates" in table.options


@rule("NE-03.72", "NE-05.10")
def test_who_waits_takes_no_further_action_however_tireless() -> None:
    table = section(tireless=[0])
    table.start(0, nth=2, noise=["silence"])
    table.play("room:board_pod", "pay:captain_rest#1+captain_search#1", "wait", "none")
    assert table.ask.seat == 1


@rule("NE-03.68", "NE-03.74")
def test_a_larva_finds_its_host_in_a_waiting_pod() -> None:
    """Eclosion spares only sleepers and those who have left the ship."""
    table = waiting(larva=[0]).put("larva#1", "board.0").stand(1, "pod_1")
    table.put("contamination#1", "deck.1", top=True).face("contamination#1", "infected")
    table.put("event_eclosion#1", "events", top=True).run(["resolve_event"], ["act", 1, 1])
    assert table.state.place == {0: "dead", 1: "017"}
    assert table.at("xenos.017") == ("creeper#1",)
    assert table.state.larva == [1]
