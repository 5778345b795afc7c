"""Records from elsewhere, put on the shelf of finished matches."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from hullbreach.kernel.match import Match
from hullbreach.kernel.record import Record, read_record
from hullbreach.server.endpoints import endpoint
from hullbreach.server.visit import Visit
from hullbreach.table.errors import Refused
from hullbreach.table.keys import new_code
from hullbreach.table.lines import Opened
from hullbreach.table.seats import Seat
from hullbreach.table.seen import MatchSeen

from .matches import seen

MOST_ANSWERS = 20_000


class Replay(msgspec.Struct, kw_only=True):
    match: MatchSeen


@endpoint("POST", "/api/replays", status=201, large=True)
async def add_replay(visit: Visit, body: dict[str, Any]) -> Replay:
    """Check that a record plays, and keep it as a finished match."""
    visit.take(visit.hall.heavy)
    record = read_record(body)
    if len(record.answers) > MOST_ANSWERS or record.script:
        raise Refused("bad_record", "This record is too long, or its chance was scripted.")
    match = await asyncio.to_thread(Match.replay, body)
    if match.result is None:
        raise Refused("bad_record", "The match of this record is not finished.")
    live = await visit.hall.set_up(_opened(record), record.answers)
    return Replay(match=seen(visit, live))


def _opened(record: Record) -> Opened:
    return Opened(
        game=record.game,
        seats=tuple(Seat(surrendered=True) for _ in range(record.seats)),
        options=record.options,
        seed=record.seed,
        code=new_code(),
        access="link",
        take_back=False,
    )
