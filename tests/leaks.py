"""Nothing leaks: at thousands of decisions, all that a viewer cannot know is mixed anew.

    make leaks
    python -m tests.leaks --game lockdown --points 2000

Whatever he is sent must stay the same to the last byte: by the match (view, events, who is asked,
options, refusals), by the server (its updates, in three languages, also on one screen for all),
and what a bot in his seat chooses. Now and then the whole story is mixed, and his problem report
must stay the same: it tells every moment since the beginning. Neither may a secret of the table
stand in those bytes. A leak is printed with the command that shows it again; the exit code is 1.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any, NamedTuple

import msgspec

import hullbreach as hb
from hullbreach.bots import bot
from hullbreach.kernel.views import Sight
from hullbreach.server.guest import Guest
from hullbreach.server.telling import Telling
from hullbreach.table import Opened, Seat, Table
from hullbreach.table.course import Course
from hullbreach.table.report import Report, from_the_beginning, question_to, report, seen_by
from tests.contract import Case, all_cases, walk
from tests.contract.sight import NEWEST, assert_same, events_so_far, sent, viewers
from tests.contract.twins import Watch

APART = 7  # decisions from one point to the next
REPORTS = 8  # points from one report to the next
BOTS = ("random", "easy", "rules", "search:3")
SEED = "canary-seed-of-the-table"


class Told(NamedTuple):
    """What came of a match."""

    case: str
    number: int
    compared: Counter[str]
    points: int = 0
    worlds: int = 0
    leaks: tuple[str, ...] = ()


def from_the_match(match: hb.Match, world: hb.Match, viewer: int | None, random: Random) -> None:
    since = max(events_so_far(match) - NEWEST, 0)
    assert_same(sent(world, viewer, since), sent(match, viewer, since), f"viewer {viewer}")


def from_the_server(match: hb.Match, world: hb.Match, viewer: int | None, random: Random) -> None:
    lang = random.choice(("en", "de", "es"))
    real, other = (update(position.position(), match, viewer, lang) for position in (match, world))
    assert real == other, f"viewer {viewer} gets another update in {lang!r}"
    for secret in (SEED, match._state.secret.hex(), *(keys(match, viewer))):
        assert secret not in real, f"viewer {viewer} is sent the secret {secret!r}"


def from_one_screen(match: hb.Match, world: hb.Match, viewer: int | None, random: Random) -> None:
    """Round one screen, while it shows the seat of the viewer, or the cover."""
    everybody = range(match.seats)
    if len(everybody) == 1:
        return  # it is not handed over
    real, other = (
        update(position.position(), match, viewer, "en", everybody) for position in (match, world)
    )
    assert real == other, f"viewer {viewer} gets another update on a screen for all"


def keys(match: hb.Match, viewer: int | None) -> list[str]:
    """What opens the seats of the others."""
    return [f"canary-key-{seat}" for seat in range(match.seats) if seat != viewer]


def update(
    position: str, match: hb.Match, viewer: int | None, lang: str, holds: Iterable[int] = ()
) -> str:
    """The bytes of an update for the viewer, who holds these seats, at a table like this."""
    seats = tuple(Seat(name=f"P{n}", keys=(f"canary-key-{n}",)) for n in range(match.seats))
    data = msgspec.json.decode(position)
    opened = Opened(game=match.game, seats=seats, position=data, seed=SEED, code="CODE2345")
    table = Table("t1", opened, 100.0)
    mine = {*holds} if viewer is None else {*holds, viewer}
    guest = Guest(frozenset(f"canary-key-{seat}" for seat in mine), lang, covered=True)
    guest.arrive(table, viewer)
    return Telling(table, frozenset()).text(guest, 0)


def from_a_bot(match: hb.Match, world: hb.Match, viewer: int | None, random: Random) -> None:
    """The same bot, the same knowledge: the same choice."""
    if viewer is None or all(decision.seat != viewer for decision in match.decisions):
        return
    level, seed = random.choice(BOTS), random.randrange(2**32)
    real, other = (
        str(bot(level, match.game, seed).choose(Sight(table, viewer))) for table in (match, world)
    )
    assert real == other, f"a {level} bot in seat {viewer} chooses {other}, not {real}"


WAYS: tuple[Callable[[hb.Match, hb.Match, int | None, Random], None], ...] = (
    from_the_match,
    from_the_server,
    from_one_screen,
    from_a_bot,
)


def from_a_report(match: hb.Match, watch: Watch, random: Random) -> bool:
    """Is there another story that looked the same to the viewer? His report must be the same."""
    seed = str(random.random())
    real = report_of(match, watch.viewer, seed)
    text = msgspec.json.encode(real).decode()
    for secret in (match._seed, match._state.secret.hex()):
        assert secret not in text, f"the report to viewer {watch.viewer} tells {secret!r}"
    again = hb.Match.from_position(real.position)
    assert [*real.views()][-1] == real.view == seen_by(again, watch.viewer), "another view"
    assert real.question == question_to(again, watch.viewer), "another question"
    twin = watch.twin(match, random)
    if twin is None:
        return False
    other = msgspec.json.encode(report_of(twin, watch.viewer, seed)).decode()
    if other == text:
        return twin.position() != match.position()
    assert not watch.is_fooled(match, twin), f"viewer {watch.viewer} gets another report"
    return False


def report_of(match: hb.Match, viewer: int | None, seed: str) -> Report:
    course, beginning = Played(match), Played(match)
    answers = [(seat, option) for seat, option in match.record()["answers"]]
    for answer in answers:
        course.play(*answer)
    now = report(course, viewer, version="1", text="odd", match="t1", seed=seed)
    return from_the_beginning(now, beginning, answers)


class Played(Course):
    """The beginning of a match as a table has it."""

    def __init__(self, match: hb.Match) -> None:
        record = match.record()
        seats = (Seat(),) * match.seats
        given = {name: record[name] for name in ("game", "seed", "options")}
        super().__init__(Opened(seats=seats, code="CODE2345", **given))
        self.match = hb.Match.replay({**record, "digest": "", "result": None}, upto=0)


def search(case: Case, number: int, most: int = 10**9) -> Told:
    """One random match: every so many decisions, every viewer."""
    told = Told(str(case), number, Counter())
    random, leaks = Random(f"leaks/{number}"), []
    watches: list[Watch] = []
    for answered, match in enumerate(walk(case, f"leaks/{number}")):
        watches = watches or [Watch(viewer) for viewer in viewers(match)]
        for watch in watches:
            watch.look(match)
        if answered % APART != number % APART or not match.decision or told.points >= most:
            continue
        told = told._replace(points=told.points + 1)
        for watch in watches:
            viewer = watch.viewer
            world = match.imagine(viewer, f"world/{random.random()}")
            told = told._replace(worlds=told.worlds + (world._state.zones != match._state.zones))
            ways: list[partial[Any]] = [partial(way, match, world, viewer, random) for way in WAYS]
            if told.points % REPORTS == REPORTS // 2:
                ways.append(partial(from_a_report, match, watch, random))
            for way in ways:
                name = way.func.__name__
                try:
                    told.compared[name] += way() is not False
                except Exception as leak:
                    what = leak if isinstance(leak, AssertionError) else repr(leak)
                    leaks.append(f"after {answered} answers, {name}: {what}")
    return told._replace(leaks=tuple(leaks))


def jobs(games: Sequence[str], matches: int) -> Iterator[tuple[Case, int]]:
    """So many matches of every variant of every game."""
    for number in range(matches):
        for game in games:
            for case in all_cases(game):
                yield case, number


def main() -> int:
    parser = argparse.ArgumentParser(prog="make leaks", description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=hb.games(), help="one game only")
    parser.add_argument("--matches", type=int, default=3, help="of every variant")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    games = [wanted.game] if wanted.game else [*hb.games()]
    points, worlds, leaks, compared = 0, 0, 0, Counter[str]()
    with ProcessPoolExecutor(wanted.processes) as pool:
        stories = pool.map(search, *zip(*jobs(games, wanted.matches), strict=True))
        for told in stories:
            points, worlds = points + told.points, worlds + told.worlds
            leaks, compared = leaks + len(told.leaks), compared + told.compared
            sys.stdout.write(f"{told.case} #{told.number}: {told.points} decisions\n")
            for leak in told.leaks:
                sys.stdout.write(f"  LEAK {leak}\n")
            sys.stdout.flush()
    ways = ", ".join(f"{count:,} {way}" for way, count in compared.items())
    sys.stdout.write(
        f"{points:,} decisions, compared {ways}; {worlds:,} worlds were different; {leaks} leaks\n"
    )
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
