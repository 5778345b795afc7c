"""What the crew agrees on in Lockdown, one order a test."""

from __future__ import annotations

import hullbreach as hb
from hullbreach.bots import ThumbBot, bot, statement
from hullbreach.bots.lockdown.volunteers import EARLY
from hullbreach.kernel.decisions import Value
from tests.bots.facility import (
    COOLING,
    EXIT,
    ISOLATION,
    LIFT,
    NO_HOPE,
    PASS,
    REPOSITORY,
    SCOUT,
    SHOP,
    STAIRS,
    me,
    order,
    table,
    tile,
)


def test_who_cannot_win_any_more_makes_a_suit_all_the_same() -> None:
    view, made = table(), ("room", "craft_together")
    view["round"] = EARLY + 1
    view["seats"][SCOUT].update(character="survivor", place=ISOLATION)
    me(view).update(inventory=({"item": "toolbelt#1", "colour": "yellow"},), objectives=NO_HOPE)
    assert order(view, made) == made


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
