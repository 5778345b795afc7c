"""Our learning environments beside PettingZoo's gin rummy: steps with observation and mask.

python -m bench.environments
"""

import gc
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

import hullbreach as hb

YARDSTICK = "PettingZoo gin rummy"
Play = Callable[[int], int]


def play(env: Any, seed: int) -> int:
    """One match of random legal actions; how many steps it took."""
    env.reset(seed=seed)
    pick, steps = Random(seed).choice, 0
    for _ in env.agent_iter():
        seen, _, ended, broken_off, _ = env.last()
        if ended or broken_off:
            env.step(None)
            continue
        env.step(pick(seen["action_mask"].view(bool).nonzero()[0]))  # quick for any environment
        steps += 1
    return steps


def environments(seats_of: Callable[[str], int]) -> dict[str, Play]:
    from pettingzoo.classic import gin_rummy_v4

    from hullbreach.envs import pettingzoo_env

    ours = {
        f"hullbreach {game}, {seats_of(game)} seats": partial(
            play, pettingzoo_env(game, seats_of(game))
        )
        for game in hb.games()
    }
    return {**ours, YARDSTICK: partial(play, gin_rummy_v4.env())}


def clean_slate() -> None:
    """What the programs before have loaded is not searched for rubbish in the next one's time."""
    gc.collect()
    gc.freeze()


def steps_a_second(match: Play, seconds: float, seed: int) -> float:
    steps, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        steps, seed = steps + match(seed), seed + 1
    return steps / passed


def learning(seats_of: Callable[[str], int], rounds: int, seconds: float) -> Table:
    """Medians of the rounds, the environments taking turns."""
    programs = environments(seats_of)
    taken: dict[str, list[float]] = {name: [] for name in programs}
    for turn in range(rounds):
        for name, match in programs.items():
            clean_slate()
            taken[name].append(steps_a_second(match, seconds, turn * 1000))
    return _table({name: median(figures) for name, figures in taken.items()})


def _table(figures: dict[str, float]) -> Table:
    table = Table(title="Steps with tensor and mask, medians; ratios to gin rummy (wanted: 3)")
    table.add_column("environment")
    for heading in ("steps/s", "ratio"):
        table.add_column(heading, justify="right")
    for name, speed in figures.items():
        table.add_row(name, f"{speed:,.0f}", f"{speed / figures[YARDSTICK]:.2f}")
    return table


def main() -> None:
    Console().print(learning(lambda game: 2 if game == "theseus" else 4, rounds=7, seconds=1.0))


if __name__ == "__main__":
    main()
