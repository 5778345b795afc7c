"""How good a bot is: levels by name, for every game."""

from __future__ import annotations

from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.views import Bot

from .random import RandomBot
from .search import SearchBot
from .thumb import ThumbBot, thumb_of

LEVELS = ("random", "easy", "normal", "hard")
"""From any move to the best that a person likes to wait for."""
STUDIES = ("thumb", "search", "search:N")
"""Further names for those who compare bots: N playouts for each decision."""

SLIPS = 0.35  # how often an easy bot does anything
PLAYOUTS = 40  # of a hard bot, for each decision


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that differ in this game, as tournaments have shown.

    Where nobody has written rules of thumb there is only one.
    """
    thumb = thumb_of(game)
    if thumb is None:
        return LEVELS[:1]
    return LEVELS if thumb.ahead else LEVELS[:3]


def default_level(game: str) -> str:
    """Who plays if nobody says how well."""
    return "normal" if thumb_of(game) else "random"


def bot(level: str, game: str, seed: str | int = 0) -> Bot:
    """A bot of this level; without rules of thumb for the game, every level takes any move."""
    slips, playouts = _settings(level)
    thumb = thumb_of(game)
    if level == "random" or thumb is None:
        return RandomBot(seed)
    return SearchBot(thumb, seed, playouts=playouts) if playouts else ThumbBot(thumb, seed, slips)


def is_level(name: str) -> bool:
    try:
        _settings(name)
    except BadOption:
        return False
    return True


def _settings(level: str) -> tuple[float, int]:
    """How often it slips, and how many playouts it makes."""
    name, _, number = level.partition(":")
    if name == "search" and (number.isdecimal() or not number) and number != "0":
        return 0.0, int(number or PLAYOUTS)
    known = {"random": (1.0, 0), "easy": (SLIPS, 0), "normal": (0.0, 0), "thumb": (0.0, 0)}
    known["hard"] = (0.0, PLAYOUTS)
    if level not in known:
        raise BadOption(f"there is no bot {level!r}; there are {', '.join((*LEVELS, *STUDIES))}")
    return known[level]
