"""The extra turn of the Tech Dock (TH-10.18 to TH-10.24, TH-10.27, TH-17.18)."""

from tests.games.theseus.table import Table
from tests.marks import rule

# The ring: Corridors, Control Room, Loading Dock, Tech Dock, Nest.


@rule("TH-10.18", "TH-10.20")
def test_a_stop_in_the_tech_dock_gives_an_extra_turn_with_another_unit() -> None:
    places = {
        "loading_dock.A": "marine#1",
        "nest.A": "marine#2",
        "corridors.A": "marine#3",
        "control_room.A": "alien#1",
    }
    table = Table("marines", "aliens", places=places)
    table.play("move:marine#1", "room:tech_dock.A")
    assert (table.asked, table.prompt) == ("marines", "movement")
    assert set(table.options) == {"move:marine#2", "move:marine#3"}, "any sector, another unit"


@rule("TH-10.19")
def test_the_extra_turn_takes_the_place_of_the_pending_phase() -> None:
    places = {"loading_dock.A": "marine#1", "nest.A": "marine#2"}
    table = Table("marines", "aliens", places=places, decks={"marines": ["marines_fire#1"]})
    table.play("move:marine#1", "room:tech_dock.A", "room:corridors.A")
    phases = [event["phase"] for event in table.events("phase_began")]
    assert phases[:4] == ["movement", "action", "sector", "movement"]
    assert not [place for place in table.state.zones if place.startswith("tech_dock.pending")]


@rule("TH-10.20")
def test_the_extra_turn_runs_through_all_phases() -> None:
    places = {
        "loading_dock.A": "marine#1",
        "nest.A": "marine#2",
        "corridors.c1": "marines_armory#1",
        "corridors.A": "alien#1",
    }
    table = Table("marines", "aliens", places=places, decks={"marines": ["marines_fire#1"]})
    table.play("move:marine#1", "room:tech_dock.A", "room:corridors.B")
    table.play("act:marines_armory#1", "done", "fill:corridors.pending1")
    assert table.stock("marines") == 1
    assert table.life("aliens") == 19
    assert table.at("marines_fire#1") == "corridors.pending1"


@rule("TH-10.21", "TH-10.24")
def test_no_own_unit_moves_twice_in_a_player_turn() -> None:
    places = {"loading_dock.A": "marine#1", "nest.A": "marine#2", "nest.B": "marine#3"}
    table = Table("marines", "aliens", places=places).play("move:marine#1", "room:tech_dock.A")
    assert "move:marine#1" not in table.options
    assert table.refusals["move:marine#1"] == ("moved_already", "TH-10.21")
    assert table.view()["units"]["marine#1"]["moved"]


@rule("TH-10.21")
def test_no_rival_unit_is_moved_twice_in_a_player_turn() -> None:
    places = {
        "wreck.A": "grey#1",
        "corridors.A": "grey#2",
        "corridors.B": "grey#3",
        "tech_dock.t1": "greys_control#1",
        "tech_dock.t2": "greys_control#2",
        "nest.A": "alien#1",
        "control_room.A": "alien#2",
    }
    ring = ["corridors", "control_room", "wreck", "tech_dock", "nest"]
    table = Table("greys", "aliens", places=places, ring=ring).play("move:grey#1")
    table.play("room:tech_dock.A", "act:greys_control#1", "push:alien#1", "room:corridors.C")
    table.play("act:greys_control#2")
    assert table.about["unit"] == "alien#2", "only the other one is left"
    assert [event["unit"] for event in table.events("marked_moved")] == ["grey#1", "alien#1"]


@rule("TH-10.21")
def test_a_unit_deployed_from_space_counts_as_moved() -> None:
    places = {"space": "marine#1", "tech_dock.A": "alien#1"}
    table = Table("marines", "aliens", places=places).move("marine#1", "nest.A")
    assert [event["unit"] for event in table.events("marked_moved")] == ["marine#1"]


@rule("TH-10.21")
def test_ejection_does_not_count_as_a_movement() -> None:
    """A unit ejected by the own first unit may be deployed in the extra turn."""
    places = {
        "loading_dock.A": "marine#1",
        "tech_dock.A": "marine#2",
        "tech_dock.B": "alien#1",
        "tech_dock.C": "alien#2",
        "tech_dock.D": "alien#3",
    }
    table = Table("marines", "aliens", places=places).play("move:marine#1", "eject:marine#2")
    assert table.prompt == "room", "the ejected unit is the only one left, and is deployed"
    table.play("room:nest.A")
    assert table.at("marine#2") == "nest.A"


@rule("TH-10.21", "TH-14.16")
def test_a_unit_that_came_into_play_in_this_turn_may_still_move() -> None:
    places = {"control_room.A": "alien#1", "tech_dock.t1": "aliens_incubator#1"}
    ring = ["corridors", "loading_dock", "control_room", "tech_dock", "nest"]
    table = Table("marines", "aliens", places=places, active=1, ring=ring)
    table.play("room:tech_dock.A", "act:aliens_incubator#1", "room:tech_dock.B")
    assert table.prompt == "room", "the Young Alien takes the extra turn: two sectors on"
    table.play("room:corridors.A")
    assert table.moves() == [("alien#1", 1), ("young_alien#1", 2)]


@rule("TH-10.22")
def test_extra_turns_chain_until_no_unmoved_unit_is_left() -> None:
    places = {
        "loading_dock.A": "marine#1",
        "control_room.A": "marine#2",
        "control_room.B": "alien#1",
    }
    table = Table("marines", "aliens", places=places)
    table.play("move:marine#1", "room:tech_dock.A", "room:tech_dock.B")
    assert len(table.events("extra_turn")) == 1, "after the second unit nobody is left"
    assert table.asked == "aliens"


@rule("TH-10.22")
def test_without_an_extra_turn_there_is_still_a_last_moment_for_tokens() -> None:
    places = {"loading_dock.A": "marine#1"}
    table = Table("marines", "aliens", places=places, stock={"0": 1})
    table.play("move:marine#1", "room:tech_dock.A", "done")
    assert (table.asked, table.prompt) == ("marines", "last_moment")
    table.play("upgrade:marine#1")
    assert "marine#1" in table.state.upgraded


@rule("TH-10.23")
def test_the_extra_turn_is_compulsory_even_into_a_trap() -> None:
    places = {
        "loading_dock.A": "marine#1",
        "nest.A": "marine#2",
        "corridors.c1": "aliens_hatchery#1",
        "tech_dock.A": "alien#1",
    }
    table = Table("marines", "aliens", places=places, life={"0": 1})
    table.play("move:marine#1", "room:tech_dock.B")
    assert table.prompt == "room", "the other unit has to go"
    table.play("room:corridors.A")
    assert table.winners == ("aliens",)


@rule("TH-10.23", "TH-14.28")
def test_a_caught_unit_cannot_take_the_extra_turn() -> None:
    places = {"loading_dock.A": "marine#1", "nest.A": "marine#2", "corridors.A": "scientist#1"}
    ring = ["corridors", "control_room", "loading_dock", "tech_dock", "laboratory", "nest"]
    table = Table("marines", "scientists", places=places, ring=ring, caught={"marine#2": 1})
    table.play("room:tech_dock.A")
    assert table.events("extra_turn") == []
    assert table.asked == "scientists"


@rule("TH-10.23", "TH-17.18", "TH-12.07")
def test_the_extra_turn_may_have_to_deploy_a_unit_from_space() -> None:
    places = {"loading_dock.A": "marine#1", "space": "marine#2", "nest.A": "alien#1"}
    table = Table("marines", "aliens", places=places)
    table.play("move:marine#1", "room:tech_dock.A", "room:corridors.C")
    assert table.at("marine#2") == "corridors.C"
    assert table.asked == "aliens", "deploying ends the turn"


@rule("TH-10.24")
def test_the_marks_of_moved_units_go_when_the_turn_ends() -> None:
    places = {"nest.A": "marine#1", "tech_dock.A": "alien#1"}
    table = Table("marines", "aliens", places=places).play("room:corridors.A")
    assert table.asked == "aliens"
    assert not table.view()["units"]["marine#1"]["moved"]
    table.end_turn()
    assert (table.asked, table.about["unit"]) == ("marines", "marine#1"), "it may move again"


@rule("TH-10.27")
def test_a_unit_that_moved_and_was_then_ejected_is_not_available() -> None:
    """The Incubator ejects the very unit that stopped in the Tech Dock."""
    places = {
        "control_room.A": "alien#1",
        "tech_dock.A": "marine#1",
        "tech_dock.B": "marine#2",
        "tech_dock.C": "marine#3",
        "tech_dock.t1": "aliens_incubator#1",
    }
    ring = ["corridors", "loading_dock", "control_room", "tech_dock", "nest"]
    table = Table("marines", "aliens", places=places, active=1, ring=ring)
    table.play("act:aliens_incubator#1", "eject:alien#1")
    assert table.at("alien#1") == "space"
    assert table.prompt == "room"
    assert table.about["unit"] == "young_alien#1", "nobody else is left for the extra turn"


@rule("TH-17.18")
def test_in_the_extra_turn_a_unit_may_be_deployed_instead_of_moving_another() -> None:
    places = {"loading_dock.A": "marine#1", "space": "marine#2", "nest.A": "marine#3"}
    table = Table("marines", "aliens", places=places)
    table.play("move:marine#1", "room:tech_dock.A")
    assert table.options == ["move:marine#3", "deploy:marine#2"]
