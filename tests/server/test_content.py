"""A server with other content: for every new table, and in what clients fetch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.server import Settings
from hullbreach.server.client import Client, ServerSaysNo

from .conftest import serving

BOX = {"lockdown": {"items": {"medkit": {"cost": 2, "name": "Satchel"}}}}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Client]:
    with serving(Settings(data=tmp_path, content=BOX)) as address, Client(address) as client:
        yield client


def test_every_new_table_has_the_content_of_the_server(own: Client) -> None:
    table = own.create("lockdown", seed="box")
    assert table.match.options["content"] == BOX["lockdown"]
    assert "content" not in own.create("theseus").match.options


def test_clients_fetch_the_content_and_words_of_the_server(own: Client) -> None:
    fetched = own.http.get("/api/games/lockdown").json()
    assert fetched["content"]["items"]["medkit"]["cost"] == 2
    words = own.http.get("/api/games/lockdown/words").json()
    assert words["names"]["medkit"] == "Satchel"
    assert "item-medkit = Satchel\n" in own.http.get("/api/games/lockdown/words/de.ftl").text


def test_a_guest_may_bring_another_box_but_not_a_wrong_one(own: Client) -> None:
    mine = {"content": {"items": {"medkit": {"cost": 0}}}}
    assert own.create("lockdown", options=mine).match.options["content"] == mine["content"]
    with pytest.raises(ServerSaysNo) as refused:
        own.create("lockdown", options={"content": {"items": {"medkit": {"cost": -1}}}})
    assert refused.value.code == "bad_option"
    assert "items.medkit" in str(refused.value)


def test_the_shelf_says_which_bots_there_are_and_who_plays_by_default(own: Client) -> None:
    shelf = {game.id: game for game in own.games().games}
    assert set(shelf) == set(hb.games())
    for game in shelf.values():
        assert game.default_bot in game.bots
    table = own.create("lockdown", seats=[{"kind": "me"}, {"kind": "bot", "level": "expert"}])
    assert table.match.seats[1].level == "expert"
