"""A remedy for somebody else in the room, if one does not need it oneself."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.bots.survival.harm import wounded
from hullbreach.bots.survival.plan import Plan
from hullbreach.bots.survival.scene import Scene, View
from hullbreach.bots.survival.title import Gain
from hullbreach.kernel.decisions import Value

CARE = 3.0  # points for a serious wound of a friend that is dressed or healed
KEPT = -3.0

Hurt = Callable[[View], float]
"""How badly a seat needs a remedy, in serious wounds."""


def undressed(about: View) -> float:
    return float(any(not wound["dressed"] for wound in about["wounds"]))


def bandaged(about: View) -> float:
    return float(any(wound["dressed"] for wound in about["wounds"]))


def scratched(about: View) -> float:
    return float(about["light"] / 3)


def care(hurt: Hurt) -> Gain:
    """What it is worth to help the friend here who needs it most."""

    def gain(scene: Scene, plan: Plan, option: str) -> float:
        need = max((hurt(scene.view["seats"][seat]) for seat in _friends_here(scene)), default=0.0)
        return CARE * need if need and not wounded(scene) else KEPT

    return gain


def patient(scene: Scene, value: Value) -> float:
    """A friend, and of two the one who is worse off."""
    seat = int(value[1])
    about = scene.view["seats"][seat]
    worse = float(len(about["wounds"])) + scratched(about)
    return worse if seat in _friends_here(scene) else -worse


def _friends_here(scene: Scene) -> list[int]:
    foes = scene.title.foes(scene)
    return [seat for seat in scene.others(scene.here) if seat not in foes]
