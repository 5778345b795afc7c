"""A tournament: the same bots meet again and again, each in every seat equally often.

Everything about a match follows from the tournament's seed and the match's number, so the results
are the same on one process and on many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from hullbreach.bots import bot
from hullbreach.kernel.match import Match
from hullbreach.kernel.views import play

from .report import Report


@dataclass(frozen=True, kw_only=True)
class Tournament:
    game: str
    levels: tuple[str, ...]
    """A bot for each seat of a match."""
    matches: int
    seed: str = "0"
    options: Mapping[str, Any] = field(default_factory=dict)


class Played(NamedTuple):
    """The result of one match, by competitor and not by seat."""

    points: tuple[float, ...]
    """1 for a victory; several winners on different sides share it."""
    reason: str
    answers: int


def run(
    tournament: Tournament, workers: int = 1, tick: Callable[[], None] = lambda: None
) -> Report:
    """Play all matches, on so many processes; `tick` is called after each."""
    report = Report(tournament.levels)
    for played in _results(tournament, workers):
        report.add(played.points, played.reason, played.answers)
        tick()
    return report


def _results(tournament: Tournament, workers: int) -> Iterator[Played]:
    numbers, one = range(tournament.matches), partial(play_one, tournament)
    if workers <= 1:
        yield from map(one, numbers)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, numbers, chunksize=1)


def play_one(tournament: Tournament, number: int) -> Played:
    """One match. All seatings of the same bots share the deal: luck is the same for everybody."""
    levels, seats = tournament.levels, len(tournament.levels)
    turned = number % seats
    competitor = [(seat + turned) % seats for seat in range(seats)]  # by seat
    deal = f"{tournament.seed}/{number // seats}"
    match = Match.new(tournament.game, seats, deal, tournament.options, heard=False)
    bots = [
        bot(levels[who], tournament.game, f"{tournament.seed}/{number}/{who}") for who in competitor
    ]
    play(match, bots)
    assert match.result is not None, "a match of bots comes to its end"
    won = match.result.winners
    shared = len(won) if any(o.why == "shared" for o in match.result.seats) else 1
    points = [0.0] * seats
    for seat in won:
        points[competitor[seat]] = 1 / shared
    return Played(tuple(points), match.result.reason, match.answered)
