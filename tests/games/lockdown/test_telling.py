"""Rare moments in which somebody sees something change: an event tells of each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.sight import events_so_far, viewers
from tests.contract.telling import changes, is_told
from tests.games.lockdown.table import Table

LIT: dict[str, Any] = {
    "power": {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4},
    "powered": [1, 2, 3, 4],
    "met": True,
}


def room(*, search: int = 0) -> Table:
    """A hacker with full hands and a janitor in one room, a sentry far away."""
    table = Table("hacker", "janitor", "sentry").set(**LIT).explore("008", "archive", search=search)
    table.stand(0, "008").stand(1, "008").stand(2, "018").put("shotgun#1", "hands.0")
    table.give(0, "extended_magazine#1", "medkit#1").deal(0, "search", "rest")
    return table.set(ammo={"shotgun#1": 1, "smart_gun#1": 1})


def silent(table: Table, *choices: str) -> list[str]:
    """What changed without a word, choice by choice."""
    match, found = table.match, []
    for choice in choices:
        since, before = events_so_far(match), {v: match.view(v) for v in viewers(match)}
        table.play(choice)
        for viewer, old in before.items():
            told = match.events(viewer, since)
            found += [str(c) for c in changes(old, match.view(viewer)) if not is_told(c, told)]
    return found


@pytest.mark.parametrize("last", ["refuse", "drop:shotgun#1"])
def test_a_heavy_find_without_a_free_hand(last: str) -> None:
    table = room(search=2).put("shotgun#2", "items.red", top=True).start(0)
    choices = ("play:hacker_search#1>search", "deck:red", "keep:shotgun#2", last)
    assert silent(table, *choices) == []


def test_an_offer_is_shown_and_then_handed_over() -> None:
    table = room().start(0)
    choices = ("trade", "pay:hacker_rest#1", "partner:1", "give:medkit#1", "none", "yes", "yes")
    assert silent(table, *choices) == []
    assert "medkit#1" in table.at("inventory.1")


def test_a_magazine_goes_with_its_weapon() -> None:
    table = room().start(0)
    assert silent(table, "use:extended_magazine#1>attach", "attach:shotgun#1") == []
    assert "extended_magazine#1" in table.at("beside.0")
    assert silent(table, "drop:shotgun#1") == []
    assert table.at("beside.0") == ()


def test_a_discovered_weakness_is_no_longer_hidden() -> None:
    table = room().explore("008", "laboratory").put("carcass#1", "objects.008").start(0)
    assert silent(table, "room:analyse") == []
    assert len(table.at("weaknesses")) == 2
