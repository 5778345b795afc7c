"""Objectives: what a player, or a team, must achieve beside surviving."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, Together

from .catalogue import Known
from .crew import HANDS, OBJECTIVES, alive
from .modes import together
from .state import DEAD, Survival

REMOVED = "objectives.removed"
REVEALED = "objectives.revealed"
PERSONAL, CORPORATE, COMMON = "personal", "corporate", "common"
Test = Callable[[Any, int], bool]


class Objective(NamedTuple):
    id: str
    pile: str
    players: int
    known: Known
    met: Test
    signal: bool = False
    """Does it ask a team for the signal of one more character?"""


def choose(s: Survival) -> Play:
    """Everybody keeps one objective, at the same time and in secret (LD-10.15a, NE-02.01).

    A team keeps all of its objectives (LD-30.03a).
    """
    s.met = True
    s.emit("first_encounter", met=1, team=int(together(s)))
    asks = [
        Ask(seat, "keep_objective", [("keep", card) for card in s.zones[OBJECTIVES[seat]]])
        for seat in range(s.seats)
        if alive(s, seat) and len(s.zones[OBJECTIVES[seat]]) > 1
    ]
    if not asks:
        return
    answers = yield Together(asks)
    for seat in sorted(answers):
        _, kept = answers[seat]
        for card in s.zones[OBJECTIVES[seat]]:
            if card != kept:
                zones.put(s, card, REMOVED)
                zones.peek(s, seat, card)
        private = {seat: {"objective": kept}}
        s.emit("objective_kept", private, seat=seat, objective=None, objectives=1)


def signal(s: Survival, seat: int) -> bool:
    return seat in s.signal


def survivors(s: Survival) -> list[int]:
    return [seat for seat in range(s.seats) if alive(s, seat)]


def only_survivor(s: Survival, seat: int) -> bool:
    return survivors(s) == [seat]


def dead_player(number: int) -> Test:
    def test(s: Survival, seat: int) -> bool:
        """The character of this player is dead, or nobody else survived (LD-10.04, NE-04.02)."""
        victims = [other for other, n in s.number.items() if n == number]
        gone = all(s.place[victim] == DEAD for victim in victims) and bool(victims)
        return gone or only_survivor(s, seat)

    return test


def carries(s: Survival, seat: int, kind: str) -> bool:
    return any(piece.startswith(f"{kind}#") for piece in s.zones[HANDS[seat]])
