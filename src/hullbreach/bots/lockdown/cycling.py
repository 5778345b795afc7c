"""What to discard on passing: who looks for a card lets others go that are of less use."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.bots.survival.acting import card_kind
from hullbreach.bots.survival.repairs import can_repair
from hullbreach.bots.survival.scene import CONTAMINATION, Scene
from hullbreach.kernel.decisions import Decision

from .items import card_worth
from .outfit import dressed, has_part, suits_left

KEPT = 2  # cards that one keeps all the same
ILL = 2  # contamination cards that one holds until one can rest
SEARCHES = ("search", "jury_rigging")
RESTS = ("rest", "rushed_analysis")
IDLE = 0.1  # what a card is worth that finds nothing more


def discard_on_pass(scene: Scene, decision: Decision) -> Sequence[float]:
    hand = [str(value[1]) for value in decision.ask.values]
    ill = [card for card in hand if card.startswith(CONTAMINATION)]
    cards = [card for card in hand if card not in ill]
    away = set(ill[ILL:] if _can_rest_later(scene) else ill) | set(_spare(scene, cards, ill))
    return [1.0 if card in away else -1.0 for card in hand]


def _spare(scene: Scene, cards: list[str], ill: list[str]) -> list[str]:
    """Action cards that make room for better ones."""
    kinds = {card: card_kind(card, scene.me["character"]) for card in cards}
    if scene.in_combat:
        return []
    if scene.here in scene.broken and not can_repair(scene):
        return cards  # one waits to repair this room
    if not _looks_for_more(scene, set(kinds.values()), bool(ill)):
        return []
    useless = SEARCHES if dressed(scene) else ()
    worth = {c: IDLE if kinds[c] in useless else card_worth(scene, kinds[c]) for c in cards}
    return sorted(cards, key=worth.__getitem__)[: max(0, len(cards) + len(ill) - KEPT)]


def _looks_for_more(scene: Scene, held: set[str], ill: bool) -> bool:
    """For a search until one has a suit; then for a rest and what it is good for, together."""
    if not dressed(scene) and not has_part(scene) and suits_left(scene) and _parts_near(scene):
        return held.isdisjoint(SEARCHES)
    return _can_rest_later(scene) and (held.isdisjoint(RESTS) or not ill)


def _can_rest_later(scene: Scene) -> bool:
    """While one waits for the gate; but a larva must not be woken."""
    return bool(scene.contamination and not scene.me["larva"] and not scene.view["gate_open"])


def _parts_near(scene: Scene) -> bool:
    section, gateway = scene.printed.section, scene.printed.board["gateway"]
    near = [room for room in scene.rooms if section[room] == section[gateway]]
    return scene.here in near and any(scene.rooms[room].get("search") for room in near)
