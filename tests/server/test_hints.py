"""Asking what a bot would do in one's own place."""

from __future__ import annotations

import pytest

from hullbreach.server import wire
from hullbreach.server.client import Client, ServerSaysNo
from hullbreach.server.guest import THOUGHTS_AT_ONCE

from .conftest import ME, OPEN


def test_a_hint_names_an_option_and_says_why(client: Client) -> None:
    with client.create("theseus", [ME, OPEN], seed="b").sit() as live:
        assert live.decision is not None
        advice = live.hint()
        live.answer(advice.option)
        assert advice.words
        assert advice.why.endswith(".")
        assert live.update.answers == 1


def test_only_who_is_asked_gets_a_hint(client: Client, friend: Client) -> None:
    table = client.create("theseus", [ME, OPEN], seed="b")
    with table.sit() as live, friend.sit(table.match.id) as stranger:
        assert live.decision is not None
        stamp = live.decision.stamp
        with pytest.raises(ServerSaysNo) as caught:
            stranger.request(wire.Hint(seat=live.decision.seat, stamp=stamp))
        assert caught.value.code == "not_yours"
        with pytest.raises(ServerSaysNo) as caught:
            live.request(wire.Hint(seat=0, stamp=stamp - 1))
        assert caught.value.code == "already_decided"


def test_a_table_may_do_without(client: Client) -> None:
    with client.create("theseus", [ME, OPEN], seed="b", hints=False).sit() as live:
        assert not live.update.match.hints
        with pytest.raises(ServerSaysNo) as caught:
            live.hint()
    assert caught.value.code == "not_now"


def test_for_some_games_nobody_has_advice(client: Client) -> None:
    with client.create("toy", [ME, OPEN]).sit() as live, pytest.raises(ServerSaysNo) as caught:
        live.hint()
    assert caught.value.code == "not_now"


def test_nobody_asks_too_fast(client: Client) -> None:
    with client.create("theseus", [ME, OPEN], seed="b").sit() as live:
        for _ in range(THOUGHTS_AT_ONCE):
            live.hint()
        with pytest.raises(ServerSaysNo) as caught:
            live.hint()
    assert caught.value.code == "too_fast"
