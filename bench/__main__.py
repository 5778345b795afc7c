"""Our speed beside other programs.

    make bench
    make bench ARGS="--rounds 9 --seconds 2"

Only ratios measured side by side count: the programs take turns on one core, several rounds, and
the table shows the median of the rounds.
"""

import argparse
import gc
import os
from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import hullbreach as hb

from .contenders import Contender, catanatron, hullbreach, python_chess, rlcard

YARDSTICK = "catanatron catan, 4 seats"


class Figures(NamedTuple):
    steps: float
    choices: float
    copy: float


def speed(contender: Contender, seconds: float, seed: int) -> tuple[float, float]:
    """Steps and choices a second: whole matches, one after the other, until the time is over."""
    steps, choices, start = 0, 0, perf_counter()
    while (passed := perf_counter() - start) < seconds:
        count = contender.play(seed)
        steps, choices, seed = steps + count.steps, choices + count.choices, seed + 1
    return steps / passed, choices / passed


def microseconds_a_call(call: Callable[[], object], seconds: float) -> float:
    calls, start = 0, perf_counter()
    while (passed := perf_counter() - start) < seconds:
        for _ in range(10):
            call()
        calls += 10
    return passed / calls * 1e6


def measure(contenders: Sequence[Contender], rounds: int, seconds: float) -> dict[str, Figures]:
    """Medians of the rounds, the programs taking turns."""
    taken: dict[str, list[Figures]] = defaultdict(list)
    for turn in range(rounds):
        for contender in contenders:
            gc.collect()
            seed = turn * 1000
            copy = microseconds_a_call(contender.halfway(seed), seconds / 4)
            taken[contender.name].append(Figures(*speed(contender, seconds, seed), copy))
    return {
        name: Figures(*(median(column) for column in zip(*figures, strict=True)))
        for name, figures in taken.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="how often each program has its turn")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one turn")
    wanted = parser.parse_args()

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ours = [hullbreach(game, seats=2 if game == "theseus" else 4) for game in hb.games()]
    contenders = [*ours, catanatron(), python_chess(), rlcard("gin-rummy"), rlcard("uno")]
    figures = measure(contenders, wanted.rounds, wanted.seconds)

    table = Table(title="Random players on one core, medians; ratios to catanatron")
    table.add_column("program")
    for heading in ("choices/s", "ratio", "steps/s", "ratio", "copy µs", "ratio"):
        table.add_column(heading, justify="right")
    base = figures[YARDSTICK]
    for contender in contenders:
        ours_ = figures[contender.name]
        table.add_row(
            contender.name,
            *(f"{ours_.choices:,.0f}", f"{ours_.choices / base.choices:.2f}"),
            *(f"{ours_.steps:,.0f}", f"{ours_.steps / base.steps:.2f}"),
            *(f"{ours_.copy:,.1f}", f"{ours_.copy / base.copy:.3f}"),
        )
    Console().print(table)


if __name__ == "__main__":
    main()
