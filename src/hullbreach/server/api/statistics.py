"""What has been played on this server, and who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from hullbreach.server.endpoints import endpoint
from hullbreach.server.visit import Visit
from hullbreach.table.outlook import words_of
from hullbreach.words import Words
from hullbreach.words.sentences import readable


class Tally(msgspec.Struct, kw_only=True):
    """How often it was played, and how often that won."""

    key: str
    words: str
    played: int
    won: int


class GameStatistics(msgspec.Struct, kw_only=True):
    game: str
    finished: int
    running: int
    reasons: dict[str, int]
    wins_by_seat: list[int]
    tallies: dict[str, list[Tally]]
    """By `role`, `objective`, `reason`, `mode`, `seats` and `player`; the most played first."""


class Statistics(msgspec.Struct, kw_only=True):
    games: list[GameStatistics]


class Asked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    game: str | None = None
    mine: bool = False
    lang: str = "en"


class Outcome(msgspec.Struct):
    won: bool
    role: str | None = None
    facts: dict[str, object] = {}


class Ending(msgspec.Struct):
    reason: str
    winners: list[int]
    seats: list[Outcome]


class Sitter(msgspec.Struct):
    kind: str
    level: str | None = None


class Played(msgspec.Struct):
    """What is counted of a match, as it was stored."""

    id: str
    seats: list[Sitter]
    options: dict[str, object] = {}
    result: Ending | None = None
    from_position: bool = False


@endpoint("GET", "/api/statistics")
async def show_statistics(visit: Visit, query: Asked) -> Statistics:
    """How matches ended on this server, by game; with `mine`, for my own seats."""
    visit.take(visit.hall.heavy)
    held = await visit.hall.store.seats_of(visit.keys) if query.mine else []
    mine = set(held)
    by_game: dict[str, list[Played]] = {}
    for game, seen in await visit.hall.store.all_seen(query.game):
        match = msgspec.json.decode(seen, type=Played)
        if not match.from_position and (not query.mine or match.id in dict(held)):
            by_game.setdefault(game, []).append(match)
    counted = mine if query.mine else None
    return Statistics(
        games=[
            _count(game, by_game[game], counted, words_of(game, query.lang))
            for game in sorted(by_game)
        ]
    )


def _count(
    game: str, matches: list[Played], mine: set[tuple[str, int]] | None, words: Words
) -> GameStatistics:
    ended = [(match, match.result) for match in matches if match.result]
    wins = Counter(seat for _, result in ended for seat in result.winners)
    facts = [fact for match, result in ended for fact in _facts(match, result, mine)]
    return GameStatistics(
        game=game,
        finished=len(ended),
        running=len(matches) - len(ended),
        reasons=dict(Counter(result.reason for _, result in ended)),
        wins_by_seat=[wins[seat] for seat in range(max(wins, default=-1) + 1)],
        tallies={
            group: _tallies(((key, won) for of, key, won in facts if of == group), group, words)
            for group in GROUPS
        },
    )


GROUPS = ("role", "objective", "reason", "mode", "seats", "player")


def _facts(
    match: Played, result: Ending, mine: set[tuple[str, int]] | None
) -> Iterator[tuple[str, str, bool]]:
    """For every seat that counts: what it was, and whether that won; and how the match ended."""
    wins = []
    for seat, (sitter, outcome) in enumerate(zip(match.seats, result.seats, strict=True)):
        if mine is not None and (match.id, seat) not in mine:
            continue
        wins.append(outcome.won)
        found = {
            "role": outcome.role,
            "objective": outcome.facts.get("objective"),
            "mode": match.options.get("mode"),
            "seats": len(match.seats),
            "player": sitter.level or "person",
        }
        for group, key in found.items():
            if key:
                yield group, str(key), outcome.won
    if wins:
        yield "reason", result.reason, any(wins)


def _tallies(found: Iterable[tuple[str, bool]], group: str, words: Words) -> list[Tally]:
    facts = list(found)
    played, won = Counter(key for key, _ in facts), Counter(key for key, won in facts if won)
    return [
        Tally(key=key, words=_named(group, key, words), played=times, won=won[key])
        for key, times in sorted(played.items(), key=lambda entry: (-entry[1], entry[0]))
    ]


def _named(group: str, key: str, words: Words) -> str:
    if group in ("seats", "player", "mode"):
        return key
    if group == "reason":
        message = f"ending-{key}"
        return words.say(message) if words.has(message) else readable(key)
    return words.name(key)
