"""Nothing is lost, nothing is doubled, and the game itself agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
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
    pieces: set[str] | None = None
    for match in matches:
        state = match._state
        places = Counter(piece for zone in state.zones.values() for piece in zone)
        twice = [piece for piece, count in places.items() if count > 1]
        assert not twice, f"{twice} are in two places"
        where = {piece: zone for zone, there in state.zones.items() for piece in there}
        assert state.where == where, "`where` and `zones` contradict each other"
        pieces = pieces or set(places)
        assert pieces == set(places), f"lost or found: {sorted(pieces ^ set(places))}"
        yield match


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
