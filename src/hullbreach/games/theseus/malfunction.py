"""The malfunction disc (TH-11.01 to TH-11.10)."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play

from .state import Theseus, all_on_board, allied, controller, is_active, is_installed
from .verbs import lay_disc, lift_disc, spent

SAFEGUARD = "marines_safeguard#1"


def malfunction(s: Theseus, seat: int) -> Play:
    """Take the disc from wherever it is and put it on a rival card."""
    targets = disc_targets(s, seat)
    if not targets:
        return  # it stays where it is
    lift_disc(s)
    guarded = SAFEGUARD in targets and is_guarding(s)
    values = [("disc", card) for card in ([SAFEGUARD] if guarded else targets)]
    card = (yield Ask(seat, "disc", values))[1]
    if guarded:
        spent(s, card)
    lay_disc(s, card)


def disc_targets(s: Theseus, seat: int) -> list[str]:
    """Rival faction cards, installed or pending, in any sector; never a bonus card (TH-11.03)."""
    return [card for card in all_on_board(s) if not allied(s, controller(s, card), seat)]


def is_guarding(s: Theseus) -> bool:
    """A working Safeguard: rivals of its owner must put the disc there (TH-14.07, TH-14.48)."""
    return is_installed(s, SAFEGUARD) and is_active(s, SAFEGUARD)
