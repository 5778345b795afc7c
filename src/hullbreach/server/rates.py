"""Patience with those who ask too often."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

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


class Crowd:
    """How many are connected, in all and from one address."""

    def __init__(self, most: int, most_from_one: int) -> None:
        self._most = most
        self._most_from_one = most_from_one
        self._from: Counter[str] = Counter()

    @contextmanager
    def visit(self, who: str) -> Iterator[bool]:
        """Whether there is room for one more; the place is free again afterwards."""
        self._from[who] += 1
        try:
            yield self._from.total() <= self._most and self._from[who] <= self._most_from_one
        finally:
            self._from[who] -= 1
            if not self._from[who]:
                del self._from[who]


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
