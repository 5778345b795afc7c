"""Life and data, the space field, the limits of tokens (TH-12)."""

from typing import Any

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

STATION = ("corridors", "control_room", "loading_dock", "tech_dock", "nest")
ALL_ROOMS = [f"{sector}.{room}" for sector in STATION for room in "ABCD"]


def deploy(room: str, **more: Any) -> Table:
    """A Marine in space, the only unit of the Marines that can act, goes to a room."""
    places = {"space": "marine#1", "tech_dock.A": "alien#1", **more.pop("places", {})}
    table = Table("marines", "aliens", places=places, **more)
    if table.prompt == "movement":
        table.play("deploy:marine#1")
    return table.play(f"room:{room}")


# ---------------------------------------------------------------- life and data


@rule("TH-12.01")
def test_all_units_share_the_life_of_the_faction_and_none_falls() -> None:
    table = Table(
        "marines",
        "aliens",
        places={"nest.A": "marine#1", "corridors.B": "alien#1", "corridors.C": "alien#2"},
        upgraded={"marine#1": 1},
    )
    table.play("room:corridors.A")
    assert table.life("aliens") == 18
    assert (table.at("alien#1"), table.at("alien#2")) == ("corridors.B", "corridors.C")


@rule("TH-12.01")
def test_healing_stops_at_20() -> None:
    table = Table(
        "scientists",
        "aliens",
        places={"nest.A": "scientist#1", "corridors.c1": "scientists_medstation#1"},
        upgrades={"scientists_medstation#1": 2},
        life={"0": 19},
    )
    table.play("room:corridors.A", "act:scientists_medstation#1")
    assert table.life("scientists") == 20
    assert [event["amount"] for event in table.events("life_gained")] == [1], "1 of 3 points"


@rule("TH-12.01")
def test_with_full_life_there_is_nothing_to_heal() -> None:
    table = Table(
        "scientists",
        "aliens",
        places={"nest.A": "scientist#1", "corridors.c1": "scientists_medstation#1"},
        stock={"0": 1},
    )
    table.play("move:scientist#1", "room:corridors.A")
    assert table.refusals["act:scientists_medstation#1"] == ("life_full", "TH-08.14")


@rule("TH-12.02")
def test_damage_by_attack_and_by_trap_lowers_life_by_its_amount() -> None:
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.A": "marine#1",
            "corridors.B": "alien#1",
            "corridors.c1": "aliens_hatchery#1",
            "corridors.c2": "marines_battle_position#1",
        },
        upgrades={"aliens_hatchery#1": 2},
    )
    table.play("room:corridors.A")
    assert table.life("marines") == 17, "the trap: 1 and two tokens"
    assert table.life("aliens") == 18, "the attack: 1 and the Battle Position"


@rule("TH-12.03")
def test_data_gained_raise_the_marker_by_their_amount() -> None:
    table = Table(
        "greys",
        "marines",
        places={"loading_dock.A": "grey#1", "corridors.c1": "greys_transmission#1"},
        upgrades={"greys_transmission#1": 2},
        data={"0": 4},
    )
    table.play("room:corridors.A", "act:greys_transmission#1")
    assert table.data("greys") == 7


# ---------------------------------------------------------------- space


@rule("TH-12.04")
def test_space_holds_any_number_of_units_of_all_factions() -> None:
    units = ["marine#1", "marine#2", "marine#3", "alien#1", "alien#2", "alien#3"]
    table = Table("marines", "aliens", places={"space": " ".join(units)})
    assert table.view()["space"] == units
    assert table.options == [f"deploy:marine#{n}" for n in (1, 2, 3)]


@rule("TH-12.04")
def test_an_ejected_unit_joins_those_already_in_space() -> None:
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.A": "marine#1",
            "space": "alien#1 marine#2",
            "corridors.A": "alien#2",
            "corridors.B": "alien#3",
            "corridors.C": "marine#3",
            "corridors.D": "young_alien#1",
        },
    )
    table.play("move:marine#1", "eject:alien#2")
    assert table.view()["space"] == ["alien#1", "marine#2", "alien#2"]


@rule("TH-12.05")
def test_a_unit_in_space_waits_until_its_owner_deploys_it() -> None:
    table = Table(
        "marines",
        "aliens",
        places={"space": "alien#1", "nest.A": "marine#1", "tech_dock.A": "alien#2"},
    )
    assert not [option for option in table.options if "alien" in option], "never by a rival"
    table.play("room:corridors.A")
    assert table.asked == "aliens"
    assert table.options == ["move:alien#2", "deploy:alien#1"]
    table.play("move:alien#2", "room:nest.A")
    assert table.at("alien#1") == "space"


@rule("TH-12.05")
def test_cards_that_move_rival_units_do_not_reach_into_space() -> None:
    table = Table(
        "greys",
        "marines",
        places={
            "loading_dock.A": "grey#1",
            "corridors.c1": "greys_control#1",
            "space": "marine#1",
            "tech_dock.A": "marine#2",
        },
    )
    table.play("room:corridors.A", "act:greys_control#1")
    assert table.options == [f"room:loading_dock.{room}" for room in "ABCD"], (
        "marine#2 had to be chosen"
    )
    assert table.at("marine#1") == "space"


@rule("TH-12.05")
def test_a_unit_keeps_its_upgraded_side_and_its_tokens_in_space() -> None:
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.A": "marine#1",
            "corridors.A": "alien#1",
            "corridors.B": "alien#2",
            "corridors.C": "marine#2",
            "corridors.D": "marine#3",
        },
        upgraded={"alien#1": 1, "marine#3": 1},
        parasites={"marine#3": 2},
        infector={"marine#3": 1},
    )
    table.play("move:marine#1", "eject:marine#3")
    assert table.at("marine#3") == "space"
    unit = table.view()["units"]["marine#3"]
    assert (unit["upgraded"], unit["tokens"]) == (True, {"parasite": 2})


@rule("TH-12.06")
def test_a_unit_is_deployed_into_any_empty_room_of_any_sector() -> None:
    table = Table(
        "marines",
        "aliens",
        places={"space": "marine#1", "nest.B": "alien#1", "corridors.D": "alien#2"},
    )
    taken = {"nest.B", "corridors.D"}
    assert table.options == [f"room:{room}" for room in ALL_ROOMS if room not in taken]


@rule("TH-12.06")
def test_nobody_is_deployed_into_a_full_station() -> None:
    """Thirteen units of Pandora and three Young Aliens stand in the sixteen rooms."""
    kinds = {"creature": 3, "trapper": 2, "runner": 4, "warrior": 4, "young_alien": 3}
    units = [f"{kind}#{n}" for kind, count in kinds.items() for n in range(1, count + 1)]
    rooms = [room for room in ALL_ROOMS if "loading_dock" not in room]
    table = Table(
        "aliens",
        "pandora",
        places={**dict(zip(rooms, units, strict=True)), "space": "alien#1 alien#2 alien#3"},
        home={"1": "corridors"},
    )
    assert table.options == [f"move:young_alien#{n}" for n in (1, 2, 3)]


@rule("TH-07.04")
def test_where_nobody_can_act_every_pass_is_asked_for() -> None:
    """Only a typed position can be like this; it must not pass on and on by itself."""
    table = Table("marines", "aliens")
    for faction in ("marines", "aliens", "marines"):
        assert (table.asked, table.options) == (faction, ["pass"])
        table.play("pass")


@rule("TH-12.07")
def test_a_deployed_unit_triggers_traps() -> None:
    table = deploy("corridors.A", places={"corridors.c1": "aliens_hatchery#1"})
    assert table.life("marines") == 19


@rule("TH-12.07")
def test_after_a_deployment_the_turn_is_over() -> None:
    table = deploy("corridors.A")
    assert table.state.active == table.seat("aliens")


@rule("TH-12.08")
def test_a_deployment_never_causes_a_limited_fight() -> None:
    places = {"nest.A": "alien#2", "nest.B": "alien#3", "nest.C": "marine#2"}
    table = deploy("nest.D", places=places)
    assert all(table.here(f"nest.{room}") for room in "ABCD")
    assert table.life("aliens") == 20
    assert table.events("limited_fight_began") == []


@rule("TH-12.09")
@pytest.mark.parametrize("sector", ["corridors", "control_room", "loading_dock"])
def test_after_a_deployment_there_are_no_cards_no_sector_action_no_pending_phase(
    sector: str,
) -> None:
    table = deploy(
        f"{sector}.A",
        places={
            "corridors.B": "alien#2",
            "corridors.c1": "marines_armory#1",
            "control_room.k2": "marines_armory#2",
            "loading_dock.m1": "aliens_fight#1",
        },
        decks={"marines": ["marines_fire#1"]},
    )
    assert table.state.active == table.seat("aliens")
    assert table.life("aliens") == 20
    assert (table.state.disc, table.stock("marines"), table.at("aliens_fight#1")) == (
        "",
        0,
        "loading_dock.m1",
    )
    assert table.pile("deck", "marines") == ("marines_fire#1",)


@rule("TH-12.12")
def test_tokens_and_special_cards_have_to_be_used_before_the_deployment() -> None:
    places = {"space": "marine#1", "tech_dock.A": "alien#1", "front.0": "bonus_upgrade#1"}
    table = Table("marines", "aliens", places=places, stock={"0": 1})
    assert table.options == ["deploy:marine#1", "upgrade:marine#1", "play:bonus_upgrade#1"]
    table.play("deploy:marine#1", "room:corridors.A")
    assert table.asked == "aliens", "too late"

    table = Table("marines", "aliens", places=places, stock={"0": 1})
    table.play("upgrade:marine#1", "play:bonus_upgrade#1", "room:corridors.A")
    assert table.state.upgraded == {"marine#1": 1}
    assert (table.stock("marines"), table.asked) == (1, "aliens")


@rule("TH-12.12")
def test_a_deployment_in_an_extra_turn_ends_the_turn_as_well() -> None:
    table = Table(
        "marines",
        "aliens",
        places={"loading_dock.A": "marine#1", "space": "marine#2", "corridors.A": "alien#1"},
        stock={"0": 1},
    )
    table.play("move:marine#1", "room:tech_dock.A", "done", "deploy:marine#2", "room:nest.A")
    assert table.asked == "aliens"
    assert table.stock("marines") == 1


# ---------------------------------------------------------------- limits


@rule("TH-12.10")
def test_an_empty_supply_gives_no_upgrade_token() -> None:
    table = Table(
        "marines", "aliens", places={"control_room.A": "marine#1"}, stock={"0": 0, "1": 20}
    )
    table.play("room:loading_dock.A")
    assert table.stock("marines") == 0


@rule("TH-12.10")
def test_pandoras_own_action_gives_nothing_from_an_empty_supply() -> None:
    table = Table(
        "pandora",
        "aliens",
        places={"tech_dock.A": "creature#1", "corridors.B": "alien#1"},
        home={"0": "corridors"},
        stock={"0": 0, "1": 20},
    )
    table.play("room:corridors.A").until("movement")
    assert table.stock("pandora") == 0
    assert table.state.supply == 0
    assert table.life("aliens") == 19, "the fight takes place all the same"


@rule("TH-12.10")
def test_a_card_that_gives_tokens_cannot_be_used_with_an_empty_supply() -> None:
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.A": "marine#1",
            "corridors.c1": "marines_armory#1",
            "front.0": "bonus_upgrade#1",
        },
        stock={"0": 1, "1": 19},
    )
    table.play("move:marine#1", "room:corridors.A")
    assert table.refusals["act:marines_armory#1"] == ("supply_empty", "TH-08.14")
    assert table.refusals["play:bonus_upgrade#1"] == ("supply_empty", "TH-13.09")


@rule("TH-12.10")
def test_the_incubator_creates_nothing_without_a_young_alien_token() -> None:
    table = Table(
        "aliens",
        "marines",
        places={
            "loading_dock.A": "alien#1",
            "corridors.c1": "aliens_incubator#1",
            "nest.A": "young_alien#1",
            "nest.B": "young_alien#2",
            "space": "young_alien#3",
        },
        stock={"0": 1},
    )
    table.play("move:alien#1", "room:corridors.A")
    assert table.refusals["act:aliens_incubator#1"] == ("no_token_left", "TH-08.14")


@rule("TH-12.10")
def test_the_third_invisibility_token_is_missing() -> None:
    table = Table(
        "greys",
        "marines",
        places={
            "loading_dock.A": "grey#1",
            "corridors.c1": "greys_invisibility#1",
            "wreck.A": "grey#2",
            "wreck.B": "grey#3",
        },
        upgrades={"greys_invisibility#1": 2},
    )
    table.play(
        "move:grey#1", "room:corridors.A", "act:greys_invisibility#1", "hide:grey#1", "hide:grey#2"
    )
    assert table.state.invisible == {"grey#1": 1, "grey#2": 1}
    assert table.prompt != "hide", "X is 3, but there are only 2 tokens"


@rule("TH-12.10")
def test_the_last_parasite_token_and_none_after_it() -> None:
    """Two tokens are due, one is left; the next victim gets none."""
    table = Table(
        "aliens",
        "marines",
        places={
            "corridors.c1": "aliens_parasite#1",
            "corridors.c2": "aliens_duplication#1",
            "loading_dock.A": "marine#1",
            "nest.A": "marine#2",
            "nest.B": "marine#3",
        },
        active=1,
        parasites={"marine#2": 2, "marine#3": 1},
        infector={"marine#2": 0, "marine#3": 0},
    )
    table.play("move:marine#1", "room:corridors.A")
    assert table.state.parasites["marine#1"] == 1
    assert table.view()["seats"][0]["stock"] == {"parasite": 0}


@rule("TH-12.11")
def test_spent_upgrade_tokens_return_to_the_supply() -> None:
    table = Table("marines", "aliens", places={"nest.A": "marine#1"}, stock={"0": 1, "1": 19})
    assert table.state.supply == 0
    table.play("upgrade:marine#1")
    assert table.state.supply == 1


@rule("TH-12.11")
def test_tokens_of_a_discarded_card_return_to_supply_and_owner() -> None:
    """The Landmine goes off under a rival's unit: its upgrade tokens are free again."""
    table = Table(
        "greys",
        "marines",
        places={
            "loading_dock.A": "marine#1",
            "corridors.c1": "greys_landmine#1",
            "wreck.A": "grey#1",
        },
        active=1,
        upgrades={"greys_landmine#1": 2},
    )
    assert table.state.supply == 18
    table.play("room:corridors.A")
    assert table.at("greys_landmine#1") == "discard.0"
    assert table.state.supply == 20


@rule("TH-12.11")
def test_deactivation_tokens_return_to_the_marines() -> None:
    table = Table(
        "greys",
        "marines",
        places={
            "loading_dock.A": "grey#1",
            "wreck.g1": "greys_probe#1",
            "corridors.pending1": "greys_landmine#1",
        },
        deactivation={"greys_probe#1": 3},
        tracker={"greys_probe#1": 1},
    )
    assert table.view()["seats"][1]["stock"] == {"deactivation": 1}
    table.play("room:corridors.A", "install:greys_landmine#1", "slot:wreck.g1")
    assert table.view()["seats"][1]["stock"] == {"deactivation": 4}
