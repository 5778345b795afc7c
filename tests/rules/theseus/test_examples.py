"""The worked examples of the rulebook for movement, fights, upgrades, cards and Pandora.

Each test names its example in `rules/theseus_examples.toml`.
"""

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

RING = ["corridors", "control_room", "nest", "tech_dock", "loading_dock"]  # of TH-EX-04a


@rule("TH-07.07", "TH-07.08")
@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("corridors", "nest"),
        ("control_room", "corridors"),
        ("nest", "tech_dock"),
        ("tech_dock", "corridors"),
    ],
)
def test_ex_07_units_move_as_many_sectors_as_units_stand_there(start: str, end: str) -> None:
    """TH-EX-07a to 07d: 2, 4, 1 and 2 units in A, B, C and D of a ring of five."""
    places = {
        "corridors.A": "marine#1",
        "corridors.B": "alien#1",
        "control_room.A": "marine#2",
        "control_room.B": "alien#2",
        "control_room.C": "young_alien#1",
        "control_room.D": "young_alien#2",
        "nest.A": "marine#3",
        "tech_dock.A": "alien#3",
        "tech_dock.B": "young_alien#3",
    }
    seat = int(start == "tech_dock")
    mover = {"corridors": "marine#1", "control_room": "marine#2", "nest": "marine#3"}
    unit = mover.get(start, "alien#3")
    table = Table("marines", "aliens", places=places, ring=RING, active=seat)
    table.play(f"move:{unit}")
    assert {option.split(".")[0] for option in table.options} == {f"room:{end}"}


def landmine_in_the_corridors() -> Table:
    """TH-EX-08a: an upgraded Alien skips the Loading Dock and fills the Corridors."""
    places = {
        "nest.A": "alien#1",
        "nest.B": "alien#2",
        "loading_dock.m1": "aliens_air_duct#1",
        "corridors.A": "marine#1",
        "corridors.B": "marine#2",
        "corridors.C": "marine#3",
        "corridors.c1": "marines_landmine#1",
        "corridors.c2": "marines_battle_position#1",
        "corridors.c3": "aliens_tentacles#1",
        "corridors.c4": "aliens_fight#1",
        "corridors.pending1": "marines_armory#1",
    }
    table = Table(
        "aliens",
        "marines",
        places=places,
        ring=RING,
        upgraded={"alien#1": 1},
        decks={"aliens": ["aliens_habitat#1"]},
    )
    return table.play("move:alien#1", "route:corridors>aliens_air_duct#1")


@rule("TH-08.07", "TH-17.17", "TH-08.08", "TH-08.01", "TH-10.06", "TH-10.02")
def test_ex_08a_a_skip_a_mine_and_a_limited_fight() -> None:
    table = landmine_in_the_corridors()
    assert table.at("alien#1") == "corridors.D"
    assert table.moves() == [("alien#1", 2)], "the Tech Dock and the Corridors"
    assert table.life("aliens") == 18
    assert table.at("marines_landmine#1") == "discard.1"
    assert table.life("marines") == 17
    assert table.prompt == "action"


@rule("TH-08.03", "TH-08.05", "TH-08.09")
def test_ex_08b_the_fight_card_hits_the_three_marines_again() -> None:
    table = landmine_in_the_corridors()
    assert table.options == ["act:aliens_fight#1", "done"]
    table.play("act:aliens_fight#1")
    hits = [hit["amount"] for hit in table.events("damaged") if hit["victim"] == 1]
    assert hits[:6] == [1] * 6, "limited fight and card; no Battle Position for the Aliens"


@rule("TH-09.01", "TH-10.01", "TH-10.16", "TH-09.05")
def test_ex_09a_and_09c_the_corridors_fight_and_the_pending_card_is_replaced() -> None:
    table = landmine_in_the_corridors().play("act:aliens_fight#1")
    assert table.life("marines") == 11, "9 in the whole turn"
    table.play("replace:marines_armory#1")
    assert table.here("corridors.pending1") == "aliens_habitat#1"
    assert "marines_armory#1" in table.pile("discard", "marines")


@rule("TH-08.06", "TH-17.13")
def test_ex_08c_a_card_moves_a_unit_that_fills_another_sector() -> None:
    """A Marine fills the Control Room and fights there; Team Tactics fill the Loading Dock."""
    places = {
        "corridors.A": "marine#1",
        "control_room.A": "alien#1",
        "control_room.B": "marine#2",
        "control_room.C": "young_alien#1",
        "control_room.k1": "marines_team_tactics#1",
        "control_room.k2": "marines_armory#1",
        "loading_dock.A": "alien#2",
        "loading_dock.B": "alien#3",
        "loading_dock.C": "marine#3",
        "loading_dock.m1": "marines_landmine#1",
    }
    ring = ["corridors", "control_room", "nest", "tech_dock", "wreck", "loading_dock"]
    table = Table("marines", "aliens", places=places, ring=ring, upgraded={"marine#3": 1})
    table.play("move:marine#1")
    assert table.events("limited_fight_began")[0]["sector"] == "control_room"
    table.play("act:marines_team_tactics#1", "push:alien#1")
    # Four units in the Control Room: the Alien goes four sectors, to the Loading Dock.
    assert table.at("alien#1") == "loading_dock.D"
    sectors = [fight["sector"] for fight in table.events("limited_fight_began")]
    assert sectors == ["control_room", "loading_dock"]
    assert table.at("marines_landmine#1") == "discard.0"
    assert table.options == ["act:marines_armory#1", "done"], "then the turn goes on"


@rule("TH-10.03", "TH-10.06", "TH-10.08")
def test_ex_10a_a_marine_hits_the_two_aliens_that_no_wall_protects() -> None:
    places = {
        "control_room.B": "marine#1",
        "control_room.A": "alien#1",
        "control_room.C": "alien#2",
        "control_room.D": "alien#3",
        "loading_dock.A": "marine#2",
    }
    table = Table("marines", "aliens", places=places, ring=RING, upgraded={"marine#1": 1})
    table.move("marine#2", "corridors.A")
    assert {hit["target"] for hit in table.events("attacked")} == {"alien#2", "alien#3"}
    assert table.life("aliens") == 18


@rule("TH-10.21", "TH-10.22")
def test_ex_10b_three_stops_in_the_tech_dock_give_two_extra_turns() -> None:
    places = {
        "nest.A": "marine#1",
        "control_room.A": "marine#2",
        "control_room.B": "alien#1",
        "corridors.A": "marine#3",
        "corridors.B": "alien#2",
        "corridors.C": "alien#3",
    }
    table = Table("marines", "aliens", places=places, ring=RING)
    table.play("move:marine#1", "room:tech_dock.A")
    table.play("move:marine#2", "room:tech_dock.B", "room:tech_dock.C")
    assert len(table.events("extra_turn")) == 2
    assert table.asked == "aliens"


@rule("TH-10.16")
def test_ex_10c_the_fourth_unit_in_the_corridors_fights_twice() -> None:
    places = {
        "loading_dock.A": "marine#1",
        "corridors.A": "alien#1",
        "corridors.B": "alien#2",
        "corridors.C": "marine#2",
        "control_room.B": "marine#3",
        "control_room.C": "alien#3",
    }
    table = Table(
        "marines",
        "aliens",
        places=places,
        ring=RING,
        upgraded={f"marine#{n}": 1 for n in (1, 2, 3)},
    )
    table.play("move:marine#1")
    fights = [name for name in table.story if name in ("limited_fight_began", "fight_began")]
    assert fights == ["limited_fight_began", "fight_began"]
    assert table.life("aliens") == 20 - 4 - 5


@rule("TH-11.17")
def test_ex_11a_a_landmine_with_a_token_deals_3() -> None:
    table = Table.stopping(
        "aliens",
        "marines",
        places={"corridors.c1": "marines_landmine#1"},
        upgrades={"marines_landmine#1": 1},
    )
    assert table.life("aliens") == 17


@rule("TH-11.18")
@pytest.mark.parametrize("stock", [2, 3])
def test_ex_11b_the_third_token_on_a_battle_position_needs_three(stock: int) -> None:
    places = {"nest.A": "marine#1", "corridors.c1": "marines_battle_position#1"}
    table = Table(
        "marines",
        "aliens",
        places=places,
        upgrades={"marines_battle_position#1": 2},
        stock={"0": stock},
    )
    offered = "boost:marines_battle_position#1" in table.options
    assert offered == (stock == 3)
    if offered:
        table.play("boost:marines_battle_position#1")
        assert table.state.upgrades == {"marines_battle_position#1": 3}
        assert table.stock("marines") == 0


@rule("TH-14.06", "TH-14.07")
def test_ex_14a_the_disc_lifted_from_the_safeguard_goes_back() -> None:
    places = {
        "corridors.A": "alien#1",
        "nest.a1": "marines_safeguard#1",
        "nest.a2": "marines_fire#1",
        "tech_dock.A": "marine#1",
    }
    table = Table("aliens", "marines", places=places, ring=RING, disc="marines_safeguard#1")
    table.move("alien#1", "control_room.A")
    assert table.state.disc == "marines_safeguard#1"


@rule("TH-14.06", "TH-14.08")
def test_ex_14b_lifted_from_the_crawlers_the_disc_lets_them_work_before_it_lands() -> None:
    places = {
        "corridors.A": "marine#1",
        "corridors.c1": "aliens_crawlers#1",
        "corridors.c2": "marines_fire#1",
        "nest.a1": "aliens_fight#1",
    }
    table = Table("marines", "aliens", places=places, ring=RING, disc="aliens_crawlers#1")
    table.move("marine#1", "control_room.A")
    assert table.prompt == "disc"
    assert not table.view()["cards"]["marines_fire#1"]["active"]


@rule("TH-14.27")
def test_ex_14c_a_copied_camera_with_counter_2_gives_4() -> None:
    camera = "scientists_surveillance_camera#1"
    places = {"corridors.c3": camera, "corridors.c4": "scientists_duplication#1"}
    table = Table.stopping("scientists", "marines", places=places, camera={camera: 2})
    table.play(f"act:{camera}")
    assert table.data("scientists") == 4
    assert table.state.camera.get(camera, 0) == 0


@rule("TH-14.21")
def test_ex_14d_two_parasites_cost_6_for_three_points() -> None:
    places = {"nest.A": "marine#1", "nest.B": "alien#1", "nest.C": "alien#2"}
    ring = ["corridors", "control_room", "loading_dock", "tech_dock", "nest"]
    table = Table("marines", "aliens", places=places, ring=ring, parasites={"marine#1": 2})
    table.move("marine#1", "loading_dock.A")
    assert table.life("marines") == 14


@rule("TH-16.14")
def test_ex_16a_the_token_on_the_left_makes_pandora_start_player() -> None:
    table = Table.set_up("marines", "pandora").play("mark:loading_dock>left").until("movement")
    assert table.asked == "pandora"


@rule("TH-17.02a")
@pytest.mark.parametrize(("first", "damage"), [("upgrade", 2), ("fight", 1)])
def test_ex_17a_at_the_corridors_pandora_orders_token_and_fight(first: str, damage: int) -> None:
    """The token taken first turns the creature over in time for the fight."""
    places = {"tech_dock.A": "creature#1", "corridors.B": "marine#1", "corridors.C": "marine#2"}
    table = Table("pandora", "marines", places=places, home={"0": "corridors"})
    table.play("room:corridors.A", f"first:{first}")
    if first == "upgrade":
        table.play("upgrade:creature#1")
    else:
        table.play("target:marine#1")
    assert table.life("marines") == 20 - damage
    assert table.events("upgrade_taken")


@rule("TH-17.12", "TH-17.13", "TH-17.14")
def test_ex_17b_the_first_controlled_unit_is_finished_before_the_second_moves() -> None:
    places = {
        "corridors.A": "grey#1",
        "tech_dock.t1": "greys_control#1",
        "control_room.A": "alien#1",
        "nest.A": "alien#2",
        "wreck.A": "young_alien#2",
        "wreck.B": "grey#2",
        "wreck.C": "grey#3",
        "wreck.D": "young_alien#1",
        "wreck.g1": "greys_landmine#1",
    }
    table = Table(
        "greys",
        "aliens",
        places=places,
        ring=["corridors", "tech_dock", "control_room", "wreck", "nest"],
        upgrades={"greys_control#1": 1},
        upgraded={"grey#3": 1},
    )
    table.play("move:grey#1", "room:tech_dock.A", "act:greys_control#1")
    table.play("push:alien#1", "eject:young_alien#2")
    effects = ("ejected", "trap_sprung", "limited_fight_began", "attacked")
    assert [name for name in table.story if name in effects] == list(effects)
    assert table.prompt == "push", "only now the second"


@rule("TH-17.07", "TH-17.08", "TH-17.09")
def test_ex_17c_in_the_extra_turn_control_cannot_move_the_same_unit_again() -> None:
    places = {
        "wreck.A": "grey#1",
        "control_room.A": "grey#2",
        "control_room.B": "alien#1",
        "nest.A": "alien#2",
        "tech_dock.t1": "greys_control#1",
    }
    ring = ["corridors", "control_room", "wreck", "tech_dock", "nest"]
    table = Table("greys", "aliens", places=places, ring=ring)
    table.play("move:grey#1", "room:tech_dock.A", "act:greys_control#1", "push:alien#2")
    table.play("room:corridors.A")
    assert table.about["unit"] == "grey#2", "the extra turn"
    table.play("room:tech_dock.B", "act:greys_control#1")
    assert table.about["unit"] == "alien#1", "not the one that has moved already"


@rule("TH-17.19")
def test_ex_17d_the_own_card_goes_to_the_empty_position() -> None:
    places = {"control_room.A": "alien#1", "nest.pending2": "marines_fire#1"}
    table = Table(
        "aliens", "marines", places=places, ring=RING, decks={"aliens": ["aliens_fight#1"]}
    )
    table.move("alien#1", "nest.A").play("fill:nest.pending1")
    assert table.here("nest.pending1") == "aliens_fight#1"
    assert table.here("nest.pending2") == "marines_fire#1"


@rule("TH-17.16", "TH-17.17")
def test_ex_17e_an_air_duct_serves_in_sectors_entered_not_where_the_unit_begins() -> None:
    places = {"nest.A": "alien#1", "nest.a1": "aliens_air_duct#1"}
    assert Table("aliens", "marines", places=places, ring=RING).prompt == "room"
    places = {"nest.A": "alien#1", "tech_dock.t1": "aliens_air_duct#1"}
    table = Table("aliens", "marines", places=places, ring=RING)
    assert table.options == ["route:tech_dock", "route:loading_dock>aliens_air_duct#1"]
