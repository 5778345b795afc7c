"""The bots that may sit at a table, by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hullbreach.bots import RandomBot
from hullbreach.kernel.views import Bot, Sight

from .errors import Refused
from .table import Table

LEVELS: Mapping[str, Callable[[str], Bot]] = {"random": RandomBot}


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise Refused("bad_option", f"There is no bot {level!r}; choose {', '.join(LEVELS)}.")
    return level


def think(table: Table, seat: int, tried: int = 0) -> Callable[[], str]:
    """A thought that may be thought in another thread: it holds a twin of the match.

    When a bot's answer could not be carried out it thinks again; then any answer will do.
    """
    bot = RandomBot if tried else LEVELS.get(table.seats[seat].bot, RandomBot)
    thinker = bot(f"{table.opened.seed}/{seat}/{table.number}/{tried}")
    sight = Sight(table.match.fork(), seat)
    return lambda: str(thinker.choose(sight))
