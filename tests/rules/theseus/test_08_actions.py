"""Limited fight at the end of a movement, and the action-card phase (TH-08)."""

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

# The ring of most duels here: Corridors, Control Room, Loading Dock, Tech Dock, Nest.
TEAM = ("marines", "scientists", "aliens", "greys")  # Marines and Aliens against the others


@rule("TH-08.01", "TH-10.14")
def test_a_unit_that_takes_the_last_room_starts_a_limited_fight() -> None:
    places = {
        "nest.A": "marine#1",
        "corridors.A": "alien#1",
        "corridors.B": "alien#2",
        "corridors.C": "alien#3",
    }
    table = Table("marines", "aliens", places=places)
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "corridors"}]


@rule("TH-08.01")
def test_three_units_do_not_fill_a_sector() -> None:
    places = {"nest.A": "marine#1", "corridors.A": "alien#1", "corridors.B": "alien#2"}
    table = Table("marines", "aliens", places=places).move("marine#1", "corridors.C")
    assert table.events("limited_fight_began") == []


@rule("TH-08.02")
def test_the_traps_come_before_the_limited_fight() -> None:
    """The mine takes the last life of the mover, so his unit never fights."""
    places = {
        "nest.A": "alien#1",
        "corridors.A": "marine#1",
        "corridors.B": "marine#2",
        "corridors.C": "marine#3",
        "corridors.c1": "marines_landmine#1",
    }
    table = Table(
        "marines",
        "aliens",
        places=places,
        active=1,
        upgraded={"alien#1": 1},
        life={"0": 3, "1": 2},
    )
    assert table.winners == ("marines",)
    assert "limited_fight_began" not in table.story


@rule("TH-08.03", "TH-13.04")
def test_all_own_action_cards_of_the_sector_may_be_resolved() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.c1": "aliens_habitat#1",
        "corridors.c2": "aliens_habitat#2",
        "corridors.c3": "aliens_incubator#1",
        "control_room.k1": "aliens_adrenaline_rush#1",
        "corridors.c4": "marines_armory#1",
    }
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "corridors.A")
    own = ["act:aliens_habitat#1", "act:aliens_habitat#2", "act:aliens_incubator#1"]
    assert table.options == [*own, "done"], "not the card of another sector, not the rival's"
    table.play(*own[:2])
    assert table.stock("aliens") == 2
    assert own[2] in table.options, "using some does not use up the others"


@rule("TH-08.03")
def test_each_action_card_is_optional() -> None:
    places = {"nest.A": "alien#1", "corridors.c1": "aliens_habitat#1", "tech_dock.A": "marine#1"}
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "corridors.A")
    table.play("done")
    assert table.stock("aliens") == 0
    assert table.asked == "marines"


@rule("TH-08.03")
def test_an_action_card_is_resolved_once_per_stop() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.c1": "aliens_habitat#1",
        "corridors.c5": "aliens_habitat#2",
    }
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "corridors.A")
    table.play("act:aliens_habitat#1")
    assert "act:aliens_habitat#1" not in table.options
    assert table.refusals["act:aliens_habitat#1"] == ("used_already", "TH-08.13")


@rule("TH-08.04", "TH-17.15")
@pytest.mark.parametrize("first", ["aliens_habitat#1", "aliens_incubator#1"])
def test_the_player_orders_the_action_cards(first: str) -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.c1": "aliens_habitat#1",
        "corridors.c2": "aliens_incubator#1",
    }
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "corridors.A")
    table.play(f"act:{first}").until("action")
    assert [event["card"] for event in table.events("card_resolved")] == [first]


@rule("TH-08.05", "TH-08.10")
def test_modules_and_traps_wait_for_their_own_trigger() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.c1": "aliens_tentacles#1",
        "corridors.c2": "aliens_lurking#1",
        "corridors.c3": "aliens_habitat#1",
        "corridors.c4": "marines_battle_position#1",
        "corridors.A": "marine#1",
    }
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "corridors.B")
    assert table.options == ["act:aliens_habitat#1", "done"]


@rule("TH-08.06", "TH-17.13")
def test_a_unit_moved_by_a_card_finishes_its_movement_before_the_next_card() -> None:
    places = {
        "corridors.A": "marine#1",
        "corridors.B": "marine#3",
        "corridors.C": "alien#2",
        "corridors.D": "young_alien#1",
        "corridors.c1": "marines_landmine#1",
        "nest.a1": "marines_team_tactics#1",
        "nest.a2": "marines_armory#1",
        "tech_dock.A": "marine#2",
        "tech_dock.B": "alien#1",
    }
    table = Table("marines", "aliens", places=places, upgraded={"marine#3": 1})
    table.play("move:marine#1", "room:nest.A", "act:marines_team_tactics#1", "push:alien#1")
    effects = ("unit_moved", "trap_sprung", "limited_fight_began", "attacked")
    told = [name for name in table.story if name in effects]
    assert told == ["unit_moved", *effects, "attacked", "attacked"]
    assert table.life("aliens") == 20 - 2 - 3
    assert table.options == ["act:marines_armory#1", "done"]


@rule("TH-08.07", "TH-17.17")
def test_the_air_duct_lets_a_unit_skip_its_sector_where_it_would_stop() -> None:
    places = {"nest.A": "alien#1", "corridors.c1": "aliens_air_duct#1"}
    table = Table("marines", "aliens", places=places, active=1)
    assert table.options == ["route:corridors", "route:control_room>aliens_air_duct#1"]


@rule("TH-08.07", "TH-17.17")
def test_the_air_duct_lets_a_unit_skip_its_sector_where_it_would_pass() -> None:
    places = {"nest.A": "alien#1", "nest.B": "marine#1", "corridors.c1": "aliens_air_duct#1"}
    table = Table("marines", "aliens", places=places, active=1)
    assert table.options == ["route:control_room", "route:loading_dock>aliens_air_duct#1"]


@rule("TH-08.08", "TH-13.20")
def test_a_landmine_deals_2_damage_and_is_discarded() -> None:
    places = {"nest.A": "alien#1", "corridors.c1": "marines_landmine#1"}
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "corridors.A")
    assert table.life("aliens") == 18
    assert table.pile("discard", "marines") == ("marines_landmine#1",)


@rule("TH-08.09", "TH-10.01")
@pytest.mark.parametrize(
    ("faction", "unit", "card"),
    [("marines", "marine", "marines_fight#1"), ("aliens", "alien", "aliens_fight#1")],
)
def test_the_fight_card_makes_all_own_units_in_all_sectors_attack(
    faction: str, unit: str, card: str
) -> None:
    places = {
        "nest.A": f"{unit}#1",
        "corridors.B": "grey#1",
        "control_room.B": f"{unit}#2",
        "control_room.C": "grey#2",
        "tech_dock.A": f"{unit}#3",
        "tech_dock.B": "grey#3",
        "corridors.c1": card,
    }
    ring = ["corridors", "control_room", "wreck", "tech_dock", "nest"]
    if faction == "marines":
        ring.insert(3, "loading_dock")
    table = Table(
        faction,
        "greys",
        places=places,
        ring=ring,
        upgraded={f"{unit}#{n}": 1 for n in (1, 2, 3)},
    )
    table.play(f"move:{unit}#1", "room:corridors.A", f"act:{card}")
    hits = {(hit["unit"], hit["target"]) for hit in table.events("attacked")}
    assert hits == {(f"{unit}#{n}", f"grey#{n}") for n in (1, 2, 3)}


@rule("TH-08.10")
def test_the_battle_position_adds_damage_when_marines_attack_in_its_sector() -> None:
    places = {
        "nest.A": "marine#1",
        "corridors.A": "alien#1",
        "corridors.c1": "marines_battle_position#1",
        "control_room.B": "marine#2",
        "control_room.C": "alien#2",
    }
    table = Table("marines", "aliens", places=places, caught={}).move("marine#1", "corridors.B")
    hits = {hit["unit"]: hit["amount"] for hit in table.events("attacked")}
    assert hits == {"marine#1": 2, "marine#2": 1}


@rule("TH-08.11")
def test_tentacles_hurt_a_hostile_unit_that_stops() -> None:
    places = {"nest.A": "marine#1", "corridors.c1": "aliens_tentacles#1"}
    table = Table("marines", "aliens", places=places).move("marine#1", "corridors.A")
    assert table.life("marines") == 19


@rule("TH-08.12")
def test_you_on_an_action_card_is_the_player_whose_unit_stopped() -> None:
    """A Marine uses the partner's Habitat: the Marines get the token."""
    places = {"tech_dock.A": "marine#1", "loading_dock.m1": "aliens_habitat#1"}
    ring = ["corridors", "control_room", "tech_dock", "loading_dock", "laboratory"]
    table = Table(*TEAM, places=places, options={"mode": "team"}, ring=ring)
    table.move("marine#1", "loading_dock.A").play("act:aliens_habitat#1")
    assert (table.stock("marines"), table.stock("aliens")) == (1, 0)


@rule("TH-08.12")
def test_you_on_a_trap_is_its_owner() -> None:
    places = {"nest.A": "alien#1", "corridors.c1": "greys_probe#1"}
    ring = ["corridors", "control_room", "wreck", "tech_dock", "nest"]
    table = Table("greys", "aliens", places=places, active=1, ring=ring)
    table.move("alien#1", "corridors.A")
    assert table.data("greys") == 1


@rule("TH-08.12", "TH-16.23")
def test_you_on_a_card_taken_over_is_pandora() -> None:
    places = {"loading_dock.A": "creature#1", "tech_dock.t1": "scientists_medstation#1 trapper#1"}
    ring = ["corridors", "control_room", "loading_dock", "tech_dock", "laboratory"]
    table = Table(
        "pandora",
        "scientists",
        "marines",
        places=places,
        ring=ring,
        options={"mode": "deathmatch"},
        taken={"scientists_medstation#1": "trapper#1"},
        life={"0": 3, "1": 3, "2": 3},
    )
    table.move("creature#1", "tech_dock.A").play("act:scientists_medstation#1")
    assert table.prompt == "drain"
    assert set(table.options) == {"drain:1", "drain:2"}


@rule("TH-08.13")
def test_each_copy_is_a_resolution_of_its_own_in_any_order() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.c3": "aliens_habitat#1",
        "corridors.c4": "aliens_duplication#1",
        "corridors.c1": "aliens_incubator#1",
    }
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "corridors.A")
    table.play("act:aliens_habitat#1", "act:aliens_incubator#1", "room:corridors.B")
    table.play("act:aliens_habitat#1")
    assert table.stock("aliens") == 2
    assert "act:aliens_habitat#1" not in table.options


@rule("TH-08.13")
def test_a_copy_may_be_left_out() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.c3": "aliens_habitat#1",
        "corridors.c4": "aliens_duplication#1",
        "tech_dock.A": "marine#1",
    }
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "corridors.A")
    table.play("act:aliens_habitat#1", "done").end_turn()
    assert table.stock("aliens") == 1


@rule("TH-08.14")
@pytest.mark.parametrize(
    ("faction", "unit", "card", "reason"),
    [
        ("marines", "marine", "marines_fight#1", "nobody_in_reach"),
        ("marines", "marine", "marines_trap_tracker#1", "no_rival_trap"),
        ("marines", "marine", "marines_team_tactics#1", "no_unit_to_move"),
        ("scientists", "scientist", "scientists_medstation#1", "life_full"),
        ("scientists", "scientist", "scientists_detonation#1", "no_rival_card"),
        ("scientists", "scientist", "scientists_malfunction#1", "no_rival_card"),
        ("scientists", "scientist", "scientists_station_plans#1", "no_pending_card"),
        ("scientists", "scientist", "scientists_remote_control#1", "no_action_card"),
        ("scientists", "scientist", "scientists_surveillance_camera#1", "counter_zero"),
        ("greys", "grey", "greys_downgrade#1", "no_upgrade_to_lose"),
    ],
)
def test_an_action_without_effect_is_not_resolved_and_stays(
    faction: str, unit: str, card: str, reason: str
) -> None:
    home = {"marines": "loading_dock", "scientists": "laboratory", "greys": "wreck"}[faction]
    places = {"nest.A": f"{unit}#1", "nest.B": "alien#1", "control_room.k2": card}
    places["front.0"] = "bonus_upgrade#1"
    table = Table(
        faction,
        "aliens",
        places=places,
        ring=["nest", "corridors", "control_room", "tech_dock", home],
    )
    table.move(f"{unit}#1", "control_room.A")
    assert table.prompt == "action"
    assert f"act:{card}" not in table.options
    assert table.refusals[f"act:{card}"] == (reason, "TH-08.14")
    table.play("done")
    assert table.at(card) == "control_room.k2"


@rule("TH-08.14")
def test_no_upgrade_card_is_resolved_while_the_supply_is_empty() -> None:
    places = {"nest.A": "marine#1", "corridors.c1": "marines_armory#1"}
    table = Table("marines", "aliens", places=places, stock={"0": 10, "1": 10})
    table.move("marine#1", "corridors.A")
    assert table.refusals["act:marines_armory#1"] == ("supply_empty", "TH-08.14")


@rule("TH-08.15")
def test_the_owner_of_an_ambush_chooses_its_targets_in_a_rivals_turn() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.A": "marine#1",
        "corridors.B": "alien#2",
        "corridors.c1": "marines_ambush#1",
    }
    table = Table("marines", "aliens", places=places, active=1)
    table.play("move:alien#1", "room:corridors.C")
    assert (table.asked, table.prompt) == ("marines", "target")
    assert set(table.options) == {"target:alien#1", "target:alien#2"}


@rule("TH-08.15", "TH-14.34")
def test_the_victim_of_downgrade_chooses_what_it_loses() -> None:
    places = {"tech_dock.A": "grey#1", "wreck.g1": "greys_downgrade#1", "nest.A": "alien#1"}
    table = Table(
        "aliens",
        "greys",
        places=places,
        active=1,
        upgraded={"alien#1": 1},
        stock={"0": 1},
    )
    table.move("grey#1", "wreck.A").play("act:greys_downgrade#1")
    assert (table.asked, table.prompt) == ("aliens", "lose")
    assert set(table.options) == {"lose:alien#1", "lose:stock"}
