"""Objectives and key moments (NE-02.01 to NE-02.03, NE-04)."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.nemesis.objectives import DECK
from hullbreach.games.survival.objectives import CORPORATE, PERSONAL
from tests.games.nemesis.positions import aboard
from tests.games.nemesis.table import Table
from tests.marks import rule


def met(objective: str, **end: Any) -> bool:
    """Would the captain, home in a pod, have fulfilled it in this state at the end?"""
    state = aboard("captain", "pilot", "scout").start(0).state
    state.place[0] = "escaped"
    for field, value in end.items():
        setattr(state, field, value)
    return DECK[objective].met(state, 0)


def encounter(table: Table, token: str) -> Table:
    """The captain walks from 014 to 017 and meets this."""
    table.explore("017", "storage").stand(0, "014").deal(0, "rest").put(token, "bag")
    table.set(noise=["014-017"], met=False)
    return table.start(0, noise=[2], bag=[token]).play("move:017")


# ---------------------------------------------------------------- the first encounter


@rule("NE-02.01")
def test_at_the_first_intruder_everybody_keeps_one_objective_then_the_encounter_goes_on() -> None:
    table = encounter(aboard("captain", "pilot"), "token_adult_2#1")
    assert [decision.prompt for decision in table.match.decisions] == ["keep_objective"] * 2
    assert table.told("xeno_attacks") == []
    for decision in list(table.match.decisions):
        table.match.play(decision.options[0])
    assert [len(table.at(f"objectives.{seat}")) for seat in (0, 1)] == [1, 1]
    assert table.told("xeno_attacks")[0]["how"] == "surprise"  # the hand was empty


@rule("NE-02.01")
def test_a_larva_is_an_intruder_a_blank_token_is_none() -> None:
    larva = encounter(aboard("captain", "pilot"), "token_larva_1#1")
    assert larva.match.decisions[0].prompt == "keep_objective"
    blank = encounter(aboard("captain", "pilot"), "token_blank_0#1")
    assert blank.ask.prompt == "act"
    assert not blank.state.met


@rule("NE-02.02")
def test_an_egg_is_no_intruder() -> None:
    table = aboard(room="017", kind="nest", met=False).deal(0, "rest", "search")
    table.start(0, noise=["silence"]).play("room:take_egg")
    assert "egg#1" in table.at("hands.0")
    assert not table.state.met
    assert len(table.at("objectives.0")) == 2


@rule("NE-02.03")
def test_the_rejected_objective_is_gone_and_the_kept_one_secret() -> None:
    table = encounter(aboard("captain", "pilot"), "token_larva_1#1")
    first, second = table.at("objectives.0")
    for decision in list(table.match.decisions):
        table.match.play(decision.options[0])
    assert second in table.at("objectives.removed")
    assert table.match.view(0)["seats"][0]["objectives"] == (first,)
    assert table.match.view(1)["seats"][0]["objectives"] == (None,)
    assert second not in str(table.match.view(1))


# ---------------------------------------------------------------- objectives


@rule("NE-04.01")
def test_objectives_of_different_players_may_conflict() -> None:
    piles = {PERSONAL: 0, CORPORATE: 0}
    for objective in DECK.values():
        if objective.pile in piles:
            piles[objective.pile] += 1
    assert piles == {PERSONAL: 9, CORPORATE: 9}
    number = {0: 1, 1: 2, 2: 3}
    place = {0: "escaped", 1: "dead", 2: "escaped"}
    assert met("greener_pastures", number=number, place=place)
    assert not met("the_right_moment_to_strike", number=number, place=place)


@rule("NE-04.02")
@pytest.mark.parametrize("fate", ["attack", "fire", "destination", "infection"])
def test_a_player_who_must_not_survive_may_die_of_anything(fate: str) -> None:
    place = {0: "escaped", 1: "dead", 2: "escaped"}
    number = {0: 1, 1: 2, 2: 3}
    assert met("greener_pastures", number=number, place=place, fate={1: fate})
    alive = place | {1: "asleep"}
    assert not met("greener_pastures", number=number, place=alive)


@rule("NE-04.03")
def test_nobody_can_attack_another_player_directly() -> None:
    table = aboard(kind="storage").stand(1, "014").deal(0, "rest", "search").start(0)
    assert not [option for option in table.options if option.startswith(("shoot:", "melee:"))]


@rule("NE-04.04")
@pytest.mark.parametrize("other", ["dead", "asleep"])
def test_the_only_survivor_is_alone(other: str) -> None:
    place = {0: "escaped", 1: other, 2: "dead"}
    assert met("the_oldest_friend", place=place) == (other == "dead")


@rule("NE-04.05")
def test_the_signal_is_sent_from_the_comms_room_by_oneself() -> None:
    table = aboard("captain", "pilot", room="017", kind="comms_room").deal(0, "rest", "search")
    table.start(0).play("room:send_signal")
    assert table.state.signal == [0]
    assert met("aliens_on_a_spaceship", nest_destroyed=True, signal=[0])
    assert not met("aliens_on_a_spaceship", nest_destroyed=True, signal=[1])


@rule("NE-04.06")
@pytest.mark.parametrize(
    ("objective", "place", "nest", "fulfilled"),
    [
        ("salvaging_the_prime_asset", "earth", False, True),
        ("salvaging_the_prime_asset", "mars", False, False),
        ("quarantine", "mars", False, True),
        ("quarantine", "earth", False, False),
        ("quarantine", "earth", True, True),
        ("quarantine", "venus", True, False),
    ],
)
def test_where_the_ship_must_arrive(
    objective: str, place: str, nest: bool, fulfilled: bool
) -> None:
    assert met(objective, checked=place, nest_destroyed=nest) == fulfilled
    assert not met(objective, checked=place, nest_destroyed=nest, destroyed=True)


@rule("NE-04.07", "NE-10.17")
def test_weaknesses_count_whoever_discovered_them() -> None:
    table = aboard("captain", "pilot").stand(0, "escaped").run(["act", 1, 1])
    assert not DECK["ab_ovo"].met(table.state, 0)
    table = aboard("captain", "pilot", room="017", kind="laboratory").stand(1, "017")
    table.stand(0, "escaped").put("egg#6", "hands.1").deal(1, "rest", "repairs")
    table.start(1).play("room:analyse")
    assert DECK["ab_ovo"].met(table.state, 0)
    assert not DECK["extreme_field_biology"].met(table.state, 0)


@rule("NE-04.07")
def test_two_weaknesses_make_extreme_field_biology() -> None:
    table = aboard("captain", "pilot").stand(0, "escaped")
    for kind in ("egg", "carcass"):
        table.put(table.zones[f"weakness.{kind}"][0], f"weakness.{kind}.known")
    table.set(signal=[0]).run(["act", 1, 1])
    assert DECK["extreme_field_biology"].met(table.state, 0)
    assert DECK["necroscopy"].met(table.state, 0)


@rule("NE-04.08")
@pytest.mark.parametrize("way", ["taken", "destroyed"])
def test_the_nest_is_destroyed_for_good_with_its_last_egg(way: str) -> None:
    table = aboard("scout", "pilot", room="017", kind="nest").deal(
        0, "rest", "search", "demolition"
    )
    for number in (2, 3, 4, 5):
        table.put(f"egg#{number}", "object_supply")
    table.set(ammo={"rifle#1": 1}).start(0, combat=["hit_1"], noise=["silence"])
    if way == "taken":
        table.play("room:take_egg", "pay:scout_rest#1+scout_search#1")
        assert "egg#1" in table.at("hands.0")
    else:
        table.play("shoot:rifle#1>eggs", "pay:scout_rest#1")
    assert table.state.nest_destroyed
    assert table.at("nest.eggs") == ()


@rule("NE-04.10")
@pytest.mark.parametrize(("where", "dead"), [("xenos.002", True), ("figures", False)])
def test_the_queen_dies_with_the_ship_only_if_she_is_aboard(where: str, dead: bool) -> None:
    table = aboard("captain", "pilot", signal=[0]).stand(0, "escaped").put("queen#1", where)
    table.run(["end_of_game", "explosion"])
    assert table.state.queen_killed == dead
    assert DECK["the_great_hunt"].met(table.state, 0)  # the ship is destroyed anyway


@rule("NE-04.10")
def test_the_queen_may_be_killed_in_play() -> None:
    table = aboard("scout", "pilot", room="017", kind="storage", damage={"queen#1": 9})
    table.put("queen#1", "xenos.017").set(ammo={"rifle#1": 1}).deal(0, "rest")
    for card in ("attack_scratch_2#1", "attack_scratch_3#1"):
        table.put(card, "attacks", top=True)
    table.start(0, combat=["hit_1"]).play("shoot:rifle#1>queen#1")
    assert table.state.queen_killed
    assert met("the_great_hunt", queen_killed=True, signal=[0])
    assert not met("the_great_hunt", queen_killed=True)


@rule("NE-01.01")
def test_what_must_be_carried_home() -> None:
    def home(objective: str, piece: str, place: str = "escaped", *, sent: bool = True) -> bool:
        table = aboard("captain", "pilot").stand(0, place).put(piece, "hands.0")
        table.set(signal=[0] if sent else []).run(["act", 1, 1])
        return DECK[objective].met(table.state, 0)

    assert home("my_precious", "egg#1")
    assert home("my_precious", "egg#1", "asleep")
    assert not home("my_precious", "egg#1", sent=False)
    assert home("a_proper_burial", "corpse#1")
    assert not home("a_proper_burial", "corpse#2")  # not the one of the set-up


@rule("NE-01.01")
@pytest.mark.parametrize(
    ("items", "place", "enough"),
    [(6, "escaped", True), (5, "escaped", False), (6, "asleep", False)],
)
def test_a_hoarder_escapes_in_a_pod_with_seven_items(items: int, place: str, enough: bool) -> None:
    table = aboard("captain", "pilot").stand(0, place).put("egg#1", "hands.0")
    table.give(0, *(f"medkit#{n + 1}" for n in range(items))).run(["act", 1, 1])
    assert DECK["hoarder"].met(table.state, 0) == enough  # with the six-shooter


@rule("NE-01.01")
def test_an_investigator_wants_every_room_explored() -> None:
    table = aboard("captain", "pilot", signal=[0]).stand(0, "escaped")
    table.run(["act", 1, 1])
    assert not DECK["relentless_investigator"].met(table.state, 0)
    for room in range(1, 22):
        for tile in list(table.zones.get(f"tile.{room:03}", ())):
            table.put(tile, f"room.{room:03}")
    table.run(["act", 1, 1])
    assert DECK["relentless_investigator"].met(table.state, 0)
