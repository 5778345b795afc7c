"""Out through the gate, once it is open."""

from __future__ import annotations

from hullbreach.bots.survival.ways import A_NUMBER
from hullbreach.kernel.decisions import Value

from .crew import Mate, offers_rover
from .shelters import rounds_left

LOUD = 2 * A_NUMBER  # of a noise roll that one would rather avoid
COST = 2  # cards to leave the facility
SHOTS, CARDS = 2, 4  # with which one dares to go where a xeno is
LAST = 2  # rounds in which one dares everything


def leave(mate: Mate) -> Value | None:
    """On foot if a friend near needs the rover."""
    ride, walk = mate.offered("escape", "rover"), mate.offered("escape", "suit")
    friends = set(mate.waiting_for_rover) - mate.scene.title.foes(mate.scene)
    return walk if walk and friends else ride or walk


def call_rover(mate: Mate) -> Value | None:
    """With a computer near the exit, or with a card that does without power or computer."""
    scene = mate.scene
    friends = set(mate.waiting_for_rover) - scene.title.foes(scene)
    if not mate.gate or scene.view["rover"] == mate.exit or not friends:
        return None
    called = mate.offered("computer", "move_rover")
    if not called and offers_rover(scene):
        called = mate.plays("remote") or mate.plays("unpowered") or mate.plays("computer")
    return called or mate.first("computer") or _get_at_computer(mate)


def _get_at_computer(mate: Mate) -> Value | None:
    """Light first; or a card that does without."""
    scene = mate.scene
    kinds = scene.printed.content["rooms"]
    rooms = [
        room
        for room in scene.rooms
        if mate.is_near(room) and kinds.get(scene.tile(room), {}).get("computer")
    ]
    near = [room for room in rooms if room not in scene.broken and room != scene.here]
    if scene.in_combat or not mate.at_home or not rooms:
        return None
    if scene.dark(scene.here):
        tricks = any(map(scene.holds, ("it_should_work", "neuralink"))) and offers_rover(scene)
        return mate.plays("power") or (mate.step(*near, keep=2) if near and tricks else None)
    return mate.step(*near, keep=1) if near else None


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
        enough = mate.cards >= len(way) + (COST if mate.first("shoot") else 0)
        return mate.offered("move", way[0]) if way and enough else None
    if len(way) == 1:
        return _enter(mate)
    if way or mate.scene.here in _near_the_exit(mate):
        return mate.step(mate.exit) or _storm(mate) or mate.waits()
    through = mate.way([mate.exit], around=False)
    return (mate.offered("move", through[0]) if through else None) or mate.waits()


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
