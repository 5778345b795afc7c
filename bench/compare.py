"""This tree beside another commit, taking turns: look at it before and after a change.

make bench-compare REV=HEAD~1

What is slower than noise explains is named, and the exit code is 1.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parents[1]
SECONDS = 1.0
MOST = 1.25  # so much slower is noise


class Speed(NamedTuple):
    choices: float
    """A second."""
    fork: float
    """Microseconds."""


class Pair(NamedTuple):
    before: Speed
    now: Speed


def probe(tree: Path, turn: int) -> dict[str, list[float]]:
    """Choices a second and microseconds a fork, by game, of the program in that tree."""
    found = subprocess.run(
        [sys.executable, "-m", "bench.compare", "--probe", str(turn)],
        cwd=HERE,
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(found.stdout)  # type: ignore[no-any-return]


def measure_here(turn: int, seconds: float = SECONDS) -> dict[str, list[float]]:
    import hullbreach as hb

    from .__main__ import microseconds_a_call, seats_of, speed
    from .contenders import hullbreach

    found = {}
    for game in hb.games():
        ours = hullbreach(game, seats_of(game))
        fork = microseconds_a_call(ours.halfway(turn), seconds / 4)
        found[game] = [speed(ours, seconds, turn * 1000)[1], fork]
    return found


def take_turns(revision: str, rounds: int) -> dict[str, Pair]:
    """By game: what the other commit does, and what this tree does."""
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "tree"
        git = ["git", "-C", str(HERE), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(other), revision], check=True)
        try:
            turns = track(range(rounds), "taking turns")
            pairs = [(probe(other, turn), probe(HERE, turn)) for turn in turns]
        finally:
            subprocess.run([*git, "remove", "--force", str(other)], check=True)
    return {
        game: Pair(*(medians([turn[side][game] for turn in pairs]) for side in (0, 1)))
        for game in pairs[0][0]
    }


def medians(rows: Sequence[Sequence[float]]) -> Speed:
    return Speed(*(median(column) for column in zip(*rows, strict=True)))


def slower(found: Mapping[str, Pair]) -> list[str]:
    """What this tree does slower than noise explains."""
    wrong = []
    for game, (before, now) in found.items():
        if now.choices * MOST < before.choices:
            wrong.append(f"{game} makes {now.choices:,.0f} choices/s, not {before.choices:,.0f}")
        if now.fork > before.fork * MOST:
            wrong.append(f"{game} forks in {now.fork:.1f} µs, not {before.fork:.1f}")
    return wrong


def shown(revision: str, rounds: int, found: Mapping[str, Pair]) -> Table:
    table = Table(title=f"This tree beside {revision}, medians of {rounds} turns")
    for heading in ("game", "choices/s", f"at {revision}", "ratio", "fork µs", "before", "ratio"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game, (before, now) in found.items():
        table.add_row(
            game,
            *(f"{now.choices:,.0f}", f"{before.choices:,.0f}"),
            f"{now.choices / before.choices:.2f}",
            *(f"{now.fork:.1f}", f"{before.fork:.1f}", f"{now.fork / before.fork:.2f}"),
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-compare", description=__doc__.splitlines()[0])
    parser.add_argument("revision", nargs="?", default="HEAD", help="a commit, branch or tag")
    parser.add_argument("--rounds", type=int, default=5, help="how often each has its turn")
    parser.add_argument("--probe", type=int, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.probe is not None:
        sys.stdout.write(json.dumps(measure_here(wanted.probe)))
        return
    found = take_turns(wanted.revision, wanted.rounds)
    for wrong in slower(found):
        sys.stdout.write(f"slower: {wrong}\n")
    Console().print(shown(wanted.revision, wanted.rounds, found))
    raise SystemExit(1 if slower(found) else 0)


if __name__ == "__main__":
    main()
