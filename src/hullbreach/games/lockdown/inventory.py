"""What never changes: the board, every kind of card, item, room and token, and how sure it is."""

from __future__ import annotations

from typing import Any

from hullbreach.games.survival.board import Board
from hullbreach.games.survival.catalogue import Item, Kind, Known

from . import board, computer, objectives, pods, protocols, time_track
from .box import DECLARED, Box, Supply
from .content import surface, tokens
from .content.characters import CHARACTERS, START_KNOWLEDGE, START_ROOM
from .content.mars import MARS_CARDS
from .content.weaknesses import WEAKNESSES

Data = dict[str, Any]
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
    found = _records(box)
    for group, prefix in MESSAGES.items():
        for kind, about in found[group].items():
            about["message"] = f"{prefix}-{kind}"
    return found


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
                **_known(who.known),
            }
            for who in CHARACTERS.values()
        },
        "cards": {
            card.id: {"copies": dict(card.copies), **_kind(card)} for card in box.cards.values()
        },
        "items": {item.id: _item(item) for item in box.items.values()},
        "rooms": {
            room.id: {
                "slot": room.slot or None,
                "colour": room.colour or None,
                "computer": room.computer,
                **_kind(room),
            }
            for room in box.rooms.values()
        },
        "events": {
            event.id: {
                "copies": [
                    {"moves": list(movers), "through": list(numbers)}
                    for movers, numbers in event.copies
                ],
                "darkness": event.dark is not None,
                "leaves": event.leaves,
                **_known(event.known),
            }
            for event in box.events.values()
        },
        "attacks": {
            attack.id: {
                "attackers": list(attack.attackers),
                "blood": [value or None for value in attack.blood],
                "darkness": attack.dark is not None,
                **_known(attack.known),
            }
            for attack in box.attacks.values()
        },
        "wounds": {
            wound.id: {"copies": wound.copies, **_known(wound.known)}
            for wound in box.wounds.values()
        },
        "weaknesses": {name: _known(known) for name, known in WEAKNESSES.items()},
        "objectives": {
            objective.id: {
                "pile": objective.pile,
                "players": objective.players,
                **_known(objective.known),
            }
            for objective in objectives.DECK.values()
        },
        "protocols": {
            protocol.id: {"copies": protocol.copies, **_known(protocol.known)}
            for protocol in protocols.PROTOCOLS
        },
        "computer": {
            card: {"programs": [program.id for program in programs], **_known(computer.KNOWN)}
            for card, programs in computer.CARDS.items()
        },
        "mars": {
            card.id: {"everybody": card.everybody, **_known(card.known)}
            for card in MARS_CARDS.values()
        },
        "tokens": _tokens(box.supply),
    }


def _known(known: Known) -> Data:
    return {"provenance": known.provenance, "confidence": known.confidence}


def _kind(kind: Kind) -> Data:
    return {
        "cost": kind.cost,
        "when": kind.when,
        "options": {
            choice.id: {"cost": choice.cost, "when": choice.when, "knowledge": choice.knowledge}
            for choice in kind.choices.values()
        },
        **_known(kind.known),
    }


def _item(item: Item) -> Data:
    return {
        "copies": dict(item.copies),
        "heavy": item.heavy,
        "once": item.once,
        "component": item.component or None,
        "recipe": list(item.recipe) if item.recipe else None,
        "load": item.load,
        "most": item.most,
        "weapon": item.weapon is not None,
        "energy": bool(item.weapon and item.weapon.energy),
        "owner": item.owner or None,
        **_kind(item),
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
        **_known(board.KNOWN[found.id]),
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
            **_known(tokens.XENO_TOKENS_KNOWN),
        },
        "figures": dict(supply.figures),
        "exploration": {
            "list": [[count, effect, n] for count, effect, n in supply.exploration],
            **_known(tokens.EXPLORATION_KNOWN),
        },
        "surface": {
            "list": [[count, effect, n] for count, effect, n in surface.SURFACE_TOKENS],
            **_known(surface.SURFACE_TOKENS_KNOWN),
        },
        "css": {"list": list(pods.TOKENS.values()), **_known(pods.KNOWN)},
        "contamination": {
            "infected": supply.infected,
            "clean": supply.clean,
            **_known(tokens.CONTAMINATION_KNOWN),
        },
        "noise_die": {"faces": list(supply.noise_die), **_known(tokens.NOISE_DIE_KNOWN)},
        "surface_die": {"faces": list(surface.SURFACE_DIE), **_known(surface.SURFACE_DIE_KNOWN)},
        "combat_die": {"faces": list(supply.combat_die), **_known(tokens.COMBAT_DIE_KNOWN)},
        "advantage_die": {
            "faces": list(supply.advantage_die),
            **_known(tokens.ADVANTAGE_DIE_KNOWN),
        },
        "fire": supply.fire,
        "malfunction": supply.malfunction,
        "eggs": supply.eggs,
    }
