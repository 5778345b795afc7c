"""What the project says about itself is true."""

import doctest
import re
import subprocess
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

import hullbreach

ROOT = Path(__file__).resolve().parents[1]
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    *(f"docs/{page.name}" for page in sorted(ROOT.glob("docs/*.md"))),
]

theseus = find_spec("hullbreach.games.theseus")
needs_theseus = pytest.mark.skipif(
    theseus is None or theseus.origin is None, reason="Theseus is not on the shelf yet"
)


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def python_blocks(name: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", text_of(name), re.MULTILINE | re.DOTALL)


def test_the_version_is_the_same_everywhere() -> None:
    assert hullbreach.__version__ == tomllib.loads(text_of("pyproject.toml"))["project"]["version"]


def test_the_readme_lists_every_target_of_the_task_runner() -> None:
    targets = re.findall(r"^([a-z-]+):.*## ", text_of("Makefile"), re.MULTILINE)
    listed = re.findall(r"^\| `make ([a-z-]+)` \|", text_of("README.md"), re.MULTILINE)
    assert sorted(set(targets) - {"help"}) == sorted(listed)


def test_make_alone_lists_its_targets() -> None:
    said = subprocess.run(
        ["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "play" in said.stdout
    assert "rules" in said.stdout


@pytest.mark.parametrize("page", PAGES)
def test_links_between_pages_lead_somewhere(page: str) -> None:
    folder = (ROOT / page).parent
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text_of(page)):
        # Pages below rules/ are made from the ledger when the site is built.
        made = re.fullmatch(r"rules/(\w+)\.md", link)
        target = ROOT / "rules" / f"{made[1]}.toml" if made else folder / link
        assert target.exists(), f"{page} links to {link}"


@needs_theseus
def test_the_door_does_what_its_documentation_shows() -> None:
    outcome = doctest.testmod(hullbreach)
    assert outcome.attempted > 0
    assert outcome.failed == 0


@needs_theseus
@pytest.mark.parametrize(
    "page", ["README.md", "docs/library.md", "docs/ledger.md", "docs/arena.md"]
)
def test_the_examples_of_a_page_run_in_their_order(page: str) -> None:
    blocks = python_blocks(page)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)
