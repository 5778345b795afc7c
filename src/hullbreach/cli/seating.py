"""Who sits where: `--seat 0=human --seat 1=random`."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import hullbreach as hb
from hullbreach.bots import LEVELS, default_level
from hullbreach.bots.program import is_player, player

from .answers import whole_number

HUMAN = "human"

Players: TypeAlias = Sequence[hb.Bot | None]
"""A bot for each seat; None where a person sits."""


def seating(specs: Iterable[str], game: str, seats: int, seed: str | None) -> Players:
    """Who plays which seat. Unless told otherwise, a person takes seat 0 and bots the others."""
    kinds = [HUMAN, *[default_level(game)] * (seats - 1)]
    named: set[int] = set()
    for spec in specs:
        seat, kind = _read(spec, seats)
        if seat in named:
            raise hb.BadOption(f"seat {seat} is given twice")
        named.add(seat)
        kinds[seat] = kind
    chance = seed or secrets.token_hex(8)
    return [
        None if kind == HUMAN else player(kind, game, f"{chance}/seat {seat}")
        for seat, kind in enumerate(kinds)
    ]


def _read(spec: str, seats: int) -> tuple[int, str]:
    number, _, kind = spec.partition("=")
    if not number.strip().isdecimal() or not kind:
        raise hb.BadOption(f"write a seat as 0=human or 1=random, not {spec!r}")
    seat = whole_number(number.strip())
    if seat is None or seat >= seats:
        raise hb.BadOption(f"there is no seat {number.strip()}; seats are 0 to {seats - 1}")
    if kind != HUMAN and not is_player(kind):
        raise hb.BadOption(f"nobody is called {kind!r}; a seat is taken by {_everybody()}")
    return seat, kind


def _everybody() -> str:
    return f"{HUMAN}, {', '.join(LEVELS)} or program:COMMAND"
