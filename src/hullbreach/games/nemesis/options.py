"""The options of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.games.survival.modes import COOP, keeps_items, mode_for
from hullbreach.kernel.errors import BadOption

from .content.characters import CHARACTERS

SEATS = (1, 2, 3, 4, 5)
VARIANTS: tuple[tuple[int, Mapping[str, Any]], ...] = (
    *((seats, {}) for seats in SEATS),
    *((seats, {"mode": COOP}) for seats in SEATS[1:]),
)
KNOWN = ("mode", "keep_items", "intruder_player", "characters")


def options(seats: int, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Check the options and fill in the defaults."""
    for name in given:
        if name not in KNOWN:
            raise BadOption(f"nemesis has no option {name!r}; there are {', '.join(KNOWN)}")
    mode = mode_for(seats, given.get("mode"))
    if given.get("intruder_player", False) is not False:
        raise BadOption("nemesis is played without an intruder player: the first to die watches")
    return {
        "mode": mode,
        "keep_items": keeps_items(mode, given.get("keep_items")),
        "intruder_player": False,
        "characters": _characters(seats, given.get("characters", "draft")),
    }


def _characters(seats: int, given: Any) -> Any:
    """`draft`, or a list of characters, one for each seat."""
    if given == "draft":
        return given
    names = given.split() if isinstance(given, str) else given
    if not isinstance(names, (list, tuple)) or len(names) != seats or len(set(names)) != seats:
        raise BadOption(f"characters is 'draft' or {seats} different characters, not {given!r}")
    for name in names:
        if name not in CHARACTERS:
            raise BadOption(f"there is no character {name!r}; there are {', '.join(CHARACTERS)}")
    return list(names)
