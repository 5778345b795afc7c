"""Every piece there is, its zone and its back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from hullbreach.games.survival.content import material
from hullbreach.games.survival.content.intruder_weaknesses import INTRUDER_WEAKNESSES
from hullbreach.games.survival.pieces import (
    backs_of_all,
    cards_and_tiles,
    check_pieces,
    common_zones,
    contamination_cards,
    figures_and_objects,
)
from hullbreach.kernel.errors import BadPosition
from hullbreach.kernel.zones import COUNT, PUBLIC, Zone, owned_by

from . import (
    coordinates,
    engines,
    intruder_player,
    objectives,
    self_destruct,
    time_track,
    weaknesses,
)
from .board import SHIP
from .content import tokens
from .content.characters import CHARACTERS
from .content.intruder_cards import INTRUDER_CARDS
from .state import ABSENT, Nemesis
from .title import TITLE


def all_pieces(s: Nemesis) -> tuple[str, ...]:
    """The intruder cards are only in a game with an intruder player (NE-14.14)."""
    return (*_pieces(), *(INTRUDER_CARDS if s.options["intruder_player"] else ()))


@cache
def _pieces() -> tuple[str, ...]:
    return (
        *cards_and_tiles(TITLE),
        *figures_and_objects(material.FIGURES, material.EGGS, material.CARCASSES, tokens.CORPSES),
        *contamination_cards(material.INFECTED, material.CLEAN),
        *INTRUDER_WEAKNESSES,
        *(token for pair in engines.TOKENS.values() for token in pair),
        *coordinates.CARDS,
        *objectives.DECK,
        *CHARACTERS,
    )


@cache
def backs() -> dict[str, str]:
    """Pieces with the same back cannot be told apart while they are hidden."""
    groups: dict[str, Iterable[str]] = {
        "weakness": INTRUDER_WEAKNESSES,
        "coordinates": coordinates.CARDS,
        "selection": CHARACTERS,
        "intruder": INTRUDER_CARDS,
        **{f"engine {number}": pair for number, pair in engines.TOKENS.items()},
    }
    return backs_of_all((*_pieces(), *INTRUDER_CARDS), TITLE, objectives.DECK, groups)


def zone_kinds(s: Nemesis) -> Mapping[str, Zone]:
    """Who may see what."""
    kinds = common_zones(s, SHIP)
    hidden = (coordinates.CARD, *engines.ENGINE.values(), *weaknesses.HIDDEN.values())
    shown = (coordinates.REVEALED, *engines.REVEALED.values(), *weaknesses.KNOWN.values())
    if s.options["intruder_player"]:
        kinds |= {intruder_player.DECK: COUNT, intruder_player.DISCARD: PUBLIC}
        kinds |= {intruder_player.CARDS_OF[seat]: owned_by(seat) for seat in range(s.seats)}
    return kinds | dict.fromkeys(hidden, COUNT) | dict.fromkeys(shown, PUBLIC)


def check(s: Nemesis) -> None:
    """Is every piece there exactly once, and every number within its limits?"""
    check_pieces(s, all_pieces(s))
    if not time_track.END <= s.time <= time_track.START:
        raise BadPosition(f"the time marker stands on 15 to 0, not on {s.time}")
    if not ABSENT <= s.self_destruct <= self_destruct.START:
        raise BadPosition(f"the self-destruct marker stands on 6 to 0, not on {s.self_destruct}")
    if s.course not in coordinates.SPACES:
        raise BadPosition(f"the course is a, b, c or d, not {s.course!r}")
