"""Nothing is lost, nothing is doubled, and the game itself agrees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random

import hullbreach as hb
from hullbreach.kernel import registry
from hullbreach.kernel.record import state_data
from hullbreach.kernel.state import State

from .cases import Case, walk


def every_piece_is_in_exactly_one_place_at_every_decision(case: Case, seed: str) -> None:
    for _ in keeping_every_piece(walk(case, seed)):
        pass


def keeping_every_piece(matches: Iterable[hb.Match]) -> Iterator[hb.Match]:
    """The same match at its decisions, looked over each time."""
    book = Book()
    pieces: set[str] | None = None
    for match in matches:
        state = match._state
        book.look_over(state.zones)
        assert state.where == book.where, "`where` and `zones` contradict each other"
        pieces = pieces or set(book.where)
        assert book.where.keys() == pieces, f"lost or found: {sorted(book.where.keys() ^ pieces)}"
        yield match


class Book:
    """Where every piece lies. Zones are tuples, so one that is still the same holds the same."""

    def __init__(self) -> None:
        self.where: dict[str, str] = {}
        self._zones: dict[str, tuple[str, ...]] = {}

    def look_over(self, zones: Mapping[str, tuple[str, ...]]) -> None:
        before, where = self._zones, self.where
        changed = [zone for zone, there in zones.items() if before.get(zone) is not there]
        for zone in changed:
            for piece in before.get(zone, ()):
                del where[piece]
        for zone in changed:
            for piece in zones[zone]:
                assert piece not in where, f"{piece} is in two places: {where[piece]} and {zone}"
                where[piece] = zone
        self._zones = dict(zones)


def the_game_finds_nothing_wrong_with_its_own_positions(match: hb.Match, random: Random) -> None:
    game = registry.game(match.game)
    quiet: State = match._last_quiet().state
    checked = quiet.clone()
    game.check(checked)
    assert state_data(checked) == state_data(quiet), "the check changes a complete position"
    assert set(quiet.zones) == set(quiet.zone_kinds), "zones and their kinds differ"


def what_is_planned_can_be_carried_out(match: hb.Match, random: Random) -> None:
    procedures = registry.game(match.game).procedures
    for step in match._state.agenda:
        assert step[0] in procedures, f"nobody knows how to {step[0]!r}"
        assert all(type(word) in (str, int) for word in step), f"not plain words: {step}"


def what_is_remembered_exists(match: hb.Match, random: Random) -> None:
    state = match._state
    assert set(state.peeks) <= set(state.where)
    for piece, seats in state.peeks.items():
        assert seats, f"{piece} is remembered by nobody"
        assert len(set(seats)) == len(seats), f"{piece} is remembered twice by one seat"
