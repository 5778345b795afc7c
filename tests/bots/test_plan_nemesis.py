"""What bots know about the ship fits what is printed, and their sums are right."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.bots.nemesis import hazards, voyage
from hullbreach.bots.nemesis.company import steps
from hullbreach.bots.nemesis.courtesy import HARDLY
from hullbreach.bots.nemesis.hunting import TRICKS
from hullbreach.bots.nemesis.prompts import MET
from hullbreach.bots.nemesis.prospects import (
    ASLEEP,
    BOLD,
    ESCAPED,
    FRIENDS,
    OBJECTIVES,
    VICTIM,
    VICTORY,
    deeds,
    ending,
    is_bold,
)
from hullbreach.bots.survival.acting import act_weights
from hullbreach.kernel import registry
from tests.bots.ship import SEARCHES, asked, burning, holding, start, with_seat, with_tile

CONTENT = registry.game("nemesis").content()


def test_every_objective_has_its_chance() -> None:
    assert OBJECTIVES.keys() == CONTENT["objectives"].keys()


def test_every_trick_of_the_intruders_has_its_worth() -> None:
    assert TRICKS.keys() == CONTENT["intruder"].keys()


def test_two_of_three_engines_must_work() -> None:
    assert voyage.flies([1.0, 1.0, 0.0]) == 1.0
    assert voyage.flies([1.0, 0.0, 0.0]) == 0.0
    assert voyage.flies([0.5, 0.5, 0.5]) == pytest.approx(0.5)
    assert voyage.flies([1.0, 0.0, 0.0], later=0.5) == pytest.approx(0.75)


def test_steps_along_the_corridors() -> None:
    from_the_cockpit = steps("nemesis", "standard", "001")
    assert from_the_cockpit["001"] == 0
    assert from_the_cockpit["003"] == 1
    assert from_the_cockpit["011"] == 3
    assert len(from_the_cockpit) == 21


def test_fire_spreads_to_all_rooms_around_but_not_through_a_closed_door() -> None:
    assert hazards.spread(burning("011")) == {"011", "006", "008", "014", "015"}
    assert hazards.spread(burning("011", closed="006-011")) == {"011", "008", "014", "015"}


def test_a_fire_that_may_need_more_markers_than_there_are_is_deadly() -> None:
    two_of_twenty = hazards.explosion(burning("007", "011", "018"))
    assert two_of_twenty == pytest.approx(0.1)
    assert 0.0 < hazards.explosion(burning("011")) < two_of_twenty
    assert hazards.explosion(burning()) == 0.0


def test_the_events_that_are_feared_exist() -> None:
    feared = {*hazards.SPREADING, *hazards.BREAKING}
    assert {event.removeprefix("event_") for event in feared} <= CONTENT["events"].keys()


def test_what_one_came_for_is_done_at_once() -> None:
    ship = start(rooms={**with_tile("002", "comms_room"), "002": {"tile": "comms_room"}})
    hand = ("captain_search#1", "captain_rest#1", "captain_order#1", "captain_search#2")
    caller = with_seat(ship, 0, place="002", hand=hand, deck=6, discard=(), character="captain")
    caller = with_seat(caller, 0, objectives=("the_great_hunt",))
    offers = [("room", "send_signal"), SEARCHES]
    signal, search = act_weights(caller, asked("act", offers, nth=1))
    assert signal > search


def test_objectives_that_have_been_counted_exist() -> None:
    assert MET.keys() <= CONTENT["objectives"].keys()
    assert not MET.keys() & VICTIM.keys()


def test_objectives_that_are_met_by_waiting_exist() -> None:
    assert {*FRIENDS} <= CONTENT["objectives"].keys()


@pytest.mark.parametrize("other", ["best_friends_forever", "greener_pastures"])
def test_who_can_win_by_patience_is_not_bold(other: str) -> None:
    assert is_bold(holding("the_great_hunt", "quarantine"))
    assert not is_bold(holding("the_great_hunt", other))


def test_a_team_is_never_bold() -> None:
    assert not is_bold(holding())


def test_the_death_of_oneself_is_nothing_to_wait_for() -> None:
    own = next(name for name, number in VICTIM.items() if number == 1)
    assert is_bold(holding("the_great_hunt", own))


def test_who_has_left_hardly_dies_any_more() -> None:
    def dies(place: str, **changes: Any) -> float:
        scene = with_seat(holding("greener_pastures"), 1, place=place)
        done = deeds(scene)._replace(over=True, **changes)
        return OBJECTIVES["greener_pastures"](scene, done, ESCAPED)

    fine = {"engines": (1.0, 1.0, 1.0), "earth": 1.0}
    lost = {"engines": (0.0, 0.0, 0.0), "earth": 1.0}
    assert dies("dead") == 1.0
    assert dies(ESCAPED) == dies(ASLEEP, **fine) < HARDLY < dies("011")
    assert dies(ASLEEP, **lost) == 1.0
    assert dies(ASLEEP, **fine, destruct=True) == 1.0


def test_the_signal_is_worth_more_to_the_bold() -> None:
    def gain(*objectives: str) -> float:
        scene = holding(*objectives)
        done = deeds(scene)._replace(destruct=True, over=True)
        return ending(scene, done._replace(signal=True), ESCAPED) - ending(scene, done, ESCAPED)

    assert gain("the_great_hunt") == pytest.approx(VICTORY - BOLD)
    assert gain("the_great_hunt", "greener_pastures") < 15.0
