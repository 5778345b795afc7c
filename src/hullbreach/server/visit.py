"""One request, and who makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from hullbreach.table.errors import Refused
from hullbreach.table.keys import digest, new_token

from .rates import Buckets

if TYPE_CHECKING:
    from .hall import Hall

COOKIE = "hullbreach_person"
A_YEAR = 365 * 24 * 3600
LONGEST_KEY = 128


class Visit:
    def __init__(self, request: Request) -> None:
        self._request = request
        self._new_person: str | None = None
        self.hall: Hall = request.app.state.hall
        self.keys = keys_of(request)

    @property
    def who(self) -> str:
        """Whom patience is measured for."""
        return address_of(self._request)

    def person(self) -> str:
        """The digest of the browser's key; the browser gets one now if it has none."""
        held = self._request.cookies.get(COOKIE, "")
        if held and len(held) <= LONGEST_KEY and self._new_person is None:
            return digest(held)
        if self._new_person is None:
            self._new_person = new_token()
            self.keys |= {digest(self._new_person)}
        return digest(self._new_person)

    def become(self, person: str) -> None:
        """From now on this browser holds another key."""
        self._new_person = person
        self.keys = frozenset({digest(person)})

    def bake(self, response: Response) -> None:
        """Give the browser its cookie."""
        if self._new_person is not None:
            response.set_cookie(
                COOKIE,
                self._new_person,
                max_age=A_YEAR,
                path="/",
                httponly=True,
                samesite="lax",
                secure=self._request.url.scheme == "https",
            )

    def take(self, buckets: Buckets) -> None:
        if not buckets.of(self.who).take():
            raise Refused("too_fast", "That is too often; wait a little.")

    def check_patience(self, buckets: Buckets) -> None:
        """Whoever tried too many wrong keys waits."""
        if buckets.of(self.who).is_dry:
            raise Refused("too_fast", "Too many wrong codes; wait a minute.")

    async def read_body(self, *, large: bool) -> bytes:
        limits = self.hall.settings.limits
        most = limits.record if large else limits.body
        body = bytearray()
        async for chunk in self._request.stream():
            body += chunk
            if len(body) > most:
                raise Refused("too_large", f"A request here has at most {most} bytes.")
        return bytes(body)


def keys_of(connection: HTTPConnection) -> frozenset[str]:
    """Digests of all secrets that came with the request: the cookie's and the bearer's."""
    found = []
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token.strip():
        found.append(token.strip())
    cookie = connection.cookies.get(COOKIE)
    if cookie:
        found.append(cookie)
    return frozenset(digest(token) for token in found if len(token) <= LONGEST_KEY)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"
