"""The turn and the movement of a unit (TH-07.01 to TH-07.13, TH-07.25 to TH-07.27)."""

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

ROOMS = "ABCD"


def rooms(sector: str, names: str = ROOMS) -> list[str]:
    return [f"room:{sector}.{name}" for name in names]


# The ring of these duels: Corridors, Control Room, Loading Dock, Tech Dock, Nest.


@rule("TH-07.01")
def test_a_card_beats_the_rule_that_a_unit_uses_all_its_points() -> None:
    """The Pheromone Trail ends a movement early, against TH-07.08."""
    places = {
        "corridors.A": "alien#1",
        "corridors.B": "marine#1",
        "control_room.k1": "aliens_pheromone_trail#1",
    }
    table = Table("marines", "aliens", places=places, active=1)
    table.move("alien#1", "control_room.A", by="control_room>aliens_pheromone_trail#1")
    assert table.moves() == [("alien#1", 1)]


@rule("TH-07.02")
def test_the_start_player_begins_and_the_others_follow_in_turn_order() -> None:
    table = Table.set_up("marines", "aliens", "greys").until("movement")
    order = [table.state.factions[seat] for seat in table.state.order]
    asked = []
    for _ in range(4):
        asked.append(table.asked)
        table.end_turn()
    assert asked == [*order, order[0]]


@rule("TH-07.03")
def test_a_turn_has_four_phases_in_a_fixed_order() -> None:
    table = Table(
        "marines",
        "aliens",
        places={"nest.A": "marine#1", "tech_dock.A": "alien#1"},
        decks={"marines": ["marines_fire#1"]},
    )
    table.play("room:corridors.A", "done")
    first_turn = [event["phase"] for event in table.events("phase_began") if event["seat"] == 0]
    assert first_turn == ["movement", "action", "sector", "pending"]


@rule("TH-07.04")
def test_a_player_moves_one_own_unit_of_any_sector() -> None:
    places = {
        "corridors.A": "marine#1",
        "nest.D": "marine#2",
        "tech_dock.B": "marine#3",
        "nest.A": "alien#1",
    }
    table = Table("marines", "aliens", places=places)
    moves = {"move:marine#1", "move:marine#2", "move:marine#3"}
    assert set(table.options) == moves, "neither a rival unit nor a right to skip"


@rule("TH-07.04")
def test_a_player_who_cannot_move_passes_but_may_spend_tokens_and_play_special_cards() -> None:
    places = {
        "corridors.A": "marine#1",
        "tech_dock.A": "scientist#1",
        "front.0": "bonus_upgrade#1",
    }
    table = Table("marines", "scientists", places=places, caught={"marine#1": 1}, stock={"0": 1})
    assert set(table.options) == {"pass", "upgrade:marine#1", "play:bonus_upgrade#1"}
    table.play("play:bonus_upgrade#1", "upgrade:marine#1")  # now nothing is left but to pass
    assert table.asked == "scientists"
    assert "marine#1" in table.state.upgraded


@rule("TH-07.04")
def test_without_anything_to_do_the_turn_is_skipped() -> None:
    table = Table(
        "marines",
        "scientists",
        places={"corridors.A": "marine#1", "tech_dock.A": "scientist#1"},
        caught={"marine#1": 1},
    )
    assert table.asked == "scientists"
    assert table.events("passed") == [{"seat": 0}]


@rule("TH-07.05", "TH-08.02", "TH-17.12")
def test_ejection_traps_and_limited_fight_follow_a_move_in_this_order() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.A": "marine#1",
        "corridors.B": "marine#2",
        "corridors.C": "marine#3",
        "corridors.D": "alien#2",
        "corridors.c1": "marines_landmine#1",
    }
    table = Table("marines", "aliens", places=places, active=1, upgraded={"alien#1": 1})
    table.play("move:alien#1", "eject:marine#1")
    effects = [
        name
        for name in table.story
        if name in ("ejected", "unit_moved", "trap_sprung", "limited_fight_began", "attacked")
    ]
    assert effects[:4] == ["ejected", "unit_moved", "trap_sprung", "limited_fight_began"]
    assert effects.count("attacked") >= 2


@rule("TH-07.06")
def test_a_unit_in_space_may_be_deployed_instead_of_a_move() -> None:
    places = {"nest.A": "marine#1", "space": "marine#2", "tech_dock.A": "alien#1"}
    table = Table("marines", "aliens", places=places)
    assert table.options == ["move:marine#1", "deploy:marine#2"]
    table.move("marine#2", "control_room.C")
    assert table.asked == "aliens", "the turn is over"
    assert table.at("marine#1") == "nest.A"


@rule("TH-07.07", "TH-07.08")
@pytest.mark.parametrize(
    ("others", "points", "goal"),
    [
        ((), 1, "control_room"),
        (("alien#1",), 2, "loading_dock"),
        (("marine#2",), 2, "loading_dock"),
        (("alien#1", "marine#2"), 3, "tech_dock"),
        (("alien#1", "young_alien#1", "marine#2"), 4, "nest"),
    ],
)
def test_points_are_all_units_in_the_start_sector(
    others: tuple[str, ...], points: int, goal: str
) -> None:
    places = {"corridors.A": "marine#1"}
    places |= {f"corridors.{room}": unit for room, unit in zip("BCD", others, strict=False)}
    table = Table("marines", "aliens", places=places).move("marine#1", f"{goal}.D")
    assert table.moves() == [("marine#1", points)]


@rule("TH-07.07")
def test_a_caught_unit_still_counts_for_movement_points() -> None:
    places = {"corridors.A": "marine#1", "corridors.B": "marine#2"}
    table = Table("marines", "scientists", places=places, caught={"marine#2": 1})
    table.move("marine#1", "loading_dock.A")
    assert table.moves() == [("marine#1", 2)]


@rule("TH-07.07", "TH-14.20", "TH-16.21")
def test_neither_lurking_nor_an_embryo_on_a_card_counts_for_movement_points() -> None:
    places = {
        "corridors.A": "marine#1",
        "corridors.c1": "aliens_lurking#1",
        "corridors.c2": "aliens_fight#1 runner#1",
    }
    table = Table(
        "marines", "aliens", "pandora", places=places, taken={"aliens_fight#1": "runner#1"}
    )
    table.move("marine#1", "control_room.A")
    assert table.moves() == [("marine#1", 1)]


@rule("TH-07.07", "TH-16.21")
def test_an_embryo_in_a_room_counts_for_movement_points() -> None:
    places = {"corridors.A": "marine#1", "corridors.B": "trapper#1"}
    table = Table("marines", "pandora", places=places).move("marine#1", "loading_dock.A")
    assert table.moves() == [("marine#1", 2)]


@rule("TH-07.07")
def test_a_unit_that_left_the_sector_earlier_in_the_turn_no_longer_counts() -> None:
    """Points are counted when the movement begins: first 2, then 1."""
    places = {
        "loading_dock.A": "marine#1",
        "control_room.A": "marine#2",
        "control_room.B": "marine#3",
    }
    table = Table("marines", "aliens", places=places)
    table.move("marine#2", "tech_dock.A")
    table.move("marine#3", "loading_dock.B")
    assert table.moves() == [("marine#2", 2), ("marine#3", 1)]


@rule("TH-07.08", "TH-07.09")
def test_a_unit_moves_clockwise_and_by_exactly_its_points() -> None:
    places = {"nest.A": "marine#1", "nest.B": "alien#1"}
    table = Table("marines", "aliens", places=places)
    assert table.options == rooms("control_room"), "from the Nest over the Corridors"


@rule("TH-07.10")
def test_the_mover_chooses_an_empty_room_of_the_sector() -> None:
    places = {"nest.A": "marine#1", "corridors.B": "alien#1", "corridors.D": "marine#2"}
    table = Table("marines", "aliens", places=places).play("move:marine#1")
    assert table.options == rooms("corridors", "AC")


@rule("TH-07.11")
def test_full_sectors_on_the_way_are_crossed_without_ejection() -> None:
    places = {"nest.A": "marine#1", "nest.B": "alien#1"}
    places |= {
        f"corridors.{room}": unit
        for room, unit in zip(ROOMS, ("marine#2", "marine#3", "alien#2", "alien#3"), strict=True)
    }
    table = Table("marines", "aliens", places=places).move("marine#1", "control_room.A")
    assert table.events("ejected") == []
    assert table.events("limited_fight_began") == []


@rule("TH-07.12")
@pytest.mark.parametrize(
    ("faction", "unit", "card"),
    [
        ("aliens", "alien", "aliens_air_duct#1"),
        ("aliens", "alien", "aliens_pheromone_trail#1"),
        ("scientists", "scientist", "scientists_secret_passage#1"),
        ("greys", "grey", "greys_teleport#1"),
        ("greys", "grey", "greys_time_loop#1"),
    ],
)
def test_arrow_cards_work_in_sectors_entered_but_not_in_the_start_sector(
    faction: str, unit: str, card: str
) -> None:
    places = {"corridors.A": f"{unit}#1", "corridors.B": f"{unit}#2"}
    crossed = Table(
        faction, "marines", places=places | {"control_room.k1": card}, caught={f"{unit}#2": 1}
    )
    assert crossed.prompt == "route"
    assert any(card in option for option in crossed.options)
    started = Table(
        faction, "marines", places=places | {"corridors.c1": card}, caught={f"{unit}#2": 1}
    )
    assert started.prompt == "room"


@rule("TH-07.13", "TH-16.10")
def test_a_full_circle_leads_back_into_the_own_room_or_another_empty_one() -> None:
    """Three units and the Runner's extra sector: four sectors in a ring of four."""
    places = {"corridors.A": "runner#1", "corridors.B": "creature#1", "corridors.D": "marine#1"}
    table = Table("pandora", "marines", places=places)
    table.play("move:runner#1", "route:corridors>runner")
    assert set(table.options) == {"room:corridors.A", "room:corridors.C"}


@rule("TH-07.13", "TH-07.21", "TH-07.22")
def test_a_full_circle_enters_the_start_sector_anew_and_triggers_its_traps() -> None:
    places = {
        "corridors.A": "runner#1",
        "corridors.B": "creature#1",
        "corridors.D": "marine#1",
        "corridors.c1": "marines_landmine#1",
    }
    table = Table("pandora", "marines", places=places)
    table.play("move:runner#1", "route:corridors>runner", "room:corridors.A")
    assert table.life("pandora") == 18


@rule("TH-07.13", "TH-08.01")
def test_a_full_circle_in_a_full_sector_ejects_nobody_and_fights() -> None:
    places = {
        "corridors.A": "creature#1",
        "corridors.B": "marine#1",
        "corridors.C": "marine#2",
        "corridors.D": "marine#3",
    }
    table = Table("pandora", "marines", places=places)
    assert table.prompt == "target", "the only room left is its own, and the sector is full again"
    table.play("target:marine#2")
    assert table.at("creature#1") == "corridors.A"
    assert table.events("ejected") == []
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "corridors"}]


@rule("TH-07.13")
def test_a_passage_can_close_the_circle_in_the_ring_of_five() -> None:
    places = {
        "corridors.A": "marine#1",
        "corridors.B": "marine#2",
        "corridors.C": "alien#1",
        "corridors.D": "alien#2",
        "front.0": "bonus_passage#1",
    }
    table = Table("marines", "aliens", places=places)
    table.play("move:marine#1", "route:corridors>bonus_passage#1")
    assert table.moves() == [("marine#1", 5)]
    assert table.at("marine#1") == "corridors.A"


@rule("TH-07.25")
def test_a_movement_is_declared_before_anything_of_it_happens() -> None:
    """Route and room are chosen while the unit still stands where it was and nobody is hurt."""
    places = {
        "nest.A": "alien#1",
        "nest.B": "alien#2",
        "corridors.c1": "marines_fire#1",
        "control_room.k1": "aliens_air_duct#1",
    }
    table = Table("marines", "aliens", places=places, active=1, caught={"alien#2": 1})
    assert table.options == ["route:control_room", "route:loading_dock>aliens_air_duct#1"]
    table.play("route:loading_dock>aliens_air_duct#1")
    assert (table.at("alien#1"), table.life("aliens")) == ("nest.A", 20)
    table.play("room:loading_dock.B")
    assert (table.at("alien#1"), table.life("aliens")) == ("loading_dock.B", 19)


@rule("TH-07.25")
def test_the_unit_to_eject_is_declared_with_the_route_too() -> None:
    places = {
        "tech_dock.A": "alien#1",
        "tech_dock.B": "alien#2",
        "corridors.A": "marine#1",
        "corridors.B": "marine#2",
        "corridors.C": "marine#3",
        "corridors.D": "alien#3",
        "nest.a1": "marines_fire#1",
    }
    table = Table("marines", "aliens", places=places, active=1)
    table.play("move:alien#1")
    assert table.prompt == "eject"
    assert table.life("aliens") == 20, "the Fire on the way has not burned yet"
    table.play("eject:marine#2")
    assert table.life("aliens") == 19


@rule("TH-07.26", "TH-07.20", "TH-14.21")
def test_each_point_costs_parasite_damage_before_the_trap_of_the_sector_crossed() -> None:
    places = {
        "nest.A": "marine#1",
        "nest.B": "marine#2",
        "corridors.c1": "aliens_tentacles#1",
        "control_room.k1": "aliens_hatchery#1",
    }
    table = Table(
        "marines", "aliens", places=places, parasites={"marine#1": 1}, caught={"marine#2": 1}
    )
    table.move("marine#1", "control_room.A")
    causes = [hit["cause"] for hit in table.events("damaged")]
    assert causes == ["parasite", "aliens_tentacles#1", "parasite", "aliens_hatchery#1"]


@rule("TH-07.27")
def test_a_skipped_sector_costs_no_point_no_trap_and_no_parasite_damage() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.c1": "marines_fire#1",
        "corridors.c2": "marines_landmine#1",
        "corridors.c3": "aliens_air_duct#1",
    }
    table = Table("marines", "aliens", places=places, active=1, parasites={"alien#1": 1})
    table.move("alien#1", "control_room.A", by="control_room>aliens_air_duct#1")
    assert table.moves() == [("alien#1", 1)]
    assert [hit["cause"] for hit in table.events("damaged")] == ["parasite"]


@rule("TH-07.27")
def test_each_shortcut_card_serves_once_in_a_movement() -> None:
    """Six points around the ring of five reach the Air Duct twice, but it is skipped only once."""
    places = {
        "corridors.A": "alien#1",
        "corridors.B": "alien#2",
        "corridors.C": "marine#1",
        "corridors.D": "marine#2",
        "control_room.k1": "aliens_air_duct#1",
        "front.1": "bonus_passage#1 bonus_passage#2",
    }
    table = Table("marines", "aliens", places=places, active=1).play("move:alien#1")
    both = "bonus_passage#1>bonus_passage#2"
    assert f"route:control_room>{both}" in table.options, "six sectors: once around and one more"
    assert f"route:loading_dock>{both}>aliens_air_duct#1" in table.options
    assert not [option for option in table.options if option.startswith(f"route:tech_dock>{both}")]


@rule("TH-07.27", "TH-14.04c")
def test_different_shortcut_cards_add_up_in_one_movement() -> None:
    places = {
        "corridors.A": "alien#1",
        "control_room.k1": "aliens_air_duct#1",
        "loading_dock.m1": "aliens_air_duct#2",
    }
    table = Table("marines", "aliens", places=places, active=1)
    assert table.options == [
        "route:control_room",
        "route:loading_dock>aliens_air_duct#1",
        "route:tech_dock>aliens_air_duct#1>aliens_air_duct#2",
    ]
