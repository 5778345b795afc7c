"""The REST interface, one file for each thing that is asked about."""

from __future__ import annotations

from hullbreach.server.endpoints import Endpoint

from . import (
    account,
    exercises,
    games,
    matches,
    moments,
    replays,
    rules,
    seats,
    server,
    statistics,
)

MODULES = (games, matches, exercises, seats, account, moments, replays, rules, statistics, server)

ENDPOINTS: tuple[Endpoint, ...] = tuple(
    thing for module in MODULES for thing in vars(module).values() if isinstance(thing, Endpoint)
)
