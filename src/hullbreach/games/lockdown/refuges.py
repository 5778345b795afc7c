"""The places where a character is when it is not in a room."""

from __future__ import annotations

BUNKER = "bunker"
ISOLATED = "isolated"  # locked in the isolation room
ESCAPED = "escaped"  # launched in a cargo pod
PODS = ("pod_a", "pod_b", "pod_c")
REFUGES = (BUNKER, ISOLATED, ESCAPED)
