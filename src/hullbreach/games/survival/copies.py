"""From kinds to pieces: every copy of a card is a piece of its own."""

from __future__ import annotations

from collections.abc import Mapping

from .catalogue import Attack, Card, Event, Item, Wound


def card_copies(cards: Mapping[str, Card]) -> dict[tuple[str, str], tuple[str, ...]]:
    """By character and kind: the cards in the set of that character."""
    return {
        (character, kind.id): tuple(f"{character}_{kind.id}#{n + 1}" for n in range(count))
        for kind in cards.values()
        for character, count in kind.copies.items()
    }


def item_pieces(items: Mapping[str, Item]) -> dict[str, tuple[Item, str]]:
    """By piece: its kind, and the colour of its back."""
    found: dict[str, tuple[Item, str]] = {}
    for kind in items.values():
        backs = [colour for colour, count in kind.copies.items() for _ in range(count)]
        found |= {f"{kind.id}#{n + 1}": (kind, colour) for n, colour in enumerate(backs)}
    return found


def wound_pieces(wounds: Mapping[str, Wound]) -> dict[str, Wound]:
    return {f"{kind.id}#{n + 1}": kind for kind in wounds.values() for n in range(kind.copies)}


def attack_pieces(attacks: Mapping[str, Attack]) -> dict[str, tuple[Attack, int]]:
    """By piece: its kind and its blood value."""
    found: dict[str, tuple[Attack, int]] = {}
    for kind in attacks.values():
        for place, blood in enumerate(kind.blood):
            copy = kind.blood[:place].count(blood) + 1
            found[f"attack_{kind.id}_{blood or 'retreat'}#{copy}"] = (kind, blood)
    return found


def event_pieces(
    events: Mapping[str, Event], deck: str = "event"
) -> dict[str, tuple[Event, tuple[str, ...], tuple[int, ...]]]:
    """By piece: its kind, whom it moves, and through corridors of which numbers."""
    return {
        f"{deck}_{kind.id}#{n + 1}": (kind, movers, numbers)
        for kind in events.values()
        for n, (movers, numbers) in enumerate(kind.copies)
    }


def exploration_tokens(printed: tuple[tuple[int, str, int], ...]) -> dict[str, tuple[int, str]]:
    return {
        f"explore_{effect}_{count}#{n + 1}": (count, effect)
        for count, effect, copies in printed
        for n in range(copies)
    }
