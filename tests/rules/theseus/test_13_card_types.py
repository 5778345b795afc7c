"""The types of cards, Duplication, tokens of cards (TH-13)."""

from typing import Any

import pytest

from hullbreach.kernel.registry import game
from hullbreach.words import Words
from tests.games.theseus.table import Table
from tests.marks import rule

CARDS = game("theseus").content()["cards"]


def alien_stops(in_: str = "corridors", *, rival: str = "marines", **more: Any) -> Table:
    """An Alien, alone in the last sector of the ring, has to stop in the Corridors."""
    last = {"marines": "loading_dock", "scientists": "laboratory", "greys": "wreck"}[rival]
    places = {f"{last}.A": "alien#1", **more.pop("places", {})}
    table = Table("aliens", rival, places=places, **more)
    if table.prompt == "movement":
        table.play("move:alien#1")
    return table.play(f"room:{in_}.A")


# ---------------------------------------------------------------- card sides


@rule("TH-13.01")
def test_installed_pending_and_kept_cards_lie_face_up_for_all() -> None:
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.a1": "marines_fire#1",
            "loading_dock.pending1": "aliens_fight#1",
            "front.0": "bonus_upgrade#1",
            "discard.1": "aliens_habitat#1",
            "corridors.A": "marine#1",
        },
    )
    for viewer in (None, "marines", "aliens"):
        view = table.view(viewer)
        assert view["sectors"]["nest"]["slots"]["nest.a1"] == "marines_fire#1"
        assert (
            view["sectors"]["loading_dock"]["pending"]["loading_dock.pending1"] == "aliens_fight#1"
        )
        assert view["seats"][0]["front"] == ["bonus_upgrade#1"]
        assert view["seats"][1]["discard"] == ["aliens_habitat#1"]


@rule("TH-13.02")
@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_every_card_can_be_read_in_detail(lang: str) -> None:
    words = Words("theseus", lang)
    unreadable = [card for card in CARDS if not words.card(card, CARDS[card]["value"]).text]
    assert unreadable == []


@rule("TH-13.03")
@pytest.mark.parametrize(
    "card", ["marines_fire#1", "aliens_tentacles#1", "aliens_lurking#1", "aliens_crawlers#1"]
)
def test_an_installed_card_with_a_token_symbol_lays_its_token_out_in_the_sector(card: str) -> None:
    faction = card.split("_")[0]
    table = Table(
        faction,
        "greys",
        places={
            "wreck.A": {"marines": "marine#1", "aliens": "alien#1"}[faction],
            "corridors.pending1": card,
        },
    )
    assert table.view()["sectors"]["tech_dock"]["reminders"] == []
    table.play("room:corridors.A", f"install:{card}", "slot:tech_dock.t1")
    assert table.view()["sectors"]["tech_dock"]["reminders"] == [card]


# ---------------------------------------------------------------- the types


@rule("TH-13.04")
def test_an_action_card_serves_the_owner_of_the_unit_that_ends_its_movement_there() -> None:
    table = alien_stops(
        places={"corridors.c1": "aliens_habitat#1", "corridors.c2": "marines_armory#1"}
    )
    assert table.options == ["act:aliens_habitat#1", "done"], (
        "the rival's card serves the rival only"
    )
    table.play("act:aliens_habitat#1")
    assert table.stock("aliens") == 1


@rule("TH-13.04")
def test_an_action_card_may_be_left_alone() -> None:
    table = alien_stops(places={"corridors.c1": "aliens_habitat#1"}).play("done")
    assert table.stock("aliens") == 0


@rule("TH-13.04")
def test_a_unit_that_only_passes_uses_no_action_card() -> None:
    table = Table(
        "aliens",
        "marines",
        places={
            "loading_dock.A": "alien#1",
            "loading_dock.B": "alien#2",
            "corridors.c1": "aliens_habitat#1",
        },
        decks={"aliens": ["aliens_fight#1"]},
    )
    table.play("move:alien#1", "room:control_room.A")
    assert table.prompt == "pending"
    assert table.stock("aliens") == 0


@rule("TH-13.05")
def test_a_module_works_all_the_time_in_its_own_sector_only() -> None:
    """The Battle Position adds damage in the Nest and none in the Corridors."""
    table = Table(
        "marines",
        "aliens",
        places={
            "control_room.A": "marine#1",
            "corridors.c1": "marines_fight#1",
            "nest.A": "marine#2",
            "nest.B": "alien#1",
            "nest.a1": "marines_battle_position#1",
            "loading_dock.A": "marine#3",
            "loading_dock.B": "alien#2",
            "loading_dock.m1": "marines_fight#2",
        },
    )
    table.play("move:marine#1", "room:loading_dock.C", "act:marines_fight#2")
    amounts = {event["unit"]: event["amount"] for event in table.events("attacked")}
    assert amounts == {"marine#1": 1, "marine#2": 2, "marine#3": 1}


@rule("TH-13.06")
def test_a_trap_hits_a_hostile_unit_that_ends_its_movement_there() -> None:
    assert alien_stops(places={"corridors.c1": "marines_landmine#1"}).life("aliens") == 18


@rule("TH-13.06")
def test_a_trap_spares_its_own_faction() -> None:
    table = alien_stops(places={"corridors.c1": "aliens_hatchery#1"})
    assert (table.life("aliens"), table.life("marines")) == (20, 20)


@rule("TH-13.06")
def test_a_trap_hits_a_unit_that_a_card_moves_into_its_sector() -> None:
    table = Table(
        "greys",
        "marines",
        places={
            "loading_dock.A": "grey#1",
            "corridors.c1": "greys_control#1",
            "tech_dock.A": "marine#1",
            "loading_dock.m1": "greys_landmine#1",
        },
    )
    table.play("room:corridors.A", "act:greys_control#1", "room:loading_dock.B")
    assert table.life("marines") == 18


@rule("TH-13.06")
def test_an_ordinary_trap_spares_a_unit_that_only_passes() -> None:
    table = Table(
        "aliens",
        "marines",
        places={
            "loading_dock.A": "alien#1",
            "loading_dock.B": "alien#2",
            "corridors.c1": "marines_landmine#1",
        },
    )
    table.play("move:alien#1", "room:control_room.A")
    assert table.life("aliens") == 20
    assert table.at("marines_landmine#1") == "corridors.c1"


@rule("TH-13.07")
@pytest.mark.parametrize("card", ["marines_fire#1", "scientists_defense_system#1"])
def test_fire_and_an_activated_defense_system_hit_a_unit_that_only_crosses(card: str) -> None:
    rival = card.split("_")[0]
    last = {"marines": "loading_dock", "scientists": "laboratory"}[rival]
    table = Table(
        "aliens",
        rival,
        places={f"{last}.A": "alien#1", f"{last}.B": "alien#2", "corridors.c1": card},
        upgrades={card: 1},
    )
    table.play("move:alien#1", "room:control_room.A")
    assert table.life("aliens") == (18 if rival == "marines" else 19)


@rule("TH-13.07")
def test_tentacles_hit_a_unit_that_only_crosses() -> None:
    table = Table(
        "marines",
        "aliens",
        places={"nest.A": "marine#1", "nest.B": "marine#2", "corridors.c1": "aliens_tentacles#1"},
    )
    table.play("move:marine#1", "room:control_room.A")
    assert table.life("marines") == 19


@rule("TH-13.07")
def test_a_defense_system_without_a_token_does_nothing_at_all() -> None:
    table = alien_stops(rival="scientists", places={"corridors.c1": "scientists_defense_system#1"})
    assert table.life("aliens") == 20
    assert table.events("trap_sprung") == []


@rule("TH-13.08")
def test_a_special_card_is_never_installed() -> None:
    table = alien_stops(places={"corridors.pending1": "aliens_hole#1"})
    table.play("install:aliens_hole#1")
    assert table.prompt != "slot"
    assert table.view("marines")["seats"][0]["front"] == ["aliens_hole#1"]


@rule("TH-13.09")
def test_a_special_card_may_be_played_as_soon_as_one_has_it() -> None:
    table = alien_stops(
        places={"corridors.pending1": "aliens_hole#1", "nest.a1": "aliens_air_duct#1"},
        decks={"aliens": ["aliens_fight#1"]},
    )
    table.play("install:aliens_hole#1")
    assert "play:aliens_hole#1" in table.options
    table.play("play:aliens_hole#1", "slot:corridors.c1")
    assert table.at("aliens_air_duct#1") == "corridors.c1"


@rule("TH-13.09")
def test_a_special_card_may_be_kept_for_any_moment_of_a_later_own_turn() -> None:
    table = Table(
        "aliens",
        "marines",
        places={
            "tech_dock.A": "alien#1",
            "control_room.A": "marine#1",
            "control_room.B": "marine#2",
            "front.0": "aliens_hole#1",
            "nest.a1": "aliens_air_duct#1",
            "loading_dock.m1": "aliens_habitat#1",
            "loading_dock.pending1": "marines_fire#1",
        },
    )
    prompts: dict[str, bool] = {}
    for choice in ("move:alien#1", "room:loading_dock.A", "done", "done", "move:marine#1"):
        prompts.setdefault(table.prompt, "play:aliens_hole#1" in table.options)
        table.play(choice)
    assert prompts == {"movement": True, "room": False, "action": True, "pending": True}
    assert not [option for option in table.options if "hole" in option], "not in a rival's turn"
    table.end_turn()
    assert "play:aliens_hole#1" in table.options


@rule("TH-13.10")
def test_any_number_of_special_cards_may_be_played_in_one_turn() -> None:
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.A": "marine#1",
            "front.0": "bonus_upgrade#1 bonus_upgrade#2 bonus_card_from_deck#1",
        },
        decks={"marines": ["marines_fire#1"]},
    )
    table.play("play:bonus_upgrade#1", "play:bonus_card_from_deck#1", "slot:nest.a1")
    table.play("play:bonus_upgrade#2")
    assert table.stock("marines") == 2
    assert table.pile("front", "marines") == ()


@rule("TH-13.11")
def test_a_special_card_is_discarded_after_use() -> None:
    table = Table(
        "greys",
        "marines",
        places={
            "wreck.A": "grey#1",
            "front.0": "greys_annihilation#1",
            "wreck.g1": "marines_fire#1",
        },
    )
    table.play("play:greys_annihilation#1")
    assert table.at("greys_annihilation#1") == "discard.0"
    assert table.at("marines_fire#1") == "discard.1"


@rule("TH-13.11")
def test_a_special_card_that_cannot_do_anything_is_kept() -> None:
    table = Table(
        "greys",
        "marines",
        places={"wreck.A": "grey#1", "front.0": "greys_annihilation#1"},
        stock={"0": 1},
    )
    assert table.refusals["play:greys_annihilation#1"] == ("no_rival_card", "TH-13.09")
    assert table.pile("front", "greys") == ("greys_annihilation#1",)


@rule("TH-13.12")
def test_a_pending_special_card_is_taken_by_option_c_and_the_position_refilled() -> None:
    """Every slot may be full, and no bonus card is won: the card uses no slot."""
    table = alien_stops(
        places={"corridors.pending1": "aliens_hole#1", "corridors.c5": "bonus_upgrade#1"},
        decks={"aliens": ["aliens_fight#1"]},
    )
    assert table.options == ["install:aliens_hole#1", "done"]
    table.play("install:aliens_hole#1")
    assert table.here("corridors.pending1") == "aliens_fight#1"
    assert table.pile("front", "aliens") == ("aliens_hole#1",)


@rule("TH-13.12")
def test_a_special_card_taken_with_an_empty_deck_advances_the_end() -> None:
    table = alien_stops(places={"corridors.pending1": "aliens_hole#1"})
    table.play("install:aliens_hole#1")
    assert table.state.end_track == 1


@rule("TH-13.12")
def test_a_special_card_under_the_disc_cannot_be_taken() -> None:
    table = alien_stops(
        places={"corridors.pending1": "aliens_hole#1", "front.0": "bonus_upgrade#1"},
        disc="aliens_hole#1",
    )
    table.play("done")
    assert "install:aliens_hole#1" not in table.options
    assert table.refusals["install:aliens_hole#1"] == ("under_the_disc", "TH-11.04")


@rule("TH-13.13")
def test_a_shortcut_changes_the_movement_of_its_owners_units_only() -> None:
    places = {
        "loading_dock.A": "alien#1",
        "control_room.A": "marine#1",
        "corridors.c1": "aliens_air_duct#1",
    }
    table = Table("aliens", "marines", places=places)
    assert table.options == ["route:corridors", "route:control_room>aliens_air_duct#1"]
    rival = {"loading_dock.A": "marine#1", "corridors.c1": "aliens_air_duct#1"}
    table = Table("aliens", "marines", places=rival, active=1)
    assert table.options == [f"room:corridors.{room}" for room in "ABCD"]


# ---------------------------------------------------------------- Duplication


@rule("TH-13.14")
@pytest.mark.parametrize(
    ("slot", "tokens"),
    [("corridors.c1", 1), ("corridors.c3", 2), ("corridors.c5", 2), ("corridors.c2", 2)],
)
def test_duplication_copies_neighbours_but_not_diagonally(slot: str, tokens: int) -> None:
    """Duplication lies in the middle of the lower row (c4); c1 lies diagonally to it."""
    table = alien_stops(places={"corridors.c4": "aliens_duplication#1", slot: "aliens_habitat#1"})
    while "act:aliens_habitat#1" in table.options:
        table.play("act:aliens_habitat#1")
    assert table.stock("aliens") == tokens


@rule("TH-13.14")
def test_duplication_does_not_reach_into_another_sector() -> None:
    table = alien_stops(
        places={"control_room.k1": "aliens_duplication#1", "corridors.c5": "aliens_habitat#1"}
    )
    table.play("act:aliens_habitat#1")
    assert "act:aliens_habitat#1" not in table.options


@rule("TH-13.14")
def test_duplication_copies_a_card_with_its_tokens() -> None:
    table = alien_stops(
        places={"corridors.c1": "marines_landmine#1", "corridors.c2": "marines_duplication#1"},
        upgrades={"marines_landmine#1": 1},
    )
    assert table.life("aliens") == 20 - 2 * 3


@rule("TH-13.14")
def test_duplication_does_not_copy_a_rivals_card() -> None:
    table = alien_stops(
        places={"corridors.c1": "marines_landmine#1", "corridors.c2": "aliens_duplication#1"}
    )
    assert table.life("aliens") == 18


@rule("TH-13.14")
def test_duplication_does_not_copy_the_partners_card() -> None:
    table = Table(
        "marines",
        "greys",
        "scientists",
        "aliens",
        options={"mode": "team"},
        places={
            "wreck.A": "marine#1",
            "corridors.c1": "scientists_small_lab#1",
            "corridors.c2": "marines_duplication#1",
        },
    )
    table.play("room:corridors.A", "act:scientists_small_lab#1")
    assert "act:scientists_small_lab#1" not in table.options
    assert table.stock("marines") == 1


@rule("TH-13.15")
@pytest.mark.parametrize(
    ("sector", "middle", "around"),
    [("corridors", "c4", ("c2", "c3", "c5")), ("tech_dock", "t2", ("t1", "t3", "t5"))],
)
def test_one_duplication_copies_up_to_three_cards(
    sector: str, middle: str, around: tuple[str, ...]
) -> None:
    mines = {f"{sector}.{slot}": f"marines_landmine#{n}" for n, slot in enumerate(around, 1)}
    start = {"corridors": "loading_dock.A", "tech_dock": "nest.A"}[sector]
    table = Table(
        "aliens",
        "marines",
        places={start: "alien#1", f"{sector}.{middle}": "marines_duplication#1", **mines},
    )
    table.play(f"room:{sector}.A")
    assert table.life("aliens") == 20 - 3 * 2 * 2


@rule("TH-13.15")
def test_elsewhere_no_slot_has_three_neighbours() -> None:
    boards = game("theseus").content()["sectors"]
    most = {
        name: max(len(slot["neighbours"]) for slot in board["slots"].values())
        for name, board in boards.items()
    }
    assert {name for name, count in most.items() if count == 3} == {"corridors", "tech_dock"}
    assert max(most.values()) == 3


@rule("TH-13.16")
def test_a_card_under_the_disc_is_not_copied() -> None:
    table = alien_stops(
        places={"corridors.c1": "marines_landmine#1", "corridors.c2": "marines_duplication#1"},
        disc="marines_landmine#1",
    )
    assert table.life("aliens") == 20


@rule("TH-13.16")
def test_a_discarded_card_is_not_copied() -> None:
    """The Landmine is gone; the Duplication beside its slot stays, and does nothing."""
    table = Table(
        "aliens",
        "marines",
        places={
            "loading_dock.A": "alien#1",
            "tech_dock.A": "alien#2",
            "tech_dock.B": "alien#3",
            "control_room.A": "marine#1",
            "corridors.c1": "marines_landmine#1",
            "corridors.c2": "marines_duplication#1",
        },
    )
    table.play("move:alien#1", "room:corridors.A").end_turn()
    assert table.life("aliens") == 16
    table.play("move:alien#2", "room:corridors.B")
    assert table.life("aliens") == 16
    assert table.at("marines_duplication#1") == "corridors.c2"


@rule("TH-13.17")
def test_duplications_do_not_copy_each_other() -> None:
    """c3, c4, c5 in a row: the outer Duplication is not beside the Landmine."""
    table = alien_stops(
        places={
            "corridors.c3": "marines_landmine#1",
            "corridors.c4": "marines_duplication#1",
            "corridors.c5": "marines_duplication#2",
        }
    )
    assert table.life("aliens") == 16


@rule("TH-13.17")
def test_two_duplications_beside_a_card_copy_it_twice() -> None:
    table = alien_stops(
        places={
            "corridors.c3": "marines_duplication#2",
            "corridors.c4": "marines_landmine#1",
            "corridors.c5": "marines_duplication#1",
        }
    )
    assert table.life("aliens") == 14


@rule("TH-13.23")
def test_a_copied_single_use_card_works_twice_then_only_the_original_goes() -> None:
    table = Table(
        "scientists",
        "marines",
        places={
            "loading_dock.A": "scientist#1",
            "corridors.c1": "scientists_detonation#1",
            "corridors.c2": "scientists_duplication#1",
            "corridors.c3": "marines_fire#1",
            "corridors.c4": "marines_bunker#1",
        },
    )
    table.play("room:corridors.A", "act:scientists_detonation#1", "destroy:marines_bunker#1")
    assert table.at("scientists_detonation#1") == "corridors.c1"
    table.play("act:scientists_detonation#1")
    assert table.pile("discard", "marines") == ("marines_fire#1", "marines_bunker#1")
    assert table.pile("discard", "scientists") == ("scientists_detonation#1",)
    assert table.at("scientists_duplication#1") == "corridors.c2"


@rule("TH-13.23")
def test_a_copy_left_unused_does_not_save_the_original() -> None:
    table = Table(
        "scientists",
        "marines",
        places={
            "loading_dock.A": "scientist#1",
            "corridors.c1": "scientists_detonation#1",
            "corridors.c2": "scientists_duplication#1",
            "corridors.c3": "marines_fire#1",
            "corridors.c4": "marines_bunker#1",
        },
    )
    table.play(
        "room:corridors.A", "act:scientists_detonation#1", "destroy:marines_bunker#1", "done"
    )
    assert table.pile("discard", "scientists") == ("scientists_detonation#1",)
    assert table.at("marines_fire#1") == "corridors.c3"


@rule("TH-13.24")
def test_a_duplication_under_the_disc_copies_nothing() -> None:
    table = alien_stops(
        places={"corridors.c1": "marines_landmine#1", "corridors.c2": "marines_duplication#1"},
        disc="marines_duplication#1",
    )
    assert table.life("aliens") == 18


@rule("TH-13.24")
def test_a_duplication_switched_off_by_crawlers_copies_nothing() -> None:
    """The Aliens' Crawlers lie in the sector; the Marines' Armory is off as well."""
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.A": "marine#1",
            "corridors.c1": "marines_armory#1",
            "corridors.c2": "marines_duplication#1",
            "corridors.c3": "aliens_crawlers#1",
        },
        stock={"0": 1},
    )
    table.play("move:marine#1", "room:corridors.A")
    assert not [option for option in table.options if option.startswith("act")]


@rule("TH-13.24")
def test_pandoras_duplication_copies_cards_that_count_as_pandoras() -> None:
    """Two Trappers hold a Landmine and the Duplication beside it; the Marines step on both."""
    places = {
        "tech_dock.A": "marine#1",
        "corridors.c1": "marines_landmine#1 trapper#1",
        "corridors.c2": "marines_duplication#1 trapper#2",
    }
    both = {"marines_landmine#1": "trapper#1", "marines_duplication#1": "trapper#2"}
    for taken, life in ((both, 16), ({"marines_landmine#1": "trapper#1"}, 18)):
        here = {
            place: piece if piece.split()[0] in taken else piece.split()[0]
            for place, piece in places.items()
        }
        table = Table(
            "marines",
            "pandora",
            places=here,
            taken=taken,
            taken_on=dict.fromkeys(taken, 0),
            home={"1": "control_room"},
        )
        table.play("room:corridors.A")
        assert table.life("marines") == life


# ---------------------------------------------------------------- further types and tokens


@rule("TH-13.18")
def test_a_station_wide_card_works_in_all_sectors() -> None:
    """The Safeguard in the Loading Dock draws the disc from the Control Room."""
    table = Table(
        "aliens",
        "marines",
        places={
            "corridors.A": "alien#1",
            "loading_dock.m1": "marines_safeguard#1",
            "nest.a1": "marines_fire#1",
        },
    )
    table.play("room:control_room.A")
    assert table.state.disc == "marines_safeguard#1"
    assert CARDS["marines_safeguard"]["type"] == "station"


@rule("TH-13.19")
def test_bonus_cards_are_special_cards_of_no_faction_usable_at_once() -> None:
    bonus = [card for card in CARDS.values() if card["faction"] == "bonus"]
    assert {(card["type"], card["single_use"]) for card in bonus} == {("special", True)}
    table = alien_stops(
        places={"corridors.pending1": "aliens_fight#1", "corridors.c5": "bonus_upgrade#1"}
    )
    table.play("install:aliens_fight#1", "slot:corridors.c5", "play:bonus_upgrade#1")
    assert table.stock("aliens") == 1
    assert table.at("bonus_upgrade#1") == "box"


@rule("TH-13.19")
def test_either_player_may_win_a_bonus_card() -> None:
    table = Table(
        "aliens",
        "marines",
        places={
            "nest.A": "marine#1",
            "loading_dock.pending1": "marines_fire#1",
            "nest.B": "marine#2",
            "nest.a4": "bonus_passage#1",
        },
        active=1,
    )
    table.play("move:marine#1", "room:loading_dock.A", "install:marines_fire#1", "slot:nest.a4")
    assert table.pile("front", "marines") == ("bonus_passage#1",)


@rule("TH-13.20")
def test_a_single_use_card_is_discarded_after_its_effect_and_gone() -> None:
    table = alien_stops(places={"corridors.c1": "marines_landmine#1"})
    assert table.pile("discard", "marines") == ("marines_landmine#1",)
    assert table.here("corridors.c1") == ""


@rule("TH-13.20")
def test_other_traps_stay() -> None:
    table = alien_stops(places={"corridors.c1": "marines_fire#1"})
    assert table.life("aliens") == 19
    assert table.at("marines_fire#1") == "corridors.c1"


@rule("TH-13.21")
def test_parasite_invisibility_incubator_and_grabber_bring_tokens_into_play() -> None:
    marine = {"nest.A": "marine#1"}
    table = Table("marines", "aliens", places={**marine, "corridors.c1": "aliens_parasite#1"})
    table.play("room:corridors.A")
    assert table.view()["units"]["marine#1"]["tokens"] == {"parasite": 1}

    marine = {"laboratory.A": "marine#1", "tech_dock.A": "scientist#1"}
    table = Table(
        "marines", "scientists", places={**marine, "corridors.c1": "scientists_grabber#1"}
    )
    table.play("room:corridors.A")
    assert table.view()["units"]["marine#1"]["tokens"] == {"grabber": 1}

    table = Table(
        "greys",
        "marines",
        places={"loading_dock.A": "grey#1", "corridors.c1": "greys_invisibility#1"},
    )
    table.play("room:corridors.A", "act:greys_invisibility#1")
    assert table.view()["units"]["grey#1"]["tokens"] == {"invisibility": 1}

    table = alien_stops(places={"corridors.c1": "aliens_incubator#1"})
    table.play("act:aliens_incubator#1", "room:corridors.D")
    assert table.here("corridors.D") == "young_alien#1"


@rule("TH-13.22")
def test_reminders_show_active_cards_and_change_nothing() -> None:
    """The Defense System shows its crescent only with a token on it; under the disc none."""
    places = {
        "corridors.c1": "scientists_defense_system#1",
        "corridors.c2": "aliens_tentacles#1",
        "corridors.c3": "aliens_lurking#1",
        "corridors.c4": "aliens_fight#1",
    }
    table = Table("aliens", "scientists", places={**places, "nest.A": "alien#1"})
    assert table.view()["sectors"]["corridors"]["reminders"] == [
        "aliens_tentacles#1",
        "aliens_lurking#1",
    ]
    table = Table(
        "aliens",
        "scientists",
        places={**places, "nest.A": "alien#1"},
        upgrades={"scientists_defense_system#1": 1},
        disc="aliens_tentacles#1",
    )
    assert table.view()["sectors"]["corridors"]["reminders"] == [
        "scientists_defense_system#1",
        "aliens_lurking#1",
    ]
