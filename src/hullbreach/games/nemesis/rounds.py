"""The event phase of Nemesis: five steps."""

from __future__ import annotations

from hullbreach.games.survival.rounds import (
    begin_round,
    develop_bag,
    fire_burns,
    resolve_event,
    xenos_attack,
)
from hullbreach.kernel.registry import procedure

from . import airlock, intruder_player
from .state import Nemesis
from .time_track import advance


@procedure
def event_phase(s: Nemesis) -> None:
    """Everybody has passed: the airlock, then the five steps (NE-05.14, NE-06.01).

    An intruder player leaves only time and fire to the phase (NE-13.19).
    """
    airlock.empty(s)
    s.emit("event_phase")
    if intruder_player.has_intruder(s):
        s.then((advance_time,), (fire_burns,), (intruder_player.rise,), (begin_round,))
        return
    s.then(
        (advance_time,),
        (xenos_attack,),
        (fire_burns,),
        (resolve_event,),
        (develop_bag,),
        (intruder_player.rise,),
        (begin_round,),
    )


@procedure
def advance_time(s: Nemesis) -> None:
    """Step 1."""
    advance(s)
