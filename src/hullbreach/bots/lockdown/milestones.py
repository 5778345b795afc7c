"""What is worth doing before one takes shelter, and where."""

from __future__ import annotations

from typing import Any

from hullbreach.bots.survival.gains import EXPLOSION, pressing
from hullbreach.bots.survival.harm import cure_share
from hullbreach.bots.survival.infection import in_hand
from hullbreach.bots.survival.plan import Milestone
from hullbreach.bots.survival.rooms import in_found_rooms, in_unknown_rooms
from hullbreach.bots.survival.scene import Scene, kind_of

from .outfit import has_part, suits_left
from .prospects import Deeds, deeds, hope
from .shelters import CALM

LOOK = 2.5  # to know one protocol more
FETCH = 0.6  # an object that has to be carried to the laboratory
OBJECTS = ("egg", "carcass", "corpse")
PART = {"yellow": 0.5, "white": 0.5, "green": 0.15}
"""By colour of the room: the chance to find a part of a suit and to carry it to the repository."""
POWER = 0.2  # how much better everything goes in the light


def milestones(scene: Scene) -> list[Milestone]:
    done = deeds(scene)
    worths = by_tile(scene, done)
    return [
        *in_found_rooms(scene, worths),
        *_objects(scene, done),
        *_parts(scene, _suit(scene, done)),
        *_exploring(scene, done, worths),
    ]


def by_tile(scene: Scene, done: Deeds) -> dict[str, dict[str, float]]:
    """What the action of each kind of room would bring."""
    now = hope(scene, done)

    def more(**changes: Any) -> float:
        return hope(scene, done._replace(**changes)) - now

    learns = more(knowledge=done.knowledge + 2, learned=True) + LOOK
    analyses = analysis(scene, done) if _object_at_hand(scene) else 0.0
    cured = hope(scene, done, healthy=True) - now
    suit = _suit(scene, done)
    return {
        "transmitter_control_room": {"send_signal": 0.0 if done.signal else more(signal=True)},
        "archive": {"examine_archives": 0.0 if done.learned else learns},
        "laboratory": {"analyse": analyses},
        "nest": {"take_egg": 0.0 if done.egg else more(egg=True), "eggs": _fewer_eggs(scene, done)},
        "cooling_system": {"start_self_destruct": 0.0 if done.destroyed else more(destroyed=True)},
        "repository": {"craft_together": suit if has_part(scene) else 0.0},
        "guard_room": {"take_equipment": suit},
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
    return hope(scene, better) - hope(scene, done)


def _object_at_hand(scene: Scene) -> bool:
    lying = scene.rooms.get(scene.tiles.get("laboratory", ""), {}).get("objects", ())
    return any(kind_of(piece) in OBJECTS for piece in (*lying, *scene.me["hands"]))


def _fewer_eggs(scene: Scene, done: Deeds) -> float:
    return hope(scene, done._replace(eggs=max(0, done.eggs - 1))) - hope(scene, done)


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
    return hope(scene, done) * (1 - float(CALM**rounds))


def _parts(scene: Scene, suit: float) -> list[Milestone]:
    """Where one may find a part of a suit."""
    if has_part(scene) or not scene.holds("search"):
        return []
    rooms = scene.printed.content["rooms"]
    return [
        Milestone("search", room, PART[rooms[scene.tile(room)]["colour"]] * suit, 1.0)
        for room, about in scene.rooms.items()
        if about.get("search") and rooms[scene.tile(room)]["colour"] in PART
    ]


def _suit(scene: Scene, done: Deeds) -> float:
    """How much better it would be to have one."""
    if done.dressed or not suits_left(scene):
        return 0.0
    return hope(scene, done._replace(dressed=True)) - hope(scene, done)


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
    now = hope(scene, done)
    risk = EXPLOSION * now * pressing(scene.view["malfunction"])
    found = []
    for room in scene.unexplored:
        rest = done.unexplored - {room}
        mapped = hope(scene, done._replace(unexplored=rest)) - now
        unknown = 0.0 if scene.rooms[room].get("peeked") else hopes[scene.printed.slot[room]]
        found.append(Milestone("explore", room, unknown + mapped - risk, 0.0))
    return found
