"""Marks that tests carry."""

from collections.abc import Iterable
from typing import Any

import pytest

from hullbreach import ledger


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules of the ledger a test proves: ``@rule("TH-08.03", "TH-10.23")``.

    A number that is not in the ledger, or not written as there, stops the collection.
    """
    if not ids:
        raise ValueError("@rule needs at least one rule, such as @rule('TH-08.03')")
    for rule_id in ids:
        written = ledger.rule(rule_id).id
        if written != rule_id:
            raise ValueError(f"write {rule_id!r} as {written!r}, so that a search finds it")
    return pytest.mark.rule(*ids)


def a_few_now(cases: Iterable[tuple[Any, ...]], every: int = 4) -> list[Any]:
    """One of so many cases is tried at once, the others are among the slow tests."""
    return [
        pytest.param(*case, marks=() if number % every == 0 else pytest.mark.slow)
        for number, case in enumerate(cases)
    ]
