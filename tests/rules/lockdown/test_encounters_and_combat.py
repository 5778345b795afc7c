"""Encounters, combat, escapes, attacks of xenos (LD-20 to LD-22.03)."""

from __future__ import annotations

import pytest

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
LIT = {"power": POWER, "powered": [1, 2, 3, 4], "met": True}
DARK = {**LIT, "powered": []}


def sentry(room: str = "002", **state: object) -> Table:
    table = Table("sentry", "survivor").stand(0, room).stand(1, "018").set(**{**LIT, **state})
    return table.deal(0, "search", "rest", "repairs")


def drawn(table: Table, *cards: str) -> Table:
    """The next attack cards, the first one first."""
    for card in reversed(cards):
        table.put(card, "attacks", top=True)
    return table


MISSES = (
    "attack_evolve_4#1",
    "attack_evolve_retreat#1",
    "attack_blood_rage_3#1",
    "attack_blood_rage_5#1",
)
"""What a queen, a breeder, an adult and a creeper cannot use, in this order."""


def walk_into_noise(table: Table, token: str) -> Table:
    """From room 002 to 003, where the corridor between them already holds noise."""
    table.explore("003", "archive", search=1).set(noise=["002-003"])
    table.start(0, noise=[2], bag=[token])
    return table.play("move:003", "pay:sentry_rest#1")


# ---------------------------------------------------------------- encounters


@rule("LD-20.01a", "LD-20.02b", "LD-20.02e")
def test_an_encounter_takes_a_token_out_of_the_bag() -> None:
    table = walk_into_noise(sentry(), "token_larva_0_1#1")
    assert table.told("encounter")[0]["token"] == "token_larva_0_1#1"
    assert table.at("xenos.003") == ("larva#1",)
    assert "token_larva_0_1#1" not in table.at("bag")
    assert "token_larva_0_1#1" in table.at("supply")


@rule("LD-20.02e", "LD-18.08")
def test_a_token_set_aside_can_return_to_the_bag() -> None:
    table = sentry("022").put("queen#1", "xenos.001").put("token_queen_4_4#1", "supply")
    table.put("event_blood_trace#2", "events", top=True).run(["resolve_event"], ["act", 0, 1])
    assert "token_queen_4_4#1" in table.at("bag")


@rule("LD-20.01b")
def test_a_xeno_that_walks_in_draws_no_token_and_makes_no_surprise_attack() -> None:
    table = sentry(noise=["001-002"]).deal(0).put("adult#1", "xenos.003")
    table.put("event_hatching#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.002") == ("adult#1",)
    assert table.told("encounter") == table.told("xeno_attacks") == []
    assert table.state.noise == ["001-002"]
    assert table.told("token_set_aside") == []


@rule("LD-20.01d")
def test_a_figure_put_into_a_room_by_a_card_only_stands_there() -> None:
    table = sentry(**DARK, noise=["002-003"]).deal(0).put("body#1", "wounds.0")
    table.put("event_scent_of_blood#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.002") == ("adult#1",)
    assert table.told("xeno_attacks") == table.told("encounter") == []
    assert "002-003" in table.state.noise
    assert "melee:adult#1" not in table.options  # no card to pay with
    assert table.state.met


@rule("LD-13.12g")
def test_the_scent_of_blood_brings_no_adult_into_a_fight() -> None:
    table = sentry(**DARK).put("body#1", "wounds.0").put("larva#1", "xenos.002")
    table.put("event_scent_of_blood#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.002") == ("larva#1",)


@rule("LD-20.01d", "LD-10.15a")
def test_a_placed_figure_counts_as_the_first_xeno() -> None:
    table = sentry(**{**DARK, "met": False}).put("body#1", "wounds.0")
    table.put("event_scent_of_blood#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert {d.prompt for d in table.match.decisions} == {"keep_objective"}


@rule("LD-10.15a", "LD-22.09b")
def test_the_creeper_of_an_infection_may_be_the_first_xeno() -> None:
    table = sentry("008", larva=[0], powered=[1], met=False).put("larva#1", "board.0")
    table.deal(0, "rest", "contamination#1").face("contamination#1", "infected").start(0)
    table.play("play:sentry_rest#1>rest")
    assert table.at("xenos.008") == ("creeper#1",)
    assert {d.prompt for d in table.match.decisions} == {"keep_objective"}


@rule("LD-20.01d", "LD-22.09b")
def test_the_creeper_of_an_infection_is_no_encounter_for_the_others() -> None:
    """Noise stays, no token is drawn, and nobody is attacked by surprise."""
    table = sentry("008", larva=[0], powered=[1], noise=["007-008"]).stand(1, "008")
    table.put("larva#1", "board.0").deal(0, "rest", "contamination#1").deal(1, "rest")
    table.face("contamination#1", "infected").start(0).play("play:sentry_rest#1>rest")
    while table.ask.prompt == "interrupt":
        table.play("let")
    assert table.at("xenos.008") == ("creeper#1",)
    assert table.state.noise == ["007-008"]
    assert table.told("encounter") == table.told("xeno_attacks") == []


@rule("LD-20.01d", "LD-04.02")
def test_no_figure_left_means_nothing_is_placed() -> None:
    table = sentry("008", larva=[0], powered=[1]).deal(0, "rest", "contamination#1")
    for number, room in ((1, "001"), (2, "003"), (3, "022")):
        table.put(f"creeper#{number}", f"xenos.{room}")
    table.face("contamination#1", "infected").start(0).play("play:sentry_rest#1>rest")
    assert table.state.place[0] == "dead"
    assert table.at("xenos.008") == ()


@rule("LD-20.02b")
def test_an_empty_bag_ends_the_encounter_after_the_noise_is_cleared() -> None:
    table = sentry(noise=["002-003", "003-004"]).explore("003", "archive", search=1)
    for token in list(table.zones["bag"]):
        table.put(token, "supply")
    table.start(0, noise=[2]).play("move:003", "pay:sentry_rest#1")
    assert table.state.noise == []
    assert table.at("xenos.003") == ()


@rule("LD-04.02", "LD-20.02b")
def test_a_token_without_a_free_figure_goes_back_into_the_bag() -> None:
    table = sentry().deal(0, "search", "rest").put("queen#1", "xenos.025")
    table.put("token_queen_4_4#1", "bag")
    walk_into_noise(table, "token_queen_4_4#1")
    assert table.at("xenos.003") == ()
    assert "token_queen_4_4#1" in table.at("bag")
    assert table.told("xeno_attacks") == []
    assert table.state.noise == []


@rule("LD-20.05b", "LD-20.05a")
@pytest.mark.parametrize("adults", [True, False])
def test_a_blank_that_was_the_last_token_brings_an_adult_token(adults: bool) -> None:
    table = sentry()
    for token in list(table.zones["bag"]):
        table.put(token, "supply")
    if not adults:
        for token in [t for t in table.zones["supply"] if t.startswith("token_adult")]:
            table.put(token, "box")
    table.put("token_blank_0_0#1", "bag")
    walk_into_noise(table, "token_blank_0_0#1")
    assert [t for t in table.at("bag") if t != "token_blank_0_0#1"] == [
        t["token"] for t in table.told("token_added")
    ]
    assert len(table.at("bag")) == (2 if adults else 1)
    assert "token_blank_0_0#1" in table.at("bag")


@rule("LD-20.05b")
def test_a_blank_that_was_not_the_last_token_brings_nothing() -> None:
    table = walk_into_noise(sentry(), "token_blank_0_0#1")
    assert table.told("token_added") == []


# ---------------------------------------------------------------- combat


@rule("LD-20.06a", "LD-14.05b")
def test_in_combat_the_basic_actions_are_shoot_strike_and_move() -> None:
    table = sentry().stand(1, "002").put("carcass#1", "objects.002").put("egg#1", "objects.002")
    table.give(0, "toolbelt#1", "weapon_energy_cell#1")
    peace = {option.partition(":")[0] for option in table.start(0).options}
    assert {"careful", "pick_up", "trade", "craft", "move"} <= peace
    table.put("adult#1", "xenos.002").start(0)
    verbs = {option.partition(":")[0] for option in table.options}
    assert verbs == {"pass", "move", "shoot", "melee", "use", "drop"}


@rule("LD-20.06b", "LD-22.01")
def test_a_xeno_does_not_attack_because_somebody_fights_it_or_passes() -> None:
    table = drawn(sentry().put("adult#1", "xenos.002"), "attack_cut_5#1")
    table.deal(1, "search", "rest").start(0, advantage=["hit_1"])
    table.play("shoot:smg#1>adult#1", "pay:sentry_rest#1", "pass", "none")
    assert table.ask.seat == 1  # the other one is still to pass
    assert table.told("xeno_attacks") == []


@rule("LD-22.01", "LD-13.10")
def test_a_xeno_attacks_only_in_its_own_room() -> None:
    table = sentry("003").explore("003", "archive").put("adult#1", "xenos.002")
    table.run(["xenos_attack"], ["act", 0, 1])
    assert table.told("xeno_attacks") == []


@rule("LD-22.02b", "LD-20.04")
def test_a_surprise_attack_hits_the_one_who_met_the_xeno() -> None:
    table = sentry("008", noise=["008-009"]).explore("008", "nest").stand(1, "008").deal(1)
    table.put("smg#1", "removed").put("token_adult_2_4#1", "bag")
    drawn(table, "attack_cut_5#1").start(0, noise=[4], bag=["token_adult_2_4#1"])
    table.play("room:take_egg", "pay:sentry_rest#1+sentry_repairs#1")
    assert [attack["seat"] for attack in table.told("xeno_attacks")] == [0]  # not the empty hand


# ---------------------------------------------------------------- shooting


@rule("LD-20.08b")
def test_only_a_loaded_weapon_in_a_hand_slot_shoots() -> None:
    table = sentry().put("adult#1", "xenos.002").put("shotgun#1", "hands.0")
    table.set(ammo={"smg#1": 5, "shotgun#1": 1}).start(0)
    shots = {option for option in table.options if option.startswith("shoot")}
    assert shots == {"shoot:smg#1>adult#1", "shoot:shotgun#1>adult#1"}
    table.set(ammo={"smg#1": 0, "shotgun#1": 1}).put("egg#1", "hands.0").start(0)
    assert [o for o in table.options if o.startswith("shoot")] == ["shoot:shotgun#1>adult#1"]
    table.put("smg#1", "removed").put("shotgun#1", "items.red").start(0)
    assert not [option for option in table.options if option.startswith("shoot")]


@rule("LD-20.09")
@pytest.mark.parametrize(
    ("weapon", "face", "damage"),
    [
        ("assault_rifle#1", "hit_1", 2),  # 1 more whenever it deals any
        ("assault_rifle#1", "blank", 0),
        ("nailgun#1", "hit_2", 1),  # a double hit counts as a single one
        ("flamethrower#1", "creeper", 1),  # every result but the blank one hits
        ("flamethrower#1", "blank", 0),
    ],
)
def test_a_weapon_changes_the_result(weapon: str, face: str, damage: int) -> None:
    table = sentry(**DARK).put("breeder#1", "xenos.002").put("smg#1", "removed")
    table.put(weapon, "hands.0").set(ammo={weapon: 3})
    drawn(table, "attack_cut_5#1", "attack_blood_rage_5#1").start(0, combat=[face])
    table.play(f"shoot:{weapon}>breeder#1", "pay:sentry_rest#1")
    assert table.state.damage.get("breeder#1", 0) == damage


@rule("LD-20.09")
def test_a_flamethrower_sets_the_room_on_fire_with_a_double_hit() -> None:
    for face, burning in (("hit_2", ["002"]), ("hit_1", [])):
        table = sentry(**DARK).put("larva#1", "xenos.002").put("flamethrower#1", "hands.0")
        table.set(ammo={"flamethrower#1": 3}).start(0, combat=[face])
        table.play("shoot:flamethrower#1>larva#1", "pay:sentry_rest#1")
        assert table.state.fire == burning


@rule("LD-20.10c", "LD-20.10b")
@pytest.mark.parametrize("discards", [True, False])
def test_an_advantage_result_paid_up_to_two_is_no_double_hit(discards: bool) -> None:
    table = sentry().put("breeder#1", "xenos.002").put("pistol#1", "hands.0")
    table.set(ammo={"pistol#1": 3})
    drawn(table, "attack_cut_5#1", "attack_blood_rage_5#1")
    table.start(0, advantage=["hit_1_card_for_2"])
    table.play("shoot:pistol#1>breeder#1", "pay:sentry_rest#1")
    table.play("discard:sentry_search#1" if discards else "keep")
    assert table.state.damage == {"breeder#1": 2 if discards else 1}


@rule("LD-20.10c")
def test_an_advantage_result_sets_nothing_on_fire() -> None:
    table = sentry().put("breeder#1", "xenos.002").put("flamethrower#1", "hands.0")
    table.set(ammo={"flamethrower#1": 3})
    drawn(table, "attack_cut_5#1", "attack_blood_rage_5#1")
    table.start(0, advantage=["hit_1_card_for_2"])
    table.play("shoot:flamethrower#1>breeder#1", "pay:sentry_rest#1", "discard:sentry_search#1")
    assert table.state.damage == {"breeder#1": 2}
    assert table.state.fire == []


@rule("LD-20.10d", "LD-20.09")
def test_a_reroll_also_rerolls_the_advantage_die() -> None:
    table = Table("hacker", "sentry").stand(0, "002").stand(1, "018").set(**LIT)
    table.deal(0, "search", "rest").put("adult#1", "xenos.002")
    drawn(table, "attack_cut_5#1").start(0, advantage=["adult", "hit_2"])
    table.play("shoot:smart_gun#1>adult#1", "pay:hacker_rest#1", "yes")
    assert table.state.damage == {"adult#1": 2}


@rule("LD-20.10e", "LD-21.02")
def test_the_advantage_die_is_never_rolled_in_melee() -> None:
    table = drawn(sentry().put("adult#1", "xenos.002"), "attack_cut_5#1")
    table.start(0, combat=["hit_1"]).play("melee:adult#1", "pay:sentry_rest#1")
    assert table.told("struck")[0]["face"] == "hit_1"
    assert table.state.damage == {"adult#1": 1}


# ---------------------------------------------------------------- escaping


@rule("LD-21.03b", "LD-14.06")
def test_every_xeno_attacks_once_who_escapes_and_the_largest_first() -> None:
    table = sentry(**LIT).explore("003", "archive", search=1)
    for xeno in ("larva#1", "adult#1", "queen#1", "creeper#1", "breeder#1"):
        table.put(xeno, "xenos.002")
    drawn(table, *MISSES).start(0, noise=["silence"]).play("move:003", "pay:sentry_rest#1")
    told = table.told("xeno_attacks")
    assert [facts["xeno"].partition("#")[0] for facts in told] == [
        "queen",
        "breeder",
        "adult",
        "creeper",
        "larva",
    ]
    assert table.state.place[0] == "003"


@rule("LD-21.03b", "LD-21.03d")
def test_whoever_dies_on_the_way_out_is_not_attacked_any_more() -> None:
    table = sentry(**LIT).put("adult#1", "xenos.002").put("larva#1", "xenos.002").deal(1, "rest")
    for wound in ("body#1", "body#2", "hand#1"):
        table.put(wound, "wounds.0")
    drawn(table, "attack_cut_2#1").start(0).play("move:003", "pay:sentry_rest#1")
    assert [facts["xeno"] for facts in table.told("xeno_attacks")] == ["adult#1"]
    assert table.at("xenos.002") == ("adult#1", "larva#1")
    assert table.at("objects.002") == ("corpse#1",)


@rule("LD-20.08a")
@pytest.mark.parametrize(
    ("face", "harmed"),
    [
        ("blank", [0, 0, 0, 0, 0]),
        ("creeper", [1, 1, 0, 0, 0]),
        ("adult", [1, 1, 1, 0, 0]),
        ("hit_1", [1, 1, 1, 1, 1]),
        ("hit_2", [2, 2, 2, 2, 2]),
    ],
)
def test_each_face_of_the_combat_die_harms_its_targets(face: str, harmed: list[int]) -> None:
    amounts = []
    for kind in ("larva", "creeper", "adult", "breeder", "queen"):
        table = sentry(**DARK).put(f"{kind}#1", "xenos.002").start(0, combat=[face])
        table.play(f"shoot:smg#1>{kind}#1", "pay:sentry_rest#1")
        amounts.append(sum(facts["amount"] for facts in table.told("harmed")))
    assert amounts == harmed


@rule("LD-22.02c")
def test_who_escapes_is_attacked_and_not_who_stays_with_fewer_cards() -> None:
    table = sentry(**LIT).stand(1, "002").deal(1).explore("003", "archive", search=1)
    drawn(table.put("adult#1", "xenos.002"), MISSES[0]).start(0, noise=["silence"])
    table.play("move:003", "pay:sentry_rest#1")
    assert [(facts["seat"], facts["how"]) for facts in table.told("xeno_attacks")] == [
        (0, "escape")
    ]


@rule("LD-21.06b")
@pytest.mark.parametrize("xeno", ["breeder#1", "queen#1"])
@pytest.mark.parametrize(("damage", "killed"), [(4, False), (5, True)])
def test_the_sum_of_two_cards_decides_over_the_great_ones(
    xeno: str, damage: int, killed: bool
) -> None:
    table = sentry(damage={xeno: damage - 1}).put(xeno, "xenos.002")
    drawn(table, "attack_cut_2#1", "attack_cut_3#1").start(0, advantage=["hit_1"])
    table.play(f"shoot:smg#1>{xeno}", "pay:sentry_rest#1")
    assert table.at("attacks.discard")[:2] == ("attack_cut_3#1", "attack_cut_2#1")
    assert (table.at("xenos.002") == ()) == killed
    assert table.at("objects.002") == (("carcass#1",) if killed else ())


@rule("LD-21.03c", "LD-17.02a")
def test_who_survives_an_escape_explores_and_makes_noise() -> None:
    table = sentry().put("creeper#1", "xenos.002")
    for token in list(table.zones["token.003"]):
        table.put(token, "explored")
    table.put("explore_slime_4#1", "token.003")
    drawn(table, "attack_perched_in_the_dark_2#1").start(0, noise=[3])
    table.play("move:003", "pay:sentry_rest#1")
    state = table.state
    assert (state.place[0], state.search["003"], state.slime) == ("003", 4, [0])
    assert state.noise == ["003-004"]
    assert table.at("xenos.002") == ("creeper#1",)


@rule("LD-21.03d", "LD-23.03b")
def test_who_dies_escaping_lies_in_the_room_it_tried_to_leave() -> None:
    table = sentry().put("adult#1", "xenos.002").put("egg#1", "hands.0")
    for number in (1, 2, 3):
        table.put(f"body#{number}", "wounds.0")
    drawn(table, "attack_cut_5#1").start(0).play("move:003", "pay:sentry_rest#1")
    assert table.state.place[0] == "dead"
    assert set(table.at("objects.002")) == {"corpse#1", "egg#1"}
    assert table.at("room.003") == ()


@rule("LD-21.03e")
def test_a_distraction_lets_one_escape_without_being_attacked() -> None:
    table = sentry("018").stand(1, "002").put("adult#1", "xenos.002").explore("003", "archive")
    table.give(1, "medkit#1").deal(1, "distraction", "rest").start(1, noise=["silence"])
    table.play("play:survivor_distraction#1>escape", "to:003")
    assert table.state.place[1] == "003"
    assert table.told("xeno_attacks") == []
    assert table.at("items.green")[-1] == "medkit#1"


@rule("LD-21.03e", "LD-17.13a")
def test_a_distraction_takes_both_away_at_once() -> None:
    """Nobody is left behind with the xeno, so Danger brings it after them."""
    table = sentry().stand(1, "002").put("adult#1", "xenos.002").explore("003", "archive")
    table.give(1, "medkit#1").deal(1, "distraction", "rest").start(1, noise=["danger"])
    table.play("play:survivor_distraction#1>escape", "let", "both:0", "to:003")
    assert table.state.place == {0: "003", 1: "003"}
    assert table.at("xenos.003") == ("adult#1",)
    assert table.state.noise == []


@rule("LD-22.02c", "LD-21.03a")
@pytest.mark.parametrize(("choice", "follows"), [("let", True), ("react", False)])
def test_a_xeno_follows_only_whom_it_has_attacked(choice: str, follows: bool) -> None:
    """Blood Chase: the attacker moves along with its target, if that escapes."""
    table = Table("lab_rat", "janitor").stand(0, "002").stand(1, "002").explore("003", "archive")
    table.set(**LIT).put("adult#1", "xenos.002").put("body#1", "wounds.0").put("leg#1", "wounds.1")
    drawn(table, "attack_blood_chase_2#1").deal(0, "inconspicuous", "rest").deal(1, "search")
    table.start(0, noise=["silence"]).play("move:003", "pay:lab_rat_rest#1", "let")
    table.play("let" if choice == "let" else "react:lab_rat_inconspicuous#1")
    assert table.state.place == {0: "003", 1: "002"}
    assert table.at("xenos.003" if follows else "xenos.002") == ("adult#1",)
    assert table.state.light == ({0: 1} if follows else {1: 1})


@rule("LD-22.02c", "LD-21.03a")
def test_a_xeno_that_pheromones_lead_to_another_does_not_follow_the_one_who_escapes() -> None:
    table = Table("xenobiologist", "janitor").stand(0, "002").stand(1, "002")
    table.explore("003", "archive").set(**LIT, knowledge={"0": 6, "1": 1})
    table.put("adult#1", "xenos.002").put("leg#1", "wounds.1").put("carcass#1", "hands.0")
    drawn(table, "attack_blood_chase_2#1").deal(0, "pheromones", "search").deal(1, "rest")
    table.start(0, noise=["silence"]).play("move:003", "pay:xenobiologist_search#1")
    while table.ask.prompt == "interrupt":
        table.play("let")
    table.play("redirect:xenobiologist_pheromones#1>carcass#1>1")
    assert table.state.place == {0: "003", 1: "002"}
    assert table.state.light == {1: 1}
    assert table.at("xenos.002") == ("adult#1",)


# ---------------------------------------------------------------- attack cards


@rule("LD-22.03c", "LD-22.03a")
@pytest.mark.parametrize("card", ["attack_cut_5#1", "attack_piercing_the_heart_3#1"])
def test_a_resolved_attack_card_is_discarded_hit_or_miss(card: str) -> None:
    table = drawn(sentry().put("adult#1", "xenos.002"), card)
    table.run(["xenos_attack"], ["act", 0, 1])
    assert table.at("attacks.discard")[0] == card


@rule("LD-22.03c")
def test_an_empty_attack_deck_is_renewed_from_its_discards() -> None:
    table = sentry().put("adult#1", "xenos.002")
    for card in list(table.zones["attacks"]):
        table.put(card, "attacks.discard")
    table.run(["xenos_attack"], ["act", 0, 1], attacks=[])
    assert len(table.at("attacks.discard")) == 1
    assert len(table.at("attacks")) == 19


@rule("LD-21.06b", "LD-21.06e")
def test_the_first_of_two_blood_cards_is_not_shuffled_in_for_the_second() -> None:
    table = sentry(fire=["002"]).put("queen#1", "xenos.002")
    for card in list(table.zones["attacks"]):
        table.put(card, "attacks.discard")
    table.put("attack_cut_2#1", "attacks").run(["fire_burns"], ["act", 0, 1])
    first, second = (told["card"] for told in table.told("blood_card"))
    assert first == "attack_cut_2#1"
    assert table.at("attacks.discard") == (second, first)


@rule("LD-21.07a", "LD-13.12c")
@pytest.mark.parametrize("met", [True, False])
def test_a_retreat_by_two_numbers_ends_where_the_xeno_meets_somebody(met: bool) -> None:
    table = sentry("013").stand(1, "009" if met else "018").put("adult#1", "xenos.013")
    drawn(table, "attack_cut_retreat#1").put("event_kickstopper#1", "events", top=True)
    table.start(0, advantage=["hit_1"]).play("shoot:smg#1>adult#1", "pay:sentry_rest#1")
    assert table.state.where["adult#1"] == ("xenos.009" if met else "xenos.008")


@rule("LD-18.04")
def test_a_ninth_adult_sends_nobody_away_who_is_in_combat() -> None:
    table = sentry()
    for number in range(1, 9):
        table.put(f"adult#{number}", "xenos.018" if number < 4 else "xenos.025")
    walk_into_noise(table, "token_adult_2_3#1")
    assert table.at("xenos.018") == ("adult#1", "adult#2", "adult#3")
    assert table.at("xenos.025") == ()
    assert len(table.at("xenos.003")) == 1


@rule("LD-22.03c")
def test_a_card_that_is_still_resolved_is_not_drawn_again() -> None:
    """The creeper evolves; for the attack of the breeder no card is left."""
    table = sentry(**DARK).put("creeper#1", "xenos.002")
    table.holds("attacks", "attack_evolve_4#1").holds("attacks.discard")
    table.run(["xenos_attack"], ["act", 0, 1])
    assert table.at("xenos.002") == ("breeder#1",)
    assert [told["xeno"] for told in table.told("xeno_attacks")] == ["creeper#1", "breeder#1"]
    assert len(table.told("attack_card")) == 1
