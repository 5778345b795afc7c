"""Whoever died first goes on as the intruders: to where the crew is, and at the weakest."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.bots.survival.harm import HITS
from hullbreach.bots.survival.prompts import Rule, each, first
from hullbreach.bots.survival.scene import Scene, kind_of
from hullbreach.kernel.decisions import Value

from .company import steps

USES = {"strike": 3.0, "trick": 1.0, "lead": 1.5, "pass": 0.0}
TRICKS = {
    "coordinated_hunt": 1.5,
    "pursuit": 1.0,
    "planning": 0.6,
    "metamorphosis": 0.4,
    "self_healing": 0.0,
}
"""What a printed effect is worth, beside being one."""
ATTACKS = {"bite": 4.0, "frenzy": 3.5, "claw_attack": 3.0, "tail_attack": 2.0, "scratch": 1.5}
"""Of the attack cards that one may choose from."""
FAR = 9


def prowl(scene: Scene, value: Value) -> float:
    """An attack first, then a good trick, then a step towards the crew."""
    use = str(value[0])
    trick = str(value[1]).removeprefix("intruder_").rpartition("_")[0] if use == "trick" else ""
    return USES[use] + TRICKS.get(trick, 0.0)


def rooms_of_xenos(scene: Scene) -> Mapping[str, str]:
    return {xeno: room for room in scene.rooms for xeno in scene.xenos(room)}


def way_to_prey(scene: Scene, room: str) -> int:
    """Steps from a room to the nearest character."""
    near = steps(scene.title.game, scene.title.board(scene.view), room)
    return min((near[there] for there in scene.people), default=FAR)


def lead(scene: Scene, value: Value) -> float:
    """One that is near, but not yet there."""
    far = way_to_prey(scene, rooms_of_xenos(scene)[str(value[1])])
    return -float(far) if far else -FAR


def lead_through(scene: Scene, value: Value) -> float:
    """A corridor with somebody at its end; the technical corridors lead nowhere."""
    ends = str(value[1]).split("-")
    return -float(min((way_to_prey(scene, end) for end in ends if end in scene.rooms), default=FAR))


def strike(scene: Scene, value: Value) -> float:
    """The strongest at the weakest."""
    return HITS[kind_of(str(value[1]))] + weakness(scene, int(value[2]))


def weakness(scene: Scene, seat: int) -> float:
    about = scene.view["seats"][seat]
    return len(about["wounds"]) + float(about["light"]) / 3


def strike_with(scene: Scene, value: Value) -> float:
    name = kind_of(str(value[1])).removeprefix("attack_")
    return next((worth for kind, worth in ATTACKS.items() if name.startswith(kind)), 0.0)


def pursue(scene: Scene, value: Value) -> float:
    """Whoever holds few cards is taken by surprise."""
    seat = int(value[1])
    return weakness(scene, seat) - len(scene.view["seats"][seat]["hand"])


def heal_xeno(scene: Scene, value: Value) -> float:
    xeno = str(value[1])
    return float(scene.xenos(rooms_of_xenos(scene)[xeno])[xeno])


HUNTING: dict[str, Rule] = {
    "become_intruder": first("yes"),
    "prowl": each(prowl),
    "lead": each(lead),
    "lead_through": each(lead_through),
    "strike": each(strike),
    "strike_with": each(strike_with),
    "pursue": each(pursue),
    "heal_xeno": each(heal_xeno),
}
