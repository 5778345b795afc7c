"""An MCP server: assistants sit down, look, ask what they can do, and play.

It speaks the Model Context Protocol, so any assistant that does can play without a line of code.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from itertools import count
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import hullbreach as hb
from hullbreach import ledger
from hullbreach.bots import default_level, levels_of
from hullbreach.kernel.errors import HullbreachError, NotAsked
from hullbreach.kernel.registry import game as game_of
from hullbreach.words import Words

from .chairs import Chair, Data, OwnTable, ServersTable

LONGEST_WAIT = 25.0
MOST_RULES = 8
INSTRUCTIONS = """\
Board games of survival and tactics. Call `games`, then `start_match` (you against bots) or
`join_table` (a seat at a table where people play). Then, until there is a result: `look` shows what
your seat may know, `options` what you may do now and why other things are not possible, and `play`
does it. An option's id is what you answer. For a question of kind `some`, join several with +, as
pay:c17+c22 (or answer `none`); for `order`, name all with commas. `rules` explains the game.
"""


def explained(tool: Callable[..., Any]) -> Callable[..., Any]:
    """What we refuse, the assistant is told in our words."""

    @wraps(tool)
    def told(*args: Any, **named: Any) -> Any:
        try:
            return tool(*args, **named)
        except HullbreachError as error:
            raise ToolError(str(error)) from None

    return told


class Assistant:
    """The chairs that one assistant holds, and its tools."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self._chairs: dict[str, Chair] = {}
        self._numbers = count(1)

    def server(self) -> MCPServer:
        server = MCPServer("hullbreach", instructions=INSTRUCTIONS, version=hb.__version__)
        for tool in (
            *(self.games, self.rules, self.start_match, self.join_table),
            *(self.look, self.options, self.play, self.wait, self.leave),
        ):
            server.add_tool(explained(tool), structured_output=False)
        return server

    def games(self) -> list[Data]:
        """The games on the shelf: seats, ways to play them, and levels of bots."""
        return [self._game(name) for name in hb.games()]

    def _game(self, name: str) -> Data:
        game = game_of(name)
        return {
            "game": name,
            "name": Words(name, self.lang).name(name),
            "seats": list(game.seats),
            "variants": [{"seats": n, "options": dict(o)} for n, o in game.variants],
            "bots": list(levels_of(name)),
        }

    def rules(self, text: str, game: str | None = None) -> list[Data]:
        """Rules of the games that mention all these words, or have this number."""
        found = ledger.search(text, game, self.lang)[:MOST_RULES]
        return [{"rule": rule.id, "text": rule.text} for rule in found]

    def start_match(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: list[str] | None = None,
        options: dict[str, Any] | None = None,
        seed: str | None = None,
    ) -> Data:
        """Sit down at a new table with bots: one level for all of them, or one for each."""
        match = hb.Match.new(game, seats, seed, options)
        levels = bots or [default_level(game)]
        if any(level not in levels_of(game) for level in levels):
            raise hb.BadOption(f"bots of {game} are {', '.join(levels_of(game))}, not {levels}")
        return self._sit(OwnTable(match, seat, levels, self.lang))

    def join_table(self, address: str, code: str, name: str = "Assistant") -> Data:
        """Take a free seat at a table of a server, by its address and the table's code."""
        return self._sit(ServersTable(address, code, name, self.lang))

    def _sit(self, chair: Chair) -> Data:
        match = f"m{next(self._numbers)}"
        self._chairs[match] = chair
        return {"match": match, "game": chair.game, "seat": chair.seat, **self._situation(chair)}

    def look(self, match: str) -> Data:
        """Everything that your seat may know, and what has happened since you last heard."""
        chair = self._chair(match)
        return {"seat": chair.seat, "view": chair.view(), **self._situation(chair)}

    def options(self, match: str) -> Data:
        """What you are asked, what you may answer, and what is not possible and why."""
        decision = self._chair(match).decision()
        if decision is None:
            raise NotAsked("your seat has nothing to decide now; wait, or look for the result")
        return decision

    def play(self, match: str, option: str) -> Data:
        """Answer your question with the id of an option."""
        chair = self._chair(match)
        chair.answer(option)
        return self._situation(chair)

    def wait(self, match: str, seconds: float = 10.0) -> Data:
        """Wait until you are asked or the match is over."""
        chair = self._chair(match)
        chair.wait(min(max(seconds, 0.0), LONGEST_WAIT))
        return self._situation(chair)

    def leave(self, match: str) -> str:
        """Get up from a table."""
        self._chair(match).leave()
        del self._chairs[match]
        return f"You have left {match}."

    def _chair(self, match: str) -> Chair:
        if match not in self._chairs:
            held = ", ".join(self._chairs) or "none; start a match or join a table"
            raise NotAsked(f"you hold no seat in {match!r}; you hold: {held}")
        return self._chairs[match]

    def _situation(self, chair: Chair) -> Data:
        """What has happened, and what is wanted now."""
        decision = chair.decision()
        return {
            "news": chair.news(),
            "asked": decision and decision["words"],
            "result": chair.result(),
        }
