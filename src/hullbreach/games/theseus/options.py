"""How a match can be set up, and what makes no sense."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.kernel.errors import BadOption

from .board import GENERAL, HOME_OF, SECTORS
from .units import CARD_FACTIONS, FACTIONS, PANDORA

MODES = {2: ("duel",), 3: ("deathmatch",), 4: ("deathmatch", "team")}
DECKS = ("basic", "easy", "advanced", "all", "chosen")
"""Difficulty 0 only; 0 and 1; 0 to 2; everything; or fifteen cards of the player's choice."""
DEFAULTS: dict[str, Any] = {
    "mode": None,
    "factions": "random",
    "start": "random",
    "sectors": None,
    "deck": "all",
    "bonus": True,
    "beginner": False,
}


def options(seats: int, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options of a match for so many seats, checked and complete."""
    for name in given:
        if name not in DEFAULTS:
            raise BadOption(f"theseus has no option {name!r}; it has {', '.join(DEFAULTS)}")
    found = {**DEFAULTS, **given}
    found["mode"] = _mode(seats, found["mode"])
    found["factions"] = _factions(seats, found["factions"])
    found["start"] = _start(seats, found["start"])
    found["sectors"] = _sectors(found)
    _one_of("deck", found["deck"], DECKS)
    for name in ("bonus", "beginner"):
        if not isinstance(found[name], bool):
            raise BadOption(f"{name} must be true or false, not {found[name]!r}")
    if found["beginner"] and found["mode"] == "team":  # TH-05.11
        raise BadOption("the beginner set-up with five start cards does not exist in the team game")
    return found


def _one_of(name: str, value: Any, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise BadOption(f"{name} must be {', '.join(allowed[:-1])} or {allowed[-1]}, not {value!r}")


def _mode(seats: int, mode: Any) -> str:
    allowed = MODES[seats]
    if mode is None:
        return allowed[0]
    if mode not in allowed:
        raise BadOption(f"with {seats} seats mode must be {' or '.join(allowed)}, not {mode!r}")
    return str(mode)


def _factions(seats: int, factions: Any) -> str | list[str]:
    if factions in ("random", "choose"):
        return str(factions)
    if not isinstance(factions, (list, tuple)):
        raise BadOption(f"factions must be 'random', 'choose' or a list, not {factions!r}")
    for faction in factions:
        if faction not in FACTIONS:
            raise BadOption(f"there is no faction {faction!r}; there are {', '.join(FACTIONS)}")
    if len(factions) != seats:
        raise BadOption(f"{seats} seats need {seats} factions, not {len(factions)}")
    if len(set(factions)) != seats:  # TH-04.02
        raise BadOption("every player needs a different faction")
    return list(factions)


def _start(seats: int, start: Any) -> int | str:
    if start == "random" or (type(start) is int and 0 <= start < seats):
        return start  # type: ignore[no-any-return]
    raise BadOption(f"start must be 'random' or a seat from 0 to {seats - 1}, not {start!r}")


def _sectors(found: Mapping[str, Any]) -> str | list[str]:
    sectors, mode = found["sectors"], found["mode"]
    if sectors is None:
        return "random" if mode == "deathmatch" else "standard"
    if sectors in ("random", "free"):
        return str(sectors)
    if sectors == "standard":
        if mode == "deathmatch":  # TH-15.12
            raise BadOption(
                "deathmatch has no standard order; sectors must be random, free or a list"
            )
        return "standard"
    if not isinstance(sectors, (list, tuple)):
        raise BadOption(f"sectors must be standard, random, free or a list, not {sectors!r}")
    _check_ring(list(sectors), found)
    return list(sectors)


def _check_ring(sectors: list[Any], found: Mapping[str, Any]) -> None:
    for sector in sectors:
        if sector not in SECTORS:
            raise BadOption(f"there is no sector {sector!r}; there are {', '.join(SECTORS)}")
    if isinstance(found["factions"], str) or found["mode"] == "team":
        raise BadOption("a list of sectors needs a list of factions, and a game without teams")
    needed = boards(found["factions"])
    if sorted(sectors) != sorted(needed):
        raise BadOption(f"the ring must hold each of {', '.join(needed)} once")


def boards(factions: list[str]) -> list[str]:
    """The sector boards these factions play on; Pandora has none (TH-16.10)."""
    return [*GENERAL, *(HOME_OF[faction] for faction in factions if faction != PANDORA)]


VARIANTS: tuple[tuple[int, Mapping[str, Any]], ...] = (
    (2, {}),
    (2, {"beginner": True, "deck": "basic"}),
    (2, {"bonus": False, "sectors": "free", "factions": "choose"}),
    (2, {"deck": "chosen", "sectors": "random"}),
    (2, {"factions": ["pandora", "greys"]}),
    (3, {}),
    (3, {"factions": ["marines", "pandora", "scientists"], "beginner": True}),
    (4, {}),
    (4, {"factions": ["aliens", "pandora", "scientists", "greys"], "sectors": "free"}),
    (4, {"mode": "team"}),
    (4, {"mode": "team", "factions": ["marines", "aliens", "pandora", "greys"]}),
)

assert set(CARD_FACTIONS) == set(HOME_OF)
