"""When to spend upgrade tokens and special cards."""

from __future__ import annotations

from .building import visits
from .facts import CAMERA, DATA_ACTIONS, PASSING, facts, potential
from .standing import UPGRADED, standing
from .station import Card, Station
from .stops import best_rival_card

PRICE = 0.7  # a token keeps its worth until it is spent
GROWTH = 1.3  # a point more on a card that often works
ANNIHILATE = 3.0  # what a rival card must be worth
CARD_FROM_DECK = 1.0


def spending_value(st: Station, verb: str, piece: str) -> float:
    """Above 0 if it should be done now."""
    if verb == "upgrade":
        return flip_value(st, piece)
    if verb == "boost":
        return boost_value(st, st.cards[piece])
    return special_value(st, piece)


def flip_value(st: Station, unit: str) -> float:
    """Attackers first, the best placed before the others."""
    there = bool(st.room_of(unit))
    better = standing(st.flipped(unit)) - standing(st) if there else -0.6
    return UPGRADED.get(st.units[unit].kind, 0.9) + better - PRICE


def boost_value(st: Station, card: Card) -> float:
    """One point more each time the card works, for the n-th token at n tokens."""
    often = GROWTH * st.times(card) * _works(st, card)
    return often - PRICE * (card.upgrades + 1)


def _works(st: Station, card: Card) -> float:
    if not card.works:
        return 0.0
    own = facts().card_type[card.kind] != "trap"
    often = visits(st, card.sector, own=own, passing=card.kind in PASSING)
    if card.kind in facts().single_use:
        return 0.35 * often
    if card.kind in DATA_ACTIONS or card.kind == CAMERA:
        return 0.6 + often
    return 0.35 + 0.7 * often


def special_value(st: Station, card: str) -> float:
    if card.startswith("greys_annihilation"):
        return max(best_rival_card(st, sector) for sector in st.ring) - ANNIHILATE
    if card.startswith("aliens_hole"):
        return -1.0
    return CARD_FROM_DECK * potential(card)
