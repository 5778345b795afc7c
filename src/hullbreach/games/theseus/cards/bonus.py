"""The nine bonus cards: neutral special cards that lie on the boards at the start."""

from __future__ import annotations

from hullbreach.games.theseus.pending import empty_slots
from hullbreach.games.theseus.state import Theseus
from hullbreach.games.theseus.verbs import install, keep_special
from hullbreach.kernel.decisions import Ask, Play

from .card import KIND, SPECIAL, Card, declare
from .effects import get_upgrade, supply_empty


def card_from_deck(s: Theseus, seat: int, card: str) -> Play:
    """The top card of the own deck goes to an empty slot of any sector (TH-15.10, TH-19.05)."""
    top = s.zones[f"deck.{seat}"][0]
    if KIND[top].type == SPECIAL:
        keep_special(s, top, seat)
        return
    slots = [("slot", slot) for slot in empty_slots(s)]
    chosen = yield Ask(seat, "slot", slots, {"card": top})
    install(s, top, chosen[1], seat)


def no_card_to_install(s: Theseus, seat: int, card: str) -> str:
    deck = s.zones[f"deck.{seat}"]
    if not deck:
        return "deck_empty"  # and nothing advances (TH-09.27)
    return "" if KIND[deck[0]].type == SPECIAL or empty_slots(s) else "no_empty_slot"


declare(
    Card(
        id="bonus_card_from_deck",
        faction="bonus",
        type=SPECIAL,
        count=3,
        single_use=True,
        copied=False,
        act=card_from_deck,
        hindrance=no_card_to_install,
        rules=("TH-15.10",),
        confidence=0.97,
    )
)
# Declared with the route of a movement, not played from the table: see movement.routes.
declare(
    Card(
        id="bonus_passage",
        faction="bonus",
        type=SPECIAL,
        count=3,
        single_use=True,
        copied=False,
        rules=("TH-15.11",),
        confidence=0.9,
    )
)
declare(
    Card(
        id="bonus_upgrade",
        faction="bonus",
        type=SPECIAL,
        count=3,
        single_use=True,
        copied=False,
        act=get_upgrade,
        hindrance=supply_empty,
        rules=("TH-13.19",),
        confidence=0.75,
    )
)
