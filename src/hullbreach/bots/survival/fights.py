"""Shooting, striking, and running away."""

from __future__ import annotations

from .harm import CONTAMINATED, attack_loss, loss
from .scene import Scene, kind_of

RETREATS = 0.15  # of the attack cards that are drawn for blood
DIES = (0.0, 0.0, 0.15, 0.3, 0.55, 0.85)
"""The chance that a creeper or an adult with so much damage dies of the next hit."""
GREAT = ("breeder", "queen")
HIT_IN_LIGHT = {"larva": 0.75, "creeper": 0.7, "adult": 0.7, "breeder": 0.55, "queen": 0.55}
HIT_IN_DARKNESS = {"larva": 0.83, "creeper": 0.83, "adult": 0.5, "breeder": 0.33, "queen": 0.33}
AMMO = 0.4  # points that a shot is worth for later


def gone(scene: Scene, xeno: str, hit: float) -> float:
    """The chance that a xeno dies or retreats."""
    kind = kind_of(xeno)
    if kind == "larva":
        return hit
    after = min(scene.xenos(scene.here)[xeno] + 1, len(DIES) - 1)
    dies = 0.1 * DIES[after] if kind in GREAT else DIES[after]
    return hit * (RETREATS + dies)


def relief(scene: Scene, xeno: str, hit: float) -> float:
    """The share of the future that an attempt to be rid of a xeno saves."""
    progress = 0.1 * hit if kind_of(xeno) not in GREAT else 0.0
    return (gone(scene, xeno, hit) + progress) * attack_loss(scene, xeno, scene.here)


def shot(scene: Scene, xeno: str) -> float:
    table = HIT_IN_DARKNESS if scene.dark(scene.here) else HIT_IN_LIGHT
    return relief(scene, xeno, table[kind_of(xeno)])


def strike(scene: Scene, xeno: str) -> float:
    """A contamination card for sure, a serious wound if it misses."""
    hit = HIT_IN_DARKNESS[kind_of(xeno)]
    return relief(scene, xeno, hit) - CONTAMINATED - (1 - hit) * loss(scene, 1.0)
