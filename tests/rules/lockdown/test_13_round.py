"""Page 13: the round, the player phase, the event phase."""

from __future__ import annotations

import pytest

from hullbreach.games.lockdown.board import STANDARD
from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
LIT = {"power": POWER, "powered": [1, 2, 3]}


def facility(*characters: str, **state: object) -> Table:
    characters = characters or ("hacker", "sentry", "janitor")
    table = Table(*characters)
    for seat in range(len(characters)):
        table.stand(seat, "004")
    return table.set(**{**LIT, "met": True, **state})


def leads_to_a_stairwell(corridor: str) -> bool:
    return any(not STANDARD.section[room] for room in STANDARD.ends[corridor])


# ---------------------------------------------------------------- the round


@rule("LD-13.01", "LD-13.14")
def test_a_round_is_a_player_phase_and_an_event_phase() -> None:
    table = facility(round=1).put("token_blank_0_0#1", "bag")
    table.put("event_power_surge#1", "events", top=True)
    table.start(0, bag=["token_blank_0_0#1"])
    table.everybody_passes()
    names = [event.name for event in table.match.events(None)]
    order = ["passed", "event_phase", "time", "event_card", "bag_develops", "round"]
    assert [name for name in names if name in order] == ["passed", "passed", *order]
    assert table.ask.prompt == "act"
    assert (table.state.round, table.state.time) == (2, 14)


@rule("LD-13.14")
def test_a_new_round_begins_after_the_last_encounter_and_its_attack() -> None:
    """The adult of the bag makes noise, noise brings an adult, and that one attacks."""
    table = facility("hacker", "sentry", round=1, noise=["001-004"])
    table.stand(1, "018").put("token_adult_2_3#1", "bag").put("token_adult_2_4#1", "bag")
    table.put("attack_cut_2#1", "attacks", top=True)
    table.run(
        ["develop_bag"],
        ["begin_round"],
        noise=[2, "silence"],
        bag=["token_adult_2_3#1", "token_adult_2_4#1"],
    )
    names = [event.name for event in table.match.events(None)]
    assert names.index("xeno_attacks") < names.index("attack_card") < names.index("round")


@rule("LD-13.02a")
def test_everybody_draws_up_to_five_and_keeps_what_was_left() -> None:
    table = facility(round=1).deal(0, "search", "rest").deal(1, "contamination#1")
    table.run(["begin_round"])
    assert [len(table.at(f"hand.{seat}")) for seat in range(3)] == [5, 5, 5]
    assert {"hacker_search#1", "hacker_rest#1"} <= set(table.at("hand.0"))
    assert "contamination#1" in table.at("hand.1")


@rule("LD-13.02a")
def test_a_hand_of_more_than_five_is_kept() -> None:
    cards = ("search", "rest", "bypass", "recharge", "neuralink", "master_plan")
    table = facility(round=1).deal(0, *cards).run(["begin_round"])
    assert len(table.at("hand.0")) == 6


@rule("LD-13.02b")
def test_an_empty_deck_is_renewed_in_the_midst_of_drawing() -> None:
    table = facility(round=1)
    cards = list(table.zones["deck.0"])
    for card in cards[2:]:
        table.put(card, "discard.0")
    table.run(["begin_round"])
    assert len(table.at("hand.0")) == 5
    assert set(cards[:2]) <= set(table.at("hand.0"))
    assert table.at("discard.0") == ()
    assert len(table.at("deck.0")) == 5


@rule("LD-13.02b")
def test_with_too_few_cards_one_draws_what_there_is() -> None:
    table = facility(round=1)
    for card in list(table.zones["deck.0"])[:8]:
        table.put(card, "box")
    table.run(["begin_round"])
    assert len(table.at("hand.0")) == 2


@rule("LD-13.03")
def test_the_token_goes_to_the_left_after_the_draw_but_not_in_the_first_round() -> None:
    first = facility(round=0).run(["begin_round"])
    assert (first.state.first, first.ask.seat) == (0, 0)
    later = facility(round=1, first=2).run(["begin_round"])
    assert (later.state.first, later.ask.seat) == (0, 0)
    names = [event.name for event in later.match.events(None)]
    assert max(n for n, name in enumerate(names) if name == "drew") < names.index("first_player")


@rule("LD-13.03")
@pytest.mark.parametrize("place", ["dead", "bunker", "isolated", "escaped"])
def test_the_token_skips_whoever_is_no_longer_in_play(place: str) -> None:
    table = facility(round=1).stand(1, place).run(["begin_round"])
    assert table.state.first == 2


@rule("LD-13.04")
def test_in_order_means_from_the_first_player_clockwise() -> None:
    table = facility(first=1).put("token_adult_2_3#1", "bag")
    table.run(
        ["develop_bag"],
        ["act", 0, 1],
        bag=["token_adult_2_3#1"],
        noise=["silence", "silence", "silence"],
    )
    assert [facts["seat"] for facts in table.told("noise_roll")] == [1, 2, 0]


# ---------------------------------------------------------------- turns


@rule("LD-13.05a")
def test_turns_of_two_actions_go_round_until_all_have_passed() -> None:
    table = facility(round=1).stand(1, "018").stand(2, "007")
    for seat in range(3):
        table.deal(seat, "demolition", "search", "rest")
        table.give(seat, f"lighter#{seat + 1}")
    table.start(0)
    assert (table.ask.seat, table.ask.about["nth"]) == (0, 1)
    table.play("use:lighter#1>ignite", "pay:hacker_rest#1")
    assert (table.ask.seat, table.ask.about["nth"]) == (0, 2)
    table.play("play:hacker_demolition#1>break_room")
    assert (table.ask.seat, table.ask.about["nth"]) == (1, 1)
    table.play("play:sentry_demolition#1>break_room", "pass", "none")
    assert table.ask.seat == 2
    table.play("pass", "none")
    assert (table.ask.seat, table.ask.about["nth"]) == (0, 1)
    assert table.told("event_phase") == []
    table.play("pass", "none")
    assert len(table.told("event_phase")) == 1


@rule("LD-13.05b")
def test_who_has_no_card_can_only_pass() -> None:
    table = facility(round=1).deal(1, "search").start(0)
    assert table.match.decision is not None
    assert not [o for o in table.options if o != "pass" and not o.startswith("drop")]


@rule("LD-13.05b")
def test_after_one_action_passing_is_the_other_half_of_the_turn() -> None:
    table = facility(round=1).deal(0, "demolition", "search").deal(1, "search").start(0)
    table.play("play:hacker_demolition#1>break_room")
    while table.ask.prompt == "interrupt":
        table.play("let")
    table.play("pass", "none")
    assert table.ask.seat == 1
    assert table.state.passed == [0]


@rule("LD-13.05c")
@pytest.mark.parametrize(
    ("choice", "left"),
    [
        ("none", 3),
        ("discard:contamination#1", 2),
        ("discard:hacker_search#1+hacker_rest#1+contamination#1", 0),
    ],
)
def test_on_passing_any_cards_may_be_discarded(choice: str, left: int) -> None:
    table = facility(round=1).deal(0, "search", "rest", "contamination#1").deal(1, "search")
    table.start(0).play("pass", choice)
    assert len(table.at("hand.0")) == left
    assert len(table.at("discard.0")) == 3 - left
    assert table.match.view(None)["seats"][0]["passed"] is True


@rule("LD-13.05d")
def test_whoever_has_passed_takes_no_more_turns() -> None:
    table = facility(round=1, passed=[1]).deal(1, "search", "rest").deal(2, "search")
    table.deal(0, "search").start(0).play("pass", "none")
    assert table.ask.seat == 2


@rule("LD-13.05d")
def test_a_passed_player_may_still_interrupt() -> None:
    """That is no action (ruling)."""
    table = facility(round=1, passed=[1]).deal(0, "demolition", "search").stand(2, "018")
    table.deal(1, "interruption").start(0).play("play:hacker_demolition#1>break_room")
    assert (table.ask.seat, table.ask.prompt) == (1, "interrupt")


# ---------------------------------------------------------------- the event phase


@rule("LD-13.07")
def test_the_launch_token_is_revealed_even_if_all_pods_are_empty() -> None:
    table = facility(time=8)
    token = table.zones["css.8"][0]
    table.run(["launch_pods"], ["act", 0, 1])
    assert table.told("css_revealed") == [{"token": token}]
    assert table.at("css.8") == ()


@rule("LD-13.08")
def test_time_moves_one_space_before_power_is_checked() -> None:
    """Space 14 lies behind a red threshold, space 12 behind a blue one."""
    table = facility(time=14, powered=[1, 2]).run(["advance_time"], ["act", 0, 1])
    names = [event.name for event in table.match.events(None)]
    assert table.state.time == 13
    assert names.index("time") < names.index("threshold")


@rule("LD-13.08")
def test_the_alarm_is_due_before_the_last_power_goes_out() -> None:
    table = facility(time=4, alarm=4, powered=[1]).run(["advance_time"])
    assert table.match.result is not None
    assert table.told("threshold") == []
    assert table.state.time == 4


@rule("LD-13.08")
def test_a_yellow_self_destruct_turns_red_before_power_is_checked() -> None:
    table = facility(time=8, self_destruct=8, powered=[1, 2]).run(["advance_time"], ["act", 0, 1])
    names = [event.name for event in table.match.events(None)]
    order = [names.index(name) for name in ("time", "self_destruct_red", "threshold")]
    assert order == sorted(order)


@rule("LD-13.09a")
@pytest.mark.parametrize(
    ("section", "fading"),
    [
        ("S-01", ["002-005", "004-006"]),
        ("S-02", ["005-007", "006-011", "007-016", "015-017"]),
        ("S-03", ["016-018", "017-023"]),
    ],
)
def test_a_corridor_to_a_stairwell_fades_with_the_section_of_its_colour(
    section: str, fading: list[str]
) -> None:
    noise = [corridor for corridor in STANDARD.corridors if leads_to_a_stairwell(corridor)]
    table = facility(noise=noise, powered=[POWER[section]])
    for seat in range(3):
        table.stand(seat, "013")
    table.run(["quieten"], ["act", 0, 1])
    assert [corridor for corridor in noise if corridor not in table.state.noise] == fading


@rule("LD-13.10")
def test_each_xeno_with_a_character_attacks_once() -> None:
    table = facility("hacker", "sentry").stand(0, "002").stand(1, "018")
    table.put("adult#1", "xenos.002").put("creeper#1", "xenos.002").put("adult#2", "xenos.018")
    table.put("adult#3", "xenos.025").deal(0, "search").deal(1, "search")
    for n in (2, 3, 4):
        table.put(f"attack_perched_in_the_dark_{(2, 4, 5)[n - 2]}#1", "attacks", top=True)
    table.run(["xenos_attack"], ["act", 0, 1])
    attacks = [(facts["xeno"], facts["seat"]) for facts in table.told("xeno_attacks")]
    assert attacks == [("adult#1", 0), ("creeper#1", 0), ("adult#2", 1)]


@rule("LD-13.10")
def test_the_second_xeno_chooses_another_target_when_the_first_has_killed() -> None:
    table = facility("hacker", "sentry", "janitor").stand(0, "002").stand(1, "002").stand(2, "018")
    table.put("adult#1", "xenos.002").put("adult#2", "xenos.002").deal(1, "search")
    for n in range(3):
        table.put(f"body#{n + 1}", "wounds.0")
    table.put("attack_perched_in_the_dark_2#1", "attacks", top=True)
    table.put("attack_cut_2#1", "attacks", top=True)
    table.run(["xenos_attack"], ["act", 1, 1])
    assert table.state.place[0] == "dead"
    assert [facts["seat"] for facts in table.told("xeno_attacks")] == [0, 1]


@rule("LD-13.11")
def test_fire_harms_every_xeno_in_it_once() -> None:
    table = facility(fire=["025", "026"])
    table.put("adult#1", "xenos.025").put("larva#1", "xenos.026").put("adult#2", "xenos.003")
    table.put("attack_cut_5#1", "attacks", top=True).run(["fire_burns"], ["act", 0, 1])
    assert table.state.damage == {"adult#1": 1}
    assert table.at("xenos.026") == ()


@rule("LD-13.11")
def test_a_xeno_that_retreats_into_another_fire_does_not_suffer_twice() -> None:
    table = facility(fire=["025", "026"]).put("adult#1", "xenos.025")
    table.put("attack_cut_retreat#1", "attacks", top=True)
    table.put("event_hatching#1", "events", top=True)  # direction 2: to room 026
    table.run(["fire_burns"], ["act", 0, 1])
    assert table.at("xenos.026") == ("adult#1",)
    assert table.state.damage == {"adult#1": 1}


def event(card: str, **state: object) -> Table:
    return facility(**state).put(card, "events", top=True)


@rule("LD-13.12a")
def test_an_event_moves_xenos_before_its_effect() -> None:
    """The adult leaves the room by corridor 3, and breaks what it finds there."""
    table = event("event_damage#1").put("adult#1", "xenos.018")
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.019") == ("adult#1",)
    assert table.state.malfunction == ["019"]
    assert len(table.told("event_card")) == 1


@rule("LD-13.12c")
def test_two_numbers_are_two_moves() -> None:
    table = event("event_kickstopper#1").put("adult#1", "xenos.010")
    table.run(["resolve_event"], ["act", 0, 1])  # 2: to 011, 4: to 006
    assert table.at("xenos.006") == ("adult#1",)


@rule("LD-13.12c")
def test_a_xeno_that_meets_a_character_stays_after_the_first_move() -> None:
    table = event("event_kickstopper#1").put("adult#1", "xenos.010").stand(0, "011")
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.011") == ("adult#1",)


@rule("LD-13.12c", "LD-13.12e")
def test_a_first_move_spent_on_a_door_is_followed_by_the_second() -> None:
    table = event("event_kickstopper#1", door={"010-011": "closed"}).put("adult#1", "xenos.010")
    table.run(["resolve_event"], ["act", 0, 1])  # 2: the door breaks, 4: to 013
    assert table.state.door == {"010-011": "destroyed"}
    assert table.at("xenos.013") == ("adult#1",)


@rule("LD-13.12f", "LD-20.06a")
def test_blood_draws_no_xeno_out_of_a_fight() -> None:
    table = event("event_blood_trace#1").stand(0, "013").stand(1, "010").deal(0)
    table.put("body#1", "wounds.0").put("adult#1", "xenos.010").put("adult#2", "xenos.015")
    table.run(["resolve_event"], ["act", 1, 1])
    assert table.at("xenos.010") == ("adult#1",)
    assert table.at("xenos.013") == ("adult#2",)


@rule("LD-13.12g")
@pytest.mark.parametrize("powered", [[], [1, 2, 3, 4]])
def test_blood_betrays_those_with_cards_only_in_the_dark(powered: list[int]) -> None:
    table = event("event_blood_trace#1", powered=powered).stand(0, "013").deal(0, "search")
    table.put("body#1", "wounds.0").put("adult#2", "xenos.015")
    table.run(["resolve_event"], ["act", 1, 1])
    assert table.state.where["adult#2"] == ("xenos.015" if powered else "xenos.013")


@rule("LD-13.12f")
def test_leaving_the_shell_searches_only_the_decks_of_those_without_a_larva() -> None:
    table = event("event_leaving_the_shell#1", larva=[0]).put("larva#1", "board.0")
    table.face(table.zones["contamination"][0], "clean").run(["resolve_event"], ["act", 1, 1])
    assert [told["seat"] for told in table.told("contaminated")] == [0]
    assert [told["seat"] for told in table.told("deck_searched")] == [1, 2]


@rule("LD-13.12f")
def test_fire_in_the_hole_wounds_only_those_without_action_cards() -> None:
    table = event("event_fire_in_the_hole#1").explore("008", "css_a").stand(0, "008")
    table.stand(1, "008").deal(0, "search").deal(1, "contamination#1").deal(2)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.state.fire == ["008"]
    assert [len(table.at(f"wounds.{seat}")) for seat in range(3)] == [0, 1, 0]


@rule("LD-13.12g")
def test_what_comes_out_of_the_walls_needs_an_entrance() -> None:
    table = event("event_noise_in_corridors#1", powered=[]).stand(0, "003")
    table.run(["resolve_event"], ["act", 1, 1])
    assert table.state.light == {0: 1}


@rule("LD-13.12f", "LD-19.07d")
def test_an_empty_pool_loses_no_marker_to_noise_in_the_corridors() -> None:
    state = {"noise": ["service"], "fire": ["002"], "fire_pool": 1, "malfunction_pool": 10}
    table = event("event_noise_in_corridors#1", **state).run(["resolve_event"], ["act", 1, 1])
    assert (table.state.fire_pool, table.state.malfunction_pool) == (1, 9)


@rule("LD-13.12f")
def test_a_blue_screen_breaks_the_first_computer_only() -> None:
    table = event("event_blue_screen#1").explore("008", "archive").explore("009", "laboratory")
    table.run(["resolve_event"], ["act", 1, 1])
    assert table.state.malfunction == ["008"]


@rule("LD-13.12f")
def test_a_lift_without_power_stays_so() -> None:
    table = event("event_kickstopper#1", powered=[1, 2, 3]).run(["resolve_event"], ["act", 1, 1])
    assert table.state.powered == [1, 2, 3]
    assert table.state.malfunction == ["002", "007", "018"]


@rule("LD-13.12f")
@pytest.mark.parametrize("host", [True, False])
def test_a_larva_that_finds_a_host_in_the_nest_does_not_go_into_the_bag(host: bool) -> None:
    table = event("event_hatching#1").explore("008", "nest").stand(0, "008")
    table.deal(0, *(() if host else ("search",))).run(["resolve_event"], ["act", 1, 1])
    assert table.state.larva == ([0] if host else [])
    assert len(table.told("token_added")) == int(not host)


@rule("LD-13.12g")
@pytest.mark.parametrize("powered", [[], [1, 2, 3, 4]])
def test_panic_in_the_dark_takes_from_those_with_cards_and_from_nobody_twice(
    powered: list[int],
) -> None:
    table = facility("sentry", "janitor", powered=powered).stand(0, "002").stand(1, "018")
    table.put("event_panic#1", "events", top=True).deal(0).deal(1, "rest")
    table.run(["resolve_event"], ["act", 1, 1])
    lost = [told["item"] for told in table.told("ammo_spent")]
    assert lost == ["smg#1"] * 2 + ([] if powered else ["nailgun#1"] * 2)


@rule("LD-13.12d")
@pytest.mark.parametrize(("xeno", "kind"), [("queen#1", "queen"), ("breeder#1", "breeder")])
def test_a_service_corridor_takes_a_xeno_off_the_board(xeno: str, kind: str) -> None:
    table = event("event_blood_trace#1").put(xeno, "xenos.021").set(damage={xeno: 2})
    for token in [t for t in table.zones["bag"] if kind in t]:
        table.put(token, "supply")
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.021") == ()
    assert len([token for token in table.at("bag") if kind in token]) == 1
    assert table.state.damage == {}


@rule("LD-13.12d")
def test_without_a_token_in_the_supply_only_the_figure_leaves() -> None:
    table = event("event_blood_trace#1").put("queen#1", "xenos.021").put("token_queen_4_4#1", "bag")
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.021") == ()
    assert table.told("token_added") == []


@rule("LD-13.12e")
def test_a_closed_door_is_destroyed_and_the_xeno_stays() -> None:
    table = event("event_hatching#1", door={"025-026": "closed"}).put("adult#1", "xenos.025")
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.025") == ("adult#1",)
    assert table.state.door == {"025-026": "destroyed"}


@rule("LD-13.12e")
def test_xenos_on_both_sides_of_a_door_stay_on_their_sides() -> None:
    table = event("event_hatching#1", door={"025-026": "closed"})
    table.put("adult#1", "xenos.025").put("adult#2", "xenos.026")
    table.run(["resolve_event"], ["act", 0, 1])
    assert (table.at("xenos.025"), table.at("xenos.026")) == (("adult#1",), ("adult#2",))
    assert table.state.door == {"025-026": "destroyed"}


@rule("LD-13.12g")
def test_the_darkness_part_comes_in_addition_and_only_in_the_dark() -> None:
    table = event("event_egg_protection#1", powered=[1]).stand(1, "008").stand(2, "016")
    table.run(["resolve_event"], ["act", 0, 1])
    gained = [len(table.at(f"discard.{seat}")) for seat in range(3)]
    assert gained == [0, 1, 1]  # in light, without power, in a stairwell


@rule("LD-13.12g")
def test_a_wound_may_keep_a_character_in_the_dark() -> None:
    table = event("event_egg_protection#1").put("eyes#1", "wounds.0")
    table.run(["resolve_event"], ["act", 0, 1])
    assert [len(table.at(f"discard.{seat}")) for seat in range(3)] == [1, 0, 0]


@rule("LD-13.12g")
def test_the_normal_effect_is_resolved_in_the_dark_as_well() -> None:
    table = event("event_hatching#1", powered=[]).run(["resolve_event"], ["act", 0, 1])
    assert len(table.at("nest.eggs")) == 4
    assert table.state.larva == [0, 1, 2]


@rule("LD-13.12i")
def test_an_empty_event_deck_is_renewed_from_its_discards() -> None:
    table = facility()
    for card in list(table.zones["events"]):
        table.put(card, "events.discard")
    table.run(["resolve_event"], ["act", 0, 1], events=["event_power_surge#1"])
    assert table.told("event_card")[0]["card"] == "event_power_surge#1"
    assert len(table.at("events")) == 21
    assert table.at("events.discard") == ("event_power_surge#1",)


@rule("LD-13.12j")
def test_several_characters_are_resolved_in_order() -> None:
    table = event("event_egg_protection#1", powered=[], first=2)
    table.run(["resolve_event"], ["act", 0, 1])
    assert [facts["seat"] for facts in table.told("contaminated")] == [2, 0, 1]


@rule("LD-13.12j")
def test_several_rooms_are_resolved_by_their_numbers() -> None:
    table = event("event_consuming_fire#1", fire=["022", "007"])
    table.run(["resolve_event"], ["act", 0, 1])
    rooms = [facts["room"] for facts in table.told("fire_placed")]
    assert rooms == sorted(rooms)
    assert rooms == ["005", "008", "016", "021", "023", "026", "027"]


@rule("LD-13.12j")
def test_the_pool_runs_out_in_the_order_of_the_rooms() -> None:
    """Ten malfunctions: the first of two rooms that a xeno breaks is the end."""
    rooms = ["002", "005", "006", "007", "013", "016", "017", "018", "022"]
    table = event("event_damage#1", malfunction=rooms)
    table.put("queen#1", "xenos.019").put("breeder#1", "xenos.004").stand(0, "001")
    table.stand(1, "001").stand(2, "001").run(["resolve_event"])
    assert table.match.result is not None
    assert table.match.result.reason == "explosion"
    assert table.state.malfunction[-1] == "004"
    assert table.told("no_malfunction_marker_left") == [{"room": "019"}]


# ---------------------------------------------------------------- the bag


def bag(token: str, **state: object) -> Table:
    return facility(**state).put(token, "bag")


@rule("LD-13.13d", "LD-13.13e")
@pytest.mark.parametrize("token", ["token_adult_2_3#1", "token_breeder_2_4#1"])
def test_an_adult_or_breeder_makes_everybody_listen(token: str) -> None:
    table = bag(token).stand(1, "018").stand(2, "022").put("adult#1", "xenos.018")
    table.run(["develop_bag"], ["act", 0, 1], bag=[token], noise=["silence", "silence"])
    assert [facts["seat"] for facts in table.told("noise_roll")] == [0, 2]
    assert token in table.at("bag")


@rule("LD-13.13d")
def test_the_drawn_token_may_be_drawn_again_by_an_encounter() -> None:
    token = "token_adult_2_3#1"
    table = bag(token, noise=["001-004"]).stand(1, "018").stand(2, "022")
    table.deal(0, "search", "rest")
    table.run(["develop_bag"], ["act", 0, 1], bag=[token, token], noise=[2, "silence", "silence"])
    assert table.at("xenos.004") == ("adult#1",)
    assert token in table.at("supply")


@rule("LD-13.13d")
@pytest.mark.parametrize("place", ["dead", "bunker", "isolated", "escaped"])
def test_whoever_is_gone_does_not_listen(place: str) -> None:
    token = "token_adult_2_3#1"
    table = bag(token).stand(1, place).stand(2, "022")
    table.run(["develop_bag"], ["act", 0, 1], bag=[token], noise=["silence", "silence"])
    assert [facts["seat"] for facts in table.told("noise_roll")] == [0, 2]


@rule("LD-13.13f")
def test_an_encounter_exempts_those_who_come_later_in_the_same_room() -> None:
    token = "token_adult_2_3#1"
    table = bag(token, noise=["001-004"]).stand(2, "022").put("token_larva_0_1#1", "bag")
    table.run(
        ["develop_bag"],
        ["act", 0, 1],
        bag=[token, "token_larva_0_1#1"],
        noise=[2, "silence"],
    )
    assert [facts["seat"] for facts in table.told("noise_roll")] == [0, 2]


def in_the_nest(**state: object) -> Table:
    table = bag("token_queen_4_4#1", **state).stand(0, "008").stand(1, "008").stand(2, "022")
    return table.explore("008", "nest")


@rule("LD-13.13g")
def test_the_queen_comes_to_whoever_is_in_her_nest() -> None:
    table = in_the_nest(noise=["007-008", "008-009"]).deal(0, "search", "rest").deal(1, "search")
    table.put("attack_blood_chase_2#1", "attacks", top=True)
    table.run(["develop_bag"], ["act", 2, 1], bag=["token_queen_4_4#1"])
    assert table.at("xenos.008") == ("queen#1",)
    assert len(table.told("encounter")) == 1
    assert table.told("encounter")[0]["token"] == "token_queen_4_4#1"
    assert "token_queen_4_4#1" in table.at("supply")
    assert table.state.noise == []
    assert [facts["seat"] for facts in table.told("xeno_attacks")] == [1]  # fewest action cards
    assert len(table.at("nest.eggs")) == 5


@rule("LD-13.13g")
def test_with_four_cards_in_hand_the_queen_does_not_surprise() -> None:
    cards = ("search", "rest", "demolition", "interruption")
    table = in_the_nest().deal(0, *cards).deal(1, *cards)
    table.run(["develop_bag"], ["act", 2, 1], bag=["token_queen_4_4#1"])
    assert table.at("xenos.008") == ("queen#1",)
    assert table.told("xeno_attacks") == []


@rule("LD-13.13g")
def test_a_destroyed_nest_is_still_her_nest() -> None:
    table = in_the_nest(nest_destroyed=True)
    for n in range(1, 6):
        table.put(f"egg#{n}", "object_supply")
    table.run(["develop_bag"], ["act", 2, 1], bag=["token_queen_4_4#1"])
    assert table.at("xenos.008") == ("queen#1",)


@rule("LD-13.01")
def test_the_steps_of_the_event_phase_come_in_their_order() -> None:
    """Launch, time (section S-03 goes dark), noise, attacks, fire, event, bag."""
    table = facility("hacker", "sentry", time=8, noise=["003-004", "025-026"], fire=["026"])
    table.stand(0, "002").stand(1, "018").deal(0, "search").deal(1, "search")
    table.put("adult#1", "xenos.002").put("larva#1", "xenos.026").put("token_larva_0_1#1", "bag")
    table.put("attack_evolve_4#1", "attacks", top=True)
    table.put("event_power_surge#1", "events", top=True)
    table.run(["event_phase"], bag=["token_larva_0_1#1"])
    found = [event.name for event in table.match.events(None)]
    order = [
        "css_revealed",
        "time",
        "noise_removed",
        "xeno_attacks",
        "harmed",
        "event_card",
        "bag_develops",
        "round",
    ]
    assert [found.index(name) for name in order] == sorted(found.index(name) for name in order)
    assert table.state.noise == ["025-026"]
