"""Wounds, contamination, infection, death."""

from __future__ import annotations

from tests.games.lockdown.table import Table
from tests.marks import rule


def janitor(**state: object) -> Table:
    return Table("janitor", "sentry").stand(0, "008").stand(1, "018").set(**state)


def wounded(count: int) -> Table:
    table = janitor()
    for n in range(count):
        table.put(f"body#{n + 1}", "wounds.0")
    return table


@rule("LD-13.06", "LD-19.04", "LD-23.01a")
def test_fire_wounds_at_the_end_of_a_turn() -> None:
    table = janitor(fire=["008"]).run(["turn_over", 0])
    assert table.state.light[0] == 1


@rule("LD-23.01a", "LD-23.02a")
def test_the_third_light_wound_is_a_serious_one() -> None:
    table = janitor(fire=["008"], light={"0": 2}).run(["turn_over", 0])
    assert table.state.light[0] == 0
    assert len(table.at("wounds.0")) == 1


@rule("LD-23.03a", "LD-23.03b", "LD-10.16", "LD-11.16")
def test_any_wound_after_three_serious_ones_kills() -> None:
    table = wounded(3).set(fire=["008"]).put("egg#1", "hands.0").give(0, "medkit#1")
    held = table.zones["protocols.0"]
    table.run(["turn_over", 0])
    assert table.state.place[0] == "dead"
    assert set(table.at("objects.008")) == {"corpse#1", "egg#1"}
    assert "medkit#1" in table.at("removed")
    assert table.state.gate_open
    assert set(held) <= set(table.at("protocols.neutral"))


@rule("LD-22.08", "LD-22.09a")
def test_an_infected_scan_puts_a_larva_on_the_board_and_keeps_the_card() -> None:
    table = janitor().deal(0, "rest", "contamination#1").face("contamination#1", "infected")
    table.start(0).play("play:janitor_rest#1>rest")
    assert table.state.larva == [0]
    assert table.at("hand.0") == ("contamination#1",)


@rule("LD-22.09b")
def test_an_infected_scan_with_a_larva_is_death_and_a_creeper() -> None:
    table = janitor(larva=[0], met=True).deal(0, "rest", "contamination#1")
    table.face("contamination#1", "infected").start(0).play("play:janitor_rest#1>rest")
    assert table.state.place[0] == "dead"
    assert table.at("xenos.008") == ("creeper#1",)


@rule("LD-22.10a")
def test_a_clean_card_goes_under_the_contamination_deck() -> None:
    table = janitor().deal(0, "rest", "contamination#1").face("contamination#1", "clean")
    table.start(0).play("play:janitor_rest#1>rest")
    assert table.at("contamination")[-1] == "contamination#1"


@rule("LD-14.03")
def test_contamination_cards_pay_nothing() -> None:
    table = janitor().deal(0, "contamination#1", "contamination#2").start(0)
    assert table.options == ["pass", "drop:nailgun#1"]


@rule("LD-23.04", "LD-23.05b", "LD-25.02")
def test_a_medkit_dresses_or_heals() -> None:
    table = wounded(2).set(dressed=["body#1"]).give(0, "medkit#1").deal(0, "search", "rest")
    table.start(0)
    assert {"use:medkit#1>dress", "use:medkit#1>heal"} <= set(table.options)
    table.play("use:medkit#1>heal", "pay:janitor_rest#1")
    assert table.at("wounds.0") == ("body#2",)
    assert table.at("items.green.discard") == ("medkit#1",)


@rule("LD-27.05", "LD-22.09c")
def test_the_decontamination_room_removes_infection_without_its_procedure() -> None:
    table = janitor(larva=[0], slime=[0]).explore("008", "decon_room", search=1)
    table.deal(0, "search", "rest", "contamination#1").face("contamination#1", "infected")
    table.start(0).play("room:decontaminate")
    state = table.state
    assert (state.larva, state.slime, state.place[0]) == ([], [], "008")
    assert "contamination#1" in table.at("contamination")
