"""The two ways home, and how long there is left to take one."""

from __future__ import annotations

from typing import NamedTuple

from hullbreach.bots.survival.infection import clean
from hullbreach.bots.survival.plan import Shelter
from hullbreach.bots.survival.repairs import delay
from hullbreach.bots.survival.scene import Scene
from hullbreach.bots.survival.ways import noise_risk

from .clock import ROUND
from .company import aboard, mine, nearer
from .courtesy import gives_way
from .prospects import ASLEEP, ESCAPED, FOUND, OPENS, Deeds, calm, deeds, ending, hibernation

UNDISTURBED = 0.6  # no xeno comes while one lies down or boards, later on
FAILED = 0.5  # what is left if one comes
COUNTDOWN = 3  # rounds from the start of the self-destruct until the pods open
FIRST, LATER = 0.95, 0.75  # to get a seat, with a pod for nearly everybody or not
FIRST_DEATH, BY_ITSELF = 9, 0.4  # by when somebody dies, and the pods open; if at all
DYING, SOON = 2, (7, 0.6)  # serious wounds of somebody, and the same with him
OPEN = "open"
KEYS, KEY = ("evacuation_key", "pilots_evacuation_key"), 1.0  # cards to use one
SEATS = 2
SEARCH = 4.0  # cards for each room that one looks into
HARDLY = 0.5  # points for a shelter that does not help, unless something else is done first
WAITING = 0.6  # what is left while one waits in a pod


def shelters(scene: Scene) -> list[Shelter]:
    """All that can be weighed, of the same kind in a room only the best."""
    done = deeds(scene)._replace(over=True)
    found: dict[tuple[str, str], Shelter] = {}
    for shelter in (
        *_hibernation(scene, done),
        *_pods(scene, done),
        *_unknown_pods(scene, done),
        *_openings(scene, done),
    ):
        place = shelter.name, shelter.room
        if place not in found or found[place].worth < shelter.worth:
            found[place] = shelter
    return list(found.values())


def settled(scene: Scene) -> float:
    """Points for who is safe, or waits in a pod; none for the dead."""
    done = deeds(scene)._replace(over=True)
    if scene.here in (ASLEEP, ESCAPED):
        return clean(scene) * ending(scene, done, scene.here)
    if (scene.here or "").startswith("pod_"):
        return WAITING * clean(scene) * ending(scene, done, ESCAPED)
    return 0.0


def _hibernation(scene: Scene, done: Deeds) -> list[Shelter]:
    time, room = scene.view["time"], scene.tiles["hibernatorium"]
    if time["self_destruct"] is not None:
        return []
    wait = hibernation(scene) * ROUND
    worth = max(HARDLY, quietly(scene, room) * clean(scene) * ending(scene, done, ASLEEP))
    return [Shelter("hibernate", room, worth, wait, 2 + delay(scene, room))]


def _pods(scene: Scene, done: Deeds) -> list[Shelter]:
    """Open ones, and those that will be."""
    worth = clean(scene) * ending(scene, done, ESCAPED)
    found, rooms = [], pod_rooms(scene)
    for pod, room in rooms.items():
        crowded = nearer(scene, room) >= SEATS * list(rooms.values()).count(room)
        safe = quietly(scene, room) * worth * (LATER if crowded else FIRST)
        cost = 2 + delay(scene, room)
        if scene.view["pods"][pod] == OPEN:
            wait = ROUND if gives_way(scene, room) else 0.0
            found.append(Shelter("board_pod", room, safe, wait, cost))
        elif any(map(scene.has, KEYS)):
            found.append(Shelter("pod", room, safe, 0.0, cost + KEY))
        else:
            opening = unlocking(scene)
            found.append(Shelter("pod", room, opening.chance * safe, opening.rounds * ROUND, cost))
    return found


class Opening(NamedTuple):
    """When the pods are opened, and how likely that is."""

    rounds: int
    chance: float


def unlocking(scene: Scene) -> Opening:
    """By themselves, if nobody does anything about it."""
    time = scene.view["time"]
    if time["self_destruct"] is not None:
        orange = scene.printed.content["time"]["self_destruct"]["orange"]
        return Opening(max(0, time["self_destruct"] - orange), 1.0)
    if "generator" in scene.tiles:
        return Opening(COUNTDOWN + 1, OPENS)
    dying = any(len(scene.view["seats"][seat]["wounds"]) >= DYING for seat in aboard(scene))
    death, chance = SOON if dying else (FIRST_DEATH, BY_ITSELF)
    return Opening(max(2, death - scene.view["round"]), chance)


def _openings(scene: Scene, done: Deeds) -> list[Shelter]:
    """Places from which the pods can be opened, or may be for all that one knows."""
    if done.open or not done.pods:
        return []
    later = seats_for(scene) * (1.0 if done.found else FOUND) * clean(scene)
    blown = later * calm(scene, COUNTDOWN) * ending(scene, done._replace(destruct=True), ESCAPED)
    opened = later * calm(scene, 1) * ending(scene, done, ESCAPED)
    wanted = {"generator": ("start_self_destruct", blown), "hatch_control": ("toggle_pod", opened)}
    found = []
    for tile, (name, worth) in wanted.items():
        room = scene.tiles.get(tile, "")
        if room:
            shared = worth * mine(scene, room)
            found.append(Shelter(name, room, shared, 0.0, 2 + delay(scene, room)))
    if "generator" in scene.tiles:
        return found
    return [*found, *_look(scene, "1", 1, FOUND * blown)]


def more_seats(scene: Scene) -> float:
    """What it is worth to open one more pod, while not everybody finds a seat in an open one."""
    pods = list(scene.view["pods"].values())
    short = 0 < pods.count(OPEN) * SEATS <= len(aboard(scene)) and len(pods) > pods.count(OPEN)
    done = deeds(scene)._replace(over=True)
    return (FIRST - LATER) * clean(scene) * ending(scene, done, ESCAPED) if short else 0.0


def seats_for(scene: Scene) -> float:
    """The chance to get a seat in a pod, if all come for one."""
    known = len(pod_rooms(scene)) or len(scene.view["pods"])
    return FIRST if known >= len(aboard(scene)) else LATER


def _unknown_pods(scene: Scene, done: Deeds) -> list[Shelter]:
    """Pods that nobody has seen yet may be in any unexplored room."""
    lost = {pod: section for pod, section in sections(scene).items() if section not in scene.tiles}
    if not lost or len(pod_rooms(scene)) > len(aboard(scene)):
        return []
    is_open = any(scene.view["pods"][pod] == OPEN for pod in lost)
    opening = Opening(0, 1.0) if is_open else unlocking(scene)
    rounds = opening.rounds if done.destruct else min(opening.rounds, COUNTDOWN + 1)
    worth = (
        FOUND * opening.chance * calm(scene, rounds) * clean(scene) * ending(scene, done, ESCAPED)
    )
    return _look(scene, "1", len(set(lost.values())), worth)


def _look(scene: Scene, slot: str, wanted: int, worth: float) -> list[Shelter]:
    """Unexplored rooms among which so many are what one looks for."""
    rooms = [room for room in scene.unexplored if scene.printed.slot[room] == slot]
    cost = SEARCH * (len(rooms) + 1) / (wanted + 1)
    return [Shelter("explore", room, worth * mine(scene, room), 0.0, cost) for room in rooms]


def sections(scene: Scene) -> dict[str, str]:
    """The evacuation sections of the pods with a free seat."""
    places = [about["place"] for about in scene.view["seats"]]
    pods = scene.printed.content["tokens"]["pods"]
    return {pod: pods[pod]["room"] for pod in scene.view["pods"] if places.count(pod) < SEATS}


def pod_rooms(scene: Scene) -> dict[str, str]:
    """Where the pods with a free seat lie, as far as that is known."""
    found = sections(scene).items()
    return {pod: scene.tiles[section] for pod, section in found if section in scene.tiles}


def quietly(scene: Scene, room: str) -> float:
    """The chance that a noise roll there brings nobody, and half of what is left if it does."""
    alone = 1 - noise_risk(scene, room) if scene.here == room else UNDISTURBED
    return alone + FAILED * (1 - alone)
