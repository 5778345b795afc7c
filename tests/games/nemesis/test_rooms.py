"""What can be done in the rooms of the ship."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.content.rooms import ROOMS
from tests.games.nemesis.positions import aboard
from tests.games.nemesis.table import Table


def room(kind: str, *cards: str, **state: object) -> Table:
    """The captain in this room, which is 014 or 017 by its pile."""
    where = "014" if ROOMS[kind].slot == "2" else "017"
    table = aboard(room=where, kind=kind, **state)
    return table.deal(0, *(cards or ("rest", "search")))


def test_rooms_and_their_colours() -> None:
    colours: dict[str, set[str]] = {}
    for kind, found in ROOMS.items():
        colours.setdefault(found.colour, set()).add(kind)
    assert colours["red"] == {"armory", "storage", "command_center", "monitoring_room"}
    assert colours["green"] == {"emergency_room", "laboratory", "surgery", "canteen"}
    assert colours["white"] == {"evac_a", "evac_b", "cabins", "hatch_control", "shower_room"}
    assert len(colours["yellow"]) == 5
    assert sum(found.computer for found in ROOMS.values()) == 7


def test_the_armory_loads_an_energy_weapon_by_two() -> None:
    table = aboard("soldier", "pilot", room="017", kind="armory", ammo={"assault_rifle#1": 4})
    table.deal(0, "rest", "search").start(0).play("room:recharge")
    assert table.state.ammo["assault_rifle#1"] == 5  # never above its maximum
    assert "room:recharge" not in room("armory").start(0).options  # a six-shooter needs no energy


@pytest.mark.parametrize(
    ("choice", "light", "wounds"),
    [("dress_all", 1, 2), ("heal_dressed", 1, 1), ("heal_light", 0, 2)],
)
def test_the_emergency_room_offers_three_treatments(choice: str, light: int, wounds: int) -> None:
    table = room("emergency_room", light={"0": 1}, dressed=["body#1"])
    table.put("body#1", "wounds.0").put("leg#1", "wounds.0").start(0)
    table.play(f"room:{choice}")
    assert table.state.light[0] == light
    assert len(table.at("wounds.0")) == wounds
    assert ("leg#1" in table.state.dressed) == (choice == "dress_all")


def test_the_fire_control_clears_any_room() -> None:
    table = room("fire_control", fire=["010", "002"]).put("adult#1", "xenos.010").start(0)
    table.put("event_damage#1", "events", top=True).start(0).play("room:run_fire_control")
    assert table.options == ["room:002", "room:010"]
    table.play("room:010")
    assert table.state.fire == ["002"]
    assert table.at("xenos.005") == ("adult#1",)


def test_the_storage_gives_an_item_of_any_deck_without_a_search() -> None:
    table = room("storage").start(0).play("room:take_from_storage", "deck:green")
    assert len(table.options) == 2
    table.play(table.options[0])
    assert len(table.at("inventory.0")) == 1
    assert table.state.search["017"] == 2


def test_surgery_removes_infected_cards_wounds_and_ends_the_round() -> None:
    table = room("surgery", "rest", "search", "order", larva=[0]).put("larva#1", "board.0")
    table.put("contamination#1", "discard.0").face("contamination#1", "infected")
    table.put("contamination#2", "deck.0").face("contamination#2", "clean").start(0)
    table.play("room:operate", "pay:captain_rest#1+captain_search#1")
    assert table.at("removed") == ("contamination#1",)
    assert table.state.larva == []
    assert table.state.light == {0: 1}
    assert 0 in table.state.passed
    assert table.at("hand.0") == table.at("discard.0") == ()
    assert "contamination#2" in table.at("deck.0")


@pytest.mark.parametrize("scanned", [True, False])
def test_the_canteen_heals_and_may_scan(scanned: bool) -> None:
    table = room("canteen", "rest", "search", "contamination#1", light={"0": 2})
    table.face("contamination#1", "clean").start(0).play("room:eat")
    table.play("yes" if scanned else "no")
    assert table.state.light == {0: 1}
    assert table.at("hand.0") == (() if scanned else ("contamination#1",))


def test_the_shower_takes_off_slime_and_may_find_an_infection() -> None:
    table = room("shower_room", "rest", "search", "contamination#1", slime=[0])
    table.face("contamination#1", "infected").start(0).play("room:shower", "yes")
    assert table.state.slime == []
    assert table.state.larva == [0]
    assert table.at("hand.0") == ("contamination#1",)


def test_the_command_center_sets_the_doors_of_one_room() -> None:
    doors = {"001-003": "closed", "003-007": "destroyed"}
    table = room("command_center", door=doors).start(0).play("room:set_doors", "room:001")
    table.play("turn:001-002+001-003")
    assert table.state.door == {"001-002": "closed", "003-007": "destroyed"}


def test_the_engine_control_shows_all_engines_to_one_player() -> None:
    table = room("engine_control", malfunction=["019", "020", "021"]).start(0)
    table.play("room:check_engines")
    for number in "123":
        assert table.match.view(0)["engines"][number][0] == table.at(f"engine.{number}")[0]
        assert table.match.view(1)["engines"][number] == [None, None]


def test_the_monitoring_room_shows_a_room_and_its_token() -> None:
    table = room("monitoring_room").start(0).play("room:inspect_room", "tile:002")
    seen = table.match.view(0)["rooms"]["002"]
    assert (seen["peeked"], seen["token"]) == (table.at("tile.002")[0], table.at("token.002")[0])
    assert table.match.view(1)["rooms"]["002"]["peeked"] is None


def test_the_slime_room_has_no_action() -> None:
    table = room("slime_room", slime=[0]).start(0)
    assert not [option for option in table.options if option.startswith("room:")]
