"""About the server itself."""

from __future__ import annotations

import msgspec

import hullbreach
from hullbreach.server.endpoints import endpoint
from hullbreach.server.visit import Visit


class Health(msgspec.Struct, kw_only=True):
    status: str
    version: str


@endpoint("GET", "/api/health")
async def show_health(visit: Visit) -> Health:
    """Is the server well?"""
    return Health(status="ok", version=hullbreach.__version__)
