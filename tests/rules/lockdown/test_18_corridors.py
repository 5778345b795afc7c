"""Page 18: service corridors, stairwells, xenos in unexplored rooms."""

from __future__ import annotations

import pytest

from hullbreach.games.lockdown.board import STANDARD
from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
STAIRWELLS = ["005", "006", "016", "017"]


def facility(*characters: str, **state: object) -> Table:
    characters = characters or ("survivor", "janitor")
    table = Table(*characters).stand(0, "002").stand(1, "018")
    return table.set(**{"power": POWER, "powered": [1, 2, 3, 4], "met": True, **state})


@rule("LD-18.03")
def test_danger_brings_a_xeno_out_of_an_unexplored_room_that_stays_hidden() -> None:
    table = facility().put("adult#1", "xenos.003").stand(0, "001").deal(0, "rest")
    table.start(0, noise=["danger"]).play("move:002")
    assert table.at("xenos.002") == ("adult#1",)
    assert table.at("room.003") == ()
    assert len(table.at("token.003")) == 1


@rule("LD-18.03")
def test_a_retreating_xeno_stays_in_an_unexplored_room() -> None:
    table = facility("sentry", "janitor", powered=[]).put("adult#1", "xenos.002").deal(0, "rest")
    table.put("attack_cut_retreat#1", "attacks", top=True)
    table.put("event_hatching#1", "events", top=True).start(0, combat=["hit_1"])
    table.play("shoot:smg#1>adult#1")
    assert table.at("xenos.003") == ("adult#1",)
    assert len(table.at("tile.003")) == 1


@rule("LD-18.05")
@pytest.mark.parametrize("room", STANDARD.entrances)
def test_no_move_leads_through_a_service_corridor(room: str) -> None:
    table = facility().stand(0, room).deal(0, "rest", "search").start(0)
    ways = {option[5:] for option in table.options if option.startswith("move:")}
    assert ways == {there for _, there in STANDARD.neighbours[room]}


def crawler(**state: object) -> Table:
    table = facility(**state).stand(0, "001").explore("001", "css_b", search=1)
    return table.explore("003", "archive", search=1).explore("020", "laboratory", search=1)


@rule("LD-18.05")
def test_vents_lead_to_explored_rooms_with_an_entrance() -> None:
    table = crawler().deal(0, "vents", "rest").put("attack_blood_rage_3#1", "attacks", top=True)
    table.start(0, noise=["silence"]).play("play:survivor_vents#1>crawl")
    assert set(table.options) == {"crawl:003", "crawl:006", "crawl:016", "crawl:020"}
    table.play("crawl:020")
    assert table.state.place[0] == "020"


@rule("LD-18.05")
def test_vents_need_an_entrance_in_the_own_room() -> None:
    table = crawler().stand(0, "002").deal(0, "vents", "rest").start(0)
    assert "play:survivor_vents#1>crawl" not in table.options


@rule("LD-18.05")
def test_cave_entrance_and_cave_plans_lead_through_too() -> None:
    table = crawler().explore("008", "cave_entrance", search=1).stand(0, "008")
    table.deal(0, "rest", "search").start(0)
    assert "room:crawl" in table.options
    table = crawler().give(0, "cave_plans#1").deal(0, "rest").start(0)
    assert "use:cave_plans#1>crawl" in table.options


@rule("LD-18.06a", "LD-18.02")
def test_a_roll_for_an_entrance_puts_noise_on_the_shared_space() -> None:
    table = facility().explore("003", "archive", search=1).deal(0, "rest")
    table.start(0, noise=[1]).play("move:003")
    assert table.state.noise == ["service"]


@rule("LD-18.06a")
def test_danger_fills_the_service_corridor_as_well() -> None:
    table = facility().explore("003", "archive", search=1).deal(0, "rest")
    table.start(0, noise=["danger"]).play("move:003")
    assert "service" in table.state.noise


@rule("LD-18.06a")
def test_an_encounter_clears_the_service_corridor_of_its_room() -> None:
    for room, left in (("003", []), ("005", ["service"])):
        table = facility(noise=["service", "002-003", "002-005"]).deal(0, "rest")
        table.explore("003", "archive", search=1).put("token_blank_0_0#1", "bag")
        table.put("token_larva_0_1#1", "bag")
        table.start(0, noise=[2 if room == "003" else 3], bag=["token_larva_0_1#1"])
        table.play(f"move:{room}")
        assert [corridor for corridor in table.state.noise if corridor == "service"] == left


@rule("LD-18.06a")
def test_xenos_do_not_come_through_the_service_corridor_by_danger() -> None:
    """Rooms with entrances are no neighbours."""
    table = facility().explore("003", "archive", search=1).put("adult#1", "xenos.020")
    table.deal(0, "rest").start(0, noise=["danger"]).play("move:003")
    assert table.at("xenos.020") == ("adult#1",)


@rule("LD-18.07")
def test_no_effect_puts_a_door_into_a_service_corridor() -> None:
    table = facility("sentry", "janitor").stand(0, "003").explore("003", "archive", search=1)
    table.deal(0, "quarantine", "rest").start(0)
    table.play("play:sentry_quarantine#1>lock", "room:003")
    assert table.state.door == {"002-003": "closed", "003-004": "closed"}


@rule("LD-18.07")
def test_the_key_turns_no_door_of_a_service_corridor() -> None:
    table = facility("janitor", "sentry").stand(0, "003").explore("003", "archive", search=1)
    table.deal(0, "emergency_key", "rest").start(0).play("play:janitor_emergency_key#1>door")
    assert set(table.options) == {"close:002-003", "close:003-004"}


# ---------------------------------------------------------------- stairwells


@rule("LD-18.09")
@pytest.mark.parametrize("room", STAIRWELLS)
def test_a_stairwell_is_dark_whatever_has_power(room: str) -> None:
    table = facility("sentry", "janitor").stand(0, room).put("adult#1", f"xenos.{room}")
    table.deal(0, "rest").start(0, combat=["hit_1"]).play("shoot:smg#1>adult#1")
    assert table.told("shot")[0]["die"] == "combat"


@rule("LD-18.09")
@pytest.mark.parametrize("room", STAIRWELLS)
def test_a_stairwell_offers_nothing_to_do_and_nothing_to_search(room: str) -> None:
    table = facility().stand(0, room).deal(0, "search", "rest", "repairs").start(0)
    assert not any(option.startswith(("room:", "computer:")) for option in table.options)
    assert "play:survivor_search#1>search" not in table.options


@rule("LD-18.09")
def test_darkness_counts_in_an_encounter_there() -> None:
    """Three cards are enough in light (2), not in a stairwell (4)."""
    table = facility(noise=["002-005"]).deal(0, "rest", "search", "repairs", "vents")
    table.put("token_adult_2_4#1", "bag").put("attack_evolve_4#1", "attacks", top=True)
    table.start(0, noise=[3], bag=["token_adult_2_4#1"]).play("move:005", "pay:survivor_rest#1")
    assert [facts["how"] for facts in table.told("xeno_attacks")] == ["surprise"]


@rule("LD-18.10")
def test_a_malfunction_in_a_stairwell_only_uses_up_the_pool() -> None:
    table = facility("sentry", "janitor").stand(0, "005").deal(0, "demolition", "rest").start(0)
    table.play("play:sentry_demolition#1>break_room")
    assert table.state.malfunction == ["005"]
    assert {"move:002", "move:007"} <= set(table.options)
    rooms = ["002", "004", "006", "007", "013", "016", "017", "018", "019", "022"]
    full = facility("sentry", "janitor", malfunction=rooms).stand(0, "005").deal(0, "demolition")
    full.start(0).play("play:sentry_demolition#1>break_room")
    assert full.match.result is not None
    assert full.match.result.reason == "explosion"


@rule("LD-18.11")
def test_two_in_one_stairwell_are_in_no_common_section() -> None:
    """Neuralink asks for power; in a stairwell there is none, nor anybody to inspect."""
    table = facility("hacker", "janitor").stand(0, "005").stand(1, "005")
    table.deal(0, "neuralink", "bypass", "rest").start(0)
    assert not any("neuralink" in option or "bypass" in option for option in table.options)


@rule("LD-18.11")
def test_a_xeno_in_a_stairwell_is_not_gathered_with_a_section() -> None:
    table = facility("hacker", "janitor").stand(0, "002").stand(1, "005")
    table.put("body#1", "wounds.0").put("body#2", "wounds.1").put("creeper#1", "xenos.006")
    table.put("creeper#2", "xenos.004").put("event_blood_trace#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.006") == ("creeper#1",)
    assert table.at("xenos.002") == ("creeper#2",)
    assert table.at("xenos.005") == ()
