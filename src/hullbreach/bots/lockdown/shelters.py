"""The three ways to survive, and how long there is left to take one."""

from __future__ import annotations

from collections import Counter

from hullbreach.bots.survival.plan import Shelter
from hullbreach.bots.survival.scene import Scene, kind_of
from hullbreach.bots.survival.ways import noise_risk

from .prospects import Deeds, crossing, deeds, prospect
from .protocols import BUNKER, ESCAPED, ISOLATED

ROUND = 3.0  # cards that one can well spend in a round
HURRY = 4.5  # and if one must
CALM = 0.96  # to get through a round without harm, if one does not move
UNDISTURBED = 0.6  # no xeno comes while one locks the door, later on
ON_FOOT = 0.8  # or crosses the surface
FIRST_DEATH = 7  # the round in which somebody has died, and the gate opens
RIVAL = 0.3  # that somebody who is there already leaves it to others
FAILED = 0.5  # what is left if one comes
PODS = {"css_a": "a", "css_b": "b", "css_c": "c"}
STAYS = 0.4  # what is left if a pod does not launch


def rounds_left(scene: Scene) -> int:
    """Rounds until everybody who is outside dies, this one included."""
    time = scene.view["time"]
    ends: list[int] = [time["space"]]
    if time["alarm"] is not None:
        ends.append(time["space"] - time["alarm"] + 1)
    if time["self_destruct"] is not None:
        late = 0 if time["self_destruct_red"] else 3
        ends.append(time["space"] - max(0, time["self_destruct"] - late) + 1)
    return min(ends)


def cards_left(scene: Scene) -> float:
    return (rounds_left(scene) - 1) * HURRY + min(HURRY, len(scene.cards))


def shelters(scene: Scene) -> list[Shelter]:
    done = deeds(scene)._replace(over=True)
    return [*_isolation(scene, done), *_pods(scene, done), *_bunker(scene, done)]


def settled(scene: Scene) -> float:
    """Points for who is safe, or waits in a pod; none for the dead."""
    done = deeds(scene)._replace(over=True)
    if scene.here in (BUNKER, ISOLATED, ESCAPED):
        return prospect(scene, done, scene.here)
    if scene.here.startswith("pod_"):
        return STAYS * prospect(scene, done, ESCAPED)
    return 0.0


def _isolation(scene: Scene, done: Deeds) -> list[Shelter]:
    """It opens late, or when the alarm is raised; it does not outlast the facility."""
    time, room = scene.view["time"], scene.tiles.get("isolation_room", "")
    if not room or time["self_destruct"] is not None:
        return []
    opens = max(scene.printed.content["time"]["white"])
    wait = 0.0 if time["isolation_open"] else (time["space"] - opens) * ROUND
    broken = 4.0 if room in scene.broken else 0.0
    worth = quietly(scene, room, UNDISTURBED) * prospect(scene, done, ISOLATED)
    return [Shelter("lock_in", room, worth, wait, 2 + broken)]


def quietly(scene: Scene, room: str, later: float) -> float:
    """The chance that a noise roll there brings nobody, and half of what is left if it does."""
    alone = 1 - noise_risk(scene, room) if scene.here == room else later
    return alone + FAILED * (1 - alone)


def _pods(scene: Scene, done: Deeds) -> list[Shelter]:
    """Every launch that is better than all before it."""
    taken = {about["place"] for about in scene.view["seats"]}
    here, launches = scene.view["time"]["space"], scene.view["time"]["css"]
    coming = sorted((here - int(space), token or "") for space, token in launches.items())
    away, stays = prospect(scene, done, ESCAPED), STAYS * prospect(scene, done, ISOLATED)
    found = []
    for tile, letter in PODS.items():
        room, best = scene.tiles.get(tile, ""), 0.0
        if not room or f"pod_{letter}" in taken:
            continue
        for rounds, token in coming:
            flies = launch(scene, token, letter)
            worth = flies * away + (1 - flies) * stays
            if 0 <= rounds < rounds_left(scene) and worth > best:
                best = worth
                found.append(Shelter("enter_pod", room, worth, rounds * ROUND))
    return found


def launch(scene: Scene, token: str, letter: str) -> float:
    """The chance that this pod flies when this token is turned up."""
    if token:
        return float(kind_of(token) in ("launch_all", f"launch_{letter}"))
    time = scene.view["time"]
    left = Counter(scene.printed.content["tokens"]["css"]["list"])
    seen = (*time["css_revealed"], *time["css"].values())
    left.subtract(kind_of(token).removeprefix("launch_") for token in seen if token)
    return (left["all"] + left[letter]) / sum(left.values())


def _bunker(scene: Scene, done: Deeds) -> list[Shelter]:
    """Safe from every protocol, once the gate is open and there is a way across."""
    worth = prospect(scene, done, BUNKER)
    found = []
    for room in scene.printed.board["exits"]:
        if not done.gate:
            wait = opening(scene) * ROUND
            found.append(Shelter("gate", room, worth * crossing(done), wait))
        elif scene.view["rover"] == room:
            rivals = scene.others(room) if scene.here != room else ()
            found.append(Shelter("escape", room, worth * float(RIVAL ** len(rivals))))
        elif done.dressed:
            found.append(Shelter("escape", room, worth * quietly(scene, room, ON_FOOT)))
    return found


def opening(scene: Scene) -> int:
    """Rounds until the gate opens: with self-destruct, or when somebody dies."""
    time = scene.view["time"]
    if time["self_destruct"] is not None:
        return int(time["space"] - time["self_destruct"] + 1)
    return max(1, FIRST_DEATH - int(scene.view["round"]))
