"""The questions that only the ship asks."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.bots.survival.prompts import (
    Rule,
    against_foes,
    card_value,
    each,
    first,
    go_to,
    throw,
    worst_xeno,
)
from hullbreach.bots.survival.scene import CLOSED, Scene
from hullbreach.bots.survival.ways import in_earshot, noise_risk
from hullbreach.kernel.decisions import Decision, Value

from . import voyage
from .arms import PLENTY, charges
from .care import patient
from .clock import rounds_left
from .company import aboard, steps
from .courtesy import FARE
from .hunting import HUNTING
from .items import analysis
from .prospects import ESCAPED, OBJECTIVES, deeds, to_mars
from .shelters import OPEN, SEATS

NEAR, NEARER = 4, 2  # steps to a pod, when somebody boards it and when he has waited a round
LOUD = 0.7  # a noise roll that one would rather not wait for
SCANNED = 9.0  # points for a noise roll that is made once more
RISKY = 0.5  # a noise roll of somebody who boards
CHARACTERS = {
    "soldier": 3.0,
    "captain": 2.6,
    "scout": 2.4,
    "mechanic": 2.2,
    "pilot": 2.0,
    "scientist": 1.5,
}
MET = {
    "best_friends_forever": 0.77,
    "salvaging_the_prime_asset": 0.40,
    "the_oldest_friend": 0.37,
    "the_great_hunt": 0.20,
    "a_proper_burial": 0.19,
    "quarantine": 0.11,
    "relentless_investigator": 0.04,
    "hoarder": 0.01,
    "necroscopy": 0.0,
    "my_precious": 0.0,
    "ab_ovo": 0.0,
    "extreme_field_biology": 0.0,
}
"""How often who kept an objective and survived had met it, in 900 matches among bots."""


def draft(scene: Scene, value: Value) -> float:
    return CHARACTERS.get(str(value[1]), 0.0)


def keep_objective(scene: Scene, value: Value) -> float:
    """The one that is met more often; any other, as a death, is judged as things stand."""
    name = str(value[1])
    return MET[name] if name in MET else OBJECTIVES[name](scene, deeds(scene), ESCAPED)


def set_course(scene: Scene, value: Value) -> float:
    wanted = voyage.MARS if to_mars(scene) else voyage.EARTH
    return float(value[1] == voyage.course_to(scene, wanted))


def swap_engine(scene: Scene, decision: Decision) -> Sequence[float]:
    """Let it work."""
    works = voyage.engines(scene)[int(decision.ask.values[0][1]) - 1]
    return [float((value[0] == "keep") is (works > 0.5)) for value in decision.ask.values]


def launch(scene: Scene, decision: Decision) -> Sequence[float]:
    """Whoever sits in a pod goes; but not without a friend who would find no other one."""
    waits = 2.0 if _waits(scene, str(decision.about["pod"]), NEAR) else 0.5
    worth = {"launch": 1.0, "wait": waits}
    return [worth.get(str(value[0]), 0.0) for value in decision.ask.values]


def in_pod(scene: Scene, decision: Decision) -> Sequence[float]:
    """A second round only for who is nearly here."""
    waits = 2.0 if _waits(scene, str(decision.about["pod"]), NEARER) else 0.5
    worth = {"launch": 1.0, "stay": waits}
    return [worth.get(str(value[0]), 0.0) for value in decision.ask.values]


def _waits(scene: Scene, pod: str, near: int) -> bool:
    """Is a friend so near, with too few pods for all, and is it quiet enough to wait?"""
    if rounds_left(scene) <= 1:
        return False
    seats = scene.view["seats"]
    room = scene.tiles[scene.printed.content["tokens"]["pods"][pod]["room"]]
    if follows(scene, pod, room):
        return True
    far = steps(scene.title.game, scene.title.board(scene.view), room)
    others = set(aboard(scene)) - scene.title.foes(scene)
    friends = any(far[seats[seat]["place"]] <= near for seat in others)
    full = sum(about["place"] == pod for about in seats) >= SEATS
    enough = list(scene.view["pods"].values()).count(OPEN) > len(aboard(scene))
    quiet = noise_risk(scene, room) < RISKY
    return friends and not full and not enough and quiet


def follows(scene: Scene, pod: str, room: str) -> bool:
    """Can a friend come aboard in this round, who would be left behind otherwise?"""
    seats, pods = scene.view["seats"], scene.printed.content["tokens"]["pods"]
    taken = [about["place"] for about in seats]
    others = [p for p in scene.view["pods"] if p != pod and pods[p]["room"] == pods[pod]["room"]]
    friends = [s for s in scene.people.get(room, ()) if s not in scene.title.foes(scene)]
    ready = any(not seats[s]["passed"] and len(seats[s]["hand"]) >= FARE for s in friends)
    seats_elsewhere = sum(SEATS - taken.count(other) for other in others)
    left_behind = len(friends) > seats_elsewhere and taken.count(pod) < SEATS
    return ready and left_behind and noise_risk(scene, room) < LOUD


def board(scene: Scene, value: Value) -> float:
    """Where somebody sits already."""
    return float(sum(about["place"] == value[1] for about in scene.view["seats"]))


def toggle_pod(scene: Scene, value: Value) -> float:
    """Open one; the own way to it is shortest where one is."""
    pods = scene.printed.content["tokens"]["pods"]
    there = scene.tiles.get(pods[str(value[1])]["room"], "")
    return (2.0 if value[0] == "unlock" else 0.0) + float(there == scene.here) + float(bool(there))


def choose_deck(scene: Scene, value: Value) -> float:
    """What one lacks: healing for the wounded, ammunition or tools for the sound."""
    sound = "yellow" if charges(scene) >= PLENTY else "red"
    wanted = "green" if scene.me["wounds"] or scene.me["light"] else sound
    return float(value[1] == wanted)


def scan_hand(scene: Scene, decision: Decision) -> Sequence[float]:
    """Not with a larva: an infection would wake it."""
    return [float((value[0] == "yes") is not scene.me["larva"]) for value in decision.ask.values]


def reroll(scene: Scene, decision: Decision) -> Sequence[float]:
    again = decision.about["face"] in ("blank", "creeper")
    return [float((value[0] == "yes") is again) for value in decision.ask.values]


def scan_again(scene: Scene, decision: Decision) -> Sequence[float]:
    """The least useful card, if the roll would bring somebody."""
    comes = brings(scene, decision.about["result"])
    return [
        0.0 if value[0] == "keep" else SCANNED - card_value(scene, value) if comes else -1.0
        for value in decision.ask.values
    ]


def brings(scene: Scene, result: object) -> bool:
    """Would this noise roll bring an intruder? Who waits in a pod is heard in its section."""
    pod = scene.printed.content["tokens"]["pods"].get(scene.here)
    room = scene.tiles[pod["room"]] if pod else scene.here
    if result == "danger" or (result == "silence" and scene.me["slime"]):
        return in_earshot(scene, room)
    return scene.printed.numbers[room].get(result) in scene.noise


def toggle_doors(scene: Scene, value: Value) -> float:
    return 1.0 if scene.view["doors"].get(str(value[1])) == CLOSED else -1.0


def fire_control(scene: Scene, value: Value) -> float:
    """Where people are, and then where it burns."""
    room = str(value[1])
    return 2.0 * len(scene.people.get(room, ())) + float(room in scene.fires)


def analyse(scene: Scene, value: Value) -> float:
    return analysis(scene, deeds(scene), str(value[1]))


RULES: dict[str, Rule] = {
    "draft": each(draft),
    "keep_objective": each(keep_objective),
    "set_course": each(set_course),
    "swap_engine": swap_engine,
    "board": each(board),
    "launch": launch,
    "in_pod": in_pod,
    "toggle_pod": each(toggle_pod),
    "choose_deck": each(choose_deck),
    "scan_hand": scan_hand,
    "reroll": reroll,
    "scan_again": scan_again,
    "overcharge": first("yes"),
    "toggle_doors": each(toggle_doors),
    "keep_calm": first("react"),
    "armor": first("discard"),
    "spacewalk": go_to,
    "shock_character": each(against_foes),
    "who_escapes": first("alone", "both"),
    "come_along": first("yes"),
    "patient": each(patient),
    "repel_xeno": each(worst_xeno),
    "shock_xeno": each(worst_xeno),
    "molotov": each(throw),
    "fire_control": each(fire_control),
    "analyse": each(analyse),
    **HUNTING,
}
