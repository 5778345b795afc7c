"""Four players in two teams (TH-15.21 to TH-15.42)."""

from typing import Any

import pytest

import hullbreach as hb
from tests.games.theseus.table import Table
from tests.marks import rule

FOUR = ("marines", "aliens", "scientists", "greys")
TEAM = {"mode": "team"}


def team(*factions: str, **more: Any) -> Table:
    """Marines and Scientists (in the Loading Dock) against Aliens and Greys (in the Nest).

    The ring is corridors, control_room, loading_dock, tech_dock, nest.
    """
    return Table(*(factions or FOUR), options=TEAM, **more)


# ---------------------------------------------------------------- set-up


@rule("TH-15.21")
def test_four_players_form_two_teams_of_two() -> None:
    teams = [seat["team"] for seat in Table.set_up(*FOUR, options=TEAM).view()["seats"]]
    assert sorted(teams) == [0, 0, 1, 1]
    with pytest.raises(hb.BadOption, match="mode"):
        Table.set_up(*FOUR[:3], options=TEAM)


@rule("TH-15.22")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_team_tokens_show_the_teams_and_fix_the_turn_order(start: int) -> None:
    table = Table.set_up(*FOUR, options={**TEAM, "start": start})
    seats = table.view()["seats"]
    tokens = [seats[seat]["team"] for seat in table.view()["order"]]
    first, second = tokens[:2]
    assert tokens == [first, second, first, second]
    assert first != second
    assert table.view()["order"][0] == start


@rule("TH-15.23")
def test_first_of_a_first_of_b_second_of_a_second_of_b() -> None:
    table = Table.set_up(*FOUR, options={**TEAM, "start": 1}).until("movement", "room")
    turns = []
    for _ in range(8):
        turns.append(table.state.factions[table.state.active])
        table.end_turn()
    assert turns == ["aliens", "scientists", "greys", "marines"] * 2


@rule("TH-15.23")
def test_the_ring_does_not_change_the_order_of_the_teams() -> None:
    for seed in range(6):
        options = {**TEAM, "sectors": "random"}
        assert Table.set_up(*FOUR, options=options, seed=str(seed)).state.order == (0, 1, 2, 3)


def keep(table: Table, *sectors: str) -> Table:
    """Both partners of each team name its sector, first those of the start player's team."""
    return table.play(*(f"sector:{sector}" for sector in sectors for _partner in range(2)))


@rule("TH-15.24")
def test_each_team_keeps_one_of_its_two_sectors() -> None:
    table = Table.set_up(*FOUR, options=TEAM)
    assert (table.prompt, table.options) == (
        "team_sector",
        ["sector:loading_dock", "sector:laboratory"],
    )
    keep(table, "laboratory", "nest")
    assert table.state.ring == ("corridors", "control_room", "laboratory", "tech_dock", "nest")
    homes = [seat["home"] for seat in table.view()["seats"]]
    assert homes == ["laboratory", "nest", "laboratory", "nest"]


@rule("TH-15.24")
def test_the_partners_decide_together_which_sector_they_keep() -> None:
    table = Table.set_up(*FOUR, options=TEAM)
    asked = []
    for wish in ("laboratory", "laboratory", "wreck", "wreck"):
        asked.append((table.asked, table.about.get("sector")))
        table.play(f"sector:{wish}")
    assert asked == [
        ("marines", None),
        ("scientists", "laboratory"),
        ("aliens", None),
        ("greys", "wreck"),
    ]
    assert [seat["home"] for seat in table.view()["seats"]] == ["laboratory", "wreck"] * 2


@rule("TH-15.24")
@pytest.mark.parametrize("lot", ["loading_dock", "laboratory"])
def test_partners_who_do_not_agree_leave_it_to_the_lot(lot: str) -> None:
    table = Table.set_up(*FOUR, options=TEAM, chance=hb.Script(team_sector=[lot]))
    table.play("sector:loading_dock", "sector:laboratory", "sector:nest", "sector:nest")
    assert [seat["home"] for seat in table.view()["seats"]] == [lot, "nest", lot, "nest"]
    assert table.events("partner_disagreed") == [{"seat": 2, "sector": "laboratory"}]


@rule("TH-15.24")
def test_the_sector_of_the_start_players_team_comes_after_the_control_room() -> None:
    table = Table.set_up(*FOUR, options={**TEAM, "start": 3})
    assert table.asked == "greys"
    keep(table, "wreck", "laboratory")
    assert table.state.ring == ("corridors", "control_room", "wreck", "tech_dock", "laboratory")


@rule("TH-15.25")
def test_a_team_deck_has_10_cards() -> None:
    table = Table.set_up(*FOUR, options=TEAM).until("start_card")
    for faction in FOUR:
        assert len(table.pile("deck", faction)) + len(table.pile("drawn", faction)) == 10
        assert len(table.pile("removed", faction)) == 15


@rule("TH-15.26")
def test_two_start_cards_one_installed_one_pending_in_the_team_sector() -> None:
    table = Table.set_up(*FOUR, options={**TEAM, "deck": "basic"})
    keep(table, "laboratory", "nest")
    assert {len(table.pile("drawn", faction)) for faction in FOUR} == {2}
    askers = []
    for _ in FOUR:
        askers.append(table.asked)
        chosen, other = table.pile("drawn", table.asked)
        table.play(f"install:{chosen}")
        assert {option.split(":")[1].split(".")[0] for option in table.options} == set(
            table.state.ring
        )
        table.play(table.options[0])
        home = "laboratory" if len(askers) % 2 else "nest"
        assert table.at(other).startswith(f"{home}.pending")
    assert askers == list(FOUR)
    assert {len(table.pile("deck", faction)) for faction in FOUR} == {8}


@rule("TH-15.27", "TH-15.28")
def test_each_player_places_one_unit_in_the_team_sector_then_one_anywhere() -> None:
    table = Table.set_up(*FOUR, options=TEAM).until("place_unit")
    home = {
        "marines": "loading_dock",
        "scientists": "loading_dock",
        "aliens": "nest",
        "greys": "nest",
    }
    for faction in FOUR:
        assert table.asked == faction
        assert {option.split(":")[1].split(".")[0] for option in table.options} == {home[faction]}
        table.play(table.options[0])
    for faction in FOUR:
        assert table.asked == faction
        assert {option.split(":")[1].split(".")[0] for option in table.options} == set(
            table.state.ring
        )
        table.play(table.options[0])
    assert len(table.events("unit_placed")) == 8
    assert table.at("marine#3") == "box", "a third unit is not used"


@rule("TH-15.28")
def test_partners_share_the_rooms_of_the_team_sector() -> None:
    table = Table.set_up(*FOUR, options=TEAM).until("place_unit")
    table.play("room:loading_dock.B", "room:nest.A")
    assert table.asked == "scientists"
    assert table.options == [f"room:loading_dock.{room}" for room in "ACD"]


@rule("TH-15.29")
def test_a_sector_filled_at_the_start_causes_no_limited_fight() -> None:
    table = Table.set_up(*FOUR, options=TEAM).until("place_unit")
    while table.match.decision and table.prompt == "place_unit":
        docks = [option for option in table.options if "loading_dock" in option]
        table.play((docks or table.options)[0])
    assert all(table.here(f"loading_dock.{room}") for room in "ABCD")
    assert set(table.state.life.values()) == {20}
    assert table.events("limited_fight_began") == []


# ---------------------------------------------------------------- what partners share


@rule("TH-15.30")
def test_a_partners_trap_never_hits_you() -> None:
    table = team(places={"nest.A": "marine#1", "corridors.c1": "scientists_surveillance_camera#1"})
    table.play("room:corridors.A")
    assert table.state.camera == {}
    table = team(
        "marines",
        "scientists",
        "greys",
        "aliens",
        places={"laboratory.A": "marine#1", "corridors.c1": "greys_landmine#1"},
    )
    table.play("room:corridors.A")
    assert table.life("marines") == 20
    assert table.at("greys_landmine#1") == "corridors.c1"


@rule("TH-15.30")
def test_a_partners_action_card_serves_you() -> None:
    table = team(places={"nest.A": "marine#1", "corridors.c1": "scientists_small_lab#1"})
    table.play("room:corridors.A", "act:scientists_small_lab#1")
    assert (table.stock("marines"), table.stock("scientists")) == (1, 0)


@rule("TH-15.30")
def test_a_partners_shortcut_serves_you() -> None:
    table = team(places={"nest.A": "marine#1", "corridors.c1": "scientists_secret_passage#1"})
    assert table.options == ["route:corridors", "route:control_room>scientists_secret_passage#1"]


@rule("TH-15.30")
def test_the_team_sector_is_yours_as_well() -> None:
    table = team(
        "scientists",
        "aliens",
        "marines",
        "greys",
        places={"control_room.A": "marine#1", "laboratory.s1": "aliens_fight#1"},
        active=2,
    )
    table.play("room:laboratory.A")
    assert table.options == ["take_upgrade", "clean_up:aliens_fight#1"]


@rule("TH-15.30")
def test_a_partners_card_in_the_team_sector_cannot_be_cleaned_up() -> None:
    table = team(places={"control_room.A": "marine#1", "loading_dock.m1": "scientists_shelter#1"})
    table.play("room:loading_dock.A")
    assert table.stock("marines") == 1, "there was nothing else to do"


@rule("TH-15.30")
def test_a_partners_pending_card_may_be_installed_and_your_own_deck_refills() -> None:
    table = team(
        places={"nest.A": "marine#1", "corridors.pending1": "scientists_shelter#1"},
        decks={"marines": ["marines_fire#1"], "scientists": ["scientists_archives#1"]},
    )
    table.play("room:corridors.A")
    assert table.options == ["install:scientists_shelter#1", "done"], "and not replaced"
    table.play("install:scientists_shelter#1", "slot:nest.a1")
    assert table.here("corridors.pending1") == "marines_fire#1"
    assert table.pile("deck", "scientists") == ("scientists_archives#1",)


@rule("TH-15.30")
def test_a_partners_upgrade_tokens_may_be_spent_on_units_and_cards_of_both() -> None:
    table = Table(
        *FOUR,
        options=TEAM,
        places={
            "nest.A": "marine#1",
            "tech_dock.A": "scientist#1",
            "nest.a1": "scientists_archives#1",
        },
        stock={"2": 2},
    )
    assert table.options == [
        "move:marine#1",
        "upgrade:marine#1",
        "upgrade:scientist#1",
        "boost:scientists_archives#1",
    ]
    table.play("upgrade:scientist#1", "boost:scientists_archives#1")
    assert table.state.upgraded == {"scientist#1": 1}
    assert table.state.upgrades == {"scientists_archives#1": 1}
    assert table.stock("scientists") == 0


@rule("TH-15.30")
def test_rivals_tokens_are_not_yours() -> None:
    table = Table(*FOUR, options=TEAM, places={"nest.A": "marine#1"}, stock={"1": 2})
    assert not [option for option in table.options if option.startswith("upgrade")]


@rule("TH-15.31")
def test_you_never_move_the_partners_units() -> None:
    table = Table(
        *FOUR,
        options=TEAM,
        places={
            "nest.A": "marine#1",
            "tech_dock.A": "scientist#1",
            "space": "scientist#2",
            "corridors.A": "marine#2",
        },
    )
    assert set(table.options) == {"move:marine#1", "move:marine#2"}


@rule("TH-15.31")
def test_not_even_with_the_extra_turn_of_the_tech_dock() -> None:
    table = team(
        places={
            "loading_dock.A": "marine#1",
            "nest.A": "scientist#1",
            "space": "scientist#2",
            "nest.B": "alien#1",
        }
    )
    table.play("room:tech_dock.A")
    assert table.asked == "aliens", "no unmoved Marine is left"


@rule("TH-15.31")
def test_cards_that_move_rival_units_never_move_the_partners() -> None:
    table = team(
        "greys",
        "aliens",
        "scientists",
        "marines",
        places={
            "nest.A": "grey#1",
            "corridors.c1": "greys_control#1",
            "tech_dock.A": "scientist#1",
            "tech_dock.B": "alien#1",
            "control_room.A": "marine#1",
        },
    )
    table.play("room:corridors.A", "act:greys_control#1")
    assert table.options == ["push:marine#1", "push:alien#1"]


@rule("TH-15.32")
def test_you_never_draw_from_the_partners_deck() -> None:
    table = Table(
        *FOUR,
        options=TEAM,
        places={"nest.A": "marine#1", "front.0": "bonus_card_from_deck#1"},
        decks={"scientists": ["scientists_archives#1"]},
        stock={"0": 1},
    )
    assert table.refusals["play:bonus_card_from_deck#1"] == ("deck_empty", "TH-13.09")
    table.play("move:marine#1", "room:corridors.A", "done")
    assert table.refusals["fill:corridors.pending1"] == ("deck_empty", "TH-09.17")


@rule("TH-15.32")
def test_a_partners_station_plans_refill_from_your_own_deck() -> None:
    """The Marines use the card for a pending card of the Scientists; their own deck is empty."""
    table = team(
        places={
            "nest.A": "marine#1",
            "corridors.c1": "scientists_station_plans#1",
            "loading_dock.pending1": "scientists_shelter#1",
        },
        decks={"scientists": ["scientists_archives#1"]},
    )
    table.play("room:corridors.A", "act:scientists_station_plans#1", "slot:nest.a1")
    assert table.here("loading_dock.pending1") == ""
    assert table.state.end_track == 1
    assert table.pile("deck", "scientists") == ("scientists_archives#1",)


@rule("TH-15.33")
def test_in_your_fight_only_your_units_attack() -> None:
    table = team(
        places={
            "nest.A": "marine#1",
            "corridors.B": "scientist#1",
            "corridors.C": "alien#1",
        },
        upgraded={"scientist#1": 1},
    )
    table.play("room:corridors.A")
    assert [event["unit"] for event in table.events("attacked")] == ["marine#1"]


@rule("TH-15.33")
def test_in_your_limited_fight_only_your_units_attack_and_the_partner_is_not_hit() -> None:
    table = team(
        places={
            "loading_dock.A": "marine#1",
            "loading_dock.B": "alien#2",
            "nest.A": "scientist#1",
            "nest.B": "scientist#2",
            "nest.C": "alien#1",
        },
        upgraded={"scientist#1": 1, "scientist#2": 1, "marine#1": 1},
    )
    assert [event["target"] for event in table.events("attacked")] == ["alien#1"]
    assert table.life("aliens") == 19


@rule("TH-15.34")
def test_partners_share_neither_life_nor_data() -> None:
    table = Table.set_up(*FOUR, options=TEAM)
    assert [seat["life"] for seat in table.view()["seats"]] == [20, 20, 20, 20]
    assert [seat["data"] for seat in table.view()["seats"]] == [None, None, 0, 0]
    table = team(places={"nest.A": "marine#1", "corridors.c1": "aliens_hatchery#1"})
    table.play("room:corridors.A")
    assert (table.life("marines"), table.life("scientists")) == (19, 20)


@rule("TH-15.35")
def test_either_partner_may_use_a_special_card() -> None:
    table = Table(
        *FOUR,
        options=TEAM,
        places={
            "nest.A": "marine#1",
            "front.2": "bonus_upgrade#1",
            "front.3": "greys_annihilation#1",
        },
    )
    assert table.options == ["move:marine#1", "play:bonus_upgrade#1"], "and none of the rivals'"
    table.play("play:bonus_upgrade#1")
    assert (table.stock("marines"), table.pile("front", "scientists")) == (1, ())


@rule("TH-15.35")
def test_a_passage_before_the_partner_carries_your_unit_too() -> None:
    table = Table(*FOUR, options=TEAM, places={"nest.A": "marine#1", "front.2": "bonus_passage#1"})
    if table.prompt == "movement":
        table.play("move:marine#1")
    assert table.options == ["route:corridors", "route:control_room>bonus_passage#1"]
    table.play("route:control_room>bonus_passage#1", "room:control_room.A")
    assert table.pile("front", "scientists") == ()


@rule("TH-15.36")
def test_a_battle_position_adds_damage_that_the_partner_deals_itself() -> None:
    table = team(
        "scientists",
        "aliens",
        "marines",
        "greys",
        places={
            "nest.A": "scientist#1",
            "corridors.B": "alien#1",
            "corridors.c1": "marines_battle_position#1",
        },
        upgraded={"scientist#1": 1},
    )
    table.play("room:corridors.A")
    assert table.life("aliens") == 18


@rule("TH-15.36")
def test_a_battle_position_adds_nothing_to_a_partners_scan_and_a_chamber_nothing_to_a_hit() -> None:
    """Marines and Greys are partners; both stand in the Corridors with both cards."""
    cards = {"corridors.c1": "marines_battle_position#1", "corridors.c2": "greys_chamber#1"}
    factions = ("greys", "aliens", "marines", "scientists")
    table = team(
        *factions,
        places={"nest.A": "grey#1", "corridors.B": "alien#1", **cards},
        upgraded={"grey#1": 1},
        upgrades={"greys_chamber#1": 1},
    )
    table.play("room:corridors.A")
    assert (table.data("greys"), table.life("aliens")) == (3, 20)
    table = team(
        *factions,
        places={"nest.A": "marine#1", "corridors.B": "alien#1", **cards},
        active=2,
        upgrades={"greys_chamber#1": 1},
    )
    table.play("room:corridors.A")
    assert (table.data("greys"), table.life("aliens")) == (0, 18)


@rule("TH-15.37")
def test_the_team_wins_at_once_when_a_rival_is_at_0_life() -> None:
    table = team(places={"nest.A": "marine#1", "corridors.B": "alien#1"}, life={"1": 1})
    table.play("room:corridors.A")
    assert (table.reason, table.winners) == ("life", ("marines", "scientists"))


@rule("TH-15.37")
def test_the_team_wins_at_once_with_20_data_of_one_player() -> None:
    table = team(
        "scientists",
        "aliens",
        "marines",
        "greys",
        places={"nest.A": "scientist#1", "corridors.c1": "scientists_archives#1"},
        data={"0": 19},
    )
    table.play("room:corridors.A", "act:scientists_archives#1")
    assert (table.reason, table.winners) == ("data", ("scientists", "marines"))


@rule("TH-15.37")
def test_data_of_partners_are_not_added_up() -> None:
    """Scientists and Greys hold 19 and 19: nobody has 20."""
    table = team(
        "scientists",
        "aliens",
        "greys",
        "marines",
        places={"nest.A": "alien#1", "corridors.A": "marine#1"},
        active=1,
        data={"0": 19, "2": 19},
    )
    table.until("room")
    assert table.reason == ""


@rule("TH-15.37")
def test_whose_life_falls_to_0_loses_whoever_caused_it() -> None:
    """A Marine with a Parasite walks to its death: the other team wins."""
    table = team(
        places={"nest.A": "marine#1", "tech_dock.A": "alien#1"},
        life={"0": 1},
        parasites={"marine#1": 1},
        infector={"marine#1": 1},
    )
    table.play("room:corridors.A")
    assert (table.reason, table.winners) == ("life", ("aliens", "greys"))


@rule("TH-15.38")
def test_at_the_end_the_team_with_the_larger_sum_wins() -> None:
    """Marines 3 and Scientists 9 + 7 against Aliens 14 and Greys 2 + 2."""
    table = team(
        places={"nest.A": "marine#1", "corridors.pending1": "aliens_fight#1"},
        end_track=3,
        life={"0": 3, "1": 14, "2": 9, "3": 2},
        data={"2": 7, "3": 2},
    )
    table.play("room:corridors.A", "replace:aliens_fight#1")
    assert (table.reason, table.winners) == ("end_track", ("marines", "scientists"))


@rule("TH-15.38")
def test_a_tie_of_the_teams_gives_all_four_an_extra_turn() -> None:
    table = team(
        places={
            "nest.A": "marine#1",
            "corridors.pending1": "aliens_fight#1",
            "tech_dock.A": "alien#1",
            "loading_dock.A": "scientist#1",
            "loading_dock.B": "grey#1",
        },
        end_track=3,
        life={"0": 10, "1": 4, "2": 5, "3": 8},
        data={"2": 1, "3": 4},
    )
    table.play("room:corridors.A", "replace:aliens_fight#1")
    order = []
    while table.match.decision:
        order.append(table.state.factions[table.state.active])
        table.end_turn()
    assert order == ["aliens", "scientists", "greys", "marines"]
    assert (table.reason, table.winners) == ("tie", FOUR)


# ---------------------------------------------------------------- whose gain


@rule("TH-15.40")
def test_data_from_a_partners_card_go_to_the_player_who_resolves_it() -> None:
    table = team(
        "greys",
        "aliens",
        "scientists",
        "marines",
        places={"nest.A": "grey#1", "corridors.c1": "scientists_archives#1"},
    )
    table.play("room:corridors.A", "act:scientists_archives#1")
    assert (table.data("greys"), table.data("scientists")) == (1, 0)


@rule("TH-15.40")
def test_a_partner_without_data_marker_gains_none_and_the_camera_keeps_its_counter() -> None:
    table = Table(
        *FOUR,
        options=TEAM,
        places={
            "nest.A": "marine#1",
            "corridors.c1": "scientists_surveillance_camera#1",
            "corridors.c2": "scientists_archives#1",
        },
        camera={"scientists_surveillance_camera#1": 4},
        stock={"0": 1},
    )
    table.play("move:marine#1", "room:corridors.A")
    for card in ("scientists_surveillance_camera#1", "scientists_archives#1"):
        assert table.refusals[f"act:{card}"] == ("no_data_marker", "TH-08.14")
    table.play("done")
    assert table.state.camera == {"scientists_surveillance_camera#1": 4}


@rule("TH-15.40")
def test_a_partner_with_a_data_marker_may_cash_in_the_camera() -> None:
    table = team(
        "greys",
        "aliens",
        "scientists",
        "marines",
        places={"nest.A": "grey#1", "corridors.c1": "scientists_surveillance_camera#1"},
        camera={"scientists_surveillance_camera#1": 4},
    )
    table.play("room:corridors.A", "act:scientists_surveillance_camera#1")
    assert (table.data("greys"), table.data("scientists")) == (4, 0)


@rule("TH-15.41")
def test_a_partners_medstation_heals_the_player_who_resolves_it() -> None:
    table = team(
        places={"nest.A": "marine#1", "corridors.c1": "scientists_medstation#1"},
        life={"0": 10, "2": 10},
    )
    table.play("room:corridors.A", "act:scientists_medstation#1")
    assert (table.life("marines"), table.life("scientists")) == (11, 10)


@rule("TH-15.42")
def test_a_shelter_protects_the_partners_units() -> None:
    table = team(
        "aliens",
        "marines",
        "greys",
        "scientists",
        places={
            "loading_dock.A": "alien#1",
            "corridors.B": "marine#1",
            "corridors.c1": "scientists_shelter#1",
        },
        upgraded={"alien#1": 1},
    )
    table.play("room:corridors.A")
    assert table.life("marines") == 20


@rule("TH-15.42")
def test_a_double_shot_serves_the_partners_units() -> None:
    table = team(
        "scientists",
        "aliens",
        "marines",
        "greys",
        places={
            "nest.A": "scientist#1",
            "corridors.B": "alien#1",
            "corridors.c1": "marines_double_shot#1",
        },
        upgraded={"scientist#1": 1},
    )
    table.play("room:corridors.A")
    assert table.life("aliens") == 18


@rule("TH-15.42")
def test_lurking_also_acts_in_the_partners_fight() -> None:
    table = team(
        "greys",
        "marines",
        "aliens",
        "scientists",
        places={
            "loading_dock.A": "grey#1",
            "control_room.A": "marine#1",
            "control_room.k2": "aliens_lurking#1",
        },
    )
    table.play("room:corridors.A")
    assert table.life("marines") == 19


@rule("TH-15.42", "TH-08.14")
def test_a_fight_card_may_be_used_for_the_sake_of_lurking_alone() -> None:
    """No Alien attacks with its base side, but Lurking strikes in every fight they cause."""
    table = team(
        "aliens",
        "marines",
        "greys",
        "scientists",
        places={
            "control_room.A": "alien#1",
            "nest.a1": "aliens_fight#1",
            "corridors.A": "marine#1",
            "corridors.c1": "aliens_lurking#1",
        },
    )
    table.play("room:nest.A", "act:aliens_fight#1")
    assert table.life("marines") == 19


@rule("TH-15.42")
def test_an_ambush_uses_only_units_of_its_owner() -> None:
    table = team(
        "aliens",
        "marines",
        "greys",
        "scientists",
        places={
            "loading_dock.A": "alien#1",
            "corridors.B": "marine#1",
            "corridors.C": "scientist#1",
            "corridors.c1": "marines_ambush#1",
        },
        upgraded={"scientist#1": 1},
    )
    table.play("room:corridors.A")
    assert [event["unit"] for event in table.events("attacked")] == ["marine#1"]
    assert table.life("aliens") == 19
