"""How a match would end for a seat: what it has done, and what is still missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hullbreach.bots.survival.chances import later, missing
from hullbreach.bots.survival.infection import clean
from hullbreach.bots.survival.scene import Scene

from .outfit import dressed
from .protocols import BUNKER, ENOUGH, ISOLATED, spared

ALIVE = 40.0  # points for survival
VICTORY = 60.0  # and for the objective

SIGNAL, LEARNED = 0.12, 0.2  # how likely it is to be done later if it is still missing
POINT_OF_KNOWLEDGE = 0.6
ROOM = 0.9
EGG_IN_NEST = 0.8
EGG_IN_HAND = 0.3
WEAKNESS = 0.2
QUEEN = 0.03
DESTROYED = 0.5  # the facility
OPENED, OPENS = 0.9, 0.6  # that one sees the gate open, with self-destruct and without
DRESSED, UNDRESSED = 0.85, 0.35  # that one gets across, on foot or by rover
LOCKS_IN = 0.5
STRANGER_DIES, MATE_DIES = 0.9, 0.38  # sooner or later, if one survives
COMPANY = 0.75  # that somebody else survives
ALONE = 0.1


STRANGER = "nemesis_survivor"


class Deeds(NamedTuple):
    """What counts at the end."""

    signal: bool
    knowledge: int
    learned: bool
    unexplored: frozenset[str]
    eggs: int
    """In the Nest."""
    egg: bool
    """In the own hands."""
    weaknesses: int
    dressed: bool = False
    """In a suit with which one can cross the surface."""
    gate: bool = False
    """Is the main gate open?"""
    destroyed: bool = False
    """Will the facility be?"""
    over: bool = False
    """Nothing more will be done: only luck can still help."""


def deeds(scene: Scene) -> Deeds:
    me = scene.me
    nest = scene.view["nest"]
    return Deeds(
        signal=me["signal"],
        knowledge=me["knowledge"],
        learned=me["knowledge_active"],
        unexplored=frozenset(scene.unexplored),
        eggs=0 if nest["destroyed"] else nest["eggs"],
        egg=any(piece.startswith("egg#") for piece in me["hands"]),
        weaknesses=len(scene.view["weaknesses"]["known"]),
        dressed=dressed(scene),
        gate=scene.view["gate_open"],
        destroyed=scene.view["time"]["self_destruct"] is not None,
    )


def hope(scene: Scene, done: Deeds, healthy: bool = False) -> float:
    """Points that this seat may expect, in the bunker or else locked in."""
    crosses = crossing(done)
    outside = crosses * prospect(scene, done, BUNKER, healthy)
    if done.destroyed:
        return outside
    return outside + (1 - crosses) * LOCKS_IN * prospect(scene, done, ISOLATED, healthy)


def crossing(done: Deeds) -> float:
    """The chance to reach the bunker."""
    gate = 1.0 if done.gate else OPENED if done.destroyed else OPENS
    return gate * (DRESSED if done.dressed else UNDRESSED)


def prospect(scene: Scene, done: Deeds, place: str = ISOLATED, healthy: bool = False) -> float:
    """Points that this seat may expect if it ends in this place."""
    signal = later(done, done.signal, SIGNAL)
    knowledge = missing(done, ENOUGH - done.knowledge, POINT_OF_KNOWLEDGE)
    lives = spared(scene, place, signal, knowledge) * (1.0 if healthy else clean(scene))
    return lives * (ALIVE + VICTORY * objective(scene, done))


def objective(scene: Scene, done: Deeds) -> float:
    """The chance to meet the objective; while there are two, the better one."""
    held = scene.me["objectives"] or scene.view["objectives"]
    return max((chance(scene, done, name) for name in held if name), default=0.0)


def chance(scene: Scene, done: Deeds, name: str) -> float:
    return OBJECTIVES[name](scene, done)


def _signal(done: Deeds) -> float:
    return later(done, done.signal, SIGNAL)


def _explored(scene: Scene, done: Deeds, *sections: str) -> float:
    section = scene.printed.section
    return missing(done, sum(section[room] in sections for room in done.unexplored), ROOM)


def _cartographer(scene: Scene, done: Deeds) -> float:
    return _signal(done) * _explored(scene, done, "S-01", "S-02")


def _deep_survey(scene: Scene, done: Deeds) -> float:
    return _signal(done) * _explored(scene, done, "S-02", "S-03")


def _whistleblower(scene: Scene, done: Deeds) -> float:
    return _signal(done) * later(done, done.learned, LEARNED)


def _blown_up(done: Deeds) -> float:
    return later(done, done.destroyed, DESTROYED)


def _nest_gone(scene: Scene, done: Deeds) -> float:
    """With the whole facility, or egg by egg."""
    eggs = missing(done, done.eggs, EGG_IN_NEST)
    return _signal(done) * max(_blown_up(done), eggs)


def _burnt_out(scene: Scene, done: Deeds) -> float:
    return max(_blown_up(done), _nest_gone(scene, done))


def _big_game(scene: Scene, done: Deeds) -> float:
    return _signal(done) * max(_blown_up(done), later(done, False, QUEEN))


def _know_it_all(scene: Scene, done: Deeds) -> float:
    return missing(done, 8 - done.knowledge, POINT_OF_KNOWLEDGE)


def _loose_ends(scene: Scene, done: Deeds) -> float:
    """Nobody who came from the ship may survive; oneself neither, unless alone."""
    chance = 1.0
    for seat in targets(scene, "loose_ends"):
        chance *= STRANGER_DIES if scene.is_alive(seat) else 1.0
    mine = ALONE if is_from_the_ship(scene, scene.seat) else chance
    return _signal(done) * mine


def _not_alone(scene: Scene, done: Deeds) -> float:
    living = sum(map(scene.is_alive, range(len(scene.view["seats"])))) - 1
    return _signal(done) * (1 - float((1 - COMPANY) ** (living / 2)))


def _scorched_mars(scene: Scene, done: Deeds) -> float:
    return max(_blown_up(done), ALONE)


def _live_cargo(scene: Scene, done: Deeds) -> float:
    return _signal(done) * later(done, done.egg, EGG_IN_HAND)


def _extreme_field_biology(scene: Scene, done: Deeds) -> float:
    return missing(done, 3 - done.weaknesses, WEAKNESS)


def _clearance(scene: Scene, done: Deeds) -> float:
    learned = later(done, done.learned, LEARNED)
    return learned * missing(done, 6 - done.knowledge, POINT_OF_KNOWLEDGE)


def _special_delivery(scene: Scene, done: Deeds) -> float:
    return later(done, done.egg, EGG_IN_HAND)


def _read_the_files(scene: Scene, done: Deeds) -> float:
    return later(done, done.learned, LEARNED)


def _autopsy(scene: Scene, done: Deeds) -> float:
    return _signal(done) * missing(done, 2 - done.weaknesses, WEAKNESS)


def _dead_player(name: str) -> Callable[[Scene, Deeds], float]:
    def chance(scene: Scene, done: Deeds) -> float:
        victims = targets(scene, name)
        if not victims:
            return ALONE
        if not any(map(scene.is_alive, victims)):
            return 1.0
        return STRANGER_DIES if is_from_the_ship(scene, victims[0]) else MATE_DIES

    return chance


VICTIM = {
    "hostile_takeover": 1,
    "severance": 2,
    "liability": 3,
    "redundancy": 4,
    "clean_ledger": 5,
}
"""The player number whose death an objective asks for."""


def targets(scene: Scene, name: str) -> list[int]:
    """The other seats that must not survive."""
    others = [seat for seat in range(len(scene.view["seats"])) if seat != scene.seat]
    if name == "loose_ends":
        return [seat for seat in others if is_from_the_ship(scene, seat)]
    number = VICTIM.get(name)
    return [seat for seat in others if number and scene.view["seats"][seat]["number"] == number]


def is_from_the_ship(scene: Scene, seat: int) -> bool:
    character = scene.view["seats"][seat]["character"]
    return bool(scene.printed.content["characters"][character]["group"] == STRANGER)


OBJECTIVES: dict[str, Callable[[Scene, Deeds], float]] = {
    "cartographer": _cartographer,
    "deep_survey": _deep_survey,
    "whistleblower": _whistleblower,
    "big_game": _big_game,
    "burn_it_out": _burnt_out,
    "know_it_all": _know_it_all,
    "loose_ends": _loose_ends,
    "not_alone": _not_alone,
    "scorched_mars": _scorched_mars,
    "live_cargo": _live_cargo,
    "extreme_field_biology": _extreme_field_biology,
    "clearance": _clearance,
    "sterilise": _nest_gone,
    "total_knowledge": _know_it_all,
    "call_home": _whistleblower,
    "upper_levels": _cartographer,
    "lower_levels": _deep_survey,
    "close_contact": _extreme_field_biology,
    "behead_the_enemy": _big_game,
    "cleaning_crew": _nest_gone,
    "special_delivery": _special_delivery,
    "read_the_files": _read_the_files,
    "autopsy": _autopsy,
    **{name: _dead_player(name) for name in VICTIM},
}
