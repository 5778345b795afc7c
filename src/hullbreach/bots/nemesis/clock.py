"""How long there is left."""

from __future__ import annotations

from hullbreach.bots.survival.scene import Scene

HAND = 5.0  # cards that one has in a round
ROUND = 3.5  # cards that one can well spend in a round


def rounds_left(scene: Scene) -> int:
    """Rounds until everybody who is aboard and awake dies, this one included."""
    time = scene.view["time"]
    ends = [time["space"]]
    if time["self_destruct"] is not None:
        ends.append(time["self_destruct"])
    return int(min(ends))


def cards_left(scene: Scene) -> float:
    return (rounds_left(scene) - 1) * HAND + len(scene.cards)
