"""What the twenty event cards of the ship do."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.title import TITLE
from tests.games.nemesis.positions import aboard
from tests.games.nemesis.table import Table


def event(card: str, table: Table, **chance: object) -> Table:
    """Resolve this card, then let the captain act."""
    table.put(f"event_{card}", "events", top=True)
    return table.run(["resolve_event"], ["act", 0, 1], **chance)


def test_five_cards_for_each_corridor_number() -> None:
    numbers = [number for _, _, (number,) in TITLE.event_of.values()]
    assert [numbers.count(number) for number in (1, 2, 3, 4)] == [5, 5, 5, 5]


def test_egg_protection_calls_xenos_to_who_is_near_eggs() -> None:
    table = aboard("captain", "pilot", "scout", room="017", kind="nest").stand(1, "002")
    table.put("egg#6", "hands.1").put("token_larva_1#1", "bag").put("token_larva_1#2", "bag")
    table.deal(0, "rest").deal(1, "rest")
    event("egg_protection#1", table, bag=["token_larva_1#1", "token_larva_1#2"])
    assert [told["seat"] for told in table.told("encounter")] == [0, 1]


@pytest.mark.parametrize("hand", [(), ("rest",)])
def test_hatching_finds_a_host_with_empty_hands_in_the_nest(hand: tuple[str, ...]) -> None:
    table = aboard(room="017", kind="nest").deal(0, *hand)
    larvae = sum(token.startswith("token_larva") for token in table.zones["bag"])
    event("hatching#1", table)
    assert len(table.at("nest.eggs")) == 4
    assert table.state.larva == ([] if hand else [0])
    assert len(table.told("contaminated")) == (0 if hand else 1)
    found = sum(token.startswith("token_larva") for token in table.at("bag"))
    assert found == larvae + bool(hand)


def test_without_an_egg_nothing_hatches() -> None:
    table = aboard(room="017", kind="nest", nest_destroyed=True).deal(0)
    for egg in list(table.zones["nest.eggs"]):
        table.put(egg, "object_supply")
    bag = len(table.zones["bag"])
    event("hatching#1", table)
    assert table.state.larva == []
    assert len(table.at("bag")) == bag


def test_regeneration_heals_up_to_two() -> None:
    table = aboard(damage={"adult#1": 3, "breeder#1": 1}).put("adult#1", "xenos.002")
    table.put("breeder#1", "xenos.001")
    event("regeneration#1", table)
    assert {x: d for x, d in table.state.damage.items() if d} == {"adult#1": 1}


def test_lurking_empties_the_ship_but_not_the_fights() -> None:
    table = aboard().put("larva#1", "xenos.002").put("adult#1", "xenos.014")
    table.put("token_larva_1#1", "supply")
    event("lurking#1", table)
    assert "larva#1" in table.at("figures")
    assert table.at("xenos.014") == ("adult#1",)


def test_eclosion_kills_hosts_and_may_infest_the_others() -> None:
    table = aboard("captain", "pilot", larva=[1]).stand(1, "003").put("larva#1", "board.1")
    table.deal(0)
    for card in list(table.zones["deck.0"])[3:]:
        table.put(card, "discard.0")
    table.put("contamination#1", "deck.0").face("contamination#1", "infected")
    event("eclosion#1", table)
    assert table.state.place[1] == "dead"
    assert table.at("xenos.003") == ("creeper#1",)
    assert table.state.larva == [0]
    assert table.state.place[0] == "014"
    assert "contamination#1" in table.at("discard.0")


@pytest.mark.parametrize("burning", [True, False])
def test_flammable_compounds_in_the_hibernatorium(burning: bool) -> None:
    doors = {"006-011": "closed"}
    table = aboard(fire=["011"] if burning else [], door=doors).stand(0, "001")
    event("flammable_compounds#1", table)
    assert sorted(table.state.fire) == (["008", "011", "014", "015"] if burning else ["011"])


def test_a_hunt_leads_adults_to_the_lowest_room_next_door() -> None:
    table = aboard("captain", "pilot").stand(0, "014").stand(1, "013").put("adult#1", "xenos.019")
    table.stand(0, "017").put("adult#2", "xenos.002").put("adult#3", "xenos.014")
    event("hunt#2", table)  # breeders and the queen through number 3
    assert set(table.at("xenos.013")) == {"adult#1", "adult#3"}
    assert table.at("xenos.002") == ("adult#2",)


def test_a_hunt_ends_at_a_closed_door() -> None:
    table = aboard(door={"013-019": "closed"}).stand(0, "013").put("adult#1", "xenos.019")
    event("hunt#2", table)
    assert table.at("xenos.019") == ("adult#1",)
    assert table.state.door == {"013-019": "destroyed"}


def test_the_scent_of_prey_is_noise_around_the_slimed() -> None:
    table = event("scent_of_prey#1", aboard(slime=[0], noise=["011-014"]))
    assert sorted(table.state.noise) == ["011-014", "013-014", "014-017", "service"]


def test_a_malfunction_hits_the_lowest_explored_room_once() -> None:
    assert event("malfunction#1", aboard()).state.malfunction == ["001"]
    assert event("malfunction#1", aboard(malfunction=["001"])).state.malfunction == ["001"]


def test_noise_in_the_technical_corridors() -> None:
    quiet = event("noise_in_technical_corridors#1", aboard())
    assert quiet.state.noise == ["service"]
    table = aboard("captain", "pilot", noise=["service"]).stand(1, "001")
    event("noise_in_technical_corridors#1", table, noise=["silence"])
    assert [told["seat"] for told in table.told("noise_roll")] == [0]  # no entrance in 001


def test_noise_at_a_nest_that_is_known() -> None:
    assert event("nest#1", aboard()).state.noise == []
    table = event("nest#1", aboard().explore("018", "nest"))
    assert sorted(table.state.noise) == ["015-018", "018-020", "018-021"]


def test_bulkheads_open_all_but_destroyed_doors() -> None:
    table = event("bulkheads_open#1", aboard(door={"001-002": "closed", "001-003": "destroyed"}))
    assert table.state.door == {"001-003": "destroyed"}


def test_a_damaging_fire_breaks_rooms_and_spreads() -> None:
    table = event("damaging_fire#1", aboard(fire=["001"], door={"001-003": "closed"}))
    assert table.state.malfunction == ["001"]
    assert sorted(table.state.fire) == ["001", "002", "004"]


def test_a_pod_is_ejected_with_whoever_is_in_it() -> None:
    pods = {"pod_2": "locked", "pod_3": "open"}
    table = aboard("captain", "pilot", "scout", pods=pods).stand(1, "pod_2")
    event("evacuation_pod_ejection#1", table)
    assert table.state.pods == {"pod_3": "open"}
    assert table.state.place[1] == "escaped"
    assert event("evacuation_pod_ejection#1", aboard(pods={})).state.pods == {}


def test_short_circuits_and_life_support_by_colour() -> None:
    def ship() -> Table:
        table = aboard(kind="canteen").explore("017", "generator").explore("018", "surgery")
        return table.explore("015", "airlock_control").explore("002", "laboratory")

    assert event("short_circuit#1", ship()).state.malfunction == ["017"]  # yellow, computer
    green = event("life_support_failure#1", ship()).state.malfunction
    assert sorted(green) == ["002", "014", "018"]
