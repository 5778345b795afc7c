"""Every piece there is, its zone and its back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

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

from . import computer, knowledge, objectives, pods, protocols, surface
from .board import BOARDS
from .content import tokens
from .content.characters import CHARACTERS
from .content.mars import MARS_OF
from .content.surface import CROSSROADS, SURFACE_TOKEN_OF
from .content.weaknesses import WEAKNESSES
from .state import Lockdown
from .title import LockdownTitle, title_of

SURFACE = (*CROSSROADS, *SURFACE_TOKEN_OF, *MARS_OF)


@lru_cache(maxsize=32)
def _pieces(title: LockdownTitle) -> tuple[str, ...]:
    supply = title.box.supply
    return (
        *(piece for piece in cards_and_tiles(title) if piece not in CROSSROADS),
        *figures_and_objects(supply.figures, supply.eggs, tokens.CARCASSES, tokens.CORPSES),
        *contamination_cards(supply.infected, supply.clean),
        *pods.TOKENS,
        *WEAKNESSES,
        *computer.CARDS,
        *objectives.DECK,
        *protocols.PROTOCOL_OF,
        *CHARACTERS,
    )


def all_pieces(s: Lockdown) -> tuple[str, ...]:
    """Those of the surface are only in a game that has one (LD-05.04)."""
    return (*_pieces(title_of(s)), *(SURFACE if BOARDS[s.options["board"]].surface else ()))


def backs_of(title: LockdownTitle) -> dict[str, str]:
    """Pieces with the same back cannot be told apart while they are hidden."""
    groups: dict[str, Iterable[str]] = {
        "surface exploration": SURFACE_TOKEN_OF,
        "mars": MARS_OF,
        "css": pods.TOKENS,
        "weakness": WEAKNESSES,
        "computer": computer.CARDS,
        "protocol": protocols.PROTOCOL_OF,
        "selection": CHARACTERS,
    }
    return backs_of_all((*_pieces(title), *SURFACE), title, objectives.DECK, groups)


def zone_kinds(s: Lockdown) -> Mapping[str, Zone]:
    """Who may see what."""
    board = BOARDS[s.options["board"]]
    kinds = common_zones(s, board)
    for space in pods.SPACE.values():
        kinds[space] = COUNT
    for zone in (computer.DECK, knowledge.HIDDEN, protocols.ACTIVE, protocols.NEUTRAL):
        kinds[zone] = COUNT
    for zone in (
        pods.REVEALED,
        computer.OPEN,
        knowledge.WEAKNESSES,
        knowledge.LABORATORY,
        protocols.REVEALED,
        protocols.OPEN,
    ):
        kinds[zone] = PUBLIC
    if board.surface:
        kinds |= {surface.DECK: COUNT, surface.DISCARD: PUBLIC}
    for seat in range(s.seats):
        kinds[protocols.OF[seat]] = owned_by(seat)
    return kinds


def check(s: Lockdown) -> None:
    """Is every piece there exactly once, and every number within its limits?"""
    check_pieces(s, all_pieces(s))
    if not 0 <= s.time <= 15:
        raise BadPosition(f"the time token stands on 15 to 0, not on {s.time}")
