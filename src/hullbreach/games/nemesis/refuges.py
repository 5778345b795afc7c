"""The places where a character is when it is not in a room."""

from __future__ import annotations

ASLEEP = "asleep"  # in hibernation
ESCAPED = "escaped"  # on the way to Earth in a pod
PODS = ("pod_1", "pod_2", "pod_3", "pod_4")
REFUGES = (ASLEEP, ESCAPED)
