"""Pages 30 to 32: crossroads, paths, areas, the surface die, its tokens and its cards."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.alternate_board import ALTERNATE
from hullbreach.games.lockdown.content.surface import SURFACE_DIE
from hullbreach.games.lockdown.title import TITLE
from tests.games.lockdown.mars import draws, lay, mars
from tests.games.lockdown.table import Table
from tests.marks import rule

AREAS = ["area_1", "area_2", "area_3", "area_4"]


def walk(table: Table, room: str, *surface: int | str, **chance: Any) -> Table:
    return table.deal(0, "rest").start(0, surface=list(surface), **chance).play(f"move:{room}")


def creep(table: Table, room: str) -> Table:
    """A careful move."""
    return table.deal(0, "rest", "search").start(0).play(f"careful:{room}")


# ---------------------------------------------------------------- tokens


@rule("LD-30.08a")
@pytest.mark.parametrize(
    ("token", "item"),
    [("red_item_3", "grenade#1"), ("yellow_item_2", "duct_tape#1"), ("green_item_2", "medkit#1")],
)
def test_an_item_token_gives_the_top_card_of_its_deck_and_the_roll_follows(
    token: str, item: str
) -> None:
    colour = token.partition("_")[0]
    table = lay(mars("X1"), f"surface_{token}#1", "X2").put(item, f"items.{colour}", top=True)
    walk(table, "X2", "silence")
    assert table.at("inventory.0") == (item,)
    assert table.told("noise_roll")[0]["result"] == "silence"


@rule("LD-30.08a", "LD-25.05b")
def test_a_heavy_find_needs_a_hand() -> None:
    table = lay(mars("X1"), "surface_red_item_3#1", "X2").put("shotgun#1", "items.red", top=True)
    table.put("carcass#1", "hands.0")
    walk(table, "X2", "silence").play("refuse")
    assert table.at("items.red")[-1] == "shotgun#1"


@rule("LD-30.08b")
def test_a_mars_token_draws_a_card_before_the_noise_roll() -> None:
    table = draws(lay(mars("X1"), "surface_mars_4#1", "X2"), "radioactive_dust")
    walk(table, "X2", 3)
    names = [event.name for event in table.match.events(None)]
    assert names.index("mars_card") < names.index("noise_roll")
    assert table.state.slime == [0]
    assert table.state.noise == ["area_3"]


@rule("LD-31.05a", "LD-16.06a")
def test_there_is_no_roll_where_the_token_has_brought_a_xeno() -> None:
    table = draws(lay(mars("X1"), "surface_mars_4#1", "X2"), "hidden_burrow")
    walk(table.put("token_adult_2_4#1", "bag"), "X2", bag=["token_adult_2_4#1"])
    assert table.at("xenos.X2") == ("adult#1",)
    assert table.told("noise_roll") == []
    table = draws(lay(mars("X1"), "surface_mars_4#1", "X2"), "hidden_burrow")
    table.put("token_adult_2_4#1", "bag").deal(0, "rest", "search")
    table.start(0, bag=["token_adult_2_4#1"]).play("careful:X2")
    assert (table.at("xenos.X2"), table.state.noise) == (("adult#1",), [])


@rule("LD-30.08b")
def test_a_careful_move_places_its_marker_after_the_card() -> None:
    table = draws(lay(mars("X1"), "surface_mars_4#1", "X2"), "radioactive_dust")
    creep(table, "X2").play("noise:area_2")
    assert table.told("mars_card")
    assert table.state.noise == ["area_2"]


@rule("LD-30.08c")
def test_a_malfunction_token_does_nothing_on_a_crossroads() -> None:
    table = walk(lay(mars("X1"), "surface_malfunction_3#1", "X2"), "X2", "silence")
    assert table.state.malfunction == []
    table = walk(lay(mars("001"), "surface_malfunction_3#1", "002"), "002", "silence")
    assert table.state.malfunction == ["002"]
    assert table.state.search["002"] == 3


@rule("LD-31.05a")
def test_the_token_of_a_crossroads_comes_before_the_roll_and_is_resolved_once() -> None:
    table = walk(lay(mars("X1"), "surface_slime_2#1", "X2"), "X2", "silence")
    assert table.state.slime == [0]
    assert table.told("danger")  # the slime was there before the silence
    assert table.at("token.X2") == ()
    assert "X2" not in table.state.search


# ---------------------------------------------------------------- the surface die


@rule("LD-30.09")
def test_crossroads_and_buildings_use_the_surface_die() -> None:
    assert len(SURFACE_DIE) == 12
    for start, room in (("X1", "X2"), ("001", "002"), ("X3", "005")):
        walk(mars(start), room, "silence")  # a forced face of another die would be an error
    table = mars("X2").deal(0, "rest").start(0, noise=["silence"]).play("move:016")
    assert table.told("noise_roll")[0]["room"] == "016"


@rule("LD-32.03a")
def test_numbers_and_silence_work_as_usual() -> None:
    assert walk(mars("001"), "002", 2).state.noise == ["001-002"]
    assert walk(mars("001"), "002", "silence").state.noise == []


@rule("LD-32.03a")
def test_danger_in_a_building_brings_neighbours_or_fills_corridors_and_its_area() -> None:
    table = walk(mars("001").put("adult#1", "xenos.004"), "002", "danger")
    assert table.at("xenos.002") == ("adult#1",)
    table = walk(mars("001"), "002", "danger")
    assert sorted(table.state.noise) == ["001-002", "002-003", "002-004", "area_1"]
    table = walk(mars("006"), "007", "danger")
    assert sorted(table.state.noise) == ["006-007", "007-008", "area_2", "area_4"]


@rule("LD-32.03b", "LD-31.05b")
def test_danger_on_a_crossroads_calls_the_xenos_of_all_crossroads() -> None:
    table = mars("X2", "X2").put("adult#1", "xenos.X3").put("creeper#1", "xenos.002")
    walk(table, "X1", "danger")
    assert table.at("xenos.X1") == ("adult#1",)  # from two paths away
    assert table.told("xeno_moved")[0] == {"xeno": "adult#1", "room": "X3", "to": "X1"}
    assert table.at("xenos.002") == ("creeper#1",)  # in a building
    assert table.state.noise == []


@rule("LD-32.03b")
def test_danger_on_a_crossroads_leaves_xenos_in_combat_and_fills_the_areas() -> None:
    table = mars("X2", "X3", noise=["area_2"]).put("adult#1", "xenos.X3")
    table.put("adult#2", "xenos.016")  # at an exit, but not on the surface
    walk(table, "X1", "danger")
    assert table.at("xenos.X1") == ()
    assert sorted(table.state.noise) == AREAS


@rule("LD-32.03c")
def test_the_mars_symbol_draws_a_card() -> None:
    table = walk(draws(mars("X1"), "radioactive_dust"), "X2", "mars")
    assert table.told("mars_card")[0]["card"] == "mars_radioactive_dust#1"
    assert table.at("mars.discard") == ("mars_radioactive_dust#1",)
    assert table.state.slime == [0]


# ---------------------------------------------------------------- crossroads and paths


@rule("LD-31.01a")
def test_neither_fire_nor_malfunction_is_placed_on_a_crossroads() -> None:
    table = mars("X1").give(0, "thermite_charge#1").deal(0, "rest").start(0)
    table.play("use:thermite_charge#1>throw", "room:X1")
    assert (table.state.fire, table.state.malfunction) == ([], [])
    assert table.state.light[0] == 1


@rule("LD-31.01a")
def test_fire_does_not_spread_to_a_crossroads() -> None:
    table = mars(fire=["002"]).put("event_consuming_fire#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert sorted(table.state.fire) == ["001", "002", "003", "004"]


@rule("LD-31.01b")
def test_a_path_links_what_lies_at_its_ends() -> None:
    assert set(ALTERNATE.paths) == {"002-X1", "005-X3", "016-X2", "X1-X2", "X2-X3"}
    table = mars("X2").deal(0, "rest").start(0)
    moves = [option for option in table.options if option.startswith("move")]
    assert moves == ["move:016", "move:X1", "move:X3"]


@rule("LD-31.01b")
def test_xenos_come_and_follow_over_paths() -> None:
    table = walk(mars("001").put("adult#1", "xenos.X1"), "002", "danger")
    assert table.at("xenos.002") == ("adult#1",)
    table = mars("X1").put("adult#1", "xenos.X1").put("attack_blood_chase_2#1", "attacks", top=True)
    table.put(table.zones["serious_wounds"][0], "wounds.0")
    table.deal(0, "rest", "search").start(0)
    table.play("move:X2", *[f"pay:{table.at('hand.0')[0]}"])
    assert table.at("xenos.X2") == ("adult#1",)


@rule("LD-31.01b")
def test_a_xeno_under_command_takes_a_path() -> None:
    table = mars("004").put("adult#1", "xenos.002").put("overmind#1", "beside.0")
    table.deal(0, "rest", "search").start(0).play("use:overmind#1>command", "through:002-X1")
    assert table.at("xenos.X1") == ("adult#1",)


@rule("LD-31.01c")
def test_paths_have_neither_number_nor_noise() -> None:
    table = creep(mars("X2"), "016")
    assert table.options == ["noise:016-017", "noise:016-019", "noise:service"]
    assert all(not ALTERNATE.numbers[path] for path in ALTERNATE.paths)
    table = walk(mars("001"), "002", "danger")
    assert not set(table.state.noise) & set(ALTERNATE.paths)


@rule("LD-31.01c")
def test_no_door_is_ever_placed_on_a_path() -> None:
    table = lay(mars("X2"), "explore_door_4#1", "016")
    table.deal(0, "rest").start(0, noise=["silence"]).play("move:016")
    assert table.state.door == {}
    table = mars("017", "017", "018").explore("018", "archive", search=1)
    table.deal(2, "quarantine", "rest").start(2).play("play:sentry_quarantine#1>lock", "room:016")
    assert sorted(table.state.door) == ["016-017", "016-019"]


@rule("LD-31.03")
def test_walking_over_the_surface_is_a_move_and_needs_no_equipment() -> None:
    table = mars("002").deal(0, "rest").start(0, surface=["silence"])
    assert table.at("inventory.0") == ()
    table.play("move:X1")
    assert table.state.place[0] == "X1"
    assert len(table.at("discard.0")) == 1


@rule("LD-31.05a")
def test_there_is_no_roll_where_somebody_or_something_is() -> None:
    assert walk(mars("X1", "X2"), "X2").told("noise_roll") == []
    assert walk(mars("X1").put("adult#1", "xenos.X2"), "X2").told("noise_roll") == []


@rule("LD-31.05a")
def test_a_careful_move_puts_noise_in_an_area_of_choice() -> None:
    table = creep(mars("X1", noise=["area_1"]), "X2")
    assert table.options == ["noise:area_2", "noise:area_3", "noise:area_4"]
    assert table.play("noise:area_4").state.noise == ["area_1", "area_4"]
    table = mars("X1", noise=AREAS).deal(0, "rest", "search").start(0)
    assert "careful:X2" not in table.options
    assert "all_noisy" in {refusal.reason for refusal in table.ask.refusals}


@rule("LD-31.05b")
def test_an_event_moves_a_xeno_on_a_crossroads_off_the_board() -> None:
    table = mars().put("adult#1", "xenos.X2").put("event_damage#1", "events", top=True)
    before = len(table.zones["bag"])
    table.run(["resolve_event"], ["act", 0, 1])  # creepers and adults, corridor 3
    assert "adult#1" in table.at("figures")
    assert len(table.at("bag")) == before + 1


# ---------------------------------------------------------------- areas


@rule("LD-31.02a")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_number_on_a_crossroads_makes_noise_in_the_area_of_that_number(number: int) -> None:
    for start, room in (("X2", "X1"), ("X1", "X2"), ("X2", "X3")):
        assert walk(mars(start), room, number).state.noise == [f"area_{number}"]


@rule("LD-31.02a", "LD-31.02c")
def test_an_encounter_on_a_crossroads_discards_the_markers_of_all_areas() -> None:
    table = mars("X1", noise=[*AREAS, "001-002", "service"])
    walk(table, "X2", 2, bag=["token_larva_0_1#1"])
    assert table.state.noise == ["001-002", "service"]
    table = walk(mars("X1", noise=["area_2"]), "X2", 2, bag=["token_blank_0_0#1"])
    assert sorted(table.state.noise) == AREAS


@rule("LD-31.02c")
def test_an_encounter_in_a_building_discards_those_of_its_own_areas_and_corridors() -> None:
    table = mars("006", noise=[*AREAS, "005-006", "006-007"])
    walk(table, "005", 2, bag=["token_larva_0_1#1"])
    assert table.state.noise == ["area_1", "area_3", "006-007"]
    table = walk(mars("006", noise=["area_2"]), "005", 2, bag=["token_blank_0_0#1"])
    assert sorted(table.state.noise) == ["005-006", "005-008", "area_2", "area_4"]


@rule("LD-31.02c")
def test_noise_in_areas_does_not_fade() -> None:
    table = mars(noise=["001-002", *AREAS]).run(["quieten"], ["act", 0, 1])
    assert table.state.noise == AREAS


@rule("LD-31.02b")
def test_an_area_is_connected_to_its_own_building_only() -> None:
    for area, rooms in {
        "area_1": {"001", "002", "003", "004"},
        "area_2": {"005", "006", "007", "008"},
        "area_3": set(),
        "area_4": {"005", "006", "007", "008"},
    }.items():
        near = {room for room in ALTERNATE.rooms if area in ALTERNATE.corridors_of[room]}
        assert near - set(ALTERNATE.crossroads) == rooms


@rule("LD-31.02b")
def test_a_xeno_that_goes_into_an_area_leaves_the_board() -> None:
    table = mars().put("adult#1", "xenos.001").put("event_bulkheads_open#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])  # adults, corridor 1: that is the area here
    assert "adult#1" in table.at("figures")


@rule("LD-31.02b")
def test_what_names_service_corridors_does_not_use_areas() -> None:
    table = mars("001").explore("001", "cave_entrance", search=1)
    table.deal(0, "rest", "search").start(0).play("room:crawl")
    reached = {option.partition(":")[2] for option in table.options}
    assert reached == set(ALTERNATE.entrances)
    assert not reached & set(ALTERNATE.surface)
    table = mars("001").put("event_noise_in_corridors#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.state.noise == ["service"]


# ---------------------------------------------------------------- Mars surface cards


def strikes(card: str, **state: object) -> Table:
    """Hacker on the crossroads where the card is drawn, janitor in a building, sentry below."""
    table = draws(mars("X1", "001", **state), card)
    return walk(table, "X2", "mars")


@rule("LD-32.04")
def test_a_card_for_all_strikes_everybody_on_the_surface_each_with_its_own_part() -> None:
    table = strikes("rock_slide")
    assert table.state.light == {0: 2, 1: 1}
    told = [(event["seat"], event["protected"]) for event in table.told("mars_strikes")]
    assert told == [(0, 0), (1, 1)]


@rule("LD-32.04")
def test_a_card_for_the_drawer_strikes_nobody_else() -> None:
    table = strikes("torn_seal")
    assert len(table.at("wounds.0")) == 1
    assert table.state.light.get(1, 0) == 0


@rule("LD-32.04")
@pytest.mark.parametrize("suit", ["enviro_suit#1", "battle_suit#1"])
def test_a_suit_protects_in_the_open(suit: str) -> None:
    table = draws(mars("X1"), "torn_seal").put(suit, "hands.0")
    walk(table, "X2", "mars")
    assert table.at("wounds.0") == ()
    assert table.state.light[0] == 1


@rule("LD-32.04")
def test_used_cards_are_shuffled_into_a_new_deck() -> None:
    table = mars("X1")
    for card in TITLE.mars_of:
        table.put(card, "mars.discard")
    order = ["mars_echoing_wind#1", *(c for c in TITLE.mars_of if c != "mars_echoing_wind#1")]
    walk(table, "X2", "mars", mars=[order])
    assert table.at("mars.discard") == ("mars_echoing_wind#1",)
    assert len(table.at("mars")) == 7


@rule("LD-32.04")
def test_radioactive_dust() -> None:
    table = strikes("radioactive_dust")
    assert len(table.told("contaminated")) == 1
    assert table.state.slime == [0]
    table = walk(draws(mars("001"), "radioactive_dust"), "002", "mars")
    assert len(table.told("contaminated")) == 1
    assert table.state.slime == []


@rule("LD-32.04")
def test_sandstorm() -> None:
    table = draws(mars("X1", "001", "016"), "sandstorm")
    for seat, cards in ((1, ("rest", "clean_up")), (2, ("rest", "stun"))):
        table.deal(seat, *cards)
    table.deal(0, "rest", "search", "recharge", "neuralink").start(0, surface=["mars"])
    table.play("move:X2", "pay:hacker_rest#1")
    assert table.ask.least == 2
    table.play("discard:hacker_search#1+hacker_recharge#1")
    assert table.at("hand.0") == ("hacker_neuralink#1",)
    table.play("discard:janitor_clean_up#1")
    assert table.at("hand.1") == ("janitor_rest#1",)
    assert len(table.at("hand.2")) == 2


@rule("LD-32.04")
def test_hidden_burrow() -> None:
    table = draws(mars("X1"), "hidden_burrow")
    walk(table, "X2", "mars", bag=["token_larva_0_1#1"])
    assert table.told("encounter")[0]["room"] == "X2"
    table = walk(draws(mars("001"), "hidden_burrow"), "002", "mars", 1)
    assert table.told("encounter") == []
    assert table.state.noise == ["area_1"]


@rule("LD-32.04", "LD-32.02")
def test_what_comes_out_of_a_burrow_spoils_an_escape() -> None:
    """In a suit it is a noise roll, and that may bring a xeno too."""
    table = draws(mars("X1", noise=["area_3"], gate_open=True), "hidden_burrow")
    table.put("enviro_suit#1", "hands.0").deal(0, "rest", "search")
    table.start(0, surface=["mars", 3], bag=["token_larva_0_1#1"]).play("escape:suit")
    assert table.state.place[0] == "X1"
    assert table.told("escape_failed")


@rule("LD-32.04")
def test_lost_in_the_dust() -> None:
    table = strikes("lost_in_the_dust")
    assert table.state.passed == [0]
    assert table.ask.seat == 1
    table = walk(draws(mars("001"), "lost_in_the_dust"), "002", "mars")
    assert table.state.passed == []


@rule("LD-13.05c", "LD-32.04")
def test_who_is_lost_in_the_dust_may_discard_as_with_any_pass() -> None:
    table = draws(mars("X1"), "lost_in_the_dust").deal(0, "rest", "search", "contamination#1")
    table.start(0, surface=["mars"]).play("move:X2", "pay:hacker_rest#1")
    assert table.ask.prompt == "discard_on_pass"
    table.play("discard:contamination#1")
    assert table.at("hand.0") == ("hacker_search#1",)
    assert table.state.passed == [0]


@rule("LD-32.04")
def test_nobody_is_lost_in_the_event_phase() -> None:
    table = draws(mars("X1", passed=[0, 1, 2]), "lost_in_the_dust")
    bag = {"bag": ["token_adult_2_4#1"], "surface": ["mars"], "noise": ["silence", "silence"]}
    table.stand(1, "011").run(["develop_bag"], ["act", 0, 1], **bag)
    assert table.told("mars_card")
    assert table.told("passed") == []


@rule("LD-32.04")
def test_echoing_wind() -> None:
    assert strikes("echoing_wind", noise=["area_3"]).state.noise == ["area_3", *AREAS[:2], AREAS[3]]
    table = walk(draws(mars("001", noise=["area_1"]), "echoing_wind"), "002", "mars")
    assert table.options == ["noise:area_2", "noise:area_3", "noise:area_4"]
    assert table.play("noise:area_3").state.noise == ["area_1", "area_3"]


@rule("LD-32.04")
def test_static_discharge() -> None:
    table = strikes("static_discharge", ammo={"smart_gun#1": 3})
    assert table.state.ammo["smart_gun#1"] == 0
    table = strikes("static_discharge", ammo={"smart_gun#1": 0})
    assert table.at("hands.0") == ()
    table = draws(mars("001", ammo={"smart_gun#1": 3}), "static_discharge")
    assert walk(table, "002", "mars").state.ammo["smart_gun#1"] == 2
