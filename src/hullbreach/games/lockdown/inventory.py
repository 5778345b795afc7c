"""What never changes: the board, every kind of card, item, room and token, and how sure it is."""

from __future__ import annotations

from hullbreach.games.survival import inventory as shared
from hullbreach.games.survival.board import Board
from hullbreach.games.survival.content.intruder_attacks import ATTACKS as INTRUDER_ATTACKS
from hullbreach.games.survival.content.intruder_tokens import (
    INTRUDER_TOKENS,
    INTRUDER_TOKENS_KNOWN,
)
from hullbreach.games.survival.inventory import Data, known

from . import board, computer, objectives, pods, time_track
from .box import DECLARED, Box, Supply
from .content import surface, tokens
from .content.characters import EVERYBODY, START_KNOWLEDGE, START_ROOM
from .content.classic_events import classic_deck
from .content.weaknesses import CLASSIC_WEAKNESSES, WEAKNESSES

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
    "protocols": "protocol",
    "computer": "computer",
    "mars": "mars",
}
"""How the messages that name and explain the records of a group begin."""


def content(box: Box = DECLARED) -> Data:
    return shared.name_messages(_records(box), MESSAGES)


def _records(box: Box) -> Data:
    return {
        "boards": {name: _board(found) for name, found in board.BOARDS.items()},
        "time": {
            "start": time_track.START,
            "css": list(time_track.CSS_SPACES),
            "white": list(time_track.WHITE),
            "thresholds": {str(space): kind for space, kind in time_track.THRESHOLDS.items()},
        },
        "characters": {
            who.id: {
                "colour": who.colour,
                "group": who.group,
                "room": START_ROOM[who.group],
                "knowledge": START_KNOWLEDGE[who.group],
                "item": who.starting_item or None,
                "quest": who.quest_item,
                "replaces": who.replaces or None,
                **known(who.known),
            }
            for who in EVERYBODY.values()
        },
        "cards": shared.cards(box.cards.values()),
        "items": shared.items(box.items.values()),
        "rooms": shared.rooms(box.rooms.values()),
        "events": _events(box),
        "attacks": {
            name: {**about, "classic": name in INTRUDER_ATTACKS}
            for name, about in shared.attacks(box.attacks.values()).items()
        },
        "wounds": shared.wounds(box.wounds.values()),
        "weaknesses": {
            name: known(about) for name, about in {**CLASSIC_WEAKNESSES, **WEAKNESSES}.items()
        },
        "objectives": shared.objectives(objectives.DECK.values()),
        "protocols": {
            protocol.id: {"copies": protocol.copies, **known(protocol.known)}
            for protocol in box.protocols.values()
        },
        "computer": {
            card: {"programs": [program.id for program in programs], **known(computer.KNOWN)}
            for card, programs in computer.CARDS.items()
        },
        "mars": {
            card.id: {
                "copies": card.copies,
                "everybody": card.everybody,
                **known(card.known),
            }
            for card in box.mars.values()
        },
        "tokens": _tokens(box.supply),
    }


def _events(box: Box) -> Data:
    """What their copies move, in the deck of the Night Stalkers and in the classic one."""
    classic = shared.events(classic_deck(box.events).values())
    return {
        name: {**about, "classic": classic[name]["copies"] if name in classic else []}
        for name, about in shared.events(box.events.values()).items()
    }


def _board(found: Board) -> Data:
    return {
        "rooms": {
            room: {
                "section": space.section or None,
                "xy": list(space.xy),
                "slot": space.slot or None,
                "fixed": space.fixed or None,
                "service": list(space.service),
                "areas": list(space.areas),
            }
            for room, space in found.spaces.items()
        },
        "corridors": {corridor: list(found.numbers[corridor]) for corridor in found.corridors},
        "paths": list(found.paths),
        "crossroads": list(found.crossroads),
        "areas": {area: _building(found, area) for area in found.areas},
        "exit": found.exit_room,
        "exits": list(found.exit_rooms),
        "gateway": found.gateway,
        "elevators": _elevators(found),
        **known(board.KNOWN[found.id]),
    }


def _building(found: Board, area: str) -> list[str]:
    """The rooms of the building that an area surrounds (LD-31.02b)."""
    near = [room for room in found.surface if area in found.corridors_of[room]]
    return [room for room in near if room not in found.crossroads]


def _elevators(found: Board) -> Data:
    where = {space.fixed: room for room, space in found.spaces.items()}
    return {section: where[tile] for section, tile in board.ELEVATORS.items()}


def _tokens(supply: Supply) -> Data:
    return {
        "xenos": {
            "list": [[kind, low, high, n] for kind, low, high, n in supply.xenos],
            **known(tokens.XENO_TOKENS_KNOWN),
        },
        "intruders": {
            "list": [[kind, number, number, n] for kind, number, n in INTRUDER_TOKENS],
            **known(INTRUDER_TOKENS_KNOWN),
        },
        "figures": dict(supply.figures),
        "exploration": {
            "list": [[count, effect, n] for count, effect, n in supply.exploration],
            **known(tokens.EXPLORATION_KNOWN),
        },
        "surface": {
            "list": [[count, effect, n] for count, effect, n in supply.surface],
            **known(surface.SURFACE_TOKENS_KNOWN),
        },
        "css": {"list": list(supply.css), **known(pods.KNOWN)},
        "contamination": {
            "infected": supply.infected,
            "clean": supply.clean,
            **known(tokens.CONTAMINATION_KNOWN),
        },
        "noise_die": {"faces": list(supply.noise_die), **known(tokens.NOISE_DIE_KNOWN)},
        "surface_die": {"faces": list(supply.surface_die), **known(surface.SURFACE_DIE_KNOWN)},
        "combat_die": {"faces": list(supply.combat_die), **known(tokens.COMBAT_DIE_KNOWN)},
        "advantage_die": {
            "faces": list(supply.advantage_die),
            **known(tokens.ADVANTAGE_DIE_KNOWN),
        },
        "fire": supply.fire,
        "malfunction": supply.malfunction,
        "eggs": supply.eggs,
    }
