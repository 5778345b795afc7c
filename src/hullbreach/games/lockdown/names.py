"""Which message names a piece, a place or any other word."""

from __future__ import annotations

from hullbreach.games.survival import names as shared
from hullbreach.games.survival.board import Board
from hullbreach.games.survival.names import Name, with_kind

from . import computer, objectives
from .board import BOARDS, LIFT, SECTIONS
from .content.cards import CARDS
from .content.characters import EVERYBODY
from .content.items import ITEMS
from .content.rooms import ROOMS
from .content.surface import CROSSROADS
from .content.weaknesses import CLASSIC_WEAKNESSES, WEAKNESSES
from .refuges import PODS, REFUGES
from .title import LockdownTitle

OWN_MARKERS = (
    *("power", "darkness", "emergency_power", "alarm", "main_gate", "rover"),
    *("knowledge", "knowledge_active", "protocol"),
)
MARKERS = (*shared.MARKERS, *OWN_MARKERS)


def names_of(title: LockdownTitle) -> dict[str, Name]:
    found = shared.choices((*CARDS.values(), *ITEMS.values(), *ROOMS.values()))
    for programs in computer.CARDS.values():
        for program in programs:
            found[program.id] = (f"choice-{program.id}", {})
    return found | _places() | _pieces(title)


def _places() -> dict[str, Name]:
    found: dict[str, Name] = {LIFT: ("place-lift", {})}
    for board in BOARDS.values():
        rooms = [room for room in board.rooms if room not in board.crossroads]
        found |= _surface(board)
        found |= shared.rooms_and_corridors(board, rooms, board.corridors)
    for section in SECTIONS:
        found[section] = ("place-section", {"number": int(section[-1])})
    for place in (*REFUGES, *PODS):
        found[place] = (f"place-{place}", {})
    return found | shared.decks(("computer", "mars"))


def _surface(board: Board) -> dict[str, Name]:
    """Crossroads, paths and areas."""
    found: dict[str, Name] = {}
    for number, room in enumerate(board.crossroads, 1):
        found[room] = ("place-crossroads", {"number": number})
    for path in board.paths:
        here, there = board.ends[path]
        found[path] = ("place-path", {"here": here, "there": there})
    for number, area in enumerate(board.areas, 1):
        found[area] = ("place-area", {"number": number})
    return found


def _pieces(title: LockdownTitle) -> dict[str, Name]:
    supply = title.box.supply
    found = shared.figures_and_objects(supply.figures) | shared.tokens(title)
    found |= shared.cards(title, title.box.items.values())
    found |= shared.contamination(supply.infected, supply.clean)
    found |= shared.markers(OWN_MARKERS)
    found |= {kind: (f"room-{kind}", {}) for kind in ROOMS}
    found |= {f"stairwell#{n}": ("room-stairwell", {}) for n in range(1, 5)}
    found |= dict.fromkeys(CROSSROADS, ("room-crossroads", {}))
    found |= {kind: (f"weakness-{kind}", {}) for kind in (*WEAKNESSES, *CLASSIC_WEAKNESSES)}
    found |= {kind: (f"character-{kind}", {}) for kind in EVERYBODY}
    found |= {kind: (f"computer-{kind}", {}) for kind in computer.CARDS}
    found |= {o.id: (f"objective-{o.id}", {}) for o in objectives.DECK.values()}
    return found | _own_tokens(title)


def _own_tokens(title: LockdownTitle) -> dict[str, Name]:
    """Tokens and cards that only this title has."""
    found: dict[str, Name] = {}
    for token, (count, effect) in title.surface_of.items():
        found |= with_kind(token, ("token-surface", {"effect": effect, "count": count}))
    for token, letter in title.launch_of.items():
        found |= with_kind(token, (f"launch-{letter}", {}))
    for token in title.protocols:
        found |= with_kind(token, (f"protocol-{token.partition('#')[0]}", {}))
    for card, mars in title.mars_of.items():
        found |= with_kind(card, (f"mars-{mars.id}", {}))
    return found
