"""`--content FILE`: counts, numbers and names from a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Terminal

BOX = """
game = "lockdown"
[items.medkit]
cost = 2
copies = { green = 6 }
name = { en = "First aid kit", de = "Verbandskasten" }
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    file = tmp_path / "box.toml"
    file.write_text(BOX, "utf-8")
    return file


def test_a_new_match_carries_the_changes_and_needs_no_file_afterwards(
    terminal: Terminal, box: Path, tmp_path: Path
) -> None:
    out = tmp_path / "match.json"
    ran = terminal.run("new", "lockdown", "--seats", "2", "--content", box, "--out", out)
    assert ran.status == 0
    box.unlink()
    record = json.loads(out.read_text("utf-8"))
    assert record["options"]["content"]["items"]["medkit"]["copies"] == {"green": 6}
    assert "holds: 0 answers" in terminal.run("verify", out).out


def test_the_screen_tells_the_other_name(terminal: Terminal, box: Path) -> None:
    seen = terminal.run(
        *("play", "lockdown", "--seats", "2", "--seed", "x", "--content", box, "--lang", "de"),
        typed="look medkit\nquit\n-\n",
    )
    assert seen.status == 0
    assert "Verbandskasten" in seen.out


def test_bots_play_with_the_changes(terminal: Terminal, box: Path) -> None:
    ran = terminal.run(
        *("simulate", "lockdown", "--seats", "random,random", "--games", "2", "--content", box)
    )
    assert ran.status == 0, ran.err


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[items]", "does not say which game it changes"),
        ('game = "lockdown', "is no TOML file: "),
        ('game = "chess"', "there is no game 'chess'"),
        ('game = "theseus"', "changes the content of theseus, not of lockdown"),
        ('game = "lockdown"\n[items.medkid]\ncost = 1', "did you mean medkit"),
        ('game = "lockdown"\n[items.medkit]\ncost = "free"', "items.medkit: Expected `int | null`"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_one_sentence(
    terminal: Terminal, tmp_path: Path, text: str, sentence: str
) -> None:
    file, out = tmp_path / "box.toml", tmp_path / "match.json"
    file.write_text(text, "utf-8")
    refused = terminal.refused("new", "lockdown", "--content", file, "--out", out)
    assert sentence in refused
    assert not out.exists()


def test_a_file_that_is_not_there_is_named(terminal: Terminal, tmp_path: Path) -> None:
    for command in (["new", "lockdown", "--out", tmp_path / "m.json"], ["play", "lockdown"]):
        refused = terminal.refused(*command, "--content", tmp_path / "nowhere.toml")
        assert "nowhere.toml cannot be read: no such file" in refused
    assert "nowhere.toml" in terminal.refused("serve", "--content", tmp_path / "nowhere.toml")


def test_a_match_that_is_resumed_has_its_content_already(
    terminal: Terminal, box: Path, tmp_path: Path
) -> None:
    out = tmp_path / "match.json"
    terminal.run("new", "lockdown", "--out", out)
    assert "are fixed in" in terminal.refused("play", "--resume", out, "--content", box)


def test_the_file_in_the_documentation_is_right(terminal: Terminal, tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "your_box.md").read_text("utf-8")
    file, out = tmp_path / "box.toml", tmp_path / "match.json"
    file.write_text(page.split("```toml\n")[1].split("```")[0], "utf-8")
    ran = terminal.run("new", "lockdown", "--content", file, "--out", out)
    assert ran.status == 0, ran.err
