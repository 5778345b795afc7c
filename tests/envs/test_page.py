"""The page on learning environments tells the truth."""

from __future__ import annotations

from tests.test_project import python_blocks

from . import cases  # noqa: F401  skips without NumPy

PAGE = "docs/environments.md"


def test_the_examples_of_the_page_run_in_their_order() -> None:
    names: dict[str, object] = {}
    for block in python_blocks(PAGE):
        exec(compile(block, PAGE, "exec"), names)
    assert "plan" in names
