"""The end of the game and the victory check."""

from __future__ import annotations

from hullbreach.games.survival.crew import OBJECTIVES, alive, in_order
from hullbreach.games.survival.figures import QUEEN, on_board, type_of
from hullbreach.games.survival.state import DEAD
from hullbreach.games.survival.victory import check_contamination, doom, outcomes
from hullbreach.kernel.registry import procedure
from hullbreach.kernel.state import GameOver, Result

from . import coordinates, engines, self_destruct, time_track
from .content.objectives import QUARANTINE
from .objectives import DECK
from .refuges import ASLEEP, ESCAPED
from .state import Nemesis

EXPLOSIONS = ("explosion", "self_destruct")


@procedure
def end_of_game(s: Nemesis, reason: str) -> None:
    """Whoever is awake aboard dies; then the four checks (NE-11, NE-12.01)."""
    s.emit("the_end", reason=reason)
    if reason == "nobody_left":
        run_out_the_clock(s)
    if reason in EXPLOSIONS or self_destruct.running(s):  # NE-11.04, NE-11.07
        destroy(s)
    perish(s)
    if any(alive(s, seat) for seat in range(s.seats)):
        if not s.destroyed:  # NE-12.13
            check_engines(s)
        if not s.destroyed:
            check_destination(s)
        check_contamination(s)
    raise GameOver(Result(reason, outcomes(s, DECK)))


def run_out_the_clock(s: Nemesis) -> None:
    """A running self-destruct goes to its end, else the time does (NE-11.03, NE-11.04)."""
    if self_destruct.running(s):
        s.self_destruct = self_destruct.END
        s.emit("self_destruct", self_destruct=s.self_destruct)
    else:
        s.time = time_track.END
        s.emit("time", time=s.time)


def destroy(s: Nemesis) -> None:
    """With the ship go the nest and all intruders, the queen if she is aboard (NE-04.10)."""
    s.destroyed = True
    s.nest_destroyed = True
    if any(type_of(xeno) == QUEEN for xeno in on_board(s)):
        s.queen_killed = True
    s.emit("ship_destroyed", destroyed=1, nest=1)


def perish(s: Nemesis) -> None:
    """Those who are awake aboard, and with the ship also the sleepers (NE-11.01, NE-11.02)."""
    for seat in in_order(s):
        safe = (DEAD, ESCAPED) if s.destroyed else (DEAD, ESCAPED, ASLEEP)
        if s.place[seat] not in safe:
            doom(s, seat, "destroyed" if s.destroyed else "jump")


def check_engines(s: Nemesis) -> None:
    """With fewer than two working engines the ship explodes (NE-12.02)."""
    if not engines.reveal(s):
        destroy(s)
        perish(s)


def check_destination(s: Nemesis) -> None:
    """Sleepers survive on Earth; at Mars only who wanted to go there (NE-12.05, NE-12.12)."""
    place = coordinates.reveal(s)
    for seat in in_order(s):
        wanted = place == coordinates.MARS and QUARANTINE in s.zones[OBJECTIVES[seat]]
        if s.place[seat] == ASLEEP and place != coordinates.EARTH and not wanted:
            doom(s, seat, "destination")
