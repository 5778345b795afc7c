"""Action cards, items, rooms, the computer."""

from __future__ import annotations

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}


def janitor(room: str = "008", **state: object) -> Table:
    table = Table("janitor", "xenobiologist").stand(0, room).stand(1, "018")
    return table.set(**{"power": POWER, "powered": [1, 2], "met": True, **state})


@rule("LD-15.01", "LD-15.02", "LD-14.05a")
def test_clean_up_costs_only_itself_and_does_one_thing() -> None:
    table = janitor("002", fire=["002"], malfunction=["002"]).deal(0, "clean_up", "rest")
    table.start(0)
    assert {"play:janitor_clean_up#1>fire", "play:janitor_clean_up#1>malfunction"} <= set(
        table.options
    )
    table.play("play:janitor_clean_up#1>fire")
    assert (table.state.fire, table.state.malfunction) == ([], ["002"])
    assert table.at("hand.0") == ("janitor_rest#1",)


@rule("LD-14.05a")
def test_a_card_marked_not_in_combat_is_refused_in_combat() -> None:
    table = janitor("002", fire=["002"]).put("larva#1", "xenos.002").deal(0, "clean_up", "rest")
    table.start(0)
    assert not any(option.startswith("play:janitor_clean_up") for option in table.options)


@rule("LD-26.01a", "LD-26.01b", "LD-26.01c", "LD-25.04", "LD-25.03b")
def test_a_search_finds_two_and_keeps_one_in_secret() -> None:
    table = janitor().explore("008", "archive", search=2).deal(0, "search", "rest")
    table.put("glowstick#1", "items.red", top=True).put(
        "weapon_energy_cell#1", "items.red", top=True
    )
    table.start(0).play("play:janitor_search#1>search", "deck:red", "keep:weapon_energy_cell#1")
    assert table.state.search["008"] == 1
    assert table.at("inventory.0") == ("weapon_energy_cell#1",)
    assert table.at("items.red")[-1] == "glowstick#1"
    seen = table.match.view(1)["seats"][0]["inventory"]
    assert seen == [{"item": None, "colour": "red"}]


@rule("LD-26.01d")
def test_an_empty_room_cannot_be_searched() -> None:
    table = janitor().explore("008", "archive", search=0).deal(0, "search", "rest").start(0)
    assert "play:janitor_search#1>search" not in table.options


@rule("LD-28.06")
def test_a_search_in_the_contaminated_room_slimes() -> None:
    table = janitor("009").explore("009", "contaminated_room", search=1).deal(0, "search", "rest")
    table.start(0).play("play:janitor_search#1>search", "deck:green")
    table.play(table.options[0])
    assert table.state.slime == [0]


@rule("LD-14.10a", "LD-26.02b")
def test_two_components_make_a_crafted_item() -> None:
    table = janitor().give(0, "toolbelt#1", "weapon_energy_cell#1").deal(0, "rest", "search")
    table.start(0).play("craft:taser", "pay:janitor_rest#1")
    assert table.at("inventory.0") == ("taser#1",)
    assert "toolbelt#1" in table.at("items.yellow.discard")


@rule("LD-14.04")
def test_an_interruption_cancels_what_has_been_paid() -> None:
    table = janitor("002", fire=["002"]).stand(1, "002").deal(0, "clean_up", "rest")
    table.deal(1, "interruption", "search").start(0)
    table.play("play:janitor_clean_up#1>fire")
    assert (table.ask.seat, table.ask.prompt) == (1, "interrupt")
    table.play("interrupt:xenobiologist_interruption#1")
    assert table.state.fire == ["002"]
    assert "janitor_clean_up#1" in table.at("discard.0")


@rule("LD-14.04")
def test_the_window_opens_whether_or_not_the_card_is_held() -> None:
    table = janitor("002", fire=["002"]).stand(1, "002").deal(0, "clean_up", "rest")
    table.deal(1, "search", "demolition").start(0).play("play:janitor_clean_up#1>fire")
    assert (table.ask.seat, table.options) == (1, ["let"])


@rule("LD-15.05a", "LD-15.05b", "LD-15.05c", "LD-27.02")
def test_a_computer_action_costs_one_and_turns_up_the_next_card() -> None:
    table = janitor().explore("008", "archive", search=1).deal(0, "rest", "search")
    for card in list(table.zones["computer.open"]):
        table.put(card, "computer")
    table.put("computer_b", "computer.open").put("computer_d", "computer", top=True)
    table.start(0).play("computer:study", "pay:janitor_rest#1")
    assert table.state.knowledge[0] == 2
    assert table.at("computer.open") == ("computer_d",)
    assert table.at("computer")[-1] == "computer_b"


@rule("LD-15.07", "LD-27.02", "LD-24.02b")
def test_no_computer_without_power_or_with_a_malfunction() -> None:
    for state in ({"powered": [1]}, {"malfunction": ["008"]}):
        table = (
            janitor(**state).explore("008", "archive", search=1).deal(0, "rest", "search").start(0)
        )
        assert not any(option.startswith("computer") for option in table.options)


@rule("LD-27.04", "LD-23.06a", "LD-11.14")
def test_the_archive_gives_knowledge_once_and_a_look_at_a_protocol() -> None:
    table = janitor().explore("008", "archive", search=1).deal(0, "rest", "search").start(0)
    table.play("room:examine_archives", "look:neutral>1")
    state = table.state
    assert (state.knowledge[0], state.learned) == (3, [0])
    assert table.match.view(0)["protocols"]["neutral"][0] is not None
    assert table.match.view(1)["protocols"]["neutral"][0] is None


@rule("LD-23.10a", "LD-23.10b", "LD-27.12")
def test_an_analysis_reveals_the_next_weakness_once_per_kind_of_object() -> None:
    table = janitor().explore("008", "laboratory", search=1).put("egg#1", "hands.0")
    table.put("nailgun#1", "removed").deal(0, "rest", "search", "demolition", "clean_up")
    table.put("egg#2", "objects.008").start(0)
    table.play("room:analyse", "pay:janitor_rest#1+janitor_search#1", "analyse:egg#1")
    assert table.state.knowledge[0] == 4
    assert len(table.at("weaknesses")) == 2
    table.play("room:analyse")
    assert len(table.at("weaknesses")) == 2
    assert table.state.knowledge[0] == 7


@rule("LD-27.10a")
def test_the_transmitter_sends_the_signal() -> None:
    table = janitor().explore("008", "transmitter_control_room", search=1).deal(0, "rest", "search")
    table.start(0).play("room:send_signal")
    assert table.state.signal == [0]


@rule("LD-29.02a", "LD-29.02b")
def test_the_elevator_is_called_and_ridden_when_it_has_power() -> None:
    table = janitor("002", powered=[4], lift="S-03").deal(0, "rest", "search").start(0)
    table.play("room:call_elevator", "pay:janitor_rest#1")
    assert table.state.lift == "S-01"
    table.play("room:use_elevator", "ride:S-03")
    assert table.state.place[0] == "018"
    assert table.told("noise_roll") == []


@rule("LD-28.07a", "LD-28.07b", "LD-28.07c")
def test_a_vented_room_kills_unless_a_door_opens() -> None:
    table = janitor("024").explore("009", "vent_control_room", search=1).stand(1, "009")
    table.put("adult#1", "xenos.024").deal(1, "search", "repairs").start(1)
    table.play("room:vent", "vent:024")
    assert table.state.door == {"018-024": "closed", "024-025": "closed"}
    doors = {"018-024": "closed", "024-025": "closed"}
    table.set(venting="024", door=doors).run(["event_phase"])
    assert table.state.place[0] == "dead"
    assert "carcass#1" in table.state.where


@rule("LD-13.12b", "LD-13.12f", "LD-13.12h")
def test_an_event_moves_xenos_then_acts_then_may_leave_the_game() -> None:
    table = janitor("004", malfunction=["008"]).explore("008", "cooling_system", search=1)
    table.put("adult#1", "xenos.013").put("creeper#1", "xenos.013")
    table.put("event_coolant_leak#1", "events", top=True)
    table.run(["resolve_event"], ["act", 0, 1])
    assert table.at("xenos.014") == ("adult#1",)
    assert table.at("xenos.013") == ("creeper#1",)
    assert table.state.self_destruct == 12
    assert "event_coolant_leak#1" in table.at("events.removed")


@rule("LD-24.03c")
def test_a_flashlight_ignores_the_darkness_of_an_encounter() -> None:
    table = janitor("002", powered=[], noise=["002-003"]).explore("003", "archive", search=1)
    table.put("flashlight#1", "hands.0").set(ammo={"flashlight#1": 3, "nailgun#1": 4})
    table.deal(0, "rest", "search", "demolition")
    table.start(0, noise=[2], bag=["token_adult_2_3#1"]).play("move:003", "pay:janitor_rest#1")
    assert table.ask.prompt == "light"
    table.play("light:flashlight#1")
    assert table.state.ammo["flashlight#1"] == 2
    assert table.told("xeno_attacks") == []


@rule("LD-26.03", "LD-26.03b")
def test_a_quest_item_becomes_an_item_when_its_task_is_met() -> None:
    table = janitor().explore("008", "archive", search=1).give(0, "reagents#1").deal(0, "rest")
    table.start(0)
    table.play("quest:pressure_washer#1")
    assert "pressure_washer#1" in table.at("hands.0")
    assert "reagents#1" in (*table.at("items.yellow.discard"), *table.at("items.green.discard"))


@rule("LD-25.09a", "LD-25.09b")
def test_dropping_is_free_and_an_item_card_goes_under_its_deck() -> None:
    table = janitor().give(0, "medkit#1").deal(0, "rest").start(0).play("drop:medkit#1")
    assert table.at("items.green")[-1] == "medkit#1"
    assert table.ask.about["nth"] == 1
