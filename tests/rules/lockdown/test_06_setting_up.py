"""Pages 6 and 7: the board, the laboratory, the decks, the tokens."""

from __future__ import annotations

import json

import pytest

import hullbreach as hb
from hullbreach.games.lockdown.board import STANDARD
from hullbreach.games.lockdown.content.rooms import ROOMS
from hullbreach.games.lockdown.state import ABSENT, Lockdown
from tests.games.lockdown.table import Table
from tests.marks import rule

SEEDS = tuple(f"set up {n}" for n in range(6))


def match(seed: str = "setting up", seats: int = 4) -> hb.Match:
    characters = ["survivor", "hacker", "sentry", "janitor", "lab_rat"][:seats]
    return hb.Match.new("lockdown", seats, seed, {"characters": characters})


def state(seed: str = "setting up") -> Lockdown:
    found = match(seed)._state
    assert isinstance(found, Lockdown)
    return found


@rule("LD-06.01")
def test_the_standard_board_is_the_usual_one() -> None:
    assert match().options["board"] == "standard"
    assert len(STANDARD.rooms) == 27


@rule("LD-06.02a")
@pytest.mark.parametrize(
    ("room", "tile"),
    [("019", "isolation_room"), ("004", "repository"), ("022", "backup_power_supply")],
)
def test_three_special_tiles_lie_open_on_their_spaces(room: str, tile: str) -> None:
    for seed in SEEDS:
        assert state(seed).zones[f"room.{room}"] == (tile,)


@rule("LD-06.02b")
def test_nobody_can_lock_in_at_the_start() -> None:
    table = Table("survivor", "janitor").stand(0, "019").stand(1, "018").deal(0, "search", "rest")
    table.start(0)
    assert table.state.time == 15
    assert "room:lock_in" not in table.options
    assert table.match.view(0)["time"]["isolation_open"] is False


@rule("LD-06.05")
def test_what_goes_back_into_the_box_stays_unknown() -> None:
    game = match()
    zones = game._state.zones
    tiles = [piece for piece in zones["box"] if piece in ROOMS]
    objectives = [
        card for card in zones["box"] if card in ("cartographer", "severance", "sterilise")
    ]
    assert len(tiles) == 3
    for viewer in (None, 0, 1, 2, 3):
        seen = json.dumps(game.view(viewer))
        assert not [piece for piece in (*tiles, *objectives) if f'"{piece}"' in seen]


@rule("LD-06.06b")
def test_only_underground_tokens_lie_on_the_standard_board() -> None:
    zones = state().zones
    placed = [token for zone, held in zones.items() if zone.startswith("token.") for token in held]
    assert len(placed) == 16
    assert all(token.startswith("explore_") for token in placed)


@rule("LD-06.07")
def test_lift_gate_and_rover_are_on_their_places() -> None:
    s = state()
    assert s.lift in ("S-01", "S-02", "S-03")
    assert not s.gate_open
    assert s.rover == STANDARD.exit_room


@rule("LD-06.09")
def test_six_of_seven_launch_tokens_lie_hidden_on_the_time_track() -> None:
    game = match()
    zones = game._state.zones
    spaces = [zone for zone, held in zones.items() if zone.startswith("css.") and held]
    assert len(spaces) == 6
    assert all(len(zones[space]) == 1 for space in spaces)
    assert len([piece for piece in zones["box"] if piece.startswith("launch_")]) == 1
    for viewer in (None, 0):
        assert set(game.view(viewer)["time"]["css"].values()) == {None}


@rule("LD-06.10")
def test_five_eggs_are_in_the_nest() -> None:
    game = match()
    assert len(game._state.zones["nest.eggs"]) == 5
    assert game.view(None)["nest"] == {"eggs": 5, "destroyed": False}


@rule("LD-06.11")
def test_one_of_three_random_weaknesses_is_open() -> None:
    game = match()
    zones = game._state.zones
    assert (len(zones["weaknesses"]), len(zones["weaknesses.hidden"])) == (1, 2)
    seen = game.view(0)["weaknesses"]
    assert (len(seen["known"]), seen["hidden"]) == (1, 2)
    assert len({state(seed).zones["weaknesses"] for seed in SEEDS}) > 1


@rule("LD-06.13")
def test_all_other_tokens_are_the_supply() -> None:
    zones = state().zones
    assert len(zones["bag"]) == 14
    assert len(zones["supply"]) == 13
    assert not set(zones["bag"]) & set(zones["supply"])
    assert len([piece for piece in zones["object_supply"] if piece.startswith("carcass")]) == 8


DECKS = ("items.green", "items.yellow", "items.red", "attacks", "events", "serious_wounds")


@rule("LD-06.14")
@pytest.mark.parametrize("deck", DECKS)
def test_each_deck_is_shuffled_by_itself_and_lies_face_down(deck: str) -> None:
    one, other = state("one").zones[deck], state("other").zones[deck]
    assert one != other
    assert sorted(one) == sorted(other)
    assert match("one").view(0)["decks"][deck]["known"] == []


@rule("LD-06.14")
def test_the_contamination_deck_is_shuffled() -> None:
    assert state("one").zones["faces"] != state("other").zones["faces"]
    assert match().view(0)["decks"]["contamination"] == {"count": 27}


@rule("LD-06.15")
def test_lockdown_is_shuffled_back_without_effect() -> None:
    """In about one of six matches it is revealed first; the next card lies open instead."""
    revealed = []
    for n in range(40):
        game = match(f"computer {n}", 2)
        zones = game._state.zones
        assert len(zones["computer"]) == 5
        assert zones["computer.open"][0] != "lockdown"
        told = [event.facts["card"] for event in game.events(None) if event.name == "computer_card"]
        revealed.append(told[0])
        assert told[-1] == zones["computer.open"][0]
        assert game.view(None)["malfunction"]["rooms"] == []
    assert "lockdown" in revealed


@rule("LD-06.16")
def test_the_crafted_items_lie_open() -> None:
    crafted = match().view(None)["decks"]["crafted"]
    assert len(crafted) == 15
    assert {piece.partition("#")[0] for piece in crafted} == {
        "neutralizer",
        "taser",
        "flamethrower",
        "enviro_suit",
        "pistol",
    }


@rule("LD-06.17")
def test_all_markers_are_in_their_pools() -> None:
    s = state()
    assert not any((s.fire, s.malfunction, s.noise, s.door, s.search, s.damage))
    assert not any((s.slime, s.signal, *s.light.values()))
    assert len([piece for piece in s.zones["object_supply"] if piece.startswith("corpse")]) == 5


@rule("LD-06.18")
def test_alarm_self_destruct_and_venting_are_off_the_track() -> None:
    s = state()
    assert (s.alarm, s.self_destruct, s.venting) == (ABSENT, ABSENT, "")
    time = match().view(None)["time"]
    assert (time["alarm"], time["self_destruct"]) == (None, None)


@rule("LD-06.19")
def test_the_time_token_starts_red_on_15() -> None:
    s = state()
    assert (s.time, s.emergency_power) == (15, False)


@rule("LD-09.01a")
def test_decks_have_open_discard_piles() -> None:
    game = match()
    for deck in DECKS:
        assert game.view(None)["decks"][deck]["discard"] == ()
        kinds = game._state.zones
        assert f"{deck}.discard" in kinds


@rule("LD-09.01a")
def test_a_resolved_event_and_a_drawn_attack_lie_face_up() -> None:
    table = Table("hacker", "sentry").stand(0, "001").stand(1, "018").put("adult#1", "xenos.001")
    table.put("attack_cut_2#1", "attacks", top=True).set(met=True)
    table.put("event_power_surge#1", "events", top=True)
    table.run(["xenos_attack"], ["resolve_event"], ["act", 0, 1])
    decks = table.match.view(None)["decks"]
    assert decks["attacks"]["discard"][0] == "attack_cut_2#1"
    assert decks["events"]["discard"][0] == "event_power_surge#1"


@rule("LD-09.01b")
def test_a_removed_marker_can_be_placed_again() -> None:
    """Ten malfunctions lie on the board; one is repaired, and one more breaks nothing."""
    rooms = ["002", "005", "006", "007", "013", "016", "017", "018", "019", "022"]
    table = Table("janitor", "sentry").stand(0, "002").stand(1, "018").set(malfunction=rooms)
    table.deal(0, "clean_up", "demolition").start(0)
    table.play("play:janitor_clean_up#1>malfunction", "play:janitor_demolition#1>break_room")
    assert sorted(table.state.malfunction) == rooms
    assert table.match.result is None


@rule("LD-09.02")
def test_contamination_stays_among_the_cards_of_its_player() -> None:
    table = Table("janitor", "sentry").stand(0, "008").stand(1, "018")
    table.deal(0, "contamination#1", "search").start(0)
    table.play("pass", "discard:contamination#1+janitor_search#1")
    assert "contamination#1" in table.at("discard.0")


@rule("LD-09.02", "LD-13.02b")
def test_a_renewed_deck_holds_the_contamination_cards_of_the_discard_pile() -> None:
    table = Table("janitor", "sentry").stand(0, "008").stand(1, "018").set(round=1)
    for card in list(table.zones["deck.0"]):
        table.put(card, "discard.0")
    table.put("contamination#1", "discard.0").run(["begin_round"])
    cards = (*table.at("hand.0"), *table.at("deck.0"))
    assert len(table.at("hand.0")) == 5
    assert len(cards) == 11
    assert "contamination#1" in cards


@rule("LD-09.03")
@pytest.mark.parametrize(("start", "room"), [("001", "004"), ("018", "019"), ("021", "022")])
def test_a_special_room_is_explored_from_the_start(start: str, room: str) -> None:
    table = Table("survivor", "janitor").stand(0, start).stand(1, "007").deal(0, "rest")
    table.start(0, noise=["silence"]).play(f"move:{room}")
    assert table.told("explored") == []
    assert len(table.told("noise_roll")) == 1


@rule("LD-09.04")
def test_room_001_is_the_exit_room() -> None:
    assert STANDARD.exit_room == "001"
    for room, can in (("001", True), ("002", False)):
        table = Table("hacker", "sentry").stand(0, room).stand(1, "018").set(gate_open=True)
        table.deal(0, "search", "rest").start(0)
        assert ("escape:rover" in table.options) == can
