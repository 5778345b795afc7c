"""Which message names a piece, a place or any other word."""

from __future__ import annotations

from functools import cache

from hullbreach.games.survival import names as shared
from hullbreach.games.survival.content import material
from hullbreach.games.survival.content.intruder_weaknesses import INTRUDER_WEAKNESSES
from hullbreach.games.survival.names import Name

from . import coordinates, engines, objectives
from .board import SHIP
from .content.cards import CARDS
from .content.characters import CHARACTERS
from .content.intruder_cards import INTRUDER_CARDS
from .content.items import ITEMS
from .content.rooms import ROOMS
from .refuges import PODS, REFUGES
from .title import TITLE

OWN_MARKERS = ("locked_pod", "open_pod", "engine", "course")
MARKERS = (*shared.MARKERS, *OWN_MARKERS)


def names(word: str) -> Name | None:
    return _names().get(word)


@cache
def _names() -> dict[str, Name]:
    found = shared.choices((*CARDS.values(), *ITEMS.values(), *ROOMS.values()))
    found |= shared.rooms_and_corridors(SHIP, SHIP.rooms, SHIP.corridors)
    found |= {place: (f"place-{place}", {}) for place in (*REFUGES, *PODS)}
    found |= shared.decks(("intruder_cards",)) | shared.markers(OWN_MARKERS)
    found |= shared.figures_and_objects(material.FIGURES) | shared.tokens(TITLE)
    found |= shared.cards(TITLE, ITEMS.values())
    found |= shared.contamination(material.INFECTED, material.CLEAN)
    found |= {kind: (f"room-{kind}", {}) for kind in ROOMS}
    found |= {kind: (f"weakness-{kind}", {}) for kind in INTRUDER_WEAKNESSES}
    found |= {kind: (f"character-{kind}", {}) for kind in CHARACTERS}
    found |= {card: (f"objective-{card}", {}) for card in objectives.DECK}
    for card in INTRUDER_CARDS.values():
        told = {"exit": card.exit or "any", "attacks": card.attacks}
        found[card.id] = (f"intruder-{card.trick.id}", told)
    return found | _course_and_engines()


def _course_and_engines() -> dict[str, Name]:
    found: dict[str, Name] = {}
    for card, places in coordinates.CARDS.items():
        told = dict(zip(coordinates.SPACES, places, strict=True))
        found[card] = ("coordinates-card", told)
    for place in (coordinates.EARTH, coordinates.MARS, coordinates.VENUS, coordinates.DEEP_SPACE):
        found[place] = (f"place-{place}", {})
    for number, pair in engines.TOKENS.items():
        for token in pair:
            found[token] = ("token-engine", {"number": number, "engine": token.split("_")[-1]})
    return found
