"""Setting up: the ship, its decks, the crew (NE-14, NE-15)."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach as hb
from hullbreach.games.nemesis.board import SHIP
from hullbreach.games.nemesis.content.rooms import ROOMS
from hullbreach.games.nemesis.inventory import content
from hullbreach.games.nemesis.objectives import DECK
from hullbreach.games.nemesis.state import ABSENT, Nemesis
from hullbreach.games.survival.objectives import CORPORATE, PERSONAL
from tests.marks import rule

CREW = ["captain", "pilot", "scout", "soldier", "mechanic"]


def dealt(seats: int = 3, seed: str = "setup") -> Nemesis:
    """The state at the first turn, with known characters."""
    match = hb.Match.new("nemesis", seats, seed, {"characters": CREW[:seats]})
    state = match._state
    assert isinstance(state, Nemesis)
    return state


def slots(pile: str) -> list[str]:
    return [room for room in SHIP.rooms if SHIP.spaces[room].slot == pile]


@rule("NE-14.01")
def test_every_room_has_one_exit_for_each_number() -> None:
    assert len(SHIP.rooms) == 21
    assert len(SHIP.corridors) == 28
    for room in SHIP.rooms:
        assert sorted(SHIP.exits[room]) == [1, 2, 3, 4], room


@rule("NE-14.01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play_on_the_ship(seats: int) -> None:
    assert len(dealt(seats).place) == seats


@rule("NE-14.02", "NE-14.03", "NE-14.17")
def test_all_rooms_of_pile_1_and_five_of_pile_2_lie_face_down() -> None:
    s = dealt()
    ones = {s.zones[f"tile.{room}"][0] for room in slots("1")}
    twos = {s.zones[f"tile.{room}"][0] for room in slots("2")}
    assert ones == {kind for kind, room in ROOMS.items() if room.slot == "1"}
    assert len(ones) == 11
    assert len(twos) == 5
    left = {kind for kind, room in ROOMS.items() if room.slot == "2"} - twos
    assert len(left) == 4
    assert left <= set(s.zones["box"])


@rule("NE-14.02", "NE-14.03")
def test_rooms_lie_differently_in_every_game() -> None:
    laid = {tuple(dealt(seed=f"{n}").zones[f"tile.{room}"] for room in SHIP.rooms) for n in "abc"}
    assert len(laid) == 3


@rule("NE-14.02")
def test_nobody_sees_the_tiles_nor_what_stays_in_the_box() -> None:
    match = hb.Match.new("nemesis", 2, "hidden", {"characters": CREW[:2]})
    for viewer in (None, 0, 1):
        for room in slots("1") + slots("2"):
            seen = match.view(viewer)["rooms"][room]
            assert (seen["peeked"], seen["token"]) == (None, None)


@rule("NE-14.04", "NE-14.17")
def test_each_tile_has_one_of_twenty_exploration_tokens() -> None:
    s = dealt()
    laid = [s.zones[f"token.{room}"] for room in slots("1") + slots("2")]
    assert [len(tokens) for tokens in laid] == [1] * 16
    assert len(s.title.exploration_of) == 20
    assert sum(piece.startswith("explore_") for piece in s.zones["box"]) == 4


@rule("NE-14.05", "NE-14.17")
def test_one_of_eight_coordinates_cards_lies_face_down() -> None:
    match = hb.Match.new("nemesis", 2, "course", {"characters": CREW[:2]})
    s = match._state
    assert len(s.zones["coordinates"]) == 1
    assert sum(piece.startswith("coordinates_") for piece in s.zones["box"]) == 7
    assert [match.view(seat)["course"]["card"] for seat in (None, 0, 1)] == [None] * 3


@rule("NE-14.06")
def test_the_course_starts_on_b() -> None:
    assert dealt().course == "b"


@rule("NE-14.07", "NE-14.08")
@pytest.mark.parametrize(("seats", "pods"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_so_many_pods_for_so_many_players_all_locked(seats: int, pods: int) -> None:
    assert dealt(seats).pods == {f"pod_{n + 1}": "locked" for n in range(pods)}


@rule("NE-14.08")
def test_pods_take_turns_between_the_sections() -> None:
    pods = content()["tokens"]["pods"]
    assert [pod["room"] for pod in pods.values()] == ["evac_a", "evac_b", "evac_a", "evac_b"]


@rule("NE-14.09")
def test_each_engine_has_its_two_tokens_in_an_order_nobody_knows() -> None:
    match = hb.Match.new("nemesis", 2, "engines", {"characters": CREW[:2]})
    for number in "123":
        tokens = match._state.zones[f"engine.{number}"]
        assert sorted(tokens) == [f"engine_{number}_damaged", f"engine_{number}_working"]
        assert match.view(0)["engines"][number] == [None, None]
    tops = {tuple(dealt(seed=f"{n}").zones[f"engine.{k}"][0] for k in "123") for n in range(12)}
    assert len(tops) > 3


@rule("NE-14.10", "NE-14.17", "NE-14.18")
def test_five_eggs_and_three_hidden_weaknesses() -> None:
    match = hb.Match.new("nemesis", 2, "nest", {"characters": CREW[:2]})
    s = match._state
    assert len(s.zones["nest.eggs"]) == 5
    hidden = [s.zones[f"weakness.{kind}"] for kind in ("corpse", "egg", "carcass")]
    assert [len(cards) for cards in hidden] == [1, 1, 1]
    assert match.view(0)["weaknesses"] == {"corpse": None, "egg": None, "carcass": None}
    assert sum(weakness in s.zones["box"] for weakness in content()["weaknesses"]) == 5


@rule("NE-14.11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_bag_holds_an_adult_more_for_each_player(seats: int) -> None:
    s = dealt(seats)
    kinds = Counter(s.title.token_of[token][0] for token in s.zones["bag"])
    assert kinds == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + seats}


@rule("NE-14.12")
def test_all_other_tokens_and_carcasses_are_the_supply() -> None:
    s = dealt(2)
    kinds = Counter(s.title.token_of[token][0] for token in s.zones["supply"])
    assert kinds == {"larva": 4, "creeper": 2, "adult": 7, "breeder": 2}
    objects = Counter(piece.partition("#")[0] for piece in s.zones["object_supply"])
    assert objects["carcass"] == 8


@rule("NE-14.13")
def test_decks_are_shuffled_and_the_crafted_items_lie_open() -> None:
    match = hb.Match.new("nemesis", 2, "decks", {"characters": CREW[:2]})
    zones = match._state.zones
    sizes = {deck: len(zones[deck]) for deck in ("items.red", "items.yellow", "items.green")}
    assert sizes == {"items.red": 30, "items.yellow": 30, "items.green": 30}
    assert (len(zones["attacks"]), len(zones["events"]), len(zones["contamination"])) == (
        20,
        20,
        27,
    )
    assert len(match.view(None)["decks"]["crafted"]) == 12
    for deck in ("items.red", "attacks", "events", "serious_wounds"):
        assert match.view(0)["decks"][deck]["known"] == []
    orders = {dealt(seed=f"{n}").zones["events"] for n in range(3)}
    assert len(orders) == 3


@rule("NE-14.14")
def test_nothing_of_other_modes_is_among_the_pieces() -> None:
    s = dealt()
    others = [card for card in DECK if DECK[card].pile not in (PERSONAL, CORPORATE)]
    assert {s.where[card] for card in others} <= {"box"}
    assert not [piece for piece in s.where if piece.startswith("intruder_action")]


@rule("NE-14.15")
def test_there_are_eight_fire_and_eight_malfunction_markers_and_twelve_doors() -> None:
    s = dealt()
    assert (s.fire_pool, s.malfunction_pool, s.title.doors) == (8, 8, 12)
    assert (s.fire, s.malfunction, s.noise) == ([], [], [])
    objects = Counter(piece.partition("#")[0] for piece in s.zones["object_supply"])
    assert objects["corpse"] == 5


@rule("NE-14.16")
def test_time_starts_on_15_and_no_self_destruct_runs() -> None:
    s = dealt()
    assert (s.time, s.self_destruct) == (15, ABSENT)


@rule("NE-15.01", "NE-15.09")
def test_numbers_are_dealt_at_random_and_number_1_begins() -> None:
    found = set()
    for n in range(8):
        s = dealt(3, f"numbers{n}")
        assert sorted(s.number.values()) == [1, 2, 3]
        assert s.number[s.first] == 1
        found.add(s.first)
    assert found == {0, 1, 2}


@rule("NE-15.02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_objective_is_for_more_players_than_there_are(seats: int) -> None:
    seen = set()
    for n in range(12):
        s = dealt(seats, f"objectives{n}")
        seen |= {card for seat in range(seats) for card in s.zones[f"objectives.{seat}"]}
    assert max(DECK[card].players for card in seen) <= seats
    assert "the_final_enlightenment" not in seen or seats == 5


@rule("NE-15.03")
def test_everybody_has_one_objective_of_each_pile_before_the_draft() -> None:
    match = hb.Match.new("nemesis", 3, "draft")
    assert match.decision is not None
    assert match.decision.prompt == "draft"
    for seat in range(3):
        cards = match._state.zones[f"objectives.{seat}"]
        assert [DECK[card].pile for card in cards] == [PERSONAL, CORPORATE]
        assert match.view(seat)["seats"][seat]["objectives"] == cards
        assert match.view((seat + 1) % 3)["seats"][seat]["objectives"] == (None, None)


@rule("NE-15.04")
def test_in_order_of_numbers_each_keeps_one_of_two_characters() -> None:
    match = hb.Match.new("nemesis", 3, "draft")
    number, kept = match._state.number, []
    for turn in (1, 2, 3):
        decision = match.decision
        assert decision is not None
        assert (decision.prompt, number[decision.seat]) == ("draft", turn)
        assert len(decision.options) == 2
        assert len(match._state.zones["selection"]) == 6 - len(kept) - 2
        kept.append(decision.options[0].id.partition(":")[2])
        match.play(decision.options[0])
    assert len(set(kept)) == 3
    for seat in range(3):
        assert match._state.zones[f"character.{seat}"][0] == kept[number[seat] - 1]


@rule("NE-15.05")
def test_everybody_wakes_up_in_the_hibernatorium() -> None:
    s = dealt(4)
    assert set(s.place.values()) == {s.where["hibernatorium"].removeprefix("room.")}


@rule("NE-15.10")
def test_a_corpse_lies_in_the_hibernatorium_and_can_be_taken() -> None:
    s = dealt()
    room = s.where["hibernatorium"].removeprefix("room.")
    assert s.zones[f"objects.{room}"] == ("corpse#1",)
    match = hb.Match.new("nemesis", 2, "corpse", {"characters": CREW[:2]})
    assert match.decision is not None
    assert "pick_up:corpse#1" in [option.id for option in match.decision.options]
