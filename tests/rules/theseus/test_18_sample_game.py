"""What the sample game of the rulebook shows (TH-18 and TH-19): Scientists against Aliens.

The ring of the sample game is corridors, control_room, nest, tech_dock, laboratory.
"""

from typing import Any

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

ALIENS, SCIENTISTS = 0, 1


def sample(seat: int = ALIENS, **more: Any) -> Table:
    return Table("aliens", "scientists", active=seat, **more)


# ---------------------------------------------------------------- upgrade tokens


@rule("TH-18.01")
def test_a_token_from_the_sector_action_may_be_spent_before_the_pending_phase() -> None:
    table = sample(
        places={"control_room.A": "alien#1", "nest.pending1": "aliens_fight#1"},
        decks={"aliens": ["aliens_habitat#1"]},
    )
    table.play("room:nest.A")
    assert (table.prompt, table.stock("aliens")) == ("pending", 1)
    table.play("upgrade:alien#1")
    assert table.state.upgraded == {"alien#1": 1}
    assert "install:aliens_fight#1" in table.options, "and the pending phase is still to come"


@rule("TH-18.01")
def test_a_token_from_the_sector_action_may_go_on_a_card_at_once() -> None:
    table = sample(
        SCIENTISTS,
        places={"tech_dock.A": "scientist#1", "tech_dock.t1": "scientists_defense_system#1"},
    )
    table.play("room:laboratory.A", "boost:scientists_defense_system#1")
    assert table.state.upgrades == {"scientists_defense_system#1": 1}


@rule("TH-18.04")
def test_stored_tokens_may_still_be_spent_after_the_pending_phase() -> None:
    table = sample(
        SCIENTISTS,
        places={"tech_dock.A": "scientist#1", "laboratory.pending1": "scientists_defense_system#1"},
        decks={"scientists": ["scientists_archives#1"]},
    )
    table.play("room:laboratory.A", "install:scientists_defense_system#1", "slot:tech_dock.t2")
    assert table.prompt == "last_moment"
    assert "boost:scientists_defense_system#1" in table.options, "the card just installed"
    table.play("boost:scientists_defense_system#1")
    assert table.state.upgrades == {"scientists_defense_system#1": 1}


# ---------------------------------------------------------------- bonus cards


@rule("TH-18.02", "TH-18.03")
def test_a_bonus_card_may_be_used_before_the_position_is_refilled() -> None:
    """Card from Deck takes the top card; the next one refills the position, and no bonus is won."""
    table = sample(
        SCIENTISTS,
        places={
            "tech_dock.A": "scientist#1",
            "laboratory.pending1": "scientists_defense_system#1",
            "tech_dock.t1": "bonus_card_from_deck#1",
            "tech_dock.t6": "bonus_upgrade#1",
        },
        decks={"scientists": ["scientists_medstation#1", "scientists_archives#1"]},
    )
    table.play("room:laboratory.A", "install:scientists_defense_system#1", "slot:tech_dock.t1")
    assert table.here("laboratory.pending1") == ""
    table.play("play:bonus_card_from_deck#1")
    assert "slot:tech_dock.t6" not in table.options, "a slot with a bonus card is not empty"
    table.play("slot:control_room.k2")
    assert table.here("control_room.k2") == "scientists_medstation#1"
    assert table.here("laboratory.pending1") == "scientists_archives#1"
    assert table.pile("front", "scientists") == ()


@rule("TH-18.02")
def test_the_position_may_also_be_refilled_first() -> None:
    table = sample(
        SCIENTISTS,
        places={
            "tech_dock.A": "scientist#1",
            "laboratory.pending1": "scientists_defense_system#1",
            "tech_dock.t1": "bonus_card_from_deck#1",
        },
        decks={"scientists": ["scientists_medstation#1", "scientists_archives#1"]},
    )
    table.play("room:laboratory.A", "install:scientists_defense_system#1", "slot:tech_dock.t1")
    table.play("refill")
    assert table.here("laboratory.pending1") == "scientists_medstation#1"
    table.play("play:bonus_card_from_deck#1", "slot:control_room.k2")
    assert table.here("control_room.k2") == "scientists_archives#1"


@rule("TH-18.02")
def test_card_from_deck_may_take_the_last_card_and_the_end_draws_nearer() -> None:
    table = sample(
        SCIENTISTS,
        places={
            "tech_dock.A": "scientist#1",
            "laboratory.pending1": "scientists_defense_system#1",
            "tech_dock.t1": "bonus_card_from_deck#1",
        },
        decks={"scientists": ["scientists_medstation#1"]},
    )
    table.play("room:laboratory.A", "install:scientists_defense_system#1", "slot:tech_dock.t1")
    table.play("play:bonus_card_from_deck#1", "slot:control_room.k2")
    assert table.state.end_track == 1
    assert table.here("laboratory.pending1") == ""


@rule("TH-18.03")
def test_card_from_deck_wins_no_bonus_card() -> None:
    table = sample(
        places={
            "laboratory.A": "alien#1",
            "front.0": "bonus_card_from_deck#1",
            "control_room.k1": "bonus_upgrade#1",
        },
        decks={"aliens": ["aliens_fight#1"]},
    )
    table.play("play:bonus_card_from_deck#1")
    assert "slot:control_room.k1" not in table.options
    assert table.refusals["slot:control_room.k1"] == ("bonus_card_there", "TH-06.07")


@rule("TH-19.05")
def test_card_from_deck_cannot_replace_an_own_card() -> None:
    table = sample(
        places={
            "laboratory.A": "alien#1",
            "front.0": "bonus_card_from_deck#1",
            "nest.a1": "aliens_habitat#1",
            "nest.a2": "scientists_archives#1",
        },
        decks={"aliens": ["aliens_fight#1"]},
    )
    table.play("play:bonus_card_from_deck#1")
    assert not {"slot:nest.a1", "slot:nest.a2"} & set(table.options)
    assert "slot:nest.a3" in table.options


@rule("TH-19.05")
def test_a_slot_emptied_earlier_in_the_turn_is_empty() -> None:
    """Sample turn 9: the Hole moves the Air Duct away, Card from Deck uses its slot."""
    table = sample(
        places={
            "laboratory.A": "alien#1",
            "front.0": "bonus_card_from_deck#1 aliens_hole#1",
            "nest.a1": "aliens_air_duct#1",
        },
        decks={"aliens": ["aliens_fight#1"]},
    )
    table.play("play:aliens_hole#1", "slot:control_room.k2")
    table.play("play:bonus_card_from_deck#1", "slot:nest.a1")
    assert table.here("nest.a1") == "aliens_fight#1"
    assert table.here("control_room.k2") == "aliens_air_duct#1"


@rule("TH-19.05")
def test_card_from_deck_keeps_a_special_card_before_the_player() -> None:
    table = sample(
        places={"laboratory.A": "alien#1", "front.0": "bonus_card_from_deck#1"},
        decks={"aliens": ["aliens_hole#1"]},
    )
    table.play("play:bonus_card_from_deck#1")
    assert table.pile("front", "aliens") == ("aliens_hole#1",)


@rule("TH-19.08")
def test_a_bonus_card_may_be_kept_unused() -> None:
    table = sample(
        places={
            "laboratory.A": "alien#1",
            "tech_dock.A": "scientist#1",
            "corridors.pending1": "aliens_fight#1",
            "corridors.c5": "bonus_passage#1",
        },
        decks={"aliens": ["aliens_habitat#1"]},
    )
    table.play("room:corridors.A", "install:aliens_fight#1", "slot:corridors.c5")
    assert table.asked == "scientists"
    assert table.pile("front", "aliens") == ("bonus_passage#1",)


# ---------------------------------------------------------------- cards of the sample game


@rule("TH-18.05")
def test_the_hatchery_deals_1_damage_to_a_stopping_hostile_unit() -> None:
    table = sample(
        SCIENTISTS,
        places={"laboratory.A": "scientist#1", "corridors.c1": "aliens_hatchery#1"},
    )
    table.play("room:corridors.A")
    assert table.life("scientists") == 19
    assert table.at("aliens_hatchery#1") == "corridors.c1", "it is not used up"


@rule("TH-18.06")
def test_the_pending_phase_takes_place_in_a_rival_faction_sector() -> None:
    """Sample turn 4: no sector action, but a pending card of the rival is replaced."""
    table = sample(
        SCIENTISTS,
        places={"control_room.A": "scientist#1", "nest.pending2": "aliens_fight#1"},
        decks={"scientists": ["scientists_archives#1"]},
    )
    table.play("room:nest.A", "replace:aliens_fight#1")
    assert table.here("nest.pending2") == "scientists_archives#1"
    assert table.stock("scientists") == 0


@rule("TH-19.01")
def test_the_medstation_restores_1_life() -> None:
    table = sample(
        SCIENTISTS,
        places={"corridors.A": "scientist#1", "control_room.k2": "scientists_medstation#1"},
        life={"1": 15},
    )
    table.play("room:control_room.A", "act:scientists_medstation#1")
    assert table.life("scientists") == 16


@rule("TH-19.02")
def test_an_action_card_under_the_disc_cannot_be_used() -> None:
    table = sample(
        SCIENTISTS,
        places={"corridors.A": "scientist#1", "control_room.k2": "scientists_medstation#1"},
        life={"1": 15},
        disc="scientists_medstation#1",
        stock={"1": 1},
    )
    table.play("move:scientist#1", "room:control_room.A")
    assert table.refusals["act:scientists_medstation#1"] == ("under_the_disc", "TH-11.05")
    assert table.life("scientists") == 15


@rule("TH-19.03")
def test_special_and_bonus_cards_may_be_played_before_the_movement() -> None:
    table = sample(
        places={
            "laboratory.A": "alien#1",
            "front.0": "aliens_hole#1 bonus_upgrade#1",
            "nest.a1": "aliens_air_duct#1",
        }
    )
    assert table.prompt == "movement"
    assert {"play:aliens_hole#1", "play:bonus_upgrade#1"} <= set(table.options)
    table.play("play:aliens_hole#1", "slot:corridors.c1", "play:bonus_upgrade#1", "move:alien#1")
    assert table.options == ["route:corridors", "route:control_room>aliens_air_duct#1"]


@rule("TH-19.04")
def test_the_hole_moves_an_own_shortcut_card_with_its_tokens() -> None:
    table = Table(
        "aliens",
        "greys",
        places={
            "corridors.A": "alien#1",
            "front.0": "aliens_hole#1",
            "nest.a1": "aliens_air_duct#1",
            "nest.a2": "aliens_pheromone_trail#1",
            "nest.a3": "greys_teleport#1",
            "nest.a4": "aliens_fight#1",
        },
    )
    table.play("play:aliens_hole#1")
    assert table.options == ["shift:aliens_air_duct#1", "shift:aliens_pheromone_trail#1"]
    table.play("shift:aliens_pheromone_trail#1", "slot:wreck.g1")
    assert table.at("aliens_pheromone_trail#1") == "wreck.g1"
    assert table.at("aliens_hole#1") == "discard.0"


@rule("TH-19.04")
@pytest.mark.parametrize("disc", ["", "aliens_air_duct#1"])
def test_the_hole_does_not_move_a_card_under_the_disc(disc: str) -> None:
    table = sample(
        places={
            "corridors.A": "alien#1",
            "front.0": "aliens_hole#1",
            "nest.a1": "aliens_air_duct#1",
        },
        disc=disc,
        stock={"0": 1},
    )
    assert ("play:aliens_hole#1" in table.options) is (disc == "")


@rule("TH-19.06")
def test_moving_the_disc_away_makes_the_card_usable_again() -> None:
    table = sample(
        places={
            "corridors.A": "alien#1",
            "laboratory.A": "scientist#1",
            "laboratory.B": "scientist#2",
            "tech_dock.t1": "scientists_archives#1",
            "control_room.k2": "scientists_medstation#1",
        },
        life={"1": 15},
        disc="scientists_medstation#1",
    )
    table.play("room:control_room.A", "disc:scientists_archives#1")
    table.play("move:scientist#1", "room:control_room.B", "act:scientists_medstation#1")
    assert table.life("scientists") == 16


@rule("TH-19.07")
def test_camera_points_are_cashed_in_during_the_action_phase() -> None:
    """Sample turn 10: the counter stands at 4, the Scientists' unit stops, +4 data, counter 0."""
    table = sample(
        SCIENTISTS,
        places={"laboratory.A": "scientist#1", "corridors.c1": "scientists_surveillance_camera#1"},
        camera={"scientists_surveillance_camera#1": 4},
    )
    table.play("room:corridors.A")
    assert (table.prompt, table.data("scientists")) == ("action", 0)
    table.play("act:scientists_surveillance_camera#1")
    assert table.data("scientists") == 4
    assert table.state.camera.get("scientists_surveillance_camera#1", 0) == 0


# ---------------------------------------------------------------- three turns in a row


@rule("TH-18.02", "TH-18.04", "TH-18.05", "TH-18.06")
def test_turns_of_the_sample_game_in_a_row() -> None:
    """A free rendering of sample turns 2 to 4; the rulebook names neither rooms nor slots."""
    table = sample(
        SCIENTISTS,
        places={
            "tech_dock.A": "scientist#1",
            "control_room.A": "scientist#2",
            "nest.A": "alien#1",
            "laboratory.pending1": "scientists_defense_system#1",
            "nest.pending1": "aliens_tentacles#1",
            "nest.a1": "aliens_hatchery#1",
            "tech_dock.t1": "bonus_card_from_deck#1",
        },
        decks={
            "scientists": [
                "scientists_medstation#1",
                "scientists_surveillance_camera#1",
                "scientists_archives#1",
            ]
        },
    )
    table.play("move:scientist#1", "room:laboratory.A")
    table.play("install:scientists_defense_system#1", "slot:tech_dock.t1")
    table.play("play:bonus_card_from_deck#1", "slot:control_room.k2")
    assert table.here("laboratory.pending1") == "scientists_surveillance_camera#1"
    table.play("boost:scientists_defense_system#1")

    assert table.asked == "aliens"
    table.play("room:tech_dock.A")
    assert table.life("aliens") == 19, "the Defense System, activated a moment ago"

    table.play("move:scientist#2", "room:nest.A", "replace:aliens_tentacles#1")
    assert table.life("scientists") == 19, "the Hatchery"
    assert table.here("nest.pending1") == "scientists_archives#1"
    assert table.stock("scientists") == 0
