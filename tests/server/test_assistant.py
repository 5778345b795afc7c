"""An assistant plays through MCP: in this process, as a program of its own, and at a server."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.bots import RandomBot
from hullbreach.server import Limits, Settings
from hullbreach.server.client import Client
from hullbreach.server.remote import play_remotely

from .conftest import serving

mcp = pytest.importorskip("mcp", reason="needs the MCP package: pip install 'hullbreach[mcp]'")

from hullbreach.server.assistant import Assistant  # noqa: E402

TOOLS = {
    *("games", "rules", "start_match", "join_table"),
    *("look", "options", "play", "wait", "leave"),
}


class Failed(Exception):
    """A tool said no."""


Call = Callable[..., Awaitable[Any]]


def with_client(server: Any, work: Callable[[Call], Awaitable[None]]) -> None:
    """Do the work with a client that is connected to the server."""

    async def connected() -> None:
        async with mcp.Client(server) as client:
            listed = await client.list_tools()
            assert {tool.name for tool in listed.tools} == TOOLS
            assert all(tool.description for tool in listed.tools)

            async def call(tool: str, **arguments: Any) -> Any:
                reply = await client.call_tool(tool, arguments)
                texts = [content.text for content in reply.content]
                if reply.is_error:
                    raise Failed(" ".join(texts))
                found = [_data(text) for text in texts]
                return found[0] if len(found) == 1 else found

            await work(call)

    asyncio.run(connected())


def _data(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def any_answer(decision: dict[str, Any]) -> str:
    options = [option["id"] for option in decision["options"]]
    verb, rests = options[0].partition(":")[0], [each.partition(":")[2] for each in options]
    if decision["kind"] == "order":
        return f"{verb}:{','.join(rests)}"
    if decision["kind"] == "some":
        chosen = rests[: decision["least"]]
        return f"{verb}:{'+'.join(chosen)}" if chosen else "none"
    return str(options[-1])


async def play_to_the_end(call: Call, match: str, most: int = 2000) -> dict[str, Any]:
    situation = await call("wait", match=match, seconds=5)
    for _ in range(most):
        if situation["result"]:
            return dict(situation["result"])
        if situation["asked"]:
            option = any_answer(await call("options", match=match))
            situation = await call("play", match=match, option=option)
        else:
            situation = await call("wait", match=match, seconds=5)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", hb.games())
def test_an_assistant_plays_a_match_against_bots(game: str) -> None:
    async def work(call: Call) -> None:
        begun = await call("start_match", game=game, bots=["random"], seed="1", seat=1)
        assert begun["seat"] == 1
        result = await play_to_the_end(call, begun["match"])
        assert result["reason"]
        assert result["words"]

    with_client(Assistant().server(), work)


def test_it_sees_what_its_seat_may_know_and_what_it_cannot_do() -> None:
    async def work(call: Call) -> None:
        begun = await call("start_match", game="theseus", seed="1")
        match = begun["match"]
        seen = await call("look", match=match)
        assert seen["view"]["seats"][0]["faction"]
        assert begun["asked"] == seen["asked"] is not None
        assert begun["news"]
        assert seen["news"] == [], "news are told once"
        decision = await call("options", match=match)
        assert decision["options"][0]["words"]
        with pytest.raises(Failed, match="'fly' is not an option"):
            await call("play", match=match, option="fly")
        with pytest.raises(Failed, match="you hold no seat in 'm9'; you hold: m1"):
            await call("look", match="m9")
        with pytest.raises(Failed, match="there is no game 'chess'"):
            await call("start_match", game="chess")
        with pytest.raises(Failed, match="bots of theseus are"):
            await call("start_match", game="theseus", bots=["program:rm"])
        await call("leave", match=match)
        with pytest.raises(Failed, match="you hold: none"):
            await call("look", match=match)

    with_client(Assistant().server(), work)


def test_it_learns_about_games_and_rules() -> None:
    async def work(call: Call) -> None:
        games = await call("games")
        assert {game["game"] for game in games} == set(hb.games())
        for word in ("Falle", "trap"):
            rules = await call("rules", text=word, game="theseus")
            assert rules[0]["rule"].startswith("TH-")
            assert "Falle" in rules[0]["text"]

    with_client(Assistant("de").server(), work)


def test_a_program_of_its_own_speaks_over_stdio() -> None:
    program = mcp.StdioServerParameters(
        command=sys.executable, args=["-c", "from hullbreach.cli import main; main(['mcp'])"]
    )

    async def work(call: Call) -> None:
        begun = await call("start_match", game="theseus", bots=["random"], seed="1")
        assert begun["match"] == "m1"

    with_client(program, work)


def test_an_assistant_takes_a_seat_at_a_servers_table(tmp_path: Path) -> None:
    limits = Limits(tables_a_minute=100_000, heavy_a_minute=100_000)
    with serving(Settings(data=tmp_path, limits=limits)) as address, Client(address) as host:
        table = host.create("theseus", [{"kind": "me"}, {"kind": "open"}])
        live = table.sit()
        other = threading.Thread(target=play_remotely, args=(live, RandomBot(1)), daemon=True)
        other.start()

        async def work(call: Call) -> None:
            joined = await call("join_table", address=address, code=table.match.code)
            assert joined["game"] == "theseus"
            seen = await call("look", match=joined["match"])
            assert seen["view"]["seats"]
            result = await play_to_the_end(call, joined["match"])
            assert result["reason"]
            await call("leave", match=joined["match"])

        with_client(Assistant().server(), work)
        other.join(20)
        live.close()
