"""What is in the box: boards, units and faction cards (TH-02)."""

from collections import Counter

import pytest

from hullbreach.kernel.registry import game
from tests.games.theseus.table import Table
from tests.marks import rule

CONTENT = game("theseus").content()
CARD_FACTIONS = ("marines", "aliens", "scientists", "greys")


@rule("TH-02.01")
def test_there_are_four_faction_sectors_and_three_general_ones() -> None:
    owners = {name: board["faction"] for name, board in CONTENT["sectors"].items()}
    assert len(owners) == 7
    assert sorted(filter(None, owners.values())) == sorted(CARD_FACTIONS)
    general = {name for name, faction in owners.items() if faction is None}
    assert general == {"corridors", "control_room", "tech_dock"}


@rule("TH-02.02")
@pytest.mark.parametrize("faction", CARD_FACTIONS)
def test_each_card_faction_owns_three_units_with_two_sides(faction: str) -> None:
    discs = [
        unit
        for unit in CONTENT["units"].values()
        if unit["faction"] == faction and unit["role"] == "unit"
    ]
    assert sum(unit["count"] for unit in discs) == 3
    assert all(unit["base"] and unit["upgraded"] for unit in discs)


@rule("TH-02.02")
def test_no_player_gets_a_fourth_unit() -> None:
    table = Table.set_up("marines", "greys").until("movement", "room")
    placed = Counter(
        unit.split("#")[0]
        for room in table.state.zones
        for unit in table.state.zones[room]
        if table.at(unit).split(".")[-1] in "ABCD"
    )
    assert placed == {"marine": 3, "grey": 3}


@rule("TH-02.03")
@pytest.mark.parametrize("faction", CARD_FACTIONS)
def test_each_card_faction_owns_25_cards(faction: str) -> None:
    cards = [card for card in CONTENT["cards"].values() if card["faction"] == faction]
    assert sum(card["count"] for card in cards) == 25


@rule("TH-02.04")
def test_one_board_shows_life_data_end_of_game_and_space_to_everybody() -> None:
    table = Table("marines", "greys", places={"space": "grey#1", "wreck.A": "grey#2"}, end_track=2)
    for viewer in (None, "marines", "greys"):
        board = table.view(viewer)
        assert [(seat["life"], seat["data"]) for seat in board["seats"]] == [(20, None), (20, 0)]
        assert board["end_track"] == 2
        assert board["space"] == ["grey#1"]
