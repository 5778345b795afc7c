"""Objectives: what a player, or a team, must achieve beside surviving."""

from __future__ import annotations

from hullbreach.games.survival.crew import OBJECTIVES, alive
from hullbreach.games.survival.modes import together
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, Together

from .content.common_objectives import SHARED
from .content.objectives import OWN
from .state import Lockdown

REMOVED = "objectives.removed"
REVEALED = "objectives.revealed"
DECK = {objective.id: objective for objective in (*OWN, *SHARED)}


def choose(s: Lockdown) -> Play:
    """Everybody keeps one objective, at the same time and in secret (LD-10.15a).

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
