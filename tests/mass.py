"""Thousands of random matches, and the promises of the contract in each of them.

    python -m tests.mass --game theseus --matches 2000

Every match is played to its end: pieces are counted and limits and markers looked over at every
decision, the end must be explained, and a referee judges the whole. At some of the decisions some
of the promises are tried, others in the next match (`--all` tries all of them in each, `--plain`
none, ten times as fast). A broken promise is printed with the command that
shows it again, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple, TypeVar

import hullbreach as hb
from tests.contract import MATCHES, MOMENTS, Case, all_cases, moments, walk
from tests.contract.endings import the_end_is_explained
from tests.contract.pieces import keeping_every_piece
from tests.laws import abides, goes_by_the_book

DECISIONS = 4
AT_A_DECISION = 5
OF_A_MATCH = 1
# Each try of that one would start two processes.
WHOLE = tuple(promise for promise in MATCHES if "every_process" not in promise.__name__)

P = TypeVar("P", bound=Callable[..., None])


class Job(NamedTuple):
    """One match: which variant of the game and which seed follow from its number."""

    game: str
    number: int
    every_promise: bool = False
    plain: bool = False

    @property
    def command(self) -> str:
        more = " --all" if self.every_promise else " --plain" if self.plain else ""
        return f"python -m tests.mass --game {self.game} --first {self.number} --matches 1{more}"


class Told(NamedTuple):
    """What came of a match."""

    job: Job
    variant: str = ""
    decisions: int = 0
    reason: str = "no end"
    tried: int = 0
    errors: tuple[str, ...] = ()


def play(job: Job) -> Told:
    cases = all_cases(job.game)
    case, seed = cases[job.number % len(cases)], f"mass/{job.number}"
    told = Told(job, str(case))
    try:
        match = lawfully(case, seed)
        assert match.result
        told = told._replace(decisions=match.answered, reason=match.result.reason)
        if job.plain:
            return told
        random, tried, errors = Random(seed), 0, []
        for moment in moments(case, seed, DECISIONS):
            for promise in chosen(MOMENTS, AT_A_DECISION, job, random):
                errors += broken(promise, moment, random)
                tried += 1
        for whole in chosen(WHOLE, OF_A_MATCH, job, random):
            errors += broken(whole, case, seed)
            tried += 1
    except Exception as error:
        return told._replace(errors=(f"the match could not be played: {in_short(error)}",))
    return told._replace(tried=tried, errors=tuple(errors))


def lawfully(case: Case, seed: str) -> hb.Match:
    """A random match that is over: looked over at every decision, at its end and as a whole."""
    for match in keeping_every_piece(walk(case, seed)):
        abides(match)
    the_end_is_explained(match)
    goes_by_the_book(match)
    return match


def chosen(promises: Sequence[P], count: int, job: Job, random: Random) -> Sequence[P]:
    return promises if job.every_promise else random.sample(promises, count)


def broken(promise: Callable[..., None], *arguments: Any) -> list[str]:
    try:
        promise(*arguments)
    except Exception as error:
        return [f"{promise.__name__}: {in_short(error)}"]
    return []


def in_short(error: Exception) -> str:
    first = next(iter(str(error).splitlines()), "")
    return first if isinstance(error, AssertionError) else f"{type(error).__name__}: {first}"


def play_all(jobs: Sequence[Job], processes: int) -> Iterator[Told]:
    if processes == 1:
        yield from map(play, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play, jobs, chunksize=max(1, min(20, len(jobs) // processes // 4)))


def progress(stories: Iterable[Told], total: int) -> Iterator[Told]:
    """The same stories, with a line that grows; on paper every tenth of the way."""
    shown, errors = 0, 0
    line = (
        "\r{} of {} matches, {} errors" if sys.stderr.isatty() else "{} of {} matches, {} errors\n"
    )
    for done, told in enumerate(stories, 1):
        errors += len(told.errors)
        if sys.stderr.isatty() or done * 10 // total > shown:
            shown = done * 10 // total
            sys.stderr.write(line.format(done, total, errors))
            sys.stderr.flush()
        yield told
    if sys.stderr.isatty():
        sys.stderr.write("\n")


def figures(game: str, stories: Sequence[Told], seconds: float) -> list[str]:
    decisions = sum(told.decisions for told in stories)
    tried = sum(told.tried for told in stories)
    ends = Counter(told.reason for told in stories)
    lines = [
        f"{game}: {len(stories)} matches, {decisions} decisions, {tried} promises tried, "
        f"{seconds:.0f} s",
        "  ends: " + ", ".join(f"{reason} {count}" for reason, count in ends.most_common()),
        f"  errors: {sum(len(told.errors) for told in stories)}",
    ]
    for told in stories:
        lines += [f"  {told.variant}: {error}\n    {told.job.command}" for error in told.errors]
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mass", description=__doc__)
    parser.add_argument("--game", action="append", help="which game (all on the shelf)")
    parser.add_argument("--matches", type=int, default=500, help="how many matches a game (500)")
    parser.add_argument("--each", type=int, help="how many matches for each way to play")
    parser.add_argument("--first", type=int, default=0, help="number of the first match (0)")
    parser.add_argument("--all", action="store_true", help="try all promises in each match")
    parser.add_argument("--plain", action="store_true", help="try no promises, only look")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args(arguments)
    failed = False
    for game in wanted.game or hb.games():
        matches = wanted.each * len(all_cases(game)) if wanted.each else wanted.matches
        numbers = range(wanted.first, wanted.first + matches)
        jobs = [Job(game, number, wanted.all, wanted.plain) for number in numbers]
        start = time.perf_counter()
        processes = min(wanted.processes, len(jobs))
        stories = list(progress(play_all(jobs, processes), len(jobs)))
        sys.stdout.write("\n".join(figures(game, stories, time.perf_counter() - start)) + "\n")
        failed = failed or any(told.errors for told in stories)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
