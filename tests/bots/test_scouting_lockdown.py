"""Who goes ahead in Lockdown, and what for."""

from __future__ import annotations

import pytest

from hullbreach.bots.lockdown.volunteers import EARLY
from hullbreach.kernel.decisions import Value
from tests.bots.facility import (
    COOLING,
    GENERATOR,
    ISOLATION,
    NO_HOPE,
    PASS,
    REPOSITORY,
    SCOUT,
    SEAT,
    STAIRS,
    me,
    order,
    table,
    tile,
)


def test_one_goes_ahead_and_the_others_stay() -> None:
    view = table()
    view["seats"][SCOUT].update(hand=me(view)["hand"])
    step: Value = ("move", STAIRS)
    assert order(view, step, seat=SCOUT) == step
    assert order(view, step) == PASS


def test_whoever_came_from_the_ship_goes_ahead() -> None:
    view = table()
    me(view).update(character="survivor")
    assert order(view, ("move", STAIRS)) == ("move", STAIRS)


def test_two_from_the_ship_go_ahead_both_until_the_fuse_burns() -> None:
    view = table()
    view["seats"][1].update(character="lab_rat", place=ISOLATION, number=1)
    me(view).update(character="survivor", place=ISOLATION, number=2)
    steps: tuple[Value, Value] = (("move", "018"), ("move", "020"))
    assert order(view, *steps) == ("move", "020")  # to the generator
    view["gate_open"] = True
    assert order(view, *steps) == ("move", "020")
    view["time"] = {**view["time"], "self_destruct": 3}
    assert order(view, *steps) == ("move", "018")  # home


def test_who_has_sent_the_signal_that_he_needs_comes_home() -> None:
    view = table()
    me(view).update(character="survivor", place=ISOLATION, objectives=("not_alone",))
    steps: tuple[Value, Value] = (("move", "018"), ("move", "020"))
    assert order(view, *steps) == ("move", "020")
    me(view).update(signal=True)
    assert order(view, *steps) == ("move", "018")
    me(view).update(hand=me(view)["hand"][:2])
    assert order(view, *steps) == PASS  # with care


def test_the_scout_starts_the_self_destruction_that_opens_the_gate() -> None:
    view = table()
    tile(view, COOLING, "cooling_system")
    me(view).update(character="survivor", place=COOLING)
    start: Value = ("room", "start_self_destruct")
    assert order(view, start) == start


def test_a_scout_waits_at_the_cooling_system_for_cards_or_repairs_it() -> None:
    view = table()
    tile(view, COOLING, "cooling_system")
    me(view).update(character="survivor", place=COOLING, hand=me(view)["hand"][:1])
    assert order(view, ("move", STAIRS)) == PASS
    view["malfunction"] = {**view["malfunction"], "rooms": [COOLING]}
    repair: Value = ("play", "survivor_repairs#1", "repair")
    assert order(view, ("move", STAIRS), repair) == repair
    assert order(view, ("move", STAIRS)) == PASS


def test_who_hopes_for_nothing_near_the_exit_goes_ahead_unless_two_have_gone() -> None:
    view, step = table(), ("move", STAIRS)
    assert order(view, step) == PASS
    me(view).update(objectives=("know_it_all", "hostile_takeover"))  # number 1 is its own
    assert order(view, step) == step
    view["seats"][1].update(place=STAIRS)
    assert order(view, step) == step
    view["seats"][2].update(place=STAIRS)
    assert order(view, step) == PASS


def test_of_three_only_one_goes_ahead() -> None:
    view, step = table(), ("move", STAIRS)
    view["seats"].pop()
    me(view).update(objectives=NO_HOPE)
    assert order(view, step) == step
    view["seats"][1].update(place=STAIRS)
    assert order(view, step) == PASS


@pytest.mark.parametrize(("number", "joins"), [(EARLY, True), (EARLY + 1, False)])
def test_later_on_nobody_joins_who_has_gone_ahead(number: int, joins: bool) -> None:
    view, step = table(), ("move", STAIRS)
    me(view).update(objectives=NO_HOPE)
    view["seats"][1].update(place=STAIRS)
    view["round"] = number
    assert (order(view, step) == step) is joins


def test_who_goes_ahead_makes_haste_and_who_comes_home_takes_care() -> None:
    view = table()
    view["noise"] = ("004-006", "006-011", "010-011", "011-015")
    steps: tuple[Value, Value] = (("careful", STAIRS), ("move", STAIRS))
    me(view).update(character="survivor")
    assert order(view, *steps) == ("move", STAIRS)
    me(view).update(character="sentry", place="015")
    view["seats"][SCOUT].update(character="survivor", place=ISOLATION)
    home: tuple[Value, Value] = (("careful", COOLING), ("move", COOLING))
    assert order(view, *home) == ("careful", COOLING)
    view["noise"] = ()
    assert order(view, *home) == ("move", COOLING)


def test_who_plays_last_goes_ahead_if_nobody_else_does() -> None:
    view, step = table(), ("move", STAIRS)
    view["first"] = SEAT + 1
    assert order(view, step) == step


def test_a_scout_near_the_generator_brings_light_first_and_only_once() -> None:
    view = table()
    me(view).update(character="survivor", place=ISOLATION)
    towards: tuple[Value, Value] = (("move", "018"), ("move", "020"))
    assert order(view, *towards) == ("move", "020")
    me(view).update(place=GENERATOR)
    restore: Value = ("room", "restore_power")
    assert order(view, restore, ("move", "023")) == restore
    view["time"] = {**view["time"], "emergency_power": True}
    assert order(view, restore, ("move", "023")) == ("move", "023")


def test_who_can_win_only_with_the_signal_goes_for_it_and_no_further_than_that() -> None:
    view, step = table(), ("move", STAIRS)
    view["seats"][1].update(character="survivor", place="015")
    me(view).update(objectives=("not_alone",))
    assert order(view, step) == PASS
    tile(view, COOLING, "transmitter_control_room")
    assert order(view, step) == step
    broken = {**view, "malfunction": {**view["malfunction"], "rooms": [COOLING]}}
    assert order(broken, step) == PASS
    me(view).update(hand=("sentry_basic_repairs#1", *me(view)["hand"][1:]))
    assert order(broken, step) == step
    me(view).update(place=COOLING)
    repair: Value = ("play", "sentry_basic_repairs#1", "repair")
    assert order(broken, repair) == repair
    send: Value = ("room", "send_signal")
    assert order(view, send, step) == send
    me(view).update(place=REPOSITORY, signal=True)
    assert order(view, step) == PASS
