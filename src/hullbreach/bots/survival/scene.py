"""One seat's view of the table, as rules of thumb ask it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from .printed import Printed, printed

if TYPE_CHECKING:
    from .title import Title

View: TypeAlias = Mapping[str, Any]
CONTAMINATION = "contamination#"
CLOSED = "closed"


def kind_of(piece: str) -> str:
    """`medkit#2` -> `medkit`."""
    return piece.partition("#")[0]


class Aim(NamedTuple):
    """The chance to hit, and the damage of a hit."""

    chance: float
    damage: float = 1.0


class Scene:
    """The view of a seat with the questions that come up again and again."""

    def __init__(self, title: Title, view: View, seat: int) -> None:
        self.title = title
        self.view = view
        self.seat = seat
        self.me: View = view["seats"][seat]
        self.here: str = self.me["place"]
        self.rooms: Mapping[str, View] = view["rooms"]

    @cached_property
    def printed(self) -> Printed:
        return printed(self.title.game, self.title.board(self.view))

    @cached_property
    def tiles(self) -> dict[str, str]:
        """Where which kind of room lies, as far as this seat knows."""
        found = {}
        for room, about in self.rooms.items():
            tile = about.get("tile") or about.get("peeked")
            if tile:
                found[kind_of(tile)] = room
        return found

    @cached_property
    def unexplored(self) -> tuple[str, ...]:
        return tuple(room for room, about in self.rooms.items() if about.get("unexplored"))

    @cached_property
    def noise(self) -> frozenset[str]:
        return frozenset(self.view["noise"])

    @cached_property
    def fires(self) -> frozenset[str]:
        return frozenset(self.view["fire"]["rooms"])

    @cached_property
    def broken(self) -> frozenset[str]:
        return frozenset(self.view["malfunction"]["rooms"])

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The action cards in hand."""
        return tuple(card for card in self.me["hand"] if not card.startswith(CONTAMINATION))

    @cached_property
    def people(self) -> dict[str, list[int]]:
        """Which seats are in which room."""
        found: dict[str, list[int]] = {}
        for seat, about in enumerate(self.view["seats"]):
            if about["place"] in self.rooms:
                found.setdefault(about["place"], []).append(seat)
        return found

    @cached_property
    def items(self) -> tuple[str, ...]:
        """All item cards and objects of this seat."""
        return (*self.me["hands"], *self.me["beside"], *self.hidden_items)

    @property
    def hidden_items(self) -> tuple[str, ...]:
        return tuple(entry["item"] for entry in self.me["inventory"] if entry["item"])

    def tile(self, room: str) -> str:
        """The kind of an explored room."""
        return kind_of(self.rooms[room].get("tile", ""))

    def xenos(self, room: str) -> Mapping[str, int]:
        """The xenos in a room, with their damage."""
        return self.rooms[room].get("xenos") or {}

    def has(self, kind: str) -> bool:
        return any(kind_of(item) == kind for item in self.items)

    def holds(self, card: str) -> bool:
        """Is a card of this kind in hand?"""
        name = f"_{card}#"
        return any(name in held for held in self.cards)

    def others(self, room: str) -> list[int]:
        return [seat for seat in self.people.get(room, ()) if seat != self.seat]

    def is_alive(self, seat: int) -> bool:
        return bool(self.view["seats"][seat]["place"] != "dead")

    @cached_property
    def contamination(self) -> int:
        """How many contamination cards are among the own cards, wherever they are."""
        me = self.me
        return len(me["hand"]) + int(me["deck"]) + len(me["discard"]) - self.title.deck_size

    @cached_property
    def in_combat(self) -> bool:
        return bool(self.here in self.rooms and self.xenos(self.here))

    def dark(self, room: str) -> bool:
        return self.title.dark(self, room)
