"""A game with words, for clients to talk about."""

import pytest

from hullbreach.kernel import registry
from tests.cli.running import Terminal


@pytest.fixture(autouse=True)
def toybox(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The toys are on the shelf, and nothing is written into the player's own folder."""
    monkeypatch.setitem(registry._homes, "toybox", "tests.cli.toybox:GAME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)
