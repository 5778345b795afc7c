"""A suit for the surface, from what is found near the exit."""

from __future__ import annotations

from hullbreach.kernel.decisions import Value

from .crew import Mate
from .items import has_hand_for
from .outfit import has_part, suits_left

PARTS = ("yellow", "white", "green")
"""Where one may find something of which a suit is made, the best first."""

PODS = ("css_a", "css_b", "css_c")
"""Where the Sentry has a suit of its own."""


def dress(mate: Mate) -> Value | None:
    """Made by oneself, taken from the guards, or built from a part in the repository."""
    scene = mate.scene
    if not mate.at_home or mate.dressed or scene.in_combat:
        return None
    made = mate.first("quest", "battle_suit") if has_hand_for(scene, "battle_suit") else None
    if made or not suits_left(scene):
        return made
    made = (
        mate.offered("room", "take_equipment")
        or mate.offered("craft", "enviro_suit")
        or mate.plays("build")
    )
    if made:
        return made
    if has_part(scene):
        return mate.offered("room", "craft_together") or mate.step(scene.tiles["repository"])
    return _look_for_parts(mate)


def _look_for_parts(mate: Mate) -> Value | None:
    scene, home = mate.scene, mate.section(mate.exit)
    pods = [room for tile in PODS if (room := scene.tiles.get(tile, "")) and mate.is_near(room)]
    if scene.me["character"] == "sentry" and pods:
        return mate.step(*pods, keep=1)
    rooms = [r for r in scene.rooms if mate.section(r) == home and r not in scene.fires]
    guards = scene.tiles.get("guard_room", "")
    if guards in rooms and (found := _visit(mate, guards)):
        return found
    if not scene.holds("search"):
        return None
    search = mate.plays("search")
    if search and mate.colour(scene.here) in PARTS:
        return search
    rich = [room for room in rooms if mate.colour(room) in PARTS[:2]]
    new = [room for room in rooms if room in scene.unexplored]
    return mate.step(*(rich or new), keep=1)


def _visit(mate: Mate, guards: str) -> Value | None:
    """They have suits in their locker; it is repaired first if need be."""
    scene = mate.scene
    if scene.here == guards:
        return mate.repairs()
    opens = guards not in scene.broken or mate.has_repair
    return mate.step(guards, keep=2) if opens and scene.rooms[guards].get("search") else None


def find_part(mate: Mate) -> Value | None:
    """Where one happens to be, if there may be something of which a suit is made."""
    needed = not mate.dressed and not has_part(mate.scene) and suits_left(mate.scene)
    rich = mate.colour(mate.scene.here) in PARTS[:2]
    return mate.plays("search") if needed and rich else None
