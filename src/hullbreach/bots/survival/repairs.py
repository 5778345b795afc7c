"""What cannot be used until it is repaired, and how long that takes."""

from __future__ import annotations

from .scene import Scene

REPAIR, NO_REPAIR = 2.0, 7.0  # cards to repair a room, with or without a tool at hand


def delay(scene: Scene, room: str) -> float:
    """Cards more that it takes to repair the room first."""
    if room not in scene.broken:
        return 0.0
    return REPAIR if can_repair(scene) else NO_REPAIR


def can_repair(scene: Scene) -> bool:
    title = scene.title
    return any(map(scene.has, title.tools)) or any(map(scene.holds, title.repairs))
