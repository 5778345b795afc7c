"""Every piece there is, its zone and its back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from hullbreach.games.survival.content import material
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
from .content.characters import CHARACTERS, CREW
from .content.surface import CROSSROADS
from .options import crew_may_play
from .state import Lockdown
from .title import LockdownTitle, title_of
from .xenos import CLASSIC, NIGHT_STALKERS, WEAKNESSES_OF, XENOS


@lru_cache(maxsize=32)
def _pieces(title: LockdownTitle, xenos: str) -> tuple[str, ...]:
    supply = title.box.supply
    without = {*CROSSROADS, *title.left_in_box[xenos], *_crew(title)}
    return (
        *(piece for piece in cards_and_tiles(title) if piece not in without),
        *figures_and_objects(supply.figures, supply.eggs, material.CARCASSES, tokens.CORPSES),
        *contamination_cards(supply.infected, supply.clean),
        *title.launch_of,
        *WEAKNESSES_OF[xenos],
        *computer.CARDS,
        *objectives.DECK,
        *title.protocols,
        *CHARACTERS,
    )


def _of_the_surface(title: LockdownTitle) -> tuple[str, ...]:
    return (*CROSSROADS, *title.surface_of, *title.mars_of)


@lru_cache(maxsize=32)
def _crew(title: LockdownTitle) -> tuple[str, ...]:
    """The cards of the crew of the Nemesis."""
    decks = [set_ for (who, _), set_ in title.card_copies.items() if who in CREW]
    quests = [f"{who.quest_item}#1" for who in CREW.values()]
    return (*CREW, *(card for set_ in decks for card in set_), *quests)


def all_pieces(s: Lockdown) -> tuple[str, ...]:
    """Those of xenos, a surface or a crew that is not there are not in the box (LD-05.04)."""
    title = title_of(s)
    found = _pieces(title, s.options["xenos"])
    if crew_may_play(s.options["characters"]):
        found = (*found, *_crew(title))
    return (*found, *_of_the_surface(title)) if BOARDS[s.options["board"]].surface else found


def backs_of(title: LockdownTitle) -> dict[str, str]:
    """Pieces with the same back cannot be told apart while they are hidden."""
    groups: dict[str, Iterable[str]] = {
        "surface exploration": title.surface_of,
        "mars": title.mars_of,
        "css": title.launch_of,
        "weakness": (*WEAKNESSES_OF[NIGHT_STALKERS], *WEAKNESSES_OF[CLASSIC]),
        "computer": computer.CARDS,
        "protocol": title.protocols,
        "selection": CHARACTERS,
        "crew": CREW,
    }
    pieces = (piece for xenos in XENOS for piece in _pieces(title, xenos))
    return backs_of_all(
        (*pieces, *_crew(title), *_of_the_surface(title)), title, objectives.DECK, groups
    )


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
