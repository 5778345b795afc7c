"""Fights and limited fights (TH-10.01 to TH-10.17, TH-10.25, TH-10.26)."""

import pytest

from hullbreach.games.theseus.board import HOME_OF
from tests.games.theseus.table import Table
from tests.marks import rule

# The ring of most duels here: Corridors, Control Room, Loading Dock, Tech Dock, Nest.
# In reach of each other: all rooms of Corridors and Nest; B C D of the Control Room;
# A B and C D of the Tech Dock; A B C of the Loading Dock.
UNIT_OF = {
    "marines": "marine",
    "aliens": "alien",
    "scientists": "scientist",
    "greys": "grey",
    "pandora": "creature",
}


def fight(faction: str, rival: str, *rivals_at: str, upgraded: bool) -> Table:
    """A unit of the faction has come to Corridors A and fights units of the rival there."""
    mine, theirs = f"{UNIT_OF[faction]}#1", UNIT_OF[rival]
    homes = [HOME_OF[side] for side in (faction, rival) if side in HOME_OF]
    places = {"tech_dock.A": mine}
    places |= {f"corridors.{room}": f"{theirs}#{n + 1}" for n, room in enumerate(rivals_at)}
    table = Table(
        faction,
        rival,
        places=places,
        ring=["corridors", "control_room", *homes, "tech_dock"],
        upgraded={mine: 1} if upgraded else {},
    )
    return table.move(mine, "corridors.A")


@rule("TH-10.01")
def test_the_corridors_make_all_own_units_in_all_sectors_attack() -> None:
    places = {
        "nest.A": "marine#1",
        "corridors.A": "alien#1",
        "control_room.B": "marine#2",
        "control_room.D": "alien#2",
        "tech_dock.C": "marine#3",
        "tech_dock.D": "young_alien#1",
    }
    table = Table("marines", "aliens", places=places).play("move:marine#1", "room:corridors.B")
    hits = {(hit["unit"], hit["target"]) for hit in table.events("attacked")}
    assert hits == {
        ("marine#1", "alien#1"),
        ("marine#2", "alien#2"),
        ("marine#3", "young_alien#1"),
    }
    assert table.life("aliens") == 17


@rule("TH-10.02")
def test_only_the_units_of_the_player_who_fights_attack() -> None:
    places = {"nest.A": "marine#1", "corridors.A": "alien#1", "corridors.B": "alien#2"}
    table = Table(
        "marines", "aliens", places=places, upgraded={"alien#1": 1, "alien#2": 1, "marine#1": 1}
    )
    table.play("room:corridors.C")
    assert (table.life("marines"), table.life("aliens")) == (20, 18)


@rule("TH-10.03")
@pytest.mark.parametrize(("room", "hit"), [("A", ()), ("B", ("alien#1", "alien#2"))])
def test_only_units_in_connected_rooms_of_the_sector_are_in_reach(
    room: str, hit: tuple[str, ...]
) -> None:
    """In the Control Room A has no connection to B, C and D."""
    places = {
        f"control_room.{room}": "marine#1",
        "control_room.C": "alien#1",
        "control_room.D": "alien#2",
        "nest.A": "marine#2",
        "loading_dock.A": "alien#3",
    }
    table = Table("marines", "aliens", places=places, upgraded={"marine#1": 1})
    table.play("move:marine#2", "room:corridors.A")
    assert tuple(event["target"] for event in table.events("attacked")) == hit


@rule("TH-10.04")
def test_the_attacker_chooses_if_more_rivals_are_in_reach_than_it_may_attack() -> None:
    table = fight("marines", "aliens", "B", "C", upgraded=False)
    assert (table.asked, table.prompt) == ("marines", "target")
    table.play("target:alien#2")
    assert [hit["target"] for hit in table.events("attacked")] == ["alien#2"]
    assert table.life("aliens") == 19


@rule("TH-10.04")
def test_a_unit_without_an_attack_symbol_cannot_attack() -> None:
    table = fight("aliens", "marines", "B", upgraded=False)
    assert table.events("attacked") == []


@rule("TH-10.04")
def test_a_unit_hits_each_rival_unit_once() -> None:
    """An upgraded Marine may hit three units, but a single one takes only 1 damage."""
    table = fight("marines", "aliens", "B", upgraded=True)
    assert table.damage() == [("aliens", 1)]


@rule("TH-10.05")
def test_a_single_attack_deals_1_damage_to_one_unit() -> None:
    assert fight("marines", "aliens", "D", upgraded=False).damage() == [("aliens", 1)]


@rule("TH-10.06")
def test_a_triple_attack_deals_1_damage_to_each_of_up_to_3_units() -> None:
    table = fight("marines", "aliens", "B", "C", upgraded=True)
    assert table.damage() == [("aliens", 1), ("aliens", 1)]


@rule("TH-10.06", "TH-10.04")
def test_a_triple_attack_hits_units_of_several_rivals() -> None:
    places = {
        "tech_dock.A": "marine#1",
        "corridors.A": "alien#1",
        "corridors.B": "grey#1",
        "corridors.C": "grey#2",
    }
    ring = ["corridors", "control_room", "loading_dock", "nest", "wreck", "tech_dock"]
    table = Table("marines", "aliens", "greys", places=places, ring=ring, upgraded={"marine#1": 1})
    assert table.damage()[:3] == [("aliens", 1), ("greys", 1), ("greys", 1)]


@rule("TH-10.07", "TH-10.09", "TH-10.13")
def test_a_data_attack_hurts_nobody_and_gives_1_data() -> None:
    table = fight("greys", "aliens", "B", "C", upgraded=True)
    assert table.prompt == "target", "one unit in reach is chosen"
    table.play("target:alien#1")
    assert table.data("greys") == 1
    assert table.life("aliens") == 20


@rule("TH-10.08")
def test_damage_is_booked_at_once_and_can_end_the_fight_in_the_middle() -> None:
    places = {"tech_dock.A": "marine#1", "corridors.B": "grey#1", "corridors.C": "grey#2"}
    ring = ["corridors", "control_room", "loading_dock", "wreck", "tech_dock"]
    table = Table(
        "marines", "greys", places=places, ring=ring, upgraded={"marine#1": 1}, life={"1": 1}
    )
    table.move("marine#1", "corridors.A")
    assert table.winners == ("marines",)
    assert len(table.events("attacked")) == 1


@rule("TH-10.10", "TH-10.11", "TH-10.12", "TH-10.13", "TH-16.02", "TH-16.03")
@pytest.mark.parametrize(
    ("faction", "base", "upgraded"),
    [
        ("marines", 1, 3),
        ("aliens", 0, 3),
        ("scientists", 0, 1),
        ("greys", 0, 1),
        ("pandora", 1, 3),
    ],
)
def test_how_many_units_each_faction_attacks(faction: str, base: int, upgraded: int) -> None:
    rival = "aliens" if faction != "aliens" else "marines"
    for is_upgraded, count in ((False, base), (True, upgraded)):
        table = fight(faction, rival, "B", "C", "D", upgraded=is_upgraded)
        while table.prompt == "target":
            table.play(table.options[0])
        # once in the limited fight of the fourth unit, once in the fight of the Corridors
        assert len(table.events("attacked")) == 2 * count


@rule("TH-10.14")
@pytest.mark.parametrize("sector", ["corridors", "control_room", "loading_dock", "tech_dock"])
def test_four_units_fill_any_sector(sector: str) -> None:
    ring = ["corridors", "control_room", "loading_dock", "tech_dock", "nest"]
    before = ring[ring.index(sector) - 1]
    places = {
        f"{before}.A": "alien#1",
        f"{sector}.A": "alien#2",
        f"{sector}.B": "marine#1",
        f"{sector}.D": "marine#2",
    }
    table = Table("marines", "aliens", places=places, active=1).play("move:alien#1")
    assert table.events("limited_fight_began") == [{"seat": 1, "sector": sector}]


@rule("TH-10.15")
def test_in_a_limited_fight_only_units_in_the_filled_sector_attack() -> None:
    places = {
        "corridors.A": "marine#1",
        "control_room.B": "marine#2",
        "control_room.C": "alien#1",
        "control_room.A": "alien#2",
        "tech_dock.A": "marine#3",
        "tech_dock.B": "alien#3",
    }
    table = Table("marines", "aliens", places=places).play("move:marine#1")
    hits = {(hit["unit"], hit["target"]) for hit in table.events("attacked")}
    assert hits == {("marine#1", "alien#1"), ("marine#2", "alien#1")}


@rule("TH-10.15", "TH-10.02")
def test_units_of_the_attacked_side_do_not_fight_in_a_limited_fight() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.A": "marine#1",
        "corridors.B": "marine#2",
        "corridors.C": "marine#3",
    }
    table = Table("marines", "aliens", places=places, active=1)
    assert table.events("limited_fight_began")
    assert table.events("attacked") == []


@rule("TH-10.16")
def test_filling_the_corridors_gives_a_limited_fight_and_later_a_fight() -> None:
    table = fight("marines", "aliens", "B", "C", "D", upgraded=True)
    told = [n for n in table.story if n in ("limited_fight_began", "sector_action", "fight_began")]
    assert told == ["limited_fight_began", "sector_action", "fight_began"]
    assert table.life("aliens") == 14


@rule("TH-10.17", "TH-15.05")
def test_who_fills_a_sector_with_a_rival_unit_fights_there() -> None:
    places = {
        "control_room.A": "marine#1",
        "loading_dock.m1": "marines_team_tactics#1",
        "tech_dock.A": "marine#2",
        "tech_dock.B": "alien#1",
        "corridors.A": "alien#2",
        "corridors.B": "alien#3",
        "corridors.C": "marine#3",
    }
    table = Table("marines", "aliens", places=places, upgraded={"alien#1": 1, "alien#2": 1})
    table.play("move:marine#1", "room:loading_dock.A", "act:marines_team_tactics#1")
    table.play("push:alien#1")
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "corridors"}]
    assert (table.asked, table.prompt) == ("marines", "target")
    table.play("target:alien#1")
    assert (table.life("marines"), table.life("aliens")) == (20, 19)


@rule("TH-10.25")
def test_attacks_are_automatic() -> None:
    """The only rival in reach is attacked without anybody being asked."""
    table = fight("marines", "aliens", "B", upgraded=False)
    assert table.life("aliens") == 19
    assert "attacked" in table.story


@rule("TH-10.25", "TH-16.27")
def test_the_owner_orders_the_attacking_units_where_it_matters() -> None:
    """A Battle Position taken for a single use helps only the first attack."""
    places = {
        "tech_dock.A": "creature#1",
        "corridors.A": "creature#2",
        "corridors.B": "marine#1",
        "corridors.c1": "marines_battle_position#1 warrior#1",
        "control_room.B": "creature#3",
        "control_room.C": "marine#2",
    }
    table = Table(
        "pandora", "marines", places=places, taken={"marines_battle_position#1": "warrior#1"}
    )
    table.play("move:creature#1", "room:corridors.C")
    assert (table.asked, table.prompt) == ("pandora", "attacker")
    table.play("attacker:creature#2").until("movement", "room", "hatch")
    hits = [(hit["unit"], hit["amount"]) for hit in table.events("attacked")]
    assert hits[0] == ("creature#2", 2)
    assert sorted(hits[1:]) == [("creature#1", 1), ("creature#3", 1)]


@rule("TH-10.25")
def test_a_fight_ends_the_game_in_the_middle() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "corridors.A": "grey#2",
        "corridors.B": "alien#1",
        "control_room.B": "grey#3",
        "control_room.C": "alien#2",
    }
    ring = ["corridors", "control_room", "wreck", "nest", "tech_dock"]
    table = Table(
        "greys",
        "aliens",
        places=places,
        ring=ring,
        upgraded={f"grey#{n}": 1 for n in (1, 2, 3)},
        data={"0": 18},
    )
    table.play("move:grey#1", "room:corridors.C")
    assert (table.reason, table.winners) == ("data", ("greys",))
    assert len(table.events("attacked")) == 2


@rule("TH-10.26", "TH-14.42")
@pytest.mark.parametrize(
    ("faction", "unit", "card"),
    [
        ("marines", "marine", "marines_bunker#1"),
        ("scientists", "scientist", "scientists_shelter#1"),
    ],
)
def test_a_protected_unit_is_no_target_and_uses_up_no_attack(
    faction: str, unit: str, card: str
) -> None:
    """The third player's unit is the only one left to attack, so nobody is asked."""
    home = {"marines": "loading_dock", "scientists": "laboratory"}[faction]
    places = {
        "tech_dock.A": "creature#1",
        "corridors.A": f"{unit}#1",
        "corridors.B": "alien#1",
        "corridors.c1": card,
    }
    ring = ["corridors", "control_room", home, "nest", "tech_dock"]
    table = Table("pandora", faction, "aliens", places=places, ring=ring)
    table.play("room:corridors.C")
    assert [hit["target"] for hit in table.events("attacked")] == ["alien#1"]


@rule("TH-10.26", "TH-14.52")
def test_an_invisible_unit_is_neither_hurt_nor_scanned() -> None:
    places = {"tech_dock.A": "marine#1", "corridors.A": "grey#1"}
    ring = ["corridors", "control_room", "loading_dock", "wreck", "tech_dock"]
    table = Table("marines", "greys", places=places, ring=ring, invisible={"grey#1": 1})
    table.move("marine#1", "corridors.B")
    assert table.events("attacked") == []
    assert table.life("greys") == 20


@rule("TH-10.26")
def test_a_protected_unit_gives_no_data() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "corridors.A": "marine#1",
        "corridors.c1": "marines_bunker#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "wreck", "tech_dock"]
    table = Table("greys", "marines", places=places, ring=ring, upgraded={"grey#1": 1})
    table.move("grey#1", "corridors.B")
    assert table.data("greys") == 0


@rule("TH-10.04", "TH-14.28")
def test_a_caught_unit_does_not_attack_but_can_be_attacked() -> None:
    places = {
        "tech_dock.A": "marine#1",
        "control_room.B": "marine#2",
        "control_room.C": "scientist#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "laboratory", "tech_dock"]
    table = Table("marines", "scientists", places=places, ring=ring, caught={"marine#2": 1})
    table.move("marine#1", "corridors.B")
    assert table.events("attacked") == []
    table = Table(
        "scientists",
        "marines",
        places=places | {"tech_dock.A": "scientist#2", "corridors.A": "marine#1"},
        ring=ring,
        caught={"marine#1": 1},
        upgraded={"scientist#2": 1},
    )
    table.play("move:scientist#2", "room:corridors.B")
    assert table.life("marines") == 19


@rule("TH-10.03", "TH-12.01")
def test_a_unit_in_space_neither_attacks_nor_is_attacked() -> None:
    places = {"nest.A": "marine#1", "space": "alien#1 marine#2"}
    table = Table("marines", "aliens", places=places).play("move:marine#1", "room:corridors.A")
    assert table.events("attacked") == []
