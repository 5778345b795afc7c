"""Checks at the end of the game that both titles make."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.kernel import zones
from hullbreach.kernel.state import Outcome

from . import coop
from .cards import shuffle_all
from .contamination import all_contamination, scan
from .crew import DECK, HAND, OBJECTIVES, alive, contamination_among, in_order, survived
from .modes import together
from .objectives import REVEALED, Objective
from .state import DEAD, Survival

TEAM = -1


def doom(s: Survival, seat: int, cause: str) -> None:
    """Dead for all that is still to be checked (LD-12.08)."""
    s.place[seat] = DEAD
    s.fate[seat] = cause
    s.emit("perished", seat=seat, place=DEAD, fate=cause)


def check_contamination(s: Survival) -> None:
    """INFECTED or with a larva, four cards decide (LD-12.06, NE-12.06 to NE-12.08)."""
    for seat in in_order(s):
        if not alive(s, seat):
            continue
        if seat not in s.larva and not scan(s, seat, all_contamination(s, seat)):
            continue
        shuffle_all(s, seat)
        drawn = s.zones[DECK[seat]][:4]
        for card in drawn:
            zones.put(s, card, HAND[seat])
        contaminated = len(contamination_among(drawn))
        hand, deck = len(s.zones[HAND[seat]]), len(s.zones[DECK[seat]])
        s.emit("contamination_check", seat=seat, found=contaminated, hand=hand, deck=deck)
        if contaminated:
            doom(s, seat, "infection")


def outcomes(s: Survival, deck: Mapping[str, Objective]) -> tuple[Outcome, ...]:
    """The last check: objectives, of each survivor or of the team."""
    if together(s):
        return coop.team_outcomes(s, failed_objectives(s, deck))
    return tuple(outcome(s, seat, deck) for seat in range(s.seats))


def failed_objectives(s: Survival, deck: Mapping[str, Objective]) -> list[str]:
    """Every open objective of a team (LD-30.03b)."""
    failed = []
    for card in s.zones[coop.OBJECTIVES]:
        met = deck[card].met(s, TEAM)
        s.emit("objective_checked", objective=card, met=int(met))
        if not met:
            failed.append(card)
    return failed


def outcome(s: Survival, seat: int, deck: Mapping[str, Objective]) -> Outcome:
    """The survivors reveal their objective (LD-12.07, NE-12.09)."""
    if not alive(s, seat):
        return Outcome(False, False, s.fate.get(seat, "died"))
    if not survived(s, seat):
        return Outcome(False, False, coop.LEFT_BEHIND)
    held = s.zones[OBJECTIVES[seat]]
    kept = next((card for card in held if deck[card].met(s, seat)), held[0])
    zones.put(s, kept, REVEALED)
    met = deck[kept].met(s, seat)
    s.emit("objective_revealed", seat=seat, objective=kept, met=int(met), objectives=0)
    facts = {"objective": kept, "refuge": s.place[seat]}
    return Outcome(met, True, "objective_met" if met else "objective_failed", facts)
