"""Who can hardly win lets the others board first: pods are few, and every attempt makes noise."""

from __future__ import annotations

from hullbreach.bots.survival.scene import Scene

from .clock import rounds_left
from .company import aboard, steps
from .prospects import ESCAPED, deeds, held, objective

HARDLY = 0.15  # a chance to win that is not worth the pod of somebody else
FARE = 2  # cards to board


def gives_way(scene: Scene, room: str) -> bool:
    """Is somebody about to board there, and is there time enough for both?"""
    if room != scene.here or not is_hopeless(scene):
        return False
    patience = min(1, rounds_left(scene) - 2)  # rooms away from which others may still come
    far = steps(scene.title.game, scene.title.board(scene.view), room)
    return any(
        far[about["place"]] <= patience
        and not about["passed"]
        and len(about["hand"]) >= FARE + far[about["place"]]
        for about in map(scene.view["seats"].__getitem__, aboard(scene))
    )


def is_hopeless(scene: Scene) -> bool:
    """As things stand the objective of one's own is hardly met by leaving."""
    done = deeds(scene)._replace(over=True)
    return bool(held(scene)) and objective(scene, done, ESCAPED) <= HARDLY
