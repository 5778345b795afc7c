"""The search for leaks finds none in an honest game, and each kind that is planted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import hullbreach as hb
from hullbreach.kernel import registry
from hullbreach.kernel.decisions import Decision
from hullbreach.kernel.views import Sight
from hullbreach.table import report as reports
from hullbreach.table.course import Course
from tests import leaks
from tests.contract import Case
from tests.kernel import magpies

CASE = Case("magpies", 3, {"length": 5})


def found(*, worlds: bool = True) -> str:
    told = leaks.search(CASE, 0, most=6)
    assert told.points > 2
    assert told.worlds > 2 or not worlds
    return "\n".join(told.leaks)


def test_an_honest_game_leaks_nothing() -> None:
    assert found() == ""


def test_a_view_that_shows_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(s: magpies.Magpies, viewer: int | None) -> dict[str, Any]:
        return {**magpies.view(s, viewer), "next": s.zones["deck"][:1]}

    monkeypatch.setitem(registry._loaded, "magpies", replace(magpies.GAME, view=view))
    assert "from_the_match: viewer None: the view differs" in found()
    assert "from_the_server: viewer None gets another update" in found()


def test_a_server_that_sends_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = leaks.update
    monkeypatch.setattr(leaks, "update", lambda *given: honest(*given) + "canary-key-1")
    assert "viewer 0 is sent the secret 'canary-key-1'" in found()


def test_a_screen_that_tells_what_another_seat_could_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Decision, "is_window", True)
    told = [leak for number in range(6) for leak in leaks.search(CASE, number).leaks]
    assert any("from_one_screen: viewer None gets another update" in leak for leak in told)


def test_a_bot_that_looks_under_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, sight: Sight) -> str:
            match = sight._Sight__match  # type: ignore[attr-defined]
            options = sight.decision.options if sight.decision else ()
            peeped = sum(map(ord, "".join(match._state.zones["deck"][:1])))
            return options[peeped % len(options)].id

    monkeypatch.setattr(leaks, "bot", lambda *given: Cheat())
    assert "bot in seat" in found()


def test_a_report_that_tells_what_others_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = reports._step

    def chatty(
        course: Course,
        seat: int | None,
        before: dict[str, Any],
        answer: tuple[int, str] | None,
        since: int,
    ) -> reports.Step:
        step = honest(course, seat, before, answer, since)
        return msgspec.structs.replace(step, option=answer[1] if answer else None)

    monkeypatch.setattr(reports, "_step", chatty)
    assert "gets another report" in found()


def test_a_report_that_holds_the_true_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hb.Match, "imagine", lambda match, seat, seed: match.fork())
    assert "gets another report" in found(worlds=False)


def test_a_report_that_holds_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = leaks.report_of

    def careless(match: hb.Match, viewer: int | None, seed: str) -> reports.Report:
        return msgspec.structs.replace(honest(match, viewer, seed), text=match._seed)

    monkeypatch.setattr(leaks, "report_of", careless)
    assert "the report to viewer None tells 'leaks/0'" in found()
