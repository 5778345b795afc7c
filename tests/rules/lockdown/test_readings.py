"""Where editions disagree: our ruling, and the other reading that a group may choose."""

from __future__ import annotations

from typing import Any

import pytest

import hullbreach as hb
from hullbreach import ledger
from hullbreach.games.lockdown.content.objectives import nest_gone
from hullbreach.games.lockdown.knowledge import knows
from hullbreach.games.lockdown.readings import READINGS
from hullbreach.games.survival.attack import target_in
from hullbreach.words import LANGUAGES, Words
from tests.games.lockdown.table import Table
from tests.marks import rule


def both(name: str) -> pytest.MarkDecorator:
    """For our ruling (False) and for the other reading (True)."""
    reading = READINGS[name]
    values = [({name: reading.ruling}, False), ({name: reading.other}, True)]
    return pytest.mark.parametrize(("options", "otherwise"), values, ids=reading[1:])


def staff(options: dict[str, str], *more: str) -> Table:
    """A sentry and a janitor in the repository, others where they are put."""
    table = Table("sentry", "janitor", *more, **options)
    for seat in range(2 + len(more)):
        table.stand(seat, "004")
    return table


@pytest.mark.parametrize("name", READINGS)
def test_every_reading_has_a_conflict_in_the_ledger_and_words(name: str) -> None:
    found = ledger.rule(READINGS[name].rule)
    assert found.conflict
    for lang in LANGUAGES:
        text = Words("lockdown", lang).say(f"setting-{name}")
        assert f"({READINGS[name].ruling})" in text
        assert f"({READINGS[name].other})" in text
        assert READINGS[name].rule in text


def test_a_reading_that_nobody_knows_is_refused() -> None:
    with pytest.raises(hb.BadOption, match="fire_wound is turn or pass, not 'never'"):
        hb.Match.new("lockdown", 2, options={"fire_wound": "never"})
    assert hb.Match.new("lockdown", 2).options["fire_wound"] == "turn"


@rule("LD-06.11")
@both("first_weakness")
def test_the_first_weakness_helps(options: dict[str, str], otherwise: bool) -> None:
    table = staff(options).set(knowledge={"0": 3, "1": 2}).start(0)
    weakness = table.at("weaknesses")[0]
    assert knows(table.state, 0, weakness) == (not otherwise)
    assert not knows(table.state, 1, weakness)
    assert knows(
        staff(options).set(knowledge={"0": 3}, analysed=["egg"]).start(0).state, 0, weakness
    )
    table = Table("sentry", "survivor", **options).set(knowledge={"0": 3, "1": 3}).start(0)
    assert knows(table.state, 0, table.at("weaknesses")[0])


@rule("LD-11.02")
@both("pod_hand")
def test_boarding_a_pod_costs_the_hand(options: dict[str, str], otherwise: bool) -> None:
    table = staff(options).stand(0, "008").stand(1, "022").explore("008", "css_a").set(time=10)
    table.put("launch_a#1", "css.10").deal(0, "search", "rest", "demolition", "contamination#1")
    table.start(0).play("room:enter_pod", "pay:sentry_search#1+sentry_rest#1")
    assert table.state.place[0] == "pod_a"
    assert table.at("hand.0") == (("contamination#1",) if otherwise else ())
    assert "sentry_demolition#1" in table.at("discard.0")


@rule("LD-11.14")
@both("archive")
def test_the_archive_shows_a_protocol(options: dict[str, str], otherwise: bool) -> None:
    table = staff(options).stand(0, "008").stand(1, "022").explore("008", "archive")
    table.deal(0, "search", "rest").start(0).play("room:examine_archives")
    assert table.ask.prompt == "peek_protocol"
    assert any(option.startswith("look:seat1") for option in table.options) == (not otherwise)
    assert "look:neutral>1" in table.options


def alarmed(options: dict[str, str]) -> Table:
    """The alarm runs out while the sentry is in the facility and the janitor in the bunker."""
    table = staff(options).stand(1, "bunker").set(time=4, alarm=4, met=True, fate={"1": "bunker"})
    return table.active("code_green#1")


@rule("LD-12.01a")
@both("alarm_end")
def test_the_alarm_runs_out(options: dict[str, str], otherwise: bool) -> None:
    result = alarmed(options).run(["advance_time"]).match.result
    assert result is not None
    assert result.reason == "alarm"
    assert result.seats[0].why == ("left_behind" if otherwise else "purged")
    assert [outcome.survived for outcome in result.seats] == [False, True]


@rule("LD-10.03", "LD-12.01a")
@both("alarm_end")
def test_who_is_still_in_the_facility_never_wins(options: dict[str, str], otherwise: bool) -> None:
    table = alarmed(options).set(knowledge={"0": 8, "1": 8})
    for seat in (0, 1):
        table.holds(f"objectives.{seat}")
    table.put("know_it_all", "objectives.0").put("clearance", "objectives.1")
    result = table.set(learned=[0, 1]).run(["advance_time"]).match.result
    assert result is not None
    assert [outcome.won for outcome in result.seats] == [False, True]


@rule("LD-30.03b", "LD-10.03")
@pytest.mark.parametrize("place", ["bunker", "dead"])
def test_a_team_needs_a_survivor_in_safety(place: str) -> None:
    table = alarmed({"alarm_end": "check", "mode": "coop"}).stand(1, place)
    table.holds("objectives.open", "close_contact")
    for weakness in list(table.zones["weaknesses.hidden"]):
        table.put(weakness, "weaknesses")
    result = table.run(["advance_time"]).match.result
    assert result is not None
    assert [outcome.won for outcome in result.seats] == [place == "bunker"] * 2


@rule("LD-12.01a")
@both("alarm_end")
def test_nobody_outlives_the_facility(options: dict[str, str], otherwise: bool) -> None:
    table = staff(options).stand(1, "bunker").set(time=4, alarm=4, self_destruct=2, met=True)
    table.run(["advance_time"])
    assert table.match.result is not None
    assert not table.match.result.seats[0].survived


@rule("LD-12.02c")
@both("nest")
def test_the_nest_goes_with_the_facility(options: dict[str, str], otherwise: bool) -> None:
    assert nest_gone(staff(options).set(destroyed=True).start(0).state) == (not otherwise)
    assert nest_gone(staff(options).set(nest_destroyed=True).start(0).state)


@rule("LD-13.06")
@both("fire_wound")
def test_fire_wounds(options: dict[str, str], otherwise: bool) -> None:
    table = staff(options).set(fire=["004"], light={"0": 0})
    table.run(["turn_over", 0], ["act", 1, 1])
    assert table.state.light.get(0, 0) == (0 if otherwise else 1)
    table = staff(options).set(fire=["004"], light={"0": 0}, passed=[0])
    table.run(["turn_over", 0], ["act", 1, 1])
    assert table.state.light[0] == 1


@rule("LD-13.09a")
@both("noise_fades")
def test_noise_fades_beside_a_character(options: dict[str, str], otherwise: bool) -> None:
    table = staff(options).set(powered=[1, 2, 3, 4], noise=["001-004", "007-008"])
    table.run(["quieten"], ["act", 0, 1])
    assert table.state.noise == ([] if otherwise else ["001-004"])
    between = staff(options).stand(1, "001").set(powered=[1, 2, 3, 4], noise=["001-004"])
    assert between.run(["quieten"], ["act", 0, 1]).state.noise == ["001-004"]


@rule("LD-13.13d")
@both("adult_token")
def test_the_drawn_token_and_the_noise_rolls(options: dict[str, str], otherwise: bool) -> None:
    token, other = "token_adult_2_3#1", "token_larva_0_1#1"
    table = staff(options).stand(1, "022").set(noise=["001-004"], met=True)
    for old in list(table.zones["bag"]):
        table.put(old, "supply")
    table.put(token, "bag").put(other, "bag").deal(0, "search", "rest", "demolition")
    chance: dict[str, Any] = {"bag": [token, other if otherwise else token]}
    table.run(["develop_bag"], ["act", 0, 1], noise=[2, "silence"], **chance)
    assert table.told("encounter")[0]["token"] == chance["bag"][1]
    assert (token in table.at("bag")) == otherwise


@rule("LD-13.13g")
@both("queen_token")
def test_the_queen_is_drawn_while_somebody_is_in_her_nest(
    options: dict[str, str], otherwise: bool
) -> None:
    queen, other = "token_queen_4_4#1", "token_larva_0_1#1"
    table = staff(options).explore("008", "nest").stand(0, "008").stand(1, "022").set(met=True)
    table.put(queen, "bag").put(other, "bag").deal(
        0, "search", "rest", "demolition", "interruption"
    )
    table.run(["develop_bag"], ["act", 1, 1], bag=[queen, other][: 1 + otherwise])
    assert table.told("encounter")[0]["token"] == (other if otherwise else queen)
    assert (queen in table.at("bag")) == otherwise


@rule("LD-20.02d")
@both("surprise")
def test_a_surprise_attack_counts_cards(options: dict[str, str], otherwise: bool) -> None:
    token = "token_adult_2_3#1"
    table = staff(options).stand(1, "022").set(noise=["001-004"], met=True, powered=[1, 2, 3, 4])
    table.put(token, "bag").deal(0, "search", "contamination#1")
    table.run(
        ["develop_bag"], ["act", 1, 1], bag=["token_adult_2_3#1", token], noise=[2, "silence"]
    )
    assert bool(table.told("xeno_attacks")) == otherwise


@rule("LD-22.02a")
@both("target")
def test_a_xeno_chooses_its_target(options: dict[str, str], otherwise: bool) -> None:
    table = staff(options).deal(0, "search", "contamination#1", "contamination#2")
    table.deal(1, "search", "rest").start(0)
    assert target_in(table.state, "004") == (1 if otherwise else 0)


@rule("LD-23.10b")
@both("analysed_again")
def test_an_object_of_a_known_type_is_analysed(options: dict[str, str], otherwise: bool) -> None:
    table = staff(options).stand(0, "008").stand(1, "022").explore("008", "laboratory")
    table.put("egg#6", "laboratory_board").put("egg#7", "hands.0").deal(0, "search", "rest")
    table.start(0).play("room:analyse")
    assert "egg#7" in table.at("removed" if otherwise else "object_supply")


@rule("LD-25.09b")
@both("dropped_item")
def test_a_dropped_item(options: dict[str, str], otherwise: bool) -> None:
    table = staff(options).give(0, "medkit#1").deal(0, "search").start(0).play("drop:medkit#1")
    assert "medkit#1" in table.at("removed" if otherwise else "items.green")


@rule("LD-28.09")
@both("guard_room")
def test_the_guard_room_gives(options: dict[str, str], otherwise: bool) -> None:
    table = staff(options).stand(0, "008").stand(1, "022").explore("008", "guard_room", search=2)
    table.deal(0, "search", "rest").start(0).play("room:take_equipment")
    first = "neutralizer" if otherwise else "taser"
    assert table.options == [f"take:{first}", "take:enviro_suit"]


@rule("LD-29.03")
@both("repository")
def test_in_the_repository_may_craft(options: dict[str, str], otherwise: bool) -> None:
    table = staff(options).give(0, "medkit#1").give(1, "toolbelt#1").deal(0, "search", "rest")
    table.start(0).play("room:craft_together", "done")
    assert (table.ask.seat == 1) == (not otherwise)
    alone = staff(options).give(1, "toolbelt#1").deal(0, "search", "rest").start(0)
    assert ("room:craft_together" in alone.options) == (not otherwise)
