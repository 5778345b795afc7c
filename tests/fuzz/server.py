"""A server in this process that is spoken to without a network: thousands of inputs a second."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Mapping
from contextlib import AsyncExitStack
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hullbreach.server import Limits, Settings, create_app
from hullbreach.table import keys

MUCH = 1e9
UNMEASURED = Limits(
    messages_a_second=MUCH,
    tables_a_minute=MUCH,
    heavy_a_minute=MUCH,
    reports_a_minute=MUCH,
    wrong_keys_a_minute=MUCH,
    requests_a_minute=MUCH,
    idle_seconds=1,
)
MESSAGES_A_LINE = 300
REPLIES = ("done", "refused", "pong", "refusals")


class Server:
    """Has a loop and a folder of its own, and is never closed."""

    def __init__(self) -> None:
        keys.stretched = _quickly
        self.app = create_app(Settings(data=Path(tempfile.mkdtemp()), limits=UNMEASURED))
        self.loop = asyncio.new_event_loop()
        self._line: Line | None = None
        self._open = AsyncExitStack()
        lifespan = self.app.router.lifespan_context(self.app)
        self.loop.run_until_complete(self._open.enter_async_context(lifespan))

    def post(self, path: str, body: bytes) -> tuple[int, bytes]:
        """Status and content of the reply; a fault in the program goes up."""
        return self.loop.run_until_complete(self._post(path, body))

    async def _post(self, path: str, body: bytes) -> tuple[int, bytes]:
        told: list[Mapping[str, Any]] = []

        async def receive() -> Mapping[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Mapping[str, Any]) -> None:
            told.append(message)

        headers = [(b"content-type", b"application/json")]
        await self.app({**_scope("http", path, headers), "method": "POST"}, receive, send)
        return told[0]["status"], b"".join(part.get("body", b"") for part in told[1:])

    def line(self) -> Line:
        """A connection to a table; a new one when the server hung up, or enough has been said."""
        line = self._line
        if line is None or not line.is_open or line.said >= MESSAGES_A_LINE:
            if line is not None:
                line.hang_up()
            line = self._line = self._connect()
        return line

    def _connect(self) -> Line:
        body = {"game": "theseus", "seats": [{"kind": "me"}, {"kind": "me"}]}
        _, reply = self.post("/api/matches", json.dumps(body).encode())
        table = json.loads(reply)
        return Line(self, table["match"]["id"], table["seat_tokens"]["0"])


class Line:
    """A WebSocket: what is said goes in, and what comes back is waited for."""

    def __init__(self, server: Server, match: str, token: str) -> None:
        self._server = server
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._outbox: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        headers = [(b"authorization", f"Bearer {token}".encode())]
        scope = _scope("websocket", f"/api/matches/{match}/live", headers)
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = server.loop.create_task(
            server.app(scope, self._inbox.get, self._outbox.put)  # type: ignore[arg-type]
        )
        self.said = 0
        self.is_open = True

    def ask(self, text: str) -> dict[str, Any] | None:
        """The reply to a message; None if the server hung up instead."""
        self.said += 1
        return self._server.loop.run_until_complete(self._ask(text))

    async def _ask(self, text: str) -> dict[str, Any] | None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        while True:
            message = await asyncio.wait_for(self._outbox.get(), 30)
            if message["type"] == "websocket.close":
                self.is_open = False
                await self._task
                return None
            told = json.loads(message.get("text", "{}"))
            if told.get("type") in REPLIES:
                return dict(told)

    def hang_up(self) -> None:
        if self.is_open:
            self._inbox.put_nowait({"type": "websocket.disconnect"})
            self._server.loop.run_until_complete(self._task)
            self.is_open = False


def _scope(kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    return {
        "type": kind,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1"), *headers],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "scheme": "http",
        "http_version": "1.1",
    }


def _quickly(password: str, salt: bytes, length: int) -> bytes:
    """In place of the lock that takes a while on purpose."""
    return blake2b(password.encode(), salt=salt[:16], digest_size=length).digest()


@cache
def server() -> Server:
    return Server()
