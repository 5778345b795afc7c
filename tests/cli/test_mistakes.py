"""Whatever is wrong with a command: one clear sentence, status 2, no traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hullbreach as hb
from tests.cli.running import Terminal


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "No such command 'fly'. See hullbreach --help."),
        (["play"], "say which game to play: "),
        (["play", "chess"], "there is no game 'chess'; there are "),
        (["play", "toybox", "--seats", "9"], "toybox is played with 2 or 3 seats, not 9"),
        (["play", "toybox", "--seats", "two"], "as an integer. See hullbreach play --help."),
        (["play", "toybox", "--colour"], "No such option: --colour"),
        (["play", "toybox", "--option", "length"], "write an option as key=value, not 'length'"),
        (["play", "toybox", "--option", "size=3"], "toy has no option 'size'"),
        (["play", "toybox", "--option", "length=0"], "length must be 1 to 9, not 0"),
        (["play", "toybox", "--option", "length=1", "--option", "length=2"], "is given twice"),
        (["play", "toybox", "--seat", "me"], "write a seat as 0=human or 1=random, not 'me'"),
        (["play", "toybox", "--seat", "5=human"], "there is no seat 5; seats are 0 to 1"),
        (["play", "toybox", "--seat", f"{'9' * 5000}=human"], "there is no seat 999"),
        (["play", "toybox", "--seed", "\udcff"], "the seed '\\udcff' holds half a character"),
        (["play", "toybox", "--option", f"length={'[' * 100_000}"], "go too deep"),
        (["play", "toybox", "--seat", "1=hal"], "nobody is called 'hal'; a seat is taken by human"),
        (["play", "toybox", "--seat", "1=human", "--seat", "1=random"], "seat 1 is given twice"),
        (["play", "toybox", "--lang", "fr"], "there is no language 'fr'; there are en, de, es"),
        (["play", "--resume", "nowhere.json"], "nowhere.json cannot be read: no such file"),
        (["play", "toybox", "--record", "/nowhere/x.json"], "/nowhere/x.json cannot be written"),
        (["play", "toybox", "--record", "."], ". cannot be written: is a directory"),
        (["play", "toybox", "--record", "/"], "/ cannot be written: is a directory"),
        (["replay"], "Missing argument 'FILE'. See hullbreach replay --help."),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["verify", "nowhere.json"], "nowhere.json cannot be read"),
        (["new", "toybox"], "Missing option '--out'"),
        (["new", "chess", "--out", "x.json"], "there is no game 'chess'"),
        (["rules"], "give a word to look for"),
        (["rules", "trap", "--game", "chess"], "there are no rules of 'chess'"),
        (["content"], "Missing argument 'GAME'. See hullbreach content --help."),
        (["content", "chess"], "there is no game 'chess'"),
        (["content", "theseus", "--deck", "moons"], "theseus has no deck 'moons'; there are cards"),
        (["content", "theseus", "--lang", "fr"], "there is no language 'fr'"),
        (["check", "chess"], "there is no game 'chess'"),
        (["bot", "http://127.0.0.1:9", "--code", "X"], "no server answers at http://127.0.0.1:9"),
        (["bot", "nowhere", "--code", "X"], "no server answers at nowhere: "),
    ],
)
def test_a_wrong_command_is_explained(
    terminal: Terminal, arguments: list[str], sentence: str
) -> None:
    assert sentence in terminal.refused(*arguments)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "holds no JSON text"),
        ("{", "holds no JSON text (Expecting property name enclosed in double quotes: line 1 col"),
        ("[" * 100_000, "its lists go too deep"),
        ('{"game": "toybox", "seats": 2, "seed": "1", "seats": 3}', "it says 'seats' twice"),
        (f'{{"game": "toybox", "seats": {10**30}}}', "the number 100000000000000… is too large"),
        ('{"game": "toybox", "seats": 2, "seed": "\\ud800"}', "surrogates not allowed"),
        ("[]", "holds no JSON object"),
        ("{}", "this is not a record"),
        ('{"game": "chess", "seats": 2, "seed": "1"}', "there is no game 'chess'"),
        ('{"game": "toybox", "seats": 2, "seed": "1", "hullbreach": 99}', "has format 99"),
        ('{"game": "toybox", "seats": 2, "seed": "1", "answers": [[0, "fly"]]}', "'fly' is not"),
        ('{"game": "toybox", "seats": 2, "state": {"moons": 2}}', "toybox has no 'moons'"),
        ('{"position": 3, "secret": "", "seed": "", "answers": 0, "events": 0}', "not a save"),
    ],
)
def test_a_damaged_file_is_explained(
    terminal: Terminal, tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "damaged.json"
    file.write_text(text)
    for option in ("--resume", "--position"):
        complaint = terminal.refused("play", option, file)
        assert complaint.startswith(str(file))
        assert sentence in complaint


def test_a_file_that_is_no_text_is_explained(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "holds no JSON text" in terminal.refused("verify", file)
    assert "cannot be read" in terminal.refused("verify", tmp_path)


def test_a_file_fixes_what_its_match_is(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(hb.Match.new("toybox", seed="1").record()))
    assert "are fixed in" in terminal.refused("play", "--resume", file, "--seats", "3")
    assert "are fixed in" in terminal.refused("play", "--resume", file, "--seed", "x")
    assert "not of theseus" in terminal.refused("play", "theseus", "--resume", file)
    both = terminal.refused("play", "--resume", file, "--position", file)
    assert "either --resume or --position" in both


def test_a_position_has_no_record(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(hb.Match.new("toybox", seed="1").position())
    for command in ("replay", "verify"):
        assert "holds a position" in terminal.refused(command, file)


def test_replay_says_which_answer_is_wrong(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    record = hb.Match.new("toybox", seed="1").record()
    file.write_text(json.dumps({**record, "answers": [[0, "stay"], [0, "fly"]]}))
    complaint = terminal.refused("replay", file)
    assert complaint.startswith(f"{file}: answer 1: 'fly' is not an option")


def test_a_folder_that_cannot_be_replaced_gets_no_file_beside_it(
    terminal: Terminal, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    assert "is a directory" in terminal.refused("play", "toybox", "--record", folder)
    assert list(tmp_path.iterdir()) == [folder]


def test_replay_stays_inside_the_match(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(hb.Match.new("toybox", seed="1").record()))
    assert "--at 5 is behind its end" in terminal.refused("replay", file, "--at", "5")
    assert "there is no seat 7" in terminal.refused("replay", file, "--seat", "7")
    assert "Invalid value for '--at'" in terminal.refused("replay", file, "--at", "-1")


def test_new_never_overwrites(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert terminal.run("new", "toybox", "--out", file).status == 0
    assert "exists already" in terminal.refused("new", "toybox", "--out", file)
