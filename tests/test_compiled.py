"""The compiled package is made of the same sources; see tools/compiled.py."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from hullbreach.kernel.decisions import Ask, Decision
from hullbreach.kernel.match import Match
from hullbreach.kernel.registry import game
from tools import compiled, training

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
    assert endings.keys() <= modules
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
        ('if s:\n    s.emit("moved")\n', 'if s:\n    if s.heard: s.emit("moved")\n'),
        (
            "@dataclass(slots=True, kw_only=True)\nclass State:\n    pass\n",
            "@mypyc_attr(allow_interpreted_subclasses=True)\n"
            "@dataclass(kw_only=True)\nclass State:\n    pass\n",
        ),
    ],
)
def test_what_mypyc_has_to_know_is_added(plain: str, ready: str) -> None:
    assert compiled.ready(compiled.FUTURE + plain) == compiled.HEAD + ready


def test_a_struct_becomes_a_class_that_is_made_and_read_in_the_same_way() -> None:
    struct = """
class Cell(Struct, frozen=True, eq=False):
    \"\"\"A link of a chain.\"\"\"

    number: int
    before: Cell | None = None  # the first one has none

    @property
    def next(self) -> int:
        return self.number + 1
"""
    names: dict[str, Any] = {}
    exec(compiled.ready(compiled.FUTURE + struct), names)
    cell = names["Cell"]
    assert cell.__bases__ == (object,)
    assert cell.__doc__ == "A link of a chain."
    assert (cell(3).next, cell(3).before) == (4, None)
    assert cell(number=4, before=cell(3)).before.number == 3


@pytest.mark.parametrize("name", compiled.OPEN)
def test_every_class_that_is_held_open_exists(name: str) -> None:
    header = re.compile(rf"^class {name}\b", re.MULTILINE)
    sources = (path.read_text("utf-8") for path in compiled.modules(PACKAGE))
    assert any(header.search(text) for text in sources)


def test_options_are_a_sequence_here_and_there() -> None:
    """Compiled or not."""
    three = Decision(Ask(0, "turn", [("a",), ("b",), ("c",)]), {}, lambda ask: ()).options
    assert isinstance(three, Sequence)
    assert [option.id for option in reversed(three)] == ["c", "b", "a"]
    assert three[1] in three
    assert (three.index(three[2]), three.count(three[0])) == (2, 1)


def test_the_compiler_learns_from_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[str] = []
    new = Match.new

    def told(name: str, *rest: Any, **more: Any) -> Match:
        began.append(name)
        return new(name, *rest, **more)

    monkeypatch.setattr(training, "MATCHES", 1)
    monkeypatch.setattr(training, "LESSONS", 1)
    monkeypatch.setattr(Match, "new", told)
    training.main()
    assert set(began) == set(GAMES)


@pytest.mark.parametrize(
    ("says", "learns"),
    [
        ("echo 'gcc 12.2.0, Free Software Foundation'", True),
        ("echo 'clang version 19'", False),
        ("exit 1", False),
    ],
)
def test_only_gcc_learns(
    says: str, learns: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text(f"#!/bin/sh\n{says}\n")
    compiler.chmod(0o755)
    monkeypatch.setattr(compiled.sysconfig, "get_config_var", lambda name: str(compiler))
    assert compiled._compiler_learns() is learns


@pytest.mark.parametrize("compiler", [None, "/nowhere/cc -pthread"])
def test_without_a_compiler_nothing_is_learnt(
    compiler: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled.sysconfig, "get_config_var", lambda name: compiler)
    assert not compiled._compiler_learns()
