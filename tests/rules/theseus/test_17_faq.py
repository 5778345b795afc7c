"""Frequently asked questions (TH-17.04 to TH-17.21)."""

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

# What may be repeated in one turn, and what in an extra turn


@rule("TH-17.04", "TH-14.18")
def test_in_one_turn_adrenaline_rush_activates_a_unit_once() -> None:
    places = {
        "corridors.c1": "aliens_adrenaline_rush#1",
        "corridors.c5": "aliens_adrenaline_rush#2",
        "corridors.B": "marine#1",
    }
    table = Table.stopping("aliens", "marines", places=places, upgraded={"alien#1": 1})
    table.play("act:aliens_adrenaline_rush#1")
    assert len(table.events("attacked")) == 2, "by the card, then in the fight of the Corridors"
    assert [e["card"] for e in table.events("card_resolved")] == ["aliens_adrenaline_rush#1"]


@rule("TH-17.05")
def test_in_one_turn_remote_control_triggers_a_card_once() -> None:
    places = {
        "corridors.c1": "scientists_remote_control#1",
        "corridors.c2": "scientists_duplication#1",
        "control_room.k1": "scientists_archives#1",
    }
    table = Table.stopping("scientists", "marines", places=places)
    table.play("act:scientists_remote_control#1")
    assert table.data("scientists") == 1
    assert "act:scientists_remote_control#1" not in table.options


@rule("TH-17.06")
def test_in_one_turn_different_cards_cannot_move_the_same_rival_unit() -> None:
    """Team Tactics after Control, both in the hands of a team."""
    places = {
        "corridors.c1": "greys_control#1",
        "corridors.c2": "marines_team_tactics#1",
        "corridors.B": "alien#1",
        "control_room.A": "alien#2",
        "front.0": "bonus_upgrade#1",
    }
    team = ("greys", "aliens", "marines", "scientists")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    table.play("act:marines_team_tactics#1", "room:wreck.A")
    assert table.moves()[-1] == ("alien#1", 2)
    table.play("act:greys_control#1")
    assert table.about["unit"] == "alien#2", "nobody else is left"


@rule("TH-17.09", "TH-10.21")
def test_an_extra_turn_does_not_allow_moving_the_same_rival_unit_again() -> None:
    places = {
        "wreck.A": "grey#1",
        "wreck.B": "grey#2",
        "control_room.A": "grey#3",
        "control_room.B": "alien#1",
        "tech_dock.t1": "greys_control#1",
        "front.0": "bonus_upgrade#1",
    }
    ring = ["corridors", "wreck", "control_room", "tech_dock", "nest"]
    table = Table("greys", "aliens", places=places, ring=ring)
    table.play("move:grey#1", "room:tech_dock.A", "act:greys_control#1", "room:nest.A")
    assert table.at("alien#1") == "nest.A"
    table.play("done", "move:grey#3", "room:tech_dock.B")
    assert table.prompt == "action"
    assert table.refusals["act:greys_control#1"][0] == "no_unit_to_move"


# The order of things


@rule("TH-17.10", "TH-07.03")
def test_the_phases_follow_each_other_in_the_order_of_the_book() -> None:
    """Each phase does something: the tale is told in order."""
    places = {
        "corridors.c1": "marines_armory#1",
        "corridors.B": "alien#1",
        "corridors.pending1": "aliens_fight#1",
    }
    table = Table.stopping(
        "marines", "aliens", places=places, decks={"marines": ["marines_fire#1"]}
    )
    table.play("act:marines_armory#1", "done", "replace:aliens_fight#1")
    steps = ("unit_moved", "card_resolved", "fight_began", "laid_pending")
    assert [name for name in table.story if name in steps] == list(steps)


@rule("TH-17.11")
@pytest.mark.parametrize(
    ("faction", "card", "unit", "room"),
    [
        ("marines", "marines_team_tactics#1", "alien#1", "loading_dock.A"),
        ("greys", "greys_control#1", "alien#1", "wreck.A"),
        ("aliens", "aliens_abduction#1", "marine#1", "tech_dock.A"),
    ],
)
def test_units_also_move_in_the_action_phase(faction: str, card: str, unit: str, room: str) -> None:
    rival = "marines" if faction == "aliens" else "aliens"
    places = {"corridors.c1": card, "corridors.B": unit}
    table = Table.stopping(faction, rival, places=places)
    assert table.state.phase == "action"
    table.play(f"act:{card}", f"room:{room}")
    assert table.at(unit) == room


@rule("TH-17.12", "TH-17.13")
def test_a_movement_by_a_card_has_the_same_order_of_effects() -> None:
    places = {
        "corridors.c1": "greys_control#1",
        "control_room.A": "alien#1",
        "wreck.A": "alien#2",
        "wreck.B": "alien#3",
        "wreck.C": "grey#2",
        "wreck.D": "young_alien#1",
        "wreck.g1": "greys_landmine#1",
    }
    table = Table.stopping("greys", "aliens", places=places)
    table.play("act:greys_control#1", "push:alien#1", "eject:alien#2")
    effects = ("ejected", "trap_sprung", "limited_fight_began")
    assert [name for name in table.story if name in effects] == list(effects)


@rule("TH-17.14", "TH-17.13")
def test_the_first_moved_unit_fights_to_the_end_before_the_second_moves() -> None:
    places = {
        "corridors.c1": "greys_control#1",
        "control_room.A": "alien#1",
        "wreck.A": "alien#2",
        "wreck.C": "grey#2",
        "wreck.D": "young_alien#1",
    }
    table = Table.stopping(
        "greys",
        "aliens",
        places=places,
        upgraded={"grey#2": 1},
        upgrades={"greys_control#1": 1},
    )
    table.play("act:greys_control#1", "push:alien#1")
    assert table.data("greys") == 1, "the limited fight is over"
    assert table.prompt == "push", "and now the second unit is chosen"


@rule("TH-17.15", "TH-08.04")
def test_the_player_whose_turn_it_is_orders_the_action_cards_of_both_partners() -> None:
    places = {"corridors.c1": "marines_armory#1", "corridors.c2": "aliens_habitat#1"}
    team = ("aliens", "scientists", "marines", "greys")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    assert table.asked == "aliens"
    assert set(table.options) == {"act:marines_armory#1", "act:aliens_habitat#1", "done"}


# Shortcuts


@rule("TH-17.16", "TH-07.12")
@pytest.mark.parametrize(
    ("faction", "unit", "card"),
    [
        ("greys", "grey", "greys_time_loop#1"),
        ("greys", "grey", "greys_teleport#1"),
        ("aliens", "alien", "aliens_air_duct#1"),
    ],
)
def test_a_shortcut_cannot_be_used_where_the_movement_begins(
    faction: str, unit: str, card: str
) -> None:
    places = {"corridors.A": f"{unit}#1", "corridors.B": "marine#1", "corridors.c1": card}
    assert Table(faction, "marines", places=places).prompt == "room"


@rule("TH-17.16", "TH-08.03")
def test_no_card_is_resolved_at_the_start_of_a_movement() -> None:
    places = {
        "tech_dock.A": "marine#1",
        "tech_dock.t1": "marines_armory#1",
        "tech_dock.t2": "aliens_hatchery#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "nest", "tech_dock"]
    table = Table("marines", "aliens", places=places, ring=ring).move("marine#1", "corridors.A")
    assert table.events("card_resolved") == []
    assert table.events("trap_sprung") == []


@rule("TH-17.17")
@pytest.mark.parametrize("points", [1, 2])
def test_a_shortcut_serves_a_unit_that_stops_there_and_one_that_passes(points: int) -> None:
    places = {"tech_dock.A": "grey#1", "corridors.c1": "greys_teleport#1"}
    if points == 2:
        places["tech_dock.B"] = "marine#1"
    ring = ["corridors", "control_room", "wreck", "loading_dock", "tech_dock"]
    table = Table("greys", "marines", places=places, ring=ring)
    assert "route:corridors>greys_teleport#1" in table.options


# Pending cards, removal, traps


@rule("TH-17.19", "TH-09.04", "TH-09.09")
def test_the_empty_one_of_two_pending_positions_may_be_filled() -> None:
    places = {"control_room.A": "marine#1", "loading_dock.pending1": "aliens_fight#1"}
    table = Table("marines", "aliens", places=places, decks={"marines": ["marines_fire#1"]})
    table.move("marine#1", "loading_dock.A")
    assert {"replace:aliens_fight#1", "fill:loading_dock.pending2"} <= set(table.options)
    table.play("fill:loading_dock.pending2")
    assert table.here("loading_dock.pending2") == "marines_fire#1"
    assert table.here("loading_dock.pending1") == "aliens_fight#1"


@rule("TH-17.20", "TH-09.08")
def test_installing_does_not_remove_a_rival_card() -> None:
    places = {
        "control_room.A": "marine#1",
        "loading_dock.pending1": "marines_fire#1",
        "corridors.c1": "aliens_fight#1",
    }
    table = Table("marines", "aliens", places=places).move("marine#1", "loading_dock.A")
    table.play("install:marines_fire#1")
    assert "slot:corridors.c1" not in table.options
    assert table.refusals["slot:corridors.c1"] == ("slot_taken", "TH-09.08")


@rule("TH-17.20", "TH-19.04")
def test_the_hole_does_not_move_a_rival_shortcut() -> None:
    places = {
        "tech_dock.A": "alien#1",
        "tech_dock.B": "alien#2",
        "front.0": "aliens_hole#1",
        "corridors.c1": "greys_teleport#1",
    }
    table = Table("aliens", "greys", places=places)
    assert table.refusals["play:aliens_hole#1"][0] == "no_shortcut"


@rule("TH-17.21")
def test_traps_work_even_against_the_wish_of_their_owner() -> None:
    """Pushed by the Scientists into their partner's mine: the Greys are not asked."""
    places = {
        "corridors.c1": "greys_control#1",
        "control_room.A": "marine#1",
        "laboratory.s1": "greys_landmine#1",
    }
    team = ("scientists", "marines", "greys", "aliens")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    table.play("act:greys_control#1", "room:laboratory.A")
    assert table.life("marines") == 18
