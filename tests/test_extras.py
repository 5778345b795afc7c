"""Without an extra, everybody is told how to get it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hullbreach.arena import Tournament, run, workplace
from hullbreach.arena.rows import ParquetRows
from hullbreach.cli.mcp import mcp
from hullbreach.envs import gymnasium_env, openspiel_game, pettingzoo_env
from hullbreach.extras import NotInstalled, needs

PLAN = Tournament(game="theseus", levels=("random", "random"), matches=1)


@pytest.mark.parametrize(
    ("package", "extra", "use"),
    [
        ("pettingzoo", "envs", lambda: pettingzoo_env("theseus")),
        ("gymnasium", "envs", lambda: gymnasium_env("theseus")),
        ("pyspiel", "openspiel", lambda: openspiel_game("theseus")),
        ("pyarrow", "arena", lambda: ParquetRows(Path("rows.parquet"), PLAN)),
        ("ray", "ray", lambda: run(PLAN, workplace("ray", 1))),
        ("mcp", "mcp", mcp),
    ],
)
def test_what_is_missing_is_named(
    package: str, extra: str, use: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in list(sys.modules):
        ours = name.startswith(("hullbreach.envs.", "hullbreach.server.assistant"))
        if ours or name.partition(".")[0] == package:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(NotInstalled, match=rf"{package}.* pip install 'hullbreach\[{extra}\]'"):
        use()


def test_other_gaps_are_not_hidden() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module"), needs("envs"):
        __import__("no_such_module")
