"""Asking what may come of an answer."""

from __future__ import annotations

import pytest

from hullbreach.server.client import Client, ServerSaysNo
from hullbreach.server.guest import THOUGHTS_AT_ONCE

from .conftest import ME, OPEN, wait_until


def test_the_odds_of_an_answer(client: Client) -> None:
    with client.create("toy", [ME, OPEN]).sit() as live:
        live.weigh("roll")
        wait_until(live, lambda live: bool(live.odds))
        assert live.odds["roll"]["gained"] == 1.0
        assert live.update.answers == 0, "nothing has been answered"


def test_only_a_legal_answer_of_my_own_is_weighed(client: Client, friend: Client) -> None:
    table = client.create("toy", [ME, OPEN])
    with table.sit() as live, pytest.raises(ServerSaysNo):
        live.weigh("fly")
    with friend.sit(table.match.id) as stranger, pytest.raises(ServerSaysNo) as caught:
        stranger.weigh("roll", seat=0, stamp=1)
    assert caught.value.code == "not_yours"


def test_nobody_thinks_too_fast(client: Client) -> None:
    with client.create("toy", [ME, OPEN]).sit() as live:
        for _ in range(THOUGHTS_AT_ONCE):
            live.weigh("roll")
        with pytest.raises(ServerSaysNo) as caught:
            live.weigh("roll")
    assert caught.value.code == "too_fast"
