"""Objectives for those who play alone or all together.

They ask for something that one survivor has, or that anybody has done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hullbreach.games.survival import coop
from hullbreach.games.survival.catalogue import Known
from hullbreach.games.survival.objectives import COMMON, Objective
from hullbreach.games.survival.state import Survival

Test = Callable[[Any], bool]


class CommonObjectives(dict[str, Objective]):
    def objective(self, name: str, known: Known, met: Test) -> None:
        self[name] = Objective(name, COMMON, 1, known, lambda s, me: met(s))

    def with_signal(self, name: str, known: Known, met: Test) -> None:
        """An objective that asks for the signal of one more character."""

        def fulfilled(s: Survival, me: int) -> bool:
            return self.signals_sent(s) and met(s)

        self[name] = Objective(name, COMMON, 1, known, fulfilled, signal=True)

    def signals_sent(self, s: Survival) -> bool:
        """As many different senders as open objectives that ask for one, alive or not.

        LD-30.03c, NE-13.08. Who plays alone has one objective, which needs one sender.
        """
        asking = sum(self[card].signal for card in s.zones[coop.OBJECTIVES])
        return len(s.signal) >= max(1, asking)
