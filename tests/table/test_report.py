"""A problem report leads to the same view and the same question; it tells all that was seen."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import hullbreach as hb
from hullbreach.cli.replay import replay
from hullbreach.table import Opened, Seat
from hullbreach.table.course import Course
from hullbreach.table.patches import changed, changes_between
from hullbreach.table.report import Report, from_the_beginning, question_to, report, seen_by
from tests.contract import Case, all_cases, moments
from tests.contract.sight import viewers
from tests.marks import a_few_now

POINTS = 3


def course_of(match: hb.Match) -> Course:
    """The match at a table, at its beginning."""
    told = match.record()
    given = {name: told[name] for name in ("game", "seed", "options")}
    return Course(Opened(seats=(Seat(),) * match.seats, code="ABCD2345", **given))


def reported(match: hb.Match, viewer: int | None) -> Report:
    course, answers = course_of(match), match.record()["answers"]
    for seat, option in answers:
        course.play(seat, option)
    now = report(course, viewer, version="0.0", text="odd", match="t1", seed="s")
    written = msgspec.json.encode(from_the_beginning(now, course_of(match), answers))
    return msgspec.json.decode(written, type=Report)


@pytest.mark.parametrize("case", a_few_now((case,) for case in all_cases()), ids=str)
def test_its_position_leads_to_the_same_view_and_question(case: Case) -> None:
    for match in moments(case, "reports", POINTS):
        course = course_of(match)
        course.match = match
        for viewer in viewers(match):
            found = report(course, viewer, version="0.0", text="", match="t1", seed="s")
            again = hb.Match.from_position(found.position)
            assert seen_by(again, viewer) == found.view == seen_by(match, viewer)
            assert question_to(again, viewer) == found.question == question_to(match, viewer)
            assert again.result == match.result


@pytest.mark.parametrize("case", all_cases()[::7], ids=str)
def test_its_record_tells_every_moment_as_it_was_seen(case: Case) -> None:
    (match, *_) = moments(case, "story", 1)
    viewer = match.decision.seat if match.decision else 0
    found, course = reported(match, viewer), course_of(match)
    told = [event for step in found.record for event in step.events]
    assert [(e.number, e.name) for e in told] == [(e.number, e.name) for e in match.events(viewer)]
    assert len(found.record) == found.answers + 1
    for step, view, answer in zip(
        found.record, found.views(), (None, *match.record()["answers"]), strict=True
    ):
        if answer is not None:
            course.play(*answer)
            assert step.seat == answer[0]
            assert step.option == (answer[1] if step.seat == viewer else None)
        assert view == seen_by(course.match, viewer)
        assert step.asked == [decision.seat for decision in course.match.decisions]


def test_a_match_begun_under_other_rules_is_reported_from_now_on() -> None:
    match = hb.Match.new("theseus", seed=1)
    course = course_of(match)
    now = report(course, 0, version="0.0", text="", match="t1", seed="s")
    (step,) = from_the_beginning(now, course_of(match), [(0, "no such option")]).record
    assert changed({}, step.changes) == now.view
    assert len(step.events) == len(match.events(0))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (match, *_) = moments(Case("theseus", 2, {}), "file", 1)
    path = tmp_path / "report.json"
    path.write_bytes(msgspec.json.encode(reported(match, 0)))
    return path


def test_it_is_replayed_to_any_moment(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay(file, at=1, lang="en")
    first = capsys.readouterr().out
    replay(file, lang="en")
    whole = capsys.readouterr().out
    assert "   1 " in first
    assert "   2 " not in first
    assert len(whole) > len(first)
    assert "otherwise" not in first + whole


def test_a_program_that_shows_it_otherwise_says_so(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(file.read_text())
    data["view"]["round"] = 99
    file.write_text(json.dumps(data))
    replay(file, lang="en")
    shown = " ".join(capsys.readouterr().out.split())
    assert "this program shows its last moment otherwise" in shown


@pytest.mark.parametrize("part", ["record", "position"])
def test_a_damaged_one_is_refused(file: Path, part: str) -> None:
    data = json.loads(file.read_text())
    data[part] = []
    file.write_text(json.dumps(data))
    with pytest.raises(hb.HullbreachError):
        replay(file, lang="en")


def test_changes_lead_from_one_view_to_the_next() -> None:
    old = {"a": {"b/c": 1, "gone": 2}, "same": [1]}
    new = {"a": {"b/c": [2], "new~": {}}, "same": [1], "more": None}
    kept = json.dumps(old)
    assert changed(old, changes_between(old, new)) == new
    assert json.dumps(old) == kept
