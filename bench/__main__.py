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

from rich.console import Console
from rich.table import Table

import hullbreach as hb

from .contenders import Contender, catanatron, hullbreach, python_chess, rlcard

YARDSTICK = "catanatron catan, 4 seats"


def decisions_a_second(contender: Contender, seconds: float, seed: int) -> float:
    """Whole matches, one after the other, until the time is over."""
    decisions, start = 0, perf_counter()
    while (passed := perf_counter() - start) < seconds:
        decisions += contender.play(seed)
        seed += 1
    return decisions / passed


def microseconds_a_call(call: Callable[[], object], seconds: float) -> float:
    calls, start = 0, perf_counter()
    while (passed := perf_counter() - start) < seconds:
        for _ in range(10):
            call()
        calls += 10
    return passed / calls * 1e6


def measure(
    contenders: Sequence[Contender], rounds: int, seconds: float
) -> tuple[dict[str, float], dict[str, float]]:
    """Medians of decisions a second and of microseconds a copy, the programs taking turns."""
    speeds, copies = defaultdict(list), defaultdict(list)
    for turn in range(rounds):
        for contender in contenders:
            gc.collect()
            name, seed = contender.name, turn * 1000
            speeds[name].append(decisions_a_second(contender, seconds, seed))
            copies[name].append(microseconds_a_call(contender.halfway(seed), seconds / 4))
    return (
        {name: median(values) for name, values in speeds.items()},
        {name: median(values) for name, values in copies.items()},
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="how often each program has its turn")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one turn")
    wanted = parser.parse_args()

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ours = [hullbreach(game, seats=2) for game in hb.games()]
    contenders = [*ours, catanatron(), python_chess(), rlcard("gin-rummy"), rlcard("uno")]
    speeds, copies = measure(contenders, wanted.rounds, wanted.seconds)

    table = Table(title="Random players on one core, medians")
    table.add_column("program")
    for heading in ("decisions/s", "÷ catanatron", "copy µs", "÷ catanatron"):
        table.add_column(heading, justify="right")
    for contender in contenders:
        speed, copy = speeds[contender.name], copies[contender.name]
        table.add_row(
            contender.name,
            f"{speed:,.0f}",
            f"{speed / speeds[YARDSTICK]:.2f}",
            f"{copy:,.1f}",
            f"{copy / copies[YARDSTICK]:.3f}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
