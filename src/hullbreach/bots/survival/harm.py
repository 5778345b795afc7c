"""What attacks and wounds cost, and what a cure is worth."""

from __future__ import annotations

from .scene import Scene, kind_of

VIGOUR = (1.0, 0.75, 0.4, 0.15, 0.0)
"""The chance to get through with so many serious wounds, against the chance of the unharmed."""
LAST = 3.0  # serious wounds that one can have
HITS = {"larva": 0.0, "creeper": 0.2, "adult": 0.4, "breeder": 0.55, "queen": 0.75}
"""Serious wounds to be expected from one attack."""
IN_THE_DARK = 1.25
INFESTED = 0.35  # the share of the future that a larva takes
CONTAMINATED = 0.03  # and a contamination card
CONTAMINATES = {"larva": 1.0, "creeper": 0.25, "adult": 0.25, "breeder": 0.25, "queen": 0.35}


def wounded(scene: Scene) -> float:
    """In serious wounds; three light ones make one."""
    return float(len(scene.me["wounds"]) + scene.me["light"] / 3)


def vigour(wounds: float) -> float:
    """The table, and what lies between its entries."""
    if wounds >= LAST + 1:
        return 0.0
    full, part = divmod(max(0.0, wounds), 1)
    here, there = VIGOUR[int(full)], VIGOUR[int(full) + 1]
    return float(here + (there - here) * part)


def loss(scene: Scene, wounds: float) -> float:
    """The share of the future that so many serious wounds would take."""
    now = wounded(scene)
    return 1.0 - vigour(now + wounds) / vigour(now)


def attack_loss(scene: Scene, xeno: str, room: str) -> float:
    """The share of the future that one attack of this xeno takes."""
    kind = kind_of(xeno)
    hits = HITS[kind] * (IN_THE_DARK if scene.dark(room) else 1.0)
    infested = INFESTED if kind == "larva" and not scene.me["larva"] else 0.0
    return min(1.0, loss(scene, hits) + infested + CONTAMINATED * CONTAMINATES[kind])


def attacks_loss(scene: Scene, room: str) -> float:
    """One attack by every xeno of the room."""
    return min(1.0, sum(attack_loss(scene, xeno, room) for xeno in scene.xenos(room)))


def cure_share(scene: Scene, wounds: float) -> float:
    """How much more the future is worth with so many wounds fewer."""
    now = wounded(scene)
    return vigour(now - wounds) / vigour(now) - 1.0
