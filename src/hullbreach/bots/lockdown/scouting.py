"""Ahead of the others: light for them, the signal, and the cooling system."""

from __future__ import annotations

from hullbreach.bots.survival.scene import Scene
from hullbreach.bots.survival.ways import noise_risk
from hullbreach.kernel.decisions import Value

from .crew import Mate
from .leaving import LOUD
from .shelters import rounds_left
from .volunteers import wants_signal

HURRIED = 2  # rounds in which a scout spends all its cards
ON_A_TRIP = 3  # cards with which one goes on, if one means to come back
TIME = 5  # rounds in which one can send the signal and still leave
SHORT = 9  # steps that one goes for it
WOUNDS = 1  # serious ones with which one still dares to


def go_ahead(mate: Mate) -> Value | None:
    """The scout brings light, then looks for the cooling system, and sends its signal if it can."""
    if not mate.is_scout:
        return None
    scene = mate.scene
    goal = _dark_generator(mate) or scene.tiles.get("cooling_system", "")
    done = _done_here(mate)
    if done:
        return done
    way = mate.way([goal] if goal else _unknown(scene))
    if scene.in_combat:
        return mate.tinkers() or (mate.offered("move", way[0]) if way else None)
    if scene.here == goal:
        return (mate.repairs() if goal in scene.broken else None) or mate.waits()
    if not way:
        return None
    least = 1 if scene.view["round"] <= HURRIED else 2
    return _walk(mate, way[0], least)


def _walk(mate: Mate, room: str, least: int) -> Value | None:
    """On, with at least so many cards."""
    return (mate.offered("move", room) if mate.cards >= least else None) or mate.waits()


def _done_here(mate: Mate) -> Value | None:
    signal = None if mate.scene.me["signal"] else mate.offered("room", "send_signal")
    lit = mate.offered("room", "restore_power") if _dark_generator(mate) else None
    return mate.offered("room", "start_self_destruct") or signal or lit


def _dark_generator(mate: Mate) -> str:
    """Where one can give light to those who wait, if it is near: they shoot and hide better."""
    scene = mate.scene
    room = scene.tiles.get("backup_power_supply", "")
    done = scene.view["time"]["emergency_power"] or room in scene.broken
    if not room or done or mate.section(scene.here) != mate.section(room):
        return ""
    return room if scene.here == room or mate.way([room]) else ""


def _unknown(scene: Scene) -> list[str]:
    """Where the cooling system may be."""
    slot = scene.printed.slot
    return [r for r in scene.unexplored if slot[r] == "1" and not scene.rooms[r].get("peeked")]


def send(mate: Mate) -> Value | None:
    """Who can win only with the signal goes for it, once it is known where."""
    scene = mate.scene
    room = scene.tiles.get("transmitter_control_room", "")
    if scene.me["signal"] or not room or not wants_signal(scene):
        return None
    if room in scene.broken and not mate.has_repair:
        return None
    if mate.is_scout or len(scene.me["wounds"]) > WOUNDS or rounds_left(scene) < TIME:
        return None
    if scene.here == room:
        done = mate.repairs() if room in scene.broken else mate.offered("room", "send_signal")
        return done or (None if scene.in_combat else mate.waits())
    way = mate.way([room])
    if scene.in_combat or not way or len(way) > SHORT:
        return None
    return travel(mate, way)


def travel(mate: Mate, way: list[str]) -> Value | None:
    """As who means to arrive: without a noise where it would be loud."""
    careful, scene = mate.offered("careful", way[0]), mate.scene
    softly = mate.cards > ON_A_TRIP and not scene.others(way[0])
    if careful and softly and noise_risk(scene, way[0]) > LOUD:
        return careful
    return _walk(mate, way[0], ON_A_TRIP)
