"""How sure a share is."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z95 = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Interval(NamedTuple):
    low: float
    high: float


def wilson(successes: float, trials: int, z: float = Z95) -> Interval:
    """The Wilson interval of a share; a shared victory may count as a part of one."""
    if trials == 0:
        return Interval(0.0, 1.0)
    share, square = successes / trials, z * z
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    spread = sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    half = z / (1 + square / trials) * spread
    return Interval(max(0.0, middle - half), min(1.0, middle + half))
