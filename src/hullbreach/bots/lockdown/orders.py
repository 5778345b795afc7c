"""What the crew agrees on, before everybody thinks of himself.

One goes ahead: he finds the cooling system, or his death opens the gate. The others make suits
near the exit and wait there together. Whoever can leave leaves, the rover is for who has no suit.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.bots.survival.scene import Scene, kind_of
from hullbreach.bots.survival.title import Order
from hullbreach.bots.survival.ways import noise_risk
from hullbreach.kernel.decisions import Decision, Value

from .crew import A_CREW, Mate
from .cures import cure
from .leaving import LAST, LOUD, break_out, call_rover, leave
from .outfit import has_part, suits_left
from .shelters import rounds_left
from .suits import dress, find_part

HURRIED = 2  # rounds in which a scout spends all its cards
FRESH = 4  # cards with which one dares to run
SOFTLY = 3  # cards with which a scout would rather make no noise


def agreed(scene: Scene, decision: Decision, own: Value) -> Order | None:
    """The first order that fits; none for a team, on a board with many exits, or for two."""
    exits, seats = scene.printed.board["exits"], scene.view["seats"]
    if scene.view["objectives"] or len(exits) > 1 or len(seats) < A_CREW:
        return None
    mate = Mate(scene, decision, own)
    for order, why in ORDERS:
        value = order(mate)
        if value is not None:
            return Order(value, why)
    return None


def go_ahead(mate: Mate) -> Value | None:
    """The scout looks for the cooling system, and sends its signal on the way."""
    if not mate.is_scout:
        return None
    scene = mate.scene
    signal = None if scene.me["signal"] else mate.offered("room", "send_signal")
    done = mate.offered("room", "start_self_destruct") or signal
    if done:
        return done
    cooling = scene.tiles.get("cooling_system", "")
    way = mate.way([cooling] if cooling else _unknown(scene))
    if scene.in_combat:
        return mate.tinkers() or (mate.offered("move", way[0]) if way else None)
    if cooling in scene.broken:
        return None  # to be repaired first, by whoever can
    if not way:
        return mate.waits() if scene.here == cooling else None
    softly = mate.offered("careful", way[0])
    if softly and mate.cards >= SOFTLY and noise_risk(scene, way[0]) > LOUD:
        return softly
    least = 1 if scene.view["round"] <= HURRIED else 2
    return (mate.offered("move", way[0]) if mate.cards >= least else None) or mate.waits()


def _unknown(scene: Scene) -> list[str]:
    """Where the cooling system may be."""
    slot = scene.printed.slot
    return [r for r in scene.unexplored if slot[r] == "1" and not scene.rooms[r].get("peeked")]


def stand(mate: Mate) -> Value | None:
    """Who can shoot shoots, at what is hurt most: who runs is attacked at once, and makes noise."""
    if not mate.scene.in_combat:
        return None
    hurt = mate.scene.xenos(mate.scene.here)
    shots = [value for value in mate.offers if value[0] == "shoot" and value[2] in hurt]
    return max(shots, key=lambda shot: hurt[str(shot[2])], default=None)


def hold(mate: Mate) -> Value | None:
    """Bare hands do more harm to oneself, and who runs is attacked at once.

    Only at the exit it is better to let the xeno go its way.
    """
    scene, own = mate.scene, mate.own
    runs = own[0] in ("move", "melee") and kind_of(str(own[1])) not in ("larva", "eggs")
    if not runs or not scene.in_combat or not mate.at_home or rounds_left(scene) <= LAST:
        return None
    if scene.here == mate.exit and mate.can_cross and mate.cards >= FRESH:
        near = [room for _, room in scene.printed.neighbours[scene.here]]
        free = sorted(near, key=lambda room: (bool(scene.xenos(room)), not scene.others(room)))
        return mate.offered("move", free[0]) or mate.waits()
    return mate.waits()


def gather(mate: Mate) -> Value | None:
    """Together in the repository, with all cards in hand, unless it burns."""
    repository = mate.scene.tiles["repository"]
    if repository in mate.scene.fires:
        return None
    if mate.scene.in_combat or not mate.at_home or _is_stranded(mate):
        return None
    back = mate.step(repository, keep=2) if mate.scene.here != repository else None
    return back or mate.tinkers() or mate.waits()


def _is_stranded(mate: Mate) -> bool:
    """No suit, no rover, and nothing left here of which a suit could be made."""
    scene = mate.scene
    if not mate.gate or mate.dressed or scene.view["rover"] == mate.exit or has_part(scene):
        return False
    near = [room for room in scene.rooms if mate.is_near(room)]
    return not suits_left(scene) or not any(scene.rooms[room].get("search") for room in near)


def come_home(mate: Mate) -> Value | None:
    """Whoever has strayed comes back to the repository, and looks for parts where it is."""
    scene = mate.scene
    if mate.at_home or scene.in_combat or mate.is_scout or _is_stranded(mate):
        return None
    return find_part(mate) or mate.step(scene.tiles["repository"], keep=1)


ORDERS: tuple[tuple[Callable[[Mate], Value | None], str], ...] = (
    (cure, "cure"),
    (leave, "escape"),
    (go_ahead, "ahead"),
    (call_rover, "rover"),
    (break_out, "escape"),
    (stand, "stand"),
    (hold, "stand"),
    (dress, "suit"),
    (gather, "gather"),
    (come_home, "gather"),
)
"""What is to be done, and why; the first comes first."""
