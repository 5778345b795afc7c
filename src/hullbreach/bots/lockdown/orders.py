"""What the crew agrees on, before everybody thinks of himself.

One or two go ahead: they bring light, and find the cooling system, or their death opens the gate.
The others make suits near the exit and wait there together. Whoever can leave leaves. The rover is
first for those who may still win. Who wishes somebody dead helps everybody but him.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.bots.survival.scene import Scene, kind_of
from hullbreach.bots.survival.title import Order
from hullbreach.kernel.decisions import Decision, Value

from .crew import Mate
from .cures import cure
from .leaving import LAST, break_out, give_way, hesitate, leave
from .outfit import has_part, suits_left, wears_suit
from .rover import call_rover, repair_computer
from .scouting import go_ahead, send, travel
from .shelters import rounds_left
from .suits import dress, find_part
from .volunteers import A_CREW

NEAR = 2  # steps from the repository, for which one does not hold back
FRESH = 3  # cards with which one dares to run


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


def bar(mate: Mate) -> Value | None:
    """Whose suit is made breaks the place where a foe would make his."""
    scene = mate.scene
    bare = [seat for seat in scene.title.foes(scene) if _is_bare(mate, seat)]
    if not bare or not mate.dressed or scene.in_combat or mate.gate:
        return None
    return mate.plays("break_room") if scene.here == scene.tiles["repository"] else None


def _is_bare(mate: Mate, seat: int) -> bool:
    place = mate.scene.view["seats"][seat]["place"]
    return place in mate.scene.rooms and mate.is_near(place) and not wears_suit(mate.scene, seat)


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
    repository = scene.tiles["repository"]
    way = mate.way([repository])
    back = travel(mate, way) if len(way) > NEAR else mate.step(repository, keep=1)
    return find_part(mate) or back


ORDERS: tuple[tuple[Callable[[Mate], Value | None], str], ...] = (
    (cure, "cure"),
    (send, "signal"),
    (give_way, "after_you"),
    (hesitate, "loud"),
    (leave, "escape"),
    (go_ahead, "ahead"),
    (call_rover, "rover"),
    (break_out, "escape"),
    (bar, "bar"),
    (stand, "stand"),
    (hold, "stand"),
    (dress, "suit"),
    (repair_computer, "rover"),
    (gather, "gather"),
    (come_home, "gather"),
)
"""What is to be done, and why; the first comes first."""
