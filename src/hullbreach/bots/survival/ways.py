"""Ways through the dark: what a step costs, in cards, and how far everything is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple, TypeAlias

from .harm import attacks_loss
from .scene import CLOSED, Scene

FAR = 999.0
CARD = 0.03  # the share of the future that goes by with a card
DANGER = 0.1  # of the noise die
A_NUMBER = 0.1  # one face of it
UNKNOWN = 0.02  # what an exploration token may bring
CORNERED = 0.05  # what it costs to get away from xenos again
BURNING = 0.03  # a fire that one may have to stay in


class Way(NamedTuple):
    """How far a room is."""

    far: float
    """In cards, the dangers included."""
    cards: float
    """What has to be paid if one is in a hurry."""


NOWHERE = Way(FAR, FAR)
Distances: TypeAlias = Mapping[str, Way]


def noise_risk(scene: Scene, room: str) -> float:
    """The chance that a noise roll in this room brings a xeno."""
    noisy = sum(corridor in scene.noise for corridor in scene.printed.exits[room])
    danger = DANGER * (2 if scene.me["slime"] else 1)
    return 2 * A_NUMBER * noisy + (danger if in_earshot(scene, room) else 0.0)


def in_earshot(scene: Scene, room: str) -> bool:
    """Would a xeno come if there were danger in this room?"""
    return any(
        scene.xenos(there) and not scene.people.get(there)
        for corridor, there in scene.printed.neighbours[room]
        if scene.view["doors"].get(corridor) != CLOSED
    )


def encounter_share(scene: Scene, room: str, cards: int) -> float:
    """The share of the future that a xeno takes which appears in this room."""
    return scene.title.encounter(scene, room, cards)


def rest_share(scene: Scene, room: str, hand: int, more: int = 0) -> float:
    """The share that the end of the round takes in this room, with so much more noise around."""
    noisy = min(4 * 2 * A_NUMBER, noise_risk(scene, room) + more * 2 * A_NUMBER)
    return listens(scene) * noisy * encounter_share(scene, room, hand)


def listens(scene: Scene) -> float:
    """How likely everybody makes a noise roll at the end of the round."""
    bag = scene.view["bag"]
    great = sum("_adult_" in token or "_breeder_" in token for token in bag if token)
    return great / max(1, len(bag))


def entry_share(scene: Scene, room: str, hand: int = 2, *, careful: bool = False) -> float:
    """The share of the future that coming into this room takes, with so many cards in hand."""
    share = BURNING if room in scene.fires else 0.0
    if scene.xenos(room):
        return share + CORNERED + attacks_loss(scene, room)
    share += UNKNOWN if room in scene.unexplored else 0.0
    if scene.others(room):
        return share
    if careful:
        return share + scene.title.noise.careful
    return (
        share
        + scene.title.noise.plain
        + encounter_share(scene, room, hand) * noise_risk(scene, room)
    )


def careful_is_possible(scene: Scene, room: str) -> bool:
    return any(corridor not in scene.noise for corridor in scene.printed.corridors[room])


def step(scene: Scene, room: str) -> Way:
    """One step into this room, the better way to go."""
    plain = Way(1 + entry_share(scene, room) / CARD, 1.0)
    if plain.far <= 2 or scene.xenos(room) or not careful_is_possible(scene, room):
        return plain
    return min(plain, Way(2 + entry_share(scene, room, careful=True) / CARD, 1.0))


class Ways:
    """All steps of the board as they are now."""

    def __init__(self, scene: Scene) -> None:
        steps = {room: step(scene, room) for room in scene.rooms}
        self._flight = attacks_loss(scene, scene.here) / CARD if scene.in_combat else 0.0
        self._here = scene.here
        doors = scene.view["doors"]
        self._back: dict[str, list[tuple[str, Way]]] = {room: [] for room in scene.rooms}
        """From where one comes into a room."""
        for room, near in scene.printed.neighbours.items():
            for corridor, there in near:
                if doors.get(corridor) != CLOSED:
                    self._join(room, there, steps[there])
        for room, elsewhere in scene.title.other_ways(scene).items():
            for there, cards in elsewhere.items():
                self._join(room, there, Way(cards, cards))
        self.to = cache(self._to)

    def _join(self, room: str, there: str, way: Way) -> None:
        fled = self._flight if room == self._here else 0.0
        self._back[there].append((room, Way(way.far + fled, way.cards)))

    def _to(self, target: str) -> Distances:
        """How far every room is from this one, going towards it."""
        found: dict[str, Way] = {}
        queue = [(0.0, 0.0, target)]
        while queue:
            far, cards, room = heappop(queue)
            if room in found:
                continue
            found[room] = Way(far, cards)
            for before, way in self._back[room]:
                if before not in found:
                    heappush(queue, (far + way.far, cards + way.cards, before))
        return found
