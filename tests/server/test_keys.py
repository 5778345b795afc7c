"""Seats are keys: nobody acts or sees for another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hullbreach.server import wire
from hullbreach.server.client import Client, Disconnected

from .conftest import BOT, ME, OPEN, Browser
from .test_matches import refused


def test_a_spectator_sees_the_public_view_and_decides_nothing(
    client: Client, friend: Client
) -> None:
    table = client.create("toy", [ME, BOT])
    with table.sit() as ada, friend.sit(table.match.id) as watcher:
        assert watcher.update.seat is None
        assert watcher.update.match.yours == []
        assert watcher.update.match.code is None
        assert watcher.decision is None
        assert watcher.update.asked == [0]
        stamp = ada.update.decisions[0].stamp
        refused("not_yours", watcher.answer, "roll", 0, stamp)
        refused("not_yours", watcher.look, 0)
        for request in (
            wire.Undo(seat=0),
            wire.HandOver(seat=0),
            wire.Surrender(seat=0),
            wire.SeatBot(seat=0),
            wire.OpenSeat(seat=1),
            wire.Say(seat=0, text="I am Ada"),
        ):
            refused("not_yours", watcher.request, request)


def test_one_seat_does_not_act_for_the_other(client: Client, friend: Client) -> None:
    table = client.create("toy", [ME, OPEN])
    guest = friend.join(table.match.code or "")
    with table.sit() as ada, guest.sit() as grace:
        assert grace.decision is None
        stamp = ada.update.decisions[0].stamp
        refused("not_yours", grace.answer, "roll", 0, stamp)
        refused("not_yours", grace.look, 0)


def test_what_is_hidden_is_in_no_byte(client: Client, friend: Client, address: str) -> None:
    """Cards that only seat 0 knows are in no byte that anybody else gets."""
    table = client.create("magpies", [ME, OPEN], seed="secret hands")
    guest = friend.join(table.match.code or "")
    door = f"{address.replace('http', 'ws')}/api/matches/{table.match.id}/live"
    other_key = {"Authorization": f"Bearer {guest.seat_tokens[1]}"}
    with (
        table.sit() as ada,
        connect(door) as public,
        connect(door, additional_headers=other_key) as grace,
    ):
        for option in ("look", "draw"):
            ada.answer(option)
        assert ada.decision is not None
        assert isinstance(ada.update.view, dict)
        hidden = set(ada.update.view["zones"]["hand.0"])
        assert len(hidden) == 3
        for connection in (public, grace):
            sent = "".join(_everything(connection))
            assert '"answers":2' in sent
            assert table.match.commitment in sent
            for secret in (*hidden, "secret hands", table.seat_tokens[0], "pay:"):
                assert secret not in sent


def _everything(connection: ClientConnection) -> Iterator[str]:
    with suppress(TimeoutError):
        while True:
            yield str(connection.recv(0.4))


def test_a_seat_link_opens_the_seat_on_another_device(
    client: Client, friend: Client, browser: Browser
) -> None:
    table = client.create("toy", [ME, BOT])
    token = table.seat_tokens[0]
    assert friend.claim(token).yours == [0]
    fresh = client.link(table.match.id, 0)
    third = browser()
    with third.sit(table.match.id, fresh) as live:
        assert live.update.seat == 0
    assert [match.id for match in friend.matches(mine=True)] == [table.match.id]
    refused("not_yours", friend.claim, token[:-1] + ("A" if token[-1] != "A" else "B"))


def test_who_surrendered_has_lost_the_key(client: Client, browser: Browser) -> None:
    table = client.create("toy", [ME, ME])
    token = table.seat_tokens[0]
    with table.sit() as live:
        live.surrender()
    refused("not_yours", browser().claim, token)


def test_the_cookie_is_not_for_scripts(client: Client) -> None:
    answer = client.http.post("/api/matches", json={"game": "toy"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_tokens_are_not_stored(client: Client, tmp_path_factory: pytest.TempPathFactory) -> None:
    table = client.create("toy", [ME, BOT])
    token = table.seat_tokens[0]
    kept = [f for f in tmp_path_factory.getbasetemp().rglob("hullbreach.sqlite*") if f.is_file()]
    assert kept
    for file in kept:
        assert token.encode() not in file.read_bytes()


def test_wrong_codes_and_full_tables(client: Client, friend: Client, browser: Browser) -> None:
    table = client.create("toy", [ME, OPEN])
    refused("unknown_code", friend.join, "ZZZZZZZZ")
    friend.join(table.match.code or "")
    again = friend.join(table.match.code or "")
    assert again.match.yours == [1]
    refused("table_full", browser().join, table.match.code or "")


def test_a_password_table(client: Client, friend: Client, browser: Browser) -> None:
    table = client.create("toy", [ME, OPEN], access="password", password="tannhauser")
    match = table.match.id
    refused("wrong_password", friend.match, match)
    with pytest.raises(Disconnected, match="not open"):
        friend.sit(match)
    assert (
        friend.http.post(f"/api/matches/{match}/watch", json={"password": "x"}).status_code == 403
    )
    answer = friend.http.post(f"/api/matches/{match}/watch", json={"password": "tannhauser"})
    assert answer.status_code == 200
    with friend.sit(match) as watcher:
        assert watcher.update.seat is None
    code = table.match.code or ""
    refused("wrong_password", browser().join, code, password="guess")
    assert browser().join(code, password="tannhauser").match.yours == [1]


def test_a_table_without_spectators(client: Client, friend: Client) -> None:
    table = client.create("toy", [ME, BOT], spectators=False)
    refused("not_yours", friend.match, table.match.id)
    with pytest.raises(Disconnected):
        friend.sit(table.match.id)
    locked = {"access": "password", "password": "tannhauser"}
    secret = client.create("toy", [ME, BOT], spectators=False, **locked).match.id
    refused("not_yours", friend.match, secret)


def test_the_lobby_lists_open_tables_only(client: Client, friend: Client) -> None:
    shown = client.create("toy", [ME, OPEN], access="open").match.id
    private = client.create("toy", [ME, OPEN]).match.id
    listed = [match.id for match in friend.matches(open=True)]
    assert shown in listed
    assert private not in listed
    joined = friend.http.post("/api/matches/join", json={"match": shown})
    assert joined.json()["match"]["yours"] == [1]
    refused("not_yours", friend._post, "/api/matches/join", dict, {"match": private})


def test_another_site_cannot_speak_for_a_player(client: Client, address: str) -> None:
    table = client.create("toy", [ME, BOT])
    foreign = {"Origin": "https://evil.example"}
    answer = httpx.post(f"{address}/api/matches", json={"game": "toy"}, headers=foreign)
    assert answer.json()["error"]["code"] == "foreign_origin"
    live = f"{address.replace('http', 'ws')}/api/matches/{table.match.id}/live"
    with connect(live, additional_headers=foreign) as socket, pytest.raises(ConnectionClosed):
        socket.recv(5)
