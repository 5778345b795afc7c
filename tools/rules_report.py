"""Rule by rule: where it stands in the code, which tests prove it, and what is missing.

make rules
make rules ARGS="--game theseus --missing"
make rules ARGS="--game theseus --strict"
"""

import argparse
import contextlib
import io
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from string import ascii_lowercase

import pytest

from hullbreach import ledger

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "hullbreach"
EXCUSES = ROOT / "tests" / "rules" / "not_testable.toml"
RULE_NUMBER = re.compile(r"\b[A-Z]{2}-\d\d\.\d\d[a-z]?\b")

Places = Mapping[str, Sequence[str]]
"""Rule number -> where it is cited or proven."""


def cited(source: Path = SOURCE) -> Places:
    """Where the code cites each rule, as ``games/theseus/turn.py:12``.

    A rule that was split (TH-14.03a, TH-14.03b) may be cited as a whole (TH-14.03).
    """
    parts: dict[str, list[str]] = defaultdict(list)
    for rule in ledger.rules():
        parts[rule.id.rstrip(ascii_lowercase)].append(rule.id)
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(source.rglob("*.py")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            place = f"{file.relative_to(source).as_posix()}:{number}"
            for written in RULE_NUMBER.findall(line):
                for rule_id in parts.get(written, [written]):
                    if place not in places[rule_id]:
                        places[rule_id].append(place)
    return places


def proven(tests: Iterable[pytest.Item]) -> Places:
    """Which tests prove each rule. One that is skipped, or meant to fail, proves nothing."""
    places: dict[str, list[str]] = defaultdict(list)
    for test in tests:
        if test.get_closest_marker("skip") or test.get_closest_marker("xfail"):
            continue
        name = re.sub(r"\[.*\]$", "", test.nodeid)
        for mark in test.iter_markers("rule"):
            for rule_id in mark.args:
                if name not in places[rule_id]:
                    places[rule_id].append(name)
    return places


def excused(file: Path = EXCUSES) -> Mapping[str, str]:
    """Rules that no test can prove, each with the reason."""
    tables = tomllib.loads(file.read_text("utf-8"))
    return {rule_id: reason for table in tables.values() for rule_id, reason in table.items()}


class CollectionFailed(Exception):
    """The tests could not be collected; the message is what pytest said."""


def collect_proven() -> Places:
    """Collect all tests, slow ones too, without running them."""
    found: list[pytest.Item] = []

    class Collector:
        def pytest_collection_finish(self, session: pytest.Session) -> None:
            found.extend(session.items)

    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        status = pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", str(ROOT / "tests")],
            plugins=[Collector()],
        )
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise CollectionFailed(said.getvalue())
    return proven(found)


@dataclass
class GameReport:
    """What is known about the rules of one game."""

    game: str
    lines: list[str] = field(default_factory=list)
    missing: list[ledger.Rule] = field(default_factory=list)
    in_code: int = 0
    tested: int = 0
    excused: int = 0

    def summary(self) -> str:
        total = self.tested + self.excused + len(self.missing)
        return (
            f"{self.game}: {total} rules, {self.tested} tested, {self.excused} excused, "
            f"{len(self.missing)} missing; {self.in_code} cited in the code"
        )


def report(game: str, code: Places, tests: Places, excuses: Mapping[str, str]) -> GameReport:
    result = GameReport(game)
    for rule in ledger.rules(game):
        here = [f"    code  {place}" for place in code.get(rule.id, ())]
        here += [f"    test  {test}" for test in tests.get(rule.id, ())]
        result.in_code += rule.id in code
        if rule.id in tests:
            result.tested += 1
        elif rule.id in excuses:
            result.excused += 1
            here.append(f"    excused: {excuses[rule.id]}")
        else:
            result.missing.append(rule)
        if here:
            result.lines += [f"  {rule.id:10} {rule.chapter}", *here]
    return result


def shorten(text: str, width: int = 78) -> str:
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="make rules", description="Rule by rule: code, tests, and what is missing."
    )
    parser.add_argument("--game", choices=ledger.games(), help="only this game")
    parser.add_argument("--missing", action="store_true", help="list only what is missing")
    parser.add_argument("--summary", action="store_true", help="only one line for each game")
    parser.add_argument(
        "--strict", action="store_true", help="fail if a rule is neither tested nor excused"
    )
    wanted = parser.parse_args(arguments)

    try:
        tests = collect_proven()
    except CollectionFailed as failure:
        print(failure)
        print("The tests could not be collected, so nothing can be said about the rules.")
        return 2
    code, excuses = cited(), excused()

    reports = [
        report(game, code, tests, excuses)
        for game in ([wanted.game] if wanted.game else ledger.games())
    ]
    for each in reports:
        if wanted.summary:
            continue
        if not wanted.missing and each.lines:
            print(f"{each.game}: in the code and in the tests", *each.lines, "", sep="\n")
        if each.missing:
            print(f"{each.game}: neither tested nor excused")
            for rule in each.missing:
                print(f"  {rule.id:10} {shorten(rule.text)}")
            print()

    known = {rule.id for rule in ledger.rules()}
    unknown = {rule_id: places for rule_id, places in code.items() if rule_id not in known}
    for rule_id, places in unknown.items():
        print(f"{rule_id} is cited in {', '.join(places)}, but is not in the ledger")
    for each in reports:
        print(each.summary())

    incomplete = bool(unknown) or any(each.missing for each in reports)
    return 1 if wanted.strict and incomplete else 0


if __name__ == "__main__":
    sys.exit(main())
