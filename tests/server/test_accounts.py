"""One's matches on any device."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.server import Settings
from hullbreach.server.client import Client
from hullbreach.server.sealing import seal, unseal
from hullbreach.table.keys import lock, new_token, unlocks

from .conftest import BOT, ME, Browser, serving

ADA = {"name": "Ada", "password": "analytical engine"}


def test_only_the_password_unseals() -> None:
    key = new_token()
    sealed = seal(key, "right")
    assert unseal(sealed, "right") == key
    assert unseal(sealed, "wrong") is None
    assert key not in sealed
    assert unlocks("open", lock("open"))
    assert not unlocks("shut", lock("open"))


def test_my_matches_follow_me(client: Client, browser: Browser) -> None:
    before = client.create("toy", [ME, BOT]).match.id
    name = {**ADA, "name": f"Ada {before}"}
    assert client.http.post("/api/account", json=name).status_code == 201
    after = client.create("toy", [ME, BOT]).match.id
    tablet = browser()
    here = tablet.create("toy", [ME, BOT]).match.id
    wrong = tablet.http.post("/api/account/login", json={**name, "password": "difference"})
    assert wrong.json()["error"]["code"] == "wrong_password"
    answer = tablet.http.post("/api/account/login", json={**name, "name": name["name"].upper()})
    assert answer.json() == {"name": name["name"]}
    assert tablet.http.get("/api/account").json() == {"name": name["name"]}
    assert {match.id for match in tablet.matches(mine=True)} == {before, after, here}
    assert {match.id for match in client.matches(mine=True)} == {before, after, here}
    with tablet.sit(before) as live:
        assert live.update.seat == 0
    tablet.http.post("/api/account/logout")
    assert tablet.matches(mine=True) == []
    assert tablet.http.get("/api/account").json() == {"name": None}


def test_a_name_is_taken_once(client: Client, friend: Client) -> None:
    name = {**ADA, "name": f"Grace {client.create('toy').match.id}"}
    assert client.http.post("/api/account", json=name).status_code == 201
    again = friend.http.post("/api/account", json={**name, "name": name["name"].lower()})
    assert again.json()["error"]["code"] == "name_taken"


@pytest.mark.parametrize("body", [{"name": "\u200b", "password": "x" * 9}, {"name": "A"}, []])
def test_bad_accounts(client: Client, body: object) -> None:
    assert client.http.post("/api/account", json=body).status_code == 400


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    import sqlite3

    with serving(Settings(data=tmp_path)) as address, Client(address) as client:
        kept = client.create("toy", [ME, BOT]).match.id
    database = sqlite3.connect(tmp_path / "hullbreach.sqlite")
    database.executescript("DROP TABLE accounts; UPDATE schema_version SET version = 1;")
    database.close()
    with serving(Settings(data=tmp_path)) as address, Client(address) as client:
        assert client.match(kept).id == kept
        assert client.http.post("/api/account", json=ADA).status_code == 201
