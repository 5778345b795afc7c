"""Every way a match of Theseus can end (TH-09.13 to TH-09.25, TH-15.18 to TH-15.20, TH-15.37)."""

from __future__ import annotations

from collections.abc import Callable

import hullbreach as hb
from tests.golden.records import Ending

DUEL, TRIO = 2, 3
DEATHMATCH = {"mode": "deathmatch"}
TEAM = {"mode": "team"}


def by(reason: str) -> Callable[[hb.Result], bool]:
    return lambda result: result.reason == reason


def tie_won(result: hb.Result) -> bool:
    return result.reason == "tie" and not any(seat.why == "shared" for seat in result.seats)


def tie_shared(result: hb.Result) -> bool:
    return result.reason == "tie" and any(seat.why == "shared" for seat in result.seats)


ENDINGS = (
    Ending("life", 2, {}, by("life")),
    Ending("data", 2, {}, by("data")),
    Ending("end_track", 2, {}, by("end_track")),
    Ending("tie_won", 2, {}, tie_won),
    Ending("tie_shared", 2, {}, tie_shared),
    Ending("deathmatch_life", 3, DEATHMATCH, by("life")),
    Ending("deathmatch_data", 4, DEATHMATCH, by("data")),
    Ending("deathmatch_end_track", 4, DEATHMATCH, by("end_track")),
    Ending("deathmatch_tie_won", 3, DEATHMATCH, tie_won),
    Ending("deathmatch_tie_shared", 3, DEATHMATCH, tie_shared),
    Ending("team_life", 4, TEAM, by("life")),
    Ending("team_data", 4, TEAM, by("data")),
    Ending("team_end_track", 4, TEAM, by("end_track")),
    Ending("team_tie_won", 4, TEAM, tie_won),
    Ending("team_tie_shared", 4, TEAM, tie_shared),
)
