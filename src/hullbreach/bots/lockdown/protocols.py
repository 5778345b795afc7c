"""Which containment protocol may be active, and whom it spares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from hullbreach.bots.survival.scene import Scene, kind_of

BUNKER, ISOLATED, ESCAPED = "bunker", "isolated", "escaped"
ENOUGH = 5  # knowledge that satisfies Code Yellow


def chances(scene: Scene) -> Mapping[str, float]:
    """How likely each protocol is to be the active one, after all that this seat has seen."""
    protocols = scene.view["protocols"]
    if protocols["active"]:
        return {kind_of(protocols["active"]): 1.0}
    piles = (
        protocols["neutral"],
        protocols["open"],
        *(s["protocols"] for s in scene.view["seats"]),
    )
    elsewhere = sorted(kind_of(token) for pile in piles for token in pile if token)
    kinds = scene.printed.content["protocols"].items()
    return odds(tuple((name, about["copies"]) for name, about in kinds), tuple(elsewhere))


@cache
def odds(copies: tuple[tuple[str, int], ...], elsewhere: tuple[str, ...]) -> Mapping[str, float]:
    """By kind, when so many exist and these are known to lie elsewhere."""
    left = Counter(dict(copies))
    left.subtract(elsewhere)
    total = sum(left.values())
    return {name: count / total for name, count in left.items()}


def spared(scene: Scene, place: str, signal: float, knowledge: float) -> float:
    """The chance to be let live there, with the signal sent and enough knowledge, or nearly so."""
    if place == BUNKER:
        return 1.0
    active = chances(scene)
    killed = active.get("code_blue", 0.0) * (1 - signal)
    killed += active.get("code_yellow", 0.0) * (1 - knowledge)
    killed += active.get("code_gray" if place == ESCAPED else "code_red", 0.0)
    return 1 - killed
