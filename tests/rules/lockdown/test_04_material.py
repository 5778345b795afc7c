"""Pages 2 to 5: what is in the box, and what happens when some of it runs out."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach as hb
from hullbreach.games.lockdown.board import STANDARD
from hullbreach.games.lockdown.content import tokens
from hullbreach.games.lockdown.content.characters import CHARACTERS
from hullbreach.games.lockdown.content.rooms import ROOMS
from hullbreach.games.lockdown.objectives import DECK
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.lockdown.title import TITLE
from hullbreach.games.survival.content import material
from hullbreach.games.survival.objectives import COMMON
from tests.games.lockdown.table import Table
from tests.marks import rule

LIT = {"power": {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}, "powered": [1, 2, 3]}


def new(seats: int = 4, seed: str = "material") -> Lockdown:
    characters = ["survivor", "hacker", "sentry", "janitor", "lab_rat"][:seats]
    state = hb.Match.new("lockdown", seats, seed, {"characters": characters})._state
    assert isinstance(state, Lockdown)
    return state


def kinds(pieces: tuple[str, ...]) -> Counter[str]:
    return Counter(piece.partition("#")[0] for piece in pieces)


def noise_in_the_archive(token: str, **state: object) -> Table:
    """The survivor steps into an encounter in room 003, and this token is drawn."""
    table = Table("survivor", "janitor").stand(0, "002").stand(1, "018").put(token, "bag")
    table.explore("003", "archive", search=1).deal(0, "search", "rest", "repairs", "vents")
    table.set(met=True, noise=["002-003", "003-004"], **{**LIT, **state})
    return table


def meet(table: Table, token: str) -> Table:
    table.start(0, noise=[2], bag=[token])
    return table.play("move:003", "pay:survivor_rest#1")


@rule("LD-04.02")
def test_the_figures_are_counted() -> None:
    figures = kinds(new().zones["figures"])
    assert figures == {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}


@rule("LD-04.02")
@pytest.mark.parametrize(
    ("token", "kind", "count"),
    [
        ("token_larva_1_2#1", "larva", 6),
        ("token_creeper_1_2#1", "creeper", 3),
        ("token_breeder_3_4#1", "breeder", 2),
        ("token_queen_4_4#1", "queen", 1),
    ],
)
def test_without_a_figure_nothing_appears_and_the_token_stays_in_the_bag(
    token: str, kind: str, count: int
) -> None:
    table = noise_in_the_archive(token)
    for n in range(count):
        table.put(f"{kind}#{n + 1}", "xenos.026")
    meet(table, token)
    assert table.at("xenos.003") == ()
    assert token in table.at("bag")
    assert table.told("xeno_attacks") == []
    assert table.state.noise == []


@rule("LD-04.02")
def test_larvae_on_character_boards_come_out_of_the_six() -> None:
    table = noise_in_the_archive("token_larva_1_2#1", larva=[1]).put("larva#1", "board.1")
    for n in range(2, 7):
        table.put(f"larva#{n}", "xenos.026")
    meet(table, "token_larva_1_2#1")
    assert table.at("xenos.003") == ()


@rule("LD-04.02")
def test_a_shortage_of_larvae_never_prevents_an_infection() -> None:
    table = Table("janitor", "sentry").stand(0, "008").stand(1, "018")
    for n in range(6):
        table.put(f"larva#{n + 1}", "xenos.026")
    table.deal(0, "rest", "contamination#1").face("contamination#1", "infected")
    table.start(0).play("play:janitor_rest#1>rest")
    assert table.state.larva == [0]


@rule("LD-04.03")
def test_the_tokens_are_counted() -> None:
    zones = new().zones
    found = Counter(TITLE.token_of[token][0] for token in (*zones["bag"], *zones["supply"]))
    assert found == {"larva": 8, "creeper": 3, "adult": 12, "breeder": 2, "queen": 1, "blank": 1}


@rule("LD-04.03")
def test_no_token_is_added_when_none_of_its_type_is_left() -> None:
    table = Table("hacker", "sentry").stand(0, "001").stand(1, "018")
    for token in [t for t in table.zones["supply"] if "adult" in t]:
        table.put(token, "bag")
    table.put("token_larva_0_1#1", "bag")
    table.run(["develop_bag"], ["act", 0, 1], bag=["token_larva_0_1#1"])
    assert "token_larva_0_1#1" in table.at("supply")
    assert table.told("token_added") == []


@rule("LD-04.04a")
def test_twelve_fires_and_ten_malfunctions() -> None:
    state = new()
    assert (state.fire_pool, state.malfunction_pool) == (12, 10)


def breaks_down(**state: object) -> Table:
    table = Table("hacker", "sentry").stand(0, "004").stand(1, "018").set(met=True, **state)
    return table.deal(0, "demolition", "rest").start(0).play("play:hacker_demolition#1>break_room")


TEN = [f"{n:03}" for n in (2, 5, 6, 7, 13, 16, 17, 18, 19, 22)]


@rule("LD-04.04a")
def test_the_tenth_malfunction_is_borne_and_the_eleventh_explodes() -> None:
    assert breaks_down(malfunction=TEN[:9]).match.result is None
    result = breaks_down(malfunction=TEN).match.result
    assert result is not None
    assert result.reason == "explosion"


@rule("LD-04.04b")
def test_noise_markers_never_run_out() -> None:
    loud = [corridor for corridor in STANDARD.corridors if corridor != "002-003"]
    table = Table("survivor", "janitor").stand(0, "002").stand(1, "018").set(noise=loud)
    table.explore("003", "archive", search=1).deal(0, "rest").start(0, noise=[2]).play("move:003")
    assert len(table.state.noise) == 35
    assert table.match.result is None


@rule("LD-04.05")
def test_objects_and_doors_are_limited() -> None:
    state = new()
    assert kinds(state.zones["object_supply"]) == {"egg": 3, "carcass": 8, "corpse": 5}
    assert len(state.zones["nest.eggs"]) == 5


@rule("LD-04.05")
def test_a_twelfth_door_takes_another_closed_one_away() -> None:
    closed = [corridor for corridor in STANDARD.corridors if corridor != "003-004"][:10]
    doors = {**dict.fromkeys(closed, "closed"), "026-027": "destroyed"}
    table = Table("janitor", "sentry").stand(0, "004").stand(1, "018").set(door=doors)
    table.deal(0, "emergency_key", "rest").start(0)
    table.play("play:janitor_emergency_key#1>door", "close:003-004")
    assert "take_door:026-027" not in table.options
    table.play("take_door:001-002")
    assert len(table.state.door) == 11
    assert "001-002" not in table.state.door
    assert table.state.door["003-004"] == "closed"


@rule("LD-04.05")
def test_no_ninth_egg_is_laid() -> None:
    table = Table("hacker", "sentry").stand(0, "001").stand(1, "018")
    for n in range(5, 9):
        table.put(f"egg#{n}", "nest.eggs")
    table.put("token_queen_4_4#1", "bag")
    table.run(["develop_bag"], ["act", 0, 1], bag=["token_queen_4_4#1"])
    assert len(table.at("nest.eggs")) == 8


@rule("LD-04.05")
def test_a_ninth_carcass_is_still_left_behind() -> None:
    table = Table("hacker", "sentry").stand(0, "001").stand(1, "018").set(met=True, fire=["026"])
    for n in range(8):
        table.put(f"carcass#{n + 1}", "objects.025")
    table.put("adult#1", "xenos.026").set(damage={"adult#1": 6})
    table.put("attack_cut_2#1", "attacks", top=True).run(["fire_burns"], ["act", 0, 1])
    assert table.at("objects.026") == ("carcass#9",)


@rule("LD-04.06")
def test_single_tokens_have_their_places() -> None:
    state = new()
    assert sorted(state.power.values()) == [1, 2, 3, 4]
    found = kinds(tuple(state.where))
    assert sum(count for kind, count in found.items() if kind.startswith("launch_")) == 7
    assert sum(count for kind, count in found.items() if kind.startswith("code_")) == 7
    assert (state.learned, state.emergency_power, state.self_destruct_red) == ([], False, False)


@rule("LD-04.07")
def test_rooms_and_exploration_tokens_are_counted() -> None:
    assert Counter(room.slot for room in ROOMS.values() if room.slot) == {"1": 10, "2": 9}
    assert {"isolation_room", "repository", "backup_power_supply"} <= set(ROOMS)
    assert len(TITLE.exploration_of) == 20


@rule("LD-04.08")
def test_a_noise_die_has_ten_faces_and_the_others_six() -> None:
    assert len(material.NOISE_DIE) == 10
    assert set(material.NOISE_DIE) == {1, 2, 3, 4, "silence", "danger"}
    assert len(material.COMBAT_DIE) == len(tokens.ADVANTAGE_DIE) == 6
    assert set(material.COMBAT_DIE) == {"blank", "creeper", "adult", "hit_1", "hit_2"}


@rule("LD-04.09")
def test_there_are_six_characters_and_five_take_part_at_most() -> None:
    names = {"survivor", "hacker", "xenobiologist", "sentry", "janitor", "lab_rat"}
    assert set(CHARACTERS) == names
    with pytest.raises(hb.BadOption):
        hb.Match.new("lockdown", 6, "crowd")


@rule("LD-05.03")
def test_contamination_cards_are_no_part_of_a_starting_deck() -> None:
    state = new()
    assert len(state.zones["contamination"]) == 27
    for seat in range(4):
        cards = (*state.zones[f"hand.{seat}"], *state.zones[f"deck.{seat}"])
        assert not any(card.startswith("contamination") for card in cards)


@rule("LD-05.04")
def test_nothing_of_a_variant_leaves_the_box() -> None:
    state = new()
    found = Counter(piece.partition("_")[0] for piece in state.where)
    assert (found["event"], found["explore"]) == (22, 20)
    assert not {"pilot", "surface", "mars", "captain", "scientist", "soldier"} & set(found)
    backs = state.title.colour_of
    quests = [item for item in state.where if backs.get(item) == "quest"]
    assert len(quests) == 6
    common = [card.id for card in DECK.values() if card.pile == COMMON]
    assert len(common) == 10
    assert {state.where[card] for card in common} == {"box"}
