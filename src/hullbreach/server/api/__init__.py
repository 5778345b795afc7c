"""The REST interface, one file for each thing that is asked about."""

from __future__ import annotations

from hullbreach.server.endpoints import Endpoint

from . import account, exercises, games, matches, moments, replays, rules, seats, server

ENDPOINTS: tuple[Endpoint, ...] = tuple(
    thing
    for module in (games, matches, exercises, seats, account, moments, replays, rules, server)
    for thing in vars(module).values()
    if isinstance(thing, Endpoint)
)
