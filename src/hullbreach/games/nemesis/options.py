"""The options of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.games.survival.modes import (
    COOP,
    SEMI_COOP,
    chosen_characters,
    keeps_items,
    mode_for,
)
from hullbreach.kernel.errors import BadOption

from .content.characters import CHARACTERS

SEATS = (1, 2, 3, 4, 5)
VARIANTS: tuple[tuple[int, Mapping[str, Any]], ...] = (
    *((seats, {}) for seats in SEATS),
    *((seats, {"mode": COOP}) for seats in SEATS[1:]),
    *((seats, {"intruder_player": True}) for seats in SEATS[1:]),
)
KNOWN = ("mode", "keep_items", "intruder_player", "characters")


def options(seats: int, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Check the options and fill in the defaults."""
    for name in given:
        if name not in KNOWN:
            raise BadOption(f"nemesis has no option {name!r}; there are {', '.join(KNOWN)}")
    mode = mode_for(seats, given.get("mode"))
    return {
        "mode": mode,
        "keep_items": keeps_items(mode, given.get("keep_items")),
        "intruder_player": _intruder_player(mode, given.get("intruder_player", False)),
        "characters": chosen_characters(
            seats, given.get("characters", "draft"), CHARACTERS, "draft"
        ),
    }


def _intruder_player(mode: str, wanted: Any) -> bool:
    """May the first to die go on as the intruders? Not against a team, nor alone (NE-02.05)."""
    if not isinstance(wanted, bool):
        raise BadOption(f"intruder_player is true or false, not {wanted!r}")
    if wanted and mode != SEMI_COOP:
        raise BadOption("an intruder player needs the semi-cooperative mode")
    return wanted
