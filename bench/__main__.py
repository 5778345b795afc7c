"""Our speed beside other programs.

    make bench
    make bench ARGS="--rounds 9 --seconds 2"

Only ratios measured side by side count: the programs take turns on one core, several rounds, and
the table shows the median of the rounds, in time of the processor. A second table says what a match
of ours costs besides, a third one how fast our learning environments are.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import hullbreach as hb

from .contenders import Contender, catanatron, hullbreach, python_chess, rlcard
from .environments import clean_slate, learning
from .figures import FIGURES

YARDSTICK = "catanatron catan, 4 seats"
MATCHES_COPIED = 9
"""In each round: a copy costs more in some places of a match than in others."""


class Figures(NamedTuple):
    steps: float
    choices: float
    copy: float


def speed(contender: Contender, seconds: float, seed: int) -> tuple[float, float]:
    """Steps and choices a second: whole matches, one after the other, until the time is over."""
    steps, choices, start = 0, 0, process_time()
    while (passed := process_time() - start) < seconds:
        count = contender.play(seed)
        steps, choices, seed = steps + count.steps, choices + count.choices, seed + 1
    return steps / passed, choices / passed


def microseconds_a_call(call: Callable[[], object], seconds: float) -> float:
    calls, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(10):
            call()
        calls += 10
    return passed / calls * 1e6


def measure(contenders: Sequence[Contender], rounds: int, seconds: float) -> dict[str, Figures]:
    """Medians of the rounds, the programs taking turns."""
    taken: dict[str, list[Figures]] = defaultdict(list)
    for turn in range(rounds):
        for contender in contenders:
            clean_slate()
            seed = turn * 1000
            copy = median(
                microseconds_a_call(contender.halfway(seed + match), seconds / 20)
                for match in range(MATCHES_COPIED)
            )
            taken[contender.name].append(Figures(*speed(contender, seconds, seed), copy))
    return {
        name: Figures(*(median(column) for column in zip(*figures, strict=True)))
        for name, figures in taken.items()
    }


def seats_of(game: str) -> int:
    return 2 if game == "theseus" else 4


def speeds(contenders: Sequence[Contender], figures: dict[str, Figures]) -> Table:
    table = Table(title="Random players on one core, medians; ratios to catanatron")
    table.add_column("program")
    for heading in ("choices/s", "ratio", "steps/s", "ratio", "copy µs", "ratio"):
        table.add_column(heading, justify="right")
    base = figures[YARDSTICK]
    for contender in contenders:
        ours = figures[contender.name]
        table.add_row(
            contender.name,
            *(f"{ours.choices:,.0f}", f"{ours.choices / base.choices:.2f}"),
            *(f"{ours.steps:,.0f}", f"{ours.steps / base.steps:.2f}"),
            *(f"{ours.copy:,.1f}", f"{ours.copy / base.copy:.3f}"),
        )
    return table


def costs(games: Sequence[str]) -> Table:
    table = Table(title="What a match costs")
    table.add_column("figure")
    table.add_column("wanted", justify="right")
    for game in games:
        table.add_column(f"{game}, {seats_of(game)} seats", justify="right")
    for figure in FIGURES:
        found = [figure.of(game, seats_of(game)) for game in games]
        table.add_row(figure.name, figure.want, *found)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="how often each program has its turn")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one turn")
    parser.add_argument("--ours", action="store_true", help="leave the other programs out")
    wanted = parser.parse_args()

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    games = list(hb.games())
    contenders = [hullbreach(game, seats_of(game)) for game in games]
    contenders.append(catanatron())
    if not wanted.ours:
        contenders += [python_chess(), rlcard("gin-rummy"), rlcard("uno")]
    console = Console()
    console.print(speeds(contenders, measure(contenders, wanted.rounds, wanted.seconds)))
    console.print(costs(games))
    if not wanted.ours:
        console.print(learning(seats_of, wanted.rounds, wanted.seconds))


if __name__ == "__main__":
    main()
