"""Many matches by one command: reports, ratings, the balance lab."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hullbreach.cli import main


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    told = capsys.readouterr()
    assert left.value.code == 0, told.err
    return told.out


def test_simulate_writes_reports(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="needs pyarrow: pip install 'hullbreach[arena]'")
    page, rows = tmp_path / "report.html", tmp_path / "rows.parquet"
    text = said(
        capsys,
        *("simulate", "theseus", "--seats", "random,random", "--games", "4", "--balance"),
        *("--vary", "deck=basic,all", "--html", str(page), "--parquet", str(rows)),
    )
    assert "random      4.0 of 8   50.0% won" in text
    assert "By deck:" in text
    assert "By faction:" in text
    assert "<svg" in page.read_text()
    assert rows.stat().st_size > 0


def test_a_tournament_rates_its_bots(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(
        capsys, "tournament", "theseus", "--bots", "random,easy,thumb", "--games", "4"
    ).splitlines()
    assert [line.split()[0] for line in text][-1] == "random"
    assert all("(95 %: " in line for line in text)


def test_strength_compares_each_level_with_the_one_below(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = said(
        capsys, "strength", "theseus", "--levels", "random,easy,rules", "--games", "2"
    ).splitlines()
    assert [line.split()[0] for line in text] == [
        "easy",
        "random",
        "easy",
        "rules",
        "easy",
        "rules",
    ]
    assert "shown" in text[-1]


def test_a_match_that_takes_too_long_is_undecided(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ("--seats", "random,random", "--games", "2")
    text = said(capsys, "simulate", "theseus", *seats, "--limit", "5")
    assert "Ends: undecided 2." in text
    assert "Undecided: 2 matches were broken off" in text


def test_compare_tells_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(
        capsys,
        *("compare", "theseus", "--seats", "random,random", "--games", "6"),
        *("--first", "deck=basic", "--second", "deck=all"),
    )
    assert "bot random: won                             50.0% ->    50.0%" in text
    assert "rounds" in text


TWO_MATCHES = ("simulate", "theseus", "--seats", "random,random", "--games", "2")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "theseus", "--on", "mars"], "not on 'mars'"),
        (["simulate", "theseus", "--seats", "9"], "there is no bot '9'; there are random, easy"),
        ([*TWO_MATCHES, "--html", "/nowhere/x.html"], "/nowhere/x.html cannot be written: no such"),
        ([*TWO_MATCHES, "--parquet", "/nowhere/x"], "cannot be written: Failed to open local file"),
        (["compare", "theseus"], "give two different settings"),
        (["tournament", "theseus", "--bots", "random"], "two or more different bots"),
    ],
)
def test_mistakes(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err


def test_a_program_holds_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    any_move = Path(__file__).parents[2] / "examples" / "bots" / "any_move.py"
    program = f"program:{sys.executable} {any_move}"
    told = said(capsys, "simulate", "theseus", "--seats", f"random,{program}", "--games", "2")
    assert "of 2" in told
    assert any_move.name in told
    told = said(capsys, "play", "theseus", "--seat", "0=random", "--seat", f"1={program}")
    assert told
