"""The compiled package is made of the same sources; see tools/compiled.py."""

from __future__ import annotations

import ast
from dataclasses import fields

import pytest

from hullbreach.kernel.registry import game
from tools import compiled

PACKAGE = compiled.SOURCES / "hullbreach"
GAMES = ("lockdown", "nemesis", "theseus")


@pytest.mark.parametrize("pattern", compiled.INTERPRETED)
def test_every_exception_is_about_modules_that_exist(pattern: str) -> None:
    assert list(PACKAGE.glob(pattern))


def test_nothing_is_compiled_inside_the_sources() -> None:
    assert not [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]


def test_what_is_made_ready_is_still_python() -> None:
    endings = compiled.endings()
    modules = {path.relative_to(PACKAGE.parent).as_posix() for path in compiled.modules(PACKAGE)}
    assert {"hullbreach/kernel/state.py", "hullbreach/games/theseus/state.py"} <= modules
    for module in sorted(modules):
        plain = (PACKAGE.parent / module).read_text("utf-8")
        ast.parse(compiled.ready(plain) + endings.get(module, ""))


@pytest.mark.parametrize("name", GAMES)
def test_a_compiled_state_is_copied_whole(name: str) -> None:
    state = game(name).state
    ending = compiled.endings()[f"{state.__module__.replace('.', '/')}.py"]
    for entry in fields(state):
        assert f"    new.{entry.name} = old.{entry.name}" in ending.replace("[*", "")


@pytest.mark.parametrize(
    ("plain", "ready"),
    [
        ("LIMIT = 3\n", "LIMIT: Final = 3\n"),
        ("SIDES: dict[str, int] = {}\n", "SIDES: Final[dict[str, int]] = {}\n"),
        ("Value: TypeAlias = int\n", "Value: TypeAlias = int\n"),
        ('    s.emit("moved")\n', '    if s.heard: s.emit("moved")\n'),
        ("@dataclass(slots=True, kw_only=True)\n", "@dataclass(kw_only=True)\n"),
    ],
)
def test_what_mypyc_has_to_know_is_added(plain: str, ready: str) -> None:
    head = compiled.FUTURE
    assert compiled.ready(head + plain) == f"{head}from typing import Final\n{ready}"
