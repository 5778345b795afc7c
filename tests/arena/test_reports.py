"""Reports: counted right, and the same as text, page and Parquet file."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from hullbreach.arena import Played, Report, Tournament
from hullbreach.arena.lab import differences, lines, shares
from hullbreach.arena.page import page
from hullbreach.arena.ratings import SCALE, RoundRobin, pairings, seating
from hullbreach.arena.report import Average
from hullbreach.arena.rows import ParquetRows
from hullbreach.arena.tournament import Seated


def seat(who: int, level: str, points: float, why: str = "", **traits: str) -> Seated:
    return Seated(who, level, points, survived=not why, why=why or "won", traits=traits)


MATCHES = [
    Played(
        0,
        "time",
        100,
        10,
        (seat(0, "good", 1.0, character="hacker"), seat(1, "bad", 0.0, "fire", character="sentry")),
    ),
    Played(
        1,
        "time",
        200,
        14,
        (seat(1, "bad", 1.0, character="hacker"), seat(0, "good", 1.0, character="sentry")),
    ),
]


def report(*matches: Played) -> Report:
    found = Report(("good", "bad"))
    for played in matches or MATCHES:
        found.add(played)
    return found


def test_victories_and_survivals_are_counted_by_everything() -> None:
    found = report()
    good, bad = found.standings()
    assert (good.name, good.points, good.seats, good.survival) == ("good", 2.0, 2, 1.0)
    assert (bad.name, bad.share, bad.survival) == ("bad", 0.5, 0.5)
    assert [(s.name, s.points) for s in found.standings("character")] == [
        ("hacker", 2.0),
        ("sentry", 1.0),
    ]
    assert [(s.name, s.points) for s in found.standings("seat")] == [("0", 2.0), ("1", 1.0)]
    assert found.deaths == {"fire": 1}
    assert (found.answers.mean, found.rounds.mean) == (150, 12)


def test_the_report_as_text() -> None:
    text = "\n".join([*report().lines(), *report().balance()])
    assert "good      2.0 of 2  100.0% won" in text
    assert "Ends: time 2." in text
    assert "Length: 12.0 rounds, 150 answers in each of 2 matches." in text
    assert "By character:\n  hacker      2.0 of 2" in text
    assert "fire        1  100.0%" in text


def test_a_mean_has_an_interval() -> None:
    average = Average()
    for number in (2, 4, 4, 4, 5, 5, 7, 9):
        average.add(number)
    assert average.mean == 5
    assert average.error == pytest.approx(0.7559, abs=1e-4)  # sqrt(32 / 7 / 8)
    assert average.interval() == pytest.approx((3.5184, 6.4816), abs=1e-4)


class Tags(HTMLParser):
    """Which tags there are, and whether anything comes from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [str(value) for name, value in attrs if name in ("src", "href")]


def test_the_page_has_plots_and_needs_nothing_else() -> None:
    text = page(report(), "a < b")
    tags = Tags()
    tags.feed(text)
    assert "a &lt; b" in text
    assert tags.tags.count("svg") == 6  # by bot, seat, character; deaths, ends, rounds
    assert tags.tags.count("line") == 12, "a whisker for each share"
    assert not tags.links


def test_every_seat_is_a_row_of_the_parquet_file(tmp_path: Path) -> None:
    parquet = pytest.importorskip(
        "pyarrow.parquet", reason="needs pyarrow: pip install 'hullbreach[arena]'"
    )
    plan = Tournament(game="lockdown", levels=("good", "bad"), matches=2, options={"mode": "coop"})
    with ParquetRows(tmp_path / "rows.parquet", plan) as rows:
        for played in MATCHES:
            rows.add(played)
    table = parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    assert len(table) == 4
    assert table[1] == {
        "match": 0,
        "seat": 1,
        "answers": 100,
        "rounds": 10,
        "points": 0.0,
        "won": False,
        "survived": False,
        "game": "lockdown",
        "seed": "0",
        "options": '{"mode": "coop"}',
        "bot": "bad",
        "reason": "time",
        "why": "fire",
        "character": "sentry",
        "faction": None,
        "objective": None,
        "turn": None,
    }


def met(table: RoundRobin, first: int, second: int, score: float, times: int) -> None:
    played = Played(0, "", 0, 0, (seat(0, "", score), seat(1, "", 1 - score)))
    for _ in range(times):
        table.add(first, second, played)


def test_ratings_explain_the_results() -> None:
    """3 to 1 is 191 points; who is twice as far from the middle is rated so."""
    table = RoundRobin(["a", "b"])
    met(table, 0, 1, 1.0, 7500)
    met(table, 0, 1, 0.0, 2500)
    best, worst = table.ratings()
    assert best.name == "a"
    assert best.rating - worst.rating == pytest.approx(190.8, abs=0.1)
    assert best.score == 0.75
    assert best.meetings == 10_000
    error = (best.interval.high - best.interval.low) / 2
    # The logit of 3 to 1 has a standard error of sqrt(1/7500 + 1/2500); a rating has half of it.
    assert error == pytest.approx(1.96 * SCALE * (1 / 7500 + 1 / 2500) ** 0.5 / 2, rel=1e-3)


def test_ratings_go_by_all_meetings() -> None:
    table = RoundRobin(["weak", "middle", "strong"])
    met(table, 0, 1, 0.0, 30)
    met(table, 1, 2, 0.0, 30)
    met(table, 0, 2, 0.0, 30)
    met(table, 0, 1, 0.5, 10)
    strong, middle, weak = table.ratings()
    assert (strong.name, middle.name, weak.name) == ("strong", "middle", "weak")
    assert sum(rating.rating for rating in (strong, middle, weak)) == pytest.approx(0)
    assert strong.interval.low > middle.interval.high, "a clean sweep has a rating"


def test_two_bots_share_a_table_of_any_size() -> None:
    assert seating("a", "b", 5) == ("a", "b", "a", "b", "a")
    assert pairings(3) == [(0, 1), (0, 2), (1, 2)]


def test_differences_of_shares() -> None:
    """Newcombe (1998), table II: 56/70 against 48/80."""
    found = shares("x", (48, 80), (56, 70))
    assert (found.first, found.second) == (0.6, 0.8)
    assert found.interval == pytest.approx((0.0524, 0.3339), abs=1e-4)
    assert found.is_clear
    assert not shares("x", (1, 2), (2, 2)).is_clear


def test_the_lab_compares_what_both_settings_know() -> None:
    first, second = report(MATCHES[0]), report(MATCHES[1])
    found = {each.measure: each for each in differences(first, second)}
    assert found["bot bad: won"].first == 0
    assert found["bot bad: won"].second == 1
    assert found["rounds"].interval == (4, 4)
    assert "bot good: survived" not in found, "nobody died"
    text = "\n".join(lines(differences(first, second)))
    assert "* rounds" in text
    assert "  bot bad: won" in text
