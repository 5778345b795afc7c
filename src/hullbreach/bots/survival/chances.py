"""How likely it is that something still missing will be done."""

from __future__ import annotations

from typing import Protocol


class Deeds(Protocol):
    """What has been done so far; each game counts more."""

    @property
    def over(self) -> bool:
        """Nothing more can be done."""


def later(done: Deeds, achieved: bool, chance: float) -> float:
    """Certain if it has been achieved, hopeless if the time is over."""
    return 1.0 if achieved else 0.0 if done.over else chance


def missing(done: Deeds, count: int, chance: float) -> float:
    """Several of a kind are missing."""
    if count <= 0:
        return 1.0
    return 0.0 if done.over else float(chance**count)
