"""Cards of the Scientists (TH-14.23 to TH-14.33, TH-14.50, TH-15.16, TH-17.20, TH-19.01).

What they share with the cards of their type is in test_cards_in_common.py, their copies in
test_14_duplication.py.
"""

from typing import Any

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

CAMERA = "scientists_surveillance_camera#1"
RING = ["corridors", "control_room", "laboratory", "loading_dock", "tech_dock"]
TEAM = ("scientists", "marines", "greys", "aliens")  # Scientists and Greys against the others


# Surveillance Camera


@rule("TH-14.23")
def test_an_installed_camera_starts_at_0() -> None:
    places = {"control_room.A": "scientist#1", "laboratory.pending1": CAMERA}
    table = Table("scientists", "marines", places=places, ring=RING)
    table.move("scientist#1", "laboratory.A").play(f"install:{CAMERA}", "slot:corridors.c1")
    assert table.state.camera.get(CAMERA, 0) == 0
    places = {"corridors.c1": CAMERA, "front.0": "bonus_upgrade#1"}
    table = Table.stopping("scientists", "marines", places=places)
    assert table.refusals[f"act:{CAMERA}"] == ("counter_zero", "TH-08.14")


@rule("TH-14.24")
def test_a_rival_unit_that_stops_raises_the_counter_by_2() -> None:
    table = Table.stopping("marines", "scientists", places={"corridors.c1": CAMERA})
    assert table.state.camera == {CAMERA: 2}
    assert table.data("scientists") == 0


@rule("TH-14.24")
def test_a_rival_unit_that_passes_is_not_filmed() -> None:
    places = {"tech_dock.B": "scientist#1", "corridors.c1": CAMERA}
    table = Table.stopping("marines", "scientists", places=places, room="control_room.A")
    assert table.state.camera == {}


@rule("TH-14.24", "TH-11.17")
def test_upgrade_tokens_raise_the_gain_per_unit() -> None:
    table = Table.stopping(
        "marines", "scientists", places={"corridors.c1": CAMERA}, upgrades={CAMERA: 2}
    )
    assert table.state.camera == {CAMERA: 4}


@rule("TH-14.25", "TH-19.07")
def test_an_own_unit_cashes_the_counter_in_during_the_action_phase() -> None:
    places = {"corridors.c1": CAMERA}
    table = Table.stopping("scientists", "marines", places=places, camera={CAMERA: 4})
    assert (table.prompt, table.state.phase) == ("action", "action")
    table.play(f"act:{CAMERA}")
    assert table.data("scientists") == 4
    assert table.state.camera.get(CAMERA, 0) == 0


@rule("TH-14.25")
def test_the_counter_may_be_left_for_later() -> None:
    places = {"corridors.c1": CAMERA, "nest.A": "alien#1"}
    ring = ["corridors", "control_room", "laboratory", "nest", "tech_dock"]
    table = Table.stopping("scientists", "aliens", places=places, ring=ring, camera={CAMERA: 4})
    table.play("done")
    assert table.state.camera == {CAMERA: 4}


@rule("TH-14.26")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (5, 6), (6, 6)])
def test_the_counter_never_exceeds_6(before: int, after: int) -> None:
    table = Table.stopping(
        "marines", "scientists", places={"corridors.c1": CAMERA}, camera={CAMERA: before}
    )
    assert table.state.camera == {CAMERA: after}


@rule("TH-14.26", "TH-11.17")
def test_an_upgraded_camera_is_full_at_6_too() -> None:
    table = Table.stopping(
        "marines", "scientists", places={"corridors.c1": CAMERA}, upgrades={CAMERA: 6}
    )
    assert table.state.camera == {CAMERA: 6}


@rule("TH-14.27")
def test_a_copied_camera_records_once() -> None:
    places = {"corridors.c3": CAMERA, "corridors.c4": "scientists_duplication#1"}
    table = Table.stopping("marines", "scientists", places=places)
    assert table.state.camera == {CAMERA: 2}


@rule("TH-14.27")
def test_two_cameras_record_and_pay_for_themselves() -> None:
    other = "scientists_surveillance_camera#2"
    places = {"corridors.c1": CAMERA, "corridors.c5": other}
    table = Table.stopping("marines", "scientists", places=places)
    assert table.state.camera == {CAMERA: 2, other: 2}
    table = Table.stopping("scientists", "marines", places=places, camera={CAMERA: 2, other: 4})
    table.play(f"act:{CAMERA}", f"act:{other}")
    assert (table.data("scientists"), table.state.camera) == (6, {})


@rule("TH-15.40")
def test_a_partner_with_a_data_marker_cashes_in_for_himself() -> None:
    places = {"corridors.c1": CAMERA}
    team = ("greys", "marines", "scientists", "aliens")
    table = Table.stopping(*team, places=places, options={"mode": "team"}, camera={CAMERA: 4})
    table.play(f"act:{CAMERA}")
    assert (table.data("greys"), table.data("scientists")) == (4, 0)


@rule("TH-15.40")
def test_a_partner_without_a_data_marker_cannot_cash_in() -> None:
    places = {"corridors.c1": CAMERA, "front.0": "bonus_upgrade#1"}
    team = ("marines", "aliens", "scientists", "greys")
    table = Table.stopping(*team, places=places, options={"mode": "team"}, camera={CAMERA: 4})
    assert table.refusals[f"act:{CAMERA}"][0] == "no_data_marker"
    assert table.state.camera == {CAMERA: 4}


@rule("TH-14.32", "TH-14.27")
def test_a_camera_cashed_in_once_more_by_remote_control_has_no_copy_then() -> None:
    """The partner's Control brings a rival before the camera after it was cashed in."""
    places = {
        "corridors.c3": CAMERA,
        "corridors.c1": "scientists_duplication#1",
        "corridors.c4": "greys_control#1",
        "corridors.c5": "scientists_remote_control#1",
        "loading_dock.A": "marine#1",
        "loading_dock.B": "marine#2",
    }
    table = Table.stopping(*TEAM, places=places, options={"mode": "team"}, camera={CAMERA: 4})
    table.play(f"act:{CAMERA}", "act:greys_control#1", "push:marine#1", "room:corridors.B")
    assert (table.data("scientists"), table.state.camera) == (8, {CAMERA: 2})
    table.play("act:scientists_remote_control#1", f"trigger:{CAMERA}")
    assert table.data("scientists") == 8 + 2


@rule("TH-16.30", "TH-16.27")
def test_pandora_cannot_cash_a_camera_in() -> None:
    places = {"corridors.c1": f"{CAMERA} trapper#1"}
    table = Table.stopping(
        "pandora",
        "scientists",
        places=places,
        camera={CAMERA: 4},
        taken={CAMERA: "trapper#1"},
        stock={"0": 1},
    )
    assert table.refusals[f"act:{CAMERA}"][0] == "no_data_marker"


@rule("TH-15.40", "TH-16.27", "TH-14.27")
def test_pandoras_partner_cashes_in_pandoras_camera_and_its_single_use_copy_ends() -> None:
    places = {
        "corridors.c3": f"{CAMERA} trapper#1",
        "corridors.c4": "scientists_duplication#1 warrior#1",
    }
    team = ("greys", "scientists", "pandora", "marines")
    table = Table.stopping(
        *team,
        places=places,
        options={"mode": "team"},
        camera={CAMERA: 2},
        taken={CAMERA: "trapper#1", "scientists_duplication#1": "warrior#1"},
    )
    table.play(f"act:{CAMERA}")
    assert table.data("greys") == 4
    assert table.state.taken == {CAMERA: "trapper#1"}


@rule("TH-14.24", "TH-12.11")
def test_a_camera_that_leaves_play_loses_its_counter() -> None:
    places = {"control_room.A": "marine#1", "loading_dock.m1": CAMERA}
    ring = ["corridors", "control_room", "loading_dock", "laboratory", "tech_dock"]
    table = Table("marines", "scientists", places=places, ring=ring, camera={CAMERA: 4})
    table.move("marine#1", "loading_dock.A").play(f"clean_up:{CAMERA}")
    assert table.state.camera == {}


@rule("TH-14.24", "TH-15.15")
def test_in_deathmatch_a_camera_gives_data_not_life() -> None:
    places = {"corridors.c1": CAMERA}
    table = Table.stopping("scientists", "marines", "aliens", places=places, camera={CAMERA: 4})
    table.play(f"act:{CAMERA}")
    assert (table.data("scientists"), table.life("scientists")) == (4, 0)


# Archives and Medstation


@rule("TH-09.25", "TH-11.17")
def test_archives_give_their_number_and_20_data_win_at_once() -> None:
    places = {"corridors.c1": "scientists_archives#1"}
    state: dict[str, Any] = {"places": places, "upgrades": {"scientists_archives#1": 2}}
    table = Table.stopping("scientists", "marines", **state).play("act:scientists_archives#1")
    assert table.data("scientists") == 3
    table = Table.stopping("scientists", "marines", data={"0": 18}, **state)
    table.play("act:scientists_archives#1")
    assert (table.reason, table.data("scientists")) == ("data", 20)


@rule("TH-15.40")
def test_archives_give_a_partner_with_a_marker_the_data_and_serve_no_other() -> None:
    places = {"corridors.c1": "scientists_archives#1", "front.0": "bonus_upgrade#1"}
    team = ("greys", "marines", "scientists", "aliens")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    table.play("act:scientists_archives#1")
    assert (table.data("greys"), table.data("scientists")) == (1, 0)
    team = ("marines", "aliens", "scientists", "greys")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    assert table.refusals["act:scientists_archives#1"][0] == "no_data_marker"


@rule("TH-19.01", "TH-12.01")
@pytest.mark.parametrize(("before", "after"), [(10, 13), (18, 20)])
def test_the_medstation_heals_its_number_up_to_20(before: int, after: int) -> None:
    table = Table.stopping(
        "scientists",
        "marines",
        places={"corridors.c1": "scientists_medstation#1"},
        upgrades={"scientists_medstation#1": 2},
        life={"0": before},
    )
    table.play("act:scientists_medstation#1")
    assert table.life("scientists") == after


@rule("TH-15.16")
def test_in_deathmatch_the_medstation_takes_life_from_rivals_freely() -> None:
    table = Table.stopping(
        "scientists",
        "marines",
        "aliens",
        places={"corridors.c1": "scientists_medstation#1"},
        upgrades={"scientists_medstation#1": 2},
        life={"0": 3, "1": 1, "2": 5},
    )
    table.play("act:scientists_medstation#1")
    assert set(table.options) == {"drain:1", "drain:2"}
    table.play("drain:1")
    assert [table.life(f) for f in ("scientists", "marines", "aliens")] == [3, 0, 3]
    assert "drain" not in table.prompt, "the Marines have none left, so the Aliens lose the rest"


@rule("TH-15.16")
def test_in_deathmatch_points_that_nobody_has_are_lost() -> None:
    places = {"corridors.c1": "scientists_medstation#1", "front.0": "bonus_upgrade#1"}
    table = Table.stopping(
        "scientists",
        "marines",
        "aliens",
        places=places,
        upgrades={"scientists_medstation#1": 3},
        life={"1": 1},
    )
    table.play("act:scientists_medstation#1")
    assert table.life("marines") == 0
    table = Table.stopping("scientists", "marines", "aliens", places=places)
    assert table.refusals["act:scientists_medstation#1"][0] == "no_life_to_take"


@rule("TH-15.41", "TH-15.34")
def test_the_medstation_heals_the_partner_who_uses_it() -> None:
    team = ("greys", "marines", "scientists", "aliens")
    table = Table.stopping(
        *team,
        places={"corridors.c1": "scientists_medstation#1"},
        options={"mode": "team"},
        life={"0": 10, "2": 10},
    )
    table.play("act:scientists_medstation#1")
    assert (table.life("greys"), table.life("scientists")) == (11, 10)


@rule("TH-16.23", "TH-08.12")
def test_the_medstation_in_pandoras_hands_heals_pandora() -> None:
    table = Table.stopping(
        "pandora",
        "scientists",
        places={"corridors.c1": "scientists_medstation#1 trapper#1"},
        taken={"scientists_medstation#1": "trapper#1"},
        life={"0": 10, "1": 10},
    )
    table.play("act:scientists_medstation#1")
    assert (table.life("pandora"), table.life("scientists")) == (11, 10)


# Defense System


@rule("TH-13.07", "TH-11.10")
@pytest.mark.parametrize("tokens", [0, 1, 3])
def test_the_defense_system_deals_as_much_as_it_has_tokens(tokens: int) -> None:
    card = "scientists_defense_system#1"
    table = Table.stopping(
        "marines",
        "scientists",
        places={"corridors.c1": card},
        upgrades={card: tokens} if tokens else {},
    )
    assert table.life("marines") == 20 - tokens
    assert len(table.events("trap_sprung")) == (tokens > 0)


@rule("TH-14.03b", "TH-13.07")
def test_a_defense_system_without_power_has_a_powerless_copy() -> None:
    places = {
        "corridors.c3": "scientists_defense_system#1",
        "corridors.c4": "scientists_duplication#1",
    }
    assert Table.stopping("marines", "scientists", places=places).life("marines") == 20


@rule("TH-13.22", "TH-13.07")
@pytest.mark.parametrize("tokens", [0, 1])
def test_the_crescent_of_a_defense_system_lies_out_only_with_power(tokens: int) -> None:
    card = "scientists_defense_system#1"
    table = Table.stopping(
        "marines",
        "scientists",
        places={"control_room.k1": card},
        upgrades={card: 1} if tokens else {},
    )
    reminders = table.view()["sectors"]["control_room"]["reminders"]
    assert reminders == ([card] if tokens else [])


# Shelter


@rule("TH-10.26", "TH-15.42")
def test_the_shelter_protects_the_partners_units_and_not_from_traps() -> None:
    places = {
        "corridors.c1": "scientists_shelter#1",
        "corridors.c2": "marines_landmine#1",
        "corridors.B": "grey#1",
    }
    team = ("marines", "greys", "aliens", "scientists")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    assert table.events("attacked") == []
    table = Table.stopping("scientists", "marines", places=places | {"corridors.B": "marine#1"})
    assert table.life("scientists") == 18


@rule("TH-16.27", "TH-14.53")
def test_a_shelter_held_for_a_single_use_ends_when_it_stops_lurking() -> None:
    """No Alien unit can attack, but Lurking lost its only target."""
    places = {
        "corridors.c1": "aliens_lurking#1",
        "corridors.c2": "scientists_shelter#1 warrior#1",
        "corridors.B": "creature#1",
    }
    table = Table.stopping(
        "aliens",
        "pandora",
        "scientists",
        places=places,
        taken={"scientists_shelter#1": "warrior#1"},
    )
    assert table.events("lurked") == []
    assert table.state.taken == {}


@rule("TH-16.27", "TH-14.52")
def test_a_shelter_held_for_a_single_use_does_nothing_for_an_invisible_unit() -> None:
    """Nobody could have attacked it anyway, so the Shelter took no target away."""
    places = {"corridors.c2": "scientists_shelter#1 warrior#1", "corridors.B": "creature#1"}
    table = Table.stopping(
        "aliens",
        "pandora",
        "scientists",
        "greys",
        places=places,
        upgraded={"alien#1": 1},
        invisible={"creature#1": 1},
        taken={"scientists_shelter#1": "warrior#1"},
    )
    assert table.events("attacked") == []
    assert table.state.taken == {"scientists_shelter#1": "warrior#1"}


@rule("TH-16.27")
@pytest.mark.parametrize("caught", [{}, {"marine#2": 1}])
def test_a_shelter_held_for_a_single_use_stays_if_nobody_could_have_attacked(
    caught: dict[str, int],
) -> None:
    """Beside the creature stand a comrade and a Marine that is caught, or out of reach."""
    places = {
        "control_room.k1": "scientists_shelter#1 warrior#1",
        "control_room.B": "creature#1",
        "control_room.C": "creature#2",
        "control_room.D" if caught else "control_room.A": "marine#2",
    }
    table = Table.stopping(
        "marines",
        "pandora",
        "scientists",
        places=places,
        caught=caught,
        taken={"scientists_shelter#1": "warrior#1"},
    )
    assert table.events("fight_began")
    assert table.state.taken == {"scientists_shelter#1": "warrior#1"}


# Station Plans


def plans(deck: list[str], **more: str) -> Table:
    places = {
        "corridors.c1": "scientists_station_plans#1",
        "laboratory.pending1": "scientists_archives#1",
        "control_room.pending1": "scientists_shelter#1",
        "laboratory.pending2": "marines_fire#1",
        **more,
    }
    return Table.stopping("scientists", "marines", places=places, decks={"scientists": deck})


@rule("TH-09.14", "TH-09.06")
def test_station_plans_install_an_own_pending_card_of_any_sector_and_refill() -> None:
    table = plans(["scientists_small_lab#1"]).play("act:scientists_station_plans#1")
    assert set(table.options) == {"install:scientists_archives#1", "install:scientists_shelter#1"}
    table.play("install:scientists_archives#1")
    assert "slot:loading_dock.m1" in table.options
    table.play("slot:loading_dock.m1")
    assert table.here("loading_dock.m1") == "scientists_archives#1"
    assert table.here("laboratory.pending1") == "scientists_small_lab#1"


@rule("TH-09.13", "TH-09.14")
def test_station_plans_with_an_empty_deck_advance_the_end_token() -> None:
    table = plans([]).play("act:scientists_station_plans#1", "install:scientists_archives#1")
    table.play("slot:loading_dock.m1")
    assert table.state.end_track == 1
    assert table.here("laboratory.pending1") == ""


@rule("TH-09.14", "TH-09.03")
def test_the_pending_phase_still_follows_station_plans() -> None:
    deck = ["scientists_small_lab#1", "scientists_small_lab#2"]
    table = plans(deck).play("act:scientists_station_plans#1", "install:scientists_archives#1")
    table.play("slot:loading_dock.m1")
    assert (table.prompt, "fill:corridors.pending1" in table.options) == ("pending", True)


@rule("TH-09.14", "TH-09.07")
def test_station_plans_may_even_replace_themselves() -> None:
    table = plans(["scientists_small_lab#1"]).play(
        "act:scientists_station_plans#1", "install:scientists_archives#1", "slot:corridors.c1"
    )
    assert table.here("corridors.c1") == "scientists_archives#1"
    assert table.pile("discard", "scientists") == ("scientists_station_plans#1",)


@rule("TH-09.14", "TH-09.12", "TH-15.10")
def test_a_bonus_card_won_by_station_plans_may_be_used_before_the_refill() -> None:
    deck = ["scientists_small_lab#1", "scientists_small_lab#2"]
    table = plans(deck, **{"corridors.c5": "bonus_card_from_deck#1"})
    table.play("act:scientists_station_plans#1", "install:scientists_archives#1")
    table.play("slot:corridors.c5", "play:bonus_card_from_deck#1", "slot:corridors.c2")
    assert table.here("corridors.c2") == "scientists_small_lab#1"
    assert table.here("laboratory.pending1") == "scientists_small_lab#2"


@rule("TH-11.04", "TH-09.14")
def test_station_plans_leave_a_pending_card_under_the_disc() -> None:
    places = {
        "corridors.c1": "scientists_station_plans#1",
        "laboratory.pending1": "scientists_archives#1",
        "front.0": "bonus_upgrade#1",
    }
    table = Table.stopping("scientists", "marines", places=places, disc="scientists_archives#1")
    assert table.refusals["act:scientists_station_plans#1"][0] == "no_pending_card"


@rule("TH-15.32", "TH-09.14")
def test_station_plans_take_the_partners_pending_card_and_refill_from_the_own_deck() -> None:
    places = {
        "corridors.c1": "scientists_station_plans#1",
        "control_room.pending1": "greys_probe#1",
    }
    table = Table.stopping(
        *TEAM,
        places=places,
        options={"mode": "team"},
        decks={"scientists": ["scientists_archives#1"], "greys": ["greys_probe#2"]},
    )
    table.play("act:scientists_station_plans#1", "slot:corridors.c2")
    assert table.here("corridors.c2") == "greys_probe#1"
    assert table.here("control_room.pending1") == "scientists_archives#1"


@rule("TH-13.12", "TH-09.14")
def test_a_special_card_taken_by_station_plans_goes_in_front_of_the_player() -> None:
    places = {
        "corridors.c1": "scientists_station_plans#1",
        "control_room.pending1": "greys_annihilation#1",
    }
    table = Table.stopping(
        *TEAM,
        places=places,
        options={"mode": "team"},
        decks={"scientists": ["scientists_archives#1"]},
    )
    table.play("act:scientists_station_plans#1")
    assert table.at("greys_annihilation#1") == "front.0"


# Grabber


@rule("TH-14.28", "TH-13.21")
def test_a_grabber_catches_the_unit_after_all_other_traps_and_is_discarded() -> None:
    places = {
        "corridors.c1": "scientists_grabber#1",
        "corridors.c2": CAMERA,
        "corridors.c3": "scientists_defense_system#1",
    }
    table = Table.stopping(
        "marines", "scientists", places=places, upgrades={"scientists_defense_system#1": 1}
    )
    table.play(f"trap:{CAMERA},scientists_defense_system#1")
    assert [trap["card"] for trap in table.events("trap_sprung")][-1] == "scientists_grabber#1"
    assert table.state.caught == {"marine#1": 1}
    assert table.pile("discard", "scientists") == ("scientists_grabber#1",)


@rule("TH-14.28")
def test_for_a_unit_just_caught_the_other_phases_are_skipped() -> None:
    places = {
        "corridors.c1": "scientists_grabber#1",
        "corridors.c2": "marines_armory#1",
        "corridors.B": "scientist#1",
    }
    table = Table.stopping(
        "marines", "scientists", places=places, decks={"marines": ["marines_fire#1"]}
    )
    phases = [event["phase"] for event in table.events("phase_began") if event["seat"] == 0]
    assert phases == ["movement"]
    assert table.events("attacked") == [], "no fight of the Corridors either"


@rule("TH-14.28", "TH-10.18")
def test_a_unit_caught_in_the_tech_dock_gives_no_extra_turn() -> None:
    places = {
        "loading_dock.A": "marine#1",
        "nest.A": "marine#2",
        "tech_dock.t1": "scientists_grabber#1",
        "laboratory.A": "scientist#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "tech_dock", "laboratory", "nest"]
    table = Table("marines", "scientists", places=places, ring=ring)
    table.play("move:marine#1", "room:tech_dock.A")
    assert table.events("extra_turn") == []
    assert table.asked == "scientists"


@rule("TH-14.28", "TH-11.20")
def test_after_a_unit_was_caught_tokens_may_still_be_spent() -> None:
    places = {"corridors.c1": "scientists_grabber#1"}
    table = Table(
        "marines",
        "scientists",
        places={"tech_dock.A": "marine#1", **places},
        stock={"0": 1},
        ring=RING,
    )
    table.play("move:marine#1", "room:corridors.A")
    assert table.prompt == "last_moment"


@rule("TH-14.28")
def test_a_caught_unit_cannot_be_moved_by_its_owner_and_still_takes_damage() -> None:
    places = {"corridors.A": "marine#1", "nest.A": "marine#2", "nest.B": "marine#3"}
    ring = ["corridors", "control_room", "loading_dock", "tech_dock", "laboratory", "nest"]
    table = Table("marines", "scientists", places=places, ring=ring, caught={"marine#1": 1})
    assert set(table.options) == {"move:marine#2", "move:marine#3"}
    assert table.refusals["move:marine#1"] == ("caught", "TH-14.28")
    table = Table.stopping(
        "scientists",
        "marines",
        places={"corridors.B": "marine#1"},
        caught={"marine#1": 1},
        upgraded={"scientist#1": 1},
    )
    assert table.life("marines") == 19


@rule("TH-14.28")
def test_a_caught_unit_that_filled_the_sector_does_not_fight_but_its_comrades_do() -> None:
    places = {
        "corridors.c1": "scientists_grabber#1",
        "corridors.B": "marine#2",
        "corridors.C": "scientist#1",
        "corridors.D": "scientist#2",
    }
    table = Table.stopping("marines", "scientists", places=places)
    assert table.events("limited_fight_began") == [{"seat": 0, "sector": "corridors"}]
    table.play("target:scientist#1")
    assert [hit["unit"] for hit in table.events("attacked")] == ["marine#2"]


@rule("TH-14.29", "TH-14.50")
def test_an_arriving_comrade_frees_a_unit_before_the_limited_fight() -> None:
    places = {
        "corridors.B": "marine#2",
        "corridors.C": "scientist#1",
        "corridors.D": "scientist#2",
    }
    table = Table.stopping(
        "marines", "scientists", places=places, caught={"marine#2": 1}, upgraded={"marine#2": 1}
    )
    assert table.state.caught == {}
    while table.prompt == "target":
        table.play(table.options[0])
    limited = table.story.index("limited_fight_began")
    assert table.story.index("freed") < limited
    attackers = [hit["unit"] for hit in table.events("attacked")]
    assert attackers.count("marine#2") == 4, "twice in the limited fight, twice in the Corridors"


@rule("TH-14.30")
def test_a_duplication_does_not_copy_a_grabber() -> None:
    places = {
        "corridors.c3": "scientists_grabber#1",
        "corridors.c4": "scientists_duplication#1",
        "control_room.A": "marine#2",
        "laboratory.A": "scientist#1",
    }
    table = Table.stopping("marines", "scientists", places=places)
    assert table.state.caught == {"marine#1": 1}
    assert table.at("scientists_duplication#1") == "corridors.c4"
    table.end_turn()
    assert table.asked == "marines"


@rule("TH-14.30", "TH-16.27")
def test_a_duplication_held_for_a_single_use_is_not_used_up_by_a_grabber() -> None:
    places = {
        "corridors.c3": "scientists_grabber#1 trapper#1",
        "corridors.c4": "scientists_duplication#1 warrior#1",
    }
    taken = {"scientists_grabber#1": "trapper#1", "scientists_duplication#1": "warrior#1"}
    table = Table.stopping("scientists", "pandora", places=places, taken=taken)
    assert table.state.caught == {"scientist#1": 1}
    assert table.state.taken == {"scientists_duplication#1": "warrior#1"}


@rule("TH-14.31")
def test_of_two_grabbers_each_catches_one_unit() -> None:
    places = {"corridors.c1": "scientists_grabber#1", "corridors.c2": "scientists_grabber#2"}
    table = Table.stopping("marines", "scientists", places=places | {"laboratory.A": "scientist#1"})
    assert table.state.caught == {"marine#1": 1}
    assert len(table.pile("discard", "scientists")) == 1
    places = {"corridors.B": "marine#2", "corridors.c2": "scientists_grabber#2"}
    table = Table.stopping("marines", "scientists", places=places, caught={"marine#2": 1})
    assert table.state.caught == {"marine#1": 1}, "the arriving unit frees, although it is caught"


@rule("TH-14.50")
@pytest.mark.parametrize("place", ["tech_dock.A", "space"])
def test_a_comrade_that_stops_or_is_deployed_frees_a_unit(place: str) -> None:
    places = {place: "marine#1", "corridors.B": "marine#2"}
    table = Table("marines", "scientists", places=places, ring=RING, caught={"marine#2": 1})
    assert table.move("marine#1", "corridors.A").state.caught == {}


@rule("TH-14.50")
def test_a_comrade_that_passes_frees_nobody() -> None:
    places = {"tech_dock.B": "scientist#1", "corridors.B": "marine#2"}
    table = Table.stopping(
        "marines", "scientists", places=places, room="control_room.A", caught={"marine#2": 1}
    )
    assert table.state.caught == {"marine#2": 1}


@rule("TH-14.50")
def test_a_rival_that_stops_frees_nobody() -> None:
    places = {"corridors.B": "marine#2"}
    table = Table.stopping("scientists", "marines", places=places, caught={"marine#2": 1})
    assert table.state.caught == {"marine#2": 1}


@rule("TH-14.50", "TH-15.30")
def test_the_partners_unit_frees_too() -> None:
    team = ("aliens", "scientists", "marines", "greys")
    table = Table.stopping(
        *team,
        places={"corridors.B": "marine#1"},
        options={"mode": "team"},
        caught={"marine#1": 1},
    )
    assert table.state.caught == {}


@rule("TH-14.50")
def test_a_caught_unit_moved_by_a_rival_is_free() -> None:
    places = {"corridors.c1": "greys_control#1", "control_room.A": "marine#1"}
    table = Table.stopping("greys", "marines", "scientists", places=places, caught={"marine#1": 1})
    table.play("act:greys_control#1", "room:wreck.A")
    assert table.state.caught == {}


@rule("TH-14.28", "TH-12.10")
def test_without_a_grabber_token_the_trap_waits() -> None:
    places = {
        "corridors.c1": "scientists_grabber#1",
        "control_room.A": "marine#2",
        "control_room.B": "marine#3",
    }
    table = Table.stopping(
        "marines", "scientists", places=places, caught={"marine#2": 1, "marine#3": 1}
    )
    assert "marine#1" not in table.state.caught
    assert table.at("scientists_grabber#1") == "corridors.c1"


@rule("TH-14.28", "TH-14.49")
def test_a_pushed_unit_can_be_caught_in_the_movers_turn() -> None:
    places = {
        "corridors.c1": "greys_control#1",
        "control_room.A": "marine#1",
        "wreck.g1": "scientists_grabber#1",
    }
    table = Table.stopping("greys", "marines", "scientists", places=places)
    table.play("act:greys_control#1", "room:wreck.A")
    assert table.state.caught == {"marine#1": 1}


# Malfunction card


@rule("TH-11.01", "TH-11.02")
def test_the_malfunction_card_moves_the_disc_like_the_control_room() -> None:
    places = {
        "corridors.c1": "scientists_malfunction#1",
        "corridors.c2": "marines_fire#1",
        "loading_dock.pending1": "marines_fight#1",
        "corridors.c5": "bonus_passage#1",
    }
    table = Table.stopping("scientists", "marines", places=places, disc="marines_fire#1")
    table.play("act:scientists_malfunction#1")
    assert set(table.options) == {"disc:marines_fire#1", "disc:marines_fight#1"}
    table.play("disc:marines_fire#1")
    assert table.state.disc == "marines_fire#1"


@rule("TH-11.01", "TH-14.04b")
def test_in_the_control_room_card_and_sector_action_both_move_the_disc() -> None:
    places = {
        "tech_dock.B": "marine#1",
        "control_room.k1": "scientists_malfunction#1",
        "control_room.k2": "marines_fire#1",
        "control_room.k3": "marines_fire#2",
    }
    table = Table.stopping("scientists", "marines", places=places, room="control_room.A")
    table.play("act:scientists_malfunction#1", "disc:marines_fire#1", "disc:marines_fire#2")
    assert table.state.disc == "marines_fire#2"
    assert len(table.events("disc_laid")) == 2


# Remote Control


def remote(**more: str) -> Table:
    places = {
        "corridors.c1": "scientists_remote_control#1",
        "control_room.k1": "scientists_small_lab#1",
        "control_room.k2": "scientists_archives#1",
        "laboratory.s1": "marines_armory#1",
        **more,
    }
    return Table.stopping("scientists", "marines", places=places)


@rule("TH-14.32")
def test_remote_control_triggers_an_own_action_card_in_any_sector() -> None:
    table = remote(**{"corridors.c5": "scientists_small_lab#2"}).play(
        "act:scientists_remote_control#1"
    )
    assert set(table.options) == {
        "trigger:scientists_small_lab#1",
        "trigger:scientists_archives#1",
        "trigger:scientists_small_lab#2",
    }, "also one of the own sector, but not a rival's"
    table.play("trigger:scientists_small_lab#1")
    assert table.stock("scientists") == 1


@rule("TH-14.32")
def test_a_card_of_the_own_sector_may_be_triggered_and_resolved_normally() -> None:
    table = remote(**{"corridors.c5": "scientists_small_lab#2"})
    table.play("act:scientists_remote_control#1", "trigger:scientists_small_lab#2")
    table.play("act:scientists_small_lab#2")
    assert table.stock("scientists") == 2


@rule("TH-14.32", "TH-14.33", "TH-17.05")
def test_a_copied_remote_control_triggers_two_different_cards_one_after_the_other() -> None:
    table = remote(**{"corridors.c2": "scientists_duplication#1"})
    table.play("act:scientists_remote_control#1", "trigger:scientists_small_lab#1")
    assert table.stock("scientists") == 1, "the first is finished before the second is chosen"
    table.play("act:scientists_remote_control#1")
    assert table.data("scientists") == 1, "only the Archives were left"


@rule("TH-14.32")
def test_remote_control_resolves_a_card_once_without_the_copies_beside_it() -> None:
    table = remote(**{"control_room.k3": "scientists_duplication#1"})
    table.play("act:scientists_remote_control#1", "trigger:scientists_small_lab#1")
    assert table.stock("scientists") == 1


@rule("TH-14.32")
@pytest.mark.parametrize("disc", ["scientists_small_lab#1", ""])
def test_remote_control_cannot_trigger_a_card_that_is_switched_off(disc: str) -> None:
    places = {
        "corridors.c1": "scientists_remote_control#1",
        "control_room.k1": "scientists_small_lab#1",
        "front.0": "bonus_upgrade#1",
    }
    if not disc:
        places["control_room.k2"] = "aliens_crawlers#1"
    table = Table.stopping("scientists", "aliens", places=places, disc=disc)
    assert table.refusals["act:scientists_remote_control#1"][0] == "no_action_card"


@rule("TH-14.32", "TH-08.14")
def test_remote_control_cannot_trigger_a_card_that_has_nothing_to_do() -> None:
    """The Medstation of a healthy faction is no choice, so the Small Lab is the only one."""
    places = {
        "corridors.c1": "scientists_remote_control#1",
        "control_room.k1": "scientists_small_lab#1",
        "control_room.k2": "scientists_medstation#1",
    }
    table = Table.stopping("scientists", "marines", places=places)
    table.play("act:scientists_remote_control#1")
    assert table.stock("scientists") == 1


@rule("TH-14.32", "TH-14.25")
def test_remote_control_cashes_a_camera_in() -> None:
    places = {"corridors.c1": "scientists_remote_control#1", "control_room.k1": CAMERA}
    table = Table.stopping("scientists", "marines", places=places, camera={CAMERA: 4})
    table.play("act:scientists_remote_control#1")
    assert table.data("scientists") == 4


@rule("TH-14.32")
def test_remote_control_cashes_a_camera_in_without_its_copies() -> None:
    places = {
        "corridors.c1": "scientists_remote_control#1",
        "control_room.k1": CAMERA,
        "control_room.k2": "scientists_duplication#1",
    }
    table = Table.stopping("scientists", "marines", places=places, camera={CAMERA: 4})
    table.play("act:scientists_remote_control#1")
    assert table.data("scientists") == 4
    assert table.state.camera == {}


@rule("TH-14.32")
def test_a_detonation_triggered_by_remote_control_works_in_its_own_sector() -> None:
    places = {
        "corridors.c1": "scientists_remote_control#1",
        "corridors.c2": "marines_fire#1",
        "control_room.k1": "scientists_detonation#1",
        "control_room.k2": "marines_fire#2",
    }
    table = Table.stopping("scientists", "marines", places=places, disc="marines_fire#1")
    table.play("act:scientists_remote_control#1")
    assert table.pile("discard", "marines") == ("marines_fire#2",)
    assert table.pile("discard", "scientists") == ("scientists_detonation#1",)


@rule("TH-14.32", "TH-15.30")
def test_remote_control_triggers_the_partners_cards_for_the_resolving_player() -> None:
    places = {
        "corridors.c1": "scientists_remote_control#1",
        "control_room.k1": "greys_transmission#1",
    }
    table = Table.stopping(*TEAM, places=places, options={"mode": "team"})
    table.play("act:scientists_remote_control#1")
    assert (table.data("scientists"), table.data("greys")) == (1, 0)


@rule("TH-17.05", "TH-17.08")
def test_in_a_tech_dock_extra_turn_remote_control_may_trigger_the_same_card_again() -> None:
    ring = ["corridors", "control_room", "laboratory", "tech_dock", "loading_dock"]
    places = {
        "laboratory.A": "scientist#1",
        "control_room.A": "scientist#2",
        "control_room.B": "marine#1",
        "tech_dock.t1": "scientists_remote_control#1",
        "corridors.c1": "scientists_small_lab#1",
    }
    table = Table("scientists", "marines", places=places, ring=ring)
    table.play("move:scientist#1", "room:tech_dock.A", "act:scientists_remote_control#1")
    while table.prompt == "action":
        table.play("done")
    table.move("scientist#2", "tech_dock.B").play("act:scientists_remote_control#1")
    assert table.stock("scientists") == 2


# Detonation


@rule("TH-17.20", "TH-13.20")
def test_detonation_removes_a_rival_card_of_its_sector_and_itself() -> None:
    places = {
        "corridors.c1": "scientists_detonation#1",
        "corridors.c2": "marines_battle_position#1",
        "corridors.c3": "marines_fire#1",
        "control_room.k1": "marines_fire#2",
        "corridors.pending1": "marines_fight#1",
        "corridors.c4": "scientists_archives#1",
    }
    table = Table.stopping(
        "scientists", "marines", places=places, upgrades={"marines_battle_position#1": 2}
    )
    table.until("action")
    table.play("act:scientists_detonation#1")
    assert set(table.options) == {"destroy:marines_battle_position#1", "destroy:marines_fire#1"}
    table.play("destroy:marines_battle_position#1")
    assert table.pile("discard", "marines") == ("marines_battle_position#1",)
    assert table.pile("discard", "scientists") == ("scientists_detonation#1",)
    assert table.state.supply == 20


@rule("TH-17.20", "TH-16.28")
def test_detonation_removes_a_card_in_pandoras_hands_and_the_embryo_goes_home() -> None:
    places = {
        "corridors.c1": "scientists_detonation#1",
        "corridors.c2": "marines_fight#1 trapper#1",
    }
    table = Table.stopping(
        "scientists",
        "marines",
        "pandora",
        places=places,
        upgraded={"trapper#1": 1},
        taken={"marines_fight#1": "trapper#1"},
    )
    table.play("act:scientists_detonation#1")
    assert table.pile("discard", "marines") == ("marines_fight#1",)
    assert table.at("trapper#1") == "supply.2"
    assert table.state.taken == {}


@rule("TH-17.20", "TH-15.30")
def test_detonation_spares_the_partners_cards() -> None:
    places = {
        "corridors.c1": "scientists_detonation#1",
        "corridors.c2": "greys_amplifier#1",
        "corridors.c3": "aliens_fight#1",
    }
    table = Table.stopping(*TEAM, places=places, options={"mode": "team"})
    table.play("act:scientists_detonation#1")
    assert table.pile("discard", "aliens") == ("aliens_fight#1",)


@rule("TH-14.32")
def test_this_sector_on_a_card_triggered_by_remote_control_is_the_cards_own() -> None:
    """A partner's Abduction and Incubator act where they lie, not where the unit stands."""
    places = {
        "corridors.c1": "scientists_remote_control#1",
        "corridors.c2": "scientists_duplication#1",
        "corridors.B": "marine#1",
        "control_room.k1": "aliens_abduction#1",
        "control_room.k2": "aliens_incubator#1",
        "control_room.A": "marine#2",
    }
    team = ("scientists", "marines", "aliens", "greys")
    table = Table.stopping(*team, places=places, options={"mode": "team"})
    table.play("act:scientists_remote_control#1", "trigger:aliens_abduction#1")
    assert table.about["unit"] == "marine#2", "the one beside the card"
    table.play("room:tech_dock.A", "act:scientists_remote_control#1")
    assert {option.split(".")[0] for option in table.options} == {"room:control_room"}
