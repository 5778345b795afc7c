"""What the weaknesses of the Night Stalkers change for those who know them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lockdown.table import Table

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}


def hunted(weakness: str, xeno: str, knowledge: int = 3, **state: Any) -> Table:
    """A sentry in the Archive with this xeno; the only discovered weakness asks for 3 knowledge."""
    table = Table("sentry", "janitor").explore("008", "archive").stand(0, "008").stand(1, "004")
    table.holds("weaknesses", weakness).put(xeno, "xenos.008").deal(0, "search", "rest")
    table.set(power=POWER, powered=[2], met=True, knowledge={"0": knowledge, "1": 1})
    return table.set(**state)


@pytest.mark.parametrize(
    ("knowledge", "powered", "dead"), [(3, [2], True), (2, [2], False), (3, [1], False)]
)
def test_those_sensitive_to_light_die_sooner_where_it_is_light(
    knowledge: int, powered: list[int], dead: bool
) -> None:
    table = hunted("light_sensitive", "adult#1", knowledge, powered=powered)
    table.put("attack_cut_2#1", "attacks", top=True)
    table.start(0, combat=["hit_1"], advantage=["hit_1"])
    table.play("shoot:smg#1>adult#1", "pay:sentry_rest#1")
    assert (table.at("xenos.008") == ()) == dead


@pytest.mark.parametrize(
    ("knowledge", "cards", "lit", "surprised"),
    [(3, 1, True, False), (3, 3, False, False), (2, 1, False, True), (2, 3, True, False)],
)
def test_a_light_is_of_use_where_the_lowered_numbers_say_so(
    knowledge: int, cards: int, lit: bool, surprised: bool
) -> None:
    """A token 2/4 counts as 1/3 for those who know the reaction to danger."""
    table = hunted("reaction_to_danger", "adult#1", knowledge, powered=[], noise=["008-009"])
    table.put("adult#1", "figures").put("token_adult_2_4#1", "bag").explore("009", "guard_room")
    table.deal(0, *("search", "rest", "repairs", "demolition")[: cards + 1])
    table.put("flashlight#1", "hands.0").set(ammo={"flashlight#1": 1})
    table.start(0, noise=[4], bag=["token_adult_2_4#1"]).play("move:009", "pay:sentry_search#1")
    assert (table.ask.prompt == "light") == lit
    if lit:
        table.play("light:flashlight#1")
    assert bool(table.told("xeno_attacks")) == surprised


@pytest.mark.parametrize(("knowledge", "follows"), [(3, False), (2, True)])
def test_who_knows_the_blood_trail_is_not_followed(knowledge: int, follows: bool) -> None:
    table = hunted("blood_trail_habits", "adult#1", knowledge).explore("009", "guard_room")
    table.put("body#1", "wounds.0").put("attack_blood_chase_2#1", "attacks", top=True)
    table.start(0, noise=[1]).play("move:009", "pay:sentry_rest#1")
    assert table.state.place[0] == "009"
    assert bool(table.at("xenos.009")) == follows


@pytest.mark.parametrize(("knowledge", "wounds"), [(3, 2), (2, 3)])
def test_who_knows_the_blood_trail_is_torn_less(knowledge: int, wounds: int) -> None:
    table = hunted("blood_trail_habits", "breeder#1", knowledge).put("body#1", "wounds.0")
    table.put("attack_blood_rage_3#1", "attacks", top=True)
    table.run(["xenos_attack"], ["act", 0, 1])
    assert len(table.at("wounds.0")) == wounds


@pytest.mark.parametrize(("knowledge", "alive"), [(3, True), (2, False)])
def test_who_knows_the_blood_trail_survives_a_rage(knowledge: int, alive: bool) -> None:
    table = hunted("blood_trail_habits", "breeder#1", knowledge)
    table.put("body#1", "wounds.0").put("leg#1", "wounds.0")
    table.put("attack_blood_rage_3#1", "attacks", top=True)
    table.run(["xenos_attack"], ["act", 1, 1])
    assert (table.state.place[0] == "008") == alive
