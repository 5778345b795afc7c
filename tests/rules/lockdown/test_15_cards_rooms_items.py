"""Page 15: action cards, room actions, the computer, items."""

from __future__ import annotations

import pytest

from hullbreach.games.lockdown.content.characters import EVERYBODY
from hullbreach.games.lockdown.title import TITLE
from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}


def facility(*characters: str, **state: object) -> Table:
    characters = characters or ("janitor", "sentry")
    table = Table(*characters).stand(0, "008").stand(1, "018")
    return table.set(**{"power": POWER, "powered": [1, 2], "met": True, **state})


@rule("LD-15.01")
@pytest.mark.parametrize(("further", "playable"), [((), False), (("rest",), True)])
def test_the_card_itself_does_not_pay_for_its_action(
    further: tuple[str, ...], playable: bool
) -> None:
    """Repairs cost 1 more card; a contamination card does not help."""
    table = facility("sentry", "janitor", malfunction=["008"]).explore("008", "archive", search=1)
    table.deal(0, "repairs", "contamination#1", *further).start(0)
    assert ("play:sentry_repairs#1>repair" in table.options) == playable
    if playable:
        table.play("play:sentry_repairs#1>repair")
        assert table.at("hand.0") == ("contamination#1",)
        assert table.state.malfunction == []


@rule("LD-15.03")
def test_no_card_belongs_to_two_characters() -> None:
    owners: dict[str, int] = {}
    for card in TITLE.card_of:
        name = "lab_rat" if card.startswith("lab_rat_") else card.partition("_")[0]
        owners[name] = owners.get(name, 0) + 1
    assert set(owners.values()) == {10}
    assert set(owners) == set(EVERYBODY)


@rule("LD-15.03")
def test_the_cards_of_the_dead_stay_theirs() -> None:
    table = facility("janitor", "sentry", "hacker", round=1).stand(1, "dead").stand(2, "018")
    table.run(["begin_round"])
    assert all(card.startswith("janitor_") for card in table.at("hand.0"))
    assert table.at("hand.1") == ()


@rule("LD-15.04")
@pytest.mark.parametrize(
    ("room", "kind", "action", "cost"),
    [
        ("008", "transmitter_control_room", "send_signal", 2),
        ("002", "elevator_s01", "call_elevator", 1),
        ("013", "alert_room", "raise_alarm", 2),
    ],
)
def test_a_room_action_is_for_those_in_the_room_who_can_pay(
    room: str, kind: str, action: str, cost: int
) -> None:
    def standing(place: str, cards: int) -> Table:
        table = facility(powered=[4]).explore(room, kind)
        return table.stand(0, place).deal(0, *("search", "rest")[:cards]).start(0)

    assert f"room:{action}" not in standing("004", 2).options
    assert f"room:{action}" not in standing(room, cost - 1).options
    table = standing(room, cost).play(f"room:{action}")
    assert table.at("hand.0") == ()


# ---------------------------------------------------------------- the computer


def computer(under: str, **state: object) -> Table:
    """Card B lies open in a powered Archive, and this card is the next one."""
    table = facility(**state).explore("008", "archive", search=1).deal(0, "rest", "search")
    for card in list(table.zones["computer.open"]):
        table.put(card, "computer")
    return table.put("computer_b", "computer.open").put(under, "computer", top=True)


@rule("LD-15.06")
def test_lockdown_breaks_the_room_and_is_shuffled_back() -> None:
    table = computer("lockdown").start(0).play("computer:study", "pay:janitor_rest#1")
    assert table.state.malfunction == ["008"]
    assert table.at("computer.open")[0] != "lockdown"
    assert len(table.at("computer")) == 5
    assert "lockdown" in table.at("computer")
    assert len(table.told("computer_lockdown")) == 1


@rule("LD-15.06")
def test_lockdown_with_the_last_malfunction_used_up_is_the_end() -> None:
    rooms = ["002", "005", "006", "007", "013", "016", "017", "018", "019", "022"]
    table = computer("lockdown", malfunction=rooms).start(0)
    table.play("computer:study", "pay:janitor_rest#1")
    assert table.match.result is not None
    assert table.match.result.reason == "explosion"


@rule("LD-15.06")
def test_lockdown_in_a_room_that_never_breaks_does_nothing_there() -> None:
    """Neuralink works without a computer: here in the Contaminated Room."""
    table = facility("hacker", "sentry").stand(0, "009")
    table.explore("009", "contaminated_room", search=1)
    for card in list(table.zones["computer.open"]):
        table.put(card, "computer")
    table.put("computer_b", "computer.open").put("lockdown", "computer", top=True)
    table.deal(0, "neuralink", "rest").start(0)
    table.play("play:hacker_neuralink#1>remote", "computer:study")
    assert table.state.malfunction == []
    assert table.at("computer.open")[0] != "lockdown"


@rule("LD-15.10")
@pytest.mark.parametrize(
    ("state", "can"),
    [({"powered": [2]}, True), ({"powered": []}, True), ({"malfunction": ["008"]}, False)],
)
def test_a_card_that_asks_for_a_computer_needs_no_power(
    state: dict[str, list[object]], can: bool
) -> None:
    table = facility("sentry", "janitor", **state).explore("008", "archive", search=1)
    table.deal(0, "quarantine", "rest").start(0)
    assert ("play:sentry_quarantine#1>lock" in table.options) == can


@rule("LD-15.10")
def test_without_a_computer_the_card_is_useless() -> None:
    table = facility("sentry", "janitor").explore("008", "css_a", search=1)
    table.deal(0, "quarantine", "rest").start(0)
    assert "play:sentry_quarantine#1>lock" not in table.options


@rule("LD-15.10", "LD-15.05a")
def test_a_card_that_gives_computer_actions_needs_power() -> None:
    for powered, can in (([2], True), ([], False)):
        table = facility("hacker", "sentry", powered=powered).explore("008", "archive", search=1)
        table.deal(0, "bypass", "rest").start(0)
        assert ("play:hacker_bypass#1>computer" in table.options) == can


# ---------------------------------------------------------------- items


@rule("LD-15.08")
def test_an_item_shows_itself_when_it_is_used() -> None:
    table = facility(malfunction=["008"]).give(0, "toolbelt#1").deal(0, "rest").start(0)
    table.play("use:toolbelt#1>repair")
    assert table.state.malfunction == []
    assert table.at("discard.0") == ("janitor_rest#1",)
    shown = [event for event in table.match.events(1) if event.name == "used_up"]
    assert shown[0].facts["item"] == "toolbelt#1"
    assert table.match.view(1)["decks"]["items.yellow"]["discard"] == ("toolbelt#1",)


@rule("LD-15.08")
def test_an_item_marked_not_in_combat_is_not_used_there() -> None:
    table = facility(malfunction=["008"]).give(0, "toolbelt#1").deal(0, "rest")
    table.put("larva#1", "xenos.008").start(0)
    assert not any(option.startswith("use:") for option in table.options)


@rule("LD-15.08")
def test_an_item_without_the_cards_for_its_cost_stays_unused() -> None:
    table = facility(malfunction=["008"]).give(0, "toolbelt#1").start(0)
    assert not any(option.startswith("use:") for option in table.options)


@rule("LD-15.09")
@pytest.mark.parametrize("item", ["medkit#1", "clothes#1"])
def test_an_item_helps_only_the_one_who_uses_it(item: str) -> None:
    table = facility().stand(1, "008").put("body#1", "wounds.1").give(0, item)
    table.deal(0, "rest").start(0)
    assert not any(option.startswith("use:") for option in table.options)
    table.play("trade", "partner:1", f"give:{item}", "none", "yes", "yes")
    table.give(1, item).deal(1, "rest").start(1)
    assert f"use:{item}>dress" in table.options


@rule("LD-15.09")
def test_slime_on_another_is_not_wiped_off() -> None:
    table = facility(slime=[1]).stand(1, "008").give(0, "clothes#1").deal(0, "rest").start(0)
    assert not any(option.startswith("use:") for option in table.options)
