"""What was acknowledged is there, whatever happens to the server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hullbreach.server import Settings
from hullbreach.server.client import Client

from .conftest import BOT, ME, first_answer, play_on, serving, wait_until

PROGRAM = "from hullbreach.cli import main; main()"
SERVE = (sys.executable, "-c", PROGRAM, "serve", "--no-browser")


class Process:
    """A server in its own process, as `hullbreach serve` starts it."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*SERVE, "--port", "0", "--data", str(data), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        assert "http://" in first, first + self.process.stdout.read()
        self.address = next(word for word in first.split() if word.startswith("http://"))
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + 20
        while True:
            try:
                with Client(self.address) as client:
                    client.games()
                return
            except Exception:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def interrupt(self) -> tuple[int, str]:
        """What Ctrl+C does; gives the exit status and the rest of the output."""
        self.process.send_signal(signal.SIGINT)
        output, _ = self.process.communicate(timeout=15)
        return self.process.returncode, output


@contextmanager
def process(data: Path, *arguments: str) -> Iterator[Process]:
    server = Process(data, *arguments)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def test_a_killed_server_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    with process(tmp_path) as server, Client(server.address) as client:
        table = client.create("theseus", [ME, ME], seed="killed")
        token, match = table.seat_tokens[0], table.match.id
        with table.sit(seat=table.match.asked[0]) as live:
            for _ in range(15):
                if live.decision is None:
                    live.look(live.update.asked[0])
                live.answer(first_answer(live))
            acknowledged = live.update
            seat = live.update.seat
            server.kill()
    with process(tmp_path) as server, Client(server.address) as client:
        client.claim(token)
        with client.sit(match, token, seat=0) as live:
            assert live.update.answers == acknowledged.answers == 15
            assert live.update.number >= acknowledged.number
            assert live.update.match.commitment == acknowledged.match.commitment
            if seat == 0:
                assert live.update.view == acknowledged.view
            assert [match.id for match in client.matches(mine=True)] == [match]


def test_a_long_match_is_loaded_from_its_snapshot(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    with serving(settings) as address, Client(address) as client:
        table = client.create("theseus", [ME, BOT], seed="long")
        with table.sit() as live:
            play_on(live, 30)
            wait_until(live, lambda seat: seat.decision is not None)
            before = live.update
            events = client.events(table.match.id)
    with serving(settings) as address, Client(address) as client:
        with client.sit(table.match.id, table.seat_tokens[0]) as live:
            assert live.update.view == before.view
            assert live.update.answers == before.answers
            assert live.update.decisions == before.decisions
            play_on(live, 2)
        token = {"Authorization": f"Bearer {table.seat_tokens[0]}"}
        again = client.http.get(f"/api/matches/{table.match.id}/events", headers=token).json()
        assert [e["number"] for e in again["events"][: len(events)]] == [e.number for e in events]


def test_the_command_stops_cleanly(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        with Client(server.address) as client, client.create("theseus").sit():
            status, output = server.interrupt()
        assert status == 0, output
        assert "Traceback" not in output
    assert (tmp_path / "hullbreach.sqlite").exists()


def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        port = server.address.rpartition(":")[2]
        command = (*SERVE, "--port", port)
        second = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
        assert second.returncode == 2
        assert "--port" in second.stderr
        assert "Traceback" not in second.stderr
