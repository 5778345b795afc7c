"""Calls players who are away: a small POST to the address that the table's host gave."""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

import httpx
import msgspec

from hullbreach.kernel.errors import BadOption

from .jobs import Jobs

log = logging.getLogger("hullbreach.server")

PATIENCE = 5.0


class Call(msgspec.Struct, kw_only=True):
    """It is this seat's turn at this table."""

    match: str
    game: str
    seat: int
    name: str
    answers: int


class Messenger:
    """Off unless the one who runs the server allows it: it lets guests make it call addresses."""

    def __init__(self, allowed: bool) -> None:
        self._allowed = allowed
        self._jobs = Jobs()

    def check(self, address: str) -> str:
        if not self._allowed:
            raise BadOption("this server calls nobody; its host can allow it with --webhooks")
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadOption("a webhook is an http or https address")
        return address

    def call(self, address: str, call: Call) -> None:
        if self._allowed and address:
            self._jobs.start(self._post(address, call))

    async def _post(self, address: str, call: Call) -> None:
        headers = {"content-type": "application/json"}
        try:
            async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False) as client:
                await client.post(address, content=msgspec.json.encode(call), headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            log.info("nobody answers at the webhook of table %s: %r", call.match, error)

    async def close(self) -> None:
        await self._jobs.stop()
