"""A table of Lockdown; see `tests.games.survival.table` for what can be done with it."""

from __future__ import annotations

from hullbreach.games.lockdown.state import Lockdown
from tests.games.survival.table import SurvivalTable


class Table(SurvivalTable[Lockdown]):
    game = "lockdown"
