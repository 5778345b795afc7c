"""Suits, in which one can cross the surface, and what they are made of."""

from __future__ import annotations

from hullbreach.bots.survival.scene import Scene, kind_of

SUITS = ("enviro_suit", "battle_suit")


def dressed(scene: Scene) -> bool:
    return any(map(scene.has, SUITS))


def wears_suit(scene: Scene, seat: int) -> bool:
    """Everybody sees who wears one."""
    return any(kind_of(item) in SUITS for item in scene.view["seats"][seat]["hands"])


def suits_left(scene: Scene) -> int:
    """How many can still be made."""
    return sum(kind_of(item) == "enviro_suit" for item in scene.view["decks"]["crafted"])


def has_part(scene: Scene) -> bool:
    """Is there something at hand of which a suit can be made?"""
    return any(is_part(scene, kind_of(item)) for item in scene.items)


def is_part(scene: Scene, kind: str) -> bool:
    items = scene.printed.content["items"]
    return items.get(kind, {}).get("component") in items["enviro_suit"]["recipe"]
