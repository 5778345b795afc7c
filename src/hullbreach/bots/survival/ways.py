"""Ways through the dark: what a step costs, in cards, and how far everything is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from heapq import heappop, heappush
from typing import TypeAlias

from .harm import attacks_loss
from .scene import CLOSED, Scene

FAR = 999.0
CARD = 0.03  # the share of the future that goes by with a card
DANGER = 0.1  # of the noise die
A_NUMBER = 0.1  # one face of it
CAREFUL, PLAIN = 0.02, 0.04  # a share too: there will be more noise, and somebody may hear it
UNKNOWN = 0.08  # what an exploration token may bring
BURNING = 0.03  # a fire that one may have to stay in

Distances: TypeAlias = Mapping[str, float]


def noise_risk(scene: Scene, room: str) -> float:
    """The chance that a noise roll in this room brings a xeno."""
    noisy = sum(corridor in scene.noise for corridor in scene.printed.exits[room])
    danger = DANGER * (2 if scene.me["slime"] else 1)
    near = any(
        scene.xenos(there) and not scene.people.get(there)
        for corridor, there in scene.printed.neighbours[room]
        if scene.view["doors"].get(corridor) != CLOSED
    )
    return 2 * A_NUMBER * noisy + (danger if near else 0.0)


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
        return share + attacks_loss(scene, room)
    share += UNKNOWN if room in scene.unexplored else 0.0
    if scene.others(room):
        return share
    if careful:
        return share + CAREFUL
    return share + PLAIN + encounter_share(scene, room, hand) * noise_risk(scene, room)


def careful_is_possible(scene: Scene, room: str) -> bool:
    return any(corridor not in scene.noise for corridor in scene.printed.corridors[room])


def step_cost(scene: Scene, room: str) -> float:
    """Cards for one step into this room, the dangers of the better way to go included."""
    plain = 1 + entry_share(scene, room) / CARD
    if plain <= 2 or scene.xenos(room) or not careful_is_possible(scene, room):
        return plain
    return min(plain, 2 + entry_share(scene, room, careful=True) / CARD)


class Ways:
    """All steps of the board as they are now."""

    def __init__(self, scene: Scene) -> None:
        cost = {room: step_cost(scene, room) for room in scene.rooms}
        flight = attacks_loss(scene, scene.here) / CARD if scene.in_combat else 0.0
        doors = scene.view["doors"]
        self._back: dict[str, list[tuple[str, float]]] = {room: [] for room in scene.rooms}
        """From where one comes into a room, and for how many cards."""
        for room, near in scene.printed.neighbours.items():
            fled = flight if room == scene.here else 0.0
            for corridor, there in near:
                if doors.get(corridor) != CLOSED:
                    self._back[there].append((room, cost[there] + fled))
        for room, elsewhere in scene.title.other_ways(scene).items():
            fled = flight if room == scene.here else 0.0
            for there, cards in elsewhere.items():
                self._back[there].append((room, cards + fled))
        self.to = cache(self._to)

    def _to(self, target: str) -> Distances:
        """How far every room is from this one, going towards it."""
        found = {target: 0.0}
        queue = [(0.0, target)]
        while queue:
            far, room = heappop(queue)
            if far > found[room]:
                continue
            for before, cost in self._back[room]:
                if far + cost < found.get(before, FAR):
                    found[before] = far + cost
                    heappush(queue, (far + cost, before))
        return found
