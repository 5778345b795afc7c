"""Who boards a pod, who waits, and who lets others go first."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.bots.nemesis import courtesy, prompts, shelters
from hullbreach.bots.nemesis.milestones import self_destruct
from hullbreach.bots.nemesis.prospects import deeds
from hullbreach.bots.nemesis.title import TITLE
from hullbreach.bots.survival.acting import act_weights
from hullbreach.bots.survival.reasons import reason
from hullbreach.bots.survival.scene import Scene
from hullbreach.kernel.decisions import Value
from tests.bots.ship import (
    BOARDS,
    HURT,
    SEARCHES,
    asked,
    at_an_open_pod,
    awake,
    beside_me,
    start,
    with_seat,
    with_tile,
)


def test_who_knows_the_generator_counts_on_the_pods() -> None:
    blind = shelters.unlocking(start())
    sure = shelters.unlocking(start(rooms=with_tile("002", "generator")))
    assert sure.chance > blind.chance


def test_where_somebody_is_dying_the_pods_open_sooner() -> None:
    all_well = shelters.unlocking(awake())
    dying = shelters.unlocking(with_seat(awake(), 1, wounds=HURT["wounds"] * shelters.DYING))
    assert dying.rounds < all_well.rounds
    assert dying.chance > all_well.chance


def all_well(**changes: Any) -> Scene:
    """Somebody in the cockpit to whom it does not matter what becomes of the ship."""
    own = {"objectives": ("relentless_investigator",), "character": "captain", "deck": 10}
    return with_seat(start(**changes), 0, place="001", **own)


@pytest.mark.parametrize("tile", ["hatch_control", "generator"])
def test_nobody_opens_pods_that_have_all_left(tile: str) -> None:
    def opens(pods: dict[str, str]) -> bool:
        ship = all_well(rooms=with_tile("004", tile), pods=pods)
        return any(shelter.room == "004" for shelter in shelters.shelters(ship))

    assert opens({"pod_1": "locked"})
    assert not opens({})


def test_without_pods_the_ship_must_not_blow_up() -> None:
    def gains(pods: dict[str, str]) -> float:
        ship = all_well(pods=pods)
        return self_destruct(ship, deeds(ship))["start_self_destruct"]

    assert gains({"pod_1": "locked"}) == 0.0 > gains({})


@pytest.mark.parametrize(
    ("pods", "place", "passed", "waits"),
    [
        (("pod_1",), "017", False, True),
        (("pod_1",), "017", True, False),
        (("pod_1",), "020", False, False),
        (("pod_1", "pod_3"), "017", False, False),
    ],
)
def test_a_pod_waits_for_who_would_be_left_behind(
    pods: tuple[str, ...], place: str, passed: bool, waits: bool
) -> None:
    ship = start(rooms=with_tile("017", "evac_a"), pods=dict.fromkeys(pods, "open"))
    ship = with_seat(ship, 0, place="pod_1")
    ship = with_seat(ship, 1, place=place, passed=passed, hand=(None,) * 5)
    assert prompts.follows(ship, "pod_1", "017") is waits


@pytest.mark.parametrize(
    ("pods", "friends", "waits"),
    [
        (("pod_1",), 1, True),
        (("pod_1",), 0, False),
        (("pod_1", "pod_2"), 1, False),
        (("pod_1", "pod_2"), 2, True),
    ],
)
def test_a_pod_waits_for_who_is_near_unless_there_is_one_for_each(
    pods: tuple[str, ...], friends: int, waits: bool
) -> None:
    ship = start(rooms=with_tile("017", "evac_a"), pods=dict.fromkeys(pods, "open"))
    ship = with_seat(ship, 0, place="pod_1")
    for seat in (1, 2, 3):
        ship = with_seat(ship, seat, place="020" if seat <= friends else "dead")
    ask = asked("launch", [("launch",), ("wait",)], pod="pod_1")
    launches, stays = prompts.launch(ship, ask)
    assert (stays > launches) is waits


@pytest.mark.parametrize(("rounds", "waits"), [(2, True), (1, False)])
def test_nobody_waits_in_a_pod_for_the_explosion(rounds: int, waits: bool) -> None:
    ship = start(rooms=with_tile("017", "evac_a"), pods={"pod_1": "open"})
    ship = with_seat(with_seat(ship, 0, place="pod_1"), 1, place="017", hand=(None,) * 5)
    time = {**ship.view["time"], "self_destruct": rounds}
    ask = asked("launch", [("launch",), ("wait",)], pod="pod_1")
    launches, stays = prompts.launch(Scene(TITLE, {**ship.view, "time": time}, 0), ask)
    assert (stays > launches) is waits


@pytest.mark.parametrize(
    ("objective", "place", "cards", "waits"),
    [
        ("hoarder", "017", 2, True),
        ("hoarder", "017", 1, False),
        ("hoarder", "020", 3, True),
        ("hoarder", "020", 2, False),
        ("hoarder", "011", 5, False),
        ("greener_pastures", "017", 2, False),
        ("the_right_moment_to_strike", "017", 2, False),  # only one is left to outlive
    ],
)
def test_who_can_hardly_win_lets_those_board_who_are_about_to(
    objective: str, place: str, cards: int, waits: bool
) -> None:
    assert courtesy.gives_way(beside_me(objective, place, cards), "017") is waits


def test_nobody_gives_way_to_who_has_passed() -> None:
    assert not courtesy.gives_way(with_seat(beside_me("hoarder"), 1, passed=True), "017")


def test_nobody_gives_way_in_a_team() -> None:
    ship = with_seat(beside_me("hoarder"), 0, objectives=())
    team = Scene(TITLE, {**ship.view, "objectives": ("cutting_off_the_head",)}, 0)
    assert not courtesy.gives_way(team, "017")


def test_who_gives_way_is_not_yet_at_the_pod() -> None:
    assert not courtesy.gives_way(beside_me("hoarder", "020", cards=3), "020")


@pytest.mark.parametrize(
    ("rounds", "place", "waits"),
    [(3, "020", True), (2, "020", False), (2, "017", True), (1, "017", False)],
)
def test_nobody_gives_way_when_time_runs_out(rounds: int, place: str, waits: bool) -> None:
    ship = beside_me("hoarder", place, cards=3)
    time = {**ship.view["time"], "self_destruct": rounds}
    scene = Scene(TITLE, {**ship.view, "time": time}, 0)
    assert courtesy.gives_way(scene, "017") is waits


def test_who_gives_way_does_not_board() -> None:
    def boards(objective: str) -> bool:
        scene = with_seat(beside_me(objective), 0, hand=("captain_rest#1", "captain_order#1"))
        return liked(scene, nth=2) == BOARDS

    assert boards("greener_pastures")
    assert not boards("hoarder")


def test_who_gives_way_does_not_pass_the_time_with_a_trade() -> None:
    ship = with_seat(beside_me("hoarder", cards=5), 0, hand=("captain_order#1",) * 5)
    soon = {**ship.view["time"], "self_destruct": 3}
    scene = Scene(TITLE, {**ship.view, "time": soon}, 0)
    passes, trades = act_weights(scene, asked("act", [("pass",), ("trade",)], nth=1))
    assert passes > trades


@pytest.mark.parametrize(
    ("objective", "why"), [("greener_pastures", "wait"), ("hoarder", "after_you")]
)
def test_who_gives_way_says_so(objective: str, why: str) -> None:
    scene = with_seat(beside_me(objective), 0, hand=("captain_rest#1", "captain_order#1"))
    assert reason(scene, asked("act", [("pass",)], nth=2), ("pass",)).why == why


def liked(scene: Scene, nth: int) -> Value:
    """What is done at an open pod with a card that searches."""
    scene = with_seat(scene, 0, character="captain")
    offers = [("pass",), BOARDS, SEARCHES]
    weights = act_weights(scene, asked("act", offers, nth=nth))
    return max(zip(weights, offers, strict=True))[1]


def test_who_can_leave_does_nothing_else_before_all_the_others_have_their_turns() -> None:
    three = at_an_open_pod("captain_search#1", "captain_rest#1", "captain_order#1")
    assert liked(three, nth=1) == SEARCHES
    assert liked(three, nth=2) == BOARDS
    assert liked(at_an_open_pod("captain_search#1", "captain_rest#1"), nth=1) == BOARDS
