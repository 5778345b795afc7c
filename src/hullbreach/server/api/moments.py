"""Looking back: events, earlier moments, the record of a finished match, problem reports."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec

import hullbreach
from hullbreach.server.endpoints import endpoint
from hullbreach.server.live_table import LiveTable
from hullbreach.server.visit import Visit
from hullbreach.table.course import Course
from hullbreach.table.errors import Refused
from hullbreach.table.keys import new_id
from hullbreach.table.lines import Opened
from hullbreach.table.outlook import events_seen, speaker
from hullbreach.table.report import Report, from_the_beginning, report
from hullbreach.table.seen import EventSeen, Moment

from .matches import watched

T = TypeVar("T")

MOST_EVENTS = 500


class Span(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    since: Annotated[int, msgspec.Meta(ge=0)] = 0
    until: int | None = None
    seat: int | None = None
    lang: str = "en"


class Events(msgspec.Struct, kw_only=True):
    events: list[EventSeen]


class Eyes(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    seat: int | None = None
    lang: str = "en"


class Trouble(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=4000)] = ""
    seat: int | None = None


class PositionSeen(msgspec.Struct, kw_only=True):
    position: dict[str, Any]


class Reported(msgspec.Struct, kw_only=True):
    report: str
    file: Report


@endpoint("GET", "/api/matches/{match}/events")
async def list_events(visit: Visit, match: str, query: Span) -> Events:
    """What a viewer saw happen, oldest first."""
    live = await watched(visit, match)
    seat = _eyes(visit, live, query.seat)
    most = MOST_EVENTS if query.until is None else min(MOST_EVENTS, query.until - query.since)

    def look(course: Course) -> Events:
        words = speaker(course, query.lang)
        return Events(events=events_seen(course, seat, query.since, words, max(most, 0)))

    if query.since >= live.table.course.first_event:
        return look(live.table.course)
    return await _look_back(visit, live, len(live.table.answers), look)


@endpoint("GET", "/api/matches/{match}/moments/{answers}")
async def show_moment(visit: Visit, match: str, answers: int, query: Eyes) -> Moment:
    """The table as it stood after so many answers."""
    live = await watched(visit, match)
    seat = _eyes(visit, live, query.seat)
    last = _check_moment(live, answers)

    def look(course: Course) -> Moment:
        words = speaker(course, query.lang)
        return Moment(
            answers=answers,
            last=last,
            seat=seat,
            view=course.match.view(seat),
            events=events_seen(course, seat, course.last_events, words),
            asked=[decision.seat for decision in course.match.decisions],
        )

    return await _look_back(visit, live, answers, look)


@endpoint("GET", "/api/matches/{match}/record")
async def show_record(visit: Visit, match: str) -> dict[str, Any]:
    """The record of a finished match, with the seed that proves it."""
    live = await watched(visit, match)
    if not live.table.is_over:
        raise Refused("not_now", "The record is published when the match is over.")
    if live.table.opened.position is not None:
        raise Refused("not_now", "A match that began at a position has no record.")
    return await _look_back(
        visit, live, len(live.table.answers), lambda course: course.match.record()
    )


@endpoint("GET", "/api/matches/{match}/positions/{answers}")
async def show_position(visit: Visit, match: str, answers: int) -> PositionSeen:
    """Everything as it lay after so many answers of a finished match, to be set up again."""
    live = await watched(visit, match)
    if not live.table.is_over:
        raise Refused("not_now", "A position shows everything; it is given when the match is over.")
    _check_moment(live, answers)
    return await _look_back(visit, live, answers, _position_of)


def _position_of(course: Course) -> PositionSeen:
    return PositionSeen(position=msgspec.json.decode(course.match.position()))


@endpoint("POST", "/api/matches/{match}/report", status=201)
async def report_problem(visit: Visit, match: str, body: Trouble) -> Reported:
    """Keep what is needed to look into a problem, and give it to the one who reports it."""
    visit.take(visit.hall.reports)
    live = await watched(visit, match)
    seat, table = _eyes(visit, live, body.seat), live.table
    version, seed = hullbreach.__version__, new_id()
    now = report(table.course, seat, version=version, text=body.text, match=table.id, seed=seed)
    file = await asyncio.to_thread(_whole, now, table.opened, list(table.answers))
    name, text = new_id(), msgspec.json.encode(file).decode()
    await visit.hall.store.keep_report(name, table.id, time.time(), text)
    return Reported(report=name, file=file)


def _whole(now: Report, opened: Opened, answers: list[tuple[int, str]]) -> Report:
    return from_the_beginning(now, Course(opened), answers)


def _check_moment(live: LiveTable, answers: int) -> int:
    last = len(live.table.answers)
    if answers > last:
        raise Refused("not_found", f"This match has {last} answers, not {answers}.")
    return last


def _eyes(visit: Visit, live: LiveTable, seat: int | None) -> int | None:
    """Whose eyes: one's own while the match runs, anybody's when it is over."""
    yours = live.table.seats_of(visit.keys)
    if seat is None:
        return yours[0] if yours else None
    if seat in yours or (live.table.is_over and 0 <= seat < len(live.table.seats)):
        return seat
    raise Refused("not_yours", f"Seat {seat} is not yours to look through.")


async def _look_back(visit: Visit, live: LiveTable, answers: int, look: Callable[[Course], T]) -> T:
    visit.take(visit.hall.heavy)
    return await asyncio.to_thread(live.theatre.show, live.table.answers[:answers], look)
