"""Markers, bonus cards, tokens and Pandora's pieces (TH-03)."""

import pytest

import hullbreach as hb
from hullbreach.kernel.registry import game
from tests.games.theseus.table import Table
from tests.marks import rule

CONTENT = game("theseus").content()
TEAMS = ("marines", "aliens", "scientists", "greys")


@rule("TH-03.01")
def test_only_the_team_game_marks_its_four_players_with_team_tokens() -> None:
    teams = [
        seat["team"] for seat in Table.set_up(*TEAMS, options={"mode": "team"}).view()["seats"]
    ]
    assert len(teams) == 4
    assert None not in teams
    for factions in (TEAMS[:2], TEAMS[:3], TEAMS):
        shown = Table.set_up(*factions).view()["seats"]
        assert {seat["team"] for seat in shown} == {None}


@rule("TH-03.02")
def test_scientists_and_greys_have_two_markers_aliens_and_marines_one() -> None:
    seats = Table.set_up(*TEAMS).view()["seats"]
    markers = {
        seat["faction"]: sum(seat[track] is not None for track in ("life", "data"))
        for seat in seats
    }
    assert markers == {"marines": 1, "aliens": 1, "scientists": 2, "greys": 2}


@rule("TH-03.03")
def test_there_are_nine_bonus_cards_of_no_faction() -> None:
    bonus = [card for card in CONTENT["cards"].values() if card["faction"] == "bonus"]
    assert sum(card["count"] for card in bonus) == 9
    assert "bonus" not in CONTENT["factions"]


@rule("TH-03.03")
def test_bonus_cards_start_on_the_sector_boards() -> None:
    table = Table.set_up(*TEAMS)
    laid = [card for card, place in table.state.where.items() if card.startswith("bonus_")]
    on_boards = [card for card in laid if table.at(card).split(".")[0] in table.state.ring]
    assert len(on_boards) == 9, "four players use all seven boards, with nine bonus symbols"


@rule("TH-03.04")
def test_one_end_of_game_token_serves_all_players() -> None:
    """Two players who both lack a card push the same token: 3 after one, 2 after the other."""
    table = Table(
        "marines",
        "aliens",
        places={
            "control_room.A": "marine#1",
            "tech_dock.A": "alien#1",
            "loading_dock.pending1": "aliens_fight#1",
            "nest.pending1": "marines_fight#1",
        },
    )
    table.play("room:loading_dock.A", "replace:aliens_fight#1")
    assert table.state.end_track == 1
    table.play("done", "room:nest.A", "replace:marines_fight#1")
    assert table.state.end_track == 2


@rule("TH-03.04")
def test_one_malfunction_disc_leaves_its_card_for_the_next() -> None:
    table = Table(
        "marines",
        "aliens",
        places={
            "corridors.A": "marine#1",
            "nest.a1": "aliens_fight#1",
            "nest.a2": "aliens_fight#2",
        },
        disc="aliens_fight#1",
    )
    table.play("room:control_room.A", "disc:aliens_fight#2")
    cards = table.view()["cards"]
    assert cards["aliens_fight#1"]["active"]
    assert not cards["aliens_fight#2"]["active"]


@rule("TH-03.05")
def test_the_supply_holds_20_upgrade_tokens() -> None:
    assert Table.set_up("marines", "aliens").view()["supply"] == {"upgrade": 20}


@rule("TH-03.05")
def test_a_21st_upgrade_token_does_not_exist() -> None:
    with pytest.raises(hb.BadPosition, match="20 upgrade tokens"):
        Table("marines", "aliens", stock={"0": 11, "1": 10})


@rule("TH-03.06")
def test_each_faction_has_its_own_tokens_the_greys_two_of_invisibility() -> None:
    stocks = {seat["faction"]: seat["stock"] for seat in Table.set_up(*TEAMS).view()["seats"]}
    assert stocks["greys"] == {"invisibility": 2}
    kinds = [kind for stock in stocks.values() for kind in stock]
    assert len(kinds) == len(set(kinds)), "no token belongs to two factions"


@rule("TH-03.06")
def test_a_third_invisibility_token_does_not_exist() -> None:
    places = {"wreck.A": "grey#1", "wreck.B": "grey#2", "wreck.C": "grey#3"}
    with pytest.raises(hb.BadPosition, match="invisibility"):
        Table("greys", "marines", places=places, invisible={f"grey#{n}": 1 for n in (1, 2, 3)})


@rule("TH-03.07")
def test_pandora_has_3_creatures_and_10_embryos_with_two_sides() -> None:
    units = {kind: u for kind, u in CONTENT["units"].items() if u["faction"] == "pandora"}
    counts = {kind: unit["count"] for kind, unit in units.items()}
    assert counts == {"creature": 3, "trapper": 2, "runner": 4, "warrior": 4}
    assert all(unit["base"] and unit["upgraded"] for unit in units.values())


@rule("TH-03.07")
def test_pandora_has_one_marker_and_one_sector_token() -> None:
    table = Table.set_up("pandora", "marines").play("mark:corridors")
    pandora = table.view()["seats"][0]
    assert (pandora["life"], pandora["data"]) == (20, None)
    homes = [name for name, board in table.view()["sectors"].items() if 0 in board["home_of"]]
    assert homes == ["corridors"]
