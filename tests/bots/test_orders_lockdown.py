"""What the crew agrees on in Lockdown, one order a test."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import hullbreach as hb
from hullbreach.bots import ThumbBot, bot, statement
from hullbreach.bots.lockdown.orders import agreed
from hullbreach.bots.lockdown.title import TITLE
from hullbreach.bots.survival.scene import Scene
from hullbreach.kernel.decisions import Ask, Decision, Value

EXIT, LIFT, SHOP, REPOSITORY, STAIRS, COOLING = "001", "002", "003", "004", "006", "011"
SEAT, SCOUT = 0, 3
STAFF = {"characters": ["sentry", "hacker", "janitor", "xenobiologist"]}
PASS: Value = ("pass",)


def table() -> dict[str, Any]:
    """What a seat sees at the start, with five cards in hand; nobody came from the ship."""
    match = hb.Match.new("lockdown", 4, "orders", STAFF)
    view = deepcopy(match.view(SEAT))
    for seat, about in enumerate(view["seats"]):
        about.update(place=REPOSITORY, number=seat + 1)
    view["seats"][SEAT].update(hand=tuple(f"sentry_stun#{n}" for n in range(5)))
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


def test_who_can_leave_leaves_and_the_rover_is_for_a_friend_without_a_suit() -> None:
    view = table()
    view["gate_open"] = True
    me(view).update(place=EXIT, hands=("enviro_suit#1",))
    ways: tuple[Value, Value] = (("escape", "rover"), ("escape", "suit"))
    assert order(view, *ways) == ("escape", "suit")
    for about in view["seats"][1:]:
        about.update(hands=("enviro_suit#2",))
    assert order(view, *ways) == ("escape", "rover")


def test_one_of_those_without_a_suit_goes_to_the_rover_and_the_others_let_him() -> None:
    view = table()
    view["gate_open"] = True
    steps: tuple[Value, Value] = (("careful", EXIT), ("move", EXIT))
    assert order(view, *steps) == ("careful", EXIT)
    me(view).update(number=4)
    view["seats"][SCOUT].update(number=1)
    assert order(view, *steps) == PASS


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


def test_the_scout_starts_the_self_destruction_that_opens_the_gate() -> None:
    view = table()
    tile(view, COOLING, "cooling_system")
    me(view).update(character="survivor", place=COOLING)
    start: Value = ("room", "start_self_destruct")
    assert order(view, start) == start


def test_a_scout_waits_at_the_cooling_system_for_cards_and_leaves_a_broken_one_to_its_plan() -> (
    None
):
    view = table()
    tile(view, COOLING, "cooling_system")
    me(view).update(character="survivor", place=COOLING, hand=me(view)["hand"][:1])
    assert order(view, ("move", STAIRS)) == PASS
    view["malfunction"] = {**view["malfunction"], "rooms": [COOLING]}
    assert order(view, ("move", STAIRS)) is None


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
