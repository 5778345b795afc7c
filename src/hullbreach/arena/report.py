"""What a tournament has shown so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .intervals import Interval, wilson


class Standing(NamedTuple):
    """One competitor: its level, its points, and between what its share of victories lies."""

    level: str
    points: float
    share: float
    interval: Interval


class Report:
    """Points by competitor, reasons of the ends, and the length of the matches."""

    def __init__(self, levels: Sequence[str]) -> None:
        self.levels = tuple(levels)
        self.points = [0.0] * len(levels)
        self.matches = 0
        self.answers = 0
        self.reasons: Counter[str] = Counter()

    def add(self, points: Sequence[float], reason: str, answers: int) -> None:
        self.points = [old + new for old, new in zip(self.points, points, strict=True)]
        self.matches += 1
        self.answers += answers
        self.reasons[reason] += 1

    def standings(self) -> Iterator[Standing]:
        for level, points in zip(self.levels, self.points, strict=True):
            share = points / self.matches if self.matches else 0.0
            yield Standing(level, points, share, wilson(points, self.matches))

    def lines(self) -> Iterator[str]:
        """The report as text."""
        width = max(map(len, self.levels))
        for level, points, share, (low, high) in self.standings():
            yield (
                f"{level:<{width}}  {points:>7.1f} of {self.matches}  "
                f"{share:6.1%}  (95 %: {low:.1%} to {high:.1%})"
            )
        ends = ", ".join(f"{reason} {count}" for reason, count in self.reasons.most_common())
        yield f"Ends: {ends}. Answers in a match: {self.answers / max(self.matches, 1):.0f}."
