"""Set up a position in a few words, play it, and look at what came of it.

    table = Table("survivor", "janitor")
    table.stand(0, "002").explore("003", "archive", search=3)
    table.deal(0, "search", "rest")
    table.start(0, noise=[2])
    table.play("move:003")
    assert table.state.noise == ["002-003"]

Everything starts from a set-up match with these characters; nothing is hidden from a test.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import hullbreach as hb
from hullbreach.games.survival.state import Survival
from hullbreach.kernel.decisions import Decision

POSITIONS: dict[tuple[Any, ...], str] = {}
S = TypeVar("S", bound=Survival)


class SurvivalTable(Generic[S]):
    """A table of either title."""

    game: ClassVar[str]

    def __init__(self, *characters: str, **options: Any) -> None:
        key = (self.game, characters, *sorted(options.items()))
        if key not in POSITIONS:
            wanted = {"characters": list(characters), **options}
            match = hb.Match.new(self.game, len(characters), "table", wanted)
            POSITIONS[key] = match.position()
        self.data: dict[str, Any] = json.loads(POSITIONS[key])
        self.data["tail"] = []
        self.now: dict[str, Any] = self.data["state"]
        self.now["first"] = 0
        for seat in range(len(characters)):
            for zone in ("hand", "deck", "discard"):
                self._sweep(f"{zone}.{seat}", f"deck.{seat}")
        self._match: hb.Match | None = None

    # ---------------------------------------------------------------- setting up

    @property
    def zones(self) -> dict[str, list[str]]:
        zones: dict[str, list[str]] = self.now["zones"]
        return zones

    def set(self, **fields: Any) -> Self:
        """Fields of the state, as a position has them."""
        self.now.update(fields)
        return self

    def put(self, piece: str, zone: str, *, top: bool = False) -> Self:
        for pieces in self.zones.values():
            if piece in pieces:
                pieces.remove(piece)
        self.zones.setdefault(zone, []).insert(0 if top else len(self.zones.get(zone, ())), piece)
        return self

    def _sweep(self, source: str, target: str) -> None:
        for piece in list(self.zones.get(source, ())):
            self.put(piece, target)

    def stand(self, seat: int, room: str) -> Self:
        self.now["place"][str(seat)] = room
        return self

    def explore(self, room: str, kind: str, search: int | None = None) -> Self:
        """This kind of room lies there, explored; what lay there lies where it came from."""
        old = next(zone for zone, pieces in self.zones.items() if kind in pieces)
        for zone in (f"tile.{room}", f"room.{room}"):
            for tile in list(self.zones.get(zone, ())):
                self.put(tile, old)
        self.put(kind, f"room.{room}")
        for token in list(self.zones.get(f"token.{room}", ())):
            self.put(token, "explored")
        if search is not None:
            self.now.setdefault("search", {})[room] = search
        return self

    def deal(self, seat: int, *kinds: str) -> Self:
        """These action cards (or `contamination#n`) are in hand, all others in the deck."""
        self._sweep(f"hand.{seat}", f"deck.{seat}")
        who = self.zones[f"character.{seat}"][0]
        for kind in kinds:
            if kind.startswith("contamination"):
                self.put(kind, f"hand.{seat}")
                continue
            name = f"{who}_{kind}#"
            card = min(c for c in self.zones[f"deck.{seat}"] if c.startswith(name))
            self.put(card, f"hand.{seat}")
        return self

    def give(self, seat: int, *items: str) -> Self:
        """`medkit#1` into the inventory; heavy things belong to `hands.<seat>`: use `put`."""
        for item in items:
            self.put(item, f"inventory.{seat}")
        return self

    def holds(self, zone: str, *pieces: str) -> Self:
        """These pieces are there, and no others."""
        self._sweep(zone, "box")
        for piece in pieces:
            self.put(piece, zone)
        return self

    def face(self, card: str, kind: str) -> Self:
        """The hidden side of a contamination card: `infected` or `clean`."""
        faces, place = self.zones["faces"], int(card.partition("#")[2]) - 1
        if not faces[place].startswith(kind):
            other = max(n for n, face in enumerate(faces) if face.startswith(kind))
            faces[place], faces[other] = faces[other], faces[place]
        return self

    def start(self, seat: int = 0, nth: int = 1, **chance: Any) -> Self:
        """This seat is to act; further keywords force what is rolled."""
        self.now.setdefault("turns", {})[str(seat)] = 1
        return self.run(["act", seat, nth], **chance)

    def run(self, *steps: list[Any], **chance: Any) -> Self:
        """These procedures stand on the agenda, the first one first."""
        self.now["agenda"] = [list(step) for step in reversed(steps)]
        self._match = hb.Match.from_position(self.data, chance=hb.Script(**chance))
        return self

    # ---------------------------------------------------------------- playing

    @property
    def match(self) -> hb.Match:
        assert self._match is not None, "start the table first"
        return self._match

    def play(self, *choices: str) -> Self:
        for choice in choices:
            self.match.play(choice)
        return self

    def everybody_passes(self) -> list[int]:
        """Pass until the event phase is over; returns who was asked to act."""
        asked = []
        rounds = len(self.told("round"))
        while len(self.told("round")) == rounds:
            asked.append(self.ask.seat)
            self.play("pass")
            if self.ask.prompt == "discard_on_pass":
                self.play("none")
        return asked

    @property
    def state(self) -> S:
        return cast("S", self.match._state)

    @property
    def ask(self) -> Decision:
        assert self.match.decision is not None, "the match is over"
        return self.match.decision

    @property
    def options(self) -> list[str]:
        return [option.id for option in self.ask.options]

    def at(self, zone: str) -> tuple[str, ...]:
        return self.state.zones[zone]

    def told(self, name: str) -> list[dict[str, Any]]:
        return [dict(event.facts) for event in self.match.events(None) if event.name == name]
