"""A tournament: the same bots meet again and again, each in every seat equally often.

Everything about a match follows from the tournament's seed and the match's number, so the results
are the same on one process and on many.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hullbreach.bots.program import dismiss, player
from hullbreach.kernel.match import Match
from hullbreach.kernel.state import Outcome, Result
from hullbreach.kernel.views import play

from .report import UNDECIDED, Report
from .workplaces import Workplace, one_process

LIMIT = 5000  # answers; matches that come to an end have a few hundred

TRAITS = ("faction", "character")
"""What a seat is, as its own entry of a view tells it."""


@dataclass(frozen=True, kw_only=True)
class Tournament:
    game: str
    levels: tuple[str, ...]
    """A bot for each seat of a match."""
    matches: int
    seed: str = "0"
    options: Mapping[str, Any] = field(default_factory=dict)
    vary: tuple[Mapping[str, Any], ...] = ()
    """Further options, one set after the other, all equally often."""
    limit: int = LIMIT
    """After so many answers a match is broken off: nobody has won, and the report says so."""

    @property
    def settings(self) -> tuple[Mapping[str, Any], ...]:
        return self.vary or ({},)


class Seated(NamedTuple):
    """How a match went for one seat."""

    competitor: int
    level: str
    points: float
    """1 for a victory; several winners on different sides share it."""
    survived: bool
    why: str
    traits: Mapping[str, str]
    """What it was: its character or faction, its objective, who began, the setting."""


class Played(NamedTuple):
    """The result of one match."""

    number: int
    reason: str
    answers: int
    rounds: int
    seats: tuple[Seated, ...]


def run(
    tournament: Tournament,
    where: Workplace = one_process,
    tick: Callable[[Played], None] = lambda played: None,
) -> Report:
    """Play all matches somewhere; `tick` gets each result, in the order of their numbers."""
    report = Report(tournament.levels)
    for played in where(tournament, play_one):
        report.add(played)
        tick(played)
    return report


def play_one(tournament: Tournament, number: int) -> Played:
    """One match. All seatings of different bots share the deal: luck is the same for everybody."""
    levels, seats, settings = tournament.levels, len(tournament.levels), tournament.settings
    seatings = seats if len(set(levels)) > 1 else 1
    turned, round_ = number % seatings, number // seatings
    setting, deal = settings[round_ % len(settings)], round_ // len(settings)
    competitor = [(seat + turned) % seats for seat in range(seats)]  # by seat
    options, heard = {**tournament.options, **setting}, set(levels) != {"random"}
    seed = f"{tournament.seed}/{deal}"
    match = Match.new(tournament.game, seats, seed, options, heard=heard)
    bots = [
        player(levels[who], tournament.game, f"{tournament.seed}/{number}/{who}")
        for who in competitor
    ]
    try:
        play(match, bots, moves=tournament.limit)
    finally:
        dismiss(bots, match.result)
    named = {key: str(value) for key, value in setting.items()}
    return _played(number, match, [(who, levels[who]) for who in competitor], named)


def _played(
    number: int,
    match: Match,
    competitors: list[tuple[int, str]],
    setting: Mapping[str, str],
) -> Played:
    result = match.result or _broken_off(match.seats)
    shared = len(result.winners) if any(o.why == "shared" for o in result.seats) else 1
    views = [match.view(seat) for seat in range(match.seats)]
    return Played(
        number,
        result.reason,
        match.answered,
        _rounds(views[0]),
        tuple(
            Seated(
                *competitors[seat],
                1 / shared if outcome.won else 0.0,
                outcome.survived,
                outcome.why,
                {**setting, **traits(views[seat], seat), **_objective(outcome.facts)},
            )
            for seat, outcome in enumerate(result.seats)
        ),
    )


def _broken_off(seats: int) -> Result:
    return Result(UNDECIDED, (Outcome(won=False, survived=False, why=UNDECIDED),) * seats)


def traits(view: Mapping[str, Any], seat: int) -> dict[str, str]:
    """What a seat was in this match, as its own last view tells it."""
    mine = view["seats"][seat] if "seats" in view else {}
    found = {name: str(mine[name]) for name in TRAITS if mine.get(name)}
    kept = [card for card in mine.get("objectives", ()) if card]
    if len(kept) == 1:
        found["objective"] = kept[0]
    order = view.get("order") or [n for n, s in enumerate(view.get("seats", ())) if _began(s)]
    if order:
        found["turn"] = "first" if order[0] == seat else "later"
    return found


def _began(seat: Mapping[str, Any]) -> bool:
    return seat.get("number") == 1


def _objective(facts: Mapping[str, Any]) -> dict[str, str]:
    return {"objective": str(facts["objective"])} if "objective" in facts else {}


def _rounds(view: Mapping[str, Any]) -> int:
    turn = view.get("turn")
    return int(turn["number"]) if isinstance(turn, Mapping) else int(view.get("round", 0))
