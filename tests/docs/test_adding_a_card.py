"""The page on adding a card is followed to the letter, in a copy of the package."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "ADDING_A_CARD.md"
LOCKDOWN = Path("src/hullbreach/games/lockdown")

Run = Callable[[str], str]


def blocks(language: str) -> list[str]:
    return re.findall(
        rf"^```{language}\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )


def append(file: Path, text: str) -> None:
    file.write_text(f"{file.read_text('utf-8')}\n\n{text}", "utf-8")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs code in a copy of the package to which the card of the page was added."""
    copy = tmp_path_factory.mktemp("card")
    leave_out = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src", copy / "src", ignore=leave_out)
    shutil.copytree(ROOT / "rules", copy / "rules")
    declaration, _ = blocks("python")
    append(copy / LOCKDOWN / "content/items/technical.py", declaration)
    for lang, words in zip(("en", "de", "es"), blocks("ftl"), strict=True):
        append(copy / LOCKDOWN / "locale" / lang / "content.ftl", words)

    def run_code(code: str) -> str:
        paths = os.pathsep.join((str(copy / "src"), str(ROOT)))
        ran = subprocess.run(
            [sys.executable, "-c", code],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": paths, "COLUMNS": "100", "LC_ALL": "C"},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    return run_code


def test_it_takes_ten_lines() -> None:
    declaration, words = blocks("python")[0], blocks("ftl")[0]
    assert len([line for line in f"{declaration}{words}".splitlines() if line.strip()]) <= 10


def test_the_match_of_the_page_is_played(run: Run) -> None:
    where = "import hullbreach; print(hullbreach.__file__)\n"
    assert str(ROOT) not in run(where), "this is not the copy"
    run(blocks("python")[1])


def test_the_game_with_the_card_is_complete(run: Run) -> None:
    main = "from hullbreach.cli import main; main({})"
    assert "lockdown: all is well" in run(main.format(["check", "lockdown"]))
    assert re.search(
        r"items +flare +Flare +yellow +designed +30%",
        run(main.format(["content", "lockdown", "flare", "--lang", "en"])),
    )


def test_the_card_is_played_in_whole_matches(run: Run) -> None:
    """Everybody finds it, names it and explains it; matches come to their end."""
    told = run(
        "import hullbreach as hb\n"
        "from hullbreach.bots import RandomBot\n"
        "from hullbreach.words import Words\n"
        "for lang in ('en', 'de', 'es'):\n"
        "    words = Words('lockdown', lang)\n"
        "    assert words.explain('flare#2') == words.card('flare') and words.card('flare').text\n"
        "    assert words.name('blind') and not words.lacking\n"
        "match = hb.play(hb.Match.new('lockdown', 2, 'flare'), [RandomBot(1), RandomBot(2)])\n"
        "assert match.result\n"
        "assert hb.Match.replay(match.record()).result == match.result\n"
        "print('played')"
    )
    assert told == "played\n"
