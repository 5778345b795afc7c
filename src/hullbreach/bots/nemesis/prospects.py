"""How a match would end for a seat: what it has done, and what is still missing."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from hullbreach.bots.survival.chances import later, missing
from hullbreach.bots.survival.infection import clean
from hullbreach.bots.survival.scene import Scene, kind_of

from . import voyage
from .hazards import explosion

VICTORY = 100.0
ALIVE = 65.0  # points for survival alone
BOLD = 35.0  # the same for who cannot win by patience
ASLEEP, ESCAPED = "asleep", "escaped"
SECTIONS = ("evac_a", "evac_b")
BLUE_CORPSE = "corpse#1"
HOARD = 7

SIGNAL = 0.1  # how likely it is to be done later if it is still missing
ROOM = 0.88
WEAKNESS = {"egg": 0.15, "carcass": 0.2, "corpse": 0.35}
EGG_IN_NEST, EGG_IN_HAND, CORPSE_IN_HAND = 0.7, 0.2, 0.2
DELIVERED = 0.5
THING = 0.85
QUEEN = 0.03
DESTRUCT = 0.4
DIES = 0.75  # anybody else, sooner or later
INFECTED = 0.12  # who was thought to be safe
COMPANY = 0.55  # that somebody else survives
ALONE = 0.08
CALM = 0.88  # what is left of the future after the end of a round
OPENING = 5  # rounds until somebody opens a pod
FOUND = 0.65  # that one finds a pod in time
OPENS = 0.8  # that a pod is opened before it is too late


class Deeds(NamedTuple):
    """What counts at the end."""

    signal: bool
    unexplored: frozenset[str]
    eggs: int
    """In the Nest."""
    carried: frozenset[str]
    """Objects in the own hands."""
    weaknesses: frozenset[str]
    """Kinds of objects that have been analysed."""
    delivered: bool
    """The blue corpse, to the Surgery."""
    things: int
    engines: tuple[float, ...]
    earth: float
    mars: float
    destruct: bool
    pods: bool
    """Not all of them have left."""
    open: bool
    """A pod is open, or will be."""
    found: bool
    """It is known where a pod is."""
    over: bool = False
    """Nothing more will be done: only luck can still help."""


Objective: TypeAlias = Callable[[Scene, Deeds, str], float]
"""The chance to meet it, for somebody who survives in a place."""


@lru_cache(maxsize=1)
def deeds(scene: Scene) -> Deeds:
    me, view = scene.me, scene.view
    pods = scene.printed.content["tokens"]["pods"]
    running = view["time"]["self_destruct"] is not None
    hands = {piece if piece == BLUE_CORPSE else kind_of(piece) for piece in me["hands"]}
    return Deeds(
        signal=me["signal"],
        unexplored=frozenset(scene.unexplored),
        eggs=0 if view["nest"]["destroyed"] else view["nest"]["eggs"],
        carried=frozenset(hands & {"egg", "carcass", "corpse", BLUE_CORPSE}),
        weaknesses=frozenset(kind for kind, known in view["weaknesses"].items() if known),
        delivered=view["post_mortem"],
        things=len(scene.items),
        engines=tuple(voyage.engines(scene)),
        earth=voyage.leads_to(scene, voyage.EARTH),
        mars=voyage.leads_to(scene, voyage.MARS),
        destruct=running,
        pods=bool(view["pods"]),
        open=running or "open" in view["pods"].values(),
        found=any(pods[pod]["room"] in scene.tiles for pod in view["pods"]),
    )


@lru_cache(maxsize=128)
def prospect(scene: Scene, done: Deeds, healthy: bool = False) -> float:
    """Points that this seat may expect if it ends in the better place."""
    boards = (1.0 if done.open else OPENS) * (1.0 if done.found else FOUND) if done.pods else 0.0
    rounds = 1 if done.open else OPENING
    asleep = calm(scene, hibernation(scene)) * ending(scene, done, ASLEEP)
    escaped = boards * calm(scene, rounds) * ending(scene, done, ESCAPED)
    return (1.0 if healthy else clean(scene)) * max(asleep, escaped)


def calm(scene: Scene, rounds: int) -> float:
    """What is left of the future after so many ends of rounds; an explosion ends it."""
    return float((CALM * (1 - explosion(scene))) ** rounds)


def hibernation(scene: Scene) -> int:
    """Rounds until one may sleep."""
    opens = int(max(scene.printed.content["time"]["blue"]))
    return max(0, int(scene.view["time"]["space"]) - opens)


def ending(scene: Scene, done: Deeds, place: str) -> float:
    """Points that this seat may expect in this place, if it is not infected."""
    wins = objective(scene, done, place)
    life = BOLD if is_bold(scene) else ALIVE
    return arrives(scene, done, place) * (life + (VICTORY - life) * wins)


def arrives(scene: Scene, done: Deeds, place: str) -> float:
    """The chance that a sleeper comes home; who escapes is safe."""
    if place == ESCAPED:
        return 1.0
    if done.destruct:
        return 0.0
    return flight(done) * (course(done, "earth") + (course(done, "mars") if to_mars(scene) else 0))


def flight(done: Deeds) -> float:
    return voyage.flies(done.engines, 0.0 if done.over else voyage.MEND)


def course(done: Deeds, place: str) -> float:
    """Nobody steers for Mars but who has to."""
    if place == "mars" or done.over:
        return done.mars if place == "mars" else done.earth
    return done.earth + voyage.STEER * (1 - done.earth)


@lru_cache(maxsize=1)
def held(scene: Scene) -> tuple[str, ...]:
    return tuple(name for name in scene.me["objectives"] if name)


@lru_cache(maxsize=1)
def is_bold(scene: Scene) -> bool:
    """No objective of one's own is met by waiting for what happens to others."""
    names = held(scene)
    return bool(names) and not any(name in FRIENDS or targets(scene, name) for name in names)


def to_mars(scene: Scene) -> bool:
    return held(scene) == ("quarantine",)


def objective(scene: Scene, done: Deeds, place: str) -> float:
    """The chance to meet the objective; while there are two, the better one; a team needs all."""
    chances = [chance(scene, done, name, place) for name in held(scene)]
    if chances:
        return max(chances)
    together = 1.0
    for name in scene.view["objectives"]:
        together *= chance(scene, done, name, place)
    return together


def chance(scene: Scene, done: Deeds, name: str, place: str) -> float:
    """For somebody who survives there."""
    return OBJECTIVES[name](scene, done, place)


def _signal(scene: Scene, done: Deeds) -> float:
    """A team needs as many senders as its objectives ask for."""
    if held(scene):
        return later(done, done.signal, SIGNAL)
    asking = sum(name in WITH_SIGNAL for name in scene.view["objectives"])
    sent = sum(about["signal"] for about in scene.view["seats"])
    mine = int(done.signal and not scene.me["signal"])
    return missing(done, max(1, asking) - sent - mine, SIGNAL)


def _home(scene: Scene, done: Deeds, place: str) -> float:
    """Whoever wakes up is on Earth; from a pod one can only hope."""
    if place == ASLEEP:
        return 1.0
    return max(alone(scene), 0.0 if done.destruct else flight(done) * course(done, "earth"))


def _quarantine(scene: Scene, done: Deeds, place: str) -> float:
    nest = missing(done, done.eggs, EGG_IN_NEST)
    to_earth, mars = course(done, "earth"), course(done, "mars")
    if place == ASLEEP:
        return (mars + to_earth * nest) / max(0.01, mars + to_earth)
    return 0.0 if done.destruct else flight(done) * (mars + to_earth * nest)


def _ship_gone(scene: Scene, done: Deeds, place: str) -> float:
    """Blown up, or without two engines while one is in a pod."""
    if place == ASLEEP:
        return 0.0
    return max(later(done, done.destruct, DESTRUCT), 1 - flight(done))


def _great_hunt(scene: Scene, done: Deeds, place: str) -> float:
    return _signal(scene, done) * max(_ship_gone(scene, done, place), later(done, False, QUEEN))


def _nest_or_ship_gone(scene: Scene, done: Deeds, place: str) -> float:
    nest = missing(done, done.eggs, EGG_IN_NEST)
    return _signal(scene, done) * max(_ship_gone(scene, done, place), nest)


def _proper_burial(scene: Scene, done: Deeds, place: str) -> float:
    return _signal(scene, done) * later(done, BLUE_CORPSE in done.carried, CORPSE_IN_HAND)


def _hoarder(scene: Scene, done: Deeds, place: str) -> float:
    return missing(done, HOARD - done.things, THING) if place == ESCAPED else 0.0


def _explored(scene: Scene, done: Deeds, place: str) -> float:
    return _signal(scene, done) * missing(done, len(done.unexplored), ROOM)


def _company(scene: Scene, done: Deeds, place: str) -> float:
    return 1 - float((1 - COMPANY) ** (len(others_alive(scene)) / 2))


def _analysed(done: Deeds, kind: str) -> float:
    return later(done, kind in done.weaknesses, WEAKNESS[kind])


def _necroscopy(scene: Scene, done: Deeds, place: str) -> float:
    return _signal(scene, done) * _analysed(done, "carcass")


def _ab_ovo(scene: Scene, done: Deeds, place: str) -> float:
    return _analysed(done, "egg")


def _two_weaknesses(scene: Scene, done: Deeds, place: str) -> float:
    """The two that are likeliest."""
    best = sorted((_analysed(done, kind) for kind in WEAKNESS), reverse=True)
    return best[0] * best[1]


def _egg_with_signal(scene: Scene, done: Deeds, place: str) -> float:
    return _signal(scene, done) * _egg(scene, done, place)


def _egg(scene: Scene, done: Deeds, place: str) -> float:
    return later(done, "egg" in done.carried, EGG_IN_HAND)


def _delivered(scene: Scene, done: Deeds, place: str) -> float:
    return later(done, done.delivered, DELIVERED)


def _dead_player(name: str) -> Objective:
    def chance(scene: Scene, done: Deeds, place: str) -> float:
        victims = targets(scene, name)
        if not victims:
            return alone(scene)
        return max(_dies(scene, done, victim) for victim in victims)

    return chance


def _dies(scene: Scene, done: Deeds, victim: int) -> float:
    """Who has left may still be infected, and a sleeper not come home."""
    place = scene.view["seats"][victim]["place"]
    if place == ESCAPED:
        return INFECTED
    if place == ASLEEP:
        lost = 1.0 if done.destruct else 1 - flight(done) * course(done, "earth")
        return max(INFECTED, lost)
    return DIES if scene.is_alive(victim) else 1.0


VICTIM = {
    "the_right_moment_to_strike": 1,
    "greener_pastures": 2,
    "an_old_feud": 3,
    "hostile_takeover": 4,
    "the_final_enlightenment": 5,
}
"""The player number whose death an objective asks for."""


def targets(scene: Scene, name: str) -> list[int]:
    """The other seats that must not survive."""
    number = VICTIM.get(name)
    seats = scene.view["seats"]
    return [
        seat
        for seat, about in enumerate(seats)
        if number and seat != scene.seat and about["number"] == number
    ]


def others_alive(scene: Scene) -> list[int]:
    seats = range(len(scene.view["seats"]))
    return [seat for seat in seats if seat != scene.seat and scene.is_alive(seat)]


def alone(scene: Scene) -> float:
    """The chance to be the only survivor."""
    return float(0.4 ** len(others_alive(scene)))


FRIENDS = ("best_friends_forever",)
WITH_SIGNAL = ("clean_up_crew", "cutting_off_the_head", "no_man_left_behind")
OBJECTIVES: dict[str, Objective] = {
    "salvaging_the_prime_asset": _home,
    "the_oldest_friend": _home,
    "quarantine": _quarantine,
    "the_great_hunt": _great_hunt,
    "a_proper_burial": _proper_burial,
    "hoarder": _hoarder,
    "relentless_investigator": _explored,
    "best_friends_forever": _company,
    "aliens_on_a_spaceship": _nest_or_ship_gone,
    "necroscopy": _necroscopy,
    "ab_ovo": _ab_ovo,
    "extreme_field_biology": _two_weaknesses,
    "my_precious": _egg_with_signal,
    "clean_up_crew": _nest_or_ship_gone,
    "cutting_off_the_head": _great_hunt,
    "no_man_left_behind": _explored,
    "destination_earth": _home,
    "special_delivery": _egg,
    "first_contact_protocol": _two_weaknesses,
    "emergency_post_mortem": _delivered,
    **{name: _dead_player(name) for name in VICTIM},
}
