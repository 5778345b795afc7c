"""The mark @rule, and the report of rule, code and test."""

from pathlib import Path

import pytest

from hullbreach import ledger
from hullbreach.ledger import UnknownRule
from tests.marks import rule
from tools import rules_report

pytest_plugins = ["pytester"]


def test_a_mark_carries_its_rules() -> None:
    assert rule("TH-08.03", "TH-10.23").mark.args == ("TH-08.03", "TH-10.23")


def test_a_mark_refuses_a_rule_that_does_not_exist() -> None:
    with pytest.raises(UnknownRule, match=r"TH-08\.99"):
        rule("TH-08.03", "TH-08.99")


def test_a_mark_wants_the_number_as_the_ledger_writes_it() -> None:
    with pytest.raises(ValueError, match=r"write 'th-08\.03' as 'TH-08\.03'"):
        rule("th-08.03")


def test_a_mark_without_a_rule_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="at least one rule"):
        rule()


def test_an_unknown_rule_stops_the_collection(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        from tests.marks import rule

        @rule("TH-08.99")
        def test_something():
            pass
        """
    )
    outcome = pytester.runpytest_inprocess()
    outcome.assert_outcomes(errors=1)
    outcome.stdout.fnmatch_lines(["*UnknownRule: there is no rule 'TH-08.99'*"])


@pytest.mark.filterwarnings("ignore::pytest.PytestUnknownMarkWarning")
def test_only_a_test_that_can_fail_proves_a_rule(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_turn="""
        import pytest

        @pytest.mark.rule("TH-08.01")
        class TestTurn:
            @pytest.mark.rule("TH-08.02", "TH-08.03")
            @pytest.mark.parametrize("seat", [0, 1])
            def test_order(self, seat): pass

            @pytest.mark.skip
            @pytest.mark.rule("TH-08.04")
            def test_skipped(self): pass

            @pytest.mark.xfail
            @pytest.mark.rule("TH-08.05")
            def test_expected_to_fail(self): pass
        """
    )
    tests, _ = pytester.inline_genitems("--collect-only")
    place = ["test_turn.py::TestTurn::test_order"]
    proven = {number: places for number, places in rules_report.proven(tests).items() if places}
    assert proven == {"TH-08.01": place, "TH-08.02": place, "TH-08.03": place}


def test_the_code_is_searched_for_numbers(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "turn.py").write_text(
        "# TH-08.03 and TH-14.03a: see TH-08.03\n\nrule = 'TH-08.031'  # XTH-08.04\n", "utf-8"
    )
    assert rules_report.cited(tmp_path) == {
        "TH-08.03": ["games/turn.py:1"],
        "TH-14.03a": ["games/turn.py:1"],
    }


def test_a_split_rule_may_be_cited_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "duplication.py").write_text("# TH-14.03\n", "utf-8")
    assert set(rules_report.cited(tmp_path)) == {f"TH-14.03{part}" for part in "abcd"}


def test_each_rule_is_tested_excused_or_missing() -> None:
    first, second, third, *others = (entry.id for entry in ledger.rules("theseus"))
    told = rules_report.report(
        "theseus",
        code={first: ["setup.py:1"], third: ["turn.py:7"]},
        tests={first: ["test_setup.py::test_ring"]},
        excuses={second: "a matter of cardboard"},
    )
    assert (told.tested, told.excused, told.in_code) == (1, 1, 2)
    assert [entry.id for entry in told.missing] == [third, *others]
    assert "    code  setup.py:1" in told.lines
    assert "    test  test_setup.py::test_ring" in told.lines
    assert "    excused: a matter of cardboard" in told.lines
    assert told.summary() == (
        f"theseus: {len(others) + 3} rules, 1 tested, 1 excused, {len(others) + 1} missing; "
        "2 cited in the code"
    )


class TestCommand:
    @pytest.fixture(autouse=True)
    def nothing_cited(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(rules_report, "cited", dict)

    def proven(self, monkeypatch: pytest.MonkeyPatch, *numbers: str) -> None:
        tests = {number: ["test_all.py::test"] for number in numbers}
        monkeypatch.setattr(rules_report, "collect_proven", lambda: tests)

    def test_strict_fails_while_a_rule_is_missing(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.proven(monkeypatch, "TH-01.01")
        assert rules_report.main(["--game", "theseus"]) == 0
        assert rules_report.main(["--game", "theseus", "--strict"]) == 1
        assert "TH-01.02" in capsys.readouterr().out

    def test_strict_is_content_when_every_rule_is_accounted_for(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.proven(monkeypatch, *(entry.id for entry in ledger.rules("theseus")))
        monkeypatch.setattr(rules_report, "excused", dict)
        assert rules_report.main(["--game", "theseus", "--strict"]) == 0
        assert " 0 missing" in capsys.readouterr().out.splitlines()[-1]

    def test_the_summary_is_one_line_a_game(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.proven(monkeypatch)
        rules_report.main(["--summary"])
        lines = capsys.readouterr().out.splitlines()
        assert [line.partition(":")[0] for line in lines] == ["lockdown", "nemesis", "theseus"]
