"""Contamination, wounds, death (LD-22.05 to LD-23.05)."""

from __future__ import annotations

import pytest

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
LIT = {"power": POWER, "powered": [1, 2, 3, 4], "met": True}


def janitor(room: str = "008", **state: object) -> Table:
    table = Table("janitor", "sentry").stand(0, room).stand(1, "018").set(**{**LIT, **state})
    return table.deal(0, "search", "rest", "clean_up")


def wounded(table: Table, *cards: str) -> Table:
    for card in cards:
        table.put(card, "wounds.0")
    return table


def attacked(table: Table, card: str, by: str = "adult#1") -> Table:
    """This xeno attacks in the event phase, with this card."""
    table.put(by, f"xenos.{table.now['place']['0']}").put(card, "attacks", top=True)
    return table.run(["xenos_attack"], ["act", 0, 1])


# ---------------------------------------------------------------- contamination


@rule("LD-22.05")
@pytest.mark.parametrize("by", ["adult#1", "larva#1"])
def test_a_contamination_card_goes_unseen_onto_the_own_discard_pile(by: str) -> None:
    table = janitor()
    top = table.zones["contamination"][0]
    attacked(table, "attack_cut_5#1", by)
    assert table.at("discard.0") == (top,)
    assert table.match.view(0)["seats"][0]["scanned"] == {}


@rule("LD-22.04b")
@pytest.mark.parametrize("larva", [[], [0]])
def test_a_card_that_infests_gives_a_contamination_card_too(larva: list[int]) -> None:
    table = janitor(powered=[], larva=larva)
    top = table.zones["contamination"][0]
    attacked(table, "attack_infecting_the_host_4#1", "creeper#1")
    assert table.state.larva == [0]
    assert table.at("discard.0") == (top,)


@rule("LD-22.04b")
def test_hatching_infests_in_the_nest_and_in_the_dark_elsewhere() -> None:
    table = janitor("008", powered=[]).explore("008", "nest").deal(0).deal(1)
    table.put("event_hatching#1", "events", top=True).run(["resolve_event"], ["act", 0, 1])
    assert table.state.larva == [0, 1]
    assert [len(table.at(f"discard.{seat}")) for seat in (0, 1)] == [1, 1]


@rule("LD-22.05")
def test_an_empty_contamination_deck_gives_no_card() -> None:
    table = janitor()
    for card in list(table.zones["contamination"]):
        table.put(card, "box")
    attacked(table, "attack_cut_5#1")
    assert table.at("discard.0") == ()
    assert table.state.light[0] == 1


@rule("LD-22.06", "LD-13.02a")
def test_a_contamination_card_counts_for_the_size_of_the_hand() -> None:
    table = janitor().deal(0, "contamination#1", "contamination#2", "rest").run(["begin_round"])
    assert len(table.at("hand.0")) == 5
    assert {"contamination#1", "contamination#2", "janitor_rest#1"} <= set(table.at("hand.0"))


@rule("LD-22.06", "LD-20.02d")
def test_a_contamination_card_in_hand_keeps_a_surprise_attack_away() -> None:
    for extra, attacks in (((), 1), (("contamination#1",), 0)):
        table = janitor("002").explore("003", "archive").set(noise=["002-003"])
        table.deal(0, "search", "rest", *extra).put("token_adult_2_3#1", "bag")
        table.start(0, noise=[2], bag=["token_adult_2_3#1"]).play("move:003", "pay:janitor_rest#1")
        assert len(table.told("xeno_attacks")) == attacks


@rule("LD-22.06", "LD-13.05c")
def test_a_contamination_card_pays_nothing_but_may_be_discarded_on_passing() -> None:
    table = janitor("002").deal(0, "contamination#1", "rest", "search").start(0)
    table.play("move:001")
    assert set(table.options) == {"pay:janitor_rest#1", "pay:janitor_search#1"}
    again = janitor("002").deal(0, "contamination#1", "rest").deal(1, "search").start(0)
    again.play("pass", "discard:contamination#1")
    assert again.at("discard.0") == ("contamination#1",)


@rule("LD-22.07")
def test_nobody_knows_an_infected_card_until_it_is_scanned() -> None:
    table = janitor().deal(0, "contamination#1", "rest").face("contamination#1", "infected")
    table.start(0)
    for viewer in (0, 1, None):
        assert table.match.view(viewer)["seats"][0]["scanned"] == {}
    table.play("play:janitor_rest#1>rest")
    for viewer in (0, 1, None):
        seen = table.match.view(viewer)["seats"][0]
        assert seen["larva"]


@rule("LD-22.07", "LD-28.03a")
def test_a_secret_scan_is_forgotten_when_the_cards_are_shuffled() -> None:
    table = janitor("003").explore("003", "surgery").give(0, "analysis_tools#1")
    table.deal(0, "contamination#1", "search", "rest", "clean_up").face("contamination#1", "clean")
    table.deal(1, "search").start(0)
    table.play("use:analysis_tools#1>scan", "pay:janitor_search#1")
    known = [table.match.view(viewer)["seats"][0]["scanned"] for viewer in (0, 1, None)]
    assert known == [{"contamination#1": False}, {}, {}]
    table.play("room:operate")
    assert "contamination#1" in table.at("deck.0")
    assert not [face for face in table.state.peeks if face in table.at("faces")]


@rule("LD-22.10b")
def test_an_event_makes_everybody_scan() -> None:
    table = janitor().put("contamination#1", "deck.0", top=True)
    table.face("contamination#1", "infected")
    table.put("event_leaving_the_shell#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert {fact["seat"] for fact in table.told("scanned")} == {0, 1}
    assert table.state.larva == [0]


# ---------------------------------------------------------------- wounds


@rule("LD-23.01b", "LD-23.01a")
@pytest.mark.parametrize(
    ("before", "light", "serious"),
    [(0, 2, 0), (1, 0, 1), (2, 1, 1)],
)
def test_light_wounds_are_taken_one_at_a_time(before: int, light: int, serious: int) -> None:
    table = attacked(janitor(light={"0": before}, powered=[]), "attack_cut_5#1")
    assert (table.state.light[0], len(table.at("wounds.0"))) == (light, serious)


@rule("LD-23.01b", "LD-23.03a")
def test_the_second_of_two_light_wounds_may_be_the_deadly_one() -> None:
    table = wounded(janitor(light={"0": 2}, powered=[]), "body#1", "leg#1")
    attacked(table, "attack_cut_5#1")
    assert table.state.place[0] == "dead"
    assert table.state.deaths == 1


@rule("LD-23.01b")
def test_two_and_two_light_wounds_are_a_serious_one_and_a_light_one() -> None:
    """Two at once, by the claws of a classic intruder."""
    table = Table("janitor", "sentry", xenos="classic").stand(0, "008").stand(1, "018")
    table.set(**{**LIT, "light": {"0": 2}})
    attacked(table, "attack_claw_attack_3#1")
    assert (table.state.light[0], len(table.at("wounds.0"))) == (1, 1)


@rule("LD-23.03a")
@pytest.mark.parametrize("card", ["attack_cut_5#1", "attack_perched_in_the_dark_5#1"])
def test_dressed_wounds_count_when_a_further_one_kills(card: str) -> None:
    """Be it a light one or a serious one."""
    wounds = ("body#1", "leg#1", "hand#1")
    table = wounded(janitor(dressed=list(wounds)), *wounds)
    attacked(table.put("body#2", "serious_wounds", top=True), card)
    assert table.state.place[0] == "dead"


@rule("LD-23.02b")
@pytest.mark.parametrize(("cards", "hand"), [(("body#1",), 4), (("body#1", "body#2"), 4)])
def test_the_same_wound_twice_does_not_add_up(cards: tuple[str, ...], hand: int) -> None:
    table = wounded(janitor().deal(0), *cards).run(["begin_round"])
    assert len(table.at("hand.0")) == hand


@rule("LD-23.02b")
@pytest.mark.parametrize("cards", [("hand#1",), ("hand#1", "hand#2", "hand#3")])
def test_several_wounded_hands_make_an_item_dearer_only_once(cards: tuple[str, ...]) -> None:
    table = wounded(janitor(fire=["008"]).give(0, "fire_blanket#1"), *cards).start(0)
    table.play("use:fire_blanket#1>fire", "pay:janitor_search#1+janitor_rest#1")
    assert table.state.fire == []
    assert table.at("hand.0") == ("janitor_clean_up#1",)


@rule("LD-23.02b", "LD-23.04")
def test_a_dressed_wound_leaves_its_undressed_twin_in_force() -> None:
    for dressed, hand in ((["body#1"], 4), (["body#1", "body#2"], 5)):
        table = wounded(janitor(dressed=dressed).deal(0), "body#1", "body#2").run(["begin_round"])
        assert len(table.at("hand.0")) == hand


@rule("LD-23.03c", "LD-11.16", "LD-10.16")
def test_only_the_first_death_opens_the_gate_and_every_death_frees_protocols() -> None:
    table = Table("janitor", "sentry", "hacker").set(**LIT, fire=["008"])
    for seat in (0, 1, 2):
        table.stand(seat, "008")
    wounded(table, "body#1", "leg#1", "hand#1")
    held = list(table.zones["protocols.0"])
    table.deal(1, "search", "rest").run(["turn_over", 0])
    assert table.state.gate_open
    assert len(table.told("gate_opened")) == 1
    assert held
    assert set(held) <= set(table.at("protocols.neutral"))
    assert table.at("protocols.0") == ()


@rule("LD-23.03c")
def test_the_larva_of_a_dead_character_goes_back_and_no_creeper_appears() -> None:
    table = wounded(janitor(fire=["008"], larva=[0]), "body#1", "leg#1", "hand#1")
    table.put("larva#1", "board.0").deal(1, "search").run(["turn_over", 0])
    assert table.state.larva == []
    assert "larva#1" in table.at("figures")
    assert table.at("xenos.008") == ()


@rule("LD-23.05a")
@pytest.mark.parametrize("light", [1, 2])
def test_healing_all_light_wounds_takes_the_marker_off_the_track(light: int) -> None:
    table = janitor(light={"0": light}).give(0, "skin_stapler#1").start(0)
    table.play("use:skin_stapler#1>heal", "pay:janitor_rest#1")
    assert table.state.light[0] == 0
    unhurt = janitor().give(0, "skin_stapler#1").start(0)
    assert "use:skin_stapler#1>heal" not in unhurt.options
