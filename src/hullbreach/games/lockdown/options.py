"""The options of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.games.survival.modes import COOP, chosen_characters, keeps_items, mode_for
from hullbreach.kernel.errors import BadOption

from .board import BOARDS
from .content.characters import CREW, EVERYBODY
from .readings import READINGS
from .xenos import CLASSIC, XENOS

WITH_CREW = "draft-nemesis"
DRAFTS = ("draft", WITH_CREW)
CHOICES: dict[str, tuple[str, ...]] = {
    "board": tuple(BOARDS),
    "xenos": XENOS,
    **{name: (reading.ruling, reading.other) for name, reading in READINGS.items()},
}


def options(seats: int, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Check the options and fill in the defaults."""
    known = ("mode", *CHOICES, "keep_items", "characters")
    for name in given:
        if name not in known:
            raise BadOption(f"lockdown has no option {name!r}; there are {', '.join(known)}")
    mode = mode_for(seats, given.get("mode"))
    found: dict[str, Any] = {"mode": mode}
    for name, choices in CHOICES.items():
        found[name] = given.get(name, choices[0])
        if found[name] not in choices:
            raise BadOption(f"{name} is {' or '.join(choices)}, not {found[name]!r}")
    found["keep_items"] = keeps_items(mode, given.get("keep_items"))
    found["characters"] = _characters(seats, given.get("characters", "draft"))
    return found


def _characters(seats: int, given: Any) -> Any:
    """As for both titles; but two of one colour never play together (LD-30.06a)."""
    names = chosen_characters(seats, given, EVERYBODY, *DRAFTS)
    if names in DRAFTS:
        return names
    colours: dict[str, str] = {}
    for name in names:
        other = colours.setdefault(EVERYBODY[name].colour, name)
        if other != name:
            raise BadOption(f"{other} and {name} have one colour and never play together")
    return names


def crew_may_play(characters: Any) -> bool:
    """Does a match with this option need the cards of the crew of the Nemesis?"""
    return characters == WITH_CREW or (
        characters != "draft" and not CREW.keys().isdisjoint(characters)
    )


SEATS = (1, 2, 3, 4, 5)
VARIANTS: tuple[tuple[int, Mapping[str, Any]], ...] = (
    *((seats, {}) for seats in SEATS),
    *((seats, {"mode": COOP, "xenos": CLASSIC}) for seats in SEATS[1:]),
    *((seats, {"board": "alternate", "characters": WITH_CREW}) for seats in SEATS),
    *((seats, {"mode": COOP, "board": "alternate"}) for seats in SEATS[1:]),
    (1, {"xenos": CLASSIC}),
    (3, {"xenos": CLASSIC, "characters": WITH_CREW}),
    (4, {"mode": COOP}),
)
"""Every mode on every board with every number of players; other options mixed in."""
