"""Problem reports: a match as one viewer saw it, from its beginning to what went wrong.

A record would tell everything to everybody: it holds the seed. A report holds the record without
what the viewer may not know: his own answers, of the others only that they answered, and what he
saw after each answer. With it comes a position of a world that looks the same to him, in which the
rules can be run on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from hullbreach.kernel.decisions import Decision
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.match import Match

from .course import Course
from .patches import Change, changed, changes_between


class Told(msgspec.Struct, kw_only=True):
    """An event as the viewer saw it."""

    number: int
    name: str
    facts: dict[str, Any]


class Step(msgspec.Struct, kw_only=True):
    """An answer, or the beginning, and what it changed before the eyes of the viewer."""

    seat: int | None
    option: str | None
    """What was answered; nothing at the beginning, and nothing of the answers of others."""
    events: list[Told]
    changes: list[Change]
    asked: list[int]


class Report(msgspec.Struct, kw_only=True):
    hullbreach: str
    text: str
    match: str
    game: str
    seats: int
    options: dict[str, Any]
    commitment: str
    answers: int
    seat: int | None
    record: list[Step]
    view: dict[str, Any]
    question: dict[str, Any] | None
    position: dict[str, Any]

    def views(self) -> Iterable[dict[str, Any]]:
        """What the viewer saw after each step."""
        view: dict[str, Any] = {}
        for step in self.record:
            view = changed(view, step.changes)
            yield view


def report(
    course: Course, seat: int | None, *, version: str, text: str, match: str, seed: str
) -> Report:
    """What the viewer knows now. The seed mixes what he cannot know."""
    now = course.match
    return Report(
        hullbreach=version,
        text=text,
        match=match,
        game=now.game,
        seats=now.seats,
        options=dict(now.options),
        commitment=now.commitment,
        answers=len(course.answers),
        seat=seat,
        record=[_step(course, seat, {}, None, course.first_event)],
        view=seen_by(now, seat),
        question=question_to(now, seat),
        position=msgspec.json.decode(now.imagine(seat, seed).position()),
    )


def from_the_beginning(
    found: Report, beginning: Course, answers: Iterable[tuple[int, str]]
) -> Report:
    """The report with all that came before; without, if the match was begun under other rules."""
    try:
        return msgspec.structs.replace(found, record=_steps(beginning, answers, found.seat))
    except HullbreachError:
        return found


def _steps(course: Course, answers: Iterable[tuple[int, str]], seat: int | None) -> list[Step]:
    steps = [_step(course, seat, {}, None, 0)]
    view = seen_by(course.match, seat)
    for answer in answers:
        course.play(*answer)
        steps.append(_step(course, seat, view, answer, course.last_events))
        view = seen_by(course.match, seat)
    return steps


def _step(
    course: Course,
    seat: int | None,
    before: dict[str, Any],
    answer: tuple[int, str] | None,
    since: int,
) -> Step:
    who, option = answer or (None, None)
    events = course.events(seat, since)
    return Step(
        seat=who,
        option=option if who == seat else None,
        events=[Told(number=e.number, name=e.name, facts=dict(e.facts)) for e in events],
        changes=changes_between(before, seen_by(course.match, seat)),
        asked=[decision.seat for decision in course.match.decisions],
    )


def seen_by(match: Match, seat: int | None) -> dict[str, Any]:
    """The view as JSON gives it back."""
    return dict(msgspec.json.decode(msgspec.json.encode(match.view(seat))))


def question_to(match: Match, seat: int | None) -> dict[str, Any] | None:
    """What the seat is asked now, as JSON gives it back."""
    asked = next((decision for decision in match.decisions if decision.seat == seat), None)
    return None if asked is None else dict(msgspec.json.decode(msgspec.json.encode(_data(asked))))


def _data(decision: Decision) -> dict[str, Any]:
    return {
        "prompt": decision.prompt,
        "kind": decision.kind,
        "about": decision.about,
        "least": decision.least,
        "most": decision.most,
        "rule": decision.rule,
        "choices": [option.id for option in decision.choices],
        "refusals": [(refusal.id, refusal.reason) for refusal in decision.refusals],
    }
