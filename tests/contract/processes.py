"""The same seed makes the same match in every process, however words are hashed there."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path

from hullbreach.kernel.record import canonical

from .cases import Case, walk

ROOT = Path(__file__).parents[2]


def the_same_seed_makes_the_same_match_in_every_process(case: Case, seed: str) -> None:
    one, other = fingerprints(case.game)
    assert one[str(case)] == other[str(case)], "the match depends on how words are hashed"


def fingerprint(case: Case) -> str:
    *_, match = walk(case, "every process")
    whole = canonical([match.record(), match.events(0), match.view(None), match.position()])
    return blake2b(whole.encode(), digest_size=8).hexdigest()


@cache
def fingerprints(game: str) -> tuple[dict[str, str], dict[str, str]]:
    """The fingerprints of a game's cases, from two processes that hash words differently."""
    command = [sys.executable, "-m", "tests.contract.fingerprints", game]
    running = [
        subprocess.Popen(
            command,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("1", "20261115")
    ]
    one, other = (process.communicate()[0] for process in running)
    assert [process.returncode for process in running] == [0, 0]
    return dict(line.split() for line in one.splitlines()), dict(
        line.split() for line in other.splitlines()
    )
