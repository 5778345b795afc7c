"""A whole seeded match of Theseus in a real terminal, typed line by line."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hullbreach as hb

pty = pytest.importorskip("pty")

PATIENCE = 120  # seconds for a whole match on a busy machine
A_WHILE = 5  # seconds after which one presses a key again
COMMAND = """
import fcntl, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that keys can interrupt it
signal.signal(signal.SIGINT, signal.default_int_handler)  # whatever started the tests ignores
from hullbreach.cli import main
main(sys.argv[1:])
"""


class Window:
    """A terminal window of 100 by 50 with one command running in it."""

    def __init__(self, *arguments: str) -> None:
        import fcntl
        import struct
        import termios

        self._near, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        environment.pop("COLUMNS", None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *arguments],
            stdin=far,
            stdout=far,
            stderr=far,
            env=environment,
            start_new_session=True,
        )
        os.close(far)
        self.text = ""
        self._read = 0

    def type(self, line: str) -> None:
        os.write(self._near, f"{line}\n".encode())

    def press(self, key: bytes, wanted: str) -> None:
        """Until this is said: an interrupt is lost if it comes just before the program reads."""
        deadline, again = time.monotonic() + PATIENCE, 0.0
        while wanted not in self.text[self._read :] and time.monotonic() < deadline:
            if time.monotonic() > again:
                os.write(self._near, key)
                again = time.monotonic() + A_WHILE
            if not self._more():
                break
        self.wait_for(wanted)

    def wait_for(self, *wanted: str) -> str:
        """Read until one of these stands in what is new; says which."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            new = self.text[self._read :]
            found = [word for word in wanted if word in new]
            if found:
                self._read = len(self.text)
                return found[0]
            if not self._more():
                break
        raise AssertionError(f"waited in vain for {wanted}; the screen says:\n{self.text[-3000:]}")

    def _more(self) -> bool:
        ready, _, _ = select.select([self._near], [], [], 1)
        if not ready:
            return self.process.poll() is None
        try:
            found = os.read(self._near, 65536).decode(errors="replace")
        except OSError:  # the other side is closed
            return False
        self.text += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", found)
        return True

    def close(self) -> int:
        while self._more():
            pass
        os.close(self._near)
        return self.process.wait(timeout=10)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


@pytest.fixture
def window(record: Path) -> Iterator[Window]:
    arguments = ("play", "theseus", "--seed", "pty", "--lang", "en", "--record", str(record))
    opened = Window(*arguments, "--option", "factions=marines,aliens")
    yield opened
    if opened.process.poll() is None:
        opened.process.kill()


class Player:
    """Follows the match in its record and answers with every option in turn."""

    def __init__(self, record: Path) -> None:
        self._record = record
        self._match = hb.Match.replay({**self._data(), "answers": []})

    def _data(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(self._record.read_text("utf-8"))
        return data

    def answer(self) -> str:
        match = self._match
        for seat, text in self._data()["answers"][match.answered :]:
            match.play(text, seat)
        assert match.decision
        return match.decision.options[match.answered % len(match.decision.options)].id


def test_a_person_plays_a_whole_match(window: Window, record: Path) -> None:
    window.wait_for("Type ? for help")
    window.wait_for("> ")
    player = Player(record)
    for _ in range(1000):
        window.type(player.answer())
        if window.wait_for("> ", "See it again") != "> ":
            break
    assert window.close() == 0
    assert f"hullbreach replay {record}" in window.text
    assert "Traceback" not in window.text
    match = hb.Match.replay(record.read_text("utf-8"))
    assert match.result
    assert match.decision is None


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["ctrl-c", "ctrl-d"])
def test_leaving_loses_nothing(window: Window, record: Path, key: bytes) -> None:
    window.wait_for("Type ? for help")
    window.wait_for("> ")
    window.type("1")
    window.wait_for("> ")
    window.press(key, "The match is kept.")
    assert window.close() == 0
    assert len(json.loads(record.read_text("utf-8"))["answers"]) >= 1
    assert "Traceback" not in window.text


def test_a_signal_in_the_middle_leaves_a_whole_record(window: Window, record: Path) -> None:
    window.wait_for("Type ? for help")
    window.wait_for("> ")
    window.type("1")
    window.wait_for("> ")
    os.kill(window.process.pid, signal.SIGKILL)
    window.process.wait(timeout=10)
    assert hb.Match.replay(record.read_text("utf-8")).answered >= 1
