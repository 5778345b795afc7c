"""What never changes: the board, every kind of card, item, room and token, and how sure it is."""

from __future__ import annotations

from hullbreach.games.survival import inventory as shared
from hullbreach.games.survival.content import material
from hullbreach.games.survival.content.intruder_attacks import ATTACKS
from hullbreach.games.survival.content.intruder_tokens import (
    INTRUDER_TOKENS,
    INTRUDER_TOKENS_KNOWN,
)
from hullbreach.games.survival.content.intruder_weaknesses import INTRUDER_WEAKNESSES
from hullbreach.games.survival.inventory import Data, known

from . import board, coordinates, engines, objectives, pods, self_destruct, time_track
from .content import tokens
from .content.cards import CARDS
from .content.characters import CHARACTERS
from .content.events import EVENTS
from .content.intruder_cards import INTRUDER_CARDS, TRICKS, IntruderCard, Trick
from .content.items import ITEMS
from .content.rooms import ROOMS
from .content.wounds import WOUNDS

MESSAGES = {
    "characters": "character",
    "cards": "card",
    "items": "item",
    "rooms": "room",
    "events": "eventcard",
    "attacks": "attack",
    "wounds": "wound",
    "weaknesses": "weakness",
    "objectives": "objective",
    "intruder": "intruder",
}
"""How the messages that name and explain the records of a group begin."""


def content() -> Data:
    return shared.name_messages(_records(), MESSAGES)


def _records() -> Data:
    return {
        "boards": {board.SHIP.id: _board()},
        "time": {
            "start": time_track.START,
            "blue": list(time_track.BLUE),
            "self_destruct": {"start": self_destruct.START, "orange": self_destruct.ORANGE},
        },
        "characters": {
            who.id: {
                "colour": who.colour,
                "room": "hibernatorium",
                "item": who.starting_item,
                "quests": list(who.quest_items),
                **known(who.known),
            }
            for who in CHARACTERS.values()
        },
        "cards": shared.cards(CARDS.values()),
        "items": shared.items(ITEMS.values()),
        "rooms": shared.rooms(ROOMS.values()),
        "events": shared.events(EVENTS.values()),
        "attacks": shared.attacks(ATTACKS.values()),
        "wounds": shared.wounds(WOUNDS),
        "weaknesses": {name: known(sure) for name, sure in INTRUDER_WEAKNESSES.items()},
        "objectives": shared.objectives(objectives.DECK.values()),
        "intruder": {
            trick.id: {
                "cards": [[card.exit or None, card.attacks] for card in _copies(trick)],
                **known(trick.known),
            }
            for trick in TRICKS.values()
        },
        "tokens": _tokens(),
    }


def _copies(trick: Trick) -> list[IntruderCard]:
    return [card for card in INTRUDER_CARDS.values() if card.trick == trick]


def _board() -> Data:
    return {
        "rooms": {
            room: {
                "xy": list(space.xy),
                "slot": space.slot or None,
                "fixed": space.fixed or None,
                "service": list(space.service),
            }
            for room, space in board.SHIP.spaces.items()
        },
        "corridors": {name: list(numbers) for name, numbers in board.SHIP.numbers.items()},
        **known(board.KNOWN),
    }


def _tokens() -> Data:
    return {
        "xenos": {
            "list": [[kind, number, copies] for kind, number, copies in INTRUDER_TOKENS],
            **known(INTRUDER_TOKENS_KNOWN),
        },
        "figures": dict(material.FIGURES),
        "exploration": {
            "list": [[count, effect, copies] for count, effect, copies in material.EXPLORATION],
            **known(tokens.EXPLORATION_KNOWN),
        },
        "coordinates": {
            "list": [list(places) for places in coordinates.CARDS.values()],
            **known(coordinates.KNOWN),
        },
        "engines": {str(number): list(pair) for number, pair in engines.TOKENS.items()},
        "pods": {
            pod: {"room": room, "seats": pods.SEATS} for pod, room in pods.ROOM_OF_POD.items()
        },
        "contamination": {
            "infected": material.INFECTED,
            "clean": material.CLEAN,
            **known(tokens.CONTAMINATION_KNOWN),
        },
        "noise_die": {"faces": list(material.NOISE_DIE), **known(tokens.NOISE_DIE_KNOWN)},
        "combat_die": {"faces": list(material.COMBAT_DIE), **known(tokens.COMBAT_DIE_KNOWN)},
        "fire": tokens.FIRE,
        "malfunction": tokens.MALFUNCTION,
        "eggs": material.EGGS,
    }
