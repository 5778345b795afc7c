"""Cards of the Marines (TH-08.08 to TH-08.10, TH-14.07, TH-14.47, TH-14.48, TH-15.01 to 15.09).

What they share with the cards of their type is in test_cards_in_common.py, their copies in
test_14_duplication.py.
"""

from typing import Any

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

TEAM = ("marines", "scientists", "aliens", "greys")  # Marines and Aliens against the others


# Landmine and Fire


@rule("TH-08.08", "TH-12.11")
def test_the_tokens_of_a_spent_landmine_go_back_where_they_came_from() -> None:
    table = Table.stopping(
        "aliens",
        "marines",
        places={"corridors.c1": "marines_landmine#1"},
        upgrades={"marines_landmine#1": 3},
    )
    assert table.life("aliens") == 15
    assert (table.state.supply, table.state.upgrades) == (20, {})


@rule("TH-08.08", "TH-15.15", "TH-15.17")
@pytest.mark.parametrize("card", ["marines_landmine#1", "marines_fire#1"])
def test_in_deathmatch_the_owner_of_a_trap_gains_its_damage_in_anybodys_turn(card: str) -> None:
    table = Table.stopping(
        "aliens", "marines", "greys", places={"corridors.c1": card}, life={"0": 7}
    )
    gained = 2 if card.startswith("marines_landmine") else 1
    assert [table.life(f) for f in ("aliens", "marines", "greys")] == [7, gained, 0]


@rule("TH-15.34", "TH-12.02")
def test_in_the_team_game_a_trap_hurts_only_the_owner_of_the_unit() -> None:
    places = {"corridors.c1": "marines_landmine#1"}
    team = ("greys", "marines", "scientists", "aliens")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    assert (table.life("greys"), table.life("scientists")) == (18, 20)


@rule("TH-07.20", "TH-07.26")
def test_fire_burns_once_per_crossing_and_again_at_the_stop() -> None:
    places = {
        "tech_dock.A": "alien#1",
        "tech_dock.B": "marine#1",
        "corridors.c1": "marines_fire#1",
        "control_room.k1": "marines_fire#2",
    }
    table = Table.stopping("aliens", "marines", places=places, room="control_room.A")
    assert table.damage() == [("aliens", 1), ("aliens", 1)]


@rule("TH-16.27", "TH-07.20")
def test_fire_held_for_a_single_use_goes_home_after_a_unit_has_crossed_it() -> None:
    places = {"tech_dock.B": "marine#2", "corridors.c1": "marines_fire#1 runner#1"}
    table = Table.stopping(
        "marines",
        "pandora",
        places=places,
        room="control_room.A",
        taken={"marines_fire#1": "runner#1"},
    )
    assert table.life("marines") == 19
    assert table.state.taken == {}


# Battle Position


@rule("TH-08.10")
def test_the_battle_position_adds_to_every_hit_of_a_triple_attack() -> None:
    places = {
        "corridors.c1": "marines_battle_position#1",
        "corridors.B": "alien#1",
        "corridors.C": "alien#2",
    }
    table = Table.stopping("marines", "aliens", places=places, upgraded={"marine#1": 1})
    assert table.damage() == [("aliens", 2), ("aliens", 2)]


@rule("TH-08.10", "TH-11.17")
def test_the_battle_position_grows_with_its_tokens() -> None:
    places = {"corridors.c1": "marines_battle_position#1", "corridors.B": "alien#1"}
    table = Table.stopping(
        "marines", "aliens", places=places, upgrades={"marines_battle_position#1": 4}
    )
    assert table.damage() == [("aliens", 6)]


@rule("TH-08.10")
def test_without_a_hit_the_battle_position_adds_nothing() -> None:
    """The only rival unit stands under a Shelter."""
    places = {
        "corridors.c1": "marines_battle_position#1",
        "corridors.B": "scientist#1",
        "corridors.c5": "scientists_shelter#1",
    }
    assert Table.stopping("marines", "scientists", places=places).damage() == []


@rule("TH-08.10", "TH-15.15")
def test_in_deathmatch_the_bonus_is_gained_by_the_attacker() -> None:
    places = {"corridors.c1": "marines_battle_position#1", "corridors.B": "alien#1"}
    table = Table.stopping("marines", "aliens", "greys", places=places)
    assert table.life("marines") == 2


@rule("TH-15.36", "TH-15.42")
def test_the_battle_position_helps_a_partner_who_deals_damage_himself() -> None:
    places = {"corridors.c1": "marines_battle_position#1", "corridors.B": "scientist#1"}
    team = ("aliens", "scientists", "marines", "greys")
    table = Table.stopping(*team, places=places, options={"mode": "team"}, upgraded={"alien#1": 1})
    assert table.life("scientists") == 18


@rule("TH-15.36")
def test_the_battle_position_does_not_help_a_partner_who_gains_data() -> None:
    places = {"corridors.c1": "marines_battle_position#1", "corridors.B": "scientist#1"}
    team = ("greys", "scientists", "marines", "aliens")
    table = Table.stopping(*team, places=places, options={"mode": "team"}, upgraded={"grey#1": 1})
    assert table.data("greys") == 1
    assert table.life("scientists") == 20


@rule("TH-16.27")
def test_a_battle_position_held_for_a_single_use_helps_one_attack() -> None:
    places = {
        "corridors.c1": "marines_battle_position#1 warrior#1",
        "corridors.B": "marine#1",
        "corridors.C": "marine#2",
    }
    table = Table.stopping(
        "pandora",
        "marines",
        places=places,
        upgraded={"creature#1": 1},
        taken={"marines_battle_position#1": "warrior#1"},
    )
    assert table.damage() == [("marines", 2), ("marines", 2)], "all hits of the one attack"
    assert table.state.taken == {}


@rule("TH-16.23")
def test_a_battle_position_in_pandoras_hands_no_longer_helps_the_marines() -> None:
    places = {
        "corridors.c1": "marines_battle_position#1 trapper#1",
        "corridors.B": "creature#1",
    }
    table = Table.stopping(
        "marines", "pandora", places=places, taken={"marines_battle_position#1": "trapper#1"}
    )
    assert table.damage() == [("pandora", 1)]


# Double Shot


@rule("TH-15.01")
@pytest.mark.parametrize(
    ("more", "shots"),
    [
        ({}, 2),
        ({"corridors.c5": "marines_double_shot#2"}, 3),
        ({"corridors.c2": "marines_duplication#1"}, 3),
    ],
)
def test_each_double_shot_or_copy_repeats_the_whole_attack(
    more: dict[str, str], shots: int
) -> None:
    places = {
        "corridors.c1": "marines_double_shot#1",
        "corridors.B": "alien#1",
        "corridors.C": "alien#2",
        **more,
    }
    table = Table.stopping("marines", "aliens", places=places, upgraded={"marine#1": 1})
    assert len(table.events("attacked")) == 2 * shots


@rule("TH-15.01")
def test_the_targets_of_the_repetition_are_chosen_anew() -> None:
    places = {
        "corridors.c1": "marines_double_shot#1",
        "corridors.B": "alien#1",
        "corridors.C": "alien#2",
    }
    table = Table.stopping("marines", "aliens", places=places)
    table.play("target:alien#1", "target:alien#2")
    assert [hit["target"] for hit in table.events("attacked")] == ["alien#1", "alien#2"]


@rule("TH-15.01", "TH-08.10")
def test_bonuses_apply_to_every_repetition() -> None:
    places = {
        "corridors.c1": "marines_double_shot#1",
        "corridors.c5": "marines_battle_position#1",
        "corridors.B": "alien#1",
    }
    assert Table.stopping("marines", "aliens", places=places).damage() == [("aliens", 2)] * 2


@rule("TH-15.01", "TH-15.42")
def test_double_shot_serves_the_partner_but_not_lurking() -> None:
    places = {
        "corridors.c1": "marines_double_shot#1",
        "corridors.c5": "aliens_lurking#1",
        "corridors.B": "scientist#1",
    }
    team = ("aliens", "scientists", "marines", "greys")
    table = Table.stopping(*team, places=places, options={"mode": "team"}, upgraded={"alien#1": 1})
    assert len(table.events("attacked")) == 2
    assert len(table.events("lurked")) == 1


@rule("TH-15.01")
def test_double_shot_works_in_an_ambush_and_only_in_its_sector() -> None:
    places = {
        "corridors.c1": "marines_double_shot#1",
        "corridors.c5": "marines_ambush#1",
        "corridors.B": "marine#1",
    }
    assert Table.stopping("aliens", "marines", places=places).life("aliens") == 18
    places = {
        "control_room.k1": "marines_double_shot#1",
        "corridors.c5": "marines_ambush#1",
        "corridors.B": "marine#1",
    }
    assert Table.stopping("aliens", "marines", places=places).life("aliens") == 19


@rule("TH-15.01", "TH-15.40")
def test_greys_beside_a_partners_double_shot_scan_twice() -> None:
    places = {"corridors.c1": "marines_double_shot#1", "corridors.B": "scientist#1"}
    team = ("greys", "scientists", "marines", "aliens")
    table = Table.stopping(*team, places=places, options={"mode": "team"}, upgraded={"grey#1": 1})
    assert table.data("greys") == 2


@rule("TH-15.01", "TH-16.27")
def test_a_double_shot_held_for_a_single_use_repeats_one_attack() -> None:
    places = {
        "corridors.c1": "marines_double_shot#1 warrior#1",
        "corridors.B": "marine#1",
        "control_room.B": "creature#2",
        "control_room.C": "marine#2",
    }
    table = Table.stopping(
        "pandora", "marines", places=places, taken={"marines_double_shot#1": "warrior#1"}
    )
    while table.prompt == "attacker":
        table.play(table.options[0])
    assert sorted(hit["unit"] for hit in table.events("attacked")) == [
        "creature#1",
        "creature#1",
        "creature#2",
    ]
    assert table.state.taken == {}


# Bunker


@rule("TH-10.26")
def test_the_bunker_does_not_stop_traps_parasites_ejection_or_a_push() -> None:
    places = {
        "corridors.c1": "marines_bunker#1",
        "corridors.c2": "aliens_hatchery#1",
        "corridors.c3": "aliens_parasite#1",
    }
    table = Table.stopping("marines", "aliens", places=places)
    table.play("trap:aliens_hatchery#1,aliens_parasite#1")
    assert table.life("marines") == 19
    assert table.state.parasites == {"marine#1": 1}


@rule("TH-10.26", "TH-14.42", "TH-15.07")
def test_the_bunker_protects_a_pushed_marine_from_the_fight_it_fills() -> None:
    """Greys push a Marine into the last room of the Corridors: the Bunker there still counts."""
    places = {
        "tech_dock.A": "grey#1",
        "nest.A": "marine#1",
        "corridors.B": "grey#2",
        "corridors.C": "alien#1",
        "corridors.D": "alien#2",
        "corridors.c1": "marines_bunker#1",
        "wreck.g1": "greys_control#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "tech_dock", "wreck", "nest"]
    table = Table("greys", "marines", "aliens", places=places, ring=ring, upgraded={"grey#2": 1})
    table.play("move:grey#1", "room:wreck.A", "act:greys_control#1", "push:marine#1")
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "corridors"}]
    assert set(table.options) == {"target:alien#1", "target:alien#2"}


@rule("TH-10.26", "TH-15.42")
def test_the_bunker_protects_the_partners_units_too() -> None:
    places = {
        "corridors.c1": "marines_bunker#1",
        "corridors.B": "alien#1",
        "corridors.C": "marine#1",
    }
    team = ("scientists", "marines", "greys", "aliens")
    table = Table.stopping(
        *team, places=places, options={"mode": "team"}, upgraded={"scientist#1": 1}
    )
    assert table.events("attacked") == []


@rule("TH-10.26", "TH-15.15")
def test_in_deathmatch_the_bunker_denies_attackers_their_points() -> None:
    places = {"corridors.c1": "marines_bunker#1", "corridors.B": "marine#1"}
    table = Table.stopping("aliens", "marines", "greys", places=places, upgraded={"alien#1": 1})
    assert table.life("aliens") == 0


@rule("TH-10.26")
def test_the_bunker_protects_from_lurking_and_adrenaline_rush() -> None:
    places = {
        "corridors.c1": "marines_bunker#1",
        "corridors.c2": "aliens_lurking#1",
        "corridors.c3": "aliens_adrenaline_rush#1",
        "corridors.B": "marine#1",
        "front.0": "bonus_upgrade#1",
    }
    table = Table.stopping("aliens", "marines", places=places, upgraded={"alien#1": 1})
    assert table.refusals["act:aliens_adrenaline_rush#1"][0] == "nobody_in_reach"
    table.play("done")
    assert table.events("lurked") == []


@rule("TH-16.27")
def test_a_bunker_held_for_a_single_use_ends_with_the_fight_it_changed() -> None:
    places = {
        "corridors.c1": "marines_bunker#1 warrior#1",
        "corridors.B": "creature#1",
        "corridors.C": "creature#2",
    }
    table = Table.stopping(
        "marines",
        "pandora",
        places=places,
        upgraded={"marine#1": 1},
        taken={"marines_bunker#1": "warrior#1"},
    )
    assert table.life("pandora") == 20, "both creatures were protected in this fight"
    assert table.state.taken == {}


@rule("TH-16.27")
def test_a_bunker_held_for_a_single_use_stays_while_it_takes_away_no_target() -> None:
    """Marine and creature fight in different rooms without connection."""
    places = {
        "tech_dock.A": "marine#1",
        "control_room.A": "creature#1",
        "control_room.B": "marine#2",
        "control_room.k1": "marines_bunker#1 warrior#1",
    }
    table = Table.stopping(
        "marines", "pandora", places=places, taken={"marines_bunker#1": "warrior#1"}
    )
    assert table.state.taken == {"marines_bunker#1": "warrior#1"}


# Ambush


@rule("TH-14.47", "TH-08.15")
def test_an_ambush_lets_all_marines_of_the_sector_attack_any_rival_in_reach() -> None:
    places = {
        "corridors.c1": "marines_ambush#1",
        "corridors.B": "marine#1",
        "corridors.C": "marine#2",
        "control_room.B": "marine#3",
        "control_room.C": "alien#2",
    }
    table = Table.stopping("aliens", "marines", places=places)
    hits = [(hit["unit"], hit["target"]) for hit in table.events("attacked")]
    assert hits == [("marine#1", "alien#1"), ("marine#2", "alien#1")]
    assert table.at("marines_ambush#1") == "corridors.c1", "it is not single-use"


@rule("TH-14.47")
@pytest.mark.parametrize(
    "more", [{"corridors.c5": "marines_ambush#2"}, {"corridors.c2": "marines_duplication#1"}]
)
def test_two_ambushes_or_a_copied_one_are_resolved_twice(more: dict[str, str]) -> None:
    places = {"corridors.c1": "marines_ambush#1", "corridors.B": "marine#1", **more}
    assert Table.stopping("aliens", "marines", places=places).life("aliens") == 18


@rule("TH-14.47")
def test_an_ambush_comes_before_the_limited_fight_and_sets_off_no_lurking() -> None:
    places = {
        "corridors.c1": "marines_ambush#1",
        "corridors.c2": "aliens_lurking#1",
        "corridors.B": "marine#1",
        "corridors.C": "marine#2",
        "corridors.D": "marine#3",
    }
    table = Table.stopping("aliens", "marines", places=places)
    told = [n for n in table.story if n in ("attacked", "lurked", "limited_fight_began")]
    assert told[:4] == ["attacked", "attacked", "attacked", "limited_fight_began"]


@rule("TH-14.47")
def test_an_ambush_without_marines_does_nothing_and_stays() -> None:
    table = Table.stopping("aliens", "marines", places={"corridors.c1": "marines_ambush#1"})
    assert table.life("aliens") == 20
    assert table.at("marines_ambush#1") == "corridors.c1"


@rule("TH-14.47", "TH-15.42")
def test_an_ambush_uses_only_units_of_its_owner_not_of_the_partner() -> None:
    places = {
        "corridors.c1": "marines_ambush#1",
        "corridors.B": "alien#1",
        "corridors.C": "marine#1",
    }
    team = ("scientists", "marines", "greys", "aliens")
    table = Table.stopping(*team, places=places, options={"mode": "team"}, upgraded={"alien#1": 1})
    assert [hit["unit"] for hit in table.events("attacked")] == ["marine#1"]


@rule("TH-14.47", "TH-15.15")
def test_in_deathmatch_an_ambush_scores_also_for_hits_on_a_third_player() -> None:
    places = {
        "corridors.c1": "marines_ambush#1",
        "corridors.B": "marine#1",
        "corridors.C": "grey#1",
    }
    table = Table.stopping("aliens", "marines", "greys", places=places, upgraded={"marine#1": 1})
    assert table.life("marines") == 2
    assert {hit["target"] for hit in table.events("attacked")} == {"alien#1", "grey#1"}


@rule("TH-14.47", "TH-16.23")
def test_an_ambush_in_pandoras_hands_uses_pandoras_units() -> None:
    places = {
        "corridors.c1": "marines_ambush#1 trapper#1",
        "corridors.B": "creature#1",
        "corridors.C": "marine#2",
    }
    table = Table.stopping(
        "marines", "pandora", places=places, taken={"marines_ambush#1": "trapper#1"}
    )
    assert table.asked == "pandora"
    table.play("target:marine#1")
    assert table.events("attacked")[0]["unit"] == "creature#1"


@rule("TH-14.47", "TH-14.28")
def test_a_caught_marine_takes_no_part_in_an_ambush() -> None:
    places = {"corridors.c1": "marines_ambush#1", "corridors.B": "marine#1"}
    table = Table.stopping("scientists", "marines", places=places, caught={"marine#1": 1})
    assert table.life("scientists") == 20


# Trap Tracker


@rule("TH-15.09")
def test_the_tokens_of_an_upgraded_trap_tracker_go_on_any_rival_traps() -> None:
    places = {
        "corridors.c1": "marines_trap_tracker#1",
        "corridors.c2": "aliens_hatchery#1",
        "control_room.k1": "aliens_parasite#1",
        "control_room.k2": "aliens_duplication#1",
        "control_room.k3": "marines_fire#1",
        "nest.pending1": "aliens_hatchery#2",
    }
    table = Table.stopping(
        "marines", "aliens", places=places, upgrades={"marines_trap_tracker#1": 2}
    )
    table.play("act:marines_trap_tracker#1")
    traps = {"deactivate:aliens_hatchery#1", "deactivate:aliens_parasite#1"}
    assert set(table.options) == traps, "no Duplication, no own trap, no pending card"
    table.play("deactivate:aliens_hatchery#1", "deactivate:aliens_hatchery#1")
    table.play("deactivate:aliens_parasite#1")
    assert table.state.deactivation == {"aliens_hatchery#1": 2, "aliens_parasite#1": 1}


@rule("TH-15.09")
def test_the_player_may_lay_fewer_tokens() -> None:
    places = {"corridors.c1": "marines_trap_tracker#1", "control_room.k1": "aliens_hatchery#1"}
    table = Table.stopping(
        "marines", "aliens", places=places, upgrades={"marines_trap_tracker#1": 2}
    )
    table.play("act:marines_trap_tracker#1", "enough")
    assert table.state.deactivation == {"aliens_hatchery#1": 1}


@rule("TH-15.09")
def test_a_trap_under_the_disc_gets_no_deactivation_token() -> None:
    places = {
        "corridors.c1": "marines_trap_tracker#1",
        "control_room.k1": "aliens_hatchery#1",
        "front.0": "bonus_upgrade#1",
    }
    table = Table.stopping("marines", "aliens", places=places, disc="aliens_hatchery#1")
    assert table.refusals["act:marines_trap_tracker#1"][0] == "no_rival_trap"


@rule("TH-15.09", "TH-12.10")
def test_no_more_deactivation_tokens_than_there_are() -> None:
    places = {
        "corridors.c1": "marines_trap_tracker#1",
        "control_room.k1": "aliens_hatchery#1",
        "control_room.k2": "aliens_hatchery#2",
    }
    table = Table.stopping(
        "marines",
        "aliens",
        places=places,
        upgrades={"marines_trap_tracker#1": 6},
        deactivation={"aliens_hatchery#2": 3},
    )
    table.play("act:marines_trap_tracker#1", "deactivate:aliens_hatchery#1")
    assert sum(table.state.deactivation.values()) == 4
    assert table.prompt != "trap_tracker"


@rule("TH-15.09", "TH-12.10")
def test_without_a_deactivation_token_in_stock_the_trap_tracker_does_nothing() -> None:
    places = {
        "corridors.c1": "marines_trap_tracker#1",
        "control_room.k1": "aliens_hatchery#1",
        "front.0": "bonus_upgrade#1",
    }
    table = Table.stopping(
        "marines", "aliens", places=places, deactivation={"aliens_hatchery#1": 4}
    )
    assert table.refusals["act:marines_trap_tracker#1"] == ("no_token_left", "TH-08.14")


@rule("TH-15.09")
def test_one_token_stops_a_trap_and_its_copies() -> None:
    places = {
        "corridors.c3": "aliens_hatchery#1",
        "corridors.c4": "aliens_duplication#1",
    }
    table = Table.stopping(
        "marines", "aliens", places=places, deactivation={"aliens_hatchery#1": 1}
    )
    assert table.life("marines") == 20
    assert table.state.deactivation == {}


@rule("TH-15.09", "TH-07.20")
def test_crossing_a_trap_uses_up_a_token_too() -> None:
    places = {"tech_dock.B": "alien#1", "corridors.c1": "aliens_tentacles#1"}
    table = Table.stopping(
        "marines",
        "aliens",
        places=places,
        room="control_room.A",
        deactivation={"aliens_tentacles#1": 1},
    )
    assert table.life("marines") == 20
    assert table.state.deactivation == {}


@rule("TH-15.09", "TH-13.07")
def test_a_defense_system_without_power_uses_up_no_token() -> None:
    table = Table.stopping(
        "marines",
        "scientists",
        places={"corridors.c1": "scientists_defense_system#1"},
        deactivation={"scientists_defense_system#1": 1},
    )
    assert table.state.deactivation == {"scientists_defense_system#1": 1}


@rule("TH-15.09", "TH-15.30")
def test_deactivation_tokens_protect_the_partners_units_too() -> None:
    places = {"corridors.c1": "greys_landmine#1"}
    team = ("aliens", "scientists", "marines", "greys")
    table = Table.stopping(
        *team, places=places, options={"mode": "team"}, deactivation={"greys_landmine#1": 1}
    )
    assert table.life("aliens") == 20
    assert table.at("greys_landmine#1") == "corridors.c1"


@rule("TH-15.09", "TH-16.23")
def test_deactivation_tokens_stay_on_a_trap_that_changes_hands() -> None:
    table = Table(
        "marines",
        "aliens",
        "pandora",
        places={
            "corridors.c1": "aliens_hatchery#1 trapper#1",
            "tech_dock.A": "marine#1",
        },
        ring=["corridors", "control_room", "loading_dock", "nest", "tech_dock"],
        taken={"aliens_hatchery#1": "trapper#1"},
        deactivation={"aliens_hatchery#1": 1},
    )
    table.move("marine#1", "corridors.A")
    assert table.life("pandora") == 0
    assert table.state.deactivation == {}


@rule("TH-15.09", "TH-16.23")
def test_tokens_laid_by_pandora_are_pandoras() -> None:
    places = {
        "corridors.c1": "marines_trap_tracker#1 trapper#1",
        "control_room.k1": "marines_fire#1",
        "loading_dock.A": "marine#1",
    }
    table = Table.stopping(
        "pandora", "marines", places=places, taken={"marines_trap_tracker#1": "trapper#1"}
    )
    table.play("act:marines_trap_tracker#1")
    assert table.state.tracker == {"marines_fire#1": table.seat("pandora")}


@rule("TH-15.09")
def test_the_side_that_laid_the_tokens_is_the_one_they_protect() -> None:
    """Pandora laid them on the Fire of the Marines and crosses it unharmed."""
    table = Table.stopping(
        "pandora",
        "marines",
        places={"tech_dock.B": "creature#2", "corridors.c1": "marines_fire#1"},
        room="control_room.A",
        deactivation={"marines_fire#1": 1},
        tracker={"marines_fire#1": 0},
    )
    assert table.life("pandora") == 20
    assert table.state.deactivation == {}


# Team Tactics


def tactics(**state: Any) -> Table:
    """A Marine has stopped beside Team Tactics; an Alien stands with another Marine."""
    places = {
        "corridors.c1": "marines_team_tactics#1",
        "control_room.A": "marine#2",
        "control_room.B": "alien#1",
        "nest.A": "alien#2",
        "space": "alien#3",
    }
    places |= state.pop("places", {})
    table = Table.stopping("marines", "aliens", places=places, **state)
    return table.play("act:marines_team_tactics#1")


# From the Control Room two sectors lead over the Loading Dock to the Nest.


@rule("TH-15.02")
def test_team_tactics_moves_a_rival_unit_that_shares_a_sector_with_an_own_one() -> None:
    table = tactics()
    assert (table.asked, table.prompt) == ("marines", "room")
    assert table.about["unit"] == "alien#1", "the lonely one and the one in space are no choice"
    assert table.options == ["room:nest.B", "room:nest.C", "room:nest.D"]
    table.play("room:nest.D")
    assert table.moves()[-1] == ("alien#1", 2)


@rule("TH-15.03")
def test_team_tactics_lets_the_marines_choose_the_ejected_unit() -> None:
    places = {"nest.B": "marine#3", "nest.C": "young_alien#1", "nest.D": "young_alien#2"}
    table = tactics(places=places)
    assert table.prompt == "push"
    table.play("push:alien#1")
    assert (table.asked, table.prompt) == ("marines", "eject")
    assert "eject:alien#2" in table.options, "also a unit of the pushed unit's owner"


@rule("TH-15.04")
def test_a_unit_moved_by_team_tactics_acts_not_but_traps_catch_it() -> None:
    places = {
        "nest.a1": "marines_landmine#1",
        "nest.a2": "aliens_habitat#1",
        "nest.pending1": "aliens_fight#1",
    }
    table = tactics(places=places).play("room:nest.B")
    assert table.life("aliens") == 18
    assert table.stock("aliens") == 0, "neither its card nor its home sector serves it"
    resolved = [event["card"] for event in table.events("card_resolved")]
    assert resolved == ["marines_team_tactics#1"]


@rule("TH-15.05")
def test_team_tactics_fills_a_sector_and_the_marines_there_fight() -> None:
    places = {"nest.B": "marine#3", "nest.C": "young_alien#1"}
    table = tactics(places=places, upgraded={"marine#3": 1}).play("push:alien#1")
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "nest"}]
    assert table.life("aliens") == 14, "three hits there, three more in the fight of the Corridors"


@rule("TH-15.06")
def test_a_unit_moved_by_team_tactics_uses_no_shortcut() -> None:
    places = {"loading_dock.m1": "aliens_air_duct#1", "nest.a1": "aliens_air_duct#2"}
    assert tactics(places=places).prompt == "room"


@rule("TH-15.07")
def test_modules_keep_protecting_a_unit_moved_by_team_tactics() -> None:
    places = {
        "corridors.c1": "marines_team_tactics#1",
        "control_room.A": "marine#2",
        "control_room.B": "scientist#1",
        "laboratory.A": "scientist#2",
        "laboratory.B": "scientist#3",
        "laboratory.C": "marine#3",
        "laboratory.s1": "scientists_shelter#1",
    }
    table = Table.stopping("marines", "scientists", places=places)
    table.play("act:marines_team_tactics#1", "push:scientist#1")
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "laboratory"}]
    assert table.events("attacked") == []


@rule("TH-15.08", "TH-17.06")
def test_copied_team_tactics_move_two_different_units() -> None:
    places = {"corridors.c2": "marines_duplication#1", "control_room.C": "young_alien#1"}
    table = tactics(places=places).play("push:alien#1", "room:tech_dock.B")
    table.play("act:marines_team_tactics#1")
    pushed = [event["unit"] for event in table.events("marked_moved")]
    assert pushed == ["marine#1", "alien#1"]
    assert "push:alien#1" not in table.options


@rule("TH-15.04", "TH-14.21")
def test_parasites_bite_a_unit_moved_by_team_tactics() -> None:
    places = {
        "corridors.c1": "marines_team_tactics#1",
        "corridors.B": "grey#1",
    }
    table = Table.stopping("marines", "greys", "aliens", places=places, parasites={"grey#1": 1})
    table.play("act:marines_team_tactics#1", "room:loading_dock.A")
    assert table.life("aliens") == 2, "two points, and in deathmatch the Aliens score them"


@rule("TH-15.04", "TH-14.50")
def test_a_caught_unit_may_be_pushed_and_is_free_then() -> None:
    places = {"corridors.c1": "marines_team_tactics#1", "corridors.B": "alien#1"}
    table = Table.stopping("marines", "aliens", "scientists", places=places, caught={"alien#1": 1})
    table.play("act:marines_team_tactics#1", "room:loading_dock.A")
    assert table.state.caught == {}


@rule("TH-15.33", "TH-15.05")
def test_in_the_team_game_only_the_acting_players_units_fight_after_team_tactics() -> None:
    places = {
        "corridors.c1": "marines_team_tactics#1",
        "corridors.B": "scientist#1",
        "loading_dock.A": "alien#1",
        "loading_dock.B": "scientist#2",
        "loading_dock.C": "grey#1",
    }
    table = Table.stopping(*TEAM, places=places, options={"mode": "team"}, upgraded={"alien#1": 1})
    table.play("act:marines_team_tactics#1", "push:scientist#1")
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "loading_dock"}]
    assert table.events("attacked") == []


@rule("TH-15.02", "TH-15.30")
def test_in_the_team_game_a_unit_beside_the_partners_may_be_pushed() -> None:
    places = {
        "corridors.c1": "marines_team_tactics#1",
        "control_room.A": "alien#1",
        "control_room.B": "scientist#1",
        "laboratory.A": "grey#1",
    }
    table = Table.stopping(*TEAM, places=places, options={"mode": "team"})
    table.play("act:marines_team_tactics#1")
    assert table.about["unit"] == "scientist#1"


# Safeguard


@rule("TH-14.07", "TH-14.06")
def test_lifted_from_the_safeguard_the_disc_goes_straight_back() -> None:
    places = {
        "nest.a1": "marines_safeguard#1",
        "nest.a2": "marines_fire#1",
        "tech_dock.B": "marine#1",
    }
    table = Table.stopping(
        "aliens", "marines", places=places, room="control_room.A", disc="marines_safeguard#1"
    )
    assert table.state.disc == "marines_safeguard#1"
    assert [event["card"] for event in table.events("disc_lifted")] == ["marines_safeguard#1"]


@rule("TH-14.48")
def test_an_active_safeguard_draws_the_disc_from_anywhere() -> None:
    places = {
        "nest.a1": "marines_safeguard#1",
        "corridors.c1": "marines_fire#1",
        "tech_dock.B": "marine#1",
    }
    table = Table.stopping(
        "aliens", "marines", places=places, room="control_room.A", disc="marines_fire#1"
    )
    assert table.state.disc == "marines_safeguard#1"


@rule("TH-14.48")
def test_the_safeguard_binds_the_malfunction_card_too() -> None:
    places = {
        "loading_dock.m1": "marines_safeguard#1",
        "corridors.c2": "marines_fire#1",
        "corridors.c1": "scientists_malfunction#1",
    }
    table = Table.stopping("scientists", "marines", places=places)
    table.play("act:scientists_malfunction#1")
    assert table.state.disc == "marines_safeguard#1"


@rule("TH-14.48")
def test_the_safeguard_does_not_bind_its_owner_and_partner() -> None:
    places = {
        "corridors.c1": "marines_safeguard#1",
        "tech_dock.B": "scientist#1",
        "corridors.c2": "scientists_archives#1",
        "corridors.c3": "greys_probe#1",
    }
    for team in (TEAM, ("aliens", "scientists", "marines", "greys")):
        table = Table.stopping(
            *team, places=places, options={"mode": "team"}, room="control_room.A"
        )
        assert set(table.options) == {"disc:scientists_archives#1", "disc:greys_probe#1"}


@rule("TH-14.48")
@pytest.mark.parametrize(
    "places",
    [
        {"corridors.c1": "marines_safeguard#1", "corridors.c2": "aliens_crawlers#1"},
        {"corridors.pending1": "marines_safeguard#1"},
    ],
)
def test_switched_off_or_pending_the_safeguard_binds_nobody(places: dict[str, str]) -> None:
    more = {"tech_dock.B": "marine#1", "nest.a1": "marines_fire#1"}
    table = Table.stopping("aliens", "marines", places=places | more, room="control_room.A")
    assert set(table.options) == {"disc:marines_safeguard#1", "disc:marines_fire#1"}


@rule("TH-14.48")
def test_in_deathmatch_the_safeguard_binds_everybody_else() -> None:
    places = {
        "corridors.c1": "marines_safeguard#1",
        "corridors.c2": "scientists_archives#1",
        "tech_dock.B": "marine#1",
    }
    table = Table.stopping("aliens", "marines", "scientists", places=places, room="control_room.A")
    assert table.state.disc == "marines_safeguard#1"


@rule("TH-16.27", "TH-14.48")
@pytest.mark.parametrize("embryo", ["runner#1", "trapper#1"])
def test_a_safeguard_in_pandoras_hands_binds_the_marines(embryo: str) -> None:
    """Held for a single use it goes home once it has drawn the disc."""
    places = {
        "corridors.c1": f"marines_safeguard#1 {embryo}",
        "corridors.c2": "marines_fire#1 trapper#2",
        "tech_dock.B": "creature#1",
    }
    table = Table.stopping(
        "marines",
        "pandora",
        places=places,
        room="control_room.A",
        taken={"marines_safeguard#1": embryo, "marines_fire#1": "trapper#2"},
    )
    assert table.state.disc == "marines_safeguard#1"
    assert ("marines_safeguard#1" in table.state.taken) == (embryo == "trapper#1")


# Fight and Armory


@rule("TH-08.09", "TH-15.33")
def test_a_partner_who_uses_the_fight_card_fights_with_his_own_units() -> None:
    places = {
        "corridors.c1": "marines_fight#1",
        "control_room.B": "marine#1",
        "control_room.C": "scientist#1",
        "laboratory.A": "alien#2",
        "laboratory.C": "grey#1",
    }
    team = ("aliens", "scientists", "marines", "greys")
    table = Table.stopping(*team, places=places, options={"mode": "team"}, upgraded={"alien#2": 1})
    table.play("act:marines_fight#1")
    assert {hit["unit"] for hit in table.events("attacked")} == {"alien#2"}


@rule("TH-08.09", "TH-15.15")
def test_in_deathmatch_a_fight_hits_every_other_player() -> None:
    places = {
        "corridors.c1": "marines_fight#1",
        "corridors.B": "alien#1",
        "corridors.C": "grey#1",
    }
    table = Table.stopping("marines", "aliens", "greys", places=places, upgraded={"marine#1": 1})
    table.play("act:marines_fight#1")
    assert table.life("marines") == 4, "two by the card, two by the Corridors"


@rule("TH-12.10", "TH-11.20")
def test_the_token_of_the_armory_may_be_spent_at_once() -> None:
    table = Table.stopping("marines", "aliens", places={"corridors.c1": "marines_armory#1"})
    table.play("act:marines_armory#1", "upgrade:marine#1")
    assert "marine#1" in table.state.upgraded


@rule("TH-14.48", "TH-16.23")
def test_a_safeguard_in_pandoras_hands_does_not_bind_pandora() -> None:
    places = {
        "corridors.c1": "marines_safeguard#1 trapper#1",
        "corridors.c2": "marines_fire#1",
        "corridors.c3": "marines_fire#2",
        "tech_dock.B": "marine#1",
    }
    table = Table.stopping(
        "pandora",
        "marines",
        places=places,
        room="control_room.A",
        taken={"marines_safeguard#1": "trapper#1"},
    )
    table.until("disc")
    assert set(table.options) == {"disc:marines_fire#1", "disc:marines_fire#2"}
