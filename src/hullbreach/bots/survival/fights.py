"""Shooting, striking, and running away."""

from __future__ import annotations

from .harm import CONTAMINATED, attack_loss, loss
from .scene import Aim, Scene, kind_of

RETREATS = 0.15  # of the attack cards that are drawn for blood
DIES = (0.0, 0.0, 0.15, 0.3, 0.55, 0.85)
"""The chance that a creeper or an adult with so much damage dies of the next hit."""
GREAT = ("breeder", "queen")
COMBAT_DIE = {"larva": 0.83, "creeper": 0.83, "adult": 0.5, "breeder": 0.33, "queen": 0.33}
TOUGH = {"creeper": 4.0, "adult": 4.0, "breeder": 8.0, "queen": 9.0}
"""Damage that kills, as a rule."""
BARE_HANDS = "hands"
AMMO = 0.4  # points that a shot is worth for later


def gone(scene: Scene, xeno: str, aim: Aim) -> float:
    """The chance that a xeno dies or retreats."""
    kind = kind_of(xeno)
    if kind == "larva":
        return aim.chance
    after = min(round(scene.xenos(scene.here)[xeno] + aim.damage), len(DIES) - 1)
    dies = 0.1 * DIES[after] if kind in GREAT else DIES[after]
    return aim.chance * (RETREATS + dies)


def relief(scene: Scene, xeno: str, aim: Aim) -> float:
    """The share of the future that an attempt to be rid of a xeno saves."""
    progress = 0.1 * aim.chance * aim.damage if kind_of(xeno) not in GREAT else 0.0
    return (gone(scene, xeno, aim) + progress) * attack_loss(scene, xeno, scene.here)


def shot(scene: Scene, weapon: str, xeno: str) -> float:
    return relief(scene, xeno, scene.title.aim(scene, kind_of(weapon), kind_of(xeno)))


def strike(scene: Scene, xeno: str) -> float:
    """A contamination card for sure, a serious wound if it misses."""
    hit = COMBAT_DIE[kind_of(xeno)]
    return relief(scene, xeno, Aim(hit)) - CONTAMINATED - (1 - hit) * loss(scene, 1.0)


def struck(scene: Scene, xeno: str) -> float:
    """The chance that it is gone after one blow."""
    return gone(scene, xeno, Aim(COMBAT_DIE[kind_of(xeno)]))


def advance(scene: Scene, weapon: str, xeno: str) -> float:
    """The part of the way to be rid of a xeno that an attempt brings on average."""
    kind = kind_of(xeno)
    aim = scene.title.aim(scene, kind_of(weapon), kind)
    progress = aim.chance * aim.damage / TOUGH[kind] if kind in TOUGH else 0.0
    return max(gone(scene, xeno, aim), progress)
