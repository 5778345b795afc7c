"""Problem reports of a server: a match as one viewer saw it, until something went wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import islice
from typing import Any

import msgspec

import hullbreach as hb
from hullbreach.kernel.events import SeenEvent
from hullbreach.table.report import Report, Step, Told, question_to, seen_by
from hullbreach.words import Words

from .boards import View
from .files import BadFile
from .screen import Screen
from .stories import Moment


def is_report(data: Mapping[str, Any]) -> bool:
    return "record" in data and "position" in data


@contextmanager
def as_written() -> Iterator[None]:
    """A report is shown unchecked as it stands; if somebody changed it, that is found out late."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        what = f"{type(error).__name__}: {error}".rstrip(": ")
        raise BadFile(f"this report is damaged ({what})") from error


class Reported:
    """What the viewer saw, answer by answer; what he could not know is made up or left out."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        try:
            self.report = msgspec.convert(dict(data), Report)
        except msgspec.ValidationError as error:
            raise BadFile(f"this is not a report: {error}") from None
        if not self.report.record:
            raise BadFile("this is not a report: its record is empty")
        self.match = hb.Match.from_position(self.report.position)
        self.match.view(self.report.seat)
        self.length = len(self.report.record) - 1

    def introduce(self, screen: Screen) -> None:
        report = self.report
        where = "spectator" if report.seat is None else f"seat {report.seat}"
        screen.show(f"Hullbreach {report.hullbreach}, match {report.match}, {where}")
        if report.text:
            screen.show(report.text)
        if not self.is_reproduced:
            screen.complain(screen.words.say("report-differs", version=report.hullbreach))

    @property
    def is_reproduced(self) -> bool:
        """Do the rules of this program show and ask the viewer the same?"""
        report = self.report
        return (seen_by(self.match, report.seat), question_to(self.match, report.seat)) == (
            report.view,
            report.question,
        )

    def moments(self, start: int, end: int, words: Words) -> Iterator[Moment]:
        steps = enumerate(zip(self.report.record, self.report.views(), strict=True))
        for number, (step, view) in islice(steps, start + 1 if start else 0, end + 1):
            yield self._moment(step, view, words, last=number == self.length)

    def _moment(self, step: Step, view: View, words: Words, *, last: bool) -> Moment:
        said = step.option or words.say("answered-secretly")
        return Moment(
            step.seat,
            said,
            [_seen(told) for told in step.events],
            view,
            self.match.result if last else None,
            next((d for d in self.match.decisions if last and d.seat == self.report.seat), None),
        )


def _seen(told: Told) -> SeenEvent:
    facts = {k: tuple(v) if isinstance(v, list) else v for k, v in told.facts.items()}
    return SeenEvent(told.number, told.name, facts)
