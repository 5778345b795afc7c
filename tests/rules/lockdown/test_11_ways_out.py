"""Page 11: cargo pods, the bunker, the rover, containment protocols."""

from __future__ import annotations

import json

import pytest

from hullbreach.games.lockdown.board import STANDARD
from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}


def facility(*characters: str, **state: object) -> Table:
    characters = characters or ("hacker", "sentry", "janitor")
    table = Table(*characters)
    for seat in range(len(characters)):
        table.stand(seat, "004")
    return table.set(**{"power": POWER, "powered": [1, 2], "met": True, **state})


def launching(token: str, **state: object) -> Table:
    """The time token stands on 8, where this launch token lies; three pods have their rooms."""
    table = facility(time=8, **state)
    for room, kind in (("001", "css_c"), ("008", "css_a"), ("009", "css_b")):
        table.explore(room, kind, search=1)
    home = next(zone for zone, pieces in table.zones.items() if token in pieces)
    return table.put(table.zones["css.8"][0], home).put(token, "css.8")


# ---------------------------------------------------------------- pods


@rule("LD-11.01b")
def test_a_pod_has_one_seat() -> None:
    for place, can in (("pod_a", False), ("pod_b", True)):
        table = launching("launch_a#1").stand(0, "008").stand(1, place)
        table.deal(0, "search", "rest").start(0)
        assert ("room:enter_pod" in table.options) == can


@rule("LD-11.03")
def test_nothing_reaches_a_character_in_a_pod() -> None:
    """Neither an attack, nor fire, nor an event, nor a noise roll of the bag."""
    table = launching("launch_a#1", fire=["008"], powered=[]).stand(0, "pod_a")
    table.put("adult#1", "xenos.008").put("arm#1", "wounds.0").put("token_adult_2_3#1", "bag")
    table.put("event_egg_protection#1", "events", top=True).put("egg#8", "hands.0")
    table.run(
        ["xenos_attack"],
        ["resolve_event"],
        ["develop_bag"],
        ["act", 1, 1],
        bag=["token_adult_2_3#1"],
        noise=["silence", "silence"],
    )
    assert table.told("xeno_attacks") == []
    assert table.told("encounter") == []
    assert [facts["seat"] for facts in table.told("noise_roll")] == [1, 2]
    assert table.at("discard.0") == ()


@rule("LD-11.03")
def test_nobody_can_trade_with_or_stun_a_character_in_a_pod() -> None:
    table = launching("launch_a#1").stand(0, "pod_a").stand(1, "008").stand(2, "018")
    table.deal(0, "search").deal(1, "stun", "rest").start(1)
    assert "trade" not in table.options
    assert "play:sentry_stun#1>stun_character" not in table.options


@rule("LD-11.03")
def test_a_pod_that_has_not_launched_is_no_escape_from_an_explosion() -> None:
    table = facility().stand(0, "pod_a").stand(1, "bunker").run(["end_of_game", "explosion"])
    assert table.match.result is not None
    assert table.match.result.seats[0].why == "destroyed"


@rule("LD-11.04a", "LD-13.07")
def test_pods_launch_only_where_a_token_lies() -> None:
    table = launching("launch_a#1").set(time=9).stand(0, "pod_a")
    table.run(["launch_pods"], ["act", 1, 1])
    assert table.state.place[0] == "pod_a"
    assert table.told("css_revealed") == []


@rule("LD-11.04a", "LD-13.07")
def test_the_launch_comes_before_the_time_moves() -> None:
    table = launching("launch_a#1").stand(0, "pod_a").run(["event_phase"])
    names = [event.name for event in table.match.events(None)]
    assert names.index("launched") < names.index("time")
    assert table.told("css_revealed") == [{"token": "launch_a#1"}]
    assert "launch_a#1" in table.at("css.revealed")


@rule("LD-11.04c")
def test_all_pods_launch_together() -> None:
    table = launching("launch_all#1").stand(0, "pod_a").stand(1, "pod_c")
    table.run(["launch_pods"], ["act", 2, 1])
    assert [table.state.place[seat] for seat in (0, 1)] == ["escaped", "escaped"]
    assert table.at("wounds.0") == ()


@rule("LD-11.04c", "LD-12.03a")
def test_with_the_last_pod_the_game_ends() -> None:
    table = launching("launch_all#1").stand(0, "pod_a").stand(1, "pod_c").stand(2, "bunker")
    table.run(["launch_pods"])
    assert table.match.result is not None
    assert table.match.result.reason == "nobody_left"


@rule("LD-11.04d")
def test_nobody_escapes_and_each_is_wounded() -> None:
    table = launching("launch_none#1").stand(0, "pod_a").stand(1, "pod_c")
    table.run(["launch_pods"], ["act", 2, 1])
    assert [table.state.place[seat] for seat in (0, 1)] == ["008", "001"]
    assert [len(table.at(f"wounds.{seat}")) for seat in (0, 1, 2)] == [1, 1, 0]


@rule("LD-11.04d")
def test_a_fourth_serious_wound_kills_whoever_returns() -> None:
    table = launching("launch_none#1").stand(0, "pod_a")
    for n in range(3):
        table.put(f"body#{n + 1}", "wounds.0")
    table.run(["launch_pods"], ["act", 2, 1])
    assert table.state.place[0] == "dead"
    assert table.at("objects.008") == ("corpse#1",)
    assert table.state.gate_open


@rule("LD-11.02")
def test_a_burning_room_wounds_before_the_pod_is_boarded() -> None:
    table = launching("launch_a#1", fire=["008"], light={"0": 1}).stand(0, "008")
    table.deal(0, "search", "rest", "contamination#1").start(0).play("room:enter_pod")
    assert table.state.place[0] == "pod_a"
    assert table.state.light[0] == 2
    assert table.at("hand.0") == ()
    assert table.state.passed == [0]


@rule("LD-11.02")
def test_whoever_bleeds_to_death_on_passing_does_not_board() -> None:
    table = launching("launch_a#1").stand(0, "008").deal(0, "search", "rest")
    for wound in ("bleeding#1", "body#1", "body#2"):
        table.put(wound, "wounds.0")
    table.start(0).play("room:enter_pod")
    assert table.state.place[0] == "dead"
    assert table.at("objects.008") == ("corpse#1",)


@rule("LD-11.04b")
def test_a_letter_launches_its_pod_and_throws_the_others_back() -> None:
    table = launching("launch_b#1").stand(0, "pod_a").stand(1, "pod_b")
    table.run(["launch_pods"], ["act", 2, 1])
    assert [table.state.place[seat] for seat in (0, 1)] == ["008", "escaped"]
    assert [len(table.at(f"wounds.{seat}")) for seat in (0, 1)] == [1, 0]


# ---------------------------------------------------------------- the bunker


@rule("LD-11.06a")
@pytest.mark.parametrize(
    ("cards", "xeno", "can"), [(2, False, True), (1, False, False), (2, True, False)]
)
def test_to_escape_costs_two_out_of_combat(cards: int, xeno: bool, can: bool) -> None:
    table = facility(gate_open=True).stand(0, "001").deal(0, *("search", "rest")[:cards])
    if xeno:
        table.put("larva#1", "xenos.001")
    table.start(0)
    assert ("escape:rover" in table.options) == can
    if can:
        table.play("escape:rover")
        assert table.at("hand.0") == ()


@rule("LD-11.07")
def test_an_escaped_character_takes_no_more_turns_and_keeps_what_it_has() -> None:
    table = facility(gate_open=True).stand(0, "001").put("egg#1", "hands.0")
    table.deal(0, "search", "rest").deal(1, "search", "rest").start(0).play("escape:rover")
    assert "egg#1" in table.at("hands.0")
    turns = []
    while table.ask.prompt == "act":
        turns.append(table.ask.seat)
        table.play("pass")
        if table.ask.prompt == "discard_on_pass":
            table.play("none")
        if table.told("event_phase"):
            break
    assert turns == [1, 2]


@rule("LD-11.07")
def test_an_escaped_character_draws_nothing_in_a_new_round() -> None:
    table = facility(round=1).stand(0, "bunker").run(["begin_round"])
    assert table.at("hand.0") == ()
    assert len(table.at("hand.1")) == 5


@rule("LD-11.08c")
def test_no_door_effect_reaches_the_main_gate() -> None:
    table = facility(door={"001-002": "closed"}).put("event_bulkheads_open#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.state.door == {}
    assert not table.state.gate_open


@rule("LD-11.08c")
def test_a_closed_gate_is_no_door_of_the_exit_room() -> None:
    table = Table("janitor", "sentry").stand(0, "001").stand(1, "018").set(gate_open=True)
    table.deal(0, "emergency_key", "rest").start(0).play("play:janitor_emergency_key#1>door")
    assert set(table.options) == {"close:001-002", "close:001-004"}
    table.play("close:001-002")
    assert table.state.gate_open


def computer(card: str, **state: object) -> Table:
    table = facility(**state).stand(0, "008").explore("008", "archive", search=1)
    for other in list(table.zones["computer.open"]):
        table.put(other, "computer")
    table.put("lockdown", "computer").put(card, "computer.open")
    return table.deal(0, "search", "rest")


@rule("LD-11.09")
@pytest.mark.parametrize(("here", "there"), [("001", "bunker"), ("bunker", "001")])
def test_a_computer_action_moves_the_rover_both_ways(here: str, there: str) -> None:
    table = computer("computer_a", rover=here).start(0)
    table.play("computer:move_rover", "pay:hacker_rest#1")
    assert table.state.rover == there
    assert STANDARD.exit_room == "001"


@rule("LD-11.09", "LD-11.06b")
def test_the_rover_carries_one_and_must_be_brought_back() -> None:
    table = facility(gate_open=True).stand(0, "001").stand(1, "001")
    table.deal(0, "search", "rest").deal(1, "search", "rest").start(0).play("escape:rover")
    while table.ask.prompt == "interrupt":
        table.play("let")
    assert table.state.place[0] == "bunker"
    assert table.state.place[1] == "001"
    assert "escape:rover" not in table.options


@rule("LD-11.06c", "LD-29.05a")
@pytest.mark.parametrize(
    ("room", "choice", "failed"),
    [("001", "escape:suit", "escape_failed"), ("019", "room:lock_in", "lock_in_failed")],
)
def test_a_larva_that_comes_and_goes_onto_the_board_spoils_the_attempt(
    room: str, choice: str, failed: str
) -> None:
    """The room is empty again at once, but a xeno has come into it."""
    table = facility("hacker", "sentry", gate_open=True, rover="bunker", time=5, powered=[1, 3])
    table.stand(0, room).stand(1, "007").set(noise=["001-002", "019-020"])
    table.put("smart_gun#1", "removed").put("enviro_suit#1", "hands.0").deal(0, "search", "rest")
    table.put("token_larva_1_2#1", "bag").start(0, noise=[1], bag=["token_larva_1_2#1"])
    table.play(choice)
    assert table.state.larva == [0]
    assert len(table.told(failed)) == 1
    assert table.state.place[0] == room


@rule("LD-11.06c", "LD-29.05a")
@pytest.mark.parametrize(
    ("room", "choice", "refuge"),
    [("001", "escape:suit", "bunker"), ("019", "room:lock_in", "isolated")],
)
def test_noise_and_broken_doors_do_not_spoil_it(room: str, choice: str, refuge: str) -> None:
    doors = {"001-002": "closed", "018-019": "closed"}
    table = facility("hacker", "sentry", gate_open=True, rover="bunker", time=5, door=doors)
    table.stand(0, room).stand(1, "007").put("adult#1", "xenos.002").put("adult#2", "xenos.018")
    table.put("enviro_suit#1", "hands.0").deal(0, "search", "rest").start(0, noise=["danger"])
    table.play(choice)
    assert table.state.place[0] == refuge
    assert "destroyed" in table.state.door.values()


@rule("LD-11.06c")
def test_danger_that_brings_a_xeno_spoils_the_escape() -> None:
    table = facility("hacker", "sentry", gate_open=True, rover="bunker").stand(0, "001")
    table.stand(1, "018").put("adult#1", "xenos.002").put("enviro_suit#1", "hands.0")
    table.deal(0, "search", "rest").start(0, noise=["danger"]).play("escape:suit")
    assert table.state.place[0] == "001"


@rule("LD-11.08b")
def test_the_main_gate_key_opens_the_gate() -> None:
    table = facility().stand(0, "001").give(0, "main_gate_key#1").deal(0, "rest").start(0)
    option = next(o for o in table.options if o.startswith("use:main_gate_key#1"))
    table.play(option)
    assert table.state.gate_open


# ---------------------------------------------------------------- protocols


@rule("LD-11.11")
def test_nobody_may_look_at_the_active_protocol() -> None:
    table = facility().stand(0, "008").explore("008", "archive", search=1)
    active = table.zones["protocols.active"][0]
    table.deal(0, "search", "rest").start(0).play("room:examine_archives")
    looks = [option for option in table.options if option.startswith("look:")]
    assert looks
    assert all(option.startswith(("look:neutral", "look:seat")) for option in looks)
    table.play("look:neutral>1")
    assert table.at("protocols.active") == (active,)
    assert table.match.view(0)["protocols"]["neutral"][0] == table.at("protocols.neutral")[0]
    for viewer in (None, 0, 1, 2):
        assert table.match.view(viewer)["protocols"]["active"] is None
        assert active not in json.dumps(table.match.view(viewer))


@rule("LD-11.12")
def test_a_player_sees_only_the_own_tokens() -> None:
    table = facility("hacker", "sentry").start(0)
    mine = table.at("protocols.0")
    assert table.match.view(0)["seats"][0]["protocols"] == mine
    for viewer in (None, 1):
        assert table.match.view(viewer)["seats"][0]["protocols"] == (None, None)


@rule("LD-06.09", "LD-15.05a")
def test_the_computer_shows_a_launch_token_to_one_player_only() -> None:
    table = computer("computer_b").start(0).play("computer:peek_css", "pay:hacker_rest#1", "css:6")
    assert table.match.view(0)["time"]["css"]["6"] == table.at("css.6")[0]
    assert table.match.view(0)["time"]["css"]["4"] is None
    assert table.match.view(1)["time"]["css"]["6"] is None


def spying(**places: str) -> Table:
    table = computer("computer_a").stand(1, "010").stand(2, "018")
    for seat, place in places.items():
        table.stand(int(seat[-1]), place)
    return table.start(0)


@rule("LD-11.13")
def test_the_computer_shows_all_tokens_of_one_player_in_the_section() -> None:
    table = spying()
    table.put(table.zones["protocols.neutral"][0], "protocols.1").start(0)
    assert len(table.at("protocols.1")) == 2
    table.play("computer:peek_player", "pay:hacker_rest#1")
    assert table.match.view(0)["seats"][1]["protocols"] == table.at("protocols.1")
    assert None in table.match.view(0)["seats"][2]["protocols"]
    assert table.match.view(2)["seats"][1]["protocols"] == (None, None)
    assert len(table.at("protocols.1")) == 2


@rule("LD-11.13", "LD-18.11")
@pytest.mark.parametrize("place", ["018", "016", "bunker", "isolated"])
def test_nobody_outside_the_section_can_be_inspected(place: str) -> None:
    assert "computer:peek_player" not in spying(seat1=place).options


@rule("LD-11.15")
def test_the_security_centre_gives_a_token_of_the_neutral_pool() -> None:
    table = facility().stand(0, "013").deal(0, "search", "rest")
    token = table.zones["protocols.neutral"][1]
    before = len(table.zones["protocols.neutral"])
    table.start(0).play("room:inspect_protocol", "protocol:2")
    assert token in table.at("protocols.0")
    assert len(table.at("protocols.neutral")) == before - 1
    assert token in table.match.view(0)["seats"][0]["protocols"]
    assert table.match.view(1)["seats"][0]["protocols"] == (None, None)


@rule("LD-11.15")
def test_an_empty_pool_has_nothing_to_take() -> None:
    table = facility().stand(0, "013").deal(0, "search", "rest")
    for token in list(table.zones["protocols.neutral"]):
        table.put(token, "protocols.1")
    assert "room:inspect_protocol" not in table.start(0).options
