"""The intruder player: the first to die goes on as the intruders."""

from __future__ import annotations

from typing import Any

import pytest

import hullbreach as hb
from hullbreach.games.nemesis.content.intruder_cards import INTRUDER_CARDS
from tests.games.nemesis.table import Table
from tests.marks import rule

PURSUIT = "intruder_pursuit_1"


def haunted(*cards: str, seats: int = 3, **state: Any) -> Table:
    """The last seat plays the intruders, and holds these cards."""
    who = ("captain", "pilot", "scout", "soldier")[:seats]
    last = seats - 1
    table = Table(*who, intruder_player=True).stand(0, "014").explore("014", "storage", search=1)
    for seat in range(1, last):
        table.stand(seat, "001")
    for card in cards:
        table.put(card, f"intruder_cards.{last}")
    return table.stand(last, "dead").set(
        **{"met": True, "deaths": 1, "intruder": last, "fate": {str(last): "attack"}, **state}
    )


def dying(**state: Any) -> Table:
    """Three wounds and a burning room: whoever passes dies."""
    table = Table("captain", "pilot", "scout", intruder_player=True).set(met=True, **state)
    for seat, wounds in enumerate((("arm#1", "arm#2", "arm#3"), ("leg#1", "leg#2", "leg#3"))):
        for wound in wounds:
            table.put(wound, f"wounds.{seat}")
    return table.deal(0).deal(1).deal(2)


# ---------------------------------------------------------------- the option


@rule("NE-02.05", "NE-14.14")
def test_only_the_semi_cooperative_game_has_the_cards() -> None:
    with pytest.raises(hb.BadOption, match="semi-cooperative"):
        hb.Match.new("nemesis", 3, "x", {"intruder_player": True, "mode": "coop"})
    with pytest.raises(hb.BadOption, match="semi-cooperative"):
        hb.Match.new("nemesis", 1, "x", {"intruder_player": True})
    with pytest.raises(hb.BadOption, match="true or false"):
        hb.Match.new("nemesis", 3, "x", {"intruder_player": "maybe"})
    pieces = hb.Match.new("nemesis", 3, "x")._state.where
    assert not set(pieces) & set(INTRUDER_CARDS)
    table = haunted()
    assert set(table.zones["intruder_cards"]) == set(INTRUDER_CARDS)
    assert len(INTRUDER_CARDS) == 10


# ---------------------------------------------------------------- taking the role


@rule("NE-02.05", "NE-13.13", "NE-13.20")
def test_the_first_to_die_may_take_the_role_in_the_next_player_phase() -> None:
    table = dying(fire=["014"]).stand(0, "014").explore("014", "storage").stand(1, "001")
    table.stand(2, "003").explore("003", "generator")
    blank = next(token for token in table.zones["bag"] if token.startswith("token_blank"))
    table.start(0, bag=[blank]).play("pass")
    assert table.state.place[0] == "dead"
    assert table.state.intruder == -1
    table.play("pass", "pass")
    assert (table.ask.seat, table.ask.prompt) == (0, "become_intruder")
    table.play("yes")
    assert table.state.intruder == 0
    assert len(table.at("intruder_cards.0")) == 3


@rule("NE-13.20")
def test_the_second_to_die_does_not_get_the_role() -> None:
    table = dying(fire=["014", "001"]).stand(0, "014").explore("014", "storage")
    table.stand(1, "001").stand(2, "003").explore("003", "generator")
    table.start(0).play("pass", "pass")
    assert [table.state.place[seat] for seat in (0, 1)] == ["dead", "dead"]
    assert table.state.fallen == [0]


@rule("NE-13.20")
@pytest.mark.parametrize(("numbers", "heir"), [((1, 2, 3), 0), ((2, 1, 3), 1)])
def test_of_two_who_die_together_the_lower_number_has_it(
    numbers: tuple[int, ...], heir: int
) -> None:
    """A grenade kills them in one moment."""
    table = dying(number=dict(zip("012", numbers, strict=True))).stand(0, "017").stand(1, "017")
    table.explore("017", "storage").stand(2, "014").explore("014", "cabins")
    table.put("queen#1", "xenos.017").give(2, "grenade#1").deal(2, "rest")
    blank = next(token for token in table.zones["bag"] if token.startswith("token_blank"))
    table.start(2, bag=[blank]).play("use:grenade#1>throw")
    assert sorted(table.state.fallen) == [0, 1]
    table.play("pass")
    assert (table.ask.seat, table.ask.prompt) == (heir, "become_intruder")


@rule("NE-02.05")
def test_nobody_has_to() -> None:
    table = haunted(intruder=-1, fallen=[2]).run(["rise"], ["begin_round"]).play("no")
    assert table.state.intruder < 0
    assert table.at("intruder_cards.2") == ()
    assert table.ask.prompt == "act"


# ---------------------------------------------------------------- cards and turns


@rule("NE-13.14")
@pytest.mark.parametrize(("kept", "hand"), [(0, 3), (1, 4), (2, 4), (4, 4)])
def test_three_cards_a_round_and_four_in_hand(kept: int, hand: int) -> None:
    table = haunted(*list(INTRUDER_CARDS)[:kept]).run(["rise"], ["begin_round"])
    assert len(table.at("intruder_cards.2")) == hand
    assert table.match.view(0)["intruder"]["hand"] == (None,) * hand
    assert set(table.match.view(2)["intruder"]["hand"]) == set(table.at("intruder_cards.2"))


@rule("NE-13.14")
def test_the_discarded_cards_become_a_new_deck() -> None:
    table = haunted()
    for card in INTRUDER_CARDS:
        table.put(card, "intruder_cards.discard")
    table.run(["rise"], ["begin_round"])
    assert len(table.at("intruder_cards")) == 7
    assert table.at("intruder_cards.discard") == ()


@rule("NE-13.15")
def test_a_turn_is_one_use_of_one_card() -> None:
    table = haunted(PURSUIT, "intruder_planning_4").put("adult#1", "xenos.002")
    table.deal(0, "rest").deal(1, "rest").run(["prowl", 2])
    assert table.options == [
        "pass",
        *(
            f"{use}:{card}"
            for card in (PURSUIT, "intruder_planning_4")
            for use in ("lead", "trick")
        ),
    ]
    table.play(f"lead:{PURSUIT}")
    assert table.at("intruder_cards.discard") == (PURSUIT,)
    assert table.ask.seat == 0
    assert table.ask.prompt == "act"


@rule("NE-13.16")
def test_whoever_passes_keeps_at_least_one_card() -> None:
    table = haunted(PURSUIT, "intruder_planning_4", "intruder_self_healing_2").deal(0, "rest")
    table.run(["prowl", 2]).play("pass")
    assert max(option.count("+") for option in table.options) == 1
    table.play(f"discard:{PURSUIT}+intruder_planning_4")
    assert table.at("intruder_cards.2") == ("intruder_self_healing_2",)
    assert 2 in table.state.passed


@rule("NE-13.17")
def test_the_phase_ends_with_the_last_character_who_passes() -> None:
    table = haunted(PURSUIT, passed=[1]).deal(0).start(0).play("pass")
    assert [event["seat"] for event in table.told("passed")] == [0]
    assert table.told("event_phase")
    assert PURSUIT in table.at("intruder_cards.2")


@rule("NE-13.17")
def test_until_then_the_intruder_has_turns_between_theirs() -> None:
    table = haunted(PURSUIT).deal(0, "demolition", "search", "rest").deal(1, "rest")
    table.run(["act", 1, 1]).play("pass", "none")
    assert (table.ask.seat, table.ask.prompt) == (2, "prowl")
    table.play("pass")
    assert (table.ask.seat, table.ask.prompt) == (0, "act")


@rule("NE-13.18")
def test_the_intruder_is_never_first_player() -> None:
    table = haunted(round=3, first=1).run(["rise"], ["begin_round"])
    assert table.state.first == 0


@rule("NE-13.19", "NE-06.03")
def test_the_event_phase_is_time_and_fire_only() -> None:
    table = haunted(fire=["014"], self_destruct=5).put("queen#1", "xenos.014").stand(1, "014")
    table.run(["event_phase"])
    assert (table.state.time, table.state.self_destruct) == (14, 4)
    assert table.told("harmed")[0]["xeno"] == "queen#1"
    assert table.told("xeno_attacks") == []
    assert table.told("event_card") == []
    assert table.told("bag_develops") == []


# ---------------------------------------------------------------- the three uses


@rule("NE-13.21")
def test_a_card_moves_an_intruder_through_its_exit() -> None:
    table = haunted("intruder_self_healing_2").put("adult#1", "xenos.014").deal(0, "rest")
    table.run(["prowl", 2]).play("lead:intruder_self_healing_2")
    assert table.at("xenos.017") == ("adult#1",)


@rule("NE-13.21")
def test_some_cards_let_the_player_choose_the_exit() -> None:
    table = haunted("intruder_planning_any").put("adult#1", "xenos.014").deal(0, "rest")
    table.run(["prowl", 2]).play("lead:intruder_planning_any")
    assert set(table.options) == {
        *("through:011-014", "through:013-014", "through:014-017", "through:service"),
    }
    table.play("through:service")
    assert table.at("xenos.014") == ()
    assert table.told("xeno_left")


@rule("NE-13.21")
def test_a_card_lets_an_intruder_attack_with_the_better_of_its_cards() -> None:
    table = haunted(PURSUIT).put("adult#1", "xenos.014").stand(1, "014").deal(0, "rest")
    first, second = table.zones["attacks"][:2]
    table.run(["prowl", 2]).play(f"strike:{PURSUIT}", "strike:adult#1>1")
    assert table.options == [f"resolve:{first}", f"resolve:{second}"]
    table.play(f"resolve:{second}")
    drawn = table.told("attack_card")[0]
    assert (drawn["card"], drawn["seat"]) == (second, 1)
    assert table.at("attacks")[-1] == first


def used_up(table: Table, deck: str, *, left: int) -> Table:
    """All cards of the deck but these have been drawn."""
    for card in table.zones[deck][left:]:
        table.put(card, f"{deck}.discard")
    return table


@rule("NE-13.21", "NE-10.13")
def test_a_choice_of_attack_cards_goes_on_in_a_new_deck() -> None:
    table = haunted(PURSUIT).put("adult#1", "xenos.014").deal(0, "rest")
    last = table.zones["attacks"][0]
    used_up(table, "attacks", left=1).run(["prowl", 2]).play(f"strike:{PURSUIT}")
    assert table.options[0] == f"resolve:{last}"
    assert len(table.options) == 2


@rule("NE-13.21")
def test_a_larva_needs_no_card() -> None:
    table = haunted(PURSUIT).put("larva#1", "xenos.014").deal(0, "rest")
    table.run(["prowl", 2]).play(f"strike:{PURSUIT}")
    assert table.state.larva == [0]
    assert table.told("attack_card") == []


@rule("NE-13.21")
def test_pursuit_makes_a_character_roll_for_noise() -> None:
    table = haunted(PURSUIT).deal(0, "rest").run(["prowl", 2], noise=[2])
    table.play(f"trick:{PURSUIT}", "character:0")
    assert table.state.noise == ["014-017"]


@rule("NE-13.21")
def test_adults_hunt_together() -> None:
    table = haunted("intruder_coordinated_hunt_3").deal(0, "rest")
    table.put("adult#1", "xenos.017").put("adult#2", "xenos.013").put("creeper#1", "xenos.013")
    table.run(["prowl", 2]).play("trick:intruder_coordinated_hunt_3")
    assert set(table.at("xenos.014")) == {"adult#1", "adult#2"}
    assert table.at("xenos.013") == ("creeper#1",)


@rule("NE-13.21")
def test_a_metamorphosis_bursts_larvae() -> None:
    table = haunted("intruder_metamorphosis_1", larva=[1]).put("larva#1", "board.1")
    table.deal(0, "rest").run(["prowl", 2]).play("trick:intruder_metamorphosis_1")
    assert table.state.place[1] == "dead"
    assert table.at("xenos.001") == ("creeper#1",)


@rule("NE-13.21")
def test_a_plan_chooses_among_three_events() -> None:
    table = haunted("intruder_planning_4").deal(0, "rest").run(["prowl", 2])
    first, second, third = table.at("events")[:3]
    table.play("trick:intruder_planning_4")
    assert table.options == [f"resolve:{card}" for card in (first, second, third)]
    table.play(f"resolve:{second}")
    assert table.told("event_card")[0]["card"] == second


@rule("NE-13.21", "NE-06.11")
def test_a_plan_goes_on_in_a_new_deck() -> None:
    table = used_up(haunted("intruder_planning_4"), "events", left=0).deal(0, "rest")
    table.run(["prowl", 2]).play("trick:intruder_planning_4")
    assert len(table.options) == 3


@rule("NE-13.21")
def test_an_intruder_heals() -> None:
    table = haunted("intruder_self_healing_2", damage={"adult#1": 3}).put("adult#1", "xenos.002")
    table.deal(0, "rest").run(["prowl", 2]).play("trick:intruder_self_healing_2")
    assert table.state.damage == {"adult#1": 1}


@rule("NE-13.21")
def test_a_use_without_a_target_cannot_be_chosen() -> None:
    table = haunted("intruder_self_healing_2").deal(0, "rest").run(["prowl", 2])
    assert table.told("passed")[0]["seat"] == 2
    assert table.told("prowls") == []


# ---------------------------------------------------------------- what stays as it was


@rule("NE-13.22")
def test_escapes_are_still_attacked() -> None:
    table = haunted(PURSUIT).put("adult#1", "xenos.014").deal(0, "rest").explore("017", "armory")
    table.start(0, noise=[1]).play("move:017")
    assert table.told("xeno_attacks")[0]["how"] == "escape"


@rule("NE-13.22")
def test_surprise_attacks_stay_too() -> None:
    table = haunted(PURSUIT, noise=["014-017"]).stand(0, "013").explore("013", "armory")
    queen = next(token for token in table.zones["bag"] if token.startswith("token_queen"))
    table.deal(0, "rest").start(0, noise=[2], bag=[queen]).play("move:014")
    assert table.told("xeno_attacks")[0]["how"] == "surprise"


@rule("NE-13.22")
def test_the_intruder_wins_nothing() -> None:
    table = haunted(passed=[0], time=1).stand(0, "dead").stand(1, "dead")
    table.set(deaths=3, fate={"0": "attack", "1": "attack", "2": "attack"})
    table.run(["end_of_game", "nobody_left"])
    assert table.match.result
    assert table.match.result.winners == ()
