"""What the crew agrees on in Lockdown, one order a test."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.bots import ThumbBot, bot, statement
from hullbreach.bots.lockdown.leaving import COURTEOUS, PATIENT
from hullbreach.bots.lockdown.orders import agreed
from hullbreach.bots.lockdown.title import TITLE
from hullbreach.bots.lockdown.volunteers import EARLY
from hullbreach.bots.survival.scene import Scene
from hullbreach.kernel.decisions import Ask, Decision, Value

EXIT, LIFT, SHOP, REPOSITORY, STAIRS, COOLING = "001", "002", "003", "004", "006", "011"
ISOLATION, GENERATOR = "019", "022"
SEAT, SCOUT = 0, 3
STAFF = {"characters": ["sentry", "hacker", "janitor", "xenobiologist"]}
PASS: Value = ("pass",)
NO_HOPE = ("know_it_all",)


def table() -> dict[str, Any]:
    """What a seat sees at the start, with five cards in hand; nobody came from the ship.

    It hopes that the facility is destroyed, which others may see to.
    """
    match = hb.Match.new("lockdown", 4, "orders", STAFF)
    view = deepcopy(match.view(SEAT))
    for seat, about in enumerate(view["seats"]):
        about.update(place=REPOSITORY, number=seat + 1)
    view["first"] = SEAT
    hand = tuple(f"sentry_stun#{n}" for n in range(5))
    view["seats"][SEAT].update(hand=hand, objectives=("burn_it_out",))
    return dict(view)


def tile(view: dict[str, Any], room: str, kind: str, search: int = 0) -> None:
    view["rooms"][room] = {"tile": kind, "search": search}


def order(
    view: dict[str, Any], *offers: Value, own: Value = PASS, seat: int = SEAT
) -> Value | None:
    decision = Decision(Ask(seat, "act", [PASS, *offers]), {}, lambda ask: ())
    found = agreed(Scene(TITLE, view, seat), decision, own)
    return found.value if found else None


def me(view: dict[str, Any]) -> dict[str, Any]:
    found = view["seats"][SEAT]
    assert isinstance(found, dict)
    return found


def test_who_cannot_win_any_more_leaves_on_foot_and_the_rover_to_a_friend_without_a_suit() -> None:
    view = table()
    view["gate_open"] = True
    me(view).update(place=EXIT, hands=("enviro_suit#1",))
    ways: tuple[Value, Value] = (("escape", "rover"), ("escape", "suit"))
    assert order(view, *ways) == ("escape", "rover")
    me(view).update(objectives=NO_HOPE)
    assert order(view, *ways) == ("escape", "suit")
    for about in view["seats"][1:]:
        about.update(hands=("enviro_suit#2",))
    assert order(view, *ways) == ("escape", "rover")


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
    view, ride = table(), ("escape", "rover")
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


def test_who_cannot_win_any_more_makes_a_suit_all_the_same() -> None:
    view, made = table(), ("room", "craft_together")
    view["round"] = EARLY + 1
    view["seats"][SCOUT].update(character="survivor", place=ISOLATION)
    me(view).update(inventory=({"item": "toolbelt#1", "colour": "yellow"},), objectives=NO_HOPE)
    assert order(view, made) == made


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


def test_who_is_attacked_stands_and_shoots_what_is_hurt_most() -> None:
    view = table()
    view["rooms"][REPOSITORY]["xenos"] = {"adult#1": 0, "adult#2": 2}
    shots: tuple[Value, Value] = (("shoot", "smg#1", "adult#1"), ("shoot", "smg#1", "adult#2"))
    assert order(view, *shots, ("move", LIFT)) == shots[1]
    assert order(view, ("melee", "adult#2"), ("move", LIFT)) is None


def test_nobody_near_the_exit_runs_or_strikes_with_bare_hands() -> None:
    view = table()
    view["rooms"][REPOSITORY]["xenos"] = {"adult#1": 0}
    steps: tuple[Value, Value] = (("move", LIFT), ("melee", "adult#1"))
    assert [order(view, *steps, own=step) for step in steps] == [PASS, PASS]
    larva: Value = ("melee", "larva#1")
    assert order(view, larva, own=larva) is None


def test_who_has_strayed_comes_home_and_looks_for_parts_where_they_may_be() -> None:
    view = table()
    tile(view, COOLING, "cooling_system", 1)
    me(view).update(place=COOLING)
    view["seats"][SCOUT].update(character="survivor", place=ISOLATION)
    search: Value = ("play", "sentry_search#1", "search")
    assert order(view, ("move", STAIRS)) == ("move", STAIRS)
    assert order(view, ("move", STAIRS), search) == search


def test_a_closed_door_to_the_exit_is_broken() -> None:
    view = table()
    view["gate_open"], view["doors"] = True, {"001-004": "closed"}
    me(view).update(hands=("enviro_suit#1",))
    demolition: Value = ("play", "sentry_demolition#1", "break_door")
    assert order(view, ("move", SHOP), demolition) == demolition
    assert order(view, ("move", SHOP)) == ("move", SHOP)


def test_the_ill_are_cured_before_they_leave_while_there_is_time() -> None:
    view = table()
    view["gate_open"] = True
    deck = ("contamination#1", "contamination#2", "contamination#3")
    me(view).update(hands=("enviro_suit#1",), deck=5, discard=deck)
    me(view).update(inventory=({"item": "antiseptic#1", "colour": "green"},))
    craft: Value = ("room", "craft_together")
    assert order(view, craft, ("careful", EXIT)) == craft
    me(view).update(inventory=({"item": "neutralizer#1", "colour": "blue"},))
    use: Value = ("use", "neutralizer#1", "cure")
    assert order(view, use, ("careful", EXIT)) == use
    view["time"] = {**view["time"], "self_destruct": view["time"]["space"] - 1}
    view["time"]["self_destruct_red"] = True
    assert order(view, use, ("careful", EXIT)) == ("careful", EXIT)


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
    ways: tuple[Value, Value] = (("escape", "rover"), ("escape", "suit"))
    assert order(view, *ways) == ("escape", "rover")
    view["seats"][2].update(hands=("enviro_suit#2",))
    view["gate_open"] = False
    me(view).update(place=REPOSITORY)
    assert order(view, spoil) == PASS
    view["gate_open"] = True
    me(view).update(place=EXIT, objectives=("loose_ends",))  # without a signal
    assert order(view, *ways) == ("escape", "suit")
    view["seats"][1].update(character="survivor")
    assert order(view, *ways) == ("escape", "rover")


def test_shots_come_first_while_there_are_cards_to_leave_all_the_same() -> None:
    view = table()
    view["gate_open"] = True
    view["rooms"][REPOSITORY]["xenos"] = {"adult#1": 0}
    me(view).update(hands=("enviro_suit#1",), hand=me(view)["hand"][:4])
    shot, step = ("shoot", "smg#1", "adult#1"), ("move", EXIT)
    assert order(view, shot, step) == shot
    me(view).update(hand=me(view)["hand"][:3])
    assert order(view, shot, step) == step


def test_with_a_larva_a_rest_is_the_smaller_risk_unless_the_card_is_known() -> None:
    view = table()
    me(view).update(hand=("contamination#1", *me(view)["hand"]), larva=True)
    rest: Value = ("play", "sentry_rest#1", "rest")
    assert order(view, rest) == rest
    me(view).update(scanned={"contamination#1": True})
    assert order(view, rest) == PASS


def test_a_part_is_carried_to_the_repository_and_made_into_a_suit() -> None:
    view = table()
    me(view).update(inventory=({"item": "toolbelt#1", "colour": "yellow"},))
    assert order(view, ("room", "craft_together")) == ("room", "craft_together")
    me(view).update(place=SHOP)
    assert order(view, ("move", REPOSITORY)) == ("move", REPOSITORY)


def test_who_has_no_suit_searches_where_parts_may_be() -> None:
    view = table()
    search: Value = ("play", "sentry_search#1", "search")
    me(view).update(hand=("sentry_search#1", *me(view)["hand"]))
    assert order(view, ("careful", SHOP), ("careful", EXIT)) in {
        ("careful", SHOP),
        ("careful", EXIT),
    }
    tile(view, EXIT, "defense_control_room", 2)
    tile(view, SHOP, "css_control", 2)
    assert order(view, ("careful", SHOP), ("careful", EXIT)) == ("careful", SHOP)
    burning = {**view, "fire": {**view["fire"], "rooms": [SHOP]}}
    assert order(burning, ("careful", SHOP), ("careful", EXIT)) == PASS
    me(view).update(place=SHOP)
    assert order(view, search) == search
    assert order(view) == PASS  # with hurt eyes one finds nothing


def test_the_guards_give_suits_even_if_their_room_is_to_be_repaired_first() -> None:
    view, step = table(), ("careful", SHOP)
    tile(view, SHOP, "guard_room", 2)
    assert order(view, step) == step
    view["malfunction"] = {**view["malfunction"], "rooms": [SHOP]}
    assert order(view, step) == PASS
    me(view).update(hand=("sentry_repairs#1", *me(view)["hand"][1:]))
    assert order(view, step) == step
    me(view).update(place=SHOP)
    repair: Value = ("play", "sentry_repairs#1", "repair")
    assert order(view, repair) == repair


def test_the_dressed_gather_in_the_repository() -> None:
    view = table()
    tile(view, SHOP, "css_control", 2)
    me(view).update(place=SHOP, hands=("enviro_suit#1",))
    assert order(view, ("move", REPOSITORY)) == ("move", REPOSITORY)
    me(view).update(place=REPOSITORY)
    assert order(view, ("move", SHOP), own=("move", SHOP)) == PASS


def test_two_alone_have_nobody_to_send_ahead_and_a_team_has_other_plans() -> None:
    view = table()
    assert order({**view, "objectives": ["call_home"]}, ("move", STAIRS)) is None
    assert order({**view, "seats": view["seats"][:2]}, ("move", STAIRS)) is None


def test_a_bot_says_what_is_agreed_and_gives_it_as_its_reason() -> None:
    match, said, given = hb.Match.new("lockdown", 4, "agreed"), set(), set()
    players = [bot("rules", "lockdown", seat) for seat in range(4)]
    while match.decision and match.answered < 120:
        sight = hb.Sight(match, match.decision.seat)
        player = players[sight.seat]
        assert isinstance(player, ThumbBot)
        phrase, option = statement(sight, "lockdown"), player.choose(sight)
        said.add(phrase.name if phrase else "")
        given.add(player.explain(sight, option).why)
        match.play(option)
    assert {"ahead", "gather"} <= said
    assert {"ahead", "gather", "suit"} <= given
