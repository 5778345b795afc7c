"""Records of what never changes, for clients: cards, items, rooms, and how sure they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .catalogue import Attack, Card, Event, Item, Kind, Known, Room, Wound
from .objectives import Objective

Data = dict[str, Any]


def name_messages(found: Data, messages: dict[str, str]) -> Data:
    """Every record of these groups says which message names and explains it."""
    for group, prefix in messages.items():
        for kind, about in found[group].items():
            about["message"] = f"{prefix}-{kind}"
    return found


def known(about: Known) -> Data:
    return {"provenance": about.provenance, "confidence": about.confidence}


def kind_data(kind: Kind) -> Data:
    return {
        "cost": kind.cost,
        "when": kind.when,
        "options": {
            choice.id: {"cost": choice.cost, "when": choice.when, "knowledge": choice.knowledge}
            for choice in kind.choices.values()
        },
        **known(kind.known),
    }


def item_data(item: Item) -> Data:
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
        "quest_cost": list(item.quest_cost),
        **kind_data(item),
    }


def cards(kinds: Iterable[Card]) -> Data:
    return {card.id: {"copies": dict(card.copies), **kind_data(card)} for card in kinds}


def items(kinds: Iterable[Item]) -> Data:
    return {item.id: item_data(item) for item in kinds}


def rooms(kinds: Iterable[Room]) -> Data:
    return {
        room.id: {
            "slot": room.slot or None,
            "colour": room.colour or None,
            "computer": room.computer,
            **kind_data(room),
        }
        for room in kinds
    }


def events(kinds: Iterable[Event]) -> Data:
    return {
        event.id: {
            "copies": [
                {"moves": list(movers), "through": list(numbers)}
                for movers, numbers in event.copies
            ],
            "darkness": event.dark is not None,
            "leaves": event.leaves,
            **known(event.known),
        }
        for event in kinds
    }


def attacks(kinds: Iterable[Attack]) -> Data:
    return {
        attack.id: {
            "attackers": list(attack.attackers),
            "blood": [value or None for value in attack.blood],
            "darkness": attack.dark is not None,
            **known(attack.known),
        }
        for attack in kinds
    }


def wounds(kinds: Iterable[Wound]) -> Data:
    return {wound.id: {"copies": wound.copies, **known(wound.known)} for wound in kinds}


def objectives(cards: Iterable[Objective]) -> Data:
    return {
        card.id: {"pile": card.pile, "players": card.players, **known(card.known)} for card in cards
    }
