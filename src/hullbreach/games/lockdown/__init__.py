"""Nemesis: Lockdown. The facility, its power, its secrets, and the ways out."""

from __future__ import annotations

from pathlib import Path

from hullbreach.games.survival import rounds as shared_rounds
from hullbreach.games.survival import setup as shared_setup
from hullbreach.games.survival import turns
from hullbreach.kernel.registry import Game, procedures_of

from . import rounds, setup, title, victory
from .amendments import AMENDABLE, amended
from .inventory import content
from .names import names_of
from .options import SEATS, VARIANTS, options
from .pieces import backs_of, check, zone_kinds
from .refusals import refusals
from .rulings import RULES
from .state import Lockdown
from .title import TITLE
from .view import view

GAME = Game(
    id="lockdown",
    seats=SEATS,
    default_seats=4,
    state=Lockdown,
    procedures=procedures_of(turns, shared_rounds, shared_setup, rounds, setup, victory),
    options=options,
    setup=setup.setup,
    zone_kinds=zone_kinds,
    furnish=TITLE.furnish,
    view=view,
    check=check,
    back=backs_of(TITLE).__getitem__,
    refusals=refusals,
    rules=RULES,
    content=content,
    variants=VARIANTS,
    locale=Path(__file__).parent / "locale",
    words=(Path(__file__).parents[1] / "survival" / "locale",),
    names=names_of(TITLE).get,
    amendable=AMENDABLE,
    amended=amended,
)

__all__ = ["GAME", "title"]
