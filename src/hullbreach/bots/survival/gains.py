"""What cards, things and rooms are good for in every game, beside the plan."""

from __future__ import annotations

from .harm import attacks_loss, cure_share, loss
from .plan import Plan
from .scene import CONTAMINATION, Scene, View, kind_of
from .title import Gain
from .ways import noise_risk

DRESSED = {"bleeding": 0.8, "body": 0.4, "guts": 0.4}
"""What it is worth to dress a wound, against healing it."""
SLIGHTLY = 0.15
A_CARD = 1.0  # points for a card that need not be paid
EXPLOSION = 0.06  # the share that one more marker takes when few are left


def constant(points: float) -> Gain:
    """So many points while half of a victory is at stake."""
    return lambda scene, plan, option: points * plan.stake / 50


def pressing(markers: View) -> int:
    """How near the explosion is that comes with the last marker."""
    return max(0, len(markers["rooms"]) - int(markers["pool"]) + 4)


def rest(scene: Scene, plan: Plan, option: str) -> float:
    """Clean cards go; but an infection wakes the larva."""
    count = float(sum(card.startswith(CONTAMINATION) for card in scene.me["hand"]))
    return (-0.27 if scene.me["larva"] else 0.02) * count * plan.stake


def repair(scene: Scene, plan: Plan, option: str) -> float:
    """Rooms that one needs, and a place that does not blow up."""
    urgent = EXPLOSION * pressing(scene.view["malfunction"])
    return (0.01 + urgent) * plan.stake + plan.usable


def put_out(scene: Scene, plan: Plan, option: str) -> float:
    urgent = EXPLOSION * pressing(scene.view["fire"])
    return (loss(scene, 0.34) + urgent) * plan.stake


def dress(scene: Scene, plan: Plan, option: str) -> float:
    """Whoever bleeds gets worse with every round."""
    wounds = (kind_of(w["wound"]) for w in scene.me["wounds"] if not w["dressed"])
    share = max((DRESSED.get(wound, SLIGHTLY) for wound in wounds), default=0.0)
    return share * cure_share(scene, 1.0) * plan.stake


def heal(scene: Scene, plan: Plan, option: str) -> float:
    return cure_share(scene, 1.0) * plan.stake


def heal_light(scene: Scene, plan: Plan, option: str) -> float:
    return cure_share(scene, scene.me["light"] / 3) * plan.stake


def get_rid(scene: Scene, plan: Plan, option: str) -> float:
    """One xeno fewer in the room."""
    count = max(1, len(scene.xenos(scene.here)))
    return 0.9 * (attacks_loss(scene, scene.here) * plan.stake + plan.usable) / count


def slip_away(scene: Scene, plan: Plan, option: str) -> float:
    """Leave the room, and the xenos in it behind."""
    if not scene.in_combat:
        return -1.0
    near = [plan.value(plan.best(room)) for _, room in scene.printed.neighbours[scene.here]]
    return attacks_loss(scene, scene.here) * plan.stake + max(near) - plan.value(plan.now)


def quiet(scene: Scene, plan: Plan, option: str) -> float:
    return 3.0 * noise_risk(scene, scene.here)


def in_the_room(scene: Scene, plan: Plan, option: str) -> float:
    """The best action of this room, for nothing."""
    kinds = scene.printed.content["rooms"][scene.tile(scene.here)]["options"]
    best = [m.worth for m in plan.milestones if m.room == scene.here and m.name in kinds]
    best += [
        shelter.worth - plan.value(plan.now)
        for shelter in plan.shelters
        if shelter.room == scene.here and shelter.name in kinds and not shelter.wait
    ]
    return max(best, default=-3.0) + A_CARD
