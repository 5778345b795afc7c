"""A table of Nemesis; see `tests.games.survival.table` for what can be done with it."""

from __future__ import annotations

from hullbreach.games.nemesis.state import Nemesis
from tests.games.survival.table import SurvivalTable


class Table(SurvivalTable[Nemesis]):
    game = "nemesis"
