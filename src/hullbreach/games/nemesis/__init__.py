"""Nemesis. The ship, its engines and its course, and the two ways home."""

from __future__ import annotations

from pathlib import Path

from hullbreach.games.survival import rounds as shared_rounds
from hullbreach.games.survival import setup as shared_setup
from hullbreach.games.survival import turns
from hullbreach.kernel.amendments import Change
from hullbreach.kernel.registry import Game, procedures_of

from . import intruder_player, pods, rounds, setup, title, victory
from .inventory import MESSAGES, content
from .names import names
from .options import SEATS, VARIANTS, options
from .pieces import backs, check, zone_kinds
from .refusals import refusals
from .rulings import RULES
from .state import Nemesis
from .title import TITLE
from .view import view

GAME = Game(
    id="nemesis",
    seats=SEATS,
    default_seats=4,
    state=Nemesis,
    procedures=procedures_of(
        *(turns, shared_rounds, shared_setup),
        *(intruder_player, pods, rounds, setup, victory),
    ),
    options=options,
    setup=setup.setup,
    zone_kinds=zone_kinds,
    furnish=TITLE.furnish,
    view=view,
    check=check,
    back=backs().__getitem__,
    refusals=refusals,
    rules=RULES,
    content=content,
    amendable=dict.fromkeys(MESSAGES, Change),
    variants=VARIANTS,
    locale=Path(__file__).parent / "locale",
    words=(Path(__file__).parents[1] / "survival" / "locale",),
    names=names,
)

__all__ = ["GAME", "title"]
