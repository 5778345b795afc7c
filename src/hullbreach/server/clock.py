"""The server's time: the wall's when it started, and since then a clock that nobody sets.

Deadlines are stored, so they are moments of the wall clock. If that jumps while a player thinks, he
neither loses his time nor gets an hour more.
"""

from __future__ import annotations

import time

_began = time.time() - time.monotonic()


def now() -> float:
    return _began + time.monotonic()
