"""Fires that spread and rooms that break: with the last marker of a kind the ship blows up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from hullbreach.bots.survival.scene import CLOSED, Scene

STAYS = 3.0  # rounds that one is still aboard, on average
WEAR, FEW = 0.012, 2  # what a malfunction more takes, and how many do no harm
SPREADING = ("event_consuming_fire", "event_damaging_fire")
BREAKING = {"event_short_circuit": "yellow", "event_life_support_failure": "green"}
"""Which event breaks the rooms of which colour."""
EMBERS = 0.3  # what a fire that does not yet spread too far counts, against one that does


@lru_cache(maxsize=1)
def explosion(scene: Scene) -> float:
    """The chance that the next event needs a marker that is not there."""
    return burning(scene) + breaking(scene)


def burning(scene: Scene) -> float:
    """By fire: it reaches all rooms around at once."""
    if not scene.fires:
        return 0.0
    reached = len(spread(scene)) / (scene.view["fire"]["pool"] + 1)
    return _next(scene, SPREADING) * (1.0 if reached >= 1 else EMBERS * reached)


def spread(scene: Scene) -> frozenset[str]:
    """Where it would burn then."""
    doors, neighbours = scene.view["doors"], scene.printed.neighbours
    around = {
        there
        for room in scene.fires
        for corridor, there in neighbours[room]
        if doors.get(corridor) != CLOSED
    }
    return scene.fires | around


def breaking(scene: Scene) -> float:
    """By malfunctions."""
    events = [event for event in BREAKING if excess(scene, BREAKING[event]) > 0]
    return _next(scene, events)


def excess(scene: Scene, colour: str) -> int:
    """How many malfunction markers would be missing if all rooms of this colour broke."""
    kinds = scene.printed.content["rooms"]
    coloured = {
        room
        for kind, room in scene.tiles.items()
        if kinds[kind]["colour"] == colour and (colour != "yellow" or kinds[kind]["computer"])
    }
    return len(scene.broken | coloured) - int(scene.view["malfunction"]["pool"])


def _next(scene: Scene, events: Iterable[str]) -> float:
    deck = scene.view["decks"]["events"]
    return float(sum(map(deck["left"].count, events)) / max(1, deck["count"]))


def put_out(scene: Scene) -> float:
    """The share of the future that one fire fewer saves."""
    return STAYS * burning(scene) / max(1, len(scene.fires))


def repaired(scene: Scene) -> float:
    """The same for a malfunction."""
    missing = max(excess(scene, colour) for colour in BREAKING.values())
    wear = WEAR * max(0, len(scene.broken) - FEW)
    return wear + STAYS * breaking(scene) / max(1, missing)
