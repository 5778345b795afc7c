"""Encounters, shooting, striking, escaping, and what it does to xenos."""

from __future__ import annotations

from tests.games.lockdown.table import Table
from tests.marks import rule

LIT = {"power": {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}, "powered": [1, 2, 3]}
DARK = {"power": {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}, "powered": []}


def sentry_and(xeno: str, **state: object) -> Table:
    table = Table("sentry", "janitor").stand(0, "002").stand(1, "018").put(xeno, "xenos.002")
    table.set(met=True, **{**DARK, **state})
    return table.deal(0, "search", "rest", "repairs")


def blood(table: Table, *cards: str) -> Table:
    for card in reversed(cards):
        table.put(card, "attacks", top=True)
    return table


@rule("LD-20.07", "LD-20.08a", "LD-21.06a", "LD-21.06c", "LD-21.06e")
def test_a_shot_spends_ammo_and_may_kill() -> None:
    table = blood(sentry_and("adult#1"), "attack_cut_2#1").start(0, combat=["hit_2"])
    table.play("shoot:smg#1>adult#1", "pay:sentry_rest#1")
    assert table.state.ammo["smg#1"] == 4
    assert table.at("xenos.002") == ()
    assert table.at("objects.002") == ("carcass#1",)
    assert table.at("attacks.discard")[0] == "attack_cut_2#1"


@rule("LD-21.04", "LD-21.06a")
def test_damage_stays_on_a_xeno_that_survives() -> None:
    table = blood(sentry_and("adult#1"), "attack_cut_5#1").start(0, combat=["hit_2"])
    table.play("shoot:smg#1>adult#1", "pay:sentry_rest#1")
    assert table.state.damage == {"adult#1": 2}


@rule("LD-20.10a")
def test_in_a_powered_section_the_advantage_die_is_rolled() -> None:
    table = blood(sentry_and("adult#1", **LIT), "attack_cut_5#1").start(0, advantage=["hit_1"])
    table.play("shoot:smg#1>adult#1", "pay:sentry_rest#1")
    assert table.told("shot")[0]["die"] == "advantage"


@rule("LD-20.10b")
def test_a_card_turns_an_advantage_result_into_damage() -> None:
    table = blood(sentry_and("adult#1", **LIT), "attack_cut_5#1").start(0, advantage=["card_for_1"])
    table.play("shoot:smg#1>adult#1", "pay:sentry_rest#1", "discard:sentry_search#1")
    assert table.state.damage == {"adult#1": 1}


@rule("LD-21.05")
def test_any_damage_kills_a_larva_and_leaves_no_carcass() -> None:
    table = sentry_and("larva#1").start(0, combat=["creeper"])
    table.play("shoot:smg#1>larva#1", "pay:sentry_rest#1")
    assert table.at("xenos.002") == ()
    assert table.at("objects.002") == ()


@rule("LD-21.06b", "LD-21.06d")
def test_two_cards_decide_over_a_queen() -> None:
    cards = ("attack_cut_2#1", "attack_blood_chase_4#1")
    table = blood(sentry_and("queen#1", damage={"queen#1": 5}), *cards).start(0, combat=["hit_1"])
    table.play("shoot:smg#1>queen#1", "pay:sentry_rest#1")
    assert table.state.queen_killed


@rule("LD-21.07a", "LD-21.07b", "LD-21.07c")
def test_an_arrow_makes_a_queen_retreat_with_her_damage() -> None:
    cards = ("attack_blood_chase_4#1", "attack_cut_retreat#1")
    table = blood(sentry_and("queen#1", damage={"queen#1": 5}), *cards)
    table.put("event_hatching#1", "events", top=True).start(0, combat=["hit_1"])
    table.play("shoot:smg#1>queen#1", "pay:sentry_rest#1")
    assert table.at("xenos.003") == ("queen#1",)
    assert table.state.damage == {"queen#1": 6}
    assert table.at("events.discard")[0] == "event_hatching#1"


@rule("LD-21.07d")
def test_a_retreat_against_a_closed_door_destroys_it() -> None:
    table = blood(sentry_and("adult#1", door={"002-003": "closed"}), "attack_cut_retreat#1")
    table.put("event_hatching#1", "events", top=True).start(0, combat=["hit_1"])
    table.play("shoot:smg#1>adult#1", "pay:sentry_rest#1")
    assert table.at("xenos.002") == ("adult#1",)
    assert table.state.door == {"002-003": "destroyed"}


@rule("LD-18.08")
def test_a_xeno_that_leaves_by_the_service_corridors_returns_to_the_bag() -> None:
    table = Table("sentry", "janitor").stand(0, "018").stand(1, "018").put("queen#1", "xenos.001")
    table.put("token_queen_4_4#1", "supply").set(met=True, damage={"queen#1": 3})
    table.put("event_blood_trace#2", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.001") == ()
    assert "token_queen_4_4#1" in table.at("bag")
    assert table.state.damage == {}


@rule("LD-21.01", "LD-21.02")
def test_a_missed_blow_wounds_the_attacker_and_contaminates_anyway() -> None:
    table = sentry_and("adult#1").start(0, combat=["blank"])
    table.play("melee:adult#1", "pay:sentry_rest#1")
    assert len(table.at("wounds.0")) == 1
    assert any(card.startswith("contamination") for card in table.at("discard.0"))


@rule("LD-21.02")
def test_a_double_hit_in_melee_deals_only_one() -> None:
    table = blood(sentry_and("adult#1"), "attack_cut_5#1").start(0, combat=["hit_2"])
    table.play("melee:adult#1", "pay:sentry_rest#1")
    assert table.state.damage == {"adult#1": 1}


@rule("LD-21.03a", "LD-21.03b", "LD-22.03a", "LD-22.02c")
def test_each_xeno_attacks_an_escaping_character_before_it_moves() -> None:
    table = blood(sentry_and("creeper#1", **LIT), "attack_blood_chase_2#1")
    table.explore("003", "archive", search=1).start(0, noise=["silence"])
    table.play("move:003", "pay:sentry_rest#1")
    assert table.state.light[0] == 1
    assert table.state.slime == [0]
    assert table.state.place[0] == "003"


@rule("LD-22.03a")
def test_a_card_without_the_attackers_symbol_misses() -> None:
    table = blood(sentry_and("creeper#1", **LIT), "attack_perched_in_the_dark_2#1")
    table.explore("003", "archive", search=1).start(0, noise=["silence"])
    table.play("move:003", "pay:sentry_rest#1")
    assert table.at("wounds.0") == ()


@rule("LD-22.03b")
def test_darkness_adds_to_an_attack() -> None:
    for power, light in ((LIT, 1), (DARK, 2)):
        table = blood(sentry_and("adult#1", **power), "attack_cut_3#1")
        table.run(["xenos_attack"], ["act", 0, 1])
        assert table.state.light[0] == light


@rule("LD-20.02d", "LD-20.03", "LD-20.04", "LD-24.03d")
def test_fewer_cards_than_the_number_mean_a_surprise_attack() -> None:
    for power, attacks in ((LIT, 0), (DARK, 1)):
        table = Table("sentry", "janitor").stand(0, "002").stand(1, "018").set(met=True, **power)
        table.explore("003", "archive", search=1).set(noise=["002-003"])
        table.deal(0, "search", "rest", "repairs")
        table.start(0, noise=[2], bag=["token_adult_2_3#1"])
        table.play("move:003", "pay:sentry_rest#1")
        assert len(table.told("xeno_attacks")) == attacks


@rule("LD-22.04a", "LD-22.04b")
def test_a_larva_goes_onto_the_board_of_its_target() -> None:
    table = sentry_and("larva#1").run(["xenos_attack"], ["act", 0, 1])
    assert table.state.larva == [0]
    assert table.at("board.0") == ("larva#1",)
    assert any(card.startswith("contamination") for card in table.at("discard.0"))


@rule("LD-22.04a", "LD-22.04b")
def test_a_second_larva_contaminates_and_is_gone() -> None:
    table = sentry_and("larva#1", larva=[0]).put("larva#2", "board.0")
    table.run(["xenos_attack"], ["act", 0, 1])
    assert table.at("board.0") == ("larva#2",)
    assert table.at("xenos.002") == ()
    assert table.told("xeno_left") == [{"xeno": "larva#1", "room": "002"}]
    assert len(table.told("contaminated")) == 1


@rule("LD-22.02a")
def test_the_one_with_the_fewest_action_cards_is_attacked() -> None:
    table = sentry_and("adult#1").stand(1, "002")
    table.deal(1, "search", "contamination#1", "contamination#2", "contamination#3")
    blood(table, "attack_cut_3#1").run(["xenos_attack"], ["act", 0, 1])
    assert table.told("xeno_attacks")[0]["seat"] == 1


@rule("LD-18.04")
def test_a_ninth_adult_sends_those_not_in_combat_back_first() -> None:
    table = Table("sentry", "janitor").stand(0, "002").stand(1, "018").set(met=True)
    for number in range(1, 9):
        table.put(f"adult#{number}", "xenos.025")
    table.explore("003", "archive", search=1).set(noise=["002-003"]).deal(0, "search", "rest")
    table.start(0, noise=[2], bag=["token_adult_2_3#1"])
    table.play("move:003", "pay:sentry_rest#1")
    assert table.at("xenos.025") == ()
    assert len(table.at("xenos.003")) == 1


@rule("LD-10.15a")
def test_the_first_xeno_makes_everybody_keep_one_objective() -> None:
    table = Table("sentry", "janitor").stand(0, "002").stand(1, "018")
    table.explore("003", "archive", search=1).set(noise=["002-003"]).deal(0, "search", "rest")
    table.start(0, noise=[2], bag=["token_larva_0_1#1"])
    table.play("move:003", "pay:sentry_rest#1")
    assert [decision.prompt for decision in table.match.decisions] == ["keep_objective"] * 2
