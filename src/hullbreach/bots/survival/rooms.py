"""What the actions of rooms are worth, as far as the rooms are found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from .plan import Milestone
from .repairs import delay
from .scene import Scene

COST = 2.0  # cards for a room's action
Worths: TypeAlias = Mapping[str, Mapping[str, float]]
"""By kind of room and action, in points."""


def in_found_rooms(scene: Scene, worths: Worths) -> list[Milestone]:
    """Everything worth doing where one knows the way."""
    return [
        Milestone(name, room, worth, COST + delay(scene, room))
        for tile, options in worths.items()
        if (room := scene.tiles.get(tile, ""))
        for name, worth in options.items()
        if name and worth > 0
    ]


def in_unknown_rooms(scene: Scene, worths: Worths, slot: str) -> float:
    """What a tile of this pile brings on average."""
    kinds = scene.printed.content["rooms"]
    unknown = [kind for kind in kinds if kinds[kind]["slot"] == slot and kind not in scene.tiles]
    total = sum(max(0.0, *worths.get(kind, {}).values(), 0.0) for kind in unknown)
    return total / max(1, len(unknown))
