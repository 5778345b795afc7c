"""The events that only the deck of the classic intruders has."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.content.classic_events import CLASSIC_DECK
from hullbreach.games.lockdown.title import TITLE
from tests.games.lockdown.table import Table

LIT = {
    "power": {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4},
    "powered": [1, 2, 3, 4],
    "met": True,
}


def facility(**state: Any) -> Table:
    table = Table("hacker", "janitor", xenos="classic").stand(0, "002").stand(1, "018")
    return table.set(**{**LIT, **state})


def happens(table: Table, event: str) -> Table:
    table.put(f"event_classic_{event}#1", "events", top=True)
    return table.run(["resolve_event"], ["act", 0, 1])


def test_every_card_of_the_deck_is_an_event_that_there_is() -> None:
    deck = [card for card in TITLE.event_of if card.startswith("event_classic_")]
    assert len(deck) == sum(map(len, CLASSIC_DECK.values())) == 20
    assert all(event.effect for event, _, _ in map(TITLE.event_of.__getitem__, deck))


def test_damaging_fire_breaks_what_burns_and_spreads() -> None:
    table = happens(facility(fire=["002"], door={"002-005": "closed"}), "damaging_fire")
    assert table.state.malfunction == ["002"]
    assert sorted(table.state.fire) == ["001", "002", "003"]


def test_eclosion_kills_the_hosts_and_looks_for_new_ones() -> None:
    table = facility(larva=[1]).put("larva#1", "board.1").deal(0)
    table.put("contamination#1", "deck.0", top=True).face("contamination#1", "infected")
    happens(table, "eclosion")
    state = table.state
    assert (state.place[1], state.fate[1]) == ("dead", "infection")
    assert table.at("xenos.018") == ("creeper#1",)
    assert state.larva == [0]
    assert len(table.at("discard.0")) == 4
    assert table.at("limbo.0") == ()


def test_hunting_adults_come_to_the_lowest_neighbouring_room_with_somebody() -> None:
    table = facility().stand(1, "004").put("adult#1", "xenos.003").put("breeder#1", "xenos.005")
    table.put("adult#2", "xenos.004").put("adult#3", "xenos.008")
    happens(table, "hunt")
    assert table.at("xenos.002") == ("adult#1",)
    assert table.at("xenos.004") == ("adult#2",)
    assert table.at("xenos.008") == ("adult#3",)


def test_hunting_adults_break_a_closed_door_together_and_stay() -> None:
    table = facility(door={"002-003": "closed"}).stand(1, "018")
    table.put("adult#1", "xenos.003").put("adult#2", "xenos.003")
    happens(table, "hunt")
    assert table.state.door == {"002-003": "destroyed"}
    assert table.at("xenos.003") == ("adult#1", "adult#2")


def test_life_network_failure_breaks_green_rooms_and_leaves_the_game() -> None:
    table = facility().explore("003", "laboratory").explore("008", "archive")
    happens(table, "life_network_failure")
    assert table.state.malfunction == ["003"]
    assert table.at("events.removed") == ("event_classic_life_network_failure#1",)


def test_regeneration_takes_two_damage_off_every_xeno() -> None:
    table = facility(damage={"adult#1": 1, "creeper#1": 3})
    table.put("adult#1", "xenos.008").put("creeper#1", "xenos.008")
    happens(table, "regeneration")
    assert table.state.damage == {"adult#1": 0, "creeper#1": 1}


@pytest.mark.parametrize(
    ("powered", "adults", "slime"), [([], ("adult#1",), [0, 1]), ([1], (), [0])]
)
def test_regeneration_in_the_dark(
    powered: list[int], adults: tuple[str, ...], slime: list[int]
) -> None:
    table = happens(facility(powered=powered, slime=[0]).stand(1, "003"), "regeneration")
    assert table.at("xenos.002") == adults
    assert table.at("xenos.003") == ()
    assert table.state.slime == slime
    assert table.told("encounter") == []


@pytest.mark.parametrize(("powered", "noisy"), [([1, 2, 3, 4], {"002"}), ([], {"002", "018"})])
def test_the_scent_of_prey_makes_noise_around_slime(powered: list[int], noisy: set[str]) -> None:
    table = happens(facility(powered=powered, slime=[0]), "scent_of_prey")
    board = TITLE.boards["standard"]
    around = {corridor for room in noisy for corridor in board.exits[room].values()}
    assert set(table.state.noise) == around
