"""The exhaustive run: it notes what has been carried out, and names what it could not reach."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.exhaustive.watch import Watch


def test_what_has_been_carried_out_is_noted_once_with_its_match() -> None:
    watch = Watch(["cards.a", "cards.b", "cards.a"])
    effect = watch.resolving("cards.a", lambda: 7)
    assert watch.missing == ["cards.a", "cards.b"]
    watch.where = "match 1"
    assert effect() == 7
    watch.where = "match 2"
    effect()
    assert watch.reached == {"cards.a": "match 1"}
    assert watch.missing == ["cards.b"]


def test_an_effect_that_asks_counts_only_when_it_has_come_to_its_end() -> None:
    def asking() -> Iterator[str]:
        yield "which?"

    watch = Watch(["cards.a"])
    play = watch.resolving("cards.a", asking)()
    assert next(play) == "which?"
    assert watch.missing == ["cards.a"]
    assert list(play) == []
    assert watch.missing == []


def run(game: str, seconds: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.exhaustive", "--game", game, "--seconds", seconds],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(("seconds", "status"), [("120", 0), ("0", 1)])
def test_the_run_fails_and_names_what_is_missing(seconds: str, status: int) -> None:
    ran = run("theseus", seconds)
    assert ran.returncode == status, ran.stderr
    assert ("  not reached: ends.life\n" in ran.stdout) == bool(status)
    assert ran.stdout.splitlines()[-1].startswith("theseus: ")


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_something_is_reached_at_once(game: str) -> None:
    """The whole takes minutes; but the watch must be in its place."""
    ran = run(game, "2")
    told = ran.stdout.splitlines()[-1]
    assert told.startswith(f"{game}: "), ran.stderr
    assert int(told.split()[1]) > 50
