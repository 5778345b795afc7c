"""Out through the gate, once it is open."""

from __future__ import annotations

from hullbreach.bots.survival.ways import A_NUMBER, noise_risk
from hullbreach.kernel.decisions import Value

from .crew import Mate
from .outfit import wears_suit
from .shelters import rounds_left

LOUD = 2 * A_NUMBER  # of a noise roll that one would rather avoid
COST = 2  # cards to leave the facility
SHOTS, CARDS = 2, 4  # with which one dares to go where a xeno is
LAST = 3  # rounds in which one dares everything
COURTEOUS, PATIENT = 3, 4  # rounds in which one lets others go first, or waits for silence
DEAFENING = 0.8  # of a noise roll


def give_way(mate: Mate) -> Value | None:
    """Who can hardly win lets those leave first who are about to, while there is time for both."""
    ride, walk = mate.offered("escape", "rover"), mate.offered("escape", "suit")
    if not (ride or walk) or not mate.yields or rounds_left(mate.scene) < COURTEOUS:
        return None
    seats = mate.scene.view["seats"]
    ready = (
        (ride or wears_suit(mate.scene, seat))
        and not seats[seat]["passed"]
        and len(seats[seat]["hand"]) >= COST
        for seat in mate.scene.others(mate.scene.here)
    )
    return mate.waits() if any(ready) else None


def hesitate(mate: Mate) -> Value | None:
    """Nobody goes on foot where it is loud all around, unless time is short."""
    on_foot = mate.offered("escape", "suit") and not mate.offered("escape", "rover")
    loud = noise_risk(mate.scene, mate.scene.here) >= DEAFENING
    return mate.waits() if on_foot and loud and rounds_left(mate.scene) >= PATIENT else None


def leave(mate: Mate) -> Value | None:
    """Who hardly wins any more goes on foot if somebody near needs the rover, but no foe."""
    ride, walk = mate.offered("escape", "rover"), mate.offered("escape", "suit")
    waiting = set(mate.waiting_for_rover)
    generous = waiting and not waiting & mate.scene.title.foes(mate.scene)
    return walk if walk and generous and mate.yields else ride or walk


def break_out(mate: Mate) -> Value | None:
    """To the open gate, whoever is in the way."""
    if not mate.can_cross:
        return None
    if mate.scene.here == mate.exit:
        return _clear(mate) if mate.scene.in_combat else mate.waits()
    if opened := mate.breaks_door(mate.exit):
        return opened
    way = mate.way([mate.exit])
    if mate.scene.in_combat:
        return _break_away(mate, way)
    if len(way) == 1:
        return _enter(mate)
    if way or mate.scene.here in _near_the_exit(mate):
        return mate.step(mate.exit) or _storm(mate) or mate.waits()
    through = mate.way([mate.exit], around=False)
    return (mate.offered("move", through[0]) if through else None) or mate.waits()


def _break_away(mate: Mate, way: list[str]) -> Value | None:
    """Shots first, while enough cards are left to leave in the same round."""
    shot, needed = mate.first("shoot"), len(way) + COST
    if shot and mate.cards > needed:
        return shot
    enough = mate.cards >= (needed if shot else len(way))
    return mate.offered("move", way[0]) if way and enough else None


def _near_the_exit(mate: Mate) -> list[str]:
    return [room for _, room in mate.scene.printed.neighbours[mate.exit]]


def _storm(mate: Mate) -> Value | None:
    """Into the exit room although a xeno is there, with a weapon or when there is no time."""
    armed = sum(mate.scene.me["ammo"].values()) >= SHOTS and mate.cards >= CARDS
    dares = armed or rounds_left(mate.scene) <= LAST
    return mate.offered("move", mate.exit) if dares else None


def _clear(mate: Mate) -> Value | None:
    """Nobody leaves while xenos are at the exit."""
    late = rounds_left(mate.scene) <= LAST
    return mate.first("shoot") or mate.tinkers() or (mate.first("melee") if late else None)


def _enter(mate: Mate) -> Value | None:
    """So that one can leave in the same round."""
    softly, company = mate.offered("careful", mate.exit), mate.scene.others(mate.exit)
    if softly and not company and mate.cards >= 2 + COST:
        return softly
    return (mate.offered("move", mate.exit) if mate.cards > COST else None) or mate.waits()
