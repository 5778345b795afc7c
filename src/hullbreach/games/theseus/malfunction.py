"""The malfunction disc (TH-11.01 to TH-11.10)."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play

from .cards.card import KIND
from .state import Theseus, all_on_board, allied, controller, is_active, is_installed
from .verbs import lay_disc, lift_disc, spent

SAFEGUARD = "marines_safeguard"


def malfunction(s: Theseus, seat: int) -> Play:
    """Take the disc from wherever it is and put it on a rival card."""
    if not disc_targets(s, seat):
        return  # it stays where it is
    lift_disc(s)
    guards = safeguards(s, seat)
    chosen = yield Ask(seat, "disc", [("disc", card) for card in guards or disc_targets(s, seat)])
    card = chosen[1]
    if card in guards:
        spent(s, card)
    lay_disc(s, card)


def disc_targets(s: Theseus, seat: int) -> list[str]:
    """Rival faction cards, installed or pending, in any sector; never a bonus card (TH-11.03)."""
    return [card for card in all_on_board(s) if not allied(s, controller(s, card), seat)]


def safeguards(s: Theseus, seat: int) -> list[str]:
    """Working Safeguards of rivals: the disc must go there (TH-14.07, TH-14.48)."""
    return [
        card
        for card in disc_targets(s, seat)
        if KIND[card].id == SAFEGUARD and is_installed(s, card) and is_active(s, card)
    ]
