"""Putting together a position of either title: somebody well equipped and in trouble.

What is there and what is not is left to chance: another try finds another position.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hullbreach.games.survival import items
from hullbreach.games.survival.board import Board
from hullbreach.games.survival.title import Title
from tests.games.survival.table import SurvivalTable

Table = SurvivalTable[Any]
FIGURES = ("creeper#1", "adult#1", "adult#2", "breeder#1", "queen#1", "larva#1")


class Builder:
    """Knows the title and the board on which the position stands."""

    def __init__(self, table: Table, title: Title, board: Board, random: Random) -> None:
        self.table = table
        self.title = title
        self.board = board
        self.random = random

    def explore(self, share: float = 0.7) -> None:
        """Most rooms are known, with something left to find in them."""
        for room in self.board.rooms:
            for tile in list(self.table.zones.get(f"tile.{room}", ())):
                if self.random.random() < share:
                    self.known(room, tile)

    def known(self, room: str, kind: str) -> None:
        searches = self.random.randint(0, 3) if self.title.room_of[kind].search else None
        self.table.now.get("search", {}).pop(room, None)  # of the room that lay there before
        self.table.explore(room, kind, search=searches)

    def stand_about(self, seat: int) -> None:
        """Together with the others, or elsewhere."""
        rooms = [room for room in self.board.rooms if self.table.zones.get(f"room.{room}")]
        together = seat and self.random.random() < 0.6
        self.table.stand(
            seat, self.table.now["place"]["0"] if together else self.random.choice(rooms)
        )

    def wound(self, seat: int, *, deadly: bool) -> None:
        table, random = self.table, self.random
        count = 3 if deadly else random.randint(0, 2)
        for card in random.sample(table.zones["serious_wounds"], count):
            table.put(card, f"wounds.{seat}")
            if random.random() < 0.5:
                table.now.setdefault("dressed", []).append(card)
        table.now.setdefault("light", {})[str(seat)] = random.randint(0, 1)
        self.mark(seat, "slime", "signal")

    def mark(self, seat: int, *markers: str) -> None:
        """Half of these."""
        for marker in markers:
            if self.random.random() < 0.5:
                self.table.now.setdefault(marker, []).append(seat)

    def equip(self, seat: int) -> None:
        """Six cards in hand, a little contamination, two items."""
        table, random = self.table, self.random
        for card in random.sample(list(table.zones[f"deck.{seat}"]), 6):
            table.put(card, f"hand.{seat}")
        for card in random.sample(table.zones["contamination"], random.randint(0, 2)):
            table.put(card, f"hand.{seat}")
        decks = [i for c in ("red", "yellow", "green") for i in table.zones[f"items.{c}"]]
        for item in random.sample(decks, 2):
            self.take(seat, item)

    def take(self, seat: int, item: str) -> None:
        kind = self.title.item_of[item]
        hands = self.table.zones.get(f"hands.{seat}", [])
        if kind.heavy and len(hands) > 1:
            self.table.put(hands[0], items.REMOVED)
        self.table.put(item, f"hands.{seat}" if kind.heavy else f"inventory.{seat}")
        if kind.most:
            self.table.now.setdefault("ammo", {})[item] = self.random.randint(0, kind.most)

    def attack(self) -> None:
        """Perhaps a xeno in the room, perhaps one next door; doors, fire and malfunctions."""
        table, random = self.table, self.random
        here = table.now["place"]["0"]
        near = [room for _, room in self.board.neighbours[here]]
        for room in (here, *near):
            figure = random.choice(FIGURES)
            if random.random() < 0.4 and figure in table.zones.get("figures", ()):
                table.put(figure, f"xenos.{room}")
        for corridor, _ in self.board.neighbours[here]:
            if random.random() < 0.3:
                table.now.setdefault("door", {})[corridor] = "closed"
        for marker in ("fire", "malfunction"):
            if random.random() < 0.3:
                table.now.setdefault(marker, []).append(here)

    def hand_over(self, kind: str, *extras: str) -> None:
        """The item, and what its use may need: a component beside it, something to load it with."""
        item_of = self.title.item_of
        item = item_of[f"{kind}#1"]
        self.take(0, f"{kind}#1")
        kinds = list(dict.fromkeys(item_of.values()))
        wanted = [p for i in kinds if i.recipe and item.component in i.recipe for p in i.recipe]
        wanted += item.recipe or ()
        parts = [i for i in kinds if i.component in wanted and i.id != kind]
        for part in self.random.sample(parts, min(3, len(parts))):
            self.take(0, f"{part.id}#1")
        for extra in extras:
            if self.random.random() < 0.3 and not extra.startswith(kind):
                self.take(0, extra)

    def swap(self, piece: str, zone: str) -> None:
        """The piece takes the place of those that lie there."""
        home = next(name for name, pieces in self.table.zones.items() if piece in pieces)
        if home == zone:
            return
        for other in list(self.table.zones.get(zone, ())):
            self.table.put(other, home)
        self.table.put(piece, zone)
