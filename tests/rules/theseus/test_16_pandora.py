"""Pandora: its units, its sector, hatching (TH-16.01 to TH-16.19, TH-16.25 to TH-16.31)."""

from typing import Any

import pytest

from hullbreach.games.theseus.cards.card import CARDS
from tests.games.theseus.table import Table
from tests.marks import rule

# The ring of duels here: Corridors, Control Room, Loading Dock, Tech Dock.
TEAM = ("pandora", "scientists", "marines", "greys")  # Pandora and Marines against the others


def against_marines(places: dict[str, str], **state: Any) -> Table:
    return Table("pandora", "marines", places=places, **state)


@rule("TH-16.01")
def test_pandora_has_no_cards_but_creatures_and_embryos() -> None:
    assert "pandora" not in {card.faction for card in CARDS.values()}
    table = Table.set_up("pandora", "marines")
    table.until("movement")
    assert table.pile("deck", "pandora") == ()
    assert table.pile("discard", "pandora") == ()
    mine = [unit for unit, shown in table.view()["units"].items() if shown["owner"] == 0]
    kinds = [unit.partition("#")[0] for unit in mine]
    counts = {kind: kinds.count(kind) for kind in kinds}
    assert counts == {"creature": 3, "trapper": 2, "runner": 4, "warrior": 4}


# Attacks: name, side, targets


@rule(
    "TH-16.02", "TH-16.03", "TH-16.04", "TH-16.05", "TH-16.06", "TH-16.07", "TH-16.08", "TH-16.09"
)
@pytest.mark.parametrize(
    ("unit", "upgraded", "targets"),
    [
        ("creature#1", False, 1),
        ("creature#1", True, 3),
        ("runner#1", False, 0),
        ("runner#1", True, 1),
        ("trapper#1", False, 0),
        ("trapper#1", True, 1),
        ("warrior#1", False, 1),
        ("warrior#1", True, 3),
    ],
)
def test_how_many_units_each_side_of_pandoras_units_attacks(
    unit: str, upgraded: bool, targets: int
) -> None:
    places = {
        "control_room.B": unit,
        "control_room.C": "marine#1",
        "control_room.D": "marine#2",
        "tech_dock.A": "creature#3",
    }
    table = against_marines(places, upgraded={unit: 1} if upgraded else {})
    table.play("move:creature#3", "room:corridors.A")
    trapper = "trapper#2" if unit == "trapper#1" else "trapper#1"
    table.play(f"hatch:{trapper}", "room:corridors.B")
    hits = len(table.events("attacked"))
    if table.prompt == "target":
        assert set(table.options) == {"target:marine#1", "target:marine#2"}
        hits += 1
    assert hits == min(targets, 2)


@rule("TH-16.04", "TH-16.05")
@pytest.mark.parametrize("upgraded", [{}, {"runner#1": 1}])
def test_a_runner_may_go_one_sector_further(upgraded: dict[str, int]) -> None:
    table = against_marines({"tech_dock.A": "runner#1"}, upgraded=upgraded)
    assert table.options == ["route:corridors", "route:control_room>runner"]
    table.play("route:control_room>runner", "room:control_room.A")
    assert table.moves() == [("runner#1", 2)]


@rule("TH-16.04", "TH-16.06", "TH-16.08")
@pytest.mark.parametrize("unit", ["creature#1", "trapper#1", "warrior#1"])
def test_no_other_unit_of_pandora_goes_further(unit: str) -> None:
    assert against_marines({"tech_dock.A": unit}).prompt == "room"


@rule("TH-16.05", "TH-14.21")
def test_the_extra_sector_of_a_runner_costs_a_point_for_parasites() -> None:
    table = Table(
        "pandora", "aliens", places={"tech_dock.A": "runner#1"}, parasites={"runner#1": 1}
    )
    table.play("route:control_room>runner", "room:control_room.A")
    assert table.life("pandora") == 18


@rule("TH-16.04", "TH-07.20")
def test_a_runner_crosses_the_sector_it_leaves_behind() -> None:
    places = {"tech_dock.A": "runner#1", "corridors.c1": "marines_fire#1"}
    table = against_marines(places)
    table.play("route:control_room>runner", "room:control_room.A")
    assert table.life("pandora") == 19


TAKEOVERS = [
    ("runner#1", False, "single"),
    ("runner#1", True, "permanent"),
    ("trapper#1", False, "permanent"),
    ("trapper#1", True, "permanent"),
    ("warrior#1", False, "single"),
    ("warrior#1", True, "permanent"),
]


@rule("TH-16.04", "TH-16.05", "TH-16.06", "TH-16.07", "TH-16.08", "TH-16.09", "TH-16.22")
@pytest.mark.parametrize(("unit", "upgraded", "kind"), TAKEOVERS)
def test_the_side_of_an_embryo_decides_how_long_it_holds_a_card(
    unit: str, upgraded: bool, kind: str
) -> None:
    """A Marine walks into its own mine-field Fire: a single use is over then."""
    places = {"corridors.c1": f"marines_fire#1 {unit}"}
    table = Table.stopping(
        "marines",
        "pandora",
        places=places,
        taken={"marines_fire#1": unit},
        upgraded={unit: 1} if upgraded else {},
    )
    assert table.life("marines") == 19
    assert ("marines_fire#1" in table.state.taken) == (kind == "permanent")


# The sector token


@rule("TH-16.10", "TH-16.25")
def test_a_duel_with_pandora_has_a_ring_of_four_sectors() -> None:
    for start in (0, 1):
        table = Table.set_up("pandora", "marines", options={"start": start})
        ring = ("corridors", "control_room", "loading_dock", "tech_dock")
        assert table.state.ring == ring


@rule("TH-16.25", "TH-05.02")
def test_with_free_order_any_ring_of_the_four_is_possible() -> None:
    table = Table.set_up("pandora", "marines", options={"sectors": "free"})
    for sector in ("tech_dock", "loading_dock", "control_room"):
        table.play(f"sector:{sector}")
    assert table.state.ring == ("tech_dock", "loading_dock", "control_room", "corridors")


@rule("TH-16.11")
@pytest.mark.parametrize(
    ("factions", "life"), [(("pandora", "marines"), 20), (("pandora", "marines", "greys"), 0)]
)
def test_pandora_starts_like_the_others_and_has_no_data(
    factions: tuple[str, ...], life: int
) -> None:
    shown = Table.set_up(*factions).view()["seats"][0]
    assert (shown["life"], shown["data"]) == (life, None)


@rule("TH-16.12")
def test_pandora_lays_its_token_at_any_sector_in_play() -> None:
    table = Table.set_up("pandora", "marines")
    assert (table.asked, table.prompt) == ("pandora", "mark_sector")
    assert set(table.options) == {
        "mark:corridors",
        "mark:control_room",
        "mark:loading_dock>left",
        "mark:loading_dock>right",
        "mark:tech_dock",
    }
    table.play("mark:tech_dock")
    assert table.view()["sectors"]["tech_dock"]["home_of"] == [0]


@rule("TH-16.12")
def test_the_token_is_laid_before_start_cards_and_units() -> None:
    table = Table.set_up("pandora", "marines")
    assert table.prompt == "mark_sector"
    assert table.pile("deck", "marines") == ()
    assert all(not table.here(f"{sector}.A") for sector in table.state.ring)


@rule("TH-16.13")
def test_both_players_treat_a_shared_sector_as_their_own() -> None:
    table = Table.set_up("pandora", "marines").play("mark:loading_dock>left")
    assert table.state.home == {0: "loading_dock", 1: "loading_dock"}


@rule("TH-16.14")
@pytest.mark.parametrize(
    ("token", "first"),
    [
        ("mark:loading_dock>left", "pandora"),
        ("mark:loading_dock>right", "marines"),
        ("mark:tech_dock", "marines"),
        ("mark:corridors", "marines"),
        ("mark:control_room", "marines"),
    ],
)
def test_the_token_decides_the_turn_order(token: str, first: str) -> None:
    """Clockwise after the Control Room: Loading Dock, Tech Dock, Corridors, Control Room."""
    table = Table.set_up("marines", "pandora").play(token)
    assert table.state.factions[table.state.order[0]] == first


@rule("TH-16.14")
def test_in_deathmatch_pandora_comes_just_before_or_after_the_player_it_shares_with() -> None:
    ring = ["corridors", "control_room", "wreck", "nest", "tech_dock"]
    for side, order in (("left", [0, 2, 1]), ("right", [0, 1, 2])):
        table = Table.set_up("greys", "aliens", "pandora", options={"sectors": ring})
        table.play(f"mark:nest>{side}")
        assert list(table.state.order) == order


@rule("TH-16.15")
def test_pandora_starts_with_two_creatures_at_its_sector_and_one_anywhere() -> None:
    table = Table.set_up("pandora", "marines").play("mark:tech_dock").until("place_unit")
    asked = []
    while table.prompt == "place_unit":
        if table.asked == "pandora":
            sectors = {option.split(":")[1].split(".")[0] for option in table.options}
            asked.append((table.about["unit"], sectors))
        table.play(table.options[0])
    assert asked[:2] == [("creature#1", {"tech_dock"}), ("creature#2", {"tech_dock"})]
    assert asked[2] == ("creature#3", set(table.state.ring))
    assert len(table.pile("supply", "pandora")) == 10, "the embryos"
    assert table.pile("front", "pandora") == ()


@rule("TH-16.15")
def test_pandora_installs_no_start_card() -> None:
    table = Table.set_up("pandora", "marines").play("mark:tech_dock").until("movement")
    assert {event["seat"] for event in table.events("installed")} == {1}


@rule("TH-16.16", "TH-06.14")
def test_a_shared_sector_is_full_at_the_start_and_nobody_fights() -> None:
    table = Table.set_up("pandora", "marines").play("mark:loading_dock>left")
    table.until("movement")
    assert all(table.here(f"loading_dock.{room}") for room in "ABCD")
    assert table.events("limited_fight_began") == []


# Hatching


@rule("TH-16.17", "TH-16.18")
def test_a_creature_that_ends_its_movement_without_rivals_hatches_an_embryo() -> None:
    table = against_marines({"tech_dock.A": "creature#1", "corridors.B": "trapper#2"})
    table.play("move:creature#1", "room:corridors.A")
    assert table.prompt == "hatch"
    assert table.options == ["hatch:runner#1", "hatch:trapper#1", "hatch:warrior#1"]
    table.play("hatch:trapper#1")
    assert set(table.options) == {"room:corridors.C", "room:corridors.D"}
    table.play("room:corridors.D")
    assert table.at("trapper#1") == "corridors.D"
    assert "trapper#1" not in table.state.upgraded, "base side up"


@rule("TH-16.17")
def test_a_rival_unit_in_the_sector_prevents_hatching() -> None:
    places = {"tech_dock.A": "creature#1", "corridors.B": "marine#1"}
    table = against_marines(places).play("room:corridors.A")
    assert table.events("hatched") == []
    assert table.prompt != "hatch"


@rule("TH-16.17")
def test_an_embryo_that_moves_hatches_nothing() -> None:
    assert against_marines({"tech_dock.A": "trapper#1"}).play("room:corridors.A").prompt != "hatch"


@rule("TH-16.17", "TH-12.07")
def test_a_deployed_creature_hatches_nothing() -> None:
    table = against_marines({"space": "creature#1", "tech_dock.A": "marine#1"})
    table.move("creature#1", "corridors.A")
    assert table.asked == "marines"
    assert table.events("hatched") == []


@rule("TH-16.17")
def test_hatching_comes_after_the_action_cards_and_before_the_sector_action() -> None:
    places = {
        "tech_dock.A": "creature#1",
        "corridors.c1": "marines_armory#1 trapper#1",
        "control_room.B": "creature#2",
        "control_room.C": "marine#1",
    }
    table = against_marines(places, taken={"marines_armory#1": "trapper#1"})
    table.play("move:creature#1", "room:corridors.A")
    assert table.prompt == "action"
    table.play("act:marines_armory#1", "done", "hatch:warrior#1", "room:corridors.B", "done")
    told = [n for n in table.story if n in ("card_resolved", "hatched", "sector_action")]
    assert told == ["card_resolved", "hatched", "sector_action"]


@rule("TH-16.17")
def test_whether_an_embryo_hatches_is_decided_when_the_movement_is_over() -> None:
    """A rival unit pushed in by an action card does not prevent it any more."""
    ring = ["corridors", "control_room", "tech_dock", "wreck"]
    places = {
        "control_room.A": "creature#1",
        "tech_dock.t1": "greys_control#1 trapper#1",
        "corridors.A": "grey#1",
        "corridors.B": "grey#2",
        "wreck.A": "creature#2",
    }
    table = Table(
        "pandora", "greys", places=places, ring=ring, taken={"greys_control#1": "trapper#1"}
    )
    table.play("move:creature#1", "room:tech_dock.A", "act:greys_control#1", "push:grey#1")
    table.play("room:tech_dock.B")
    assert table.at("grey#1") == "tech_dock.B"
    assert table.prompt == "hatch"


@rule("TH-16.17", "TH-12.10")
def test_without_an_embryo_in_the_supply_nothing_hatches() -> None:
    embryos = [f"runner#{n}" for n in (1, 2, 3, 4)] + [f"warrior#{n}" for n in (1, 2, 3, 4)]
    space = " ".join([*embryos, "trapper#1", "trapper#2"])
    table = against_marines({"tech_dock.A": "creature#1", "space": space})
    table.play("move:creature#1", "room:corridors.A")
    assert table.events("hatched") == []
    assert table.prompt != "hatch"


@rule("TH-16.18")
def test_an_embryo_back_in_the_supply_hatches_base_side_up() -> None:
    """Turned over while it held a card, it is turned back when it goes home."""
    places = {
        "control_room.A": "marine#1",
        "loading_dock.m1": "marines_fire#1 runner#1",
        "tech_dock.A": "creature#1",
    }
    table = Table(
        "marines",
        "pandora",
        places=places,
        taken={"marines_fire#1": "runner#1"},
        upgraded={"runner#1": 1},
    )
    table.move("marine#1", "loading_dock.A").play("clean_up:marines_fire#1")
    assert table.at("runner#1") == "supply.1"
    assert table.state.upgraded == {}


@rule("TH-16.19")
def test_without_an_empty_room_the_embryo_ejects_an_own_unit_of_the_sector() -> None:
    places = {
        "tech_dock.A": "creature#1",
        "corridors.B": "creature#2",
        "corridors.C": "trapper#1",
        "corridors.D": "runner#1",
    }
    table = against_marines(places).play("move:creature#1", "hatch:warrior#1")
    assert table.prompt == "eject"
    units = {"creature#1", "creature#2", "trapper#1", "runner#1"}
    assert set(table.options) == {f"eject:{unit}" for unit in units}
    table.play("eject:creature#1")
    assert table.at("creature#1") == "space"
    assert table.at("warrior#1") == "corridors.A"


@rule("TH-16.17", "TH-16.19")
def test_hatching_is_automatic() -> None:
    """Nobody can decline it, even if it costs a place."""
    places = {
        "tech_dock.A": "creature#1",
        "corridors.B": "creature#2",
        "corridors.C": "trapper#1",
        "corridors.D": "runner#1",
    }
    table = against_marines(places).play("move:creature#1")
    assert all(option.startswith("hatch:") for option in table.options)


@rule("TH-16.29")
def test_a_creature_moved_by_a_rival_hatches_nothing() -> None:
    places = {"corridors.c1": "greys_control#1", "control_room.A": "creature#1"}
    table = Table.stopping("greys", "pandora", places=places)
    table.play("act:greys_control#1", "room:wreck.A")
    assert table.events("hatched") == []


@rule("TH-16.17", "TH-14.28")
def test_a_creature_caught_by_a_grabber_hatches_nothing() -> None:
    places = {"corridors.c1": "scientists_grabber#1", "control_room.A": "scientist#1"}
    table = Table.stopping("pandora", "scientists", places=places)
    assert table.events("hatched") == []
    assert table.asked == "scientists"


# Team game


@rule("TH-16.26", "TH-16.12", "TH-15.24")
def test_in_the_team_game_pandora_lives_at_the_partners_sector_with_two_creatures() -> None:
    table = Table.set_up(*TEAM, options={"mode": "team"}).until("movement")
    assert table.state.home[0] == table.state.home[2] == "loading_dock"
    mine = [unit for unit in table.state.where if unit.startswith("creature")]
    in_play = [unit for unit in mine if table.at(unit) != "box"]
    assert len(in_play) == 2
    sectors = [table.at(unit).split(".")[0] for unit in in_play]
    assert "loading_dock" in sectors
    assert table.pile("deck", "pandora") == ()


@rule("TH-16.26")
def test_in_the_team_sector_pandora_has_one_action_token_or_clean_up() -> None:
    places = {"control_room.A": "creature#1", "loading_dock.m1": "greys_chamber#1"}
    ring = ["corridors", "control_room", "loading_dock", "tech_dock", "laboratory"]
    table = Table(*TEAM, places=places, options={"mode": "team"}, ring=ring)
    table.move("creature#1", "loading_dock.A").play("hatch:runner#1", "room:loading_dock.B")
    assert table.prompt == "home"
    assert table.options == ["take_upgrade", "clean_up:greys_chamber#1"]
    table.play("take_upgrade")
    assert table.stock("pandora") == 1
    assert table.prompt != "home"


@rule("TH-16.31")
def test_the_partners_units_do_not_prevent_hatching_and_are_not_ejected() -> None:
    places = {
        "corridors.B": "marine#1",
        "corridors.C": "marine#2",
        "corridors.D": "trapper#1",
    }
    table = Table(
        *TEAM,
        places={"tech_dock.A": "creature#1", **places},
        options={"mode": "team"},
        ring=["corridors", "control_room", "loading_dock", "laboratory", "tech_dock"],
    )
    table.play("move:creature#1", "hatch:runner#1")
    assert set(table.options) == {"eject:creature#1", "eject:trapper#1"}


@rule("TH-16.31")
def test_pandora_uses_the_partners_cards_and_cannot_take_them_over() -> None:
    places = {
        "tech_dock.A": "trapper#1",
        "corridors.c1": "marines_armory#1",
        "corridors.c2": "greys_probe#1",
    }
    table = Table(
        *TEAM,
        places=places,
        options={"mode": "team"},
        ring=["corridors", "control_room", "loading_dock", "laboratory", "tech_dock"],
    )
    table.play("room:corridors.A", "act:marines_armory#1")
    assert table.stock("pandora") == 1
    table.play("done")
    assert table.prompt == "takeover"
    assert set(table.options) == {"take_over:greys_probe#1", "decline"}


@rule("TH-16.31", "TH-15.42")
def test_the_partners_modules_and_shortcuts_serve_pandora() -> None:
    places = {
        "tech_dock.A": "creature#1",
        "corridors.c1": "marines_battle_position#1",
        "corridors.B": "scientist#1",
    }
    ring = ["corridors", "control_room", "loading_dock", "laboratory", "tech_dock"]
    table = Table(*TEAM, places=places, options={"mode": "team"}, ring=ring)
    table.play("room:corridors.A")
    assert table.life("scientists") == 18
    team = ("pandora", "scientists", "aliens", "greys")
    places = {"tech_dock.A": "creature#1", "corridors.c1": "aliens_air_duct#1"}
    ring = ["corridors", "control_room", "nest", "laboratory", "tech_dock"]
    table = Table(*team, places=places, options={"mode": "team"}, ring=ring)
    assert "route:control_room>aliens_air_duct#1" in table.options


@rule("TH-16.19", "TH-16.17")
def test_a_hatching_that_fills_a_sector_where_a_rival_came_in_starts_a_limited_fight() -> None:
    places = {
        "control_room.A": "creature#1",
        "tech_dock.B": "creature#2",
        "tech_dock.C": "creature#3",
        "tech_dock.t1": "greys_control#1 trapper#1",
        "corridors.A": "grey#1",
        "corridors.B": "grey#2",
    }
    ring = ["corridors", "control_room", "tech_dock", "wreck"]
    table = Table(
        "pandora", "greys", places=places, ring=ring, taken={"greys_control#1": "trapper#1"}
    )
    # The creature makes three; the Grey pushed in makes four, and Pandora fights.
    table.play("move:creature#1", "room:tech_dock.A", "act:greys_control#1", "push:grey#1")
    fights = [fight["sector"] for fight in table.events("limited_fight_began")]
    assert fights == ["tech_dock"]
    table.play("hatch:runner#1", "eject:creature#2")
    fights = [fight["sector"] for fight in table.events("limited_fight_began")]
    assert fights == ["tech_dock", "tech_dock"], "the embryo fills the sector again"
    assert table.life("greys") == 18, "both times creature 3 reaches the Grey"
