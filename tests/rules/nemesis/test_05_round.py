"""The round: player phase and event phase (NE-05, NE-06)."""

from __future__ import annotations

import pytest

from tests.games.nemesis.positions import aboard
from tests.games.nemesis.table import Table
from tests.marks import rule

CREW = ("captain", "pilot", "scout")


def crew(**state: object) -> Table:
    """Three in the Cockpit, in the second round."""
    table = aboard(*CREW, **{"round": 2, **state})
    for seat in range(3):
        table.stand(seat, "001")
    return table


def develop(token: str, table: Table, **chance: object) -> Table:
    table.put(token, "bag")
    return table.run(["develop_bag"], ["act", 0, 1], **{"bag": [token], **chance})


# ---------------------------------------------------------------- the player phase


@rule("NE-05.01", "NE-06.01", "NE-05.11")
def test_a_round_is_a_player_phase_and_then_an_event_phase_of_five_steps() -> None:
    table = crew(fire=["017"]).put("token_blank_0#1", "bag").put("adult#1", "xenos.001")
    table.put("creeper#1", "xenos.017").put("event_bulkheads_open#1", "events", top=True)
    for card in ("attack_scratch_6#1", "attack_tail_attack_5#1"):
        table.put(card, "attacks", top=True)
    table.start(0, bag=["token_blank_0#1"])
    assert table.everybody_passes() == [0, 1, 2]
    names = [event.name for event in table.match.events(None)]
    order = ["event_phase", "time", "xeno_attacks", "harmed", "event_card", "bag_develops", "round"]
    assert [name for name in names if name in order] == order


@rule("NE-05.02")
def test_everybody_draws_up_to_five() -> None:
    table = crew().deal(0, "rest", "search").deal(1, "contamination#1").deal(2)
    table.run(["begin_round"])
    assert [len(table.at(f"hand.{seat}")) for seat in range(3)] == [5, 5, 5]
    assert "captain_rest#1" in table.at("hand.0")
    assert "contamination#1" in table.at("hand.1")


@rule("NE-05.02")
def test_who_holds_more_than_five_keeps_them() -> None:
    cards = ("rest", "search", "order", "reload", "demolition", "motivation")
    table = crew().deal(0, *cards).run(["begin_round"])
    assert len(table.at("hand.0")) == 6


@rule("NE-05.03", "NE-03.31")
def test_an_empty_deck_is_renewed_with_contamination_cards_and_all() -> None:
    table = crew().deal(0)
    for card in list(table.zones["deck.0"])[2:]:
        table.put(card, "discard.0")
    table.put("contamination#1", "discard.0").run(["begin_round"])
    assert len(table.at("hand.0")) == 5
    assert table.at("discard.0") == ()
    assert "contamination#1" in (*table.at("hand.0"), *table.at("deck.0"))


@rule("NE-05.04", "NE-05.05")
@pytest.mark.parametrize(("played", "first"), [(0, 0), (1, 1), (2, 1)])
def test_the_first_player_token_goes_left_but_not_in_the_first_round(
    played: int, first: int
) -> None:
    table = crew(round=played).run(["begin_round"])
    assert (table.state.first, table.ask.seat) == (first, first)


@rule("NE-05.04")
def test_the_token_skips_those_who_take_no_turns() -> None:
    table = crew().stand(1, "asleep").run(["begin_round"])
    assert table.state.first == 2


@rule("NE-05.06")
def test_turns_of_two_actions_go_round_until_all_have_passed() -> None:
    table = crew().deal(0, "reload", "motivation", "demolition", "rest")
    table.set(ammo={"six_shooter#1": 1}).start(0)
    table.play("play:captain_reload#1>reload")
    assert (table.ask.seat, table.ask.about["nth"]) == (0, 2)
    table.play("play:captain_demolition#1>break_room")
    while table.ask.prompt == "interrupt":
        table.play("let")
    for seat in (1, 2):
        assert table.ask.seat == seat
        table.play("pass")  # with an empty hand
    assert table.ask.seat == 0  # has not passed yet


@rule("NE-05.07", "NE-05.10")
def test_after_one_action_the_rest_of_the_turn_is_a_pass() -> None:
    table = crew().deal(0, "reload", "rest").set(ammo={"six_shooter#1": 1}).start(0)
    table.play("play:captain_reload#1>reload", "pass", "none")
    assert 0 in table.state.passed
    assert table.everybody_passes() == [1, 2]


@rule("NE-05.08")
def test_who_has_no_cards_can_only_pass() -> None:
    table = crew().deal(0).start(0)
    assert [option for option in table.options if not option.startswith("drop:")] == ["pass"]


@rule("NE-05.09")
def test_who_passes_discards_any_cards_contamination_too() -> None:
    table = crew().deal(0, "rest", "search", "contamination#1").start(0).play("pass")
    table.play("discard:captain_rest#1+contamination#1")
    assert table.at("hand.0") == ("captain_search#1",)
    assert table.at("discard.0") == ("captain_rest#1", "contamination#1")
    assert table.match.view(1)["seats"][0]["passed"]


@rule("NE-05.13")
@pytest.mark.parametrize(
    ("state", "cards"),
    [
        ({}, 6),
        ({"malfunction": ["014"]}, 5),
        ({"xeno": True}, 5),
        ({"wound": True}, 5),
    ],
)
def test_cabins_give_a_card_more(state: dict[str, object], cards: int) -> None:
    table = aboard(kind="cabins", round=2, malfunction=state.get("malfunction", [])).deal(0)
    if "xeno" in state:
        table.put("larva#1", "xenos.014")
    if "wound" in state:
        table.put("body#1", "wounds.0")
    table.run(["begin_round"])
    assert len(table.at("hand.0")) == cards


@rule("NE-05.14")
def test_the_airlock_empties_the_room_when_the_last_one_has_passed() -> None:
    table = crew(fire=["017"]).explore("014", "airlock_control").explore("017", "generator")
    table.stand(0, "014").stand(1, "017").deal(0, "rest", "search").put("adult#1", "xenos.017")
    table.put("egg#6", "objects.017").put("event_bulkheads_open#1", "events", top=True)
    table.put("token_blank_0#1", "bag").start(0, bag=["token_blank_0#1"])
    table.play("room:open_airlock")
    closed = {"014-017": "closed", "017-019": "closed", "017-020": "closed"}
    assert (table.state.door, table.state.venting) == (closed, "017")
    assert table.state.place[1] == "017"
    table.everybody_passes()
    assert table.state.place[1] == "dead"
    assert table.state.fate[1] == "vented"
    assert "adult#1" in table.at("figures")
    assert "017" not in table.state.fire
    names = [event.name for event in table.match.events(None)]
    assert names.index("vented") < names.index("event_phase")


@rule("NE-05.14")
def test_an_opened_door_saves_who_is_in_the_airlock() -> None:
    table = crew(
        venting="017", door={"014-017": "closed", "017-019": "closed", "017-020": "closed"}
    )
    table.explore("017", "generator").stand(1, "017").deal(1, "computer_skills", "rest")
    table.run(["act", 1, 1]).play("play:pilot_computer_skills#1>door", "open:017-019")
    assert table.state.venting == ""


@rule("NE-05.14")
def test_only_another_yellow_room_can_be_emptied() -> None:
    table = crew().explore("014", "airlock_control").explore("018", "comms_room")
    table.explore("017", "storage").stand(0, "014").deal(0, "rest", "search", "order").start(0)
    table.play("room:open_airlock", "pay:captain_rest#1+captain_search#1")
    assert table.state.venting == "018"


# ---------------------------------------------------------------- intruders attack


@rule("NE-06.04", "NE-10.09")
def test_every_intruder_in_combat_attacks_once_room_by_room() -> None:
    table = crew(first=1).stand(0, "014").stand(1, "017").stand(2, "001")
    table.put("adult#1", "xenos.014").put("larva#1", "xenos.014").put("adult#2", "xenos.017")
    table.put("adult#3", "xenos.005")
    for card in ("attack_slime_5#1", "attack_scratch_2#1"):
        table.put(card, "attacks", top=True)
    table.run(["xenos_attack"], ["act", 0, 1])
    attacks = [(told["xeno"], told["seat"]) for told in table.told("xeno_attacks")]
    assert attacks == [("adult#2", 1), ("adult#1", 0), ("larva#1", 0)]


@rule("NE-10.10")
def test_they_choose_who_holds_the_fewest_action_cards_then_the_first_in_order() -> None:
    table = crew(first=2).put("larva#1", "xenos.001")
    table.deal(0, "rest").deal(1, "rest", "repairs").deal(2, "contamination#1", "contamination#2")
    table.run(["xenos_attack"], ["act", 0, 1])
    assert [told["seat"] for told in table.told("xeno_attacks")] == [2]
    table = crew(first=1).put("larva#1", "xenos.001").deal(0, "rest").deal(1, "rest")
    table.deal(2, "rest").run(["xenos_attack"], ["act", 0, 1])
    assert [told["seat"] for told in table.told("xeno_attacks")] == [1]


# ---------------------------------------------------------------- the event card


@rule("NE-06.07")
def test_listed_intruders_that_are_not_in_combat_move_through_the_number() -> None:
    table = crew().put("adult#1", "xenos.010").put("breeder#1", "xenos.010")
    table.put("adult#2", "xenos.001").put("event_damaging_fire#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])  # creepers and adults through number 1
    assert table.at("xenos.005") == ("adult#1",)
    assert table.at("xenos.010") == ("breeder#1",)
    assert table.at("xenos.001") == ("adult#2",)


@rule("NE-06.08", "NE-03.58", "NE-03.59")
def test_a_closed_door_is_destroyed_by_all_who_come_to_it_and_they_stay() -> None:
    table = crew(door={"005-010": "closed"}).put("adult#1", "xenos.010")
    table.put("creeper#1", "xenos.010").put("event_damaging_fire#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert set(table.at("xenos.010")) == {"adult#1", "creeper#1"}
    assert table.state.door == {"005-010": "destroyed"}


@rule("NE-06.09")
def test_an_unexplored_room_stays_hidden_when_an_intruder_comes_in() -> None:
    table = crew().put("adult#1", "xenos.010").put("event_damaging_fire#1", "events", top=True)
    tile, token = table.zones["tile.005"], table.zones["token.005"]
    table.run(["resolve_event"], ["act", 0, 1])
    assert (list(table.at("tile.005")), list(table.at("token.005"))) == (tile, token)


@rule("NE-06.10")
def test_the_effect_comes_after_the_movement_and_the_card_is_discarded() -> None:
    table = crew().explore("005", "storage").put("adult#1", "xenos.010")
    table.put("event_damage#1", "events", top=True).run(["resolve_event"], ["act", 0, 1])
    # creepers and adults went through number 2, then their rooms broke
    assert table.at("xenos.005") == ("adult#1",)
    assert table.state.malfunction == ["005"]
    assert table.at("events.discard")[0] == "event_damage#1"


@rule("NE-06.10")
def test_some_cards_leave_the_game_and_the_deck_is_shuffled_anew() -> None:
    table = crew().put("event_hunt#1", "events.discard")
    table.put("event_short_circuit#1", "events", top=True).run(["resolve_event"], ["act", 0, 1])
    assert table.at("events.removed") == ("event_short_circuit#1",)
    assert table.at("events.discard") == ()
    assert len(table.at("events")) == 19


@rule("NE-06.10")
def test_the_malfunction_card_goes_back_into_the_deck() -> None:
    table = crew().put("event_malfunction#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.state.malfunction == ["001"]
    assert "event_malfunction#1" in table.at("events")
    assert table.at("events.discard") == ()


@rule("NE-06.11")
def test_an_empty_event_deck_is_renewed_from_its_discards() -> None:
    table = crew()
    for card in list(table.zones["events"]):
        table.put(card, "events.discard")
    table.run(["resolve_event"], ["act", 0, 1])
    assert len(table.told("event_card")) == 1


@rule("NE-06.22")
def test_no_event_moves_larvae() -> None:
    table = crew()
    movers = {
        kind
        for _, kinds, _ in table.run(["act", 0, 1]).state.title.event_of.values()
        for kind in kinds
    }
    assert movers == {"creeper", "adult", "breeder", "queen"}


# ---------------------------------------------------------------- the bag


@rule("NE-06.12", "NE-06.13")
def test_a_larva_from_the_bag_is_replaced_by_an_adult() -> None:
    table = crew()
    adults = sum(token.startswith("token_adult") for token in table.zones["bag"])
    develop("token_larva_1#1", table)
    assert "token_larva_1#1" in table.at("supply")
    assert sum(token.startswith("token_adult") for token in table.at("bag")) == adults + 1


@rule("NE-06.14")
def test_a_creeper_from_the_bag_is_replaced_by_a_breeder() -> None:
    table = develop("token_creeper_1#1", crew())
    assert "token_creeper_1#1" in table.at("supply")
    assert [token for token in table.at("bag") if token.startswith("token_breeder")]


@rule("NE-06.15")
@pytest.mark.parametrize("token", ["token_adult_2#1", "token_breeder_3#1"])
def test_an_adult_or_breeder_makes_everybody_listen_who_is_not_in_combat(token: str) -> None:
    table = crew(first=1).stand(2, "014").put("larva#1", "xenos.014")
    develop(token, table, noise=["silence", "silence"])
    assert [told["seat"] for told in table.told("noise_roll")] == [1, 0]
    assert token in table.at("bag")


@rule("NE-06.16", "NE-10.08")
def test_the_queen_comes_to_the_first_in_the_nest() -> None:
    table = crew(first=2).explore("017", "nest").stand(0, "017").stand(1, "017")
    table.deal(0).deal(1, "rest", "repairs").put("attack_slime_5#1", "attacks", top=True)
    develop("token_queen_4#1", table)
    assert table.at("xenos.017") == ("queen#1",)
    assert "token_queen_4#1" in table.at("supply")
    assert table.told("encounter")[0]["seat"] == 0
    assert len(table.at("nest.eggs")) == 5


@rule("NE-06.17")
@pytest.mark.parametrize("explored", [True, False])
def test_the_queen_lays_an_egg_when_nobody_is_in_the_nest(explored: bool) -> None:
    table = crew()
    if explored:
        table.explore("017", "nest")
    develop("token_queen_4#1", table)
    assert len(table.at("nest.eggs")) == 6
    assert "token_queen_4#1" in table.at("bag")
    assert table.at("xenos.017") == ()


@rule("NE-06.21")
def test_there_are_never_more_than_eight_eggs_nor_any_in_a_destroyed_nest() -> None:
    table = crew()
    for number in (6, 7, 8):
        table.put(f"egg#{number}", "nest.eggs")
    assert len(develop("token_queen_4#1", table).at("nest.eggs")) == 8
    table = crew(nest_destroyed=True)
    for egg in list(table.zones["nest.eggs"]):
        table.put(egg, "object_supply")
    assert develop("token_queen_4#1", table).at("nest.eggs") == ()


@rule("NE-06.18")
@pytest.mark.parametrize("left", [True, False])
def test_a_blank_adds_an_adult_if_one_is_left(left: bool) -> None:
    table = crew()
    if not left:
        for token in [t for t in table.zones["supply"] if t.startswith("token_adult")]:
            table.put(token, "box")
    size = len(table.zones["bag"])
    develop("token_blank_0#1", table)
    assert len(table.at("bag")) == size + left
    assert "token_blank_0#1" in table.at("bag")


@rule("NE-06.19")
def test_a_new_round_waits_for_the_encounters_of_the_bag() -> None:
    table = crew(noise=["001-002"]).stand(1, "asleep").stand(2, "asleep").deal(0)
    table.put("token_adult_2#1", "bag").put("token_adult_3#1", "bag")
    table.put("attack_slime_5#1", "attacks", top=True)
    table.run(
        ["develop_bag"], ["begin_round"], noise=[3], bag=["token_adult_2#1", "token_adult_3#1"]
    )
    names = [event.name for event in table.match.events(None)]
    assert names.index("encounter") < names.index("attack_card") < names.index("round")
