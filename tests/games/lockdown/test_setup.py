"""Setting up."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach as hb
from hullbreach.games.lockdown.title import TITLE
from tests.games.lockdown.table import Table
from tests.marks import rule


def new(seats: int) -> dict[str, tuple[str, ...]]:
    characters = ["survivor", "hacker", "sentry", "janitor", "lab_rat"][:seats]
    match = hb.Match.new("lockdown", seats, "setup", {"characters": characters})
    return match._state.zones


@rule("LD-06.03", "LD-06.04", "LD-06.06a", "LD-28.01")
def test_all_first_rooms_and_six_second_rooms_lie_face_down_with_a_token_each() -> None:
    zones = new(4)
    tiles = [zone for zone, pieces in zones.items() if zone.startswith("tile.") and pieces]
    markers = [zone for zone, pieces in zones.items() if zone.startswith("token.") and pieces]
    assert len(tiles) == len(markers) == 16


@rule("LD-06.12a", "LD-06.12b")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_bag_holds_three_adults_and_one_for_each_player(seats: int) -> None:
    bag = Counter(TITLE.token_of[token][0] for token in new(seats)["bag"])
    assert bag == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + seats}


@rule("LD-06.08a", "LD-06.08b")
def test_two_of_four_power_tokens_are_on() -> None:
    table = Table("survivor", "hacker")
    assert sorted(table.now["power"].values()) == [1, 2, 3, 4]
    assert table.now["powered"] == [1, 2]


@rule("LD-08.05a", "LD-08.05b", "LD-08.05c")
@pytest.mark.parametrize(("seats", "each", "neutral"), [(2, 2, 2), (3, 1, 3), (4, 1, 2), (5, 1, 1)])
def test_protocols_are_dealt_one_is_active_the_rest_is_neutral(
    seats: int, each: int, neutral: int
) -> None:
    zones = new(seats)
    assert all(len(zones[f"protocols.{seat}"]) == each for seat in range(seats))
    assert len(zones["protocols.active"]) == 1
    assert len(zones["protocols.neutral"]) == neutral


@rule("LD-08.07a", "LD-08.12", "LD-29.04")
def test_nemesis_survivors_start_isolated_and_know_more() -> None:
    match = hb.Match.new("lockdown", 2, "start", {"characters": ["survivor", "hacker"]})
    seats = match.view(None)["seats"]
    assert [seat["place"] for seat in seats] == ["019", "004"]
    assert [seat["knowledge"] for seat in seats] == [3, 1]
    assert [len(seat["hand"]) for seat in seats] == [6, 5]


@rule("LD-05.01")
def test_the_decks_have_their_sizes() -> None:
    match = hb.Match.new("lockdown", 2, "sizes")
    pieces = match._state.where
    assert sum(card in pieces for card in TITLE.card_of) == 60
    backs = {item: colour for item, colour in TITLE.colour_of.items() if item in pieces}
    assert Counter(backs.values()) == {
        "red": 30,
        "yellow": 30,
        "green": 30,
        "blue": 15,
        "starting": 4,
        "quest": 6,
    }
    zones = new(2)
    decks = ("attacks", "events", "serious_wounds")
    assert [len(zones[deck]) for deck in decks] == [20, 22, 25]


@rule("LD-08.06a")
def test_each_player_drafts_one_of_two_characters() -> None:
    match = hb.Match.new("lockdown", 3, "draft")
    assert match.decision is not None
    assert match.decision.prompt == "draft"
    assert len(match.decision.options) == 2


@rule("LD-08.03a")
def test_objectives_for_more_players_stay_in_the_box() -> None:
    zones = new(2)
    dealt = {card for seat in range(2) for card in zones[f"objectives.{seat}"]}
    assert not dealt & {"liability", "redundancy", "clean_ledger", "not_alone", "scorched_mars"}
