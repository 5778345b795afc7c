"""The end of the game and the victory check."""

from __future__ import annotations

from hullbreach.games.survival import coop
from hullbreach.games.survival.cards import shuffle_all
from hullbreach.games.survival.contamination import all_contamination, scan
from hullbreach.games.survival.crew import DECK, HAND, OBJECTIVES, alive, in_order, is_contamination
from hullbreach.games.survival.modes import together
from hullbreach.games.survival.state import DEAD
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Play
from hullbreach.kernel.registry import procedure
from hullbreach.kernel.state import GameOver, Outcome, Result

from . import objectives, protocols
from .refuges import ISOLATED, REFUGES
from .state import ABSENT, Lockdown
from .time_track import END

TEAM = -1
EXPLOSIONS = ("explosion", "self_destruct")


@procedure
def end_of_game(s: Lockdown, reason: str) -> Play:
    """Whoever is still in the facility dies; then the three checks (LD-12.01 to LD-12.08)."""
    s.emit("the_end", reason=reason)
    if reason == "nobody_left":
        move_time_to_the_end(s)
    s.destroyed = reason in EXPLOSIONS or s.self_destruct != ABSENT  # LD-10.22, LD-12.03c
    perish(s)
    if any(s.place[seat] in REFUGES for seat in range(s.seats)):
        if not s.met and not together(s):
            yield from objectives.choose(s)  # LD-12.07
        check_protocol(s)
        check_contamination(s)
    raise GameOver(Result(reason, outcomes(s)))


def move_time_to_the_end(s: Lockdown) -> None:
    """To the self-destruct token, the alarm token, or the last space (LD-12.03b)."""
    if s.self_destruct != ABSENT:
        s.time = s.self_destruct
    elif s.alarm != ABSENT:
        s.time = s.alarm
    else:
        s.time = END
    s.emit("time", time=s.time)


def perish(s: Lockdown) -> None:
    """All outside the refuges, and with the facility also those locked in (LD-12.02b)."""
    for seat in in_order(s):
        place = s.place[seat]
        if place == DEAD or (place in REFUGES and not (s.destroyed and place == ISOLATED)):
            continue
        doom(s, seat, "destroyed" if s.destroyed else "purged")


def doom(s: Lockdown, seat: int, cause: str) -> None:
    """Dead for all that is still to be checked (LD-12.08)."""
    s.place[seat] = DEAD
    s.fate[seat] = cause
    s.emit("perished", seat=seat, place=DEAD, fate=cause)


def check_protocol(s: Lockdown) -> None:
    """Check 1: reveal the active protocol; it may kill (LD-12.05)."""
    token = s.zones[protocols.ACTIVE][0]
    zones.put(s, token, protocols.REVEALED)
    s.emit("protocol_revealed", token=token)
    for seat in in_order(s):
        if alive(s, seat) and protocols.killed_by(s, token, seat):
            doom(s, seat, "protocol")


def check_contamination(s: Lockdown) -> None:
    """Check 2: INFECTED or with a larva, four cards decide (LD-12.06)."""
    for seat in in_order(s):
        if not alive(s, seat):
            continue
        if seat not in s.larva and not scan(s, seat, all_contamination(s, seat)):
            continue
        shuffle_all(s, seat)
        drawn = s.zones[DECK[seat]][:4]
        for card in drawn:
            zones.put(s, card, HAND[seat])
        contaminated = sum(map(is_contamination, drawn))
        hand, deck = len(s.zones[HAND[seat]]), len(s.zones[DECK[seat]])
        s.emit("contamination_check", seat=seat, found=contaminated, hand=hand, deck=deck)
        if contaminated:
            doom(s, seat, "infection")


def outcomes(s: Lockdown) -> tuple[Outcome, ...]:
    if together(s):
        return coop.team_outcomes(s, failed_objectives(s))
    return tuple(outcome(s, seat) for seat in range(s.seats))


def failed_objectives(s: Lockdown) -> list[str]:
    """Check 3 of a team: every open objective (LD-30.03b)."""
    failed = []
    for card in s.zones[coop.OBJECTIVES]:
        met = objectives.DECK[card].met(s, TEAM)
        s.emit("objective_checked", objective=card, met=int(met))
        if not met:
            failed.append(card)
    return failed


def outcome(s: Lockdown, seat: int) -> Outcome:
    """Check 3: the living reveal their objective (LD-12.07)."""
    held = s.zones[OBJECTIVES[seat]]
    if not alive(s, seat):
        return Outcome(False, False, s.fate.get(seat, "died"))
    kept = held[0]
    zones.put(s, kept, objectives.REVEALED)
    met = objectives.DECK[kept].met(s, seat)
    s.emit("objective_revealed", seat=seat, objective=kept, met=int(met), objectives=0)
    facts = {"objective": kept, "refuge": s.place[seat]}
    return Outcome(met, True, "objective_met" if met else "objective_failed", facts)
