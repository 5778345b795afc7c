"""What is worth doing before one takes shelter, and where."""

from __future__ import annotations

from typing import Any

from hullbreach.bots.survival.plan import Milestone
from hullbreach.bots.survival.repairs import can_repair
from hullbreach.bots.survival.rooms import in_found_rooms, in_unknown_rooms
from hullbreach.bots.survival.scene import Scene, kind_of

from . import voyage
from .company import mine
from .hazards import put_out, repaired
from .items import OBJECTS, analysis, object_worth
from .prospects import BLUE_CORPSE, SECTIONS, Deeds, deeds, prospect, to_mars
from .shelters import more_seats

WAY_HOME = 0.15  # the share that a broken evacuation section takes
LOOK = 0.3  # what it helps to know an engine, against mending it
STORED = 1.5
HANDS = 2
ENGINES = (1, 2, 3)


def milestones(scene: Scene) -> list[Milestone]:
    done = deeds(scene)
    worths = by_tile(scene, done)
    return [
        *in_found_rooms(scene, worths),
        *_engines(scene, done),
        *_objects(scene, done),
        *_delivery(scene, done),
        *_repairs(scene, done),
        *_fires(scene, done),
        *_exploring(scene, done, worths),
    ]


def by_tile(scene: Scene, done: Deeds) -> dict[str, dict[str, float]]:
    """What the action of each kind of room would bring."""
    now = prospect(scene, done)

    def more(**changes: Any) -> float:
        return prospect(scene, done._replace(**changes)) - now

    return {
        "comms_room": {"send_signal": 0.0 if done.signal else more(signal=True)},
        "laboratory": {"analyse": _at_hand(scene, done)},
        "nest": {
            "take_egg": 0.0 if "egg" in done.carried else more(carried=done.carried | {"egg"}),
            "eggs": more(eggs=done.eggs - 1) if done.eggs else 0.0,
        },
        "generator": self_destruct(scene, done),
        "fire_control": {"run_fire_control": put_out(scene) * now},
        "hatch_control": {"toggle_pod": more_seats(scene)},
        "storage": {"take_from_storage": STORED},
        "cockpit": _course(scene, done),
        **{section: {"": 0.0 if done.found else more(found=True)} for section in SECTIONS},
    }


def self_destruct(scene: Scene, done: Deeds) -> dict[str, float]:
    """The pods open, and the ship is lost."""
    time, now = scene.view["time"], prospect(scene, done)
    if time["self_destruct"] is None:
        blown = prospect(scene, done._replace(destruct=True))
        return {"start_self_destruct": 0.0 if _sleepers(scene) else blown - now}
    stopped = any(lock == "open" for lock in scene.view["pods"].values())
    saved = prospect(scene, done._replace(destruct=False, open=stopped))
    late = time["self_destruct"] <= scene.printed.content["time"]["self_destruct"]["orange"]
    return {"stop_self_destruct": 0.0 if late else saved - now}


def _sleepers(scene: Scene) -> bool:
    return any(about["place"] == "asleep" for about in scene.view["seats"])


def _course(scene: Scene, done: Deeds) -> dict[str, float]:
    """First look at the card, then steer."""
    if _sleepers(scene):
        return {}
    wanted = voyage.MARS if to_mars(scene) else voyage.EARTH
    goal = done._replace(earth=float(wanted == voyage.EARTH), mars=float(wanted == voyage.MARS))
    gain = prospect(scene, goal) - prospect(scene, done)
    known = voyage.course_to(scene, wanted)
    gain *= mine(scene, scene.tiles["cockpit"])
    return {"set_course" if known else "check_coordinates": gain}


def _engines(scene: Scene, done: Deeds) -> list[Milestone]:
    """Mend an engine with a tool, or at least look at it."""
    now, found = prospect(scene, done), []
    for number in ENGINES:
        room, works = scene.tiles[f"engine_{number}"], done.engines[number - 1]
        mended = list(done.engines)
        mended[number - 1] = 1.0
        gain = (prospect(scene, done._replace(engines=tuple(mended))) - now) * mine(scene, room)
        if can_repair(scene):
            found.append(Milestone("engine", room, gain))
        elif 0 < works < 1:
            found.append(Milestone("check_engine", room, LOOK * gain))
    return found


def _at_hand(scene: Scene, done: Deeds) -> float:
    """The best analysis of what one carries, or what lies in the laboratory."""
    lying = scene.rooms.get(scene.tiles.get("laboratory", ""), {}).get("objects", ())
    kinds = {kind_of(piece) for piece in (*lying, *scene.me["hands"])}
    return max((analysis(scene, done, kind) for kind in OBJECTS if kind in kinds), default=0.0)


def _objects(scene: Scene, done: Deeds) -> list[Milestone]:
    """Objects that lie about."""
    if len(scene.me["hands"]) >= HANDS:
        return []
    return [
        Milestone("pick_up", room, found_worth(scene, piece), 1.0)
        for room, about in scene.rooms.items()
        for piece in about.get("objects", ())
        if kind_of(piece) not in {kind_of(held) for held in scene.me["hands"]}
    ]


def found_worth(scene: Scene, piece: str) -> float:
    """A red corpse is not the blue one."""
    done, kind = deeds(scene), kind_of(piece)
    if kind == "corpse" and piece != BLUE_CORPSE:
        return 0.6 * analysis(scene, done, kind)
    return object_worth(scene, kind)


def _delivery(scene: Scene, done: Deeds) -> list[Milestone]:
    """The blue corpse, to the Surgery."""
    surgery = scene.tiles.get("surgery", "")
    if not surgery or done.delivered or BLUE_CORPSE not in done.carried:
        return []
    worth = prospect(scene, done._replace(delivered=True)) - prospect(scene, done)
    return [Milestone("deliver", surgery, worth, 0.0)]


def _repairs(scene: Scene, done: Deeds) -> list[Milestone]:
    """When few malfunction markers are left, any repair helps all."""
    if not can_repair(scene):
        return []
    hope = prospect(scene, done)
    worth, homeward = repaired(scene) * hope, WAY_HOME * hope
    sections = {scene.tiles.get(section) for section in SECTIONS}
    return [
        Milestone("repair", room, worth + (homeward if room in sections else 0.0))
        for room in sorted(scene.broken)
    ]


def _fires(scene: Scene, done: Deeds) -> list[Milestone]:
    """Fires, for who can put them out."""
    if not scene.has("fire_extinguisher"):
        return []
    worth = put_out(scene) * prospect(scene, done)
    return [Milestone("put_out", room, worth) for room in sorted(scene.fires)]


def _exploring(scene: Scene, done: Deeds, worths: dict[str, dict[str, float]]) -> list[Milestone]:
    """Every unexplored room may be what one looks for."""
    hopes = {slot: in_unknown_rooms(scene, worths, slot) for slot in ("1", "2")}
    now = prospect(scene, done)
    risk = repaired(scene) * now * 0.4
    found = []
    for room in scene.unexplored:
        rest = done.unexplored - {room}
        mapped = prospect(scene, done._replace(unexplored=rest)) - now
        hope = 0.0 if scene.rooms[room].get("peeked") else hopes[scene.printed.slot[room]]
        worth = (hope + mapped) * mine(scene, room) - risk
        found.append(Milestone("explore", room, worth, 0.0))
    return found
