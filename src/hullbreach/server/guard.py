"""What holds for every answer: strict headers, and no foreign page speaks in a player's name."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .faults import problem
from .wire import Fault

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
FORBIDDEN = 4403


class Guard:
    def __init__(self, app: ASGIApp, hosts: frozenset[str] = frozenset()) -> None:
        self.app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._knows(scope):
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if not self._knows(scope):
            refusal = Fault(code="foreign_host", message="This server is not called so.")
            await problem(refusal)(scope, receive, send_guarded)
            return
        if scope["method"] not in SAFE and not is_same_origin(HTTPConnection(scope)):
            refusal = Fault(code="foreign_origin", message="Another site may not do this for you.")
            await problem(refusal)(scope, receive, send_guarded)
            return
        await self.app(scope, receive, send_guarded)

    def _knows(self, scope: Scope) -> bool:
        """Called by a name of its own? A foreign page may lead its own name to this address."""
        called = Headers(scope=scope).getlist("host") or [""]
        names = [urlsplit(f"//{host}").hostname for host in called]
        return not self._hosts or all(name in self._hosts for name in names)


def is_same_origin(connection: HTTPConnection) -> bool:
    """Browsers say where a request comes from; programs do not."""
    headers: Headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")
