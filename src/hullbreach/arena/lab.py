"""The balance lab: the same bots play the same deals in two settings. What changes?"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from .intervals import Z95, Interval, wilson
from .report import Report, Tally


class Difference(NamedTuple):
    """A measure in both settings, and between what the second minus the first lies."""

    measure: str
    first: float
    second: float
    interval: Interval

    @property
    def is_clear(self) -> bool:
        """Is no difference out of the question (95 %)?"""
        return self.interval.low > 0 or self.interval.high < 0


def differences(first: Report, second: Report) -> Iterator[Difference]:
    """Victories and survivals by everything that both settings know, and the lengths."""
    for trait, values in first.groups.items():
        for value in sorted(values.keys() & second.groups.get(trait, {}).keys()):
            pair = values[value], second.groups[trait][value]
            yield shares(f"{trait} {value}: won", *((t.points, t.seats) for t in pair))
            if any(_somebody_died(tally) for tally in pair):
                yield shares(f"{trait} {value}: survived", *((t.survived, t.seats) for t in pair))
    for measure, one, two in (
        ("rounds", first.rounds, second.rounds),
        ("answers", first.answers, second.answers),
    ):
        half = Z95 * sqrt(one.error**2 + two.error**2)
        change = two.mean - one.mean
        yield Difference(measure, one.mean, two.mean, Interval(change - half, change + half))


def _somebody_died(tally: Tally) -> bool:
    return tally.survived < tally.seats


def shares(measure: str, first: tuple[float, int], second: tuple[float, int]) -> Difference:
    """The difference of two shares, by Newcombe's method (1998, number 10)."""
    (a, n), (b, m) = first, second
    p, q = a / max(n, 1), b / max(m, 1)
    one, two = wilson(a, n), wilson(b, m)
    down = sqrt((q - two.low) ** 2 + (one.high - p) ** 2)
    up = sqrt((two.high - q) ** 2 + (p - one.low) ** 2)
    return Difference(measure, p, q, Interval(q - p - down, q - p + up))


def lines(found: Iterator[Difference]) -> Iterator[str]:
    """As text; a star marks what is not explained by luck alone."""
    for each in found:
        mark, plain = "*" if each.is_clear else " ", each.measure in ("rounds", "answers")
        form = "{:8.1f}" if plain else "{:8.1%}"
        low, high = (form.format(end).strip() for end in each.interval)
        yield (
            f"{mark} {each.measure:<40} {form.format(each.first)} -> {form.format(each.second)}   "
            f"difference {low} to {high}"
        )
