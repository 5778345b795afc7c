"""What can be said of an end: why, and what became of somebody."""

from __future__ import annotations

from collections.abc import Callable

import hullbreach as hb


def by(reason: str) -> Callable[[hb.Result], bool]:
    return lambda result: result.reason == reason


def saved(refuge: str) -> Callable[[hb.Result], bool]:
    """Somebody has survived there, won or not."""
    return lambda result: any(seat.facts.get("refuge") == refuge for seat in result.seats)


def fate(why: str) -> Callable[[hb.Result], bool]:
    return lambda result: any(seat.why == why for seat in result.seats)
