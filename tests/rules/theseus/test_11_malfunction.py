"""The malfunction disc (TH-11.01 to TH-11.10, TH-14.06)."""

from typing import Any

import pytest

import hullbreach as hb
from tests.games.theseus.table import Table
from tests.marks import rule

# The ring: Corridors, Control Room, Loading Dock, Tech Dock, Nest (or Wreck, or Laboratory).


def control_room(*cards: tuple[str, str], disc: str = "", **state: Any) -> Table:
    """A Marine has just stopped in the Control Room and moves the disc; Aliens are the rival."""
    places = {"corridors.A": "marine#1", "tech_dock.A": "alien#1", **dict(cards)}
    table = Table("marines", "aliens", places=places, disc=disc, **state)
    return table.move("marine#1", "control_room.A")


@rule("TH-11.01")
def test_the_disc_goes_on_any_rival_card_installed_or_pending_in_any_sector() -> None:
    table = control_room(
        ("nest.a1", "aliens_fight#1"),
        ("corridors.c1", "aliens_air_duct#1"),
        ("loading_dock.pending1", "aliens_habitat#1"),
        ("corridors.c2", "marines_fire#1"),
        ("nest.pending1", "marines_fight#1"),
    )
    assert table.asked == "marines"
    assert set(table.options) == {
        "disc:aliens_fight#1",
        "disc:aliens_air_duct#1",
        "disc:aliens_habitat#1",
    }
    table.play("disc:aliens_habitat#1")
    assert table.state.disc == "aliens_habitat#1"


@rule("TH-11.01", "TH-04.09")
def test_without_a_rival_card_the_disc_stays_where_it_is() -> None:
    table = control_room(("corridors.c1", "marines_fire#1"), disc="marines_fire#1")
    assert table.state.disc == "marines_fire#1"
    assert table.prompt != "disc"


@rule("TH-11.01")
def test_there_is_one_disc_and_it_comes_from_wherever_it_lies() -> None:
    table = control_room(
        ("nest.a1", "aliens_fight#1"), ("nest.a2", "aliens_habitat#1"), disc="aliens_fight#1"
    )
    table.play("disc:aliens_habitat#1")
    cards = table.view()["cards"]
    assert cards["aliens_fight#1"]["active"]
    assert not cards["aliens_habitat#1"]["active"]


@rule("TH-11.02")
def test_the_disc_may_go_back_on_the_same_card() -> None:
    table = control_room(
        ("nest.a1", "aliens_fight#1"), ("nest.a2", "aliens_habitat#1"), disc="aliens_fight#1"
    )
    table.play("disc:aliens_fight#1")
    assert table.state.disc == "aliens_fight#1"


@rule("TH-11.03")
def test_the_disc_never_goes_on_a_bonus_card() -> None:
    table = control_room(
        ("nest.a1", "aliens_fight#1"),
        ("nest.a2", "aliens_fight#2"),
        ("control_room.k1", "bonus_passage#1"),
    )
    assert table.options == ["disc:aliens_fight#1", "disc:aliens_fight#2"]
    with pytest.raises(hb.BadPosition, match="bonus card"):
        control_room(("control_room.k1", "bonus_passage#1"), disc="bonus_passage#1")


@rule("TH-11.01", "TH-15.30")
def test_in_the_team_game_the_partners_cards_are_no_targets() -> None:
    places = {
        "corridors.A": "marine#1",
        "corridors.c1": "aliens_fight#1",
        "corridors.c2": "greys_probe#1",
        "corridors.c3": "scientists_archives#1",
    }
    table = Table(
        "marines", "scientists", "aliens", "greys", places=places, options={"mode": "team"}
    )
    table.move("marine#1", "control_room.A")
    assert set(table.options) == {"disc:greys_probe#1", "disc:scientists_archives#1"}


@rule("TH-11.04")
def test_a_pending_card_under_the_disc_can_neither_be_installed_nor_discarded() -> None:
    """Its owner could install it, the rival replace it; both can only go on."""
    for faction, unit in (("marines", "marine#1"), ("aliens", "alien#1")):
        places = {"nest.A": unit, "corridors.pending1": "marines_fire#1"}
        table = Table(
            "marines",
            "aliens",
            places=places | {f"front.{int(faction == 'aliens')}": "bonus_upgrade#1"},
            active=int(faction == "aliens"),
            disc="marines_fire#1",
            decks={"aliens": ["aliens_fight#1"], "marines": ["marines_fight#1"]},
        )
        table.play(f"move:{unit}").move(unit, "corridors.A").play("done")
        assert (table.asked, table.prompt) == (faction, "pending")
        assert table.options == ["done", "play:bonus_upgrade#1"]
        verb = "install" if faction == "marines" else "replace"
        assert table.refusals[f"{verb}:marines_fire#1"] == ("under_the_disc", "TH-11.04")


@rule("TH-11.04")
def test_the_other_pending_position_can_still_be_used() -> None:
    places = {
        "control_room.A": "marine#1",
        "loading_dock.pending1": "marines_fire#1",
        "loading_dock.pending2": "aliens_fight#1",
    }
    table = Table(
        "marines",
        "aliens",
        places=places,
        disc="marines_fire#1",
        decks={"marines": ["marines_fight#1"]},
    ).move("marine#1", "loading_dock.A")
    pending = [option for option in table.options if not option.startswith("upgrade:")]
    assert pending == ["replace:aliens_fight#1", "done"]


@rule("TH-11.05", "TH-19.02")
def test_an_action_card_under_the_disc_cannot_be_used() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.c1": "aliens_habitat#1",
        "corridors.c2": "aliens_habitat#2",
    }
    table = Table("marines", "aliens", places=places, active=1, disc="aliens_habitat#1")
    table.move("alien#1", "corridors.A")
    assert table.options == ["act:aliens_habitat#2", "done"]
    assert table.refusals["act:aliens_habitat#1"] == ("under_the_disc", "TH-11.05")


@rule("TH-11.05")
@pytest.mark.parametrize("card", ["marines_landmine#1", "marines_fire#1"])
def test_a_trap_under_the_disc_is_not_triggered(card: str) -> None:
    places = {"nest.A": "alien#1", "corridors.c1": card}
    table = Table("marines", "aliens", places=places, active=1, disc=card)
    table.move("alien#1", "corridors.A")
    assert table.life("aliens") == 20
    assert table.at(card) == "corridors.c1"


@rule("TH-11.05")
@pytest.mark.parametrize("card", ["aliens_air_duct#1", "aliens_pheromone_trail#1"])
def test_a_shortcut_under_the_disc_does_nothing(card: str) -> None:
    places = {"nest.A": "alien#1", "nest.B": "marine#1", "corridors.c1": card}
    assert Table("marines", "aliens", places=places, active=1).prompt == "route"
    assert Table("marines", "aliens", places=places, active=1, disc=card).prompt == "room"


@rule("TH-11.05")
def test_lurking_under_the_disc_hits_nobody() -> None:
    places = {"nest.A": "alien#1", "corridors.A": "marine#1", "corridors.c1": "aliens_lurking#1"}
    table = Table("marines", "aliens", places=places, active=1, disc="aliens_lurking#1")
    assert table.move("alien#1", "corridors.B").life("marines") == 20


@rule("TH-11.05")
@pytest.mark.parametrize("card", ["marines_battle_position#1", "marines_double_shot#1"])
def test_attack_modules_under_the_disc_add_nothing(card: str) -> None:
    places = {"nest.A": "marine#1", "corridors.A": "alien#1", "corridors.c1": card}
    table = Table("marines", "aliens", places=places, disc=card).move("marine#1", "corridors.B")
    assert table.life("aliens") == 19


@rule("TH-11.05")
def test_protection_under_the_disc_protects_nobody() -> None:
    places = {"tech_dock.A": "marine#1", "corridors.A": "scientist#1"}
    places["corridors.c1"] = "scientists_shelter#1"
    ring = ["corridors", "control_room", "loading_dock", "laboratory", "tech_dock"]
    table = Table("marines", "scientists", places=places, ring=ring, disc="scientists_shelter#1")
    table.move("marine#1", "corridors.B")
    assert table.life("scientists") == 19


@rule("TH-11.05")
def test_a_card_under_the_disc_still_occupies_its_slot() -> None:
    places = {"control_room.A": "marine#1", "loading_dock.pending1": "marines_fire#1"}
    places["corridors.c1"] = "aliens_fight#1"
    table = Table("marines", "aliens", places=places, disc="aliens_fight#1")
    table.move("marine#1", "loading_dock.A").play("install:marines_fire#1")
    assert "slot:corridors.c1" not in table.options
    assert "slot:corridors.c2" in table.options


@rule("TH-11.06")
def test_clean_up_cannot_remove_a_card_under_the_disc() -> None:
    places = {
        "control_room.A": "marine#1",
        "loading_dock.m1": "aliens_fight#1",
        "loading_dock.m2": "aliens_habitat#1",
    }
    table = Table("marines", "aliens", places=places, disc="aliens_fight#1")
    table.move("marine#1", "loading_dock.A")
    assert table.options == ["take_upgrade", "clean_up:aliens_habitat#1"]


@rule("TH-11.06")
def test_detonation_cannot_remove_a_card_under_the_disc() -> None:
    places = {
        "tech_dock.A": "scientist#1",
        "corridors.c1": "scientists_detonation#1",
        "corridors.c2": "marines_fire#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "laboratory", "tech_dock"]
    table = Table(
        "marines",
        "scientists",
        places=places,
        ring=ring,
        active=1,
        disc="marines_fire#1",
        stock={"1": 1},
    ).move("scientist#1", "corridors.A")
    assert table.refusals["act:scientists_detonation#1"][0] == "no_rival_card"


@rule("TH-11.06")
def test_annihilation_cannot_remove_a_card_under_the_disc() -> None:
    places = {
        "nest.A": "grey#1",
        "corridors.c1": "aliens_fight#1",
        "corridors.c2": "aliens_habitat#1",
        "control_room.k1": "aliens_air_duct#1",
        "front.0": "greys_annihilation#1",
    }
    ring = ["corridors", "control_room", "wreck", "tech_dock", "nest"]
    table = Table("greys", "aliens", places=places, ring=ring, disc="aliens_fight#1")
    table.play("play:greys_annihilation#1")
    assert set(table.options) == {"destroy:aliens_habitat#1", "destroy:aliens_air_duct#1"}


@rule("TH-11.06")
def test_the_owner_cannot_replace_a_card_under_the_disc() -> None:
    places = {
        "control_room.A": "marine#1",
        "loading_dock.pending1": "marines_fire#1",
        "corridors.c1": "marines_fight#1",
        "corridors.c2": "marines_fight#2",
    }
    table = Table("marines", "aliens", places=places, disc="marines_fight#1")
    table.move("marine#1", "loading_dock.A").play("install:marines_fire#1")
    assert "slot:corridors.c2" in table.options
    assert table.refusals["slot:corridors.c1"] == ("under_the_disc", "TH-11.06")


@rule("TH-11.07")
def test_no_upgrade_token_goes_on_a_card_under_the_disc() -> None:
    places = {"nest.A": "marine#1", "corridors.c1": "marines_fire#1", "nest.a1": "marines_fire#2"}
    table = Table("marines", "aliens", places=places, disc="marines_fire#1", stock={"0": 1})
    assert "boost:marines_fire#2" in table.options
    assert "boost:marines_fire#1" not in table.options
    assert table.refusals["boost:marines_fire#1"] == ("under_the_disc", "TH-11.07")


@rule("TH-11.07", "TH-14.35")
def test_no_upgrade_token_is_taken_from_a_card_under_the_disc() -> None:
    places = {
        "tech_dock.A": "grey#1",
        "wreck.g1": "greys_downgrade#1",
        "corridors.c1": "aliens_tentacles#1",
        "corridors.c2": "aliens_tentacles#2",
        "nest.A": "alien#1",
    }
    table = Table(
        "aliens",
        "greys",
        places=places,
        active=1,
        disc="aliens_tentacles#1",
        upgrades={"aliens_tentacles#1": 2, "aliens_tentacles#2": 1},
        upgraded={"alien#1": 1},
    )
    table.move("grey#1", "wreck.A").play("act:greys_downgrade#1")
    assert set(table.options) == {"lose:aliens_tentacles#2", "lose:alien#1"}


@rule("TH-11.08")
def test_parasites_on_a_unit_keep_working_while_their_card_is_under_the_disc() -> None:
    places = {"nest.A": "marine#1", "nest.a1": "aliens_parasite#1"}
    table = Table(
        "marines", "aliens", places=places, disc="aliens_parasite#1", parasites={"marine#1": 1}
    ).move("marine#1", "corridors.A")
    assert table.life("marines") == 19


@rule("TH-11.08")
def test_a_young_alien_keeps_working_while_the_incubator_is_under_the_disc() -> None:
    places = {"tech_dock.A": "young_alien#1", "corridors.c1": "aliens_incubator#1"}
    table = Table("marines", "aliens", places=places, active=1, disc="aliens_incubator#1")
    table.move("young_alien#1", "nest.A")
    assert table.stock("aliens") == 1, "it moves and takes the sector action"


@rule("TH-11.08")
def test_an_invisible_unit_stays_invisible_while_its_card_is_under_the_disc() -> None:
    places = {"tech_dock.A": "grey#1", "wreck.g1": "aliens_hatchery#1"}
    places["wreck.g2"] = "greys_invisibility#1"
    table = Table(
        "aliens",
        "greys",
        places=places,
        active=1,
        disc="greys_invisibility#1",
        invisible={"grey#1": 1},
    ).move("grey#1", "wreck.A")
    assert table.life("greys") == 20


@rule("TH-11.08", "TH-15.09")
def test_deactivation_tokens_keep_working_while_the_trap_tracker_is_under_the_disc() -> None:
    places = {
        "nest.A": "marine#1",
        "corridors.c1": "aliens_hatchery#1",
        "nest.a1": "marines_trap_tracker#1",
    }
    table = Table(
        "marines",
        "aliens",
        places=places,
        disc="marines_trap_tracker#1",
        deactivation={"aliens_hatchery#1": 1},
    ).move("marine#1", "corridors.A")
    assert table.life("marines") == 20


@rule("TH-11.09", "TH-13.22")
@pytest.mark.parametrize("card", ["aliens_tentacles#1", "aliens_lurking#1", "aliens_crawlers#1"])
def test_reminders_are_set_aside_while_the_disc_lies_on_their_card(card: str) -> None:
    places = {"nest.A": "marine#1", "nest.a1": card, "corridors.c1": "aliens_fight#1"}

    def reminders(disc: str) -> list[str]:
        table = Table("marines", "aliens", places=places, disc=disc)
        return table.view()["sectors"]["nest"]["reminders"]  # type: ignore[no-any-return]

    assert reminders("aliens_fight#1") == [card]
    assert reminders(card) == []


@rule("TH-11.10")
def test_tokens_of_a_defense_system_stay_but_do_nothing_under_the_disc() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.c1": "scientists_defense_system#1",
        "laboratory.A": "scientist#1",
    }
    ring = ["corridors", "control_room", "laboratory", "tech_dock", "nest"]
    state: dict[str, Any] = {
        "upgrades": {"scientists_defense_system#1": 3},
        "active": 1,
        "ring": ring,
    }
    table = Table(
        "scientists", "aliens", places=places, disc="scientists_defense_system#1", **state
    ).move("alien#1", "corridors.A")
    assert table.life("aliens") == 20
    assert table.state.upgrades == {"scientists_defense_system#1": 3}
    table = Table("scientists", "aliens", places=places, **state).move("alien#1", "corridors.A")
    assert table.life("aliens") == 17, "without the disc the tokens count again"


@rule("TH-11.10")
def test_a_camera_under_the_disc_keeps_its_counter_and_neither_records_nor_pays() -> None:
    places = {
        "nest.A": "alien#1",
        "corridors.c1": "scientists_surveillance_camera#1",
        "tech_dock.A": "scientist#1",
    }
    ring = ["corridors", "control_room", "laboratory", "tech_dock", "nest"]
    table = Table(
        "scientists",
        "aliens",
        places=places,
        ring=ring,
        active=1,
        disc="scientists_surveillance_camera#1",
        camera={"scientists_surveillance_camera#1": 3},
    ).move("alien#1", "corridors.A")
    assert table.state.camera == {"scientists_surveillance_camera#1": 3}
    table.play("room:nest.A")
    assert table.data("scientists") == 0


@rule("TH-14.06", "TH-19.06")
def test_a_card_works_again_as_soon_as_the_disc_is_lifted() -> None:
    table = control_room(
        ("nest.a1", "aliens_fight#1"), ("nest.a2", "aliens_habitat#1"), disc="aliens_fight#1"
    )
    assert table.prompt == "disc"
    assert table.view()["cards"]["aliens_fight#1"]["active"], "before the next card is chosen"


@rule("TH-14.06", "TH-14.08")
def test_crawlers_freed_from_the_disc_switch_off_a_safeguard_before_it_draws_the_disc() -> None:
    """The disc lies on the Crawlers beside a Safeguard: lifted, it need not go to the Safeguard."""
    places = {
        "corridors.A": "alien#1",
        "nest.a1": "aliens_crawlers#1",
        "nest.a2": "marines_safeguard#1",
        "nest.a3": "marines_fire#1",
    }
    table = Table("marines", "aliens", places=places, active=1, disc="aliens_crawlers#1")
    table.move("alien#1", "control_room.A")
    assert set(table.options) == {"disc:marines_safeguard#1", "disc:marines_fire#1"}
