"""Patience with those who ask too often."""

from __future__ import annotations

import time
from collections import OrderedDict

REMEMBERED = 10_000


class Bucket:
    """Fills with `rate` drops a second up to `size`; every request takes one."""

    __slots__ = ("drops", "filled", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.drops = size
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.drops = min(self.size, self.drops + (now - self.filled) * self.rate)
        self.filled = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True

    @property
    def is_dry(self) -> bool:
        return self.drops + (time.monotonic() - self.filled) * self.rate < 1


class Buckets:
    """A bucket for everybody, so many requests a minute."""

    def __init__(self, a_minute: float) -> None:
        self._a_minute = a_minute
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self._of.pop(who, None) or Bucket(self._a_minute / 60, self._a_minute)
        self._of[who] = bucket
        if len(self._of) > REMEMBERED:
            self._of.popitem(last=False)
        return bucket
