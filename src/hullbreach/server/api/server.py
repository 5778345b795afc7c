"""About the server itself, and what has been played on it."""

from __future__ import annotations

from collections import Counter

import msgspec

import hullbreach
from hullbreach.server.endpoints import endpoint
from hullbreach.server.visit import Visit


class Health(msgspec.Struct, kw_only=True):
    status: str
    version: str


class GameStatistics(msgspec.Struct, kw_only=True):
    game: str
    finished: int
    running: int
    reasons: dict[str, int]
    wins_by_seat: list[int]


class Statistics(msgspec.Struct, kw_only=True):
    games: list[GameStatistics]


class Reason(msgspec.Struct):
    reason: str
    winners: list[int]


class Ended(msgspec.Struct):
    """What is counted of a match."""

    result: Reason | None = None


class OfGame(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    game: str | None = None


@endpoint("GET", "/api/health")
async def show_health(visit: Visit) -> Health:
    """Is the server well?"""
    return Health(status="ok", version=hullbreach.__version__)


@endpoint("GET", "/api/statistics")
async def show_statistics(visit: Visit, query: OfGame) -> Statistics:
    """How matches ended on this server, by game."""
    visit.take(visit.hall.heavy)
    by_game: dict[str, list[Ended]] = {}
    for game, seen in await visit.hall.store.all_seen(query.game):
        by_game.setdefault(game, []).append(msgspec.json.decode(seen, type=Ended))
    return Statistics(games=[_count(game, by_game[game]) for game in sorted(by_game)])


def _count(game: str, matches: list[Ended]) -> GameStatistics:
    results = [match.result for match in matches if match.result]
    wins = Counter(seat for result in results for seat in result.winners)
    return GameStatistics(
        game=game,
        finished=len(results),
        running=len(matches) - len(results),
        reasons=dict(Counter(result.reason for result in results)),
        wins_by_seat=[wins[seat] for seat in range(max(wins, default=-1) + 1)],
    )
