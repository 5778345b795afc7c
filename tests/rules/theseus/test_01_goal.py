"""What the game is about and how it is won (TH-01)."""

from typing import Any

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

FACTIONS = ("marines", "aliens", "scientists", "greys", "pandora")
MINE_AHEAD = {
    "nest.A": "alien#1",
    "corridors.c1": "marines_landmine#1",
    "control_room.A": "marine#1",
}


def aliens_step_on_a_mine(*factions: str, **state: Any) -> Table:
    """The Aliens' only unit has to stop in the Corridors, where a Landmine lies."""
    table = Table(*factions, places=MINE_AHEAD, active=factions.index("aliens"), **state)
    return table.play("room:corridors.A")


@rule("TH-01.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_controls_one_faction(seats: int) -> None:
    table = Table.set_up(*FACTIONS[:seats])
    assert table.state.factions == FACTIONS[:seats]
    assert [seat["faction"] for seat in table.view()["seats"]] == list(FACTIONS[:seats])


@rule("TH-01.01")
def test_the_station_is_a_closed_ring() -> None:
    table = Table("marines", "aliens", places={"nest.A": "alien#1"}, active=1)
    assert table.state.ring[-1] == "nest"
    assert table.options == [f"room:{table.state.ring[0]}.{room}" for room in "ABCD"]


@rule("TH-01.02")
def test_who_brings_the_opponent_to_0_life_wins_at_once() -> None:
    table = aliens_step_on_a_mine("marines", "aliens", life={"1": 2})
    assert (table.reason, table.winners) == ("life", ("marines",))
    assert table.match.decision is None


@rule("TH-01.02")
def test_one_life_point_is_enough_to_go_on() -> None:
    table = aliens_step_on_a_mine("marines", "aliens", life={"1": 3})
    assert table.life("aliens") == 1
    assert table.reason == ""


@rule("TH-01.03")
def test_who_holds_20_data_wins_at_once() -> None:
    table = Table(
        "marines",
        "greys",
        places={"wreck.A": "grey#1", "corridors.c1": "greys_transmission#1"},
        active=1,
        data={"1": 19},
    )
    table.play("room:corridors.A", "act:greys_transmission#1")
    assert (table.reason, table.winners) == ("data", ("greys",))


@rule("TH-01.03")
def test_19_data_do_not_win() -> None:
    table = Table(
        "marines",
        "greys",
        places={"wreck.A": "grey#1", "corridors.c1": "greys_transmission#1"},
        active=1,
        data={"1": 18},
    )
    table.play("room:corridors.A", "act:greys_transmission#1")
    assert table.data("greys") == 19
    assert table.reason == ""


@rule("TH-01.04")
def test_otherwise_the_larger_sum_of_life_and_data_wins() -> None:
    table = Table(
        "marines",
        "scientists",
        places={"control_room.A": "marine#1", "loading_dock.pending1": "scientists_archives#1"},
        end_track=3,
        life={"0": 14, "1": 9},
        data={"1": 6},
    )
    table.play("room:loading_dock.A", "replace:scientists_archives#1")
    assert (table.reason, table.winners) == ("end_track", ("scientists",))


@rule("TH-01.05")
def test_only_scientists_and_greys_collect_data() -> None:
    collectors = set()
    for faction in FACTIONS:
        other = "marines" if faction != "marines" else "aliens"
        seats = Table.set_up(faction, other).view()["seats"]
        collectors |= {seat["faction"] for seat in seats if seat["data"] is not None}
    assert collectors == {"scientists", "greys"}


@rule("TH-01.05")
def test_data_that_a_faction_without_marker_would_gain_are_lost() -> None:
    """Marines beside the Scientists' Archives, in one team with them."""
    table = Table(
        "marines",
        "aliens",
        "scientists",
        "greys",
        options={"mode": "team"},
        places={"nest.A": "marine#1", "corridors.c1": "scientists_archives#1"},
    )
    table.play("room:corridors.A")
    assert 0 not in table.state.data
    assert table.prompt != "action"
