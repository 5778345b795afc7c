"""Play until nothing is missing, or until the time is up; then say what could not be reached."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib import import_module
from random import Random
from typing import Any

import hullbreach as hb
from hullbreach.kernel.decisions import Decision, Option
from tests.contract import all_cases

from .watch import Watch

RANDOM_MATCHES = 0.3
"""So much of the time goes to whole matches; the rest to positions, if something is missing."""
MANY = 200


def choose(decision: Decision, lures: list[str], random: Random) -> Option:
    """Mostly what leads to something missing, where an option does."""
    options = decision.options
    if len(options) <= MANY and random.random() < 0.9:
        tempting = [o for o in options if any(fnmatch(o.id, lure) for lure in lures)]
        if tempting:
            return random.choice(tempting)
    return options[random.randrange(len(options))]


def play_out(match: hb.Match, watch: Watch, plan: Any, random: Random) -> None:
    """To the end, and note what was told on the way."""
    lures = [f"*{lure}*" for lure in map(plan.lure, watch.missing) if lure]
    while match.decisions:
        match.play(choose(random.choice(match.decisions), lures, random))
    cell = match._state.log
    while cell is not None:
        for key in plan.heard(match._state, cell.event):
            watch.note(key)
        cell = cell.before
    assert match.result is not None
    for key in plan.ended(match.result):
        watch.note(key)


def matches(game: str, watch: Watch, plan: Any, until: float) -> Iterator[tuple[hb.Match, Random]]:
    """Whole matches in every variant, then positions for what is missing."""
    cases, number, start = all_cases(game), 0, time.monotonic()
    whole = start + (until - start) * RANDOM_MATCHES
    while watch.missing and time.monotonic() < until:
        number += 1
        random = Random(f"exhaustive/{number}")
        if plan.position is None or time.monotonic() < whole:
            case = cases[number % len(cases)]
            watch.where = f"{case}, match {number}"
            yield case.match(f"exhaustive/{number}"), random
        else:
            key = watch.missing[number % len(watch.missing)]
            watch.where = f"position {number} for {key}"
            yield plan.position(key, random), random


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="lockdown")
    parser.add_argument("--seconds", type=float, default=300, help="give up after so long")
    parser.add_argument("--list", action="store_true", help="say where everything was reached")
    given = parser.parse_args()
    plan = import_module(f"tests.exhaustive.{given.game}")
    watch = Watch(plan.wanted())
    plan.install(watch)
    played = 0
    for match, random in matches(given.game, watch, plan, time.monotonic() + given.seconds):
        play_out(match, watch, plan, random)
        played += 1
    missing = watch.missing
    lines = [f"{key}: {where}" for key, where in watch.reached.items()] if given.list else []
    lines += [f"  not reached: {key}" for key in missing]
    there = len(watch.wanted)
    lines += [f"{given.game}: {there - len(missing)} of {there} things in {played} matches"]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
