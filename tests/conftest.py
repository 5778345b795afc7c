"""Settings that all tests share."""

import os
from collections.abc import Sequence

import pytest
from hypothesis import settings

from tools.rules_report import Places, proven

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

PROVEN = pytest.StashKey[Places]()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    """Note which rules are proven before a filter (``-m``, ``-k``) takes tests away."""
    config.stash[PROVEN] = proven(items)


@pytest.fixture
def proven_rules(pytestconfig: pytest.Config) -> Places:
    """Rule number -> the collected tests that prove it."""
    return pytestconfig.stash[PROVEN]
