"""Keys of seats: one's own seat on another device."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec

from hullbreach.server.endpoints import endpoint
from hullbreach.server.visit import Visit
from hullbreach.table.errors import Refused
from hullbreach.table.keys import digest, new_token
from hullbreach.table.lines import Line
from hullbreach.table.seen import MatchSeen
from hullbreach.table.table import Table

from .matches import seen


class Claim(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    seat_token: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class Claimed(msgspec.Struct, kw_only=True):
    match: MatchSeen


class SeatLink(msgspec.Struct, kw_only=True):
    seat_token: str


@endpoint("POST", "/api/seats/claim")
async def claim_seat(visit: Visit, body: Claim) -> Claimed:
    """Exchange a seat's secret for this browser's cookie."""
    wrong = visit.hall.wrong_keys
    visit.check_patience(wrong)
    token = digest(body.seat_token)
    held = await visit.hall.store.seats_of([token])
    if not held:
        wrong.of(visit.who).take()
        raise Refused("not_yours", "This link opens no seat (any more).")
    match, seat = held[0]
    live = await visit.hall.find(match)
    await live.request(partial(_admit, seat=seat, token=token, person=visit.person()))
    return Claimed(match=seen(visit, live))


def _admit(table: Table, seat: int, token: str, person: str) -> Line | None:
    holder = table.seats[seat]
    if token not in holder.keys:
        raise Refused("not_yours", "This link opens no seat (any more).")
    return None if person in holder.keys else table.add_key(seat, person)


@endpoint("POST", "/api/matches/{match}/seats/{seat}/link")
async def make_link(visit: Visit, match: str, seat: int) -> SeatLink:
    """A fresh secret for a seat of mine."""
    live = await visit.hall.find(match)
    if seat not in live.table.seats_of(visit.keys):
        raise Refused("not_yours", f"Seat {seat} is not yours.")
    token = new_token()
    await live.request(lambda table: table.add_key(seat, digest(token)))
    return SeatLink(seat_token=token)
