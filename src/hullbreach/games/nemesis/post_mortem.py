"""The corpse that lies in the Hibernatorium from the start, and what the Surgery learns from it."""

from __future__ import annotations

from hullbreach.games.survival.crew import HANDS

from .content.tokens import BLUE_CORPSE
from .state import Nemesis

ROOM = "surgery"


def deliver(s: Nemesis, seat: int) -> None:
    """Carried into the Surgery once, it counts for good."""
    if BLUE_CORPSE in s.zones[HANDS[seat]] and not s.post_mortem:
        s.post_mortem = True
        s.emit("post_mortem", seat=seat, post_mortem=1)
