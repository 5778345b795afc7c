"""What happens to a team, in either title."""

from __future__ import annotations

from typing import Any, TypeVar

import hullbreach as hb
from tests.games.survival.table import SurvivalTable

T = TypeVar("T", bound=SurvivalTable[Any])


def ended(table: SurvivalTable[Any], *objectives: str) -> hb.Result:
    """The game ends for a team with these objectives."""
    table.holds("objectives.open", *objectives).run(["end_of_game", "time"])
    assert table.match.result is not None
    return table.match.result


def fallen(table: T, zone: str) -> T:
    """Seat 1 is dead, with wounds, a contamination card and an empty hand; the corpse is there."""
    table.stand(1, "dead").put("corpse#2", zone)
    for wound in ("body#1", "leg#1"):
        table.put(wound, "wounds.1")
    table.put("contamination#1", "discard.1").deal(1)
    table.set(fate={"1": "attack"}, light={"1": 2}, deaths=1, corpse_of={"corpse#2": 1})
    return table.set(round=3)
