"""Company for the empty seats. A bot sees what a browser sees."""

from .hints import Hint, hint, speaks_for, statement
from .levels import LEVELS, bot, default_level, levels_of
from .random import RandomBot
from .search import SearchBot
from .thumb import PROPOSALS, Phrase, ThumbBot

__all__ = [
    "LEVELS",
    "PROPOSALS",
    "Hint",
    "Phrase",
    "RandomBot",
    "SearchBot",
    "ThumbBot",
    "bot",
    "default_level",
    "hint",
    "levels_of",
    "speaks_for",
    "statement",
]
