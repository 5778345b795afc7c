"""What many matches have taught: from signs of a position to how it will end.

A small network with one hidden layer. `tools/experience.py` plays the matches and learns from them;
here it is only asked, without any library.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from typing import NamedTuple

import msgspec


class Chances(NamedTuple):
    survives: float
    wins: float


class Experience(msgspec.Struct):
    """Weights of the network: every sign excites or calms each hidden unit."""

    signs: Mapping[str, Sequence[float]]
    hidden: Sequence[float]
    survives: Sequence[float]
    """Of each hidden unit, and last the constant."""
    wins: Sequence[float]

    def chances(self, signs: Mapping[str, float]) -> Chances:
        """Signs that nobody has seen while learning do not count."""
        units, known = list(self.hidden), self.signs
        for sign, value in signs.items():
            weights = known.get(sign)
            if value and weights is not None:
                units = [unit + value * weight for unit, weight in zip(units, weights, strict=True)]
        active = [max(0.0, unit) for unit in units]
        return Chances(_share(active, self.survives), _share(active, self.wins))


def _share(active: Sequence[float], weights: Sequence[float]) -> float:
    *votes, constant = weights
    return 1 / (1 + exp(-constant - sum(a * vote for a, vote in zip(active, votes, strict=True))))


def read(path: Path) -> Experience:
    return msgspec.json.decode(path.read_bytes(), type=Experience)
