"""Pandora takes cards over, and acts in its sector (TH-16.20 to TH-16.30, TH-17.01 to 17.03)."""

from typing import Any

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

# The ring of duels here: Corridors, Control Room, Loading Dock, Tech Dock.


def takeover(unit: str, places: dict[str, str], **state: Any) -> Table:
    """The embryo has come to the Corridors."""
    table = Table("pandora", "marines", places={"tech_dock.A": unit, **places}, **state)
    return table.move(unit, "corridors.A", by="corridors")


# Taking over


@rule("TH-16.20")
def test_an_embryo_that_moved_may_take_over_any_rival_card_of_the_sector() -> None:
    places = {
        "corridors.c1": "marines_fight#1",
        "corridors.c2": "marines_battle_position#1",
        "corridors.c3": "marines_fire#2 trapper#2",
        "corridors.c5": "bonus_passage#1",
        "corridors.pending1": "marines_fight#2",
        "control_room.k1": "marines_fight#3",
    }
    table = takeover("trapper#1", places, taken={"marines_fire#2": "trapper#2"})
    cards = {"take_over:marines_fight#1", "take_over:marines_battle_position#1"}
    assert set(table.options) == {*cards, "decline"}
    table.play("take_over:marines_fight#1")
    assert table.at("trapper#1") == "corridors.c1"
    assert table.view()["cards"]["marines_fight#1"]["controller"] == table.seat("pandora")


@rule("TH-16.20")
def test_a_takeover_is_optional() -> None:
    table = takeover("trapper#1", {"corridors.c1": "marines_fight#1"}).play("decline")
    assert table.state.taken == {}
    assert table.at("trapper#1") == "corridors.A"


@rule("TH-16.20", "TH-11.05")
def test_a_card_under_the_disc_cannot_be_taken_over() -> None:
    places = {"corridors.c1": "marines_fight#1", "corridors.c2": "marines_fight#2"}
    table = takeover("trapper#1", places, disc="marines_fight#1")
    assert set(table.options) == {"take_over:marines_fight#2", "decline"}


@rule("TH-16.20")
def test_a_creature_takes_nothing_over() -> None:
    places = {"tech_dock.A": "creature#1", "corridors.c1": "marines_fight#1"}
    table = Table("pandora", "marines", places=places).move("creature#1", "corridors.A")
    assert table.prompt == "hatch"
    assert not table.play("hatch:runner#1", "room:corridors.B").state.taken


@rule("TH-16.20", "TH-12.07")
def test_an_embryo_from_space_takes_nothing_over() -> None:
    places = {"space": "trapper#1", "corridors.c1": "marines_fight#1", "tech_dock.A": "marine#1"}
    table = Table("pandora", "marines", places=places).move("trapper#1", "corridors.A")
    assert table.asked == "marines"


@rule("TH-16.20", "TH-14.28")
def test_a_caught_embryo_takes_nothing_over() -> None:
    places = {
        "tech_dock.A": "trapper#1",
        "corridors.c1": "scientists_grabber#1",
        "corridors.c2": "scientists_archives#1",
        "control_room.A": "scientist#1",
    }
    table = Table("pandora", "scientists", places=places).move("trapper#1", "corridors.A")
    assert table.asked == "scientists"
    assert table.state.taken == {}


@rule("TH-16.20")
def test_a_takeover_comes_after_the_action_cards_and_before_the_sector_action() -> None:
    """The card cannot be used in the same stop; the fight of the Corridors still follows."""
    places = {
        "corridors.c1": "marines_armory#1",
        "control_room.B": "creature#1",
        "control_room.C": "marine#1",
    }
    table = takeover("trapper#1", places)
    assert table.prompt == "takeover", "no action card of Pandora lies here yet"
    table.play("take_over:marines_armory#1")
    assert table.stock("pandora") == 0
    assert table.life("marines") == 19


@rule("TH-16.20", "TH-16.21")
def test_after_a_takeover_the_stop_still_gives_the_extra_turn_of_the_tech_dock() -> None:
    places = {
        "loading_dock.A": "trapper#1",
        "corridors.A": "creature#1",
        "tech_dock.t1": "marines_fight#1",
    }
    table = Table("pandora", "marines", places=places)
    table.play("move:trapper#1", "room:tech_dock.A", "take_over:marines_fight#1")
    assert table.about["unit"] == "creature#1", "the embryo is no unit any more"


@rule("TH-16.21")
def test_an_embryo_on_a_card_is_no_unit_and_keeps_its_side() -> None:
    places = {
        "corridors.c1": "marines_fight#1",
        "corridors.B": "creature#1",
        "corridors.C": "creature#2",
    }
    table = takeover("warrior#1", places, upgraded={"warrior#1": 1})
    table.play("take_over:marines_fight#1")
    assert table.here("corridors.A") == "", "its room is free"
    assert "warrior#1" in table.state.upgraded
    assert table.state.taken == {"marines_fight#1": "warrior#1"}


@rule("TH-16.21")
def test_an_embryo_on_a_card_neither_fights_nor_can_be_attacked_or_moved() -> None:
    places = {"corridors.c1": "marines_battle_position#1 warrior#1"}
    table = Table.stopping(
        "marines", "pandora", places=places, taken={"marines_battle_position#1": "warrior#1"}
    )
    assert table.events("attacked") == []
    places = {"corridors.c1": "marines_fire#1 warrior#1", "tech_dock.A": "creature#1"}
    places["tech_dock.B"] = "creature#2"
    table = Table("pandora", "marines", places=places, taken={"marines_fire#1": "warrior#1"})
    assert set(table.options) == {"move:creature#1", "move:creature#2"}


@rule("TH-16.21", "TH-14.22")
def test_tokens_leave_an_embryo_that_goes_onto_a_card() -> None:
    table = Table(
        "pandora",
        "aliens",
        places={"tech_dock.A": "trapper#1", "corridors.c1": "aliens_fight#1"},
        parasites={"trapper#1": 1},
    )
    table.move("trapper#1", "corridors.A").play("take_over:aliens_fight#1")
    assert table.state.parasites == {}


@rule("TH-16.23")
def test_a_card_is_taken_over_with_its_upgrade_tokens() -> None:
    places = {"corridors.c1": "marines_fire#1", "control_room.A": "marine#1"}
    table = takeover(
        "trapper#1",
        places,
        upgrades={"marines_fire#1": 2},
        deactivation={"marines_fire#1": 1},
        tracker={"marines_fire#1": 0},
    )
    table.play("take_over:marines_fire#1")
    assert table.state.upgrades == {"marines_fire#1": 2}
    assert table.view()["cards"]["marines_fire#1"]["value"] == 3


@rule("TH-16.23", "TH-13.14")
def test_the_former_owners_duplication_no_longer_copies_a_card_taken_over() -> None:
    places = {
        "corridors.c3": "marines_fire#1 trapper#1",
        "corridors.c4": "marines_duplication#1",
    }
    table = Table.stopping(
        "marines", "pandora", places=places, taken={"marines_fire#1": "trapper#1"}
    )
    assert table.life("marines") == 19


@rule("TH-16.23", "TH-13.24")
def test_a_duplication_in_pandoras_hands_copies_pandoras_cards_only() -> None:
    places = {
        "corridors.c3": "marines_fire#1 trapper#1",
        "corridors.c4": "marines_duplication#1 trapper#2",
        "corridors.c5": "marines_armory#1",
    }
    taken = {"marines_fire#1": "trapper#1", "marines_duplication#1": "trapper#2"}
    table = Table.stopping("marines", "pandora", places=places, taken=taken)
    assert table.life("marines") == 18, "the Fire is copied"
    table.play("act:marines_armory#1")
    assert table.stock("marines") == 1, "the Armory is not"


@rule("TH-16.24")
def test_after_a_single_use_embryo_and_card_go_home_with_the_cards_tokens() -> None:
    places = {"corridors.c1": "marines_fire#1 runner#1"}
    table = Table.stopping(
        "marines",
        "pandora",
        places=places,
        taken={"marines_fire#1": "runner#1"},
        upgrades={"marines_fire#1": 1},
    )
    assert table.at("runner#1") == "supply.1"
    assert table.at("marines_fire#1") == "corridors.c1"
    assert table.state.upgrades == {"marines_fire#1": 1}
    assert table.view()["cards"]["marines_fire#1"]["controller"] == table.seat("marines")


@rule("TH-16.24", "TH-16.28", "TH-13.20")
@pytest.mark.parametrize("embryo", ["runner#1", "trapper#1"])
def test_a_single_use_card_goes_to_its_owners_pile_and_the_embryo_home(embryo: str) -> None:
    places = {"corridors.c1": f"marines_landmine#1 {embryo}"}
    table = Table.stopping(
        "marines", "pandora", places=places, taken={"marines_landmine#1": embryo}
    )
    assert table.life("marines") == 18
    assert table.pile("discard", "marines") == ("marines_landmine#1",)
    assert table.at(embryo) == "supply.1"


# The end of a single use: see also the cards


@rule("TH-16.27", "TH-13.24")
@pytest.mark.parametrize("embryo", ["warrior#1", "trapper#2"])
def test_a_duplication_held_for_a_single_use_ends_with_the_first_action_it_copied(
    embryo: str,
) -> None:
    places = {
        "tech_dock.A": "creature#1",
        "corridors.c3": "marines_armory#1 trapper#1",
        "corridors.c4": f"marines_duplication#1 {embryo}",
    }
    taken = {"marines_armory#1": "trapper#1", "marines_duplication#1": embryo}
    table = Table("pandora", "marines", places=places, taken=taken).move(
        "creature#1", "corridors.A"
    )
    table.play("act:marines_armory#1")
    assert table.state.taken == taken, "the first token came from the Armory itself"
    table.play("act:marines_armory#1")
    assert table.stock("pandora") == 2
    assert ("marines_duplication#1" in table.state.taken) == (embryo == "trapper#2")


@rule("TH-16.27", "TH-13.24")
def test_a_duplication_held_for_a_single_use_stays_if_its_copy_is_left_out() -> None:
    places = {
        "tech_dock.A": "trapper#2",
        "corridors.c3": "marines_armory#1 trapper#1",
        "corridors.c4": "marines_duplication#1 warrior#1",
    }
    taken = {"marines_armory#1": "trapper#1", "marines_duplication#1": "warrior#1"}
    table = Table("pandora", "marines", places=places, taken=taken).move("trapper#2", "corridors.A")
    table.play("act:marines_armory#1", "done")
    assert table.state.taken == taken


@rule("TH-16.27", "TH-13.24")
def test_a_duplication_held_for_a_single_use_ends_with_the_first_trap_it_copied() -> None:
    places = {
        "corridors.c3": "marines_fire#1 trapper#1",
        "corridors.c4": "marines_duplication#1 warrior#1",
    }
    taken = {"marines_fire#1": "trapper#1", "marines_duplication#1": "warrior#1"}
    table = Table.stopping("marines", "pandora", places=places, taken=taken)
    assert table.life("marines") == 18
    assert table.state.taken == {"marines_fire#1": "trapper#1"}


@rule("TH-16.27", "TH-13.24")
def test_a_duplication_held_for_a_single_use_ends_with_the_first_attack_it_changed() -> None:
    places = {
        "tech_dock.A": "creature#1",
        "corridors.B": "marine#1",
        "corridors.c3": "marines_battle_position#1 trapper#1",
        "corridors.c4": "marines_duplication#1 warrior#1",
    }
    taken = {"marines_battle_position#1": "trapper#1", "marines_duplication#1": "warrior#1"}
    table = Table("pandora", "marines", places=places, taken=taken)
    table.play("room:corridors.A")
    assert table.life("marines") == 17
    assert table.state.taken == {"marines_battle_position#1": "trapper#1"}


@rule("TH-16.27")
def test_an_action_held_for_a_single_use_has_no_copy() -> None:
    """One resolution: then the card is the Marines' again, whatever lies beside it."""
    places = {
        "tech_dock.A": "creature#1",
        "corridors.c3": "marines_armory#1 warrior#1",
        "corridors.c4": "marines_duplication#1 trapper#1",
    }
    taken = {"marines_armory#1": "warrior#1", "marines_duplication#1": "trapper#1"}
    table = Table("pandora", "marines", places=places, taken=taken).move(
        "creature#1", "corridors.A"
    )
    table.play("act:marines_armory#1")
    assert table.stock("pandora") == 1
    assert table.state.taken == {"marines_duplication#1": "trapper#1"}


@rule("TH-16.27", "TH-13.20")
def test_a_detonation_held_for_a_single_use_is_gone_before_the_next_card() -> None:
    """It has no copy to wait for: the disc that Pandora moves next does not find it any more."""
    places = {
        "corridors.c1": "scientists_malfunction#1 trapper#2",
        "corridors.c2": "scientists_shelter#1",
        "corridors.c3": "scientists_detonation#1 warrior#1",
        "corridors.c4": "scientists_duplication#1 trapper#1",
        "laboratory.s1": "scientists_archives#1",
        "laboratory.s2": "scientists_archives#2",
    }
    table = Table.stopping(
        "pandora",
        "scientists",
        places=places,
        taken={
            "scientists_malfunction#1": "trapper#2",
            "scientists_detonation#1": "warrior#1",
            "scientists_duplication#1": "trapper#1",
        },
    )
    table.play("act:scientists_detonation#1", "act:scientists_malfunction#1")
    assert table.options == ["disc:scientists_archives#1", "disc:scientists_archives#2"]


@rule("TH-16.28", "TH-17.03a", "TH-11.14")
def test_a_rival_cleans_up_its_own_card_that_pandora_holds() -> None:
    places = {
        "control_room.A": "marine#1",
        "loading_dock.m1": "marines_fire#1 trapper#1",
        "loading_dock.m2": "marines_fight#1",
    }
    table = Table(
        "marines",
        "pandora",
        places=places,
        home={"1": "loading_dock"},
        taken={"marines_fire#1": "trapper#1"},
    )
    table.move("marine#1", "loading_dock.A")
    assert table.options == ["take_upgrade", "clean_up:marines_fire#1"]
    table.play("clean_up:marines_fire#1")
    assert table.pile("discard", "marines") == ("marines_fire#1",)
    assert table.at("trapper#1") == "supply.1"


@rule("TH-16.28", "TH-09.08")
def test_the_original_owner_cannot_replace_a_card_that_pandora_holds() -> None:
    places = {
        "control_room.A": "marine#1",
        "loading_dock.pending1": "marines_fight#1",
        "corridors.c1": "marines_fire#1 trapper#1",
        "corridors.c2": "marines_fire#2",
    }
    table = Table("marines", "pandora", places=places, taken={"marines_fire#1": "trapper#1"})
    table.move("marine#1", "loading_dock.A").play("install:marines_fight#1")
    assert "slot:corridors.c1" not in table.options
    assert "slot:corridors.c2" in table.options


@rule("TH-16.30")
def test_tokens_of_a_card_in_pandoras_hands_are_those_of_its_faction() -> None:
    """All parasite tokens of the Aliens are out, so Pandora's Parasite has none either."""
    places = {
        "corridors.c1": "aliens_parasite#1 trapper#1",
        "control_room.A": "alien#2",
        "control_room.B": "alien#3",
    }
    table = Table.stopping(
        "aliens",
        "pandora",
        places=places,
        taken={"aliens_parasite#1": "trapper#1"},
        parasites={"alien#2": 2, "alien#3": 2},
    )
    assert "alien#1" not in table.state.parasites


# The sector of Pandora


@rule("TH-17.01a", "TH-16.13")
def test_pandora_takes_a_token_at_its_sector_and_never_cleans_up() -> None:
    places = {"control_room.A": "trapper#1", "loading_dock.m1": "marines_fight#1"}
    table = Table("pandora", "marines", places=places, home={"0": "loading_dock"})
    table.move("trapper#1", "loading_dock.A").play("decline")
    assert table.stock("pandora") == 1
    assert table.at("marines_fight#1") == "loading_dock.m1"


@rule("TH-17.01b", "TH-11.18")
def test_pandora_spends_tokens_on_its_units_and_on_cards_it_holds() -> None:
    places = {
        "tech_dock.A": "creature#1",
        "tech_dock.B": "runner#1",
        "corridors.c1": "marines_fire#1 trapper#1",
        "corridors.c2": "marines_fire#2",
        "corridors.c3": "marines_fight#1 trapper#2",
    }
    taken = {"marines_fire#1": "trapper#1", "marines_fight#1": "trapper#2"}
    table = Table("pandora", "marines", places=places, taken=taken, stock={"0": 2})
    spends = {option for option in table.options if not option.startswith("move:")}
    assert spends == {"upgrade:creature#1", "upgrade:runner#1", "boost:marines_fire#1"}
    table.play("upgrade:runner#1", "boost:marines_fire#1")
    assert table.state.upgrades == {"marines_fire#1": 1}


@rule("TH-17.02a")
@pytest.mark.parametrize("first", ["upgrade", "malfunction"])
def test_at_a_general_sector_pandora_takes_both_actions_in_any_order(first: str) -> None:
    places = {
        "corridors.A": "trapper#1",
        "corridors.c1": "marines_fight#1",
        "tech_dock.A": "creature#1",
    }
    table = Table("pandora", "marines", places=places, home={"0": "control_room"})
    table.play("move:trapper#1", "room:control_room.A", f"first:{first}")
    if table.prompt == "between_steps":
        table.play("done")
    told = [name for name in table.story if name in ("upgrade_taken", "disc_laid")]
    both = ["upgrade_taken", "disc_laid"]
    assert told == (both if first == "upgrade" else both[::-1])


@rule("TH-17.02a")
def test_in_the_tech_dock_pandora_takes_the_token_and_the_extra_turn() -> None:
    places = {"loading_dock.A": "trapper#1", "corridors.A": "creature#1"}
    table = Table("pandora", "marines", places=places, home={"0": "tech_dock"})
    table.play("move:trapper#1", "room:tech_dock.A")
    assert table.stock("pandora") == 1
    assert table.prompt == "movement"
    assert "move:creature#1" in table.options


@rule("TH-17.02b")
def test_a_general_sector_marked_by_pandora_still_serves_the_rivals() -> None:
    places = {"tech_dock.A": "marine#1", "corridors.A": "creature#1"}
    table = Table("marines", "pandora", places=places, home={"1": "corridors"})
    table.play("room:corridors.B")
    assert table.life("pandora") == 19
    assert table.stock("marines") == 0, "but Pandora's token is Pandora's"


@rule("TH-17.03b")
def test_pandora_has_no_pending_phase() -> None:
    places = {
        "tech_dock.A": "trapper#1",
        "corridors.pending1": "marines_fight#1",
        "loading_dock.A": "marine#1",
    }
    table = Table("pandora", "marines", places=places).move("trapper#1", "corridors.A")
    assert table.asked == "marines"
    assert table.at("marines_fight#1") == "corridors.pending1"
    assert table.state.end_track == 0
