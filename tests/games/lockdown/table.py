"""A table of Lockdown; see `tests.games.survival.table` for what can be done with it."""

from __future__ import annotations

from typing import Self

from hullbreach.games.lockdown.state import Lockdown
from tests.games.survival.table import SurvivalTable


class Table(SurvivalTable[Lockdown]):
    game = "lockdown"

    def active(self, protocol: str) -> Self:
        """This protocol is the active one."""
        old = self.zones["protocols.active"][0]
        home = next(zone for zone, pieces in self.zones.items() if protocol in pieces)
        return self.put(old, home).put(protocol, "protocols.active")
