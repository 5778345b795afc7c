"""Problem reports of a server: what one viewer knew when something went wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

import hullbreach as hb
from hullbreach.kernel.events import SeenEvent

from .files import BadFile
from .screen import Screen


class Told(msgspec.Struct):
    number: int
    name: str
    facts: dict[str, Any]


class Report(msgspec.Struct):
    hullbreach: str
    text: str
    match: str
    answers: int
    seat: int | None
    view: dict[str, Any]
    events: list[Told]
    position: dict[str, Any]


def is_report(data: Mapping[str, Any]) -> bool:
    return "view" in data and "position" in data


def show_report(data: Mapping[str, Any], lang: str) -> None:
    """The last events, the board and the open question; all the seat could not know is made up."""
    try:
        report = msgspec.convert(dict(data), Report)
    except msgspec.ValidationError as error:
        raise BadFile(f"this is not a report: {error}") from None
    match = hb.Match.from_position(report.position)
    screen = Screen(match, lang)
    where = "spectator" if report.seat is None else f"seat {report.seat}"
    screen.show(f"Hullbreach {report.hullbreach}, match {report.match}, {where}")
    if report.text:
        screen.show(report.text)
    screen.meet(report.view)
    screen.log([SeenEvent(told.number, told.name, _facts(told)) for told in report.events])
    screen.board(report.view)
    decision = next((d for d in match.decisions if d.seat == report.seat), None)
    if decision is not None:
        screen.question(decision)


def _facts(told: Told) -> dict[str, Any]:
    return {k: tuple(v) if isinstance(v, list) else v for k, v in told.facts.items()}
