"""A real PostgreSQL for the tests, from whatever package this machine has."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

NONE_HERE = (
    "no PostgreSQL on this machine: install Debian's `postgresql` (or put initdb and postgres "
    "on the PATH) to run these tests"
)


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((f for f in folders if (f / "initdb").exists() and (f / "postgres").exists()), None)


class Postgres:
    """A database server with a home of its own, which can be shot and started again."""

    def __init__(self, home: str) -> None:
        folder = programs()
        assert folder is not None, NONE_HERE
        self._other = _other_user(home)
        self._log = Path(home, "log")
        self._port = _free_port()
        self.url = f"postgresql://hullbreach@127.0.0.1:{self._port}/postgres"
        data, plain = f"{home}/data", ["--locale=C", "--encoding=UTF8", "-A", "trust", "-N"]
        _run([f"{folder}/initdb", "-D", data, "-U", "hullbreach", *plain], self._other)
        settings = ["fsync=off", f"port={self._port}", "listen_addresses=127.0.0.1"]
        options = [part for each in (*settings, "max_connections=60") for part in ("-c", each)]
        self._command = [f"{folder}/postgres", "-D", data, "-k", home, *options]
        self.start()

    def start(self) -> None:
        with self._log.open("wb") as log:
            self._server = subprocess.Popen(self._command, stdout=log, stderr=log, **self._other)
        _wait(self._server, self._port, self._log)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """SIGTERM: when all have left; SIGQUIT: at once, as if it had crashed."""
        self._server.send_signal(how)
        self._server.wait(20)


@contextmanager
def running() -> Iterator[Postgres]:
    """A fresh, empty server."""
    with tempfile.TemporaryDirectory(prefix="hullbreach-pg-", ignore_cleanup_errors=True) as home:
        server = Postgres(home)
        try:
            yield server
        finally:
            server.stop(signal.SIGINT)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh, empty server."""
    with running() as server:
        yield server.url


def _other_user(home: str) -> dict[str, Any]:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return {}
    user = "postgres" if shutil.which("getent") and _exists("postgres") else "nobody"
    shutil.chown(home, user)
    return {"user": user}


def _exists(user: str) -> bool:
    return (
        subprocess.run(["getent", "passwd", user], capture_output=True, check=False).returncode == 0
    )


def _run(command: list[str], other: dict[str, Any]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/", **other)
    assert done.returncode == 0, done.stdout + done.stderr


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def _wait(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """An open port is not enough: the database says when it takes connections."""
    deadline = time.monotonic() + 30
    while True:
        assert server.poll() is None, log.read_text()
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            if "ready to accept connections" in log.read_text():
                return
        except OSError:
            pass
        assert time.monotonic() < deadline, log.read_text()
        time.sleep(0.05)
