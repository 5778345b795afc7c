"""The three bonus cards: Card from Deck, Passage, Upgrade (TH-15.10, TH-15.11, TH-13.19)."""

import pytest

from hullbreach.games.theseus.board import SLOTS
from hullbreach.games.theseus.cards.card import pieces_of
from tests.games.theseus.table import Table
from tests.marks import rule

RING = ["corridors", "control_room", "wreck", "nest", "tech_dock"]


@rule("TH-15.10", "TH-19.05")
def test_card_from_deck_installs_the_top_card_on_an_empty_slot() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "front.0": "bonus_card_from_deck#1",
        "corridors.c1": "greys_probe#2",
        "corridors.c5": "bonus_passage#1",
    }
    deck = ["greys_probe#1", "greys_chamber#1"]
    table = Table("greys", "aliens", places=places, ring=RING, decks={"greys": deck})
    table.play("play:bonus_card_from_deck#1")
    assert "slot:corridors.c1" not in table.options, "it replaces no own card"
    assert "slot:corridors.c5" not in table.options, "and wins no bonus card"
    table.play("slot:nest.a1")
    assert table.here("nest.a1") == "greys_probe#1"
    assert table.pile("deck", "greys") == ("greys_chamber#1",)
    assert table.pile("front", "greys") == ()


@rule("TH-15.10", "TH-18.02")
def test_card_from_deck_may_come_before_the_refill() -> None:
    """Won by an installation, it takes the top card before the pending position does."""
    places = {
        "control_room.A": "grey#1",
        "wreck.pending1": "greys_probe#1",
        "wreck.g4": "bonus_card_from_deck#1",
    }
    deck = ["greys_chamber#1", "greys_amplifier#1"]
    table = Table("greys", "aliens", places=places, ring=RING, decks={"greys": deck})
    table.move("grey#1", "wreck.A").play("install:greys_probe#1", "slot:wreck.g4")
    assert table.prompt == "before_refill"
    table.play("play:bonus_card_from_deck#1", "slot:wreck.g1")
    assert table.here("wreck.g1") == "greys_chamber#1"
    assert table.here("wreck.pending1") == "greys_amplifier#1"


@rule("TH-15.10", "TH-13.08")
def test_a_special_card_from_the_deck_goes_in_front_of_the_player() -> None:
    places = {"tech_dock.A": "grey#1", "front.0": "bonus_card_from_deck#1"}
    table = Table(
        "greys", "aliens", places=places, ring=RING, decks={"greys": ["greys_annihilation#1"]}
    )
    table.play("play:bonus_card_from_deck#1")
    assert table.pile("front", "greys") == ("greys_annihilation#1",)


@rule("TH-15.10", "TH-09.27")
@pytest.mark.parametrize(("top", "playable"), [("aliens_hole#1", True), ("aliens_fight#1", False)])
def test_in_a_station_without_an_empty_slot_only_a_special_card_can_be_drawn(
    top: str, playable: bool
) -> None:
    ring = ["corridors", "control_room", "nest", "loading_dock", "tech_dock"]
    slots = [slot for sector in ring for slot in SLOTS[sector]]
    places = dict(zip(slots, pieces_of("marines"), strict=False))
    places |= {"tech_dock.A": "alien#1", "tech_dock.B": "alien#2"}
    places["front.0"] = "bonus_card_from_deck#1"
    table = Table("aliens", "marines", places=places, ring=ring, decks={"aliens": [top]})
    assert ("play:bonus_card_from_deck#1" in table.options) == playable
    if not playable:
        assert table.refusals["play:bonus_card_from_deck#1"][0] == "no_empty_slot"


@rule("TH-15.10", "TH-15.32")
def test_a_partner_plays_card_from_deck_with_his_own_deck() -> None:
    places = {"tech_dock.A": "scientist#1", "front.2": "bonus_card_from_deck#1"}
    team = ("scientists", "marines", "greys", "aliens")
    table = Table(
        *team,
        places=places,
        options={"mode": "team"},
        decks={"scientists": ["scientists_archives#1"], "greys": ["greys_probe#1"]},
    )
    table.play("play:bonus_card_from_deck#1", "slot:corridors.c1")
    assert table.here("corridors.c1") == "scientists_archives#1"


@rule("TH-15.11")
def test_a_passage_moves_a_unit_one_sector_further_and_is_gone() -> None:
    places = {"tech_dock.A": "grey#1", "front.0": "bonus_passage#1"}
    table = Table("greys", "aliens", places=places, ring=RING)
    assert table.options == ["route:corridors", "route:control_room>bonus_passage#1"]
    table.play("route:control_room>bonus_passage#1", "room:control_room.A")
    assert table.moves() == [("grey#1", 2)], "the additional sector counts as a point"
    assert table.pile("front", "greys") == ()


@rule("TH-15.11")
def test_a_passage_not_used_is_kept() -> None:
    places = {"tech_dock.A": "grey#1", "front.0": "bonus_passage#1"}
    table = Table("greys", "aliens", places=places, ring=RING)
    table.play("route:corridors", "room:corridors.A")
    assert table.pile("front", "greys") == ("bonus_passage#1",)


@rule("TH-15.11")
def test_the_former_last_sector_is_crossed() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "front.0": "bonus_passage#1",
        "corridors.c1": "aliens_tentacles#1",
        "corridors.c2": "aliens_hatchery#1",
    }
    table = Table("greys", "aliens", places=places, ring=RING)
    table.play("route:control_room>bonus_passage#1", "room:control_room.A")
    assert table.life("greys") == 19, "the Tentacles, not the Hatchery"


@rule("TH-15.11")
def test_several_passages_may_be_added_to_one_movement() -> None:
    places = {"tech_dock.A": "grey#1", "front.0": "bonus_passage#1 bonus_passage#2"}
    table = Table("greys", "aliens", places=places, ring=RING)
    assert "route:wreck>bonus_passage#1>bonus_passage#2" in table.options


@rule("TH-15.11")
def test_a_passage_is_not_for_units_moved_by_cards_or_deployed() -> None:
    places = {
        "space": "grey#1",
        "front.0": "bonus_passage#1",
    }
    table = Table("greys", "aliens", places=places, ring=RING)
    assert table.prompt == "room"
    places = {"corridors.c1": "greys_control#1", "control_room.A": "alien#1"}
    places["front.1"] = "bonus_passage#1"
    table = Table.stopping("greys", "aliens", places=places).play("act:greys_control#1")
    assert table.prompt == "room"


@rule("TH-15.11", "TH-14.45")
def test_a_passage_cannot_be_added_to_a_movement_that_a_shortcut_ended_early() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "front.0": "bonus_passage#1",
        "corridors.c1": "greys_teleport#1",
    }
    table = Table("greys", "aliens", places=places, ring=RING)
    assert "route:corridors>bonus_passage#1>greys_teleport#1" not in table.options
    assert "route:corridors>greys_teleport#1" in table.options
    places = {
        "tech_dock.A": "alien#1",
        "tech_dock.B": "alien#2",
        "front.0": "bonus_passage#1",
        "corridors.c1": "aliens_pheromone_trail#1",
    }
    table = Table("aliens", "greys", places=places, ring=RING).play("move:alien#1")
    trails = [option for option in table.options if "pheromone" in option]
    assert trails == ["route:corridors>aliens_pheromone_trail#1"]


@rule("TH-15.11", "TH-14.45", "TH-17.17")
def test_a_shortcut_in_the_sector_that_a_passage_leads_to_may_be_used() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "front.0": "bonus_passage#1",
        "control_room.k1": "greys_teleport#1",
    }
    table = Table("greys", "aliens", places=places, ring=RING)
    assert "route:control_room>bonus_passage#1>greys_teleport#1" in table.options


@rule("TH-15.11", "TH-10.20")
def test_a_passage_serves_in_a_tech_dock_extra_turn_too() -> None:
    ring = ["corridors", "control_room", "wreck", "tech_dock", "nest"]
    places = {"wreck.A": "grey#1", "nest.A": "grey#2", "front.0": "bonus_passage#1"}
    table = Table("greys", "aliens", places=places, ring=ring)
    table.play("move:grey#1", "route:tech_dock", "room:tech_dock.A")
    while table.prompt != "route":
        table.play("done" if "done" in table.options else table.options[0])
    assert table.options == ["route:corridors", "route:control_room>bonus_passage#1"]


@rule("TH-15.11", "TH-15.35")
def test_the_partners_passage_serves_an_own_unit() -> None:
    places = {"tech_dock.A": "scientist#1", "front.2": "bonus_passage#1"}
    team = ("scientists", "marines", "greys", "aliens")
    table = Table(*team, places=places, options={"mode": "team"})
    assert any("bonus_passage#1" in option for option in table.options)


@rule("TH-13.19", "TH-12.10")
def test_the_upgrade_bonus_gives_a_token_to_spend_at_once() -> None:
    places = {"tech_dock.A": "grey#1", "front.0": "bonus_upgrade#1"}
    table = Table("greys", "aliens", places=places, ring=RING)
    table.play("play:bonus_upgrade#1", "upgrade:grey#1")
    assert "grey#1" in table.state.upgraded
    assert table.pile("front", "greys") == ()
    table = Table("greys", "aliens", places=places, ring=RING, stock={"1": 20})
    assert table.prompt == "room", "with an empty supply it cannot be played"
    assert table.pile("front", "greys") == ("bonus_upgrade#1",)


@rule("TH-13.19", "TH-15.35")
def test_the_upgrade_bonus_of_a_partner_gives_the_player_the_token() -> None:
    places = {"tech_dock.A": "scientist#1", "front.2": "bonus_upgrade#1"}
    team = ("scientists", "marines", "greys", "aliens")
    table = Table(*team, places=places, options={"mode": "team"}).play("play:bonus_upgrade#1")
    assert (table.stock("scientists"), table.stock("greys")) == (1, 0)
