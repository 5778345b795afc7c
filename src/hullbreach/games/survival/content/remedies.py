"""What helps against contamination and weariness."""

from __future__ import annotations

from hullbreach.games.survival.cards import discard, draw
from hullbreach.games.survival.contamination import gain_contamination, remove, scan
from hullbreach.games.survival.crew import HAND, contamination_in_hand
from hullbreach.games.survival.state import Survival
from hullbreach.kernel.decisions import Ask, Play, some


def disinfect(s: Survival, me: int) -> Play:
    """Scan and remove 1 contamination card; an INFECTED one is replaced by a new card."""
    cards = contamination_in_hand(s, me)
    _, card = yield Ask(me, "disinfect", [("scan", card) for card in cards])
    infected = scan(s, me, [card])
    remove(s, me, card)
    if infected:
        gain_contamination(s, me)


def boost(s: Survival, me: int) -> Play:
    """Discard any cards, contamination cards too, and draw that many plus 1."""
    cards = [("discard", card) for card in s.zones[HAND[me]]]
    chosen = yield some(me, "boost", cards, 0, len(cards))
    for _, card in chosen:
        discard(s, me, card)
    told = tuple(card for _, card in chosen)
    s.emit("discarded", seat=me, cards=told, hand=len(s.zones[HAND[me]]))
    draw(s, me, len(chosen) + 1)
