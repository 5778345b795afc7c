"""A server with the built client, and a real browser to sit in front of it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "hullbreach" / "server" / "static" / "index.html"
START_SECONDS = 120


def chromium() -> str | None:
    """The browser: HULLBREACH_CHROMIUM, or the one of the system."""
    given = os.environ.get("HULLBREACH_CHROMIUM")
    found = given or shutil.which("chromium") or shutil.which("chromium-browser")
    return found or shutil.which("google-chrome")


def what_is_missing() -> str | None:
    if not CLIENT.exists():
        return "the web client has not been built: make web"
    if chromium() is None:
        return "no Chromium found: apt install chromium, or set HULLBREACH_CHROMIUM"
    return None


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Server:
    """`hullbreach serve` in a process of its own, so that it can be stopped and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", "from hullbreach.cli import main; main()", "serve"]
        command += ["--no-browser", "--port", str(self.port), "--data", str(self.data)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise TimeoutError("the server did not start")

    def stop(self) -> None:
        if self._process:
            self._process.terminate()
            self._process.wait(timeout=15)
            self._process = None


@contextmanager
def served(data: Path) -> Iterator[Server]:
    server = Server(data)
    server.start()
    try:
        yield server
    finally:
        server.stop()
