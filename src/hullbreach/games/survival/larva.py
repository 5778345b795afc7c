"""Larvae on character boards."""

from __future__ import annotations

from hullbreach.kernel import zones

from .crew import BOARD
from .figures import FIGURES, LARVA, free_figure
from .state import Survival


def gain_larva(s: Survival, seat: int) -> None:
    """A larva on the character board; a shortage of figures never prevents it (LD-04.02)."""
    if seat in s.larva:
        return
    s.larva.append(seat)
    figure = free_figure(s, LARVA)
    if figure:
        zones.put(s, figure, BOARD[seat])
    s.emit("infested", seat=seat, larva=1, figure=figure or None)


def remove_larva(s: Survival, seat: int) -> None:
    if seat in s.larva:
        s.larva.remove(seat)
        figures = s.zones[BOARD[seat]]
        for figure in figures:
            zones.put(s, figure, FIGURES)
        s.emit("larva_removed", seat=seat, larva=0, figures=figures)
