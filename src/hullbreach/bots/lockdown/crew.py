"""What a seat sees of the common plan: where the exit is, who is dressed, what can be done."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from hullbreach.bots.survival.scene import CLOSED, Scene, kind_of
from hullbreach.kernel.decisions import Decision, Value

from .outfit import dressed
from .prospects import is_from_the_ship

A_CREW = 3  # fewer can spare nobody to go ahead
PATIENCE = 4  # rounds until one more goes


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
        return self.gate and (self.dressed or self.scene.view["rover"] == self.exit)

    @cached_property
    def at_home(self) -> bool:
        """In the section of the exit."""
        return self.section(self.scene.here) == self.section(self.exit)

    @property
    def is_scout(self) -> bool:
        """One goes ahead until the gate opens: who came from the ship, else the last.

        The longer it takes, the more of them go.
        """
        scene = self.scene
        seats = [seat for room in scene.people.values() for seat in room]
        waiting = not self.gate and scene.view["time"]["self_destruct"] is None
        if not waiting or len(seats) < A_CREW:
            return False
        seats.sort(key=self._turn_to_go)
        count = 1 + (scene.view["round"] - 1) // PATIENCE
        return scene.seat in seats[:count]

    def _turn_to_go(self, seat: int) -> tuple[bool, int]:
        number = int(self.scene.view["seats"][seat]["number"])
        stranger = is_from_the_ship(self.scene, seat)
        return not stranger, number if stranger else -number

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

    def offered(self, *value: str) -> Value | None:
        return value if value in self.offers else None

    def waits(self) -> Value | None:
        return self.offered("pass")

    def tinkers(self) -> Value | None:
        """What it would do by itself with a card or a thing."""
        return self.own if self.own[0] in ("play", "use", "quest") else None

    def way(self, goals: Iterable[str], around: bool = True) -> list[str]:
        """The rooms on the shortest way to the nearest of these, around all xenos or through."""
        scene, wanted = self.scene, frozenset(goals)
        before, edge = {scene.here: ""}, [scene.here]
        for room in edge:
            if room in wanted and room != scene.here:
                way = [room]
                while before[way[0]] != scene.here:
                    way.insert(0, before[way[0]])
                return way
            for corridor, there in scene.printed.neighbours[room]:
                shut = scene.view["doors"].get(corridor) == CLOSED
                if there not in before and not shut and not (around and scene.xenos(there)):
                    before[there] = room
                    edge.append(there)
        return []

    def step(self, *goals: str, keep: int = 0) -> Value | None:
        """One step towards one of these rooms, softly if near, if so many cards are left then."""
        way = self.way(goals)
        if not way:
            return None
        softly = self.offered("careful", way[0])
        if softly and len(way) <= 2 and self.cards - 2 >= keep and not self.scene.others(way[0]):
            return softly
        return self.offered("move", way[0]) if self.cards - 1 >= keep else None

    def colour(self, room: str) -> str:
        """Of the things that can still be found there."""
        about = self.scene.rooms[room]
        kinds = self.scene.printed.content["rooms"]
        return str(kinds[kind_of(about["tile"])]["colour"]) if about.get("search") else ""
