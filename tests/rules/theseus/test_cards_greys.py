"""Cards of the Greys (TH-14.34 to TH-14.46, TH-14.52, TH-15.36, TH-17.20).

What they share with the cards of their type is in test_cards_in_common.py, their copies in
test_14_duplication.py.
"""

from collections.abc import Mapping
from typing import Any

import pytest

import hullbreach as hb
from tests.games.theseus.table import Table
from tests.marks import rule

RING = ["corridors", "control_room", "wreck", "nest", "tech_dock"]
TEAM = ("greys", "marines", "scientists", "aliens")  # Greys and Scientists against the others


# Probe, Life Transfer Device, Transmission


@rule("TH-08.12", "TH-11.17")
def test_a_probe_gives_its_owner_its_number_of_data() -> None:
    table = Table.stopping(
        "marines", "greys", places={"corridors.c1": "greys_probe#1"}, upgrades={"greys_probe#1": 2}
    )
    assert (table.data("greys"), table.life("marines")) == (3, 20)


@rule("TH-09.25")
def test_a_probe_can_win_in_a_rivals_turn() -> None:
    table = Table.stopping(
        "marines", "greys", places={"corridors.c1": "greys_probe#1"}, data={"1": 19}
    )
    assert (table.reason, table.winners) == ("data", ("greys",))


@rule("TH-15.40", "TH-15.37")
def test_in_the_team_game_a_probe_serves_the_greys_and_20_data_win_for_the_team() -> None:
    team = ("marines", "greys", "aliens", "scientists")
    table = Table.stopping(
        *team,
        places={"corridors.c1": "greys_probe#1"},
        options={"mode": "team"},
        data={"1": 19},
    )
    assert table.winners == ("greys", "scientists")


@rule("TH-16.30")
def test_a_probe_in_pandoras_hands_gives_no_data() -> None:
    table = Table.stopping(
        "greys",
        "pandora",
        places={"corridors.c1": "greys_probe#1 trapper#1"},
        taken={"greys_probe#1": "trapper#1"},
    )
    assert table.events("data_gained") == []


@rule("TH-07.19", "TH-11.17")
def test_the_life_transfer_device_deals_damage_and_gives_as_much_data() -> None:
    card = "greys_life_transfer_device#1"
    table = Table.stopping("marines", "greys", places={"corridors.c1": card}, upgrades={card: 1})
    assert (table.life("marines"), table.life("greys"), table.data("greys")) == (18, 20, 2)


@rule("TH-09.24")
def test_damage_comes_before_data_and_may_end_the_game() -> None:
    card = "greys_life_transfer_device#1"
    table = Table.stopping(
        "marines", "greys", places={"corridors.c1": card}, life={"0": 1}, data={"1": 19}
    )
    assert (table.reason, table.data("greys")) == ("life", 19)


@rule("TH-15.17")
def test_in_deathmatch_the_life_transfer_device_gives_life_and_data() -> None:
    card = "greys_life_transfer_device#1"
    table = Table.stopping("marines", "greys", "aliens", places={"corridors.c1": card})
    assert (table.life("greys"), table.data("greys")) == (1, 1)


@rule("TH-16.30")
def test_in_pandoras_hands_the_life_transfer_device_only_hurts() -> None:
    card = "greys_life_transfer_device#1"
    table = Table.stopping(
        "greys", "pandora", places={"corridors.c1": f"{card} trapper#1"}, taken={card: "trapper#1"}
    )
    assert table.life("greys") == 19
    assert table.events("data_gained") == []


@rule("TH-09.25", "TH-15.40")
def test_transmission_gives_data_to_the_player_who_resolves_it() -> None:
    places = {"corridors.c1": "greys_transmission#1", "front.0": "bonus_upgrade#1"}
    table = Table.stopping("greys", "marines", places=places, upgrades={"greys_transmission#1": 1})
    assert table.play("act:greys_transmission#1").data("greys") == 2
    team = ("scientists", "marines", "greys", "aliens")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    table.play("act:greys_transmission#1")
    assert (table.data("scientists"), table.data("greys")) == (1, 0)
    team = ("aliens", "marines", "greys", "scientists")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    assert table.refusals["act:greys_transmission#1"][0] == "no_data_marker"


@rule("TH-15.15", "TH-08.08")
def test_a_mine_of_the_greys_scores_for_the_greys_in_deathmatch() -> None:
    table = Table.stopping(
        "marines", "greys", "aliens", places={"corridors.c1": "greys_landmine#1"}
    )
    assert table.life("greys") == 2
    assert table.pile("discard", "greys") == ("greys_landmine#1",)


# Chamber


@rule("TH-15.36", "TH-10.07", "TH-11.17")
def test_the_chamber_adds_its_number_to_every_data_attack_in_its_sector() -> None:
    places = {
        "corridors.c1": "greys_chamber#1",
        "corridors.B": "marine#1",
        "control_room.B": "grey#2",
        "control_room.C": "marine#2",
    }
    table = Table.stopping(
        "greys",
        "marines",
        places=places,
        upgraded={"grey#1": 1, "grey#2": 1},
        upgrades={"greys_chamber#1": 1},
    )
    assert table.data("greys") == (1 + 2) + 1


@rule("TH-15.36")
def test_without_data_gained_the_chamber_adds_nothing() -> None:
    places = {"corridors.c1": "greys_chamber#1", "corridors.B": "marine#1"}
    places["corridors.c2"] = "marines_bunker#1"
    table = Table.stopping("greys", "marines", places=places, upgraded={"grey#1": 1})
    assert table.data("greys") == 0


@rule("TH-15.36")
def test_the_chamber_does_not_help_a_partner_who_deals_damage() -> None:
    places = {"corridors.c1": "greys_chamber#1", "corridors.B": "marine#1"}
    team = ("scientists", "marines", "greys", "aliens")
    table = Table.stopping(
        *team, places=places, options={"mode": "team"}, upgraded={"scientist#1": 1}
    )
    assert (table.life("marines"), table.data("scientists"), table.data("greys")) == (19, 0, 0)


@rule("TH-16.30", "TH-16.27")
def test_a_chamber_is_of_no_use_to_pandora() -> None:
    places = {"corridors.c1": "greys_chamber#1 warrior#1", "corridors.B": "grey#1"}
    table = Table.stopping(
        "pandora", "greys", places=places, taken={"greys_chamber#1": "warrior#1"}
    )
    assert table.life("greys") == 19
    assert table.state.taken == {"greys_chamber#1": "warrior#1"}, "it changed no attack"


# Control


def control(tokens: int = 0, places: Mapping[str, str] | None = None, **state: Any) -> Table:
    """A Grey has stopped beside Control; a Marine stands alone in the Control Room."""
    found = {
        "corridors.c1": "greys_control#1",
        "control_room.A": "marine#1",
        "loading_dock.A": "marine#2",
        "space": "marine#3",
        **(places or {}),
    }
    upgrades = {"greys_control#1": tokens} if tokens else {}
    table = Table.stopping("greys", "marines", places=found, upgrades=upgrades, **state)
    return table.play("act:greys_control#1")


@rule("TH-14.37", "TH-14.43")
def test_control_moves_a_rival_unit_of_any_sector_into_a_room_that_the_greys_choose() -> None:
    table = control()
    assert set(table.options) == {"push:marine#1", "push:marine#2"}, "none in space"
    table.play("push:marine#1")
    assert (table.asked, table.prompt) == ("greys", "room")
    assert table.options == [f"room:wreck.{room}" for room in "ABCD"]
    table.play("room:wreck.C")
    assert table.moves()[-1] == ("marine#1", 1)


@rule("TH-14.38")
def test_in_a_full_sector_the_greys_choose_whom_control_ejects() -> None:
    places = {"wreck.A": "grey#2", "wreck.B": "grey#3", "wreck.C": "marine#3"}
    places |= {"wreck.D": "marine#2"}
    found = {
        "corridors.c1": "greys_control#1",
        "control_room.A": "marine#1",
        **places,
    }
    table = Table.stopping("greys", "marines", places=found)
    table.play("act:greys_control#1", "push:marine#1")
    assert (table.asked, table.prompt) == ("greys", "eject")
    assert "eject:marine#2" in table.options, "also a unit of the pushed unit's owner"
    table.play("eject:marine#2")
    assert table.at("marine#1") == "wreck.D"


@rule("TH-14.39")
def test_a_controlled_unit_acts_not_but_traps_catch_it() -> None:
    places = {
        "wreck.g1": "greys_landmine#1",
        "wreck.g2": "marines_armory#1",
        "wreck.pending1": "marines_fire#1",
    }
    table = control(places=places).play("push:marine#1", "room:wreck.A")
    assert table.life("marines") == 18
    assert table.stock("marines") == 0
    assert [e["card"] for e in table.events("card_resolved")] == ["greys_control#1"]


@rule("TH-14.40", "TH-10.17")
def test_control_fills_a_sector_and_the_greys_there_fight() -> None:
    places = {"wreck.B": "alien#1", "wreck.C": "grey#2", "wreck.D": "alien#2"}
    found = {"corridors.c1": "greys_control#1", "control_room.A": "marine#1", **places}
    table = Table.stopping("greys", "marines", "aliens", places=found, upgraded={"grey#2": 1})
    table.play("act:greys_control#1", "push:marine#1")
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "wreck"}]
    assert table.data("greys") == 2, "there, and again in the fight of the Corridors"


@rule("TH-14.41")
def test_a_controlled_unit_uses_no_shortcut_of_any_side() -> None:
    places = {"wreck.g1": "greys_teleport#1", "wreck.g2": "greys_time_loop#1"}
    table = control(places=places).play("push:marine#1")
    assert table.prompt == "room"
    found = {
        "corridors.c1": "greys_control#1",
        "control_room.A": "alien#1",
        "wreck.g1": "aliens_air_duct#1",
        "wreck.g2": "scientists_secret_passage#1",
    }
    team = ("greys", "aliens", "marines", "scientists")
    table = Table.stopping(*team, places=found, options={"mode": "team"}, ring=RING)
    table.play("act:greys_control#1")
    assert table.prompt == "room", "neither its own nor its partner's"


@rule("TH-14.41", "TH-16.29")
def test_a_controlled_runner_goes_no_extra_sector_and_takes_nothing_over() -> None:
    places = {
        "corridors.c1": "greys_control#1",
        "control_room.A": "runner#1",
        "wreck.g1": "greys_probe#1",
    }
    table = Table.stopping("greys", "pandora", places=places).play("act:greys_control#1")
    assert table.options == [f"room:wreck.{room}" for room in "ABCD"]
    table.play("room:wreck.A")
    assert table.prompt != "takeover"
    assert table.state.taken == {}


@rule("TH-14.42")
def test_modules_keep_protecting_a_controlled_unit() -> None:
    places = {
        "corridors.c1": "greys_control#1",
        "control_room.A": "marine#1",
        "wreck.B": "marine#2",
        "wreck.C": "grey#2",
        "wreck.D": "marine#3",
        "wreck.g1": "marines_bunker#1",
    }
    table = Table.stopping("greys", "marines", places=places, upgraded={"grey#2": 1})
    table.play("act:greys_control#1", "push:marine#1")
    assert table.events("limited_fight_began")
    assert table.data("greys") == 0


@rule("TH-14.43", "TH-17.06")
def test_upgraded_control_moves_different_units() -> None:
    table = control(1).play("push:marine#1", "room:wreck.A")
    assert table.options == ["push:marine#2", "enough"]


@rule("TH-14.43", "TH-17.06")
@pytest.mark.parametrize(
    ("more", "again"),
    [
        ({"corridors.c2": "greys_duplication#1"}, "greys_control#1"),
        ({"corridors.c5": "greys_control#2"}, "greys_control#2"),
    ],
)
def test_a_further_control_or_copy_cannot_move_the_same_unit(
    more: dict[str, str], again: str
) -> None:
    table = control(places=more).play("push:marine#1", "room:wreck.A", f"act:{again}")
    assert table.about["unit"] == "marine#2", "the only one left"


@rule("TH-14.44", "TH-17.14")
def test_each_controlled_unit_is_finished_before_the_next_is_chosen() -> None:
    places = {"wreck.g1": "greys_landmine#1"}
    table = control(1, places=places).play("push:marine#1", "room:wreck.A")
    assert table.life("marines") == 18
    assert table.prompt == "push"


@rule("TH-14.43", "TH-15.31")
def test_the_partners_units_are_never_moved_by_control() -> None:
    places = {
        "corridors.c1": "greys_control#1",
        "control_room.A": "scientist#1",
        "control_room.B": "marine#1",
    }
    table = Table.stopping(*TEAM, places=places, options={"mode": "team"})
    table.play("act:greys_control#1")
    assert table.about["unit"] == "marine#1"


@rule("TH-14.40", "TH-15.33", "TH-15.40")
def test_the_partner_who_uses_control_fights_with_his_own_units() -> None:
    places = {
        "corridors.c1": "greys_control#1",
        "control_room.A": "marine#1",
        "laboratory.A": "scientist#2",
        "laboratory.B": "grey#1",
        "laboratory.D": "marine#2",
    }
    team = ("scientists", "marines", "greys", "aliens")
    table = Table.stopping(
        *team,
        places=places,
        options={"mode": "team"},
        upgraded={"scientist#2": 1, "grey#1": 1},
    )
    table.play("act:greys_control#1", "push:marine#1")
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "laboratory"}]
    assert {hit["unit"] for hit in table.events("attacked")} == {"scientist#2"}
    assert table.data("greys") == 0


@rule("TH-14.52")
def test_a_controlled_invisible_unit_ignores_traps_and_loses_its_token() -> None:
    places = {
        "corridors.c1": "greys_control#1 trapper#1",
        "control_room.A": "grey#1",
        "wreck.g1": "aliens_hatchery#1",
    }
    table = Table.stopping(
        "pandora",
        "greys",
        "aliens",
        places=places,
        invisible={"grey#1": 1},
        taken={"greys_control#1": "trapper#1"},
    )
    table.play("act:greys_control#1", "room:wreck.A")
    assert table.life("aliens") == 0
    assert table.state.invisible == {}


# Teleport


@rule("TH-14.45")
def test_a_teleported_unit_acts_where_its_movement_ends() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "corridors.c1": "greys_teleport#1",
        "corridors.c2": "marines_landmine#1",
        "wreck.g1": "marines_fire#1",
        "wreck.g2": "greys_transmission#1",
    }
    ring = ["corridors", "control_room", "wreck", "loading_dock", "tech_dock"]
    table = Table("greys", "marines", places=places, ring=ring)
    table.play("route:corridors>greys_teleport#1", "room:wreck.A")
    assert table.life("greys") == 19, "the Fire at the end, not the mine beside the Teleport"
    table.play("act:greys_transmission#1", "clean_up:marines_fire#1")
    assert table.data("greys") == 1


@rule("TH-14.45", "TH-07.20")
def test_the_sector_of_the_teleport_counts_as_crossed() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "corridors.c1": "greys_teleport#1",
        "corridors.c2": "marines_fire#1",
    }
    ring = ["corridors", "control_room", "wreck", "loading_dock", "tech_dock"]
    table = Table("greys", "marines", places=places, ring=ring)
    table.play("route:corridors>greys_teleport#1", "room:wreck.A")
    assert table.life("greys") == 19


@rule("TH-14.45", "TH-07.13")
def test_a_teleport_leads_to_any_other_sector_the_start_sector_included() -> None:
    places = {"tech_dock.A": "grey#1", "corridors.c1": "greys_teleport#1", "wreck.B": "marine#1"}
    table = Table(
        "greys",
        "marines",
        places=places,
        ring=["corridors", "control_room", "wreck", "loading_dock", "tech_dock"],
    )
    table.play("route:corridors>greys_teleport#1")
    assert not [option for option in table.options if "corridors" in option]
    assert "room:tech_dock.A" in table.options, "its own room is free again"
    assert "room:wreck.B" not in table.options, "it never ejects"


@rule("TH-14.45", "TH-08.01")
def test_a_teleported_unit_that_fills_a_sector_fights() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "corridors.c1": "greys_teleport#1",
        "nest.A": "marine#1",
        "nest.B": "marine#2",
        "nest.C": "marine#3",
    }
    table = Table(
        "greys",
        "marines",
        places=places,
        ring=[*RING[:4], "loading_dock", "tech_dock"],
        upgraded={"grey#1": 1},
    )
    table.play("route:corridors>greys_teleport#1", "room:nest.D")
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "nest"}]


@rule("TH-14.45", "TH-17.17")
def test_a_unit_that_passes_may_teleport_and_lose_its_remaining_points() -> None:
    places = {"tech_dock.A": "grey#1", "tech_dock.B": "alien#1", "corridors.c1": "greys_teleport#1"}
    table = Table("greys", "aliens", places=places, ring=RING)
    assert set(table.options) == {"route:control_room", "route:corridors>greys_teleport#1"}
    table.play("route:corridors>greys_teleport#1", "room:nest.A")
    assert table.moves() == [("grey#1", 1)]


@rule("TH-14.45")
def test_no_shortcut_is_used_after_the_jump() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "corridors.c1": "greys_teleport#1",
        "control_room.k1": "greys_teleport#2",
    }
    table = Table("greys", "aliens", places=places, ring=RING)
    assert table.options == ["route:corridors>greys_teleport#1", "route:corridors"]


@rule("TH-14.45", "TH-07.13")
def test_in_a_full_station_a_teleport_leads_back_to_the_room_left_behind() -> None:
    """Sixteen units in sixteen rooms: only the unit's own room is empty once it moves."""
    pandora = [f"runner#{n}" for n in (1, 2, 3, 4)] + [f"warrior#{n}" for n in (1, 2, 3, 4)]
    pandora += ["trapper#1", "trapper#2", "creature#1", "creature#2", "creature#3"]
    ring = ["corridors", "control_room", "wreck", "tech_dock"]
    rooms = [f"{sector}.{room}" for sector in ring for room in "ABCD"]
    places = dict(zip(rooms, [*pandora, "grey#1", "grey#2", "grey#3"], strict=True))
    places["control_room.k1"] = "greys_teleport#1"
    table = Table("greys", "pandora", places=places, ring=ring).play("move:grey#1")
    assert "route:control_room>greys_teleport#1" in table.options
    table.play("route:control_room>greys_teleport#1")
    assert table.at("grey#1") == "tech_dock.B"
    assert table.events("ejected") == []


# Time Loop


@rule("TH-14.46")
def test_a_time_loop_lets_a_unit_spend_points_in_place() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "tech_dock.B": "alien#1",
        "corridors.c1": "greys_time_loop#1",
    }
    table = Table("greys", "aliens", places=places, ring=RING)
    assert table.options == ["route:control_room", "route:corridors>greys_time_loop#1*1"]
    table.play("route:corridors>greys_time_loop#1*1", "room:corridors.A")
    assert table.moves() == [("grey#1", 2)], "both points are used"


@rule("TH-14.46", "TH-11.17")
def test_an_upgraded_time_loop_leaves_the_number_of_points_to_the_player() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "tech_dock.B": "alien#1",
        "tech_dock.C": "alien#2",
        "corridors.c1": "greys_time_loop#1",
    }
    table = Table("greys", "aliens", places=places, ring=RING, upgrades={"greys_time_loop#1": 2})
    assert set(table.options) == {
        "route:wreck",
        "route:control_room>greys_time_loop#1*1",
        "route:corridors>greys_time_loop#1*2",
    }


@rule("TH-14.46")
def test_a_unit_that_arrives_with_its_last_point_simply_stops() -> None:
    places = {"tech_dock.A": "grey#1", "corridors.c1": "greys_time_loop#1"}
    assert Table("greys", "aliens", places=places, ring=RING).prompt == "room"


@rule("TH-14.46", "TH-07.20")
@pytest.mark.parametrize(
    ("route", "room"),
    [
        ("route:wreck", "wreck.A"),
        ("route:control_room>greys_time_loop#1*1", "control_room.A"),
        ("route:corridors>greys_time_loop#1*2", "corridors.A"),
    ],
)
def test_waiting_in_a_trap_on_the_way_triggers_it_once(route: str, room: str) -> None:
    places = {
        "tech_dock.A": "grey#1",
        "tech_dock.B": "alien#1",
        "tech_dock.C": "alien#2",
        "corridors.c1": "greys_time_loop#1",
        "corridors.c2": "aliens_tentacles#1",
    }
    table = Table("greys", "aliens", places=places, ring=RING, upgrades={"greys_time_loop#1": 1})
    table.play(route, f"room:{room}")
    assert table.life("greys") == 19


@rule("TH-16.27", "TH-14.46", "TH-13.24")
def test_a_duplication_held_for_a_single_use_ends_only_when_its_points_are_used() -> None:
    places = {
        "tech_dock.A": "creature#1",
        "tech_dock.B": "grey#1",
        "tech_dock.C": "grey#2",
        "corridors.c3": "greys_time_loop#1 trapper#1",
        "corridors.c4": "greys_duplication#1 warrior#1",
    }
    taken = {"greys_time_loop#1": "trapper#1", "greys_duplication#1": "warrior#1"}
    state: dict[str, Any] = {"places": places, "taken": taken}
    table = Table("pandora", "greys", **state)
    table.play("route:control_room>greys_time_loop#1*1", "room:control_room.A")
    assert table.state.taken == taken, "one point is the Time Loop's own"
    table = Table("pandora", "greys", **state)
    table.play("route:corridors>greys_time_loop#1*2", "room:corridors.A")
    assert table.state.taken == {"greys_time_loop#1": "trapper#1"}


# Downgrade


def downgrade(tokens: int = 0, **state: Any) -> Table:
    places = {
        "corridors.c1": "greys_downgrade#1",
        "control_room.A": "marine#1",
        "space": "marine#2",
        "control_room.k1": "marines_fire#1",
    }
    found: dict[str, Any] = {
        "upgraded": {"marine#1": 1, "marine#2": 1},
        "upgrades": {"marines_fire#1": 2} | ({"greys_downgrade#1": tokens} if tokens else {}),
        "stock": {"1": 2},
    }
    table = Table.stopping("greys", "marines", places=places, **(found | state))
    return table.play("act:greys_downgrade#1")


@rule("TH-14.34", "TH-08.15")
def test_the_victim_of_downgrade_loses_a_unit_side_a_token_on_a_card_or_in_stock() -> None:
    table = downgrade()
    assert table.asked == "marines"
    losses = {"lose:marine#1", "lose:marine#2", "lose:marines_fire#1", "lose:stock"}
    assert set(table.options) == losses, "units in space too"
    assert downgrade().play("lose:marine#2").state.upgraded == {"marine#1": 1}
    card = downgrade().play("lose:marines_fire#1")
    assert card.state.upgrades == {"marines_fire#1": 1}
    assert card.state.supply == 20 - 1 - 2, "the lost token is back"
    stock = downgrade().play("lose:stock")
    assert (stock.stock("marines"), stock.state.supply) == (1, 20 - 2 - 1)


@rule("TH-14.34")
def test_an_upgraded_downgrade_costs_several_upgrades() -> None:
    table = downgrade(1).play("lose:marine#1")
    assert (table.asked, table.prompt) == ("marines", "lose")
    table.play("lose:stock")
    assert (table.stock("marines"), table.state.upgraded) == (1, {"marine#2": 1})


@rule("TH-14.34")
def test_a_card_that_loses_its_last_token_goes_on_like_one_that_never_had_any() -> None:
    tokens = {"greys_downgrade#1": 1, "marines_fire#1": 2}
    table = downgrade(1, upgrades=tokens).play("lose:marines_fire#1", "lose:marines_fire#1")
    assert table.state.upgrades == {"greys_downgrade#1": 1}
    assert hb.Match.from_position(table.match.position()).view(None) == table.view()


@rule("TH-14.34")
def test_a_rival_with_too_few_upgrades_loses_as_many_as_it_has() -> None:
    table = downgrade(3, upgraded={"marine#1": 1}, stock={}, upgrades={"greys_downgrade#1": 3})
    assert table.state.upgraded == {}
    assert table.prompt != "lose"


@rule("TH-14.35", "TH-11.07")
def test_downgrade_leaves_tokens_on_a_card_under_the_disc() -> None:
    table = downgrade(disc="marines_fire#1")
    assert "lose:marines_fire#1" not in table.options


@rule("TH-14.34")
def test_a_rival_without_upgrades_may_be_named_without_effect() -> None:
    places = {"corridors.c1": "greys_downgrade#1"}
    table = Table.stopping("greys", "marines", "aliens", places=places, stock={"1": 1})
    table.play("act:greys_downgrade#1")
    assert set(table.options) == {"rival:1", "rival:2"}
    table.play("rival:2")
    assert table.stock("marines") == 1


@rule("TH-14.34")
def test_in_the_team_game_one_opponent_loses_only_upgrades_of_his_own() -> None:
    places = {
        "corridors.c1": "greys_downgrade#1",
        "control_room.A": "marine#1",
        "control_room.B": "alien#1",
    }
    table = Table.stopping(
        *TEAM,
        places=places,
        options={"mode": "team"},
        upgraded={"marine#1": 1, "alien#1": 1},
        stock={"1": 1, "2": 1, "3": 1},
    )
    table.play("act:greys_downgrade#1")
    assert set(table.options) == {"rival:1", "rival:3"}, "not the partner"
    table.play("rival:1")
    assert set(table.options) == {"lose:marine#1", "lose:stock"}


@rule("TH-14.34", "TH-16.21", "TH-16.23")
def test_against_pandora_embryos_on_cards_do_not_count_but_their_cards_tokens_do() -> None:
    places = {
        "corridors.c1": "greys_downgrade#1",
        "control_room.A": "runner#1",
        "control_room.k1": "greys_probe#1 runner#2",
    }
    table = Table.stopping(
        "greys",
        "pandora",
        places=places,
        upgraded={"runner#1": 1, "runner#2": 1},
        upgrades={"greys_probe#1": 1},
        taken={"greys_probe#1": "runner#2"},
    )
    table.play("act:greys_downgrade#1")
    assert set(table.options) == {"lose:runner#1", "lose:greys_probe#1"}


# Invisibility


def invisibility(tokens: int = 0, more: Mapping[str, str] | None = None, **state: Any) -> Table:
    places = {
        "corridors.c1": "greys_invisibility#1",
        "control_room.A": "grey#2",
        "space": "grey#3",
        **(more or {}),
    }
    upgrades = {"greys_invisibility#1": tokens} if tokens else {}
    return Table.stopping("greys", "marines", places=places, upgrades=upgrades, **state)


@rule("TH-14.36", "TH-13.21")
def test_invisibility_goes_on_an_own_unit_in_a_room_of_any_sector() -> None:
    table = invisibility().play("act:greys_invisibility#1")
    assert set(table.options) == {"hide:grey#1", "hide:grey#2"}, "none in space"
    table.play("hide:grey#2")
    assert table.state.invisible == {"grey#2": 1}


@rule("TH-14.36", "TH-03.06")
def test_several_tokens_go_on_different_units_and_there_are_two() -> None:
    table = invisibility(3).play("act:greys_invisibility#1", "hide:grey#2")
    assert table.options == ["hide:grey#1", "enough"], "no second token on the same unit"
    table.play("hide:grey#1")
    assert table.state.invisible == {"grey#1": 1, "grey#2": 1}
    assert table.prompt != "hide"
    table = invisibility(invisible={"grey#2": 1, "grey#3": 1}, more={"front.0": "bonus_upgrade#1"})
    assert table.refusals["act:greys_invisibility#1"][0] == "no_token_left"


@rule("TH-14.36")
def test_a_copied_invisibility_goes_on_a_further_unit() -> None:
    table = invisibility(more={"corridors.c2": "greys_duplication#1"})
    table.play("act:greys_invisibility#1", "hide:grey#1", "act:greys_invisibility#1")
    assert table.state.invisible == {"grey#1": 1, "grey#2": 1}


@rule("TH-14.52")
def test_the_token_stays_on_a_unit_that_has_just_moved_until_its_next_movement_is_over() -> None:
    table = invisibility(more={"loading_dock.A": "marine#1"})
    table.play("act:greys_invisibility#1", "hide:grey#1")
    assert table.asked == "marines"
    assert table.state.invisible == {"grey#1": 1}
    table.end_turn().play("move:grey#1", "room:control_room.B")
    assert table.state.invisible == {}


@rule("TH-14.52")
def test_the_token_goes_when_the_unit_attacks() -> None:
    table = Table.stopping(
        "greys",
        "marines",
        places={"control_room.B": "grey#2", "control_room.C": "marine#1"},
        upgraded={"grey#2": 1},
        invisible={"grey#2": 1},
    )
    assert table.data("greys") == 1
    assert table.state.invisible == {}


@rule("TH-14.52", "TH-12.07")
def test_deployment_from_space_counts_as_the_next_movement() -> None:
    places = {"space": "grey#1", "corridors.c1": "marines_landmine#1"}
    table = Table("greys", "marines", places=places, invisible={"grey#1": 1})
    table.move("grey#1", "corridors.A")
    assert table.life("greys") == 20
    assert table.state.invisible == {}


@rule("TH-14.52", "TH-07.20")
def test_an_invisible_unit_also_passes_traps_unharmed() -> None:
    places = {"tech_dock.B": "marine#1", "corridors.c1": "marines_fire#1"}
    table = Table.stopping(
        "greys", "marines", places=places, room="control_room.A", invisible={"grey#1": 1}
    )
    assert table.life("greys") == 20


@rule("TH-14.52", "TH-14.21")
def test_an_invisible_unit_still_feels_its_parasites() -> None:
    table = Table.stopping("greys", "aliens", parasites={"grey#1": 1}, invisible={"grey#1": 1})
    assert table.life("greys") == 19


@rule("TH-14.36", "TH-15.30")
def test_a_partners_unit_may_turn_invisible_too() -> None:
    places = {"corridors.c1": "greys_invisibility#1", "control_room.A": "scientist#1"}
    table = Table.stopping(*TEAM, places=places, options={"mode": "team"})
    table.play("act:greys_invisibility#1")
    assert set(table.options) == {"hide:grey#1", "hide:scientist#1"}


@rule("TH-14.36", "TH-16.23")
def test_in_pandoras_hands_invisibility_hides_pandoras_units() -> None:
    places = {"corridors.c1": "greys_invisibility#1 trapper#1", "control_room.A": "grey#1"}
    table = Table.stopping(
        "pandora", "greys", places=places, taken={"greys_invisibility#1": "trapper#1"}
    )
    table.play("act:greys_invisibility#1")
    assert table.state.invisible == {"creature#1": 1}


# Annihilation


@rule("TH-17.20", "TH-13.11")
def test_annihilation_removes_a_rival_card_of_any_sector_with_its_tokens() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "front.0": "greys_annihilation#1",
        "loading_dock.m1": "marines_fire#1",
        "corridors.c1": "marines_fight#1",
        "corridors.pending1": "marines_fight#2",
        "corridors.c2": "greys_probe#1",
    }
    ring = ["corridors", "control_room", "wreck", "loading_dock", "tech_dock"]
    table = Table("greys", "marines", places=places, ring=ring, upgrades={"marines_fire#1": 2})
    table.play("play:greys_annihilation#1")
    assert set(table.options) == {"destroy:marines_fire#1", "destroy:marines_fight#1"}
    table.play("destroy:marines_fire#1")
    assert table.pile("discard", "marines") == ("marines_fire#1",)
    assert table.pile("discard", "greys") == ("greys_annihilation#1",)
    assert table.state.supply == 20


@rule("TH-17.20")
def test_annihilation_without_a_rival_card_cannot_be_played() -> None:
    places = {"tech_dock.A": "grey#1", "tech_dock.B": "grey#2", "front.0": "greys_annihilation#1"}
    table = Table("greys", "aliens", places=places, ring=RING)
    assert table.refusals["play:greys_annihilation#1"][0] == "no_rival_card"


@rule("TH-16.28", "TH-17.20")
def test_annihilation_sends_the_embryo_on_a_card_home() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "front.0": "greys_annihilation#1",
        "corridors.c1": "greys_probe#1 trapper#1",
    }
    table = Table("greys", "pandora", places=places, taken={"greys_probe#1": "trapper#1"})
    table.play("play:greys_annihilation#1")
    assert table.at("trapper#1") == "supply.1"
    assert set(table.pile("discard", "greys")) == {"greys_probe#1", "greys_annihilation#1"}


@rule("TH-15.35", "TH-17.20")
def test_either_partner_may_play_annihilation_on_a_card_of_either_opponent() -> None:
    places = {
        "tech_dock.A": "scientist#1",
        "front.2": "greys_annihilation#1",
        "corridors.c1": "marines_fight#1",
        "corridors.c2": "aliens_fight#1",
        "corridors.c3": "greys_probe#1",
    }
    team = ("scientists", "marines", "greys", "aliens")
    table = Table(*team, places=places, options={"mode": "team"})
    table.play("play:greys_annihilation#1")
    assert set(table.options) == {"destroy:marines_fight#1", "destroy:aliens_fight#1"}
