"""Out through the gate of Lockdown: who leaves first, on foot or by rover."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.bots.lockdown.leaving import COURTEOUS, PATIENT
from hullbreach.bots.lockdown.title import TITLE
from hullbreach.bots.survival.scene import Scene
from hullbreach.kernel.decisions import Value
from tests.bots.facility import (
    EXIT,
    NO_HOPE,
    PASS,
    REPOSITORY,
    SCOUT,
    SEAT,
    SHOP,
    me,
    order,
    table,
    tile,
)

WALK: Value = ("escape", "suit")
RIDE: Value = ("escape", "rover")


def at_the_exit(**other: Any) -> dict[str, Any]:
    """In a suit, with the gate open, beside somebody who can leave as well."""
    view = table()
    view["gate_open"] = True
    me(view).update(place=EXIT, hands=("enviro_suit#1",))
    beside = {"place": EXIT, "hands": ("enviro_suit#2",), "passed": False, "hand": (None,) * 2}
    view["seats"][1].update(beside | other)
    return view


def rounds(view: dict[str, Any], left: int) -> dict[str, Any]:
    """The same with so many rounds until the facility is destroyed."""
    fuse = {"space": 4 + left, "self_destruct": 5, "self_destruct_red": True}
    return {**view, "time": {**view["time"], **fuse}}


def test_who_cannot_win_any_more_leaves_on_foot_and_the_rover_to_a_friend_without_a_suit() -> None:
    view = table()
    view["gate_open"] = True
    me(view).update(place=EXIT, hands=("enviro_suit#1",))
    assert order(view, RIDE, WALK) == RIDE
    me(view).update(objectives=NO_HOPE)
    assert order(view, RIDE, WALK) == WALK
    for about in view["seats"][1:]:
        about.update(hands=("enviro_suit#2",))
    assert order(view, RIDE, WALK) == RIDE


def test_who_cannot_win_any_more_lets_those_at_the_exit_leave_first() -> None:
    view = at_the_exit()
    assert order(view, WALK) == WALK
    me(view).update(objectives=NO_HOPE)
    assert order(view, WALK) == PASS
    assert order(rounds(view, COURTEOUS), WALK) == PASS
    assert order(rounds(view, COURTEOUS - 1), WALK) == WALK


@pytest.mark.parametrize("other", [{"passed": True}, {"hand": (None,)}, {"hands": ()}])
def test_nobody_gives_way_to_who_does_not_leave(other: dict[str, Any]) -> None:
    view = at_the_exit(**other)
    me(view).update(objectives=NO_HOPE)
    assert order(view, WALK) == WALK


def test_without_a_suit_one_leaves_by_rover() -> None:
    view = at_the_exit(hands=())
    me(view).update(objectives=NO_HOPE, hands=())
    assert order(view, RIDE) == PASS


def test_nobody_walks_out_where_it_is_loud_all_around_while_there_is_time() -> None:
    view = at_the_exit()
    view["noise"] = Scene(TITLE, view, SEAT).printed.corridors[EXIT]
    assert order(rounds(view, PATIENT), WALK) == PASS
    assert order(rounds(view, PATIENT - 1), WALK) == WALK
    assert order(rounds(view, PATIENT), RIDE, WALK) == RIDE
    view["noise"] = view["noise"][:-1]
    assert order(rounds(view, PATIENT), WALK) == WALK


def test_one_of_those_without_a_suit_goes_to_the_rover_and_the_others_let_him() -> None:
    view = table()
    view["gate_open"] = True
    steps: tuple[Value, Value] = (("careful", EXIT), ("move", EXIT))
    assert order(view, *steps) == ("careful", EXIT)
    me(view).update(number=4)
    view["seats"][SCOUT].update(number=1)
    assert order(view, *steps) == PASS


def test_who_cannot_win_any_more_is_the_last_to_ride_but_not_for_ever() -> None:
    view, ride = table(), RIDE
    view["gate_open"], view["rover"] = True, EXIT
    step: Value = ("move", EXIT)
    assert order(view, step) == step
    me(view).update(objectives=NO_HOPE)
    assert order(view, step) == PASS
    for about in view["seats"][1:]:
        about.update(passed=True)
    assert order(view, step) == step
    me(view).update(place=EXIT)
    assert order(view, ride) == ride


def test_who_wants_somebody_dead_who_is_safe_cannot_win_any_more() -> None:
    view, step = table(), ("move", EXIT)
    view["gate_open"], view["rover"] = True, EXIT
    me(view).update(objectives=("liability",))  # number 3
    assert order(view, step) == step
    view["seats"][2].update(place="bunker")
    assert order(view, step) == PASS


def test_through_the_open_gate_in_one_turn_or_not_yet() -> None:
    view = table()
    view["gate_open"] = True
    me(view).update(hands=("enviro_suit#1",))
    steps: tuple[Value, Value] = (("careful", EXIT), ("move", EXIT))
    assert order(view, *steps) == ("careful", EXIT)
    me(view).update(hand=me(view)["hand"][:3])
    assert order(view, *steps) == ("move", EXIT)
    me(view).update(hand=me(view)["hand"][:2])
    assert order(view, *steps) == PASS


def test_nobody_walks_into_a_xeno_at_the_exit_without_a_weapon() -> None:
    view = table()
    view["gate_open"] = True
    view["rooms"][EXIT]["xenos"] = {"adult#1": 0}
    me(view).update(hands=("enviro_suit#1",), ammo={})
    step: Value = ("move", EXIT)
    assert order(view, step) == PASS
    me(view).update(ammo={"smg#1": 4})
    assert order(view, step) == step


def test_a_closed_door_to_the_exit_is_broken() -> None:
    view = table()
    view["gate_open"], view["doors"] = True, {"001-004": "closed"}
    me(view).update(hands=("enviro_suit#1",))
    demolition: Value = ("play", "sentry_demolition#1", "break_door")
    assert order(view, ("move", SHOP), demolition) == demolition
    assert order(view, ("move", SHOP)) == ("move", SHOP)


def test_the_rover_comes_back_for_who_waits() -> None:
    view = table()
    view.update(gate_open=True, rover="bunker", computer=("computer_a",))
    move: Value = ("computer", "move_rover")
    peek: Value = ("computer", "peek_css")
    remote: Value = ("play", "hacker_neuralink#1", "remote")
    assert order(view, peek, move) == move
    assert order(view, remote) == remote
    view["computer"] = ("computer_b",)
    assert order(view, peek, remote) == peek


def test_a_broken_computer_near_the_exit_is_repaired_while_there_is_light() -> None:
    view = table()
    tile(view, SHOP, "css_control")
    view["malfunction"] = {**view["malfunction"], "rooms": [SHOP]}
    view["power"] = {**view["power"], "S-01": {"token": 1, "on": True}}
    me(view).update(hand=("sentry_repairs#1", *me(view)["hand"]), hands=("enviro_suit#1",))
    step: Value = ("careful", SHOP)
    assert order(view, step) == step
    me(view).update(place=SHOP)
    repair: Value = ("play", "sentry_repairs#1", "repair")
    assert order(view, repair, ("move", REPOSITORY)) == repair
    view["power"]["S-01"] = {"token": 1, "on": False}
    assert order(view, repair, ("move", REPOSITORY)) == ("move", REPOSITORY)


def test_who_wishes_somebody_dead_takes_the_rover_from_him_and_spoils_his_suit() -> None:
    view = table()
    me(view).update(hands=("enviro_suit#1",), objectives=("liability",))  # number 3
    spoil: Value = ("play", "sentry_demolition#1", "break_room")
    assert order(view, spoil) == spoil
    view["gate_open"] = True
    me(view).update(place=EXIT)
    assert order(view, RIDE, WALK) == RIDE
    view["seats"][2].update(hands=("enviro_suit#2",))
    view["gate_open"] = False
    me(view).update(place=REPOSITORY)
    assert order(view, spoil) == PASS
    view["gate_open"] = True
    me(view).update(place=EXIT, objectives=("loose_ends",))  # without a signal
    assert order(view, RIDE, WALK) == WALK
    view["seats"][1].update(character="survivor")
    assert order(view, RIDE, WALK) == RIDE


def test_shots_come_first_while_there_are_cards_to_leave_all_the_same() -> None:
    view = table()
    view["gate_open"] = True
    view["rooms"][REPOSITORY]["xenos"] = {"adult#1": 0}
    me(view).update(hands=("enviro_suit#1",), hand=me(view)["hand"][:4])
    shot, step = ("shoot", "smg#1", "adult#1"), ("move", EXIT)
    assert order(view, shot, step) == shot
    me(view).update(hand=me(view)["hand"][:3])
    assert order(view, shot, step) == step
