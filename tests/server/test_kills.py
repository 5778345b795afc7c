"""Kill the server at any moment under load, many times: nothing acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from hullbreach.kernel.errors import HullbreachError
from hullbreach.server.client import Client, Invitation
from hullbreach.server.storage import Store

from . import test_endurance
from .conftest import BOT, ME, first_answer
from .test_endurance import process

KILLS = int(os.environ.get("HULLBREACH_KILLS", "200"))
PLAYERS = 6
BROKEN = (HullbreachError, httpx.HTTPError, WebSocketException, OSError)


@dataclass
class Player:
    """Plays one table after the other and remembers what the server acknowledged."""

    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    under_way: dict[str, str] = field(default_factory=dict)

    @property
    def count(self) -> int:
        return sum(map(len, tuple(self.acknowledged.values())))

    def play(self, address: str) -> None:
        try:
            with Client(address) as client:
                while True:
                    self._play_one(client.create("theseus", [ME, BOT]))
        except BROKEN:
            return

    def _play_one(self, table: Invitation) -> None:
        match = table.match.id
        self.acknowledged[match] = []
        with table.sit(lang="") as live:
            while live.update.result is None:
                if live.decision is None:
                    live.wait()
                    continue
                option = first_answer(live)
                self.under_way[match] = option
                live.answer(option)
                self.acknowledged[match].append(option)
                del self.under_way[match]


@pytest.mark.parametrize("kills", [3, pytest.param(KILLS, marks=pytest.mark.slow)])
def test_nothing_acknowledged_is_lost(tmp_path: Path, kills: int) -> None:
    kill_and_look(tmp_path, kills)


def test_a_server_that_acknowledges_before_it_stores_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasty = (sys.executable, "-c", HASTY, "serve", "--no-browser")
    monkeypatch.setattr(test_endurance, "SERVE", hasty)
    with pytest.raises(AssertionError, match="acknowledged, but is not stored"):
        kill_and_look(tmp_path, 3)


HASTY = """
import asyncio
from hullbreach.cli import main
from hullbreach.server.storage import Scribe

async def write(scribe, writing):
    asyncio.get_running_loop().call_later(2, scribe._waiting.put_nowait, writing)
    return True

Scribe.write = write
main()
"""


def kill_and_look(data: Path, kills: int) -> None:
    players = [Player() for _ in range(PLAYERS)]
    for _ in range(kills):
        first = sum(player.count for player in players)
        with process(data) as server:
            threads = [threading.Thread(target=p.play, args=(server.address,)) for p in players]
            for thread in threads:
                thread.start()
            wait_for_a_bad_moment(players, first)
            server.kill()
            for thread in threads:
                thread.join(20)
    stored = read_log(data / "hullbreach.sqlite")
    acknowledged = 0
    for player in players:
        for match, options in player.acknowledged.items():
            acknowledged += len(options)
            assert_kept(stored.get(match, []), options, player.under_way.get(match))
    assert acknowledged > kills / 2
    asyncio.run(load_all(data, list(stored)))


def wait_for_a_bad_moment(players: list[Player], before: int) -> None:
    """Sometimes while tables are being set up, mostly while answers fly."""
    if before and random.random() < 0.2:
        time.sleep(random.uniform(0, 0.5))
        return
    deadline = time.monotonic() + 30
    while sum(player.count for player in players) == before and time.monotonic() < deadline:
        time.sleep(0.005)
    time.sleep(random.uniform(0, 0.6))


def read_log(database: Path) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = {}
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT match, number, line FROM lines ORDER BY match, number")
    for match, number, line in rows:
        lines = found.setdefault(match, [])
        assert number == len(lines), f"match {match} lacks line {len(lines)}"
        lines.append(msgspec.json.decode(line))
    connection.close()
    return found


def assert_kept(lines: list[dict[str, object]], options: list[str], under_way: str | None) -> None:
    """All that was acknowledged, and beyond it at most the one answer that was under way."""
    mine = [line["option"] for line in lines if line["line"] == "answered" and line["seat"] == 0]
    for number, option in enumerate(options):
        assert mine[number : number + 1] == [option], (
            f"{option} was acknowledged, but is not stored"
        )
    assert mine[len(options) :] in ([], [under_way])


async def load_all(data: Path, matches: list[str]) -> None:
    store = Store(f"sqlite:///{data / 'hullbreach.sqlite'}")
    for match in matches:
        assert await store.load(match) is not None
    await store.close()
