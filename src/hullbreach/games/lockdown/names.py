"""Which message names a piece, a place or any other word."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from hullbreach.games.survival.figures import TYPES
from hullbreach.games.survival.items import OBJECTS

from . import computer, objectives, pods, protocols
from .board import BOARDS, LIFT, SECTIONS
from .content import tokens
from .content.attacks import ATTACK_OF
from .content.cards import CARDS
from .content.characters import CHARACTERS
from .content.events import EVENT_OF
from .content.items import ITEMS
from .content.rooms import ROOMS
from .content.weaknesses import WEAKNESSES
from .content.wounds import WOUND_OF
from .refuges import PODS, REFUGES
from .title import CARD_OF

Name = tuple[str, Mapping[str, Any]]
DECKS = ("attacks", "events", "serious_wounds", "contamination", "computer", "selection")


def names(word: str) -> Name | None:
    return _names().get(word)


@cache
def _names() -> dict[str, Name]:
    found: dict[str, Name] = {}
    for kind in (*CARDS.values(), *ITEMS.values(), *ROOMS.values()):
        for choice in kind.choices:
            found[choice] = (f"choice-{choice}", {})
    for programs in computer.CARDS.values():
        for program in programs:
            found[program.id] = (f"choice-{program.id}", {})
    found |= _places()
    found |= _pieces()
    return found


def _places() -> dict[str, Name]:
    found: dict[str, Name] = {"service": ("place-service", {}), LIFT: ("place-lift", {})}
    for board in BOARDS.values():
        for room in board.rooms:
            found[room] = ("place-room", {"number": int(room)})
        for corridor, (here, there) in board.ends.items():
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


def _pieces() -> dict[str, Name]:
    found: dict[str, Name] = {}
    for kind in TYPES:
        found[kind] = (f"xeno-{kind}", {})
        for number in range(1, tokens.FIGURES[kind] + 1):
            found[f"{kind}#{number}"] = ("xeno-numbered", {"xeno": kind, "number": number})
    for kind in OBJECTS:
        found |= {f"{kind}#{number}": (f"object-{kind}", {}) for number in range(1, 31)}
    for token, (kind, low, high) in tokens.TOKEN_OF.items():
        xeno = kind if kind in TYPES else None
        found[token] = ("token-xeno", {"xeno": xeno, "low": low, "high": high})
    for token, (count, effect) in tokens.EXPLORATION_OF.items():
        found[token] = ("token-exploration", {"effect": effect, "count": count})
    found |= {token: (f"launch-{letter}", {}) for token, letter in pods.TOKENS.items()}
    found |= {card: (f"card-{kind.id}", {}) for card, kind in CARD_OF.items()}
    cards = tokens.INFECTED + tokens.CLEAN
    found |= {f"contamination#{n + 1}": ("card-contamination", {}) for n in range(cards)}
    for item in ITEMS.values():
        found[item.id] = (f"item-{item.id}", {})
        copies = sum(item.copies.values())
        found |= {f"{item.id}#{n + 1}": (f"item-{item.id}", {}) for n in range(copies)}
    found |= {kind: (f"room-{kind}", {}) for kind in ROOMS}
    found |= {f"stairwell#{n}": ("room-stairwell", {}) for n in range(1, 5)}
    found |= {card: (f"attack-{attack.id}", {}) for card, (attack, _) in ATTACK_OF.items()}
    found |= {card: (f"eventcard-{event.id}", {}) for card, (event, _, _) in EVENT_OF.items()}
    found |= {card: (f"wound-{wound.id}", {}) for card, wound in WOUND_OF.items()}
    found |= {kind: (f"weakness-{kind}", {}) for kind in WEAKNESSES}
    found |= {kind: (f"character-{kind}", {}) for kind in CHARACTERS}
    found |= {kind: (f"computer-{kind}", {}) for kind in computer.CARDS}
    found |= {o.id: (f"objective-{o.id}", {}) for o in objectives.DECLARED}
    found |= {t: (f"protocol-{p.id}", {}) for t, p in protocols.PROTOCOL_OF.items()}
    return found
