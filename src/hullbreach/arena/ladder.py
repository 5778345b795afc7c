"""The ladder of levels: each is shown to be better than the one below, or is not offered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from .ratings import seating
from .report import Report, Standing
from .tournament import Tournament


class Rung(NamedTuple):
    """Two neighbours of the ladder after their matches at the same tables."""

    lower: Standing
    upper: Standing

    @property
    def is_clear(self) -> bool:
        """Do the 95 % intervals of their victories lie apart?"""
        return self.upper.interval.low > self.lower.interval.high


def meetings(plan: Tournament, levels: Sequence[str]) -> Iterator[Tournament]:
    """A tournament for each pair of neighbours; at a bigger table they take the seats in turn."""
    for lower, upper in pairwise(levels):
        yield replace(plan, levels=seating(lower, upper, len(plan.levels)))


def rung(report: Report) -> Rung:
    return Rung(*report.standings())


def lines(found: Rung) -> Iterator[str]:
    """As text."""
    for standing in reversed(found):
        low, high = standing.interval
        least, most = standing.survival_interval
        yield (
            f"{standing.name:<10} {standing.share:6.1%} won ({low:.1%} to {high:.1%})  "
            f"{standing.survival:6.1%} survived ({least:.1%} to {most:.1%}) of {standing.seats}"
        )
    verdict = "is better" if found.is_clear else "is NOT shown to be better"
    yield f"  {found.upper.name} {verdict} than {found.lower.name}"
