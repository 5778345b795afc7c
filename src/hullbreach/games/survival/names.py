"""Which message names a piece or place that both titles have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .board import SERVICE, Board
from .catalogue import Item, Kind
from .figures import TYPES
from .items import OBJECTS
from .title import Title

Name = tuple[str, Mapping[str, Any]]
COLOURS = ("red", "yellow", "green", "blue", "starting", "quest")
DECKS = ("attacks", "events", "serious_wounds", "contamination", "selection")
MARKERS = (
    *("fire", "malfunction", "noise", "slime", "silence", "danger", "closed_door"),
    *("destroyed_door", "time", "self_destruct", "venting", "search", "signal"),
    *("light_wound", "serious_wound", "dressed_wound", "larva", "ammo", "first_player"),
    *("weakness", "objective", "quest"),
)
"""What lies on the board or is counted without being a piece; `marker-fire` explains fire."""


def kind_of(piece: str) -> str:
    return piece.partition("#")[0]


def with_kind(piece: str, name: Name) -> dict[str, Name]:
    """A deck is shown as the kinds of cards that are left in it."""
    return {piece: name, kind_of(piece): name}


def copies(message: str, kind: str, count: int) -> dict[str, Name]:
    return {word: (message, {}) for word in (kind, *(f"{kind}#{n + 1}" for n in range(count)))}


def choices(kinds: Iterable[Kind]) -> dict[str, Name]:
    return {choice: (f"choice-{choice}", {}) for kind in kinds for choice in kind.choices}


def rooms_and_corridors(
    board: Board, rooms: Iterable[str], corridors: Iterable[str]
) -> dict[str, Name]:
    found: dict[str, Name] = {SERVICE: ("place-service", {})}
    for room in rooms:
        found[room] = ("place-room", {"number": int(room)})
    for corridor in corridors:
        here, there = board.ends[corridor]
        found[corridor] = ("place-corridor", {"here": int(here), "there": int(there)})
    return found


def decks(more: Iterable[str] = ()) -> dict[str, Name]:
    found: dict[str, Name] = {deck: (f"deck-{deck}", {}) for deck in (*DECKS, *more)}
    return found | {f"items.{colour}": (f"deck-{colour}", {}) for colour in COLOURS}


def markers(more: Iterable[str] = ()) -> dict[str, Name]:
    return {f"marker-{word}": (f"marker-{word}", {}) for word in (*MARKERS, *more)}


def figures_and_objects(figures: Mapping[str, int]) -> dict[str, Name]:
    found: dict[str, Name] = {}
    for kind in TYPES:
        found[kind] = (f"xeno-{kind}", {})
        for number in range(1, figures[kind] + 1):
            found[f"{kind}#{number}"] = ("xeno-numbered", {"xeno": kind, "number": number})
    for kind in OBJECTS:
        found |= copies(f"object-{kind}", kind, 30)
    return found


def tokens(title: Title) -> dict[str, Name]:
    found: dict[str, Name] = {}
    for token, (kind, low, high) in title.token_of.items():
        xeno = kind if kind in TYPES else None
        found |= with_kind(token, ("token-xeno", {"xeno": xeno, "low": low, "high": high}))
    for token, (count, effect) in title.exploration_of.items():
        found |= with_kind(token, ("token-exploration", {"effect": effect, "count": count}))
    return found


def cards(title: Title, items: Iterable[Item]) -> dict[str, Name]:
    found: dict[str, Name] = {}
    for card, kind in title.card_of.items():
        found |= with_kind(card, (f"card-{kind.id}", {}))
    for item in items:
        found |= copies(f"item-{item.id}", item.id, sum(item.copies.values()))
    for card, (attack, blood) in title.attack_of.items():
        found |= with_kind(card, (f"attack-{attack.id}", {"blood": blood or "retreat"}))
    for card, (event, movers, through) in title.event_of.items():
        name = f"eventcard-{event.id}"
        found[kind_of(card)] = (name, {})  # its copies move different xenos
        found[card] = (name, {"movers": movers, "through": through})
    for card, wound in title.wound_of.items():
        found |= with_kind(card, (f"wound-{wound.id}", {}))
    return found


def contamination(infected: int, clean: int) -> dict[str, Name]:
    found = copies("card-contamination", "contamination", infected + clean)
    for face, count in (("infected", infected), ("clean", clean)):
        found |= {f"{face}#{n + 1}": (f"card-{face}", {}) for n in range(count)}
    return found
