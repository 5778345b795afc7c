"""The bots that may sit at a table, by level."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.bots import LEVELS, bot
from hullbreach.kernel.views import Sight

from .errors import Refused
from .table import Table


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise Refused("bad_option", f"There is no bot {level!r}; choose {', '.join(LEVELS)}.")
    return level


def think(table: Table, seat: int, tried: int = 0) -> Callable[[], str]:
    """A thought that may be thought in another thread: it holds a twin of the match.

    When a bot's answer could not be carried out it thinks again; then any answer will do.
    """
    level = table.seats[seat].bot
    if tried or level not in LEVELS:
        level = "random"
    seed = f"{table.opened.seed}/{seat}/{table.number}/{tried}"
    thinker = bot(level, table.opened.game, seed)
    sight = Sight(table.match.fork(), seat)
    return lambda: str(thinker.choose(sight))
