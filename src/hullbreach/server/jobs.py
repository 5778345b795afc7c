"""Work that goes on beside the requests, and ends with its owner."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("hullbreach.server")


class Jobs:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        job = asyncio.create_task(work)
        self._running.add(job)
        job.add_done_callback(self._finish)
        return job

    def _finish(self, job: asyncio.Task[None]) -> None:
        self._running.discard(job)
        if not job.cancelled() and (error := job.exception()):
            log.debug("a job ended with %r", error)  # whoever waited for it has got it

    async def stop(self) -> None:
        for job in tuple(self._running):
            job.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
