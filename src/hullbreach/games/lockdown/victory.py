"""The end of the game and the victory check."""

from __future__ import annotations

from hullbreach.games.survival.crew import alive, in_order, survived
from hullbreach.games.survival.modes import together
from hullbreach.games.survival.objectives import choose
from hullbreach.games.survival.readings import reads
from hullbreach.games.survival.state import DEAD
from hullbreach.games.survival.victory import check_contamination, doom, outcomes
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Play
from hullbreach.kernel.registry import procedure
from hullbreach.kernel.state import GameOver, Result

from . import objectives, protocols
from .refuges import ISOLATED, REFUGES
from .state import ABSENT, Lockdown
from .time_track import END

EXPLOSIONS = ("explosion", "self_destruct")


@procedure
def end_of_game(s: Lockdown, reason: str) -> Play:
    """Whoever is still in the facility dies; then the three checks (LD-12.01 to LD-12.08)."""
    s.emit("the_end", reason=reason)
    if reason == "nobody_left":
        move_time_to_the_end(s)
    s.destroyed = reason in EXPLOSIONS or s.self_destruct != ABSENT  # LD-10.22, LD-12.03c
    if s.destroyed or reason != "alarm" or not reads(s, "alarm_end", "check"):
        perish(s)
    if any(survived(s, seat) for seat in range(s.seats)):
        if not s.met and not together(s):
            yield from choose(s)  # LD-12.07
        check_protocol(s)
        check_contamination(s)
    raise GameOver(Result(reason, outcomes(s, objectives.DECK)))


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


def check_protocol(s: Lockdown) -> None:
    """Check 1: reveal the active protocol; it may kill (LD-12.05)."""
    token = s.zones[protocols.ACTIVE][0]
    zones.put(s, token, protocols.REVEALED)
    s.emit("protocol_revealed", token=token)
    for seat in in_order(s):
        if alive(s, seat) and protocols.killed_by(s, token, seat):
            doom(s, seat, "protocol")
