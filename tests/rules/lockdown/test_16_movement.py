"""Page 16: rooms, sections, moving."""

from __future__ import annotations

from random import Random

import pytest

import hullbreach as hb
from hullbreach.games.lockdown.board import SECTIONS, STANDARD
from hullbreach.games.lockdown.content.rooms import ROOMS
from hullbreach.games.lockdown.state import Lockdown
from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
OUTSIDE = {"pod_a", "pod_b", "pod_c", "bunker", "isolated", "escaped", "dead"}


def facility(*characters: str, **state: object) -> Table:
    characters = characters or ("sentry", "janitor")
    table = Table(*characters).stand(0, "002").stand(1, "018")
    return table.set(**{"power": POWER, "powered": [1, 2], "met": True, **state})


@rule("LD-16.01")
@pytest.mark.parametrize("seed", ["here", "there"])
def test_figures_are_in_rooms_pods_and_refuges_only(seed: str) -> None:
    match = hb.Match.new("lockdown", 3, seed, {"characters": ["survivor", "hacker", "sentry"]})
    chosen = Random(seed)
    places = set(STANDARD.rooms) | OUTSIDE
    while match.decision is not None and match.answered < 400:
        option = match.decision.options[chosen.randrange(len(match.decision.options))]
        match.play(option, match.decision.seat)
        state = match._state
        assert isinstance(state, Lockdown)
        assert set(state.place.values()) <= places
        for decision in match.decisions:
            assert decision.prompt != "act" or state.place[decision.seat] in STANDARD.rooms


@rule("LD-16.02")
@pytest.mark.parametrize("room", ["013", "002", "007", "018", "005", "006", "016", "017"])
def test_a_special_room_is_a_room_without_a_search_counter(room: str) -> None:
    """Fire, malfunctions, xenos, objects and noise are possible there; a search is not."""
    table = facility(search={}).stand(0, room).stand(1, "004").put("egg#8", "objects." + room)
    table.deal(0, "search", "demolition", "rest").give(0, "lighter#1").start(0)
    assert "play:sentry_search#1>search" not in table.options
    assert "pick_up:egg#8" in table.options
    table.play("play:sentry_demolition#1>break_room", "use:lighter#1>ignite", "pay:sentry_rest#1")
    assert (table.state.malfunction, table.state.fire) == ([room], [room])
    table.set(fire=[room], light={"0": 0}).run(["turn_over", 0])
    assert table.state.light[0] == 1


@rule("LD-16.02")
def test_noise_and_encounters_happen_in_special_rooms() -> None:
    table = facility(noise=["002-005"]).deal(0, "rest", "search").put("token_larva_0_1#1", "bag")
    table.start(0, noise=[4], bag=["token_larva_0_1#1"]).play("move:005", "pay:sentry_rest#1")
    assert table.at("xenos.005") == ("larva#1",)


@rule("LD-16.04a")
def test_three_sections_lie_one_above_the_other_parted_by_stairwells() -> None:
    assert SECTIONS == ("S-01", "S-02", "S-03")
    heights: dict[str, list[float]] = {}
    for room in STANDARD.rooms:
        heights.setdefault(STANDARD.section[room], []).append(STANDARD.spaces[room].xy[1])
    assert max(heights["S-01"]) < min(heights["S-02"])
    assert max(heights["S-02"]) < min(heights["S-03"])
    for here, there in STANDARD.ends.values():
        sections = {STANDARD.section[here], STANDARD.section[there]}
        assert len(sections - {""}) <= 1, "two sections meet only in a stairwell"


@rule("LD-16.04a")
def test_each_section_has_its_own_power() -> None:
    """A shot in the lit section, the same shot in a dark one."""
    for room, die in (("002", "advantage"), ("018", "combat")):
        table = facility().stand(0, room).stand(1, "008").put("adult#1", f"xenos.{room}")
        table.deal(0, "rest").start(0, combat=["hit_1"], advantage=["hit_1"])
        table.play("shoot:smg#1>adult#1")
        assert table.told("shot")[0]["die"] == die


@rule("LD-16.04a")
def test_a_corridor_fades_with_the_section_it_lies_in() -> None:
    table = facility(noise=["009-010", "025-026"]).run(["quieten"], ["act", 0, 1])
    assert table.state.noise == ["025-026"]


@rule("LD-16.04b")
def test_the_lift_counts_as_a_fourth_section_for_power() -> None:
    table = facility("hacker", "janitor").stand(0, "008").explore("008", "archive", search=1)
    for card in list(table.zones["computer.open"]):
        table.put(card, "computer")
    table.put("lockdown", "computer").put("computer_b", "computer.open").deal(0, "rest").start(0)
    table.play("computer:swap_power")
    assert "swap:S-01>lift" in table.options
    table.play("swap:S-01>lift")
    assert table.state.power == {"S-01": 4, "S-02": 2, "S-03": 3, "lift": 1}


@rule("LD-16.04b")
def test_a_threshold_may_cost_the_lift_its_power() -> None:
    table = facility(powered=[2, 4], time=15).run(["advance_time"], ["act", 0, 1])
    assert table.state.powered == [2]
    for powered, can in (([4], True), ([2], False)):
        table = facility(powered=powered, lift="S-01").deal(0, "rest").start(0)
        assert ("room:use_elevator" in table.options) == can


# ---------------------------------------------------------------- other ways to move


def tour(**state: object) -> Table:
    table = facility(**state).explore("003", "archive", search=1)
    return table.deal(0, "facility_tour", "rest")


@rule("LD-16.07", "LD-21.03a")
def test_a_facility_tour_out_of_combat_is_an_escape() -> None:
    table = tour().put("adult#1", "xenos.002").put("attack_cut_2#1", "attacks", top=True)
    table.start(0, noise=["silence"]).play("play:sentry_facility_tour#1>tour", "to:003")
    assert [facts["how"] for facts in table.told("xeno_attacks")] == ["escape"]
    assert table.state.place[0] == "003"
    assert len(table.told("noise_roll")) == 1


@rule("LD-16.07")
def test_on_a_tour_both_are_attacked_and_make_one_noise_roll() -> None:
    table = tour().stand(1, "002").put("adult#1", "xenos.002")
    table.put("attack_cut_2#1", "attacks", top=True).put("attack_cut_3#1", "attacks", top=True)
    table.start(0, noise=["silence"])
    table.play("play:sentry_facility_tour#1>tour", "to:003", "with:1")
    assert [facts["seat"] for facts in table.told("xeno_attacks")] == [0, 1]
    assert table.state.place == {0: "003", 1: "003"}
    assert len(table.told("noise_roll")) == 1


@rule("LD-21.03d", "LD-16.07")
def test_who_dies_on_a_tour_is_followed_by_nobody() -> None:
    """The one xeno would have come after the guide, the other kills it: the guest goes alone."""
    table = tour(light={"0": 2}).stand(1, "002").put("body#1", "wounds.0").put("body#2", "wounds.0")
    table.put("adult#1", "xenos.002").put("adult#2", "xenos.002")
    table.put("attack_piercing_the_heart_3#1", "attacks", top=True)
    table.put("attack_piercing_the_heart_5#1", "attacks", top=True)
    table.put("attack_cut_2#1", "attacks", top=True)
    table.put("attack_blood_chase_2#1", "attacks", top=True)
    table.start(0, noise=["silence"])
    table.play("play:sentry_facility_tour#1>tour", "to:003", "with:1")
    assert table.state.place == {0: "dead", 1: "003"}
    assert table.at("xenos.002") == ("adult#1", "adult#2")
    assert len(table.told("noise_roll")) == 1


@rule("LD-16.07")
def test_on_a_tour_a_closed_door_bars_the_way() -> None:
    table = tour(door={"002-003": "closed"}).start(0)
    table.play("play:sentry_facility_tour#1>tour")
    assert "to:003" not in table.options


@rule("LD-16.07")
def test_a_careful_move_explores_like_any_other() -> None:
    table = facility().deal(0, "search", "rest").put("explore_fire_1#1", "token.003", top=True)
    for token in table.zones["token.003"][1:]:
        table.put(token, "explored")
    table.start(0).play("careful:003")
    assert table.state.fire == ["003"]
    assert table.at("room.003") != ()


@rule("LD-16.07", "LD-21.03a")
def test_to_leave_combat_by_elevator_or_vents_is_impossible() -> None:
    table = facility("survivor", "janitor", powered=[4], lift="S-01").stand(0, "002")
    table.put("larva#1", "xenos.002").deal(0, "rest", "search").start(0)
    assert not any(option.startswith("room:") for option in table.options)
    table = facility("survivor", "janitor").stand(0, "001").put("larva#1", "xenos.001")
    table.explore("001", "css_b", search=1).explore("003", "archive", search=1)
    table.deal(0, "vents", "rest").start(0)
    assert "play:survivor_vents#1>crawl" not in table.options


@rule("LD-16.02")
def test_special_rooms_are_declared_without_a_search() -> None:
    special = [room for room in ROOMS.values() if not room.slot]
    assert special
    assert not any(room.search for room in special)
