"""The games on the shelf. A game is imported when it is first used.

The package can be called: `hullbreach.games()` gives the names of all games.
"""

import sys
from types import ModuleType

from hullbreach.kernel.registry import game_names, register


class Shelf(ModuleType):
    """A package of games that tells which games there are."""

    def __call__(self) -> tuple[str, ...]:
        return game_names()


sys.modules[__name__].__class__ = Shelf

register("lockdown", "hullbreach.games.lockdown:GAME")
register("nemesis", "hullbreach.games.nemesis:GAME")
register("theseus", "hullbreach.games.theseus:GAME")
