"""A program in any language sits at a table of a server."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from hullbreach.bots import RandomBot
from hullbreach.cli import main
from hullbreach.server import Settings
from hullbreach.server.client import Client
from hullbreach.server.remote import play_remotely

from .conftest import serving

ANY_MOVE = Path(__file__).parents[2] / "examples" / "bots" / "any_move.py"


def test_a_program_plays_over_the_websocket(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(Settings(data=tmp_path)) as address, Client(address) as host:
        table = host.create("theseus", [{"kind": "me"}, {"kind": "open"}])
        live = table.sit()
        other = threading.Thread(target=play_remotely, args=(live, RandomBot(1)), daemon=True)
        other.start()
        program = f"{sys.executable} {ANY_MOVE}"
        with pytest.raises(SystemExit) as left:
            main(["bot", address, "--code", str(table.match.code), "--program", program])
        other.join(20)
        live.close()
    told = capsys.readouterr()
    assert left.value.code == 0, told.err
    assert "sits on seat 1" in told.out
    assert "Over after" in told.out
    assert live.update.result is not None


def test_a_level_or_a_program_but_not_both(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["bot", "http://127.0.0.1:9", "--code", "X", "--level", "easy", "--program", "x"])
    assert left.value.code == 2
    assert "either --level or --program" in capsys.readouterr().err
