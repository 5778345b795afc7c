"""Ratings from a round robin: everybody meets everybody, and a strength explains the results.

The strengths are those of Bradley and Terry, on the scale of Elo: 400 points are 10 to 1. Of two
who meet at a table, the one with more points in that match is the better one; equals share. Half a
victory for each side is added to every pairing, so that a clean sweep has a rating, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import TYPE_CHECKING, NamedTuple

from .intervals import Z95, Interval

if TYPE_CHECKING:
    from .tournament import Played

SCALE = 400 / log(10)
PRIOR = 0.5
STEPS = 200


class Rating(NamedTuple):
    name: str
    rating: float
    interval: Interval
    score: float
    """The share of points against all others."""
    meetings: int


class RoundRobin:
    """Who was better how often, in the meetings of each pair."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.better = [[0.0] * len(names) for _ in names]
        self.meetings = [[0] * len(names) for _ in names]

    def add(self, first: int, second: int, played: Played) -> None:
        """A match in which competitor 0 stands for the first and competitor 1 for the second."""
        score = _score(played)
        self.better[first][second] += score
        self.better[second][first] += 1 - score
        self.meetings[first][second] += 1
        self.meetings[second][first] += 1

    def ratings(self) -> list[Rating]:
        """The best first; the average is 0."""
        strengths = _strengths(self.better, self.meetings)
        errors = _errors(strengths, self.meetings)
        found = [
            Rating(name, SCALE * strength, _around(SCALE * strength, SCALE * error), *self._sum(n))
            for n, (name, strength, error) in enumerate(
                zip(self.names, strengths, errors, strict=True)
            )
        ]
        return sorted(found, key=lambda rating: -rating.rating)

    def _sum(self, n: int) -> tuple[float, int]:
        meetings = sum(self.meetings[n])
        return sum(self.better[n]) / max(meetings, 1), meetings


def pairings(count: int) -> list[tuple[int, int]]:
    return list(combinations(range(count), 2))


def seating(first: str, second: str, seats: int) -> tuple[str, ...]:
    """Two bots at a table of any size: they take turns."""
    return tuple(second if seat % 2 else first for seat in range(seats))


def _score(played: Played) -> float:
    """How often the first was better, of all pairs of seats of the two."""
    ours = [seat.points for seat in played.seats if seat.competitor % 2 == 0]
    theirs = [seat.points for seat in played.seats if seat.competitor % 2 == 1]
    pairs = [(a > b) + (a == b) / 2 for a in ours for b in theirs]
    return sum(pairs) / len(pairs)


def _around(middle: float, error: float) -> Interval:
    return Interval(middle - Z95 * error, middle + Z95 * error)


def _strengths(better: list[list[float]], meetings: list[list[int]]) -> list[float]:
    """Logarithms of the strengths that make the results most likely (Hunter 2004)."""
    count = len(better)
    strength = [1.0] * count
    for _ in range(STEPS):
        for i in range(count):
            met = [j for j in range(count) if meetings[i][j]]
            won = sum(better[i][j] + PRIOR for j in met)
            odds = sum((meetings[i][j] + 2 * PRIOR) / (strength[i] + strength[j]) for j in met)
            strength[i] = won / odds if met else 1.0
        middle = exp(sum(map(log, strength)) / count)
        strength = [each / middle for each in strength]
    return [log(each) for each in strength]


def _errors(strengths: list[float], meetings: list[list[int]]) -> list[float]:
    """Standard errors, from the information in the meetings; the sum of all strengths is fixed."""
    count = len(strengths)
    information = [[1.0 / count] * count for _ in range(count)]
    for i, j in pairings(count):
        expected = 1 / (1 + exp(strengths[j] - strengths[i]))
        weight = (meetings[i][j] + 2 * PRIOR) * expected * (1 - expected) * bool(meetings[i][j])
        for a, b, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
            information[a][b] += sign * weight
    inverse = _inverse(information)
    return [sqrt(max(inverse[n][n] - 1 / count, 0.0)) for n in range(count)]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [entry / head for entry in rows[column]]
        for i in range(size):
            if i != column:
                factor = rows[i][column]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column], strict=True)]
    return [row[size:] for row in rows]
