"""The station as one seat reads it from its view, and as it would be after a step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from .facts import LURK, PROTECT, facts

if TYPE_CHECKING:
    from .traps import Menace


class Unit(NamedTuple):
    id: str
    owner: int
    kind: str
    targets: int
    caught: bool
    invisible: bool
    parasites: int

    @property
    def scans(self) -> bool:
        """It gains data instead of wounding."""
        return self.kind == "grey"


class Card(NamedTuple):
    id: str
    controller: int
    kind: str
    at: str
    sector: str
    value: int
    upgrades: int
    works: bool
    camera: int
    stopped: bool  # a token of the Trap Tracker lies on it

    @property
    def is_trap(self) -> bool:
        return facts().card_type[self.kind] == "trap"


class Station:
    """Who stands where and which cards work; questions about it are functions of other files."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.view = view
        self.seat = seat
        self.mode: str = view["mode"]
        self.players: list[Mapping[str, Any]] = view["seats"]
        self.rivals = [n for n in range(len(self.players)) if not self.mine(n)]
        self.ring: list[str] = view["ring"]
        self.units = {unit: _unit(unit, seen) for unit, seen in view["units"].items()}
        self.at: dict[str, str] = {  # by room
            seen["at"]: unit for unit, seen in view["units"].items() if seen["at"] in facts().reach
        }
        self.stands = {unit: room for room, unit in self.at.items()}
        self.cards = {card: _card(card, seen) for card, seen in view["cards"].items()}
        self.installed: dict[str, list[Card]] = {sector: [] for sector in self.ring}
        for card in self.cards.values():
            if card.at in facts().neighbours:
                self.installed[card.sector].append(card)
        self.working = {s: [c for c in cards if c.works] for s, cards in self.installed.items()}
        self.traps = {s: [c for c in cards if c.is_trap] for s, cards in self.working.items()}
        self.trapped = {sector for sector, cards in self.traps.items() if cards}
        self.menaces: dict[tuple[str, int], Menace] = {}  # see `traps`
        self.shelters = {s: _of(PROTECT, cards) for s, cards in self.working.items()}
        self.lurkers = {s: lurk for s, cards in self.working.items() if (lurk := _of(LURK, cards))}

    def allied(self, one: int, other: int) -> bool:
        return one == other or (self.mode == "team" and one % 2 == other % 2)

    def mine(self, seat: int) -> bool:
        """It is this seat's or its partner's."""
        return self.allied(self.seat, seat)

    @property
    def me(self) -> Mapping[str, Any]:
        return self.players[self.seat]

    def room_of(self, unit: str) -> str:
        """The room it stands in; nothing if it is in space or still to come."""
        return self.stands.get(unit, "")

    def units_in(self, sector: str) -> list[Unit]:
        at = self.at
        return [self.units[at[room]] for room in facts().rooms[sector] if room in at]

    def empty_rooms(self, sector: str) -> list[str]:
        return [room for room in facts().rooms[sector] if room not in self.at]

    def way(self, sector: str, points: int) -> list[str]:
        """The sectors entered by so many points, clockwise."""
        first = self.ring.index(sector) + 1
        return (self.ring * 3)[first : first + points]

    def next_way(self, unit: str) -> list[str]:
        """Where the unit would walk now: one sector for each unit in its own."""
        sector = facts().sector_of[self.room_of(unit)]
        return self.way(sector, sum(map(self.at.__contains__, facts().rooms[sector])))

    def times(self, card: Card) -> int:
        """Once, and once more for each working Duplication beside it."""
        near = facts().neighbours[card.at]
        return 1 + sum(
            other.at in near
            and other.kind.endswith("_duplication")
            and other.controller == card.controller
            for other in self.working[card.sector]
        )

    def moved(self, unit: str, room: str, ejected: str = "") -> Station:
        """The same station with the unit in that room; without a room it is in space."""
        after = self._twin()
        after.at = {r: u for r, u in self.at.items() if u not in (unit, ejected)}
        if room:
            after.at[room] = unit
        after.stands = {u: r for r, u in after.at.items()}
        return after

    def flipped(self, unit: str) -> Station:
        """The same station with the unit on its upgraded side."""
        after = self._twin()
        known = self.units[unit]
        side = facts().unit[known.kind]["upgraded"]
        targets = side["targets"] if side else known.targets
        after.units = {**self.units, unit: known._replace(targets=targets)}
        return after

    def _twin(self) -> Station:
        twin = object.__new__(Station)  # `copy` takes thrice as long
        twin.__dict__.update(self.__dict__)
        return twin


def _of(kinds: frozenset[str], cards: list[Card]) -> list[Card]:
    return [card for card in cards if card.kind in kinds]


def _unit(unit: str, seen: Mapping[str, Any]) -> Unit:
    printed = facts().unit[seen["kind"]]
    side = printed["upgraded"] if seen["upgraded"] else printed["base"]
    tokens = seen["tokens"]
    return Unit(
        unit,
        seen["owner"],
        seen["kind"],
        side["targets"],
        "grabber" in tokens,
        "invisibility" in tokens,
        tokens.get("parasite", 0),
    )


def _card(card: str, seen: Mapping[str, Any]) -> Card:
    return Card(
        card,
        seen["controller"],
        seen["kind"],
        seen["at"],
        facts().sector_of[seen["at"]],
        seen["value"] or 0,
        seen["upgrades"],
        seen["active"],
        seen["tokens"].get("camera", 0),
        "deactivation" in seen["tokens"],
    )
