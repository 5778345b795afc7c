"""What the crew agrees on, before everybody thinks of himself.

One goes ahead: he finds the cooling system, or his death opens the gate. The others make suits
near the exit and wait there together. Whoever can leave leaves.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.bots.survival.scene import Scene
from hullbreach.bots.survival.title import Order
from hullbreach.bots.survival.ways import noise_risk
from hullbreach.kernel.decisions import Decision, Value

from .crew import A_CREW, Mate
from .leaving import LOUD, break_out, call_rover, leave
from .suits import dress

HURRIED = 2  # rounds in which a scout spends all its cards
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


def gather(mate: Mate) -> Value | None:
    """Together in the repository, with all cards in hand, unless it burns."""
    repository = mate.scene.tiles["repository"]
    if repository in mate.scene.fires:
        return None
    hurried = mate.gate or mate.scene.view["time"]["self_destruct"] is not None
    if mate.scene.in_combat or not mate.at_home or (hurried and not mate.dressed):
        return None
    back = mate.step(repository, keep=2) if mate.scene.here != repository else None
    return back or mate.tinkers() or mate.waits()


ORDERS: tuple[tuple[Callable[[Mate], Value | None], str], ...] = (
    (leave, "escape"),
    (go_ahead, "ahead"),
    (call_rover, "rover"),
    (break_out, "escape"),
    (stand, "stand"),
    (dress, "suit"),
    (gather, "gather"),
)
"""What is to be done, and why; the first comes first."""
