"""Knowledge, weaknesses, power and darkness (LD-23.08 to LD-24.05)."""

from __future__ import annotations

import pytest

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
LIT = {"power": POWER, "powered": [1, 2, 3, 4], "met": True}


def janitor(room: str = "008", **state: object) -> Table:
    table = Table("janitor", "survivor").stand(0, room).stand(1, "018").set(**{**LIT, **state})
    return table.deal(0, "search", "rest", "clean_up")


def weaknesses(table: Table, *found: str) -> Table:
    """These are discovered, in this order; the others are in the box."""
    for zone in ("weaknesses", "weaknesses.hidden"):
        for card in list(table.zones[zone]):
            table.put(card, "box")
    for card in found:
        table.put(card, "weaknesses")
    return table


# ---------------------------------------------------------------- knowledge


@rule("LD-23.08")
def test_the_archive_is_of_no_more_use_to_who_has_used_it() -> None:
    table = janitor().explore("008", "archive").start(0)
    table.play("room:examine_archives", "pay:janitor_search#1+janitor_rest#1", "look:neutral>1")
    assert table.state.learned == [0]
    again = janitor(learned=[0]).explore("008", "archive").start(0)
    assert "room:examine_archives" not in again.options
    other = janitor(learned=[1]).explore("008", "archive").start(0)
    assert "room:examine_archives" in other.options


@rule("LD-23.08", "LD-23.06a")
def test_knowledge_from_elsewhere_does_not_activate_the_token() -> None:
    table = janitor(knowledge={"0": 7, "1": 3}).give(0, "research_documents#1").start(0)
    table.play("use:research_documents#1>study", "pay:janitor_rest#1")
    assert (table.state.knowledge[0], table.state.learned) == (8, [])


@rule("LD-23.09", "LD-06.11")
def test_one_weakness_is_known_from_the_start() -> None:
    table = janitor().start(0)
    assert len(table.at("weaknesses")) == 1
    assert len(table.match.view(None)["weaknesses"]["known"]) == 1
    assert table.match.view(0)["weaknesses"]["hidden"] == 2


@rule("LD-23.11a")
@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("short", [0, 1])
def test_a_weakness_helps_those_who_know_enough(place: int, short: int) -> None:
    known = ["wary_of_shadows", "way_of_moving", "blood_trail_habits"]
    known.insert(place, "vital_places")
    knowledge = (3, 5, 8)[place] - short
    table = weaknesses(janitor(knowledge={"0": knowledge, "1": 8}, powered=[]), *known[:3])
    table.put("adult#1", "xenos.008").put("attack_cut_5#1", "attacks", top=True)
    table.start(0, combat=["blank"]).play("shoot:nailgun#1>adult#1", "pay:janitor_rest#1")
    assert table.state.damage.get("adult#1", 0) == (0 if short else 1)


@rule("LD-23.11a")
def test_an_undiscovered_weakness_helps_nobody() -> None:
    table = weaknesses(janitor(knowledge={"0": 8, "1": 8}, powered=[]), "way_of_moving")
    table.put("vital_places", "weaknesses.hidden").put("adult#1", "xenos.008")
    table.start(0, combat=["blank"]).play("shoot:nailgun#1>adult#1", "pay:janitor_rest#1")
    assert table.state.damage == {}


@rule("LD-23.11b", "LD-08.10")
@pytest.mark.parametrize(
    ("who", "knowledge"), [("survivor", 3), ("lab_rat", 3), ("hacker", 1), ("sentry", 1)]
)
def test_survivors_of_the_nemesis_use_the_first_weakness_at_once(who: str, knowledge: int) -> None:
    table = weaknesses(Table(who, "janitor"), "vital_places").stand(0, "008").stand(1, "018")
    table.put("shotgun#1", "hands.0").put("adult#1", "xenos.008")
    table.set(**{**LIT, "powered": []}, ammo={"shotgun#1": 1}).deal(0, "search", "demolition")
    table.put("attack_cut_5#1", "attacks", top=True).start(0, combat=["blank"])
    assert table.state.knowledge[0] == knowledge
    table.play("shoot:shotgun#1>adult#1", f"pay:{who}_search#1")
    assert bool(table.state.damage) == (knowledge == 3)


# ---------------------------------------------------------------- power


@rule("LD-24.01", "LD-24.04b", "LD-24.04c")
@pytest.mark.parametrize(("blue", "left"), [(False, [1, 2, 3]), (True, [1, 2, 3, 4])])
def test_without_emergency_power_red_thresholds_count(blue: bool, left: list[int]) -> None:
    assert not janitor().start(0).state.emergency_power
    table = janitor(time=15, emergency_power=blue).run(["advance_time"], ["act", 0, 1])
    assert table.state.powered == left


@rule("LD-23.10a")
def test_weaknesses_are_discovered_from_left_to_right() -> None:
    table = janitor().explore("008", "laboratory", search=1).put("egg#8", "objects.008")
    known, hidden = table.zones["weaknesses"][0], list(table.zones["weaknesses.hidden"])
    table.start(0).play("room:analyse")
    while table.ask.prompt == "pay":
        table.play(table.options[0])
    assert table.at("weaknesses") == (known, hidden[0])
    assert table.at("weaknesses.hidden") == (hidden[1],)


@rule("LD-24.02a", "LD-15.05a")
def test_a_section_has_power_while_its_own_token_is_blue() -> None:
    swapped = {"S-01": 4, "S-02": 3, "S-03": 2, "lift": 1}
    for power, lit in ((POWER, True), (swapped, False)):
        table = janitor(power=power, powered=[1, 2]).explore("008", "archive").start(0)
        assert any(option.startswith("computer") for option in table.options) == lit


@rule("LD-24.03a")
def test_darkness_reaches_events_attacks_and_encounters() -> None:
    for lit, light, cards in (([2], 1, 0), ([], 2, 1)):
        hit = janitor(powered=lit).put("adult#1", "xenos.008")
        hit.put("attack_cut_5#1", "attacks", top=True).run(["xenos_attack"], ["act", 0, 1])
        assert hit.state.light[0] == light
        event = janitor(powered=lit).put("event_egg_protection#1", "events", top=True)
        event.stand(1, "bunker").run(["resolve_event"], ["act", 0, 1])
        assert len(event.at("discard.0")) == cards


@rule("LD-24.03b")
def test_who_is_kept_in_the_dark_has_neither_advantage_nor_computer() -> None:
    table = janitor().explore("008", "archive").put("eyes#1", "wounds.0").start(0)
    assert not any(option.startswith("computer") for option in table.options)
    table.put("larva#1", "xenos.008").start(0, combat=["blank"])
    table.play("shoot:nailgun#1>larva#1", "pay:janitor_rest#1")
    assert table.told("shot")[0]["die"] == "combat"
    dressed = janitor(dressed=["eyes#1"]).explore("008", "archive").put("eyes#1", "wounds.0")
    assert any(option.startswith("computer") for option in dressed.start(0).options)


@rule("LD-24.04a", "LD-24.04d")
def test_each_threshold_is_crossed_once_on_the_way() -> None:
    lost = []
    for time in range(15, 1, -1):
        table = janitor(time=time).run(["advance_time"], ["act", 0, 1])
        for crossed in table.told("threshold"):
            lost.append((time, crossed["colour"]))
            assert table.state.powered == [1, 2, 3]
    assert {colour for _, colour in lost} == {"red", "blue"}
    assert len(lost) == len({time for time, _ in lost})


@rule("LD-24.04d", "LD-24.04e")
def test_a_threshold_without_any_power_left_costs_nothing() -> None:
    table = janitor(time=12, powered=[]).run(["advance_time"], ["act", 0, 1])
    assert table.state.powered == []


@rule("LD-24.05a", "LD-27.08b")
@pytest.mark.parametrize("blue", [True, False])
@pytest.mark.parametrize(("before", "after"), [([1, 2], [1]), ([1], [1, 2])])
def test_the_generator_room_turns_its_own_section_on_or_off(
    blue: bool, before: list[int], after: list[int]
) -> None:
    table = janitor(powered=before, emergency_power=blue).explore("008", "power_generator")
    table.start(0).play("room:turn_power", "pay:janitor_search#1+janitor_rest#1")
    assert table.state.powered == after


@rule("LD-24.05a", "LD-29.06a")
def test_the_emergency_generator_slows_the_loss_of_power() -> None:
    table = (
        janitor("022", powered=[], time=14)
        .start(0)
        .play("room:restore_power", "pay:janitor_search#1+janitor_rest#1")
    )
    for number in ("4", "3", "2"):
        table.play(f"token:{number}")
    assert table.state.emergency_power
    assert table.state.powered == [1, 2]
    assert table.state.power == {"S-01": 4, "S-02": 3, "S-03": 2, "lift": 1}


@rule("LD-24.05b")
def test_cards_turn_power_and_time_tokens() -> None:
    table = Table("hacker", "sentry").stand(0, "008").stand(1, "018").set(**LIT)
    table.deal(0, "bypass", "rest").start(0).play("play:hacker_bypass#1>power")
    assert table.state.powered == [1, 3, 4]
    surge = janitor(emergency_power=True).put("event_power_surge#1", "events", top=True)
    surge.run(["resolve_event"], ["act", 0, 1])
    assert not surge.state.emergency_power
    again = janitor().put("event_power_surge#1", "events", top=True)
    again.run(["resolve_event"], ["act", 0, 1])
    assert not again.state.emergency_power  # it never turns the token on
