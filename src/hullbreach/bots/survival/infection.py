"""The last check for contamination."""

from __future__ import annotations

from math import comb

from .scene import Scene

SCANNED = 4  # cards that are drawn in the last check


def clean(scene: Scene) -> float:
    """The chance to pass it."""
    count = scene.contamination
    tokens = scene.printed.content["tokens"]["contamination"]
    harmless = tokens["clean"] / (tokens["clean"] + tokens["infected"])
    infected = 1.0 if scene.me["larva"] else 1 - harmless**count
    deck = scene.title.deck_size
    return 1 - infected * (1 - comb(deck, SCANNED) / comb(deck + count, SCANNED))
