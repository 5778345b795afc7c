"""Ammunition: who can shoot lives."""

from __future__ import annotations

from hullbreach.bots.survival.scene import Scene, kind_of

CHARGE = "energy_charge"
PLENTY = 2  # charges that are enough
FULL = 4.0  # points for the first charge; every further one is worth less
USELESS = 1.0  # without a weapon for it


def charges(scene: Scene) -> int:
    """How many one has."""
    return sum(kind_of(item) == CHARGE for item in scene.items)


def charge_worth(scene: Scene) -> float:
    """A charge fills up any energy weapon."""
    items = scene.printed.content["items"]
    if any(items.get(kind_of(piece), {}).get("energy") for piece in scene.me["hands"]):
        return FULL / (1 + charges(scene))
    return USELESS
