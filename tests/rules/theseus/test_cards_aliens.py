"""Cards of the Aliens (TH-14.08 to TH-14.22, TH-14.49, TH-14.51, TH-14.53, TH-14.54, TH-19.04).

What they share with the cards of their type is in test_cards_in_common.py, their copies in
test_14_duplication.py.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

RING = ["corridors", "control_room", "nest", "loading_dock", "tech_dock"]
TEAM = ("aliens", "scientists", "marines", "greys")  # Aliens and Marines against the others


# Fight and Lurking


@rule("TH-14.53", "TH-08.14")
def test_lurking_alone_is_reason_enough_for_a_fight_card() -> None:
    """Base Aliens cannot attack, but Lurking has somebody to hit."""
    places = {
        "corridors.c1": "aliens_fight#1",
        "control_room.k1": "aliens_lurking#1",
        "control_room.A": "marine#1",
    }
    table = Table.stopping("aliens", "marines", places=places).play("act:aliens_fight#1")
    assert table.life("marines") == 18, "once by the card, once by the Corridors"


@rule("TH-14.53", "TH-08.14")
def test_lurking_without_prey_is_no_reason_for_a_fight_card() -> None:
    places = {
        "corridors.c1": "aliens_fight#1",
        "control_room.k1": "aliens_lurking#1",
        "nest.A": "marine#1",
        "front.0": "bonus_upgrade#1",
    }
    table = Table.stopping("aliens", "marines", places=places)
    assert table.refusals["act:aliens_fight#1"] == ("nobody_in_reach", "TH-08.14")


@rule("TH-14.53")
def test_lurking_hits_one_rival_unit_of_its_sector_whatever_the_room() -> None:
    places = {
        "control_room.k1": "aliens_lurking#1",
        "control_room.A": "marine#1",
        "control_room.C": "marine#2",
        "loading_dock.A": "marine#3",
    }
    table = Table.stopping("aliens", "marines", places=places)
    assert (table.asked, table.prompt) == ("aliens", "lurk")
    assert set(table.options) == {"target:marine#1", "target:marine#2"}
    table.play("target:marine#1")
    assert table.damage() == [("marines", 1)]


@rule("TH-14.53", "TH-11.17")
def test_lurking_grows_with_its_tokens() -> None:
    places = {"corridors.c1": "aliens_lurking#1", "corridors.B": "marine#1"}
    table = Table.stopping("aliens", "marines", places=places, upgrades={"aliens_lurking#1": 2})
    assert table.damage() == [("marines", 3)]


@rule("TH-14.53")
def test_lurking_acts_in_a_limited_fight_of_its_own_sector_only() -> None:
    fill = {
        "tech_dock.B": "young_alien#1",
        "control_room.A": "marine#1",
        "control_room.B": "marine#2",
        "control_room.C": "young_alien#2",
        "nest.A": "marine#3",
    }
    places = {**fill, "control_room.k1": "aliens_lurking#1"}
    table = Table.stopping("aliens", "marines", places=places, room="control_room.D")
    assert table.prompt == "lurk"
    places = {**fill, "nest.a1": "aliens_lurking#1"}
    table = Table.stopping("aliens", "marines", places=places, room="control_room.D")
    assert table.events("limited_fight_began")
    assert table.events("lurked") == []


@rule("TH-14.53")
def test_lurking_does_not_act_in_a_fight_of_the_rival() -> None:
    places = {"corridors.c1": "aliens_lurking#1", "corridors.B": "alien#1"}
    table = Table.stopping("marines", "aliens", places=places)
    assert table.events("fight_began")
    assert table.events("lurked") == []


@rule("TH-14.53", "TH-10.26")
@pytest.mark.parametrize(
    ("state", "more"),
    [({"invisible": {"grey#1": 1}}, {}), ({}, {"corridors.c5": "scientists_shelter#1"})],
)
def test_lurking_cannot_hit_protected_units(state: dict[str, Any], more: dict[str, str]) -> None:
    places = {"corridors.c1": "aliens_lurking#1", "corridors.B": "grey#1", **more}
    team = ("aliens", "greys", "marines", "scientists")
    table = Table.stopping(*team, places=places, options={"mode": "team"}, **state)
    assert table.events("lurked") == []


@rule("TH-14.53", "TH-15.42")
def test_lurking_acts_in_the_partners_fights_and_the_partner_chooses() -> None:
    places = {
        "corridors.c1": "aliens_lurking#1",
        "corridors.B": "scientist#1",
        "corridors.C": "grey#1",
        "corridors.c5": "marines_battle_position#1",
    }
    team = ("marines", "scientists", "aliens", "greys")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    table.play("target:scientist#1")
    assert (table.asked, table.prompt) == ("marines", "lurk")
    table.play("target:grey#1")
    assert table.damage() == [("scientists", 2), ("greys", 1)], "no bonus for Lurking"


@rule("TH-14.53", "TH-15.15")
def test_in_deathmatch_lurking_scores_for_the_player_who_caused_the_fight() -> None:
    places = {"corridors.c1": "aliens_lurking#1", "corridors.B": "grey#1"}
    table = Table.stopping("aliens", "marines", "greys", places=places)
    assert [table.life(f) for f in ("aliens", "marines", "greys")] == [1, 0, 0]


@rule("TH-14.53", "TH-16.27", "TH-15.15")
@pytest.mark.parametrize("embryo", ["warrior#1", "trapper#1"])
def test_lurking_in_pandoras_hands_hits_and_scores_for_pandora(embryo: str) -> None:
    """Held for a single use it goes home after the first damage."""
    places = {"corridors.c1": f"aliens_lurking#1 {embryo}", "control_room.A": "alien#1"}
    places["corridors.B"] = "alien#2"
    table = Table.stopping(
        "pandora",
        "aliens",
        "greys",
        places=places,
        upgraded={},
        taken={"aliens_lurking#1": embryo},
    )
    assert table.life("pandora") == 2, "the creature's attack and Lurking"
    assert (table.state.taken == {}) == (embryo == "warrior#1")


@rule("TH-14.20")
def test_adrenaline_rush_cannot_activate_lurking() -> None:
    places = {
        "corridors.c1": "aliens_adrenaline_rush#1",
        "corridors.c2": "aliens_lurking#1",
        "corridors.B": "marine#1",
        "front.0": "bonus_upgrade#1",
    }
    table = Table.stopping("aliens", "marines", places=places)
    assert table.refusals["act:aliens_adrenaline_rush#1"][0] == "nobody_in_reach"


@rule("TH-14.20", "TH-14.17")
def test_an_attack_by_adrenaline_rush_does_not_set_off_lurking() -> None:
    places = {
        "control_room.k1": "aliens_adrenaline_rush#1",
        "control_room.k2": "aliens_lurking#1",
        "control_room.B": "marine#1",
        "tech_dock.B": "marine#2",
    }
    table = Table.stopping(
        "aliens", "marines", places=places, room="control_room.C", upgraded={"alien#1": 1}
    )
    table.play("act:aliens_adrenaline_rush#1")
    assert table.damage() == [("marines", 1)]
    assert table.events("lurked") == []


# Hatchery and Tentacles


@rule("TH-18.05", "TH-11.17")
def test_the_hatchery_deals_its_number_and_stays() -> None:
    table = Table.stopping(
        "marines",
        "aliens",
        places={"corridors.c1": "aliens_hatchery#1"},
        upgrades={"aliens_hatchery#1": 2},
    )
    assert table.life("marines") == 17
    assert table.at("aliens_hatchery#1") == "corridors.c1"


@rule("TH-08.11", "TH-11.17")
def test_tentacles_grow_with_their_tokens_also_for_units_that_pass() -> None:
    places = {"tech_dock.B": "marine#2", "corridors.c1": "aliens_tentacles#1"}
    table = Table.stopping(
        "marines",
        "aliens",
        places=places,
        room="control_room.A",
        upgrades={"aliens_tentacles#1": 1},
    )
    assert table.life("marines") == 18


@rule("TH-08.11", "TH-15.17")
def test_in_deathmatch_tentacles_score_for_the_aliens() -> None:
    table = Table.stopping(
        "marines", "aliens", "greys", places={"corridors.c1": "aliens_tentacles#1"}
    )
    assert (table.life("aliens"), table.life("marines")) == (1, 0)


# Air Duct and Pheromone Trail


@rule("TH-08.07")
def test_skipping_may_lead_into_a_full_sector_and_eject_there() -> None:
    places = {
        "tech_dock.A": "alien#1",
        "corridors.c1": "aliens_air_duct#1",
        "control_room.A": "marine#1",
        "control_room.B": "marine#2",
        "control_room.C": "marine#3",
        "control_room.D": "young_alien#1",
    }
    table = Table("aliens", "marines", places=places, ring=RING)
    table.play("move:alien#1", "route:control_room>aliens_air_duct#1")
    assert table.prompt == "eject"


@rule("TH-08.07", "TH-07.13")
def test_the_start_sector_cannot_be_skipped_at_the_end_of_a_full_circle() -> None:
    places = {
        "corridors.A": "alien#1",
        "corridors.B": "marine#1",
        "corridors.C": "marine#2",
        "corridors.D": "marine#3",
        "corridors.c1": "aliens_air_duct#1",
        "front.0": "bonus_passage#1",
    }
    table = Table("aliens", "marines", places=places, ring=RING)
    assert table.options == ["route:tech_dock", "route:corridors>bonus_passage#1"]


@rule("TH-07.01", "TH-07.08")
def test_the_pheromone_trail_ends_a_movement_with_all_that_belongs_to_a_stop() -> None:
    places = {
        "tech_dock.B": "alien#2",
        "corridors.c1": "aliens_pheromone_trail#1",
        "corridors.c2": "marines_landmine#1",
        "corridors.c3": "aliens_habitat#1",
        "corridors.B": "marine#1",
    }
    table = Table("aliens", "marines", places={**places, "tech_dock.A": "alien#1"}, ring=RING)
    table.play("move:alien#1", "route:corridors>aliens_pheromone_trail#1", "room:corridors.A")
    assert table.life("aliens") == 18, "the mine"
    table.play("act:aliens_habitat#1")
    assert table.stock("aliens") == 1


@rule("TH-07.08", "TH-14.21")
def test_parasites_bite_only_for_points_really_used_on_the_pheromone_trail() -> None:
    places = {
        "tech_dock.A": "alien#1",
        "tech_dock.B": "marine#1",
        "corridors.c1": "aliens_pheromone_trail#1",
    }
    table = Table("aliens", "marines", places=places, ring=RING, parasites={"alien#1": 1})
    table.play("route:corridors>aliens_pheromone_trail#1", "room:corridors.A")
    assert table.life("aliens") == 19


@rule("TH-07.27")
def test_the_pheromone_trail_in_a_full_sector_ejects() -> None:
    places = {
        "tech_dock.A": "alien#1",
        "tech_dock.B": "young_alien#2",
        "corridors.A": "marine#1",
        "corridors.B": "marine#2",
        "corridors.C": "marine#3",
        "corridors.D": "young_alien#1",
        "corridors.c1": "aliens_pheromone_trail#1",
    }
    table = Table("aliens", "marines", places=places, ring=RING).play("move:alien#1")
    table.play("route:corridors>aliens_pheromone_trail#1", "eject:marine#2")
    assert table.at("alien#1") == "corridors.B"


# Adrenaline Rush


def rush(tokens: int = 0, more: Mapping[str, str] | None = None) -> Table:
    """An Alien has stopped beside Adrenaline Rush; two upgraded Aliens elsewhere have prey."""
    places = {
        "corridors.c1": "aliens_adrenaline_rush#1",
        "control_room.B": "alien#2",
        "control_room.C": "marine#2",
        "nest.A": "alien#3",
        "nest.B": "marine#3",
        **(more or {}),
    }
    return Table.stopping(
        "aliens",
        "marines",
        places=places,
        upgraded={"alien#2": 1, "alien#3": 1},
        upgrades={"aliens_adrenaline_rush#1": tokens} if tokens else {},
    )


@rule("TH-14.17")
def test_adrenaline_rush_lets_one_own_unit_of_any_sector_attack() -> None:
    table = rush().play("act:aliens_adrenaline_rush#1")
    assert set(table.options) == {"activate:alien#2", "activate:alien#3"}
    table.play("activate:alien#3")
    assert [hit["unit"] for hit in table.events("attacked")][:1] == ["alien#3"]


@rule("TH-14.17", "TH-14.18", "TH-17.04")
def test_an_upgraded_rush_activates_different_units() -> None:
    table = rush(1).play("act:aliens_adrenaline_rush#1", "activate:alien#3")
    assert table.options == ["activate:alien#2", "enough"]
    table.play("activate:alien#2")
    hits = [hit["unit"] for hit in table.events("attacked")]
    assert hits[:2] == ["alien#3", "alien#2"]


@rule("TH-14.17", "TH-14.18", "TH-17.04")
@pytest.mark.parametrize(
    ("more", "again"),
    [
        ({"corridors.c2": "aliens_duplication#1"}, "aliens_adrenaline_rush#1"),
        ({"corridors.c5": "aliens_adrenaline_rush#2"}, "aliens_adrenaline_rush#2"),
    ],
)
def test_a_further_rush_or_copy_cannot_activate_the_same_unit(
    more: dict[str, str], again: str
) -> None:
    table = rush(more=more).play("act:aliens_adrenaline_rush#1", "activate:alien#3", f"act:{again}")
    hits = [hit["unit"] for hit in table.events("attacked")]
    assert hits[:2] == ["alien#3", "alien#2"], "nobody else was left to choose"


@rule("TH-14.18")
def test_a_fight_does_not_use_a_unit_up_for_adrenaline_rush() -> None:
    table = rush(more={"corridors.c5": "aliens_fight#1"})
    table.play("act:aliens_fight#1", "act:aliens_adrenaline_rush#1")
    assert set(table.options) == {"activate:alien#2", "activate:alien#3"}


@rule("TH-14.19", "TH-17.07")
def test_in_a_tech_dock_extra_turn_the_same_unit_may_be_activated_again() -> None:
    ring = ["corridors", "control_room", "nest", "tech_dock", "loading_dock"]
    places = {
        "nest.A": "alien#1",
        "control_room.A": "alien#2",
        "control_room.B": "marine#2",
        "tech_dock.t1": "aliens_adrenaline_rush#1",
        "tech_dock.A": "marine#1",
        "corridors.A": "alien#3",
        "corridors.B": "marine#3",
    }
    table = Table(
        "aliens", "marines", places=places, ring=ring, upgraded={"alien#1": 1, "alien#3": 1}
    )
    table.play("move:alien#1", "room:tech_dock.B", "act:aliens_adrenaline_rush#1")
    table.play("activate:alien#1")
    table.play("move:alien#2", "room:tech_dock.C", "act:aliens_adrenaline_rush#1")
    assert "activate:alien#1" in table.options


@rule("TH-14.17", "TH-14.28", "TH-14.16")
def test_caught_units_young_aliens_and_units_in_space_cannot_be_activated() -> None:
    places = {
        "corridors.c1": "aliens_adrenaline_rush#1",
        "corridors.B": "scientist#1",
        "control_room.B": "alien#2",
        "control_room.C": "scientist#2",
        "corridors.C": "young_alien#1",
        "space": "alien#3",
    }
    table = Table.stopping(
        "aliens",
        "scientists",
        places=places,
        upgraded={f"alien#{n}": 1 for n in (1, 2, 3)},
        caught={"alien#2": 1},
    )
    table.play("act:aliens_adrenaline_rush#1")
    assert table.events("attacked")[0]["unit"] == "alien#1", "the only one that could be chosen"


@rule("TH-14.17", "TH-15.33")
def test_a_partner_activates_only_units_of_his_own() -> None:
    places = {
        "corridors.c1": "aliens_adrenaline_rush#1",
        "corridors.B": "scientist#1",
        "corridors.C": "alien#1",
    }
    team = ("marines", "scientists", "aliens", "greys")
    table = Table.stopping(*team, places=places, options={"mode": "team"}, upgraded={"alien#1": 1})
    table.play("act:aliens_adrenaline_rush#1")
    assert table.events("attacked")[0]["unit"] == "marine#1"


# Incubator


@rule("TH-14.13", "TH-14.16", "TH-10.14")
def test_a_young_alien_that_fills_the_sector_starts_a_limited_fight_of_the_aliens() -> None:
    places = {
        "corridors.c1": "aliens_incubator#1",
        "corridors.B": "marine#1",
        "corridors.C": "marine#2",
    }
    table = Table.stopping("aliens", "marines", places=places, upgraded={"alien#1": 1})
    table.play("act:aliens_incubator#1")
    assert table.at("young_alien#1") == "corridors.D"
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "corridors"}]
    assert table.life("marines") == 16, "two hits there, two in the fight of the Corridors"


@rule("TH-14.14")
def test_without_an_empty_room_the_aliens_eject_any_unit_for_the_young_alien() -> None:
    places = {
        "corridors.c1": "aliens_incubator#1",
        "corridors.B": "marine#1",
        "corridors.C": "marine#2",
        "corridors.D": "young_alien#2",
    }
    table = Table.stopping("aliens", "marines", places=places)
    table.play("act:aliens_incubator#1")
    assert (table.asked, table.prompt) == ("aliens", "eject")
    units = {"alien#1", "marine#1", "marine#2", "young_alien#2"}
    assert set(table.options) == {f"eject:{unit}" for unit in units}
    table.play("eject:marine#2")
    assert table.at("young_alien#1") == "corridors.C"
    assert len(table.events("limited_fight_began")) == 2, "by the stop, and again by the Incubator"


@rule("TH-14.14", "TH-09.01")
def test_the_turn_goes_on_if_the_unit_that_stopped_is_ejected() -> None:
    places = {
        "nest.a1": "aliens_incubator#1",
        "nest.A": "marine#1",
        "nest.B": "marine#2",
        "nest.C": "marine#3",
        "control_room.A": "alien#1",
    }
    table = Table("aliens", "marines", places=places, ring=RING)
    table.play("act:aliens_incubator#1", "eject:alien#1")
    assert table.at("alien#1") == "space"
    assert table.stock("aliens") == 1, "the sector action of the Nest follows"


@rule("TH-14.15", "TH-12.10")
def test_without_a_young_alien_in_stock_the_incubator_does_nothing() -> None:
    places = {
        "corridors.c1": "aliens_incubator#1",
        "control_room.A": "young_alien#1",
        "control_room.B": "young_alien#2",
        "space": "young_alien#3",
        "front.0": "bonus_upgrade#1",
    }
    table = Table.stopping("aliens", "marines", places=places)
    assert table.refusals["act:aliens_incubator#1"] == ("no_token_left", "TH-08.14")


@rule("TH-14.16")
def test_a_young_alien_moves_and_acts_like_any_unit() -> None:
    places = {
        "tech_dock.A": "young_alien#1",
        "corridors.c1": "marines_landmine#1",
        "corridors.c2": "aliens_habitat#1",
    }
    table = Table("aliens", "marines", places=places, ring=RING).play("room:corridors.A")
    assert table.life("aliens") == 18
    table.play("act:aliens_habitat#1")
    assert table.stock("aliens") == 1
    assert table.events("sector_action"), "and the action of the Corridors"


@rule("TH-14.16")
def test_a_young_alien_neither_attacks_nor_is_upgraded() -> None:
    places = {"tech_dock.A": "young_alien#1", "corridors.B": "marine#1"}
    table = Table("aliens", "marines", places=places, ring=RING, stock={"0": 1})
    assert table.prompt == "room", "there is nothing to upgrade"
    table.play("room:corridors.A")
    assert table.events("attacked") == []


@rule("TH-14.16")
def test_an_ejected_young_alien_goes_to_space_and_may_be_deployed() -> None:
    places = {
        "corridors.A": "young_alien#1",
        "corridors.B": "marine#1",
        "corridors.C": "marine#2",
        "corridors.D": "marine#3",
        "tech_dock.A": "alien#1",
    }
    table = Table("aliens", "marines", places=places, ring=RING)
    table.play("move:alien#1", "eject:young_alien#1")
    assert table.at("young_alien#1") == "space"
    assert table.end_turn().asked == "aliens"
    assert "deploy:young_alien#1" in table.options


@rule("TH-14.16", "TH-12.02")
def test_damage_to_a_young_alien_costs_the_aliens_life() -> None:
    table = Table.stopping("marines", "aliens", places={"corridors.B": "young_alien#1"})
    assert table.life("aliens") == 19


@rule("TH-14.13", "TH-15.33")
def test_a_partner_who_uses_the_incubator_chooses_and_his_own_units_fight() -> None:
    places = {
        "corridors.c1": "aliens_incubator#1",
        "corridors.B": "alien#1",
        "corridors.C": "scientist#1",
    }
    team = ("marines", "scientists", "aliens", "greys")
    table = Table.stopping(*team, places=places, options={"mode": "team"}, upgraded={"alien#1": 1})
    table.play("act:aliens_incubator#1")
    assert table.at("young_alien#1") == "corridors.D"
    hits = [hit["unit"] for hit in table.events("attacked")]
    assert hits == ["marine#1", "marine#1"], "in the limited fight and in the Corridors' fight"
    table.end_turn()
    assert table.asked != "marines"


@rule("TH-16.31", "TH-14.13")
def test_pandora_uses_the_incubator_of_a_partner() -> None:
    """A rival's Incubator makes nothing for Pandora (TH-16.30); a partner's serves its units."""
    team = ("pandora", "scientists", "aliens", "greys")
    places = {"corridors.c1": "aliens_incubator#1"}
    ring = ["corridors", "control_room", "nest", "laboratory", "tech_dock"]
    table = Table.stopping(*team, places=places, options={"mode": "team"}, ring=ring)
    table.play("act:aliens_incubator#1", "room:corridors.B")
    assert table.at("young_alien#1") == "corridors.B"


@rule("TH-15.31", "TH-14.16")
def test_a_young_alien_made_by_the_partner_is_moved_by_the_aliens_only() -> None:
    places = {"corridors.A": "young_alien#1", "nest.A": "marine#1", "control_room.A": "marine#2"}
    team = ("marines", "scientists", "aliens", "greys")
    ring = ["corridors", "control_room", "nest", "laboratory", "tech_dock"]
    table = Table(
        *team, places=places, options={"mode": "team"}, ring=ring, home={"0": "nest", "2": "nest"}
    )
    assert set(table.options) == {"move:marine#1", "move:marine#2"}


# Hole


def hole(**state: Any) -> Table:
    places = {
        "tech_dock.A": "alien#1",
        "front.0": "aliens_hole#1",
        "corridors.c1": "aliens_air_duct#1",
        "nest.a1": "aliens_pheromone_trail#1",
        "corridors.c5": "bonus_passage#1",
    }
    return Table("aliens", "marines", places=places, ring=RING, **state)


@rule("TH-19.04", "TH-13.11")
def test_the_hole_moves_an_own_shortcut_to_an_empty_slot_and_is_discarded() -> None:
    table = hole().play("play:aliens_hole#1")
    assert set(table.options) == {"shift:aliens_air_duct#1", "shift:aliens_pheromone_trail#1"}
    table.play("shift:aliens_air_duct#1")
    assert "slot:control_room.k1" in table.options
    assert "slot:nest.a1" not in table.options, "not on another card"
    assert "slot:corridors.c5" not in table.options, "not on a bonus card"
    table.play("slot:control_room.k1")
    assert table.here("control_room.k1") == "aliens_air_duct#1"
    assert table.here("corridors.c1") == ""
    assert table.pile("discard", "aliens") == ("aliens_hole#1",)


@rule("TH-19.04", "TH-11.06")
def test_the_hole_does_not_move_a_shortcut_under_the_disc() -> None:
    table = hole(disc="aliens_air_duct#1").play("play:aliens_hole#1")
    assert table.prompt == "slot", "the Pheromone Trail is the only choice"


@rule("TH-19.04", "TH-14.51")
def test_the_hole_takes_a_shortcut_away_from_rival_crawlers() -> None:
    """Crawlers in Pandora's hands switch the Air Duct off; it may still be moved."""
    places = {
        "tech_dock.A": "alien#1",
        "front.0": "aliens_hole#1",
        "corridors.c1": "aliens_air_duct#1",
        "corridors.c2": "aliens_crawlers#1 trapper#1",
    }
    table = Table("aliens", "pandora", places=places, taken={"aliens_crawlers#1": "trapper#1"})
    table.play("play:aliens_hole#1", "slot:control_room.k1")
    assert table.here("control_room.k1") == "aliens_air_duct#1"


@rule("TH-19.04")
def test_without_an_own_shortcut_the_hole_cannot_be_played() -> None:
    places = {"tech_dock.A": "alien#1", "tech_dock.B": "alien#2", "front.0": "aliens_hole#1"}
    table = Table("aliens", "marines", places=places, ring=RING)
    assert table.refusals["play:aliens_hole#1"][0] == "no_shortcut"


@rule("TH-19.04", "TH-15.35")
def test_either_partner_may_play_the_hole_on_a_shortcut_of_either() -> None:
    places = {
        "tech_dock.A": "scientist#1",
        "front.2": "aliens_hole#1",
        "corridors.c1": "scientists_secret_passage#1",
    }
    team = ("scientists", "marines", "aliens", "greys")
    table = Table(*team, places=places, options={"mode": "team"})
    table.play("play:aliens_hole#1", "slot:control_room.k1")
    assert table.here("control_room.k1") == "scientists_secret_passage#1"


@rule("TH-19.04", "TH-16.21", "TH-16.31")
def test_the_embryo_on_a_shifted_shortcut_stays_on_it() -> None:
    passage = "scientists_secret_passage#1"
    places = {
        "tech_dock.A": "alien#1",
        "front.0": "aliens_hole#1",
        "corridors.c1": f"{passage} trapper#1",
    }
    team = ("aliens", "scientists", "pandora", "marines")
    table = Table(*team, places=places, options={"mode": "team"}, taken={passage: "trapper#1"})
    table.play("play:aliens_hole#1", "slot:control_room.k1")
    assert table.at(passage) == table.at("trapper#1") == "control_room.k1"
    assert table.state.taken == {passage: "trapper#1"}


@rule("TH-19.04", "TH-11.16")
def test_a_shifted_shortcut_keeps_its_tokens() -> None:
    places = {
        "tech_dock.A": "alien#1",
        "front.0": "aliens_hole#1",
        "corridors.c1": "greys_time_loop#1",
    }
    team = ("aliens", "marines", "greys", "scientists")
    table = Table(*team, places=places, options={"mode": "team"}, upgrades={"greys_time_loop#1": 2})
    table.play("play:aliens_hole#1", "slot:control_room.k1")
    assert table.state.upgrades == {"greys_time_loop#1": 2}


# Parasite


@rule("TH-14.21", "TH-14.49", "TH-13.21")
def test_a_parasite_trap_puts_one_token_on_a_unit_that_carries_none() -> None:
    places = {"corridors.c1": "aliens_parasite#1"}
    table = Table.stopping("marines", "aliens", places=places)
    assert table.state.parasites == {"marine#1": 1}
    assert table.life("marines") == 20, "the way there was free"
    table = Table.stopping("marines", "aliens", places=places, parasites={"marine#1": 1})
    assert table.state.parasites == {"marine#1": 1}, "no second one"


@rule("TH-14.21", "TH-14.49")
def test_a_copied_parasite_puts_two_tokens_on_the_unit() -> None:
    places = {"corridors.c3": "aliens_parasite#1", "corridors.c4": "aliens_duplication#1"}
    table = Table.stopping("marines", "aliens", places=places)
    assert table.state.parasites == {"marine#1": 2}


@rule("TH-14.49", "TH-12.10")
def test_there_are_no_more_parasite_tokens_than_four() -> None:
    places = {
        "corridors.c3": "aliens_parasite#1",
        "corridors.c4": "aliens_duplication#1",
        "control_room.A": "marine#2",
        "control_room.B": "marine#3",
    }
    table = Table.stopping(
        "marines", "aliens", places=places, parasites={"marine#2": 2, "marine#3": 1}
    )
    assert table.state.parasites == {"marine#2": 2, "marine#3": 1, "marine#1": 1}
    places = {**places, "nest.A": "alien#1"}
    table = Table.stopping(
        "marines", "aliens", places=places, parasites={"marine#2": 2, "marine#3": 2}
    )
    assert "marine#1" not in table.state.parasites


@rule("TH-14.21")
@pytest.mark.parametrize(("tokens", "others", "damage"), [(1, 0, 1), (1, 2, 3), (2, 1, 4)])
def test_each_movement_point_costs_1_life_per_token(tokens: int, others: int, damage: int) -> None:
    there = ["alien#1", "alien#2"][:others]
    places = {"tech_dock.A": "grey#1"}
    places |= {f"tech_dock.{room}": unit for room, unit in zip("BC", there, strict=False)}
    ring = ["corridors", "control_room", "nest", "wreck", "tech_dock"]
    table = Table("greys", "aliens", places=places, ring=ring, parasites={"grey#1": tokens})
    table.move("grey#1", f"{ring[others]}.A")
    assert table.life("greys") == 20 - damage


@rule("TH-14.21", "TH-15.11")
def test_the_extra_sector_of_a_passage_costs_parasite_damage_too() -> None:
    places = {"tech_dock.A": "marine#1", "front.0": "bonus_passage#1"}
    table = Table("marines", "aliens", places=places, ring=RING, parasites={"marine#1": 1})
    table.play("route:control_room>bonus_passage#1", "room:control_room.A")
    assert table.life("marines") == 18


@rule("TH-14.21", "TH-14.46")
def test_points_spent_in_a_time_loop_cost_parasite_damage_too() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "tech_dock.B": "alien#1",
        "corridors.c1": "greys_time_loop#1",
    }
    ring = ["corridors", "control_room", "nest", "wreck", "tech_dock"]
    table = Table("greys", "aliens", places=places, ring=ring, parasites={"grey#1": 1})
    table.play("route:corridors>greys_time_loop#1*1", "room:corridors.A")
    assert table.life("greys") == 18


@rule("TH-14.21", "TH-07.28")
def test_a_relocated_unit_spends_no_points_and_is_not_bitten() -> None:
    places = {"space": "marine#1"}
    table = Table("marines", "aliens", places=places, parasites={"marine#1": 1})
    table.move("marine#1", "corridors.A")
    assert table.life("marines") == 20
    assert table.state.parasites == {"marine#1": 1}, "and the token stays"


@rule("TH-14.21", "TH-07.28")
def test_only_the_points_before_a_teleport_cost_parasite_damage() -> None:
    places = {"tech_dock.A": "grey#1", "corridors.c1": "greys_teleport#1"}
    ring = ["corridors", "control_room", "nest", "wreck", "tech_dock"]
    table = Table("greys", "aliens", places=places, ring=ring, parasites={"grey#1": 1})
    table.play("route:corridors>greys_teleport#1", "room:nest.A")
    assert table.life("greys") == 19


@rule("TH-14.21", "TH-15.15")
def test_in_deathmatch_the_aliens_score_for_parasites_whoever_moves_the_unit() -> None:
    places = {"corridors.c1": "greys_control#1", "control_room.A": "marine#1"}
    table = Table.stopping("greys", "aliens", "marines", places=places, parasites={"marine#1": 1})
    table.play("act:greys_control#1", "room:wreck.A")
    assert table.life("aliens") == 1


@rule("TH-15.15", "TH-16.30")
def test_a_parasite_laid_in_pandoras_hands_bites_for_pandora_for_ever() -> None:
    """The trap goes home after the single use; its token stays Pandora's."""
    places = {"corridors.c1": "aliens_parasite#1 runner#1", "control_room.A": "alien#1"}
    table = Table.stopping(
        "marines", "aliens", "pandora", places=places, taken={"aliens_parasite#1": "runner#1"}
    )
    assert table.state.taken == {}
    table.end_turn()
    assert (table.asked, table.about["unit"]) == ("marines", "marine#1")
    table.play("room:control_room.B")
    assert (table.life("aliens"), table.life("pandora")) == (0, 1)


@rule("TH-14.22", "TH-14.49")
def test_all_tokens_leave_a_unit_that_comes_home() -> None:
    places = {"control_room.A": "marine#1", "loading_dock.m1": "aliens_hatchery#1"}
    ring = ["corridors", "control_room", "loading_dock", "nest", "tech_dock"]
    table = Table("marines", "aliens", places=places, ring=ring, parasites={"marine#1": 2})
    table.move("marine#1", "loading_dock.A")
    assert table.state.parasites == {}
    assert table.life("marines") == 20 - 2 - 1, "the way home still cost 2"
    told = [name for name in table.story if name in ("cured", "trap_sprung")]
    assert told == ["cured", "trap_sprung"], "before the traps there"


@rule("TH-14.49")
def test_a_parasite_at_home_can_infect_a_unit_anew() -> None:
    places = {"control_room.A": "marine#1", "loading_dock.m1": "aliens_parasite#1"}
    ring = ["corridors", "control_room", "loading_dock", "nest", "tech_dock"]
    table = Table("marines", "aliens", places=places, ring=ring, parasites={"marine#1": 2})
    table.move("marine#1", "loading_dock.A")
    assert table.state.parasites == {"marine#1": 1}


@rule("TH-14.49")
def test_a_unit_deployed_at_home_or_pushed_there_is_cured_but_not_one_that_passes() -> None:
    ring = ["corridors", "control_room", "loading_dock", "nest", "tech_dock"]
    table = Table(
        "marines", "aliens", places={"space": "marine#1"}, ring=ring, parasites={"marine#1": 1}
    )
    assert table.move("marine#1", "loading_dock.A").state.parasites == {}
    places = {"control_room.A": "marine#1", "control_room.B": "alien#1"}
    table = Table("marines", "aliens", places=places, ring=ring, parasites={"marine#1": 1})
    assert table.move("marine#1", "nest.A").state.parasites == {"marine#1": 1}


@rule("TH-14.49", "TH-15.30")
def test_the_team_sector_cures_both_partners() -> None:
    places = {"control_room.A": "grey#1"}
    team = ("marines", "scientists", "aliens", "greys")
    table = Table(
        *team,
        places=places,
        options={"mode": "team"},
        active=3,
        ring=["corridors", "loading_dock", "control_room", "laboratory", "tech_dock"],
        parasites={"grey#1": 1},
    )
    assert table.move("grey#1", "laboratory.A").state.parasites == {}


@rule("TH-14.49", "TH-16.13")
def test_the_pandora_sector_cures_pandoras_units() -> None:
    table = Table.stopping(
        "pandora", "aliens", parasites={"creature#1": 1}, home={"0": "corridors"}
    )
    assert table.state.parasites == {}


# Abduction


def abduction(tokens: int = 0, **state: Any) -> Table:
    """An Alien has stopped beside Abduction, where two Marines stand."""
    places = {
        "corridors.c1": "aliens_abduction#1",
        "corridors.B": "marine#1",
        "corridors.C": "marine#2",
        "control_room.A": "marine#3",
    }
    places |= state.pop("places", {})
    upgrades = {"aliens_abduction#1": tokens} if tokens else {}
    table = Table.stopping("aliens", "marines", places=places, upgrades=upgrades, **state)
    return table.play("act:aliens_abduction#1")


@rule("TH-14.54")
def test_abduction_puts_a_rival_unit_of_its_sector_into_an_empty_room_elsewhere() -> None:
    table = abduction()
    assert set(table.options) == {"abduct:marine#1", "abduct:marine#2"}
    table.play("abduct:marine#2")
    assert (table.asked, table.prompt) == ("aliens", "room")
    assert not [option for option in table.options if "corridors" in option], "another sector"
    assert "room:control_room.A" not in table.options, "an empty room"
    table.play("room:tech_dock.D")
    assert table.at("marine#2") == "tech_dock.D"


@rule("TH-14.09")
def test_an_abducted_unit_acts_not() -> None:
    places = {"loading_dock.m1": "marines_armory#1"}
    table = abduction(places=places).play("abduct:marine#1", "room:loading_dock.A")
    assert table.stock("marines") == 0
    resolved = [event["card"] for event in table.events("card_resolved")]
    assert resolved == ["aliens_abduction#1"]


@rule("TH-14.10")
def test_abduction_fills_a_sector_and_the_aliens_there_fight() -> None:
    places = {"nest.A": "alien#2", "nest.B": "young_alien#1", "nest.C": "young_alien#2"}
    table = abduction(places=places, upgraded={"alien#2": 1})
    table.play("abduct:marine#1", "room:nest.D")
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "nest"}]
    assert table.damage()[0] == ("marines", 1)


@rule("TH-14.11", "TH-17.06")
def test_upgraded_abduction_moves_different_units_of_the_sector() -> None:
    table = abduction(1).play("abduct:marine#1", "room:tech_dock.A")
    assert table.options == ["abduct:marine#2", "enough"]


@rule("TH-14.11", "TH-17.06")
def test_a_unit_already_moved_in_this_turn_cannot_be_abducted() -> None:
    """Put back by the first Abduction into the sector of the second, it stays there."""
    places = {
        "corridors.c1": "aliens_abduction#1",
        "corridors.c2": "aliens_duplication#1",
        "corridors.B": "marine#1",
    }
    table = Table.stopping("aliens", "marines", places=places)
    table.play("act:aliens_abduction#1", "room:tech_dock.A")
    assert table.at("marine#1") == "tech_dock.A"
    assert "act:aliens_abduction#1" not in table.options


@rule("TH-14.12", "TH-17.14")
def test_each_abducted_unit_is_finished_before_the_next() -> None:
    places = {"control_room.k1": "aliens_hatchery#1", "nest.a1": "aliens_parasite#1"}
    table = abduction(1, places=places)
    table.play("abduct:marine#1", "room:control_room.B")
    assert table.life("marines") == 19, "its trap has sprung before the second is chosen"
    table.play("abduct:marine#2", "room:nest.A")
    assert table.state.parasites == {"marine#2": 1}


@rule("TH-14.54", "TH-08.14")
def test_abduction_ejects_nobody() -> None:
    """The whole station is full: a full circle leads the Alien back beside the card."""
    table = full_station().play("move:alien#1")
    assert table.refusals["act:aliens_abduction#1"] == ("no_empty_room", "TH-08.14")


@rule("TH-14.54", "TH-14.11")
def test_an_upgraded_abduction_ends_when_no_room_is_left_elsewhere() -> None:
    table = full_station(empty="nest.B", upgrades={"aliens_abduction#1": 1}).play("move:alien#1")
    table.play("act:aliens_abduction#1", "abduct:creature#2")
    assert table.at("creature#2") == "nest.B", "the only empty room"
    assert table.prompt == "action", "the second unit has nowhere to go"


def full_station(empty: str = "", **state: Any) -> Table:
    """Aliens and Pandora fill every room, but for the one that shall be empty."""
    embryos = [f"runner#{n}" for n in (1, 2, 3, 4)] + [f"warrior#{n}" for n in (1, 2, 3, 4)]
    others = [*embryos, "trapper#1", "trapper#2", "alien#2", "alien#3"]
    sectors = ("control_room", "nest", "tech_dock")
    rooms = [f"{sector}.{room}" for sector in sectors for room in "ABCD"]
    places = dict(zip(rooms, others, strict=True)) | {
        "corridors.A": "alien#1",
        "corridors.B": "creature#1",
        "corridors.C": "creature#2",
        "corridors.D": "creature#3",
        "corridors.c1": "aliens_abduction#1",
        "front.0": "bonus_upgrade#1",
    }
    places.pop(empty, "")
    return Table("aliens", "pandora", places=places, **state)


@rule("TH-14.50", "TH-14.54")
def test_abduction_frees_a_caught_unit() -> None:
    places = {"corridors.c1": "aliens_abduction#1", "corridors.B": "marine#1"}
    table = Table.stopping("aliens", "marines", "scientists", places=places, caught={"marine#1": 1})
    table.play("act:aliens_abduction#1", "room:tech_dock.A")
    assert table.state.caught == {}


@rule("TH-14.52", "TH-10.21")
def test_abduction_counts_as_a_movement_and_ends_invisibility() -> None:
    places = {
        "corridors.c1": "aliens_abduction#1",
        "corridors.B": "grey#1",
        "control_room.k1": "aliens_hatchery#1",
    }
    table = Table.stopping("aliens", "greys", places=places, invisible={"grey#1": 1})
    table.play("act:aliens_abduction#1", "room:control_room.A")
    assert table.life("greys") == 20, "it still ignored the trap"
    assert table.state.invisible == {}
    assert [e["unit"] for e in table.events("marked_moved")] == ["alien#1", "grey#1"]


@rule("TH-14.10", "TH-15.15")
def test_in_deathmatch_the_fight_after_an_abduction_pays_the_resolving_player() -> None:
    places = {
        "corridors.c1": "aliens_abduction#1",
        "corridors.B": "marine#1",
        "nest.A": "alien#2",
        "nest.B": "young_alien#1",
        "nest.C": "young_alien#2",
        "nest.a1": "greys_landmine#1",
    }
    table = Table.stopping("aliens", "marines", "greys", places=places, upgraded={"alien#2": 1})
    table.play("act:aliens_abduction#1", "room:nest.D")
    assert table.life("greys") == 2, "traps pay their owners"
    assert table.life("aliens") == 2, "the limited fight, then the fight of the Corridors"


# Crawlers


@rule("TH-14.08", "TH-14.51")
def test_crawlers_switch_off_rival_cards_of_their_sector_only() -> None:
    places = {
        "corridors.c1": "aliens_crawlers#1",
        "corridors.c2": "marines_landmine#1",
        "corridors.c3": "marines_bunker#1",
        "corridors.c4": "aliens_habitat#1",
        "control_room.k1": "marines_fire#1",
        "corridors.pending1": "marines_fight#1",
        "corridors.B": "marine#1",
    }
    table = Table.stopping("aliens", "marines", places=places, upgraded={"alien#1": 1})
    active = {card: shown["active"] for card, shown in table.view()["cards"].items()}
    assert not active["marines_landmine#1"]
    assert not active["marines_bunker#1"]
    assert active["aliens_habitat#1"]
    assert active["marines_fire#1"]
    assert table.life("aliens") == 20
    table.play("done")
    assert table.life("marines") == 19, "the Bunker protects nobody"


@rule("TH-14.51")
def test_cards_switched_off_by_crawlers_stay_in_play() -> None:
    """They may be upgraded, downgraded, removed and get the disc."""
    places = {
        "loading_dock.m1": "aliens_crawlers#1",
        "loading_dock.m2": "marines_fire#1",
        "corridors.A": "alien#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "nest", "tech_dock"]
    table = Table("aliens", "marines", places=places, ring=ring).move("alien#1", "control_room.A")
    assert table.state.disc == "marines_fire#1"
    places = {"control_room.A": "marine#1", "nest.A": "alien#1", **places}
    del places["corridors.A"]
    table = Table("marines", "aliens", places=places, ring=ring, stock={"0": 1})
    assert "boost:marines_fire#1" in table.options


@rule("TH-14.51", "TH-09.07")
def test_a_card_switched_off_by_crawlers_may_be_replaced_by_its_owner() -> None:
    places = {
        "control_room.A": "marine#1",
        "loading_dock.pending1": "marines_fight#1",
        "corridors.c1": "aliens_crawlers#1",
        "corridors.c2": "marines_fire#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "nest", "tech_dock"]
    table = Table("marines", "aliens", places=places, ring=ring).move("marine#1", "loading_dock.A")
    table.play("install:marines_fight#1", "slot:corridors.c2")
    assert table.at("marines_fire#1") == "discard.0"


@rule("TH-14.51", "TH-16.20")
def test_a_card_switched_off_by_crawlers_may_be_taken_over() -> None:
    places = {
        "tech_dock.A": "trapper#1",
        "corridors.c1": "aliens_crawlers#1",
        "corridors.c2": "marines_fire#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "nest", "tech_dock"]
    table = Table("pandora", "aliens", "marines", places=places, ring=ring)
    table.move("trapper#1", "corridors.A")
    assert "take_over:marines_fire#1" in table.options


@rule("TH-14.51", "TH-11.08")
def test_tokens_already_on_units_keep_working_beside_crawlers() -> None:
    places = {"corridors.c1": "aliens_crawlers#1", "corridors.c2": "greys_invisibility#1"}
    places["corridors.B"] = "grey#1"
    table = Table.stopping(
        "aliens", "greys", places=places, upgraded={"alien#1": 1}, invisible={"grey#1": 1}
    )
    assert table.life("greys") == 20


@rule("TH-14.51", "TH-15.30")
def test_the_partners_cards_work_beside_crawlers() -> None:
    places = {"corridors.c1": "aliens_crawlers#1", "corridors.c2": "marines_armory#1"}
    team = ("marines", "scientists", "aliens", "greys")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    assert "act:marines_armory#1" in table.options


@rule("TH-14.51")
def test_in_deathmatch_crawlers_switch_off_cards_of_everybody_else() -> None:
    places = {
        "corridors.c1": "aliens_crawlers#1",
        "corridors.c2": "marines_fire#1",
        "corridors.c3": "greys_probe#1",
    }
    table = Table.stopping("scientists", "aliens", "marines", "greys", places=places)
    assert table.events("trap_sprung") == []


@rule("TH-16.27", "TH-14.51")
def test_crawlers_in_pandoras_hands_switch_off_the_aliens_cards() -> None:
    places = {
        "corridors.c1": "aliens_crawlers#1 trapper#1",
        "corridors.c2": "aliens_habitat#1",
        "front.0": "bonus_upgrade#1",
    }
    table = Table.stopping(
        "aliens", "pandora", places=places, taken={"aliens_crawlers#1": "trapper#1"}
    )
    assert table.refusals["act:aliens_habitat#1"] == ("switched_off", "TH-14.51")


@rule("TH-16.27")
def test_crawlers_held_for_a_single_use_work_until_the_end_of_pandoras_next_turn() -> None:
    places = {
        "tech_dock.A": "runner#1",
        "corridors.c1": "aliens_crawlers#1",
        "nest.A": "alien#1",
        "control_room.A": "creature#1",
    }
    table = Table("pandora", "aliens", places=places).play("move:runner#1", "route:corridors")
    table.play("room:corridors.A", "take_over:aliens_crawlers#1")
    assert table.state.taken == {"aliens_crawlers#1": "runner#1"}
    assert table.asked == "aliens"
    table.end_turn()
    assert table.state.taken == {"aliens_crawlers#1": "runner#1"}
    assert table.asked == "pandora"
    table.end_turn()
    assert table.state.taken == {}
    assert table.at("runner#1") == "supply.0"


@rule("TH-16.22", "TH-14.51")
def test_crawlers_held_for_good_stay_with_pandora() -> None:
    places = {
        "tech_dock.A": "creature#1",
        "corridors.c1": "aliens_crawlers#1 trapper#1",
        "nest.A": "alien#1",
    }
    table = Table("pandora", "aliens", places=places, taken={"aliens_crawlers#1": "trapper#1"})
    for _ in range(4):
        table.end_turn()
    assert table.state.taken == {"aliens_crawlers#1": "trapper#1"}


@rule("TH-14.21", "TH-09.24", "TH-07.26")
def test_parasites_can_end_the_game_in_the_middle_of_a_route() -> None:
    """The Marines have 2 life and go three sectors: the trap at the end is never reached."""
    places = {
        "tech_dock.A": "marine#1",
        "tech_dock.B": "alien#1",
        "tech_dock.C": "alien#2",
        "nest.a1": "aliens_hatchery#1",
    }
    table = Table(
        "marines", "aliens", places=places, ring=RING, parasites={"marine#1": 1}, life={"0": 2}
    )
    table.play("room:nest.A")
    assert table.winners == ("aliens",)
    assert table.events("trap_sprung") == []
    assert table.at("marine#1") == "tech_dock.A"
