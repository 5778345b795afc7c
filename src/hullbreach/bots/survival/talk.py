"""What a bot says to the others: promises that follow from its plan, and lies.

It says only what it wants others to believe. Who wants somebody dead hides where he goes.
"""

from __future__ import annotations

from hullbreach.bots.thumb.bot import Phrase
from hullbreach.kernel.decisions import Decision

from .acting import agreed, thoughts
from .plan import Plan
from .scene import Scene

TURN = "act"
SAID = ("ahead", "gather")
"""What is agreed on and worth a word."""
NEAR = 8.0  # cards; what is farther away may change before one gets there


def talk(scene: Scene, decision: Decision) -> Phrase | None:
    """A sentence for everybody before its action, if there is something to say."""
    if decision.prompt != TURN or scene.here not in scene.rooms:
        return None
    plan, foes = scene.title.plan(scene), scene.title.foes(scene)
    if foes:
        return _lie(scene, plan, foes)
    if scene.in_combat and scene.others(scene.here):
        return Phrase("together", _called(scene, scene.here))
    order = agreed(scene, decision, [thought.value for thought in thoughts(scene, decision)])
    if order is not None:
        return Phrase(order.why) if order.why in SAID else None
    return _promise(scene, plan)


def _promise(scene: Scene, plan: Plan) -> Phrase | None:
    step = plan.now
    if step.room in ("", scene.here) or step.far > NEAR:
        return None
    is_work = any(m.name == step.aim and scene.tile(m.room) for m in plan.milestones)
    return Phrase("need" if is_work else "going", _called(scene, step.room))


def _lie(scene: Scene, plan: Plan, foes: frozenset[int]) -> Phrase | None:
    """Peace to who must die, else a room nearby where it does not want to go."""
    here = sorted(foes.intersection(scene.others(scene.here)))
    if here:
        return Phrase("harmless", here[0])
    decoys = [room for room in scene.rooms if room not in (scene.here, plan.now.room)]
    known = [room for room in decoys if scene.tile(room) and scene.here in plan.ways.to(room)]
    if not known:
        return None
    nearest = min(known, key=lambda room: plan.ways.to(room)[scene.here].far)
    return Phrase("going", _called(scene, nearest))


def _called(scene: Scene, room: str) -> str:
    """As everybody knows it: by its kind once it is explored, else by its place."""
    return scene.tile(room) or room
