"""The last check for contamination."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from .scene import CONTAMINATION, Scene

SCANNED = 4  # cards that are drawn in the last check


@lru_cache(maxsize=1)
def clean(scene: Scene) -> float:
    """The chance to pass it."""
    count, suspects = scene.contamination, scene.contamination - _harmless(scene)
    tokens = scene.printed.content["tokens"]["contamination"]
    harmless = tokens["clean"] / (tokens["clean"] + tokens["infected"])
    certain = scene.me["larva"] or any(scene.me["scanned"].values())
    infected = 1.0 if certain else 1 - harmless**suspects
    deck = scene.title.deck_size
    return 1 - infected * (1 - comb(deck, SCANNED) / comb(deck + count, SCANNED))


def _harmless(scene: Scene) -> int:
    """Cards in sight that are known not to be INFECTED."""
    return sum(not infected for infected in scene.me["scanned"].values())


def in_hand(scene: Scene) -> float:
    """How much of the danger a look at the hand would find: all of it, or nothing new."""
    if scene.me["larva"]:
        return 1.0
    known = scene.me["scanned"]
    doubtful = sum(
        known.get(card, True) for card in scene.me["hand"] if card.startswith(CONTAMINATION)
    )
    return float(doubtful / max(1, scene.contamination - _harmless(scene)))
