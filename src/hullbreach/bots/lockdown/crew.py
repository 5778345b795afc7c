"""What a seat sees of the common plan: where the exit is, who is dressed, what can be done."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from hullbreach.bots.survival.scene import CLOSED, Scene, kind_of
from hullbreach.kernel.decisions import Decision, Value

from .outfit import dressed, wears_suit
from .prospects import is_from_the_ship
from .volunteers import A_CREW, goes_ahead, hopeful, wants_signal

REPAIRS = ("repair", "fix", "malfunction")
"""What cards call it."""


class Mate:
    """One of the crew at the moment when it acts."""

    def __init__(self, scene: Scene, decision: Decision, own: Value) -> None:
        self.scene = scene
        self.offers = decision.ask.values
        self.own = own
        """What it would do by itself."""
        self.cards = len(scene.cards)
        self.exit: str = scene.printed.board["gateway"]
        self.gate: bool = scene.view["gate_open"]

    @cached_property
    def dressed(self) -> bool:
        return dressed(self.scene)

    @property
    def can_cross(self) -> bool:
        """Is there a way from the exit to the bunker?"""
        if not self.gate or self.dressed:
            return self.gate
        return self.scene.view["rover"] == self.exit and self._rides_next

    @property
    def _rides_next(self) -> bool:
        """Nobody else near the exit needs the rover more."""
        return self.waiting_for_rover[:1] in ([], [self.scene.seat])

    @cached_property
    def waiting_for_rover(self) -> list[int]:
        """Those near the exit who need it, in the order in which they get it."""
        scene = self.scene
        bare = [
            seat
            for room, seats in scene.people.items()
            if self.is_near(room)
            for seat in seats
            if not wears_suit(scene, seat)
        ]
        return sorted(bare, key=self._turn_to_ride)

    def _turn_to_ride(self, seat: int) -> tuple[bool, bool, int]:
        about = self.scene.view["seats"][seat]
        last = seat == self.scene.seat and self.yields
        return about["place"] != self.exit, last or bool(about["passed"]), int(about["number"])

    @cached_property
    def yields(self) -> bool:
        """Who can hardly win any more leaves the rover to the others."""
        return not hopeful(self.scene) and not self.has_sent

    @property
    def has_sent(self) -> bool:
        """The signal without which one cannot win."""
        return bool(self.scene.me["signal"]) and wants_signal(self.scene)

    @cached_property
    def at_home(self) -> bool:
        """In the section of the exit."""
        return self.is_near(self.scene.here)

    def is_near(self, room: str) -> bool:
        return self.section(room) == self.section(self.exit)

    def breaks_door(self, goal: str) -> Value | None:
        """A card for the closed door to the next room."""
        near, doors = self.scene.printed.neighbours[goal], self.scene.view["doors"]
        barred = any(room == self.scene.here and doors.get(way) == CLOSED for way, room in near)
        return self.plays("break_door") if barred else None

    @property
    def is_scout(self) -> bool:
        """Does one go ahead? Who has sent the signal comes home instead."""
        if self.has_sent:
            return False
        return self._goes_ahead or self._is_far_from_home

    @property
    def _is_far_from_home(self) -> bool:
        """From the ship: even when the gate is open, the facility had better be destroyed."""
        scene = self.scene
        fuse = scene.view["time"]["self_destruct"] is not None
        return is_from_the_ship(scene, scene.seat) and not self.at_home and not fuse

    @cached_property
    def _goes_ahead(self) -> bool:
        """One or two do until the gate opens."""
        scene = self.scene
        seats = [seat for room in scene.people.values() for seat in room]
        waiting = not self.gate and scene.view["time"]["self_destruct"] is None
        return waiting and len(seats) >= A_CREW and goes_ahead(scene)

    def section(self, room: str) -> str:
        return self.scene.printed.section[room]

    def first(self, verb: str, what: str = "") -> Value | None:
        """The first offer of this kind."""
        for value in self.offers:
            if value[0] == verb and (not what or str(value[1]).startswith(what)):
                return value
        return None

    def plays(self, option: str) -> Value | None:
        """A card that does this, whichever it is."""
        return next((v for v in self.offers if v[0] == "play" and v[2] == option), None)

    @property
    def has_repair(self) -> bool:
        """A card in hand that repairs a room."""
        return any(map(self.scene.holds, self.scene.title.repairs))

    def repairs(self) -> Value | None:
        """A card that repairs this room."""
        return next(filter(None, map(self.plays, REPAIRS)), None)

    def offered(self, *value: str) -> Value | None:
        return value if value in self.offers else None

    def waits(self) -> Value | None:
        return self.offered("pass")

    def tinkers(self) -> Value | None:
        """What it would do by itself with a card or a thing."""
        return self.own if self.own[0] in ("play", "use", "quest") else None

    def way(self, goals: Iterable[str], around: bool = True) -> list[str]:
        """The rooms on the shortest way to the nearest of these, around all xenos or through.

        Who is near the exit never leaves its section on the way.
        """
        scene, wanted = self.scene, frozenset(goals)
        near = self.at_home and all(map(self.is_near, wanted))
        before, edge = {scene.here: ""}, [scene.here]
        for room in edge:
            if room in wanted and room != scene.here:
                way = [room]
                while before[way[0]] != scene.here:
                    way.insert(0, before[way[0]])
                return way
            for corridor, there in scene.printed.neighbours[room]:
                shut = scene.view["doors"].get(corridor) == CLOSED
                barred = shut or (around and scene.xenos(there))
                if there not in before and not barred and (self.is_near(there) or not near):
                    before[there] = room
                    edge.append(there)
        return []

    def step(self, *goals: str, keep: int = 0) -> Value | None:
        """One step towards one of these rooms, softly if near, if so many cards are left then."""
        opened = next(filter(None, map(self.breaks_door, goals)), None)
        way = self.way(goals)
        if opened or not way:
            return opened
        softly = self.offered("careful", way[0])
        if softly and len(way) <= 2 and self.cards - 2 >= keep and not self.scene.others(way[0]):
            return softly
        return self.offered("move", way[0]) if self.cards - 1 >= keep else None

    def colour(self, room: str) -> str:
        """Of the things that can still be found there."""
        about = self.scene.rooms[room]
        kinds = self.scene.printed.content["rooms"]
        return str(kinds[kind_of(about["tile"])]["colour"]) if about.get("search") else ""


def offers_rover(scene: Scene) -> bool:
    """Does the open computer card move it?"""
    programs = scene.printed.content["computer"]
    return any("move_rover" in programs[card]["programs"] for card in scene.view["computer"])
