"""The disk is full, the file is broken: one clear sentence, and nothing is lost."""

from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Callable
from pathlib import Path
from shutil import which

import pytest

from hullbreach.server.client import Client, ServerSaysNo

from .conftest import ME, first_answer
from .test_endurance import SERVE, process

BOUND = ("setpriv", "--bounding-set", "-dac_override") if os.geteuid() == 0 else ()
"""What goes before a command so that even root may not write where nobody may."""
ROOM = 150_000  # bytes that a file of the server with the full disk may have


def serve(data: Path, *before: str) -> subprocess.CompletedProcess[str]:
    """Start a server that is expected to give up."""
    return subprocess.run(
        [*before, *SERVE, "--port", "0", "--data", str(data)],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


def _limit(room: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))


@pytest.mark.parametrize(
    "content", [b"this is not a database" * 100, b"SQLite format 3\x00" + b"\xff" * 5000]
)
def test_a_broken_database_is_said_in_one_sentence_and_left_alone(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "hullbreach.sqlite"
    file.write_bytes(content)
    done = serve(tmp_path)
    assert done.returncode == 2
    assert "hullbreach.sqlite" in done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    assert file.read_bytes() == content


def test_a_folder_that_cannot_be_written_is_said_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "a file"
    file.write_text("and no folder")
    done = serve(file)
    assert done.returncode == 2
    assert "a file" in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


def test_a_disk_that_fills_up_loses_nothing_that_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is refused in a sentence; with room again the match goes on where it stood."""
    popen = subprocess.Popen
    monkeypatch.setattr(
        subprocess, "Popen", lambda *a, **k: popen(*a, **k, preexec_fn=_limit(ROOM))
    )
    with process(tmp_path) as server, Client(server.address) as client:
        table = client.create("theseus", [ME, ME], seed="full")
        acknowledged: list[str] = []
        refusal = ""
        with table.sit(seat=table.match.asked[0]) as live:
            while not refusal and live.update.result is None:
                if live.decision is None:
                    live.look(live.update.asked[0])
                try:
                    client.create("theseus", [ME, ME])  # others fill the disk
                    option = first_answer(live)
                    live.answer(option)
                    acknowledged.append(option)
                except ServerSaysNo as error:
                    refusal = str(error)
        assert "could not be stored" in refusal
    monkeypatch.undo()
    with process(tmp_path) as server, Client(server.address) as client:
        token = table.seat_tokens[0]
        client.claim(token)
        with client.sit(table.match.id, token) as live:
            assert live.update.answers == len(acknowledged)


def test_a_database_that_breaks_in_the_middle_is_said_in_one_sentence(tmp_path: Path) -> None:
    """Somebody overwrites the file while it is used: no answer is acknowledged from then on."""
    with process(tmp_path) as server, Client(server.address) as client:
        table = client.create("theseus", [ME, ME], seed="broken")
        with table.sit(seat=table.match.asked[0]) as live:
            for file in tmp_path.glob("hullbreach.sqlite*"):
                with file.open("r+b") as opened:
                    opened.write(b"\xff" * file.stat().st_size)
            with pytest.raises(ServerSaysNo, match="nothing has changed") as no:
                live.answer(first_answer(live))
        assert no.value.code == "not_stored"


@pytest.mark.skipif(bool(BOUND) and not which(BOUND[0]), reason="root, and no `setpriv`")
def test_a_disk_that_may_only_be_read_is_said_in_one_sentence(tmp_path: Path) -> None:
    with process(tmp_path) as server, Client(server.address) as client:
        client.create("theseus", [ME, ME])
    files = {file: file.read_bytes() for file in tmp_path.glob("hullbreach.sqlite*")}
    for file in files:
        file.chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        done = serve(tmp_path, *BOUND)
    finally:
        tmp_path.chmod(0o755)
    assert done.returncode == 2
    assert "hullbreach.sqlite" in done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    assert {file: file.read_bytes() for file in tmp_path.glob("hullbreach.sqlite*")} == files
