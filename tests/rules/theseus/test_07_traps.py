"""Traps (TH-07.19 to TH-07.24, TH-07.28, TH-07.29, TH-17.21)."""

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

# The ring of most duels here: Corridors, Control Room, Loading Dock, Tech Dock, Nest.
TRAPS_THAT_HURT = [
    ("marines", "marines_landmine#1", {}, 2),
    ("marines", "marines_fire#1", {}, 1),
    ("greys", "greys_landmine#1", {}, 2),
    ("greys", "greys_life_transfer_device#1", {}, 1),
    ("scientists", "scientists_defense_system#1", {"scientists_defense_system#1": 1}, 1),
]
ON_THE_WAY = [
    ("marines", "marines_fire#1", {}),
    ("scientists", "scientists_defense_system#1", {"scientists_defense_system#1": 1}),
]


@rule("TH-07.19", "TH-08.08")
@pytest.mark.parametrize(("faction", "card", "upgrades", "damage"), TRAPS_THAT_HURT)
def test_a_hostile_trap_is_triggered_when_a_unit_stops(
    faction: str, card: str, upgrades: dict[str, int], damage: int
) -> None:
    places = {"nest.A": "alien#1", "corridors.c1": card}
    table = Table(faction, "aliens", places=places, active=1, upgrades=upgrades)
    table.move("alien#1", "corridors.A")
    assert table.life("aliens") == 20 - damage
    assert table.life(faction) == 20


@rule("TH-07.19")
def test_own_traps_are_not_triggered() -> None:
    places = {"nest.A": "marine#1", "corridors.c1": "marines_landmine#1"}
    table = Table("marines", "aliens", places=places).move("marine#1", "corridors.A")
    assert table.life("marines") == 20
    assert table.at("marines_landmine#1") == "corridors.c1"


@rule("TH-07.19")
def test_a_pending_trap_is_not_installed_and_catches_nobody() -> None:
    places = {"nest.A": "alien#1", "corridors.pending1": "marines_landmine#1"}
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "corridors.A")
    assert table.life("aliens") == 20


@rule("TH-07.19")
@pytest.mark.parametrize(("trap", "hurt"), [("aliens_hatchery#1", 0), ("greys_landmine#1", 2)])
def test_the_owner_of_a_pushed_unit_decides_which_traps_are_hostile(trap: str, hurt: int) -> None:
    """Greys push an Alien: into its own Hatchery it goes unharmed, into a mine of theirs not."""
    places = {
        "tech_dock.A": "grey#1",
        "corridors.A": "alien#1",
        "wreck.g1": "greys_control#1",
        "control_room.k1": trap,
    }
    table = Table("aliens", "greys", places=places, active=1).move("grey#1", "wreck.A")
    table.play("act:greys_control#1", "room:control_room.A")
    assert table.life("aliens") == 20 - hurt


@rule("TH-07.19", "TH-15.17")
def test_a_third_player_pushes_a_unit_into_a_trap_and_the_trap_scores_for_its_owner() -> None:
    places = {
        "laboratory.A": "grey#1",
        "corridors.A": "alien#1",
        "wreck.g1": "greys_control#1",
        "control_room.k1": "scientists_defense_system#1",
    }
    ring = ["corridors", "control_room", "tech_dock", "laboratory", "wreck", "nest"]
    table = Table(
        "aliens",
        "greys",
        "scientists",
        places=places,
        active=1,
        ring=ring,
        upgrades={"scientists_defense_system#1": 2},
    )
    table.move("grey#1", "wreck.A").play("act:greys_control#1", "room:control_room.A")
    assert [table.life(f) for f in ("aliens", "greys", "scientists")] == [0, 0, 2]


@rule("TH-07.20", "TH-13.07")
@pytest.mark.parametrize(("faction", "card", "upgrades"), ON_THE_WAY)
def test_fire_and_the_defense_system_also_catch_a_unit_that_passes(
    faction: str, card: str, upgrades: dict[str, int]
) -> None:
    places = {"nest.A": "alien#1", "nest.B": "alien#2", "corridors.c1": card}
    table = Table(
        faction, "aliens", places=places, active=1, upgrades=upgrades, caught={"alien#2": 1}
    )
    table.move("alien#1", "control_room.A")
    assert table.life("aliens") == 19


@rule("TH-07.20", "TH-08.11")
def test_tentacles_catch_a_unit_that_passes_or_stops() -> None:
    places = {
        "nest.A": "marine#1",
        "nest.B": "marine#2",
        "corridors.c1": "aliens_tentacles#1",
        "control_room.k1": "aliens_tentacles#2",
    }
    table = Table("marines", "aliens", places=places).move("marine#1", "control_room.A")
    assert table.damage() == [("marines", 1), ("marines", 1)]


@rule("TH-07.20")
@pytest.mark.parametrize(
    ("faction", "card"),
    [
        ("marines", "marines_landmine#1"),
        ("marines", "marines_ambush#1"),
        ("greys", "greys_life_transfer_device#1"),
        ("greys", "greys_probe#1"),
        ("scientists", "scientists_surveillance_camera#1"),
        ("scientists", "scientists_grabber#1"),
        ("scientists", "scientists_defense_system#1"),  # without a token
    ],
)
def test_other_traps_let_a_unit_pass(faction: str, card: str) -> None:
    places = {"nest.A": "alien#1", "nest.B": "alien#2", "corridors.c1": card}
    table = Table(faction, "aliens", places=places, active=1).play("move:alien#1")
    table.move("alien#1", "control_room.A")
    assert table.events("trap_sprung") == []


@rule("TH-07.20")
def test_traps_on_the_way_are_met_in_travel_order_before_the_ejection() -> None:
    places = {
        "tech_dock.A": "alien#1",
        "tech_dock.B": "alien#2",
        "tech_dock.C": "alien#3",
        "nest.a1": "marines_fire#1",
        "corridors.c1": "marines_fire#2",
        "control_room.A": "marine#1",
        "control_room.B": "marine#2",
        "control_room.C": "marine#3",
        "control_room.D": "young_alien#1",
        "control_room.k1": "marines_landmine#1",
    }
    table = Table("marines", "aliens", places=places, active=1)
    table.play("move:alien#1", "eject:marine#1")
    assert [trap["card"] for trap in table.events("trap_sprung")] == [
        "marines_fire#1",
        "marines_fire#2",
        "marines_landmine#1",
    ]
    told = [n for n in table.story if n in ("trap_sprung", "ejected")]
    assert told == ["trap_sprung", "trap_sprung", "ejected", "trap_sprung"]


@rule("TH-07.21")
@pytest.mark.parametrize("card", ["marines_landmine#1", "marines_fire#1"])
def test_traps_of_the_start_sector_let_a_unit_go(card: str) -> None:
    places = {"nest.A": "alien#1", "nest.a1": card}
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "corridors.A")
    assert table.life("aliens") == 20


@rule("TH-07.22", "TH-07.28")
def test_a_unit_from_space_triggers_the_traps_where_it_is_put() -> None:
    places = {
        "space": "alien#1",
        "corridors.c1": "marines_fire#1",
        "control_room.k1": "marines_landmine#1",
    }
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "control_room.A")
    assert table.damage() == [("aliens", 2)]


@rule("TH-07.22", "TH-07.28", "TH-14.09")
def test_an_abducted_unit_triggers_the_traps_where_it_is_put_and_crosses_nothing() -> None:
    places = {
        "tech_dock.A": "alien#1",
        "nest.A": "marine#1",
        "nest.a1": "aliens_abduction#1",
        "corridors.c1": "aliens_tentacles#1",
        "control_room.k1": "aliens_hatchery#1",
    }
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "nest.B")
    table.play("act:aliens_abduction#1", "room:control_room.A")
    assert table.damage() == [("marines", 1)]


@rule("TH-07.22")
def test_a_unit_moved_in_the_action_phase_triggers_traps() -> None:
    places = {
        "control_room.A": "marine#1",
        "tech_dock.A": "alien#1",
        "tech_dock.B": "marine#2",
        "loading_dock.m1": "marines_team_tactics#1",
        "corridors.c1": "marines_landmine#1",
    }
    table = Table("marines", "aliens", places=places).move("marine#1", "loading_dock.A")
    assert table.state.phase == "action"
    table.play("act:marines_team_tactics#1", "room:corridors.A")
    assert table.life("aliens") == 18


@rule("TH-07.23", "TH-08.15")
def test_the_player_whose_turn_it_is_orders_the_traps() -> None:
    """Whoever falls last decides nothing: with 2 life and 19 data the order decides the game."""
    places = {
        "nest.A": "alien#1",
        "corridors.c1": "greys_landmine#1",
        "corridors.c2": "greys_life_transfer_device#1",
    }
    ring = ["corridors", "control_room", "wreck", "tech_dock", "nest"]
    table = Table(
        "greys", "aliens", places=places, active=1, ring=ring, life={"1": 2}, data={"0": 19}
    )
    table.play("room:corridors.A")
    assert (table.asked, table.prompt) == ("aliens", "traps")
    table.play("trap:greys_life_transfer_device#1,greys_landmine#1")
    assert table.reason == "data"


@rule("TH-07.23")
def test_the_player_whose_turn_it_is_orders_the_traps_of_a_unit_that_he_pushes() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "corridors.A": "alien#1",
        "wreck.g1": "greys_control#1",
        "control_room.k1": "greys_landmine#1",
        "control_room.k2": "greys_probe#1",
    }
    table = Table("aliens", "greys", places=places, active=1, life={"0": 2}, data={"1": 19})
    table.move("grey#1", "wreck.A").play("act:greys_control#1", "room:control_room.A")
    assert (table.asked, table.prompt) == ("greys", "traps")
    table.play("trap:greys_landmine#1,greys_probe#1")
    assert table.reason == "life"


@rule("TH-07.23", "TH-15.09")
@pytest.mark.parametrize(("first", "tokens"), [(1, {}), (2, {"scientists_grabber#1": 1})])
def test_of_two_grabbers_it_matters_whether_the_deactivated_one_comes_first(
    first: int, tokens: dict[str, int]
) -> None:
    """The token is lost only if the unit is still free when that Grabber acts."""
    places = {"corridors.c1": "scientists_grabber#1", "corridors.c2": "scientists_grabber#2"}
    table = Table.stopping(
        "marines",
        "scientists",
        places={**places, "laboratory.A": "scientist#1"},
        deactivation={"scientists_grabber#1": 1},
        tracker={"scientists_grabber#1": 0},
    )
    assert (table.asked, table.prompt) == ("marines", "traps")
    table.play(f"trap:scientists_grabber#{first},scientists_grabber#{3 - first}")
    assert table.state.caught == {"marine#1": 1}
    assert table.state.deactivation == tokens


@rule("TH-07.23")
def test_the_order_of_traps_on_the_way_is_chosen_where_it_matters() -> None:
    """In deathmatch two traps of different owners can both bring the last point."""
    places = {
        "nest.A": "grey#1",
        "nest.B": "grey#2",
        "corridors.c1": "marines_fire#1",
        "corridors.c2": "aliens_tentacles#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "tech_dock", "wreck", "nest"]
    table = Table(
        "marines",
        "aliens",
        "greys",
        places=places,
        active=2,
        ring=ring,
        life={"0": 19, "1": 19},
        caught={"grey#2": 1},
    )
    table.play("room:control_room.A")
    assert (table.asked, table.prompt) == ("greys", "traps")
    table.play("trap:aliens_tentacles#1,marines_fire#1")
    assert table.winners == ("aliens",)


@rule("TH-07.23")
@pytest.mark.parametrize(
    ("faction", "first", "second"),
    [
        ("marines", "marines_landmine#1", "marines_fire#1"),
        ("aliens", "aliens_hatchery#1", "aliens_tentacles#1"),
    ],
)
def test_two_traps_of_one_owner_that_only_hurt_need_no_order(
    faction: str, first: str, second: str
) -> None:
    places = {"corridors.c1": first, "corridors.c2": second}
    table = Table.stopping("greys", faction, places=places)
    assert table.prompt != "traps"
    assert [trap["card"] for trap in table.events("trap_sprung")] == [first, second]


@rule("TH-07.24")
def test_crescents_remind_of_traps_on_the_way_and_do_nothing_themselves() -> None:
    """Two Fires show two crescents; a unit that passes is hurt by the cards, no more, no less."""
    places = {
        "nest.A": "alien#1",
        "nest.B": "alien#2",
        "corridors.c1": "marines_fire#1",
        "corridors.c4": "marines_fire#2",
        "corridors.c2": "marines_landmine#1",
    }
    table = Table("marines", "aliens", places=places, active=1, caught={"alien#2": 1})
    reminders = table.view()["sectors"]["corridors"]["reminders"]
    assert reminders == ["marines_fire#1", "marines_fire#2"]
    table.move("alien#1", "control_room.A")
    assert table.damage() == [("aliens", 1), ("aliens", 1)]


@rule("TH-07.28", "TH-14.45")
def test_a_teleported_unit_crosses_nothing_after_the_jump() -> None:
    places = {
        "wreck.A": "grey#1",
        "nest.a1": "greys_teleport#1",
        "corridors.c1": "aliens_tentacles#1",
        "control_room.k1": "aliens_hatchery#1",
    }
    ring = ["corridors", "control_room", "tech_dock", "wreck", "nest"]
    table = Table("aliens", "greys", places=places, active=1, ring=ring)
    table.move("grey#1", "control_room.A", by="nest>greys_teleport#1")
    assert table.damage() == [("greys", 1)]


@rule("TH-07.29")
def test_a_young_alien_comes_into_play_without_triggering_traps() -> None:
    places = {
        "tech_dock.A": "alien#1",
        "nest.a1": "aliens_incubator#1",
        "nest.a2": "marines_fire#1",
    }
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "nest.A")
    table.play("act:aliens_incubator#1", "room:nest.B")
    assert table.at("young_alien#1") == "nest.B"
    assert table.damage() == [("aliens", 1)], "only the unit that moved was burned"


@rule("TH-07.29", "TH-16.17")
def test_a_hatching_embryo_triggers_no_traps() -> None:
    places = {"tech_dock.A": "creature#1", "corridors.c1": "marines_fire#1"}
    table = Table("pandora", "marines", places=places).move("creature#1", "corridors.A")
    table.play("hatch:runner#1", "room:corridors.B")
    assert table.at("runner#1") == "corridors.B"
    assert table.damage() == [("pandora", 1)]


@rule("TH-17.21", "TH-07.19")
def test_nobody_can_spare_a_unit_a_trap() -> None:
    """Neither player is asked whether the mine goes off."""
    places = {"nest.A": "alien#1", "corridors.c1": "marines_landmine#1", "tech_dock.A": "marine#1"}
    table = Table("marines", "aliens", places=places, active=1).play("room:corridors.B")
    assert [trap["card"] for trap in table.events("trap_sprung")] == ["marines_landmine#1"]
    assert (table.asked, table.prompt) == ("marines", "room"), "it is the next turn already"
