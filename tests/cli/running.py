"""Running the command as a person does, in this process."""

from __future__ import annotations

import io
import sys
from typing import NamedTuple

import pytest

from hullbreach.cli import main


class Ran(NamedTuple):
    status: int
    out: str
    err: str


class Terminal:
    """A terminal in which every command is typed with all its answers at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def run(self, *arguments: object, typed: str = "") -> Ran:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        status = left.value.code
        out, err = self._capsys.readouterr()
        return Ran(status if isinstance(status, int) else 1, out, err)

    def refused(self, *arguments: object) -> str:
        """Run something wrong: status 2, and one sentence on stderr, which is returned."""
        ran = self.run(*arguments)
        assert ran.status == 2, ran
        assert ran.err.startswith("hullbreach: ")
        assert ran.err.count("\n") == 1, ran.err
        assert "Traceback" not in ran.err
        return ran.err.removeprefix("hullbreach: ").rstrip("\n")
