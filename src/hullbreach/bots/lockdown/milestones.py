"""What is worth doing before one takes shelter, and where."""

from __future__ import annotations

from typing import Any

from hullbreach.bots.survival.gains import EXPLOSION, pressing
from hullbreach.bots.survival.harm import cure_share
from hullbreach.bots.survival.infection import in_hand
from hullbreach.bots.survival.plan import Milestone
from hullbreach.bots.survival.rooms import in_found_rooms, in_unknown_rooms
from hullbreach.bots.survival.scene import Scene, kind_of

from .prospects import Deeds, deeds, prospect
from .shelters import CALM

LOOK = 2.5  # to know one protocol more
FETCH = 0.6  # an object that has to be carried to the laboratory
OBJECTS = ("egg", "carcass", "corpse")
POWER = 0.2  # how much better everything goes in the light


def milestones(scene: Scene) -> list[Milestone]:
    done = deeds(scene)
    worths = by_tile(scene, done)
    return [
        *in_found_rooms(scene, worths),
        *_objects(scene, done),
        *_exploring(scene, done, worths),
    ]


def by_tile(scene: Scene, done: Deeds) -> dict[str, dict[str, float]]:
    """What the action of each kind of room would bring."""
    now = prospect(scene, done)

    def more(**changes: Any) -> float:
        return prospect(scene, done._replace(**changes)) - now

    learns = more(knowledge=done.knowledge + 2, learned=True) + LOOK
    analyses = analysis(scene, done) if _object_at_hand(scene) else 0.0
    cured = prospect(scene, done, healthy=True) - now
    return {
        "transmitter_control_room": {"send_signal": 0.0 if done.signal else more(signal=True)},
        "archive": {"examine_archives": 0.0 if done.learned else learns},
        "laboratory": {"analyse": analyses},
        "nest": {"take_egg": 0.0 if done.egg else more(egg=True), "eggs": _fewer_eggs(scene, done)},
        "emergency_room": _healing(scene, now),
        "surgery": {"operate": cured - 2.0},
        "decon_room": {"decontaminate": cured * in_hand(scene)},
        "backup_power_supply": {"restore_power": POWER * now if _without_power(scene) else 0.0},
        "alert_room": {
            "inspect_protocol": LOOK if scene.view["protocols"]["neutral"] else 0.0,
            "raise_alarm": _alarm(scene, done),
        },
    }


def analysis(scene: Scene, done: Deeds) -> float:
    """Three knowledge, and perhaps a weakness."""
    known = min(3, done.weaknesses + 1)
    better = done._replace(knowledge=done.knowledge + 3, weaknesses=known)
    return prospect(scene, better) - prospect(scene, done)


def _object_at_hand(scene: Scene) -> bool:
    lying = scene.rooms.get(scene.tiles.get("laboratory", ""), {}).get("objects", ())
    return any(kind_of(piece) in OBJECTS for piece in (*lying, *scene.me["hands"]))


def _fewer_eggs(scene: Scene, done: Deeds) -> float:
    return prospect(scene, done._replace(eggs=max(0, done.eggs - 1))) - prospect(scene, done)


def _healing(scene: Scene, now: float) -> dict[str, float]:
    wounds = scene.me["wounds"]
    dressed = any(wound["dressed"] for wound in wounds)
    return {
        "heal_dressed": cure_share(scene, 1.0) * now if dressed else 0.0,
        "dress_all": 0.5 * cure_share(scene, 1.0) * now if wounds and not dressed else 0.0,
        "heal_light": cure_share(scene, scene.me["light"] / 3) * now,
    }


def _alarm(scene: Scene, done: Deeds) -> float:
    """The isolation room opens at once, and everything ends in half the time."""
    time = scene.view["time"]
    if not done.signal or time["isolation_open"] or time["self_destruct"] is not None:
        return 0.0
    rounds = time["space"] - max(scene.printed.content["time"]["white"])
    return prospect(scene, done) * (1 - float(CALM**rounds))


def _without_power(scene: Scene) -> bool:
    return not scene.view["time"]["emergency_power"] and scene.view["time"]["space"] > 5


def _objects(scene: Scene, done: Deeds) -> list[Milestone]:
    """Objects that lie about and could be analysed."""
    laboratory = scene.tiles.get("laboratory", "")
    if _object_at_hand(scene) or len(scene.me["hands"]) > 1:
        return []
    worth = FETCH * analysis(scene, done) * (1.0 if laboratory else 0.5)
    return [
        Milestone("pick_up", room, worth, 1.0)
        for room, about in scene.rooms.items()
        if about.get("objects") and room != laboratory
    ]


def _exploring(scene: Scene, done: Deeds, worths: dict[str, dict[str, float]]) -> list[Milestone]:
    """Every unexplored room may be what one looks for."""
    hopes = {slot: in_unknown_rooms(scene, worths, slot) for slot in ("1", "2")}
    now = prospect(scene, done)
    risk = EXPLOSION * now * pressing(scene.view["malfunction"])
    found = []
    for room in scene.unexplored:
        rest = done.unexplored - {room}
        mapped = prospect(scene, done._replace(unexplored=rest)) - now
        hope = 0.0 if scene.rooms[room].get("peeked") else hopes[scene.printed.slot[room]]
        found.append(Milestone("explore", room, hope + mapped - risk, 0.0))
    return found
