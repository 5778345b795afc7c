"""Page 32: the intruders of the first game in the facility."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.games.lockdown.title import TITLE
from hullbreach.games.survival.figures import walk
from tests.games.lockdown.table import Table
from tests.marks import rule

LIT = {
    "power": {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4},
    "powered": [1, 2, 3, 4],
    "met": True,
    "knowledge": {"0": 0, "1": 0},
}
SIX = {
    "vital_places",
    "way_of_moving",
    "energy",
    "reaction_to_danger",
    "brink_of_extinction",
    "way_of_fighting",
}


def new(seats: int) -> dict[str, tuple[str, ...]]:
    return hb.Match.new("lockdown", seats, "classic", {"xenos": "classic"})._state.zones


def facility(*found: str, **state: Any) -> Table:
    """A hacker with a shotgun (energy) and a janitor with a nailgun; these weaknesses are known."""
    table = Table("hacker", "janitor", xenos="classic").stand(0, "002").stand(1, "018")
    for zone in ("weaknesses.hidden", "weaknesses"):
        for card in list(table.zones.get(zone, ())):
            table.put(card, "box")
    for card in found:
        table.put(card, "weaknesses")
    for item in list(table.zones["hands.0"]):
        table.put(item, "removed")
    table.put("shotgun#1", "hands.0").deal(0, "search", "rest").deal(1, "search", "rest")
    return table.set(**{**LIT, "ammo": {"shotgun#1": 2, "nailgun#1": 4}, **state})


def drawn(table: Table, *cards: str) -> Table:
    """The next attack cards, the first one first."""
    for card in reversed(cards):
        table.put(card, "attacks", top=True)
    return table


# ---------------------------------------------------------------- setting up


@rule("LD-32.05a")
def test_two_weaknesses_stay_out_of_the_game() -> None:
    matches = [
        hb.Match.new("lockdown", 2, str(seed), {"xenos": "classic"})._state for seed in range(40)
    ]
    assert {card for state in matches for card in state.zones["weaknesses.hidden"]} == SIX
    assert not {"vulnerable_to_fire", "phosphates"} & set(matches[0].where)


@rule("LD-32.05b")
def test_three_weaknesses_lie_face_down_and_five_eggs_in_the_nest() -> None:
    match = hb.Match.new("lockdown", 3, "classic", {"xenos": "classic"})
    zones = match._state.zones
    assert len(zones["weaknesses.hidden"]) == 3
    assert zones["weaknesses"] == ()
    assert len(zones["nest.eggs"]) == 5
    shown = match.view(0)["weaknesses"]
    assert (shown["known"], shown["hidden"]) == ((), 3)


@rule("LD-32.05b")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_bag_holds_as_many_tokens_as_ever_but_those_with_one_number(seats: int) -> None:
    zones = new(seats)
    bag = Counter(TITLE.token_of[token][0] for token in zones["bag"])
    assert bag == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + seats}
    tokens = (*zones["bag"], *zones["supply"])
    assert len(tokens) == 27
    assert all(TITLE.token_of[token][1] == TITLE.token_of[token][2] for token in tokens)


@rule("LD-32.05c")
def test_attacks_come_from_the_first_game_and_events_from_their_own_deck() -> None:
    zones = new(2)
    attacks = Counter(TITLE.attack_of[card][0].id for card in zones["attacks"])
    assert attacks == {
        "scratch": 4,
        "claw_attack": 4,
        "bite": 4,
        "tail_attack": 2,
        "transformation": 2,
        "frenzy": 2,
        "slime": 1,
        "summoning": 1,
    }
    events = [TITLE.event_of[card] for card in zones["events"]]
    assert len(events) == 20
    assert Counter(number for _, _, numbers in events for number in numbers) == {
        1: 5,
        2: 6,
        3: 4,
        4: 5,
    }
    names = {event.id for event, _, _ in events}
    assert {"hunt", "eclosion", "regeneration"} <= names
    assert not {"blood_trace", "kickstopper", "scent_of_blood"} & names


@rule("LD-32.05c")
@pytest.mark.parametrize("xenos", ["nightstalkers", "classic"])
def test_nothing_of_the_other_xenos_is_in_the_game(xenos: str) -> None:
    where = hb.Match.new("lockdown", 2, "other", {"xenos": xenos})._state.where
    used = "classic" if xenos == "nightstalkers" else "nightstalkers"
    others = hb.Match.new("lockdown", 2, "other", {"xenos": used})._state.where
    for kind in ("attack_", "event_", "token_"):
        mine = {piece for piece in where if piece.startswith(kind)}
        assert mine
        assert not mine & {piece for piece in others if piece.startswith(kind)}


@rule("LD-32.05c")
def test_they_attack_with_the_cards_of_the_first_game() -> None:
    table = drawn(facility(), "attack_claw_attack_3#1").put("adult#1", "xenos.002")
    table.run(["xenos_attack"], ["act", 0, 1])
    assert table.state.light[0] == 2
    assert len(table.at("discard.0")) == 1


# ---------------------------------------------------------------- tokens with one number


@rule("LD-32.05d", "LD-20.03")
@pytest.mark.parametrize("powered", [[1, 2, 3, 4], []])
@pytest.mark.parametrize(("cards", "surprised"), [(1, True), (2, False)])
def test_the_number_of_a_token_counts_in_light_and_darkness(
    powered: list[int], cards: int, surprised: bool
) -> None:
    table = facility(noise=["002-003"], powered=powered).explore("003", "archive", search=1)
    table.put("token_adult_2#1", "bag").deal(0, *("search", "rest", "bypass")[: cards + 1])
    drawn(table, "attack_slime_5#1").start(0, noise=[2], bag=["token_adult_2#1"])
    table.play("move:003", f"pay:hacker_{'rest' if cards == 1 else 'bypass'}#1")
    assert len(table.at("hand.0")) == cards
    assert bool(table.told("xeno_attacks")) == surprised


# ---------------------------------------------------------------- discovering and using


@rule("LD-32.05d")
@pytest.mark.parametrize(
    ("used", "piece"),
    [([], "egg#6"), (["egg#7"], "carcass#1"), (["egg#7", "carcass#2"], "corpse#1")],
)
def test_three_kinds_of_objects_discover_three_weaknesses(used: list[str], piece: str) -> None:
    cards = ["energy", "vital_places", "way_of_moving"]
    table = facility(*cards[: len(used)]).explore("008", "laboratory").stand(0, "008")
    for card in cards[len(used) :]:
        table.put(card, "weaknesses.hidden")
    for old in used:
        table.put(old, "laboratory_board")
    table.put(piece, "objects.008").start(0).play("room:analyse")
    assert table.at("weaknesses") == tuple(cards[: len(used) + 1])
    assert table.at("laboratory_board") == (*used, piece)


@rule("LD-32.05d")
def test_a_second_object_of_a_kind_discovers_nothing() -> None:
    table = facility().explore("008", "laboratory").stand(0, "008").put("egg#7", "laboratory_board")
    table.put("energy", "weaknesses.hidden").put("egg#6", "objects.008").start(0)
    table.play("room:analyse")
    assert table.at("weaknesses") == ()


def shooting(table: Table, face: str, seat: int = 0) -> Table:
    """In darkness, so with the combat die; the blood card is not low enough to kill."""
    weapon, who = ("shotgun#1", "hacker") if seat == 0 else ("nailgun#1", "janitor")
    room = "002" if seat == 0 else "018"
    table.set(powered=[]).put("adult#1", f"xenos.{room}")
    drawn(table, "attack_scratch_6#1").start(seat, combat=[face])
    return table.play(f"shoot:{weapon}>adult#1", f"pay:{who}_rest#1")


@rule("LD-32.05d")
@pytest.mark.parametrize(("found", "harm"), [([], 0), (["vital_places"], 1)])
def test_vital_places_need_no_knowledge(found: list[str], harm: int) -> None:
    table = shooting(facility(*found), "blank", seat=1)
    assert table.state.damage.get("adult#1", 0) == harm


@rule("LD-32.05d")
@pytest.mark.parametrize(("found", "harm"), [([], 2), (["energy"], 3)])
def test_energy_weapons_deal_more_damage(found: list[str], harm: int) -> None:
    assert shooting(facility(*found), "hit_1").state.damage["adult#1"] == harm


@rule("LD-32.05d")
@pytest.mark.parametrize(("seat", "face"), [(1, "hit_1"), (0, "blank")])
def test_energy_adds_nothing_to_other_weapons_nor_to_a_miss(seat: int, face: str) -> None:
    plain, known = (shooting(facility(*f), face, seat).state.damage for f in ([], ["energy"]))
    assert plain == known


@rule("LD-32.05d")
@pytest.mark.parametrize(("found", "alive"), [([], True), (["brink_of_extinction"], False)])
def test_on_the_brink_of_extinction_they_die_sooner_even_by_fire(
    found: list[str], alive: bool
) -> None:
    table = facility(*found, fire=["003"]).explore("003", "archive").put("adult#1", "xenos.003")
    drawn(table, "attack_scratch_2#1").run(["fire_burns"], ["act", 0, 1])
    assert bool(table.at("xenos.003")) == alive


@rule("LD-32.05d")
@pytest.mark.parametrize(
    ("found", "wounds", "light", "place"),
    [([], 0, 0, "002"), (["way_of_fighting"], 0, 1, "002"), (["way_of_fighting"], 2, 0, "dead")],
)
def test_the_way_of_fighting_makes_the_bite_of_an_adult_harmless(
    found: list[str], wounds: int, light: int, place: str
) -> None:
    table = facility(*found).put("adult#1", "xenos.002")
    for wound in ("body#1", "leg#1")[:wounds]:
        table.put(wound, "wounds.0")
    drawn(table, "attack_bite_6#1").run(["xenos_attack"], ["act", 1, 1])
    state = table.state
    assert (state.light.get(0, 0), state.place[0]) == (light, place)
    assert len(table.at("wounds.0")) == (wounds or 1 - light)


@rule("LD-32.05d")
@pytest.mark.parametrize(("found", "surprised"), [([], True), (["reaction_to_danger"], False)])
def test_a_reaction_to_danger_lowers_the_number(found: list[str], surprised: bool) -> None:
    table = facility(*found, noise=["002-003"]).explore("003", "archive", search=1)
    table.put("token_adult_2#1", "bag")
    drawn(table, "attack_slime_5#1").start(0, noise=[2], bag=["token_adult_2#1"])
    table.play("move:003", "pay:hacker_rest#1")
    assert bool(table.told("xeno_attacks")) == surprised


@rule("LD-32.05d")
@pytest.mark.parametrize(
    ("found", "xeno", "door"),
    [
        ([], "adult#1", "destroyed"),
        (["way_of_moving"], "adult#1", "closed"),
        (["way_of_moving"], "larva#1", "closed"),
        (["way_of_moving"], "breeder#1", "destroyed"),
    ],
)
def test_the_way_of_moving_keeps_doors_closed_everywhere(
    found: list[str], xeno: str, door: str
) -> None:
    """Nobody is near the door."""
    table = facility(*found, door={"003-004": "closed"}).stand(0, "018").put(xeno, "xenos.003")
    walk(table.explore("003", "archive").start(0).state, xeno, "003-004")
    assert table.state.door["003-004"] == door
