"""The ways to play: each for oneself in company, alone, or all together."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from hullbreach.kernel.errors import BadOption

if TYPE_CHECKING:
    from .state import Survival

SEMI_COOP, SOLO, COOP = "semi-coop", "solo", "coop"


def mode_for(seats: int, given: Any) -> str:
    """One player plays solo, several play semi-cooperatively or cooperatively (LD-04.01)."""
    fitting = (SOLO,) if seats == 1 else (SEMI_COOP, COOP)
    mode = fitting[0] if given is None else given
    if mode not in fitting:
        players = "1 player" if seats == 1 else f"{seats} players"
        raise BadOption(f"mode is {' or '.join(fitting)} for {players}, not {mode!r}")
    return str(mode)


def keeps_items(mode: str, given: Any) -> bool:
    """Do the dead keep their items? Only the cooperative mode leaves the choice (LD-30.04)."""
    together = mode == COOP
    wanted = together if given is None else given
    if not isinstance(wanted, bool):
        raise BadOption(f"keep_items is true or false, not {given!r}")
    if wanted and not together:
        raise BadOption("keep_items belongs to the cooperative mode; elsewhere the dead lose all")
    return wanted


def chosen_characters(seats: int, given: Any, known: Collection[str], *drafts: str) -> Any:
    """A way to draft them, or a list of different characters, one for each seat."""
    if given in drafts:
        return given
    names = given.split() if isinstance(given, str) else given
    if not isinstance(names, (list, tuple)) or len(names) != seats or len(set(names)) != seats:
        ways = ", ".join(map(repr, drafts))
        raise BadOption(f"characters is {ways} or {seats} different characters, not {given!r}")
    for name in names:
        if name not in known:
            raise BadOption(f"there is no character {name!r}; there are {', '.join(known)}")
    return list(names)


def alone(s: Survival) -> bool:
    return bool(s.options["mode"] == SOLO)


def together(s: Survival) -> bool:
    return bool(s.options["mode"] == COOP)


def search_count(s: Survival, number: int) -> int:
    """Alone, only half the searches of an exploration token, rounded up (LD-30.01c)."""
    return (number + 1) // 2 if alone(s) else number
