"""The rover, which carries one to the bunker without a noise, and can be called back."""

from __future__ import annotations

from hullbreach.kernel.decisions import Value

from .crew import Mate, offers_rover


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
    """Light first; or a card that does without. One that is broken is repaired."""
    scene, rooms = mate.scene, _computers(mate)
    near = [room for room in rooms if room not in scene.broken and room != scene.here]
    if scene.in_combat or not mate.at_home or not rooms:
        return None
    if scene.dark(scene.here):
        tricks = any(map(scene.holds, ("it_should_work", "neuralink"))) and offers_rover(scene)
        return mate.plays("power") or (mate.step(*near, keep=2) if near and tricks else None)
    return mate.step(*near, keep=1) if near else repair_computer(mate)


def _computers(mate: Mate) -> list[str]:
    """The rooms near the exit that have one."""
    scene, kinds = mate.scene, mate.scene.printed.content["rooms"]
    return [
        room
        for room in scene.rooms
        if mate.is_near(room) and kinds.get(scene.tile(room), {}).get("computer")
    ]


def repair_computer(mate: Mate) -> Value | None:
    """Where there is light, and all are broken, by whoever has a card for it."""
    scene, rooms = mate.scene, _computers(mate)
    if scene.in_combat or not mate.at_home or not rooms or scene.dark(mate.exit):
        return None
    if not scene.broken.issuperset(rooms) or not mate.has_repair:
        return None
    return mate.repairs() if scene.here in rooms else mate.step(*rooms, keep=2)
