"""Ejection into space (TH-07.14 to TH-07.18)."""

from tests.games.theseus.table import Table
from tests.marks import rule

# The ring: Corridors, Control Room, Loading Dock, Tech Dock, Nest.
FULL_CORRIDORS = {
    "nest.A": "marine#1",
    "corridors.A": "marine#2",
    "corridors.B": "alien#1",
    "corridors.C": "alien#2",
    "corridors.D": "alien#3",
}
RING_GREYS = ["corridors", "control_room", "tech_dock", "wreck", "nest"]


@rule("TH-07.14", "TH-07.15")
def test_in_a_full_sector_the_mover_ejects_one_unit_and_takes_its_room() -> None:
    table = Table("marines", "aliens", places=FULL_CORRIDORS).play("move:marine#1")
    assert table.asked == "marines"
    table.play("eject:alien#2")
    assert table.at("alien#2") == "space"
    assert table.at("marine#1") == "corridors.C"
    assert len(table.events("ejected")) == 1


@rule("TH-07.14")
def test_one_empty_room_is_enough_to_eject_nobody() -> None:
    places = {place: unit for place, unit in FULL_CORRIDORS.items() if place != "corridors.D"}
    table = Table("marines", "aliens", places=places).play("move:marine#1")
    assert table.at("marine#1") == "corridors.D"
    assert table.events("ejected") == []


@rule("TH-07.16", "TH-08.01")
def test_the_ejecting_unit_fills_the_sector_and_fights() -> None:
    table = Table("marines", "aliens", places=FULL_CORRIDORS).play("move:marine#1", "eject:alien#2")
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "corridors"}]
    assert table.prompt == "target"


@rule("TH-07.16")
def test_the_limited_fight_after_an_ejection_waits_for_the_traps() -> None:
    places = FULL_CORRIDORS | {"corridors.c1": "aliens_hatchery#1"}
    table = Table("marines", "aliens", places=places).play("move:marine#1", "eject:alien#2")
    assert table.life("marines") == 19
    assert table.story.index("trap_sprung") < table.story.index("limited_fight_began")


@rule("TH-07.17")
def test_an_own_unit_may_be_ejected_but_not_the_one_that_moves() -> None:
    table = Table("marines", "aliens", places=FULL_CORRIDORS).play("move:marine#1")
    assert table.options == ["eject:marine#2", "eject:alien#1", "eject:alien#2", "eject:alien#3"]
    table.play("eject:marine#2")
    assert table.at("marine#2") == "space"


@rule("TH-07.18", "TH-14.38")
def test_who_moves_a_rival_unit_ejects_for_it() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "nest.A": "alien#1",
        "corridors.A": "alien#2",
        "corridors.B": "alien#3",
        "corridors.C": "grey#2",
        "corridors.D": "young_alien#1",
        "wreck.g1": "greys_control#1",
    }
    table = Table("aliens", "greys", places=places, active=1, ring=RING_GREYS)
    table.move("grey#1", "wreck.A").play("act:greys_control#1", "push:alien#1")
    assert (table.asked, table.prompt) == ("greys", "eject")
    table.play("eject:alien#3")
    assert table.at("alien#1") == "corridors.B"
    assert table.events("ejected")[-1]["by"] == table.seat("greys")


@rule("TH-07.14", "TH-12.05")
def test_tokens_and_the_upgraded_side_stay_with_an_ejected_unit() -> None:
    places = FULL_CORRIDORS | {"nest.A": "young_alien#1", "control_room.A": "marine#1"}
    table = Table(
        "marines",
        "aliens",
        places=places,
        active=1,
        upgraded={"marine#2": 1},
        parasites={"marine#2": 2},
    )
    table.play("move:young_alien#1", "eject:marine#2")
    assert table.at("marine#2") == "space"
    assert "marine#2" in table.state.upgraded
    assert table.state.parasites == {"marine#2": 2}


@rule("TH-07.14", "TH-14.50")
def test_ejection_frees_a_caught_unit() -> None:
    places = {
        "laboratory.A": "scientist#1",
        "corridors.A": "marine#1",
        "corridors.B": "marine#2",
        "corridors.C": "marine#3",
        "corridors.D": "scientist#2",
    }
    table = Table("marines", "scientists", places=places, active=1, caught={"marine#1": 1})
    table.play("move:scientist#1", "eject:marine#1")
    assert table.at("marine#1") == "space"
    assert table.state.caught == {}


@rule("TH-07.14", "TH-14.52")
def test_an_invisible_unit_may_be_ejected() -> None:
    places = {
        "tech_dock.A": "alien#1",
        "wreck.A": "grey#1",
        "wreck.B": "grey#2",
        "wreck.C": "grey#3",
        "wreck.D": "alien#2",
    }
    table = Table("aliens", "greys", places=places, invisible={"grey#2": 1})
    table.play("move:alien#1", "eject:grey#2")
    assert table.at("grey#2") == "space"
    assert table.state.invisible == {"grey#2": 1}
