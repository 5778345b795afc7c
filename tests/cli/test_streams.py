"""Output that cannot be written as it is: too few signs, or no room."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")


def hullbreach(
    *arguments: str, out: int | None = subprocess.PIPE, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    command = "import sys; from hullbreach.cli import main; main(sys.argv[1:])"
    return subprocess.run(
        [sys.executable, "-c", command, *arguments],
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.PIPE,
        check=False,
    )


def test_a_terminal_that_lacks_a_sign_shows_another_in_its_place() -> None:
    ran = hullbreach("play", "theseus", "--lang", "de", PYTHONIOENCODING="latin-1")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"? Hilfe: ? eintippen" in ran.stdout


@pytest.mark.skipif(not FULL.exists(), reason="there is no full device here")
def test_output_without_room_gets_one_sentence() -> None:
    with FULL.open("wb") as full:
        ran = hullbreach("rules", "trap", out=full.fileno())
    assert ran.returncode == 2
    assert ran.stderr.decode().strip().startswith("hullbreach: the output cannot be written: ")
    assert ran.stderr.count(b"\n") == 1
