"""Questions that games of survival have in common: a short rule for each."""

from __future__ import annotations

from typing import Any

import pytest

import hullbreach as hb
from hullbreach.bots import bot
from hullbreach.bots.lockdown.prompts import RULES as LOCKDOWN
from hullbreach.bots.lockdown.title import TITLE as FACILITY
from hullbreach.bots.nemesis.prompts import RULES as NEMESIS
from hullbreach.bots.nemesis.title import TITLE as SHIP
from hullbreach.bots.survival.prompts import RULES, weigh
from hullbreach.bots.survival.scene import Scene
from hullbreach.kernel.decisions import Ask, Decision, Value


def aboard(place: str = "011", **changes: Any) -> Scene:
    """All but the first seat are in the Hibernatorium."""
    view = hb.Match.new("nemesis", 4, "questions").view(0)
    seats = [{**about, "place": "011", "character": "pilot"} for about in view["seats"]]
    seats[0] |= {"place": place, "character": "captain", "deck": 8, "discard": ()} | changes
    return Scene(SHIP, {**view, "seats": seats}, 0)


def ranked(scene: Scene, prompt: str, *values: Value) -> list[Value]:
    """From the best to the worst."""
    weights = weigh(scene, Decision(Ask(0, prompt, values), {}, lambda ask: ()))
    return [value for _, value in sorted(zip(weights, values, strict=True), reverse=True)]


def test_unknown_rooms_are_looked_at_from_near_to_far() -> None:
    assert ranked(aboard(), "peek_tiles", ("tile", "003"), ("tile", "006"))[0] == ("tile", "006")


def test_a_xeno_is_sent_where_nobody_is() -> None:
    elsewhere = aboard("006")
    for prompt in ("drive_to", "lure_to"):
        assert ranked(elsewhere, prompt, ("to", "011"), ("to", "005"))[0] == ("to", "005")


def test_the_worst_wound_comes_first() -> None:
    for prompt in ("dress", "heal"):
        wounds = ranked(aboard(), prompt, (prompt, "leg#1"), (prompt, "bleeding#1"))
        assert wounds[0] == (prompt, "bleeding#1")


def test_who_covers_fires_with_the_fuller_weapon() -> None:
    scene = aboard(ammo={"six_shooter#1": 1, "rifle#1": 3})
    guns = ranked(scene, "covering_weapon", ("fire", "six_shooter#1"), ("fire", "rifle#1"))
    assert guns[0] == ("fire", "rifle#1")


def test_contamination_is_exchanged_and_good_cards_are_kept() -> None:
    values = (("discard", "contamination#1"), ("discard", "captain_search#1"))
    weights = weigh(aboard(), Decision(Ask(0, "boost", values), {}, lambda ask: ()))
    assert weights[0] > 0 > weights[1]


def test_an_infection_is_cured_before_what_may_be_none() -> None:
    scene = aboard(scanned={"contamination#1": False, "contamination#3": True})
    found = ranked(scene, "disinfect", *(("scan", f"contamination#{n}") for n in (1, 2, 3)))
    assert [card for _, card in found] == ["contamination#3", "contamination#2", "contamination#1"]


def test_what_is_paid_for_a_quest_is_the_least_useful_thing() -> None:
    things: tuple[Value, Value] = (("discard", "medkit#1"), ("discard", "comms_key#1"))
    assert ranked(aboard(), "quest_cost", *things)[0] == ("discard", "comms_key#1")


def facility(place: str) -> Scene:
    view = hb.Match.new("lockdown", 4, "questions").view(0)
    seats = [{**about, "place": place} for about in view["seats"]]
    fire = {**view["fire"], "rooms": ("004", "001")}
    return Scene(FACILITY, {**view, "seats": seats, "fire": fire}, 0)


def test_help_comes_where_people_are() -> None:
    assert ranked(facility("004"), "repel", ("repel", "001"), ("repel", "004"))[0][1] == "004"


@pytest.mark.parametrize("prompt", ["grenade", "thermite", "exterminate"])
def test_nobody_strikes_a_room_where_people_are(prompt: str) -> None:
    scene = facility("004")
    rooms = {r: {**about, "xenos": {"adult#1": 0}} for r, about in scene.rooms.items()}
    there = Scene(FACILITY, {**scene.view, "rooms": rooms}, 0)
    assert ranked(there, prompt, ("room", "004"), ("room", "001"))[0] == ("room", "001")


def test_all_noise_is_hushed_and_the_nearest_first() -> None:
    scene = facility("001")
    near, far = scene.printed.corridors["001"][0], scene.printed.corridors["006"][-1]
    values = (("noise", far), ("noise", near))
    weights = weigh(scene, Decision(Ask(0, "hush_many", values), {}, lambda ask: ()))
    assert 0 < weights[0] < weights[1]


def test_the_least_useful_card_buys_more_damage() -> None:
    view = hb.Match.new("lockdown", 4, "questions").view(0)
    seats = [{**about, "character": "janitor"} for about in view["seats"]]
    scene = Scene(FACILITY, {**view, "seats": seats}, 0)
    values = (("keep",), ("discard", "janitor_search#1"), ("discard", "janitor_demolition#1"))
    assert ranked(scene, "advantage", *values) == [values[2], values[1], values[0]]


SEEN_SELDOM = {
    *("peek_objective", "security_key", "improvise", "take_protocol", "peek_protocol"),
    *("set_doors", "peek_player"),
}
"""Questions without a rule: any answer is as good as another."""


def test_what_bots_are_asked_in_a_match_has_a_rule() -> None:
    for game, own in (("nemesis", NEMESIS), ("lockdown", LOCKDOWN)):
        for number in range(4):
            match = hb.Match.new(game, 4, f"asked/{number}")
            bots = [bot("rules", game, seat) for seat in range(4)]
            while decision := match.decision:
                assert decision.prompt in {*own, *RULES, *SEEN_SELDOM}
                match.play(bots[decision.seat].choose(hb.Sight(match, decision.seat)))
