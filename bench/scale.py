"""Scale on paper, played through: many server processes on one database, with measured costs.

    make scale
    make scale ARGS="--processes 40 --tables 100000"

People at live tables answer every ten seconds on average. An answer waits for its process, which
works it out and writes it, together with all that waits there, in one transaction. Transactions
that tell the other servers are committed one after the other (PostgreSQL's NOTIFY holds a lock
until then), and all processes hear of every line. Measured is the time from an answer until it is
written and known.

Given a number of tables it tells how they fare; without one it looks for the most that a house
holds. Where more than 5 in 100 answers take longer than 150 ms, the exit code is 1.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import ceil
from random import Random
from statistics import median, quantiles

from rich.console import Console
from rich.table import Table

THINK = 10.0  # seconds a person takes for a decision
MOVE = 0.0026  # of a processor, for an answer with four seats told (make bench-server)
NEWS = 0.00002  # for hearing of a line at a table of others
COMMIT = 0.002  # of the database, for a transaction: 0.7 ms and a disk that needs 1.3 ms
ROW = 0.00005  # and for each line in it
MOST_TOGETHER = 256  # lines in a transaction (server/storage/scribe.py)
PATIENCE = 0.150  # seconds that 95 of 100 answers may take
ANSWERS = 20_000  # are looked at in one run, after a quarter as many that only fill the house
HOUSES = ((1, 1), (4, 1), (40, 1), (40, 4), (160, 16))
"""Processes, and the databases that they share evenly."""

ARRIVES, WORKED_OUT, COMMITTED = range(3)
"""What may happen to an answer."""


@dataclass
class Fared:
    """How a house fared: delays of answers, and how busy everybody was."""

    delays: list[float] = field(default_factory=list)
    seconds: float = 0.0
    moving: float = 0.0
    hearing: float = 0.0
    writing: float = 0.0

    @property
    def p95(self) -> float:
        return quantiles(self.delays, n=20)[-1]


class House:
    """Processes on one database; what happens is kept in the order of its time."""

    def __init__(self, processes: int, tables: float, seed: int = 1) -> None:
        self.random = Random(seed)
        self.rate = tables / THINK
        self.free = [0.0] * processes  # when each process has done all it knows of
        self.waiting: list[list[float]] = [[] for _ in range(processes)]  # to be written
        self.writing = [False] * processes
        self.queue: deque[int] = deque()  # processes that want to commit
        self.committing = False
        self.events: list[tuple[float, int, int]] = []  # when, what, which process
        self.asked: dict[int, deque[float]] = {n: deque() for n in range(processes)}
        self.batches: dict[int, list[float]] = {}
        self.fared = Fared()

    def run(self, answers: int) -> Fared:
        """What so many answers meet in a house that others have filled."""
        heappush(self.events, (0.0, ARRIVES, 0))
        filled = self._until(answers // 4, 0.0)
        self.fared = Fared()
        self.fared.seconds = self._until(answers, filled) - filled
        return self.fared

    def _until(self, answers: int, now: float) -> float:
        steps = {
            ARRIVES: self._arrive,
            WORKED_OUT: self._worked_out,
            COMMITTED: self._committed,
        }
        while len(self.fared.delays) < answers:
            now, what, process = heappop(self.events)
            steps[what](now, process)
        return now

    def _arrive(self, now: float, _: int) -> None:
        heappush(self.events, (now + self.random.expovariate(self.rate), ARRIVES, 0))
        process = self.random.randrange(len(self.free))
        work = self.random.gammavariate(2, MOVE / 2)
        self.fared.moving += work
        self.free[process] = max(now, self.free[process]) + work
        self.asked[process].append(now)
        heappush(self.events, (self.free[process], WORKED_OUT, process))

    def _worked_out(self, now: float, process: int) -> None:
        self.waiting[process].append(self.asked[process].popleft())
        self._want_to_write(now, process)

    def _want_to_write(self, now: float, process: int) -> None:
        if self.waiting[process] and not self.writing[process]:
            self.writing[process] = True
            self.queue.append(process)
            self._commit_next(now)

    def _commit_next(self, now: float) -> None:
        if self.queue and not self.committing:
            process = self.queue.popleft()
            batch = self.waiting[process][:MOST_TOGETHER]
            self.waiting[process] = self.waiting[process][MOST_TOGETHER:]
            self.batches[process], self.committing = batch, True
            takes = COMMIT + ROW * len(batch)
            self.fared.writing += takes
            heappush(self.events, (now + takes, COMMITTED, process))

    def _committed(self, now: float, process: int) -> None:
        batch = self.batches.pop(process)
        self.fared.delays.extend(now - asked for asked in batch)
        self.committing = self.writing[process] = False
        self._hear(now, process, NEWS * len(batch))
        self._want_to_write(now, process)
        self._commit_next(now)

    def _hear(self, now: float, teller: int, work: float) -> None:
        """All the others hear of it, whether they have guests at these tables or not."""
        for process, free in enumerate(self.free):
            if process != teller:
                self.free[process] = max(now, free) + work
                self.fared.hearing += work


def fares(processes: int, databases: int, tables: float, answers: int) -> Fared:
    """One of several equal houses, each with a database and its share of everything."""
    return House(ceil(processes / databases), tables / databases).run(answers)


def holds(processes: int, databases: int, tables: float, answers: int) -> bool:
    return fares(processes, databases, tables, answers).p95 <= PATIENCE


def most_tables(processes: int, databases: int, answers: int) -> int:
    """The most live tables at which 95 of 100 answers are quick enough, to a fiftieth."""
    low, high = 0.0, processes * THINK / MOVE
    while high - low > high / 50:
        middle = (low + high) / 2
        if holds(processes, databases, middle, answers):
            low = middle
        else:
            high = middle
    return int(low)


def told(houses: Sequence[tuple[int, int]], tables: int, answers: int) -> tuple[Table, float]:
    """A row for each house, and the worst p95."""
    columns = ("servers", "databases", "tables", "moves/s", "median ms", "p95 ms")
    found = Table(*columns, "servers busy", "… with news", "database busy", title="Live tables")
    worst = 0.0
    for processes, databases in houses:
        count = tables or most_tables(processes, databases, answers)
        fared = fares(processes, databases, count, answers)
        worst = max(worst, fared.p95)
        hours = fared.seconds * ceil(processes / databases)
        found.add_row(
            f"{processes}",
            f"{databases}",
            f"{count:,}",
            f"{count / THINK:,.0f}",
            f"{median(fared.delays) * 1000:.0f}",
            f"{fared.p95 * 1000:.0f}",
            f"{(fared.moving + fared.hearing) / hours:.0%}",
            f"{fared.hearing / hours:.0%}",
            f"{fared.writing / fared.seconds:.0%}",
        )
    return found, worst


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--processes", type=int, default=0, help="instead of the usual houses")
    parser.add_argument("--databases", type=int, default=1)
    parser.add_argument("--tables", type=int, default=0, help="instead of the most it can hold")
    parser.add_argument("--answers", type=int, default=ANSWERS, help="looked at in one run")
    wanted = parser.parse_args()
    houses = ((wanted.processes, wanted.databases),) if wanted.processes else HOUSES
    table, worst = told(houses, wanted.tables, wanted.answers)
    Console(width=max(100, Console().width)).print(table)
    sys.exit(worst > PATIENCE)


if __name__ == "__main__":
    main()
