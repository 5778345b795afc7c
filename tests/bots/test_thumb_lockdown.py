"""What a bot knows in Lockdown, one thought a test."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import hullbreach as hb
from hullbreach.bots import bot
from hullbreach.bots.lockdown.cycling import KEPT, discard_on_pass
from hullbreach.bots.lockdown.gains import by_rover, quest
from hullbreach.bots.lockdown.plan import FacilityPlan
from hullbreach.bots.lockdown.prompts import RULES, lend
from hullbreach.bots.lockdown.shelters import shelters
from hullbreach.bots.lockdown.title import TITLE
from hullbreach.bots.survival.infection import clean, in_hand
from hullbreach.bots.survival.printed import printed
from hullbreach.bots.survival.scene import Scene
from hullbreach.bots.survival.ways import Way
from hullbreach.kernel.decisions import Ask, Decision, Value, some, yes_no

EXIT, HALL, STAIRS = "001", "004", "006"
CARD, EGG = "contamination#1", "egg#1"


def first_turn() -> dict[str, Any]:
    """The view of the first seat that acts; a copy that may be changed."""
    match = hb.Match.new("lockdown", 4, "thoughts")
    players = [bot("rules", "lockdown", seat) for seat in range(4)]
    while match.decision and match.decision.prompt != "act":
        seat = match.decision.seat
        match.play(players[seat].choose(hb.Sight(match, seat)), seat)
    assert match.decision is not None
    seat = match.decision.seat
    return {"seat": seat, "view": deepcopy(match.view(seat))}


def scene_of(found: Mapping[str, Any], **changes: Any) -> Scene:
    """The scene in which this seat has been changed in some ways."""
    view, seat = deepcopy(found["view"]), found["seat"]
    view["seats"][seat].update(changes)
    return Scene(TITLE, view, seat)


def test_a_card_that_was_found_clean_needs_no_second_look() -> None:
    found = first_turn()
    hand = (*found["view"]["seats"][found["seat"]]["hand"], CARD)
    doubtful = scene_of(found, hand=hand)
    known = scene_of(found, hand=hand, scanned={CARD: False})
    assert in_hand(doubtful) == 1.0
    assert in_hand(known) == 0.0
    assert clean(doubtful) < clean(known) == 1.0


def test_a_larva_is_worth_a_look_at_any_time() -> None:
    assert in_hand(scene_of(first_turn(), larva=True)) == 1.0


def test_a_quest_waits_for_a_free_hand() -> None:
    found = first_turn()
    free, full = scene_of(found, hands=()), scene_of(found, hands=("enviro_suit#1", "medkit#1"))
    plan = FacilityPlan(free)
    assert quest(free, plan, "battle_suit") > 0
    assert quest(full, plan, "clothes") < 0


def test_nobody_runs_for_a_rover_that_another_stands_at() -> None:
    found = first_turn()
    found["view"]["gate_open"] = True
    other = (found["seat"] + 1) % 4
    worth = []
    for place in (STAIRS, EXIT):
        found["view"]["seats"][other]["place"] = place
        scene = scene_of(found, place=HALL)
        worth += [shelter.worth for shelter in shelters(scene) if shelter.name == "escape"]
    assert worth[1] < worth[0]


def test_cards_for_something_else_are_time() -> None:
    plan = FacilityPlan(scene_of(first_turn(), place=HALL))
    assert plan.value(plan.later(5)) < plan.value(plan.now)
    assert plan.best(HALL, Way(60.0, 60.0)).reach < plan.now.reach


def test_an_object_is_lent_unless_one_needs_it() -> None:
    found = first_turn()
    asked = Decision(yes_no(found["seat"], "lend", {"seat": 3, "piece": EGG}), {}, lambda ask: ())
    courier = scene_of(found, hands=(EGG,), objectives=("special_delivery",))
    reader = scene_of(found, hands=(EGG,), objectives=("read_the_files",))
    assert list(lend(courier, asked)) == [0.0, 1.0]
    assert list(lend(reader, asked)) == [1.0, 0.0]


def test_nobody_who_can_leave_now_fears_the_end_of_the_round() -> None:
    found = first_turn()
    found["view"]["gate_open"] = True
    plan = FacilityPlan(scene_of(found, place=EXIT, hands=("enviro_suit#1",), signal=True))
    assert plan.now.aim == "escape"
    assert plan.arrives(plan.now, EXIT, 2)
    assert not plan.arrives(plan.now, EXIT, 1)
    assert not plan.arrives(plan.best(STAIRS), STAIRS, 3)


def test_paths_over_the_surface_are_ways_too() -> None:
    near = printed("lockdown", "alternate").neighbours
    assert "X1" in {room for _, room in near["002"]}
    assert {room for _, room in near["X1"]} == {"002", "X2"}


def test_the_rover_is_for_who_hears_noise() -> None:
    found = first_turn()
    quiet = scene_of(found, place=EXIT)
    found["view"]["noise"] = quiet.printed.corridors[EXIT]
    noisy = scene_of(found, place=EXIT)
    assert by_rover(quiet, FacilityPlan(quiet), "rover") < 0
    assert by_rover(noisy, FacilityPlan(noisy), "rover") > 0


def _discards(scene: Scene) -> set[str]:
    hand = scene.me["hand"]
    ask = some(scene.seat, "discard_on_pass", [("discard", card) for card in hand], 0, len(hand))
    weights = discard_on_pass(scene, Decision(ask, {}, lambda ask: ()))
    return {card for card, points in zip(hand, weights, strict=True) if points > 0}


def test_who_waits_without_a_suit_discards_until_a_search_comes() -> None:
    found = first_turn()
    cards = tuple(f"x_{kind}#1" for kind in ("demolition", "stun", "quarantine", "repairs", "y"))
    found["view"]["rooms"][EXIT].update(tile="css_control", search=2)
    assert len(_discards(scene_of(found, hand=cards, hands=()))) == len(cards) - KEPT
    assert not _discards(scene_of(found, hand=cards, hands=("enviro_suit#1",), deck=5))
    character = found["view"]["seats"][found["seat"]]["character"]
    lucky = (*cards[:4], f"{character}_search#1")
    assert not _discards(scene_of(found, hand=lucky, hands=(), deck=5))


def test_contamination_is_kept_for_a_rest_until_the_gate_is_open() -> None:
    found = first_turn()
    suited = {"hands": ("enviro_suit#1",), "discard": (), "deck": 9}
    character = found["view"]["seats"][found["seat"]]["character"]
    hand = (f"{character}_rest#1", CARD)
    assert not _discards(scene_of(found, hand=hand, **suited))
    assert _discards(scene_of(found, hand=hand, larva=True, **suited)) == {CARD}
    found["view"]["gate_open"] = True
    assert _discards(scene_of(found, hand=hand, **suited)) == {CARD}


def _best(scene: Scene, prompt: str, *values: Value) -> Value:
    decision = Decision(Ask(scene.seat, prompt, list(values)), {}, lambda ask: ())
    weights = RULES[prompt](scene, decision)
    return values[max(range(len(values)), key=weights.__getitem__)]


def test_nobody_makes_a_second_suit() -> None:
    found = first_turn()
    made: tuple[Value, Value] = (("done",), ("craft", "enviro_suit", "toolbelt#1"))
    assert _best(scene_of(found), "craft_with_one", *made) == made[1]
    assert _best(scene_of(found, hands=("battle_suit#1",)), "craft_with_one", *made) == made[0]


def test_a_program_brings_the_rover_back_to_the_exit_and_never_sends_it_away() -> None:
    found = first_turn()
    programs: tuple[Value, Value] = (("computer", "peek_css"), ("computer", "move_rover"))
    assert _best(scene_of(found), "computer", *programs) == programs[0]
    found["view"].update(gate_open=True, rover="bunker")
    assert _best(scene_of(found), "computer", *programs) == programs[1]
    assert _best(scene_of(found), "call_rover", ("rover", "002"), ("rover", EXIT))[1] == EXIT


def test_of_two_doors_the_one_to_the_exit_is_broken() -> None:
    doors: tuple[Value, Value] = (("door", "003-004"), ("door", "001-004"))
    assert _best(scene_of(first_turn()), "break_door", *doors) == doors[1]


def test_who_hopes_for_nothing_near_the_exit_comes_from_the_ship_if_two_others_do_not() -> None:
    found = first_turn()
    for about in found["view"]["seats"]:
        about.update(character=None)
    both: tuple[Value, Value] = (("take", "sentry"), ("take", "survivor"))
    hopeless = scene_of(found, objectives=("know_it_all", "clearance"))
    assert _best(hopeless, "draft", *both) == both[1]
    assert _best(scene_of(found, objectives=("burn_it_out",)), "draft", *both) == both[0]
    assert _best(scene_of(found, objectives=()), "draft", *both) == both[0]  # one of a team
    others = [about for seat, about in enumerate(found["view"]["seats"]) if seat != found["seat"]]
    for wanted, about in zip((both[1], both[0]), others, strict=False):
        about.update(character="lab_rat")
        hopeless = scene_of(found, objectives=("know_it_all", "clearance"))
        assert _best(hopeless, "draft", *both) == wanted
    found["view"]["seats"] = found["view"]["seats"][:3]
    others[1].update(character=None)
    assert _best(hopeless, "draft", *both) == both[0]  # three spare only one


def _answer(scene: Scene, prompt: str, about: dict[str, Any], *values: Value) -> Value:
    decision = Decision(Ask(scene.seat, prompt, list(values), about), about, lambda ask: ())
    weights = RULES[prompt](scene, decision)
    return values[max(range(len(values)), key=weights.__getitem__)]


def test_the_light_that_lasts_longest_is_for_those_near_the_exit() -> None:
    scene = scene_of(first_turn())
    tokens: tuple[Value, ...] = tuple(("token", number) for number in range(1, 5))
    assert _answer(scene, "place_power", {"section": "S-01"}, *tokens) == tokens[0]
    assert _answer(scene, "place_power", {"section": "S-03"}, *tokens) == tokens[1]


def test_a_foe_is_stopped_on_his_way_out_and_not_while_he_shoots() -> None:
    found = first_turn()
    foe = (found["seat"] + 1) % 4
    found["view"]["seats"][foe].update(number=3, place=EXIT, hands=())
    found["view"]["seats"][found["seat"]].update(number=1)
    wish: dict[str, Any] = {"objectives": ("liability",), "place": EXIT}
    stop: tuple[Value, Value] = (("let",), ("interrupt", "sentry_interruption#1"))
    assert _answer(scene_of(found, **wish), "interrupt", {"seat": foe}, *stop) == stop[0]
    found["view"]["gate_open"] = True
    assert _answer(scene_of(found, **wish), "interrupt", {"seat": foe}, *stop) == stop[1]
    friend = {**wish, "objectives": ("burn_it_out",)}
    assert _answer(scene_of(found, **friend), "interrupt", {"seat": foe}, *stop) == stop[0]
    found["view"]["rooms"][EXIT]["xenos"] = {"adult#1": 0}
    assert _answer(scene_of(found, **wish), "interrupt", {"seat": foe}, *stop) == stop[0]
