"""The REST interface, one file for each thing that is asked about."""

from __future__ import annotations

from hullbreach.server.endpoints import Endpoint

from . import account, games, matches, moments, replays, rules, seats, server

ENDPOINTS: tuple[Endpoint, ...] = tuple(
    thing
    for module in (games, matches, seats, account, moments, replays, rules, server)
    for thing in vars(module).values()
    if isinstance(thing, Endpoint)
)
