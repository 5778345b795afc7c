"""Contamination: to be got rid of near the exit, before one leaves."""

from __future__ import annotations

from hullbreach.bots.survival.infection import clean
from hullbreach.bots.survival.scene import CONTAMINATION, Scene, kind_of
from hullbreach.kernel.decisions import Value

from .crew import Mate
from .shelters import rounds_left

RESTED = 1  # cards that one still wants to have after a rest
DOUBT, ILL = 0.15, 0.2  # chances to fail the last check that one does something about
TIME = 3  # rounds in which one can be cured and still leave
NEUTRALIZER = "neutralizer"


def cure(mate: Mate) -> Value | None:
    """A rest, an operation, or a neutralizer that is made of one thing in the repository."""
    scene = mate.scene
    if scene.in_combat or not mate.at_home or not scene.contamination:
        return None
    danger = 1 - clean(scene)
    if danger < DOUBT or rounds_left(scene) < TIME:
        return rest(mate)
    cured = _use(mate) or mate.offered("room", "operate")
    return cured or rest(mate) or (_fetch(mate) if danger >= ILL else None)


def rest(mate: Mate) -> Value | None:
    """Contamination goes while there is a quiet moment, unless it is known to be an infection.

    With a larva a scan may kill, but the last check would do so more often.
    """
    scene = mate.scene
    cards = [card for card in scene.me["hand"] if card.startswith(CONTAMINATION)]
    infected = any(scene.me["scanned"].get(card) for card in cards)
    if not cards or infected or scene.in_combat or mate.cards <= RESTED:
        return None
    return mate.plays("rest") or mate.plays("scan")


def _use(mate: Mate) -> Value | None:
    found = (v for v in mate.offers if v[0] == "use" and kind_of(str(v[1])) == NEUTRALIZER)
    return next(found, None)


def _fetch(mate: Mate) -> Value | None:
    """One step on the way to it."""
    scene = mate.scene
    surgery, repository = scene.tiles.get("surgery", ""), scene.tiles["repository"]
    works = surgery and surgery not in scene.broken | scene.fires
    if works and mate.is_near(surgery):
        found = mate.step(surgery, keep=2) if scene.here != surgery else mate.waits()
        if found:
            return found
    if scene.has(NEUTRALIZER) or not can_make_neutralizer(scene):
        return None
    return mate.offered("room", "craft_together") or mate.step(repository, keep=2)


def can_make_neutralizer(scene: Scene) -> bool:
    """From one thing that one has."""
    items = scene.printed.content["items"]
    left = any(kind_of(item) == NEUTRALIZER for item in scene.view["decks"]["crafted"])
    parts = items[NEUTRALIZER]["recipe"]
    return left and any(
        items[kind_of(i)].get("component") in parts for i in scene.items if kind_of(i) in items
    )
