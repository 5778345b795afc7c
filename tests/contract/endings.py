"""Matches end, and say how."""

from __future__ import annotations

import hullbreach as hb

from .cases import Case, walk
from .sight import text

MOST_ANSWERS = 20_000


def a_random_match_ends_with_an_outcome_for_every_seat(case: Case, seed: str) -> None:
    match: hb.Match | None = None
    for number, match in enumerate(walk(case, seed)):
        assert number <= MOST_ANSWERS, f"no end after {number} answers"
        assert (match.decision is None) == (match.result is not None), "neither asked nor over"
    assert match is not None
    the_end_is_explained(match)


def the_end_is_explained(match: hb.Match) -> None:
    result = match.result
    assert result is not None, "nobody is asked, but the match is not over"
    assert match.decisions == ()
    assert result.reason, "the match ends without a reason"
    assert len(result.seats) == match.seats
    for seat, outcome in enumerate(result.seats):
        assert outcome.why, f"seat {seat} is not told why"
        assert text(dict(outcome.facts))
    assert set(result.winners) <= set(range(match.seats))
