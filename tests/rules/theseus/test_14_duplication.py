"""Copies and several identical cards in one sector (TH-14.03 to TH-14.05)."""

from typing import Any

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

# In the Corridors slot c4 lies beside c2, c3 and c5; c1 lies beside c2 and c3 only.
BESIDE, FAR = "corridors.c4", "corridors.c5"


def with_copy(card: str, **more: str) -> dict[str, str]:
    """The card with a Duplication of its faction beside it."""
    faction = card.partition("_")[0]
    return {"corridors.c3": card, BESIDE: f"{faction}_duplication#1", **more}


def trap(card: str, victim: str, places: dict[str, str], **state: Any) -> Table:
    return Table.stopping(victim, card.partition("_")[0], places=places, **state)


DAMAGE = [
    pytest.param("marines_landmine", 2, marks=rule("TH-14.03a")),
    pytest.param("marines_fire", 1, marks=rule("TH-14.03a")),
    pytest.param("scientists_defense_system", 2, marks=rule("TH-14.03b")),
    pytest.param("aliens_tentacles", 1, marks=rule("TH-14.03c")),
    pytest.param("aliens_hatchery", 1, marks=rule("TH-14.03c")),
    pytest.param("greys_landmine", 2, marks=rule("TH-14.03d")),
    pytest.param("greys_life_transfer_device", 1, marks=rule("TH-14.03d")),
]


@pytest.mark.parametrize(("card", "damage"), DAMAGE)
def test_a_copied_trap_hurts_once_more_per_copy(card: str, damage: int) -> None:
    victim = "greys" if card.startswith("aliens") else "aliens"
    upgrades = {f"{card}#1": 2} if card == "scientists_defense_system" else {}
    places = with_copy(f"{card}#1")
    table = trap(card, victim, places, upgrades=upgrades)
    assert table.life(victim) == 20 - 2 * damage
    faction = card.partition("_")[0]
    both = {**places, "corridors.c1": f"{faction}_duplication#2"}
    table = trap(card, victim, both, upgrades=upgrades)
    assert table.life(victim) == 20 - 3 * damage, "two Duplications beside it copy it twice"


@pytest.mark.parametrize(("card", "damage"), DAMAGE)
def test_two_identical_traps_both_work(card: str, damage: int) -> None:
    victim = "greys" if card.startswith("aliens") else "aliens"
    places = {"corridors.c1": f"{card}#1", "corridors.c5": f"{card}#2"}
    defended = card == "scientists_defense_system"
    upgrades = {f"{card}#1": 2, f"{card}#2": 2} if defended else {}
    assert trap(card, victim, places, upgrades=upgrades).life(victim) == 20 - 2 * damage


@rule("TH-14.03a", "TH-13.23")
def test_of_a_copied_landmine_only_the_mine_is_discarded() -> None:
    table = trap("marines_landmine#1", "aliens", with_copy("marines_landmine#1"))
    assert table.pile("discard", "marines") == ("marines_landmine#1",)
    assert table.at("marines_duplication#1") == BESIDE


@rule("TH-14.03d")
def test_a_copied_probe_and_life_transfer_device_give_their_data_again() -> None:
    assert trap("greys_probe#1", "aliens", with_copy("greys_probe#1")).data("greys") == 2
    card = "greys_life_transfer_device#1"
    assert trap(card, "aliens", with_copy(card)).data("greys") == 2


TOKENS = [
    pytest.param("marines_armory", marks=rule("TH-14.03a")),
    pytest.param("scientists_small_lab", marks=rule("TH-14.03b")),
    pytest.param("aliens_habitat", marks=rule("TH-14.03c")),
    pytest.param("greys_amplifier", marks=rule("TH-14.03d")),
]


@pytest.mark.parametrize("card", TOKENS)
def test_copies_and_further_cards_give_further_upgrade_tokens(card: str) -> None:
    faction = card.partition("_")[0]
    rival = "aliens" if faction != "aliens" else "marines"
    table = Table.stopping(faction, rival, places=with_copy(f"{card}#1"))
    table.play(f"act:{card}#1", f"act:{card}#1")
    assert table.stock(faction) == 2
    places = {"corridors.c1": f"{card}#1", "corridors.c5": f"{card}#2"}
    table = Table.stopping(faction, rival, places=places)
    table.play(f"act:{card}#1", f"act:{card}#2")
    assert table.stock(faction) == 2


@pytest.mark.parametrize("card", TOKENS)
def test_a_copy_gives_no_token_once_the_supply_is_empty(card: str) -> None:
    faction = card.partition("_")[0]
    rival = "aliens" if faction != "aliens" else "marines"
    table = Table.stopping(faction, rival, places=with_copy(f"{card}#1"), stock={"1": 19})
    table.play(f"act:{card}#1")
    assert (table.stock(faction), table.state.supply) == (1, 0)
    assert f"act:{card}#1" not in table.options


@rule("TH-14.03a", "TH-15.36")
def test_a_copied_battle_position_adds_its_damage_once_more_to_every_hit() -> None:
    places = with_copy("marines_battle_position#1") | {"corridors.B": "alien#1"}
    upgrades = {"marines_battle_position#1": 1}
    table = Table.stopping("marines", "aliens", places=places, upgrades=upgrades)
    assert table.life("aliens") == 20 - (1 + 2 + 2)


@rule("TH-14.03a")
def test_two_battle_positions_add_up() -> None:
    places = {
        "corridors.c1": "marines_battle_position#1",
        "corridors.c5": "marines_battle_position#2",
        "corridors.B": "alien#1",
    }
    assert Table.stopping("marines", "aliens", places=places).life("aliens") == 20 - 3


@rule("TH-14.03a")
def test_a_copied_trap_tracker_lays_tokens_twice() -> None:
    places = with_copy("marines_trap_tracker#1", **{"control_room.k1": "aliens_hatchery#1"})
    table = Table.stopping("marines", "aliens", places=places)
    table.play("act:marines_trap_tracker#1", "act:marines_trap_tracker#1")
    assert table.state.deactivation == {"aliens_hatchery#1": 2}


@rule("TH-14.03a", "TH-14.03c")
@pytest.mark.parametrize(
    ("faction", "rival", "unit"),
    [("marines", "aliens", "marine#1"), ("aliens", "marines", "alien#1")],
)
def test_a_copied_fight_is_fought_twice(faction: str, rival: str, unit: str) -> None:
    enemy = "alien#1" if rival == "aliens" else "marine#1"
    places = with_copy(f"{faction}_fight#1") | {"corridors.B": enemy}
    table = Table.stopping(faction, rival, places=places, upgraded={unit: 1})
    table.play(f"act:{faction}_fight#1", f"act:{faction}_fight#1")
    assert table.life(rival) == 20 - 3, "twice by the card, once by the Corridors"


@rule("TH-14.03b", "TH-14.03d")
@pytest.mark.parametrize("card", ["scientists_archives", "greys_transmission"])
def test_copied_archives_and_transmission_give_data_twice(card: str) -> None:
    faction = card.partition("_")[0]
    table = Table.stopping(
        faction, "aliens", places=with_copy(f"{card}#1"), upgrades={f"{card}#1": 2}
    )
    table.play(f"act:{card}#1", f"act:{card}#1")
    assert table.data(faction) == 6, "the copy has the tokens of the card"


@rule("TH-14.03b")
def test_a_copied_medstation_heals_twice() -> None:
    places = with_copy("scientists_medstation#1")
    table = Table.stopping("scientists", "aliens", places=places, life={"0": 10})
    table.play("act:scientists_medstation#1", "act:scientists_medstation#1")
    assert table.life("scientists") == 12


@rule("TH-14.03b")
def test_copied_station_plans_install_two_cards() -> None:
    places = with_copy("scientists_station_plans#1") | {
        "laboratory.pending1": "scientists_archives#1",
        "control_room.pending1": "scientists_archives#2",
    }
    table = Table.stopping(
        "scientists",
        "aliens",
        places=places,
        decks={"scientists": ["scientists_shelter#1", "scientists_shelter#2"]},
    )
    table.play("act:scientists_station_plans#1", "install:scientists_archives#1")
    table.play("slot:corridors.c1", "act:scientists_station_plans#1")
    table.play("install:scientists_archives#2", "slot:corridors.c2")
    assert table.here("corridors.c1") == "scientists_archives#1"
    assert table.here("corridors.c2") == "scientists_archives#2"
    assert table.here("laboratory.pending1") == "scientists_shelter#1"
    assert table.here("control_room.pending1") == "scientists_shelter#2"


@rule("TH-14.03b", "TH-13.23")
def test_a_copied_detonation_removes_two_cards_and_only_itself_is_discarded() -> None:
    places = with_copy("scientists_detonation#1") | {
        "corridors.c1": "aliens_fight#1",
        "corridors.c5": "aliens_fight#2",
    }
    table = Table.stopping("scientists", "aliens", places=places)
    table.play("act:scientists_detonation#1", "destroy:aliens_fight#1")
    assert table.at("scientists_detonation#1") == "corridors.c3", "until the copy is resolved"
    table.play("act:scientists_detonation#1")
    assert set(table.pile("discard", "aliens")) == {"aliens_fight#1", "aliens_fight#2"}
    assert table.pile("discard", "scientists") == ("scientists_detonation#1",)
    assert table.at("scientists_duplication#1") == BESIDE


@rule("TH-14.03b", "TH-13.23")
def test_a_detonation_whose_copy_is_not_used_is_discarded_all_the_same() -> None:
    places = with_copy("scientists_detonation#1") | {
        "corridors.c1": "aliens_fight#1",
        "corridors.c5": "aliens_fight#2",
        "nest.A": "alien#1",
    }
    table = Table.stopping("scientists", "aliens", places=places)
    table.play("act:scientists_detonation#1", "destroy:aliens_fight#1", "done")
    assert table.pile("discard", "scientists") == ("scientists_detonation#1",)


@rule("TH-14.03c", "TH-14.53")
def test_a_copied_lurking_hits_once_more_with_a_new_target() -> None:
    places = with_copy("aliens_lurking#1") | {"corridors.B": "marine#1", "corridors.C": "marine#2"}
    table = Table.stopping("aliens", "marines", places=places)
    table.play("target:marine#1", "target:marine#2")
    assert [hit["target"] for hit in table.events("lurked")] == ["marine#1", "marine#2"]
    assert table.life("marines") == 18


@rule("TH-14.03c")
def test_a_copied_incubator_brings_two_young_aliens() -> None:
    table = Table.stopping("aliens", "marines", places=with_copy("aliens_incubator#1"))
    table.play("act:aliens_incubator#1", "room:corridors.B")
    table.play("act:aliens_incubator#1", "room:corridors.C")
    assert table.at("young_alien#1") == "corridors.B"
    assert table.at("young_alien#2") == "corridors.C"


@rule("TH-14.03d")
def test_a_copied_chamber_adds_its_data_once_more() -> None:
    places = with_copy("greys_chamber#1") | {"corridors.B": "alien#1"}
    table = Table.stopping("greys", "aliens", places=places, upgraded={"grey#1": 1})
    assert table.data("greys") == 1 + 1 + 1


@rule("TH-14.03d", "TH-14.46")
def test_a_copied_time_loop_allows_further_points_in_place() -> None:
    places = with_copy("greys_time_loop#1") | {
        "tech_dock.A": "grey#1",
        "tech_dock.B": "alien#1",
        "tech_dock.C": "alien#2",
    }
    ring = ["corridors", "control_room", "wreck", "nest", "tech_dock"]
    table = Table("greys", "aliens", places=places, ring=ring)
    assert set(table.options) == {
        "route:wreck",
        "route:control_room>greys_time_loop#1*1",
        "route:corridors>greys_time_loop#1*2",
    }


@rule("TH-14.03d")
def test_a_copied_downgrade_costs_further_upgrades_and_names_the_rival_anew() -> None:
    places = with_copy("greys_downgrade#1")
    table = Table.stopping("greys", "aliens", "marines", places=places, stock={"1": 1, "2": 1})
    table.play("act:greys_downgrade#1", "rival:1", "act:greys_downgrade#1", "rival:2")
    assert (table.stock("aliens"), table.stock("marines")) == (0, 0)


@rule("TH-14.04a", "TH-14.04b")
@pytest.mark.parametrize(
    ("faction", "unit", "card"),
    [
        ("marines", "marine#1", "marines_bunker#1"),
        ("scientists", "scientist#1", "scientists_shelter#1"),
    ],
)
def test_copied_protection_protects_no_more_than_once(faction: str, unit: str, card: str) -> None:
    places = with_copy(card) | {"corridors.B": unit}
    table = Table.stopping("aliens", faction, places=places, upgraded={"alien#1": 1})
    assert table.life(faction) == 20
    table = Table.stopping("aliens", faction, places=places, upgraded={"alien#1": 1}, disc=card)
    assert table.life(faction) == 19, "the Duplication is no Bunker of its own"


@rule("TH-14.04a", "TH-13.16")
def test_a_copied_safeguard_is_still_one_card_that_draws_the_disc() -> None:
    places = {
        "corridors.c3": "marines_safeguard#1",
        BESIDE: "marines_duplication#1",
        "tech_dock.A": "alien#1",
        "tech_dock.B": "marine#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "nest", "tech_dock"]
    table = Table("aliens", "marines", places=places, ring=ring).move("alien#1", "control_room.A")
    assert table.state.disc == "marines_safeguard#1"


@rule("TH-14.04b")
def test_a_copied_malfunction_card_moves_the_disc_once() -> None:
    places = with_copy("scientists_malfunction#1") | {
        "corridors.c1": "aliens_fight#1",
        "corridors.c5": "aliens_fight#2",
        "control_room.k1": "aliens_fight#3",
        "front.0": "bonus_upgrade#1",
    }
    table = Table.stopping("scientists", "aliens", places=places)
    table.play("act:scientists_malfunction#1", "disc:aliens_fight#1")
    assert "act:scientists_malfunction#1" not in table.options


@rule("TH-14.04b", "TH-14.04c")
@pytest.mark.parametrize("card", ["scientists_secret_passage#1", "aliens_air_duct#1"])
def test_a_copied_shortcut_skips_its_sector_once(card: str) -> None:
    faction = card.partition("_")[0]
    unit = "alien#1" if faction == "aliens" else "scientist#1"
    home = "nest" if faction == "aliens" else "laboratory"
    places = with_copy(card) | {"tech_dock.A": unit}
    ring = ["corridors", "control_room", home, "loading_dock", "tech_dock"]
    table = Table(faction, "marines", places=places, ring=ring)
    assert table.options == ["route:corridors", f"route:control_room>{card}"]


@rule("TH-14.04c")
def test_two_air_ducts_in_one_sector_skip_it_once() -> None:
    places = {
        "corridors.c1": "aliens_air_duct#1",
        "corridors.c2": "aliens_air_duct#2",
        "tech_dock.A": "alien#1",
    }
    ring = ["corridors", "control_room", "nest", "loading_dock", "tech_dock"]
    table = Table("aliens", "marines", places=places, ring=ring)
    assert len(table.options) == 2


@rule("TH-14.04c")
def test_a_copied_pheromone_trail_stops_a_unit_once() -> None:
    places = with_copy("aliens_pheromone_trail#1") | {
        "tech_dock.A": "alien#1",
        "tech_dock.B": "marine#1",
    }
    ring = ["corridors", "control_room", "nest", "loading_dock", "tech_dock"]
    table = Table("aliens", "marines", places=places, ring=ring)
    assert table.options == ["route:corridors>aliens_pheromone_trail#1", "route:control_room"]


@rule("TH-14.04c", "TH-14.51")
def test_copied_crawlers_switch_nothing_more_off() -> None:
    """The Duplication is no second pack of Crawlers: with the disc on them the mine works."""
    places = with_copy("aliens_crawlers#1") | {"corridors.c1": "marines_landmine#1"}
    table = Table.stopping("aliens", "marines", places=places, disc="aliens_crawlers#1")
    assert table.life("aliens") == 18


@rule("TH-14.04d")
def test_a_copied_teleport_jumps_once() -> None:
    places = with_copy("greys_teleport#1") | {"tech_dock.A": "grey#1"}
    ring = ["corridors", "control_room", "wreck", "loading_dock", "tech_dock"]
    table = Table("greys", "marines", places=places, ring=ring)
    assert table.options == ["route:corridors>greys_teleport#1", "route:corridors"]
    table.play("route:corridors>greys_teleport#1", "room:wreck.A")
    assert table.moves() == [("grey#1", 1)]


@rule("TH-14.05")
@pytest.mark.parametrize(
    "card",
    [
        "aliens_abduction",  # TH-14.11
        "aliens_adrenaline_rush",  # TH-14.17
        "scientists_remote_control",  # TH-14.32
        "greys_invisibility",  # TH-14.36
        "greys_control",  # TH-14.43
        "marines_team_tactics",  # TH-15.08
    ],
)
def test_cards_with_a_ruling_of_their_own_are_resolved_again_with_other_targets(card: str) -> None:
    faction = card.partition("_")[0]
    rival = "marines" if faction != "marines" else "aliens"
    enemies = ["marine", "alien"][rival == "aliens"]
    units = {"aliens": "alien", "scientists": "scientist", "greys": "grey", "marines": "marine"}
    places = with_copy(f"{card}#1") | {
        "corridors.B": f"{enemies}#1",
        "control_room.B": f"{enemies}#2",
        "control_room.C": f"{units[faction]}#2",
        "control_room.k1": "scientists_archives#1",
        "control_room.k2": "scientists_archives#2",
    }
    if faction != "scientists":
        del places["control_room.k1"], places["control_room.k2"]
    if card == "aliens_abduction":
        places["corridors.C"] = "marine#3"
    table = Table.stopping(
        faction,
        rival,
        places=places,
        upgraded={f"{units[faction]}#1": 1, f"{units[faction]}#2": 1},
    )
    table.play(f"act:{card}#1")
    while table.prompt != "action":
        table.play(table.options[0])
    assert f"act:{card}#1" in table.options
