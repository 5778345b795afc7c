"""The event phase of Lockdown: its eight steps, and those that only this title has."""

from __future__ import annotations

from hullbreach.games.survival.crew import occupied
from hullbreach.games.survival.markers import remove_noise
from hullbreach.games.survival.readings import reads
from hullbreach.games.survival.rounds import (
    begin_round,
    develop_bag,
    fire_burns,
    resolve_event,
    xenos_attack,
)
from hullbreach.games.survival.venting import vent_out
from hullbreach.kernel.decisions import Play
from hullbreach.kernel.registry import procedure

from .pods import launch
from .power import has_power
from .state import Lockdown
from .time_track import advance


@procedure
def event_phase(s: Lockdown) -> None:
    """Everybody has passed (LD-13.01)."""
    vent_out(s)
    s.emit("event_phase")
    s.then(
        (launch_pods,),
        (advance_time,),
        (quieten,),
        (xenos_attack,),
        (fire_burns,),
        (resolve_event,),
        (develop_bag,),
        (begin_round,),
    )


@procedure
def launch_pods(s: Lockdown) -> Play:
    """Step 4."""
    return launch(s)


@procedure
def advance_time(s: Lockdown) -> None:
    """Step 5."""
    advance(s)


@procedure
def quieten(s: Lockdown) -> None:
    """Step 6: noise fades in powered sections, away from characters (LD-13.09).

    That in the service corridors and in areas stays (LD-31.02c).
    """
    board = s.board
    near = all if reads(s, "noise_fades", "beside") else any
    for corridor in list(s.noise):
        if corridor in board.outlets or not has_power(s, board.corridor_section[corridor]):
            continue
        if not near(occupied(s, room) for room in board.ends[corridor]):
            remove_noise(s, corridor)
