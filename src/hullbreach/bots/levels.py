"""How good a bot is: levels by name, for every game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.views import Bot

from .random import RandomBot
from .search import SearchBot
from .thumb import ThumbBot, thumb_of

LEVELS = ("random", "easy", "normal", "hard", "expert")
"""From any move to the best that a person likes to wait for."""
COMPANIONS = "expert"
"""Who plays in games of survival unless somebody says otherwise: a crew is glad of the best."""
STUDIES = ("rules", "thumb", "search", "search:N", "search:Ns")
"""Further names for those who compare bots: N playouts or seconds for each decision."""


class Skill(NamedTuple):
    """What a level can do: follow rules of thumb, unless it slips, and perhaps look ahead."""

    slips: float = 0.0  # how often it does anything
    playouts: int = 0
    seconds: float = 0.0

    @property
    def looks_ahead(self) -> bool:
        return self.playouts > 0 or self.seconds > 0


SKILLS: Mapping[str, Skill] = {
    "random": Skill(slips=1.0),
    "easy": Skill(slips=0.35),
    "normal": Skill(),
    "rules": Skill(),
    "thumb": Skill(),
    "hard": Skill(slips=0.15, playouts=10),
    "expert": Skill(playouts=10),
    "search": Skill(playouts=60),
}
OF_A_CREW: Mapping[str, Skill] = {
    **SKILLS,
    "normal": Skill(slips=0.22),
    "hard": Skill(slips=0.1),
    "expert": Skill(),
}
"""In games of survival a plan is the best there is: who looks only a turn ahead dies of it."""
GAMES = {"lockdown": OF_A_CREW, "nemesis": OF_A_CREW}
SEARCH = re.compile(r"search:(?:(?P<playouts>[1-9]\d*)|(?P<seconds>\d+(?:\.\d+)?)s)")


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that differ in this game, as tournaments have shown: see docs/bots.md.

    Where nobody has written rules of thumb there is only one.
    """
    return LEVELS if thumb_of(game) else LEVELS[:1]


def default_level(game: str) -> str:
    """Who plays if nobody says how well."""
    if thumb_of(game) is None:
        return "random"
    return COMPANIONS if game in GAMES else "normal"


def bot(level: str, game: str, seed: str | int = 0) -> Bot:
    """A bot of this level; without rules of thumb for the game, every level takes any move."""
    skill, thumb = _skill(level, GAMES.get(game, SKILLS)), thumb_of(game)
    if level == "random" or thumb is None:
        return RandomBot(seed)
    if not skill.looks_ahead:
        return ThumbBot(thumb, seed, skill.slips)
    playouts, seconds = skill.playouts, skill.seconds
    return SearchBot(thumb, seed, playouts=playouts, seconds=seconds, slips=skill.slips)


def is_level(name: str) -> bool:
    try:
        _skill(name)
    except BadOption:
        return False
    return True


def _skill(level: str, known: Mapping[str, Skill] = SKILLS) -> Skill:
    if level in known:
        return known[level]
    asked = SEARCH.fullmatch(level)
    skill = Skill(0.0, int(asked["playouts"] or 0), float(asked["seconds"] or 0)) if asked else None
    if skill is None or not skill.looks_ahead:
        raise BadOption(f"there is no bot {level!r}; there are {', '.join((*LEVELS, *STUDIES))}")
    return skill
