"""Which message names a piece, a place or any other word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.games.survival.board import Board
from hullbreach.games.survival.figures import TYPES
from hullbreach.games.survival.items import OBJECTS

from . import computer, objectives, pods, protocols
from .board import BOARDS, LIFT, SECTIONS
from .content.cards import CARDS
from .content.characters import CHARACTERS
from .content.items import ITEMS
from .content.mars import MARS_OF
from .content.rooms import ROOMS
from .content.surface import CROSSROADS, SURFACE_TOKEN_OF
from .content.weaknesses import WEAKNESSES
from .refuges import PODS, REFUGES
from .title import LockdownTitle

Name = tuple[str, Mapping[str, Any]]
DECKS = ("attacks", "events", "serious_wounds", "contamination", "computer", "selection", "mars")
MARKERS = (
    *("fire", "malfunction", "noise", "slime", "silence", "danger", "closed_door"),
    *("destroyed_door", "power", "darkness", "time", "emergency_power", "alarm", "self_destruct"),
    *("main_gate", "rover", "venting", "search", "signal", "knowledge", "knowledge_active"),
    *("light_wound", "serious_wound", "dressed_wound", "larva", "ammo", "first_player"),
    *("weakness", "objective", "protocol", "quest"),
)
"""What lies on the board or is counted without being a piece; `marker-fire` explains fire."""


def names_of(title: LockdownTitle) -> dict[str, Name]:
    found: dict[str, Name] = {}
    for kind in (*CARDS.values(), *ITEMS.values(), *ROOMS.values()):
        for choice in kind.choices:
            found[choice] = (f"choice-{choice}", {})
    for programs in computer.CARDS.values():
        for program in programs:
            found[program.id] = (f"choice-{program.id}", {})
    found |= _places()
    found |= _pieces(title)
    return found


def _places() -> dict[str, Name]:
    found: dict[str, Name] = {"service": ("place-service", {}), LIFT: ("place-lift", {})}
    for board in BOARDS.values():
        found |= _surface(board)
        for room in board.rooms:
            if room not in board.crossroads:
                found[room] = ("place-room", {"number": int(room)})
        for corridor in board.corridors:
            here, there = board.ends[corridor]
            found[corridor] = ("place-corridor", {"here": int(here), "there": int(there)})
    for section in SECTIONS:
        found[section] = ("place-section", {"number": int(section[-1])})
    for place in (*REFUGES, *PODS):
        found[place] = (f"place-{place}", {})
    for deck in DECKS:
        found[deck] = (f"deck-{deck}", {})
    for colour in ("red", "yellow", "green", "blue", "starting", "quest"):
        found[f"items.{colour}"] = (f"deck-{colour}", {})
    return found


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
    found = _tokens(title) | _cards(title)
    found |= {kind: (f"room-{kind}", {}) for kind in ROOMS}
    found |= {f"stairwell#{n}": ("room-stairwell", {}) for n in range(1, 5)}
    found |= dict.fromkeys(CROSSROADS, ("room-crossroads", {}))
    found |= {kind: (f"weakness-{kind}", {}) for kind in WEAKNESSES}
    found |= {kind: (f"character-{kind}", {}) for kind in CHARACTERS}
    found |= {kind: (f"computer-{kind}", {}) for kind in computer.CARDS}
    found |= {o.id: (f"objective-{o.id}", {}) for o in objectives.DECK.values()}
    found |= {f"marker-{word}": (f"marker-{word}", {}) for word in MARKERS}
    return found


def _tokens(title: LockdownTitle) -> dict[str, Name]:
    found: dict[str, Name] = {}
    for kind in TYPES:
        found[kind] = (f"xeno-{kind}", {})
        for number in range(1, title.box.supply.figures[kind] + 1):
            found[f"{kind}#{number}"] = ("xeno-numbered", {"xeno": kind, "number": number})
    for kind in OBJECTS:
        found |= _copies(f"object-{kind}", kind, 30)
    for token, (kind, low, high) in title.token_of.items():
        xeno = kind if kind in TYPES else None
        found |= _with_kind(token, ("token-xeno", {"xeno": xeno, "low": low, "high": high}))
    for token, (count, effect) in title.exploration_of.items():
        found |= _with_kind(token, ("token-exploration", {"effect": effect, "count": count}))
    for token, (count, effect) in SURFACE_TOKEN_OF.items():
        found |= _with_kind(token, ("token-surface", {"effect": effect, "count": count}))
    for token, letter in pods.TOKENS.items():
        found |= _with_kind(token, (f"launch-{letter}", {}))
    for token, protocol in protocols.PROTOCOL_OF.items():
        found |= _with_kind(token, (f"protocol-{protocol.id}", {}))
    return found


def _cards(title: LockdownTitle) -> dict[str, Name]:
    found: dict[str, Name] = {}
    supply = title.box.supply
    for card, kind in title.card_of.items():
        found |= _with_kind(card, (f"card-{kind.id}", {}))
    found |= _copies("card-contamination", "contamination", supply.infected + supply.clean)
    for face, count in (("infected", supply.infected), ("clean", supply.clean)):
        found |= {f"{face}#{n + 1}": (f"card-{face}", {}) for n in range(count)}
    for item in title.box.items.values():
        found |= _copies(f"item-{item.id}", item.id, sum(item.copies.values()))
    for card, (attack, blood) in title.attack_of.items():
        found |= _with_kind(card, (f"attack-{attack.id}", {"blood": blood or "retreat"}))
    for card, (event, movers, through) in title.event_of.items():
        name = f"eventcard-{event.id}"
        found[_kind(card)] = (name, {})  # its copies move different xenos
        found[card] = (name, {"movers": movers, "through": through})
    for card, mars in MARS_OF.items():
        found |= _with_kind(card, (f"mars-{mars.id}", {}))
    for card, wound in title.wound_of.items():
        found |= _with_kind(card, (f"wound-{wound.id}", {}))
    return found


def _kind(piece: str) -> str:
    return piece.partition("#")[0]


def _with_kind(piece: str, name: Name) -> dict[str, Name]:
    """A deck is shown as the kinds of cards that are left in it."""
    return {piece: name, _kind(piece): name}


def _copies(message: str, kind: str, count: int) -> dict[str, Name]:
    return {word: (message, {}) for word in (kind, *(f"{kind}#{n + 1}" for n in range(count)))}
