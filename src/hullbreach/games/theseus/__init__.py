"""Theseus: tactics on a ring of sectors, two to four players, four factions and Pandora."""

from pathlib import Path

from hullbreach.kernel.amendments import Change
from hullbreach.kernel.registry import Game, procedures_of

from . import pending, position, setup, turn
from .cards import aliens, bonus, greys, marines, scientists  # noqa: F401  puts them on the shelf
from .options import VARIANTS, options
from .refusals import refusals
from .rulings import RULES
from .state import Theseus
from .view import content, names, view

GAME = Game(
    id="theseus",
    seats=(2, 3, 4),
    default_seats=2,
    state=Theseus,
    procedures=procedures_of(setup, turn, pending),
    options=options,
    setup=setup.setup,
    zone_kinds=position.zone_kinds,
    view=view,
    check=position.check,
    back=position.back,
    refusals=refusals,
    rules=RULES,
    variants=VARIANTS,
    content=content,
    amendable={"cards": Change},
    locale=Path(__file__).parent / "locale",
    names=names,
)
