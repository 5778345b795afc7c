"""Mix everything that a viewer cannot know: every byte that he is sent must stay the same."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import tests.kernel  # noqa: F401  the toy games
from hullbreach.kernel.match import Match
from hullbreach.server.guest import Guest
from hullbreach.server.telling import Telling
from hullbreach.table import Opened, Seat, Table

GAMES = [("toy", 3), ("magpies", 3), ("theseus", 2), ("theseus", 4)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("lang", ["", "en"])
def test_what_is_hidden_changes_no_byte(game: str, seats: int, lang: str) -> None:
    random = Random(f"{game}/{seats}")
    compared = 0
    for seed in range(4):
        match = Match.new(game, seats=seats, seed=seed)
        for moment in range(60):
            if match.decision is None:
                break
            if moment % 12 == 5:
                compared += compare(match, lang, f"{seed}/{moment}")
            options = match.decision.options
            match.play(options[random.randrange(len(options))])
    assert compared > 0


def compare(match: Match, lang: str, seed: str) -> int:
    """How many other worlds looked the same to a viewer, byte by byte."""
    position = match.position()
    different = 0
    for viewer in (None, *range(match.seats)):
        other = match.imagine(viewer, seed).position()
        different += other != position
        assert sent(other, match, viewer, lang) == sent(position, match, viewer, lang)
    return different


def sent(position: str, match: Match, viewer: int | None, lang: str) -> str:
    """The bytes of an update for the viewer at a table with this position."""
    opened = Opened(
        game=match.game,
        seats=tuple(Seat(name=f"P{n}", keys=(f"key {n}",)) for n in range(match.seats)),
        position=msgspec.json.decode(position),
        seed="the same",
        code="CODE2345",
    )
    table = Table("t1", opened, 100.0)
    guest = Guest(frozenset() if viewer is None else frozenset({f"key {viewer}"}), lang)
    guest.arrive(table, None)
    return Telling(table, frozenset()).text(guest, 0)
