"""Clients that mean no good, or cannot do better, get a clear refusal and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from hullbreach.server import Limits, Settings
from hullbreach.server.client import Client

from .conftest import BOT, ME, Browser, serving, wait_until
from .test_matches import refused


def door_of(client: Client, match: str) -> str:
    return f"{client.url.replace('http', 'ws')}/api/matches/{match}/live"


def key_of(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def reply(connection: ClientConnection, message: object) -> dict[str, Any]:
    text = message if isinstance(message, str | bytes) else json.dumps(message)
    connection.send(text)
    while True:
        news: dict[str, Any] = json.loads(connection.recv(5))
        if news["type"] in ("done", "refused", "pong", "refusals"):
            return news


def last_word(connection: ClientConnection, messages: Sequence[str] = ()) -> int | None:
    """The code with which the server ends the conversation."""
    try:
        for message in messages:
            connection.send(message)
        while True:
            connection.recv(5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "{",
        "[]",
        "null",
        '"answer"',
        "{}",
        b"\x00\xff",
        {"type": "dance"},
        {"type": "answer"},
        {"type": "answer", "seat": "0", "stamp": 1, "option": "roll"},
        {"type": "answer", "seat": 0, "stamp": 1, "option": ["roll"]},
        {"type": "answer", "seat": 0, "stamp": 1.5, "option": "roll"},
        {"type": "ping", "id": {"$gt": 0}},
        {"type": "ping", "surprise": 1},
        "[" * 5000,
        {"type": "say", "text": "x" * 20_000},
    ],
)
def test_nonsense_is_refused_in_a_sentence(client: Client, nonsense: object) -> None:
    table = client.create("toy", [ME, BOT])
    headers = key_of(table.seat_tokens[0])
    with connect(door_of(client, table.match.id), additional_headers=headers) as connection:
        answer = reply(connection, nonsense)
        assert answer["type"] == "refused"
        assert answer["error"]["code"] in ("bad_request", "too_large")
        assert len(answer["error"]["message"]) < 300
        assert reply(connection, {"type": "ping", "id": 1}) == {"type": "pong", "id": 1}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "answer", "seat": 0, "stamp": 1, "option": "fly"}, "illegal_choice"),
        ({"type": "answer", "seat": 0, "stamp": 1, "option": "roll\u0000"}, "illegal_choice"),
        ({"type": "answer", "seat": 0, "stamp": 0, "option": "roll"}, "already_decided"),
        ({"type": "answer", "seat": 0, "stamp": 99, "option": "roll"}, "not_asked"),
        ({"type": "answer", "seat": 1, "stamp": 1, "option": "roll"}, "not_yours"),
        ({"type": "answer", "seat": -1, "stamp": 1, "option": "roll"}, "not_yours"),
        ({"type": "answer", "seat": 999999, "stamp": 1, "option": "roll"}, "not_yours"),
        ({"type": "undo", "seat": 0}, "cannot_undo"),
        ({"type": "consent", "seat": 0, "agree": True}, "not_asked"),
        ({"type": "say", "seat": 0, "to": 7, "text": "x"}, "not_asked"),
        ({"type": "say", "seat": 0, "text": "\u200b \u202e"}, "bad_request"),
        ({"type": "hand_over", "seat": 0, "level": "genius"}, "bad_option"),
        ({"type": "seat_bot", "seat": -3}, "not_asked"),
        ({"type": "open_seat", "seat": 0}, "seat_taken"),
        ({"type": "look", "seat": 1}, "not_yours"),
    ],
)
def test_what_may_not_be_is_refused(client: Client, message: dict[str, Any], code: str) -> None:
    table = client.create("toy", [ME, BOT])
    headers = key_of(table.seat_tokens[0])
    with connect(door_of(client, table.match.id), additional_headers=headers) as connection:
        answer = reply(connection, {**message, "id": 5})
        assert answer["type"] == "refused"
        assert answer["id"] == 5
        assert answer["error"]["code"] == code
    assert client.match(table.match.id).answers == 0


def test_an_answer_sent_twice_counts_once(client: Client) -> None:
    table = client.create("toy", [ME, ME])
    headers = key_of(table.seat_tokens[0])
    with connect(door_of(client, table.match.id), additional_headers=headers) as connection:
        answer = {"type": "answer", "id": 1, "seat": 0, "stamp": 1, "option": "stay"}
        assert reply(connection, answer)["type"] == "done"
        assert reply(connection, answer)["error"]["code"] == "already_decided"
    assert client.match(table.match.id).answers == 1


def test_only_nonsense_ends_the_conversation(client: Client) -> None:
    table = client.create("toy", [ME, BOT])
    with connect(door_of(client, table.match.id)) as connection:
        assert last_word(connection, ["nonsense"] * 100) == 4400


def test_a_flood_ends_the_conversation(client: Client) -> None:
    table = client.create("toy", [ME, BOT])
    with connect(door_of(client, table.match.id)) as connection:
        assert last_word(connection, ['{"type": "ping"}'] * 3000) == 4429


@pytest.mark.parametrize("match", ["nowhere", "x" * 500, "%00", "%F0%9F%98%80"])
def test_tables_that_do_not_exist(client: Client, match: str) -> None:
    with connect(door_of(client, match)) as connection:
        assert last_word(connection) == 4404


def test_a_forged_key_opens_nothing(client: Client) -> None:
    table = client.create("toy", [ME, BOT])
    for token in ("", "x", "é" * 10, "x" * 5000, table.match.id, table.match.code or ""):
        headers = {"Authorization": f"Bearer {token}".encode().decode("latin-1")}
        with connect(door_of(client, table.match.id), additional_headers=headers) as connection:
            assert json.loads(connection.recv(5))["seat"] is None


BAD_BODIES: list[Any] = [
    None,
    [],
    {},
    {"game": 5},
    {"game": "chess"},
    {"game": "toy", "seats": []},
    {"game": "toy", "seats": [{"kind": "me"}]},
    {"game": "toy", "seats": [{"kind": "me"}] * 9},
    {"game": "toy", "seats": [{"kind": "king"}, {"kind": "me"}]},
    {"game": "toy", "seats": [{"kind": "bot", "level": "genius"}, {"kind": "me"}]},
    {"game": "toy", "options": {"length": -1}},
    {"game": "toy", "options": {"length": [1]}},
    {"game": "toy", "options": {"colour": "red"}},
    {"game": "toy", "options": []},
    {"game": "toy", "access": "password"},
    {"game": "toy", "pace": {"seconds": -5}},
    {"game": "toy", "pace": {"seconds": 10, "timeout": "explode"}},
    {"game": "toy", "unknown": 1},
    {"game": "theseus", "options": {"mode": {"a": 1}}},
    {"game": "theseus", "options": {"factions": [[], {}]}},
]


@pytest.mark.parametrize("body", BAD_BODIES)
def test_tables_that_cannot_be_set_up(client: Client, body: Any) -> None:
    answer = client.http.post("/api/matches", json=body)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["message"]


def test_bodies_that_are_too_large_or_no_json(client: Client) -> None:
    large = client.http.post("/api/matches", content=b'{"game": "' + b"x" * 100_000 + b'"}')
    assert large.status_code == 413
    assert large.json()["error"]["code"] == "too_large"
    for content in (b"", b"{", b"\xff\xfe", b"[" * 10_000):
        answer = client.http.post("/api/matches", content=content)
        assert answer.status_code == 400, answer.text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/nothing", 404),
        ("/api/matches/nowhere", 404),
        ("/api/games/chess", 404),
        ("/api/games/toy/words?lang=xx", 200),
        ("/api/games/toy/words/../../x.ftl", 404),
        ("/api/games/toy/words/xx.ftl", 404),
        ("/api/matches?before=yesterday", 400),
        ("/api/matches?mine=perhaps", 400),
        ("/api/matches?mine=true&mine=false", 400),
        ("/api/rules?game=chess", 404),
        ("/api/rules?lang=xx", 400),
        ("/api/rules/TH-99.99", 404),
        ("/api/statistics?game=%00", 400),
        ("/api/matches/%00", 404),
        ("/assets/../../app.py", 404),
        ("/match/abc", 200),
    ],
)
def test_addresses(client: Client, path: str, status: int) -> None:
    answer = client.http.get(path)
    assert answer.status_code == status, answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_guessing_codes_is_slow(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(wrong_keys_a_minute=5, tables_a_minute=3)
    settings = Settings(data=tmp_path_factory.mktemp("slow"), limits=limits)
    with serving(settings) as address, Client(address) as client:
        for _ in range(5):
            refused("unknown_code", client.join, "ZZZZZZZZ")
        refused("too_fast", client.join, "ZZZZZZZZ")
        for _ in range(3):
            client.create("toy")
        refused("too_fast", client.create, "toy")


def test_many_guests_come_and_go(client: Client, browser: Browser) -> None:
    table = client.create("toy", [ME, BOT])
    with table.sit() as live:
        for _ in range(20):
            connection = browser().sit(table.match.id)
            connection.close()
        wait_until(live, lambda seat: seat.present == [0])
        live.answer("roll")


def test_the_schema_describes_every_address(client: Client) -> None:
    schema = client.http.get("/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    text = json.dumps(schema)
    for name in ("MatchSeen", "Update", "DecisionSeen", "NewMatch", "Problem"):
        assert name in schema["components"]["schemas"]
    for name in set(re.findall(r"#/components/schemas/([^\"]+)", text)):
        assert name in schema["components"]["schemas"]
    assert "/api/matches/{match}/moments/{answers}" in schema["paths"]


def test_who_talks_too_much_is_not_heard(client: Client) -> None:
    table = client.create("toy", [ME, BOT])
    with table.sit() as live:
        for number in range(10):
            live.say(str(number))
        refused("too_fast", live.say, "and another thing")
        live.answer("roll")


def test_a_strange_name_is_not_answered(tmp_path: Path) -> None:
    """A foreign page cannot reach the server by leading its own name to the loopback address."""
    settings = Settings(data=tmp_path, hosts=frozenset({"127.0.0.1", "localhost"}))
    with serving(settings) as address, Client(address) as client:
        table = client.create("toy", [ME, BOT])
        strange = {"Host": "evil.example:80"}
        answer = client.http.get("/api/matches", headers=strange)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "foreign_host"
        assert client.http.get("/", headers=strange).status_code == 403
        with pytest.raises(InvalidStatus):
            connect(door_of(client, table.match.id), additional_headers=strange)
        assert client.http.get("/api/matches", headers={"Host": "localhost:1"}).is_success


def test_too_many_reports_wait(tmp_path: Path) -> None:
    """Each plays the whole match again."""
    limits = Limits(reports_a_minute=2)
    with serving(Settings(data=tmp_path, limits=limits)) as address, Client(address) as client:
        table = client.create("toy", [ME, BOT])
        path = f"/api/matches/{table.match.id}/report"
        assert [client.http.post(path, json={}).status_code for _ in range(3)] == [201, 201, 429]


def test_too_many_requests_wait(tmp_path: Path) -> None:
    limits = Limits(requests_a_minute=30)
    with serving(Settings(data=tmp_path, limits=limits)) as address, Client(address) as client:
        codes = [client.http.get("/api/health").status_code for _ in range(40)]
    assert codes[:30] == [200] * 30
    assert codes[-1] == 429


def test_too_many_connections_from_one_address_are_closed(tmp_path: Path) -> None:
    limits = Limits(connections_an_address=2)
    with serving(Settings(data=tmp_path, limits=limits)) as address, Client(address) as client:
        door = door_of(client, client.create("toy", [ME, BOT]).match.id)
        with connect(door) as first, connect(door), connect(door) as third:
            first.recv(5)
            assert last_word(third) == 4429
        with connect(door) as again:
            assert json.loads(again.recv(5))["type"] == "update"
