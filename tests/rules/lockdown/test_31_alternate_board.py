"""Pages 30 to 32: the alternate board, its exits and buildings, and the rover."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.games.lockdown.alternate_board import ALTERNATE
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.lockdown.title import TITLE
from tests.games.lockdown.mars import draws, lay, mars
from tests.games.lockdown.table import Table
from tests.marks import rule

BUILDINGS = ("001", "002", "003", "004", "005", "006", "007", "008")
CROSSROADS = ("X1", "X2", "X3")
NIGHT = {"powered": [4]}  # the lift runs, all sections are dark


def new(seats: int = 3, **options: object) -> Lockdown:
    state = hb.Match.new("lockdown", seats, "mars", {"board": "alternate", **options})._state
    assert isinstance(state, Lockdown)
    return state


def why_not(table: Table, option: str) -> str:
    return next(refusal.reason for refusal in table.ask.refusals if refusal.id == option)


# ---------------------------------------------------------------- setting up


@rule("LD-30.07a")
def test_surface_tokens_lie_in_the_buildings_and_on_the_crossroads() -> None:
    state = new()
    outside = [room for room in state.zones if room.startswith("token.") and state.zones[room]]
    surface = {room[6:] for room in outside if state.zones[room][0] in TITLE.surface_of}
    assert surface == {*BUILDINGS, *CROSSROADS} - {"003"}  # the cargo system is explored
    assert state.zones["room.003"] == ("css_a",)
    assert len(state.zones["mars"]) == 8


@rule("LD-30.07a", "LD-28.01")
def test_every_other_room_is_set_up_as_usual() -> None:
    zones = new().zones
    tiles = [
        piece for zone, pieces in zones.items() if zone.startswith("tile.") for piece in pieces
    ]
    assert len(tiles) == 17
    assert "css_a" not in tiles
    assert [zones[f"room.{room}"][0] for room in ("011", "024", "026")] == [
        "repository",
        "isolation_room",
        "backup_power_supply",
    ]
    assert new().lift == "S-02"


@rule("LD-30.07b")
@pytest.mark.parametrize(("mode", "seats"), [("semi-coop", 3), ("solo", 1), ("coop", 3)])
def test_every_mode_can_be_played_on_it(mode: str, seats: int) -> None:
    match = hb.Match.new("lockdown", seats, "mars", {"board": "alternate", "mode": mode})
    while match.decision and match.decision.prompt != "act":
        match.play(match.decision.options[0])
    assert len(match.view(None)["rooms"]) == 30
    assert match.decision is not None


@rule("LD-30.07c")
def test_underground_rooms_keep_their_tokens_and_their_die() -> None:
    state = new()
    below = [room for room in ALTERNATE.rooms if room not in ALTERNATE.surface]
    tokens = [token for room in below for token in state.zones[f"token.{room}"]]
    assert len(tokens) == 10
    assert all(token.startswith("explore_") for token in tokens)
    table = mars("016").deal(0, "rest").start(0, noise=[4])
    assert table.play("move:019").state.noise == ["019-020"]


# ---------------------------------------------------------------- exits, sections


@rule("LD-31.06a")
def test_each_room_with_a_path_is_an_exit_and_the_rover_stands_at_one() -> None:
    assert ALTERNATE.exit_rooms == ("002", "005", "016")
    assert new().rover == "016"


@rule("LD-31.06a", "LD-11.09")
def test_a_computer_calls_the_rover_to_an_exit_of_choice_or_sends_it_on_or_away() -> None:
    table = mars("018", rover="bunker").explore("018", "archive", search=1)
    table.put("computer_a", "computer.open", top=True)
    for card in table.zones["computer.open"][1:]:
        table.put(card, "computer")
    table.deal(0, "rest").start(0)
    table.play("computer:move_rover")
    assert table.options == ["rover:002", "rover:005", "rover:016"]
    assert table.play("rover:005").state.rover == "005"

    table = mars("018", rover="005").explore("018", "archive", search=1)
    table.put("computer_a", "computer.open", top=True)
    for card in table.zones["computer.open"][1:]:
        table.put(card, "computer")
    table.deal(0, "rest").start(0)
    table.play("computer:move_rover")
    assert table.options == ["rover:002", "rover:016", "rover:bunker"]
    assert table.play("rover:bunker").state.rover == "bunker"


@rule("LD-31.06b")
def test_rooms_belong_to_the_sections_of_their_outlines() -> None:
    assert {ALTERNATE.section[room] for room in BUILDINGS[:4]} == {"S-01"}
    assert {ALTERNATE.section[room] for room in BUILDINGS[4:]} == {"S-03"}
    assert {ALTERNATE.section[room] for room in CROSSROADS} == {""}


@rule("LD-31.06b")
def test_a_crossroads_is_not_dark_but_has_no_power_for_the_advantage_die() -> None:
    table = mars("X1", **NIGHT).put("adult#1", "xenos.X1").set(ammo={"smart_gun#1": 3})
    assert table.zones["hands.0"] == ["smart_gun#1"]
    table.deal(0, "rest").start(0, combat=["blank"])
    assert table.state.title.in_darkness(table.state, 0) is False
    table.play("shoot:smart_gun#1>adult#1")
    assert table.told("shot")[0]["die"] == "combat"


@rule("LD-31.06b", "LD-20.03")
def test_the_token_shows_its_lower_number_on_a_crossroads() -> None:
    """2 in light and 4 in darkness: with 3 cards there is no surprise."""
    table = mars("X1", noise=["area_3"], **NIGHT).deal(0, "rest", "search", "recharge", "neuralink")
    table.start(0, surface=[3], bag=["token_adult_2_4#1"])
    table.play("move:X2", "pay:hacker_rest#1")
    assert table.at("xenos.X2") == ("adult#1",)
    assert table.told("xeno_attacks") == []


# ---------------------------------------------------------------- the rover


@rule("LD-31.04a")
def test_the_rover_drives_to_any_other_exit_without_noise() -> None:
    table = mars("016", rover="016").deal(0, "rest", "search").start(0)
    assert [o for o in table.options if o.startswith("drive")] == ["drive:002", "drive:005"]
    table.play("drive:005")
    assert (table.state.place[0], table.state.rover) == ("005", "005")
    assert len(table.at("discard.0")) == 2
    assert table.told("noise_roll") == []


@rule("LD-31.04a")
def test_driving_into_an_unexplored_room_explores_it() -> None:
    table = lay(mars("016", rover="016"), "surface_malfunction_3#1", "005")
    table.deal(0, "rest", "search").start(0).play("drive:005")
    assert table.state.malfunction == ["005"]
    assert table.told("noise_roll") == []


@rule("LD-31.04a")
def test_nobody_drives_in_combat_nor_without_the_rover_nor_for_one_card() -> None:
    table = mars("016", rover="016").put("adult#1", "xenos.016").deal(0, "rest", "search").start(0)
    assert "drive:002" not in table.options
    assert why_not(table, "drive:002") == "in_combat"
    table = mars("016", rover="016").deal(0, "rest").start(0)
    assert "drive:002" not in table.options
    assert why_not(table, "drive:002") == "too_few_cards"
    table = mars("016", rover="005").deal(0, "rest", "search").start(0)
    assert "drive:002" not in table.options


@rule("LD-31.04b")
def test_the_rover_escapes_from_any_exit_once_the_gate_is_open() -> None:
    table = mars("005", rover="005", gate_open=True).deal(0, "rest", "search").start(0)
    table.play("escape:rover")
    assert (table.state.place[0], table.state.rover) == ("bunker", "bunker")
    assert table.told("noise_roll") == []

    table = mars("005", rover="005", gate_open=False).deal(0, "rest", "search").start(0)
    assert "escape:rover" not in table.options
    assert why_not(table, "escape:rover") == "gate_closed"

    table = mars("005", rover="005", gate_open=True).put("adult#1", "xenos.005")
    table.deal(0, "rest", "search").start(0)
    assert why_not(table, "escape:rover") == "in_combat"


# ---------------------------------------------------------------- on foot to the bunker


def at_the_gateway(**state: object) -> Table:
    table = mars("X1", **{"gate_open": True, **state}).put("enviro_suit#1", "hands.0")
    return table.deal(0, "rest", "search")


@rule("LD-32.02")
def test_a_suit_and_a_quiet_roll_lead_from_the_crossroads_to_the_bunker() -> None:
    table = at_the_gateway().start(0, surface=[3]).play("escape:suit")
    assert table.state.place[0] == "bunker"
    assert table.told("reached_bunker")[0]["by"] == "suit"


@rule("LD-32.02")
def test_a_xeno_that_comes_spoils_the_escape() -> None:
    table = at_the_gateway(noise=["area_3"])
    table.start(0, surface=[3], bag=["token_larva_0_1#1"]).play("escape:suit")
    assert table.state.place[0] == "X1"
    assert table.told("escape_failed")


@rule("LD-32.02")
def test_nobody_walks_from_elsewhere_or_without_a_suit_or_through_a_closed_gate() -> None:
    for room in ("X2", "002", "016"):
        table = at_the_gateway().stand(0, room).start(0)
        assert "escape:suit" not in table.options
    table = mars("X1", gate_open=True).deal(0, "rest", "search").start(0)
    assert why_not(table, "escape:suit") == "no_suit"
    table = at_the_gateway(gate_open=False).start(0)
    assert why_not(table, "escape:suit") == "gate_closed"


@rule("LD-32.02", "LD-32.04")
def test_a_mars_card_may_kill_on_the_way() -> None:
    """In a suit a torn seal is a light wound, and no wound fits on three serious ones."""
    table = draws(at_the_gateway(), "torn_seal")
    for wound in list(table.zones["serious_wounds"])[:3]:
        table.put(wound, "wounds.0")
    table.set(dressed=list(table.zones["wounds.0"]))
    table.start(0, surface=["mars"]).play("escape:suit")
    assert table.state.place[0] == "dead"
    assert table.state.fate[0] == "mars"
    assert table.told("reached_bunker") == []


# ---------------------------------------------------------------- buildings


@rule("LD-32.01a")
def test_a_building_is_entered_through_its_exit_room() -> None:
    inside = {room for room in BUILDINGS if ALTERNATE.paths_of[room]}
    assert inside == {"002", "005"}
    table = mars("X1").deal(0, "rest").start(0)
    assert [o for o in table.options if o.startswith("move:0")] == ["move:002"]


@rule("LD-32.01a", "LD-32.04")
def test_its_walls_protect_like_a_suit() -> None:
    table = draws(mars("001"), "torn_seal").deal(0, "rest").start(0, surface=["mars"])
    table.play("move:002")
    assert table.state.light[0] == 1
    assert table.at("wounds.0") == ()


@rule("LD-32.01b")
def test_the_number_of_its_area_makes_noise_there_and_others_in_corridors() -> None:
    for rolled, noisy in ((1, "area_1"), (2, "001-002"), (3, "002-004"), (4, "002-003")):
        table = mars("001").deal(0, "rest").start(0, surface=[rolled])
        assert table.play("move:002").state.noise == [noisy]


@rule("LD-32.01b")
def test_where_noise_lies_in_the_area_there_is_an_encounter() -> None:
    table = mars("001", noise=["area_1"]).deal(0, "rest")
    table.start(0, surface=[1], bag=["token_larva_0_1#1"]).play("move:002")
    assert table.told("encounter")[0]["room"] == "002"


@rule("LD-31.06a")
@pytest.mark.parametrize(("room", "opens"), [("002", True), ("005", True), ("004", False)])
def test_the_main_gate_key_fits_at_every_exit(room: str, opens: bool) -> None:
    table = mars(room).explore(room, "surgery", search=1).give(0, "main_gate_key#1")
    table.deal(0, "rest").start(0)
    assert ("use:main_gate_key#1>open" in table.options) == opens
