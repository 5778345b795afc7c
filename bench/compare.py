"""This tree beside another commit, taking turns: look at it before and after a change.

make bench-compare REV=HEAD~1
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parents[1]
SECONDS = 1.0


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


def measure_here(turn: int) -> None:
    import hullbreach as hb

    from .__main__ import microseconds_a_call, seats_of, speed
    from .contenders import hullbreach

    found = {}
    for game in hb.games():
        ours = hullbreach(game, seats_of(game))
        fork = microseconds_a_call(ours.halfway(turn), SECONDS / 4)
        found[game] = [speed(ours, SECONDS, turn * 1000)[1], fork]
    sys.stdout.write(json.dumps(found))


def compare(revision: str, rounds: int) -> Table:
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "tree"
        git = ["git", "-C", str(HERE), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(other), revision], check=True)
        try:
            turns = track(range(rounds), "taking turns")
            pairs = [(probe(other, turn), probe(HERE, turn)) for turn in turns]
        finally:
            subprocess.run([*git, "remove", "--force", str(other)], check=True)
    table = Table(title=f"This tree beside {revision}, medians of {rounds} turns")
    for heading in ("game", "choices/s", f"at {revision}", "ratio", "fork µs", "before", "ratio"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game in pairs[0][0]:
        then, now = ([side[game] for side in sides] for sides in zip(*pairs, strict=True))
        cells = [game]
        for column, shown in ((0, "{:,.0f}"), (1, "{:.1f}")):
            before = median(row[column] for row in then)
            after = median(row[column] for row in now)
            cells += [shown.format(after), shown.format(before), f"{after / before:.2f}"]
        table.add_row(*cells)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-compare", description=__doc__.splitlines()[0])
    parser.add_argument("revision", nargs="?", default="HEAD", help="a commit, branch or tag")
    parser.add_argument("--rounds", type=int, default=5, help="how often each has its turn")
    parser.add_argument("--probe", type=int, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.probe is not None:
        measure_here(wanted.probe)
        return
    Console().print(compare(wanted.revision, wanted.rounds))


if __name__ == "__main__":
    main()
