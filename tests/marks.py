"""Marks that tests carry."""

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
