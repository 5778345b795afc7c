"""What a seat sees of its match, as signs with a number each: by them it judges how it will end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from hullbreach.bots.survival.harm import attacks_loss
from hullbreach.bots.survival.infection import clean
from hullbreach.bots.survival.repairs import can_repair
from hullbreach.bots.survival.scene import CLOSED, Scene, View, kind_of
from hullbreach.bots.survival.ways import in_earshot, listens, noise_risk, rest_share

from . import voyage
from .company import aboard, steps
from .hazards import explosion
from .prospects import (
    BLUE_CORPSE,
    ESCAPED,
    SECTIONS,
    VICTIM,
    deeds,
    held,
    is_bold,
    objective,
    targets,
)
from .shelters import OPEN, SEATS, pod_rooms

Signs: TypeAlias = dict[str, float]
FAR = 6  # steps to what is not known


def signs(scene: Scene, turn: bool) -> Signs:
    """All that are not zero may count; `turn` tells whether this seat goes on."""
    found = {
        "turn": float(turn),
        **_ship(scene),
        **_others(scene),
        **_body(scene),
        **_things(scene),
        **_pods(scene),
        **_goal(scene),
    }
    if scene.here in scene.rooms:
        return {**found, **_room(scene), **_ways(scene)}
    place = "pod" if scene.here in scene.view["pods"] else str(scene.here)
    return {**found, f"in_{place}": 1.0}


def _ship(scene: Scene) -> Signs:
    view, bag = scene.view, scene.view["bag"]
    countdown = view["time"]["self_destruct"]
    orange = scene.printed.content["time"]["self_destruct"]["orange"]
    return {
        "round": view["round"],
        "time": view["time"]["space"],
        "countdown": 0.0 if countdown is None else 1.0,
        "countdown_left": 0.0 if countdown is None else countdown,
        "countdown_orange": float(countdown is not None and countdown <= orange),
        "fires": len(scene.fires),
        "broken": len(scene.broken),
        "explosion": explosion(scene),
        "listens": listens(scene),
        "bag": len(bag),
        "bag_larvae": sum("larva" in token for token in bag if token) / max(1, len(bag)),
        "unexplored": len(scene.unexplored),
    }


def _others(scene: Scene) -> Signs:
    """Where they are, and how they are."""
    seats, near = scene.view["seats"], aboard(scene)
    places = [str(about["place"]) for seat, about in enumerate(seats) if seat != scene.seat]
    here = [seats[seat] for seat in near]
    return {
        "others_escaped": places.count("escaped"),
        "others_dead": places.count("dead"),
        "others_asleep": places.count("asleep"),
        "others_in_pods": sum(place.startswith("pod") for place in places),
        "others_aboard": len(near),
        "others_wounds": sum(len(about["wounds"]) for about in here),
        "others_fighting": sum(bool(scene.xenos(about["place"])) for about in here),
        "others_to_act": sum(not about["passed"] for about in here),
    }


def _body(scene: Scene) -> Signs:
    """Cards, wounds, contamination."""
    me, cards = scene.me, len(scene.cards)
    open_wounds = [kind_of(wound["wound"]) for wound in me["wounds"] if not wound["dressed"]]
    numbers = [int(token.partition("#")[0][-1]) for token in scene.view["bag"] if token]
    return {
        "cards": cards,
        "cards_none": float(not cards),
        "cards_contaminated": len(me["hand"]) - cards,
        "surprises": sum(number > cards for number in numbers) / max(1, len(numbers)),
        "passed": float(me["passed"]),
        "wounds": len(me["wounds"]),
        "wounds_two": float(len(me["wounds"]) >= 2),
        "wounds_three": float(len(me["wounds"]) >= 3),
        "wounds_light": me["light"],
        **_counted("wound", open_wounds),
        "contamination": scene.contamination,
        "larva": float(me["larva"]),
        "slime": float(me["slime"]),
        "clean": clean(scene),
    }


def _things(scene: Scene) -> Signs:
    me, ammo = scene.me, scene.me["ammo"].values()
    character = str(me["character"])
    cards = (kind_of(card).removeprefix(f"{character}_") for card in scene.cards)
    return {
        f"is_{character}": 1.0,
        "ammo": max(ammo, default=0),
        "ammo_none": float(not any(ammo)),
        "repairs": float(can_repair(scene)),
        "items": len(scene.items),
        **_counted("item", map(kind_of, scene.items)),
        **_counted("card", cards),
    }


def _counted(name: str, kinds: Iterable[str]) -> Signs:
    found: Signs = {}
    for kind in kinds:
        sign = f"{name}_{kind}"
        found[sign] = found.get(sign, 0.0) + 1.0
    return found


def _room(scene: Scene) -> Signs:
    """Here and around."""
    here = scene.here
    xenos = scene.xenos(here)
    near = [
        room
        for corridor, room in scene.printed.neighbours[here]
        if scene.view["doors"].get(corridor) != CLOSED
    ]
    quiet = [noise_risk(scene, room) for room in near if not scene.xenos(room)]
    return {
        "in_room": 1.0,
        **_counted("here", map(kind_of, xenos)),
        "here_damage": sum(xenos.values()),
        "here_attacks": attacks_loss(scene, here),
        "here_noise": noise_risk(scene, here),
        "here_rest": rest_share(scene, here, len(scene.cards)),
        "here_fire": float(here in scene.fires),
        "here_broken": float(here in scene.broken),
        "here_others": len(scene.others(here)),
        "here_search": scene.rooms[here].get("search") or 0,
        "near": len(near),
        "near_xenos": sum(bool(scene.xenos(room)) for room in near),
        "near_danger": float(in_earshot(scene, here)),
        "near_fires": sum(room in scene.fires for room in near),
        "near_noise": min(quiet, default=1.0),
    }


def _pods(scene: Scene) -> Signs:
    view, known = scene.view, pod_rooms(scene)
    taken = [about["place"] for about in view["seats"]]
    free = sum(SEATS - taken.count(pod) for pod in known if view["pods"][pod] == OPEN)
    is_open = list(view["pods"].values()).count(OPEN)
    return {
        "pods_open": is_open,
        "pods_locked": len(view["pods"]) - is_open,
        "pods_known": len(known),
        "pods_free": free,
        "pods_short": len(aboard(scene)) + 1 - free,
        "sections": sum(section in scene.tiles for section in SECTIONS),
    }


def _ways(scene: Scene) -> Signs:
    """To the nearest pod that is open, to the nearest locked one, and to where pods are opened."""
    locks, known = scene.view["pods"], pod_rooms(scene)
    is_open = {room for pod, room in known.items() if locks[pod] == OPEN}
    locked = {room for pod, room in known.items() if locks[pod] != OPEN}
    found = {**_way(scene, "open", sorted(is_open)), **_way(scene, "locked", sorted(locked))}
    for tile in ("generator", "hatch_control", "comms_room"):
        room = scene.tiles.get(tile)
        found[f"{tile}_far"] = _steps(scene, room) if room else FAR
        found[f"{tile}_free"] = float(bool(room and _usable(scene, room)))
    return found


def _way(scene: Scene, name: str, rooms: Sequence[str]) -> Signs:
    if not rooms:
        return {f"{name}_none": 1.0}
    room = min(rooms, key=lambda room: _steps(scene, room))
    far, seats = _steps(scene, room), scene.view["seats"]
    there = far == 0
    ready = there and len(scene.cards) >= 2 and _usable(scene, room)
    others = [_steps(scene, room, seats[seat]["place"]) for seat in aboard(scene)]
    return {
        f"{name}_far": far,
        f"{name}_here": float(there),
        f"{name}_next": float(far == 1),
        f"{name}_ready": float(ready),
        f"{name}_ready_noise": noise_risk(scene, room) if ready else 0.0,
        f"{name}_noise": noise_risk(scene, room),
        f"{name}_attacks": attacks_loss(scene, room),
        f"{name}_broken": float(room in scene.broken),
        f"{name}_fire": float(room in scene.fires),
        f"{name}_nearer": sum(other < far for other in others),
        f"{name}_people": len(scene.people.get(room, ())),
    }


def _usable(scene: Scene, room: str) -> bool:
    return room not in scene.broken and not scene.xenos(room)


def _steps(scene: Scene, room: str, start: str = "") -> int:
    return steps(scene.title.game, scene.title.board(scene.view), room)[start or scene.here]


def _goal(scene: Scene) -> Signs:
    """The objectives in hand, and how near they are."""
    names, done = held(scene), deeds(scene)
    if not names:
        return {}
    victims = [scene.view["seats"][seat] for name in names for seat in targets(scene, name)]
    return {
        "undecided": float(len(names) > 1),
        **{f"wants_{name}": 1.0 for name in names if name not in VICTIM},
        **_victim(victims),
        "wants_alone": float(any(n in VICTIM and not targets(scene, n) for n in names)),
        "bold": float(is_bold(scene)),
        "chance": objective(scene, done, ESCAPED),
        "chance_as_it_is": objective(scene, done._replace(over=True), ESCAPED),
        "signal": float(done.signal),
        "things": len(scene.items) if "hoarder" in names else 0.0,
        "burial": float("a_proper_burial" in names and BLUE_CORPSE in done.carried),
        "earth": done.earth,
        "mars": done.mars if "quarantine" in names else 0.0,
        "flies": voyage.flies(done.engines),
    }


def _victim(victims: Sequence[View]) -> Signs:
    if not victims:
        return {}
    place, wounds = str(victims[0]["place"]), len(victims[0]["wounds"])
    return {
        "wants_death": 1.0,
        "victim_dead": float(place == "dead"),
        "victim_escaped": float(place == "escaped"),
        "victim_in_pod": float(place.startswith("pod")),
        "victim_wounds": wounds,
    }
