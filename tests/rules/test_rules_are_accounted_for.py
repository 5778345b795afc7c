"""The ledger, the code, the tests and the excuses agree with each other."""

import tomllib

from hullbreach import ledger
from tools import rules_report
from tools.rules_report import Places


def test_the_code_cites_only_rules_that_exist() -> None:
    known = {entry.id for entry in ledger.rules()}
    cited = rules_report.cited()
    assert {number: places for number, places in cited.items() if number not in known} == {}


def test_an_excuse_names_a_rule_of_its_game_and_gives_a_reason() -> None:
    for game, excuses in tomllib.loads(rules_report.EXCUSES.read_text("utf-8")).items():
        unknown = set(excuses) - {entry.id for entry in ledger.rules(game)}
        assert not unknown, f"[{game}] excuses rules that it does not have"
        for number, reason in excuses.items():
            assert len(reason.split()) >= 3, f"{number} needs a reason that a reader understands"


def test_a_tested_rule_has_no_excuse(proven_rules: Places) -> None:
    needless = {number: proven_rules.get(number, ()) for number in rules_report.excused()}
    proven = {number: tests for number, tests in needless.items() if tests}
    assert proven == {}, "these rules are proven by tests; take them out of not_testable.toml"
