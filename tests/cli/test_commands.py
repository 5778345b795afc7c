"""The commands beside playing: games, new, replay, verify, rules, check."""

from __future__ import annotations

import json
import runpy
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.bots import RandomBot, bot
from hullbreach.kernel import registry
from tests.cli import toybox as toys
from tests.cli.running import Terminal


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match."""
    match = hb.play(hb.Match.new("toybox", seed="9"), [RandomBot(1), RandomBot(2)])
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match.record()))
    return file


def change(file: Path, **changes: Any) -> None:
    file.write_text(json.dumps({**json.loads(file.read_text()), **changes}))


def test_every_command_explains_itself(terminal: Terminal) -> None:
    listed = terminal.run("--help").out
    assert terminal.run().out == listed
    for command in ("play", "games", "new", "replay", "verify", "rules", "content", "check"):
        assert f" {command} " in listed
        ran = terminal.run(command, "--help")
        assert ran.status == 0
        assert f"hullbreach {command}" in ran.out


def test_the_version_is_told(terminal: Terminal) -> None:
    assert terminal.run("--version").out == f"{hb.__version__}\n"


def test_the_package_is_a_command_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["hullbreach", "--version"])
    with pytest.raises(SystemExit) as left:
        runpy.run_module("hullbreach", run_name="__main__")
    assert left.value.code == 0
    assert capsys.readouterr().out == f"{hb.__version__}\n"


def test_games_lists_seats_and_options(terminal: Terminal) -> None:
    out = terminal.run("games", "--lang", "en").out
    assert "toybox  for 2,3 seats\n  length=3" in out
    assert "  beginner=false    true draws five start cards" in out
    assert "für 2,3 Plätze" in terminal.run("games", "--lang", "de").out


def test_a_new_match_can_be_played_and_verified(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    out = terminal.run("new", "toybox", "--seats", "3", "--seed", "5", "--out", file).out
    match = hb.Match.replay(file.read_text())
    assert (match.seats, match.answered) == (3, 0)
    assert match.commitment in out
    assert "not finished" in terminal.run("verify", file).out


def test_a_finished_match_holds(terminal: Terminal, record: Path) -> None:
    ran = terminal.run("verify", record)
    assert ran.status == 0
    assert "holds" in ran.out
    assert "to its end" in ran.out
    seal = json.loads(record.read_text())["commitment"]
    assert terminal.run("verify", record, "--commitment", seal).status == 0
    assert terminal.run("verify", record, "--commitment", f"{seal[:16]}…").status == 0


@pytest.mark.parametrize(
    ("changes", "doubt"),
    [
        ({"seed": "10"}, "The seed is not the one that was sealed"),
        ({"commitment": "00"}, "The seed is not the one that was sealed"),
        ({"commitment": ""}, "does not say how chance was sealed"),
        ({"digest": "00"}, "The final position is not the one"),
        ({"result": None}, "The result is not the one"),
        ({"answers": [[0, "stay"]]}, "The result is not the one"),
        ({"answers": [[0, "fly"]]}, "The answers do not fit the rules"),
        ({"answers": [], "result": None, "digest": "", "script": {"die": [6]}}, "results of die"),
    ],
)
def test_a_changed_record_does_not_hold(
    terminal: Terminal, record: Path, changes: dict[str, Any], doubt: str
) -> None:
    change(record, **changes)
    ran = terminal.run("verify", record)
    assert ran.status == 1
    assert doubt in ran.out
    assert f"{record} does not hold." in ran.out


def test_the_published_seal_is_compared(terminal: Terminal, record: Path) -> None:
    for other in ("abc", "", "…"):
        ran = terminal.run("verify", record, "--commitment", other)
        assert ran.status == 1
        assert "What was published at the beginning" in ran.out


def test_a_match_is_shown_again(terminal: Terminal, record: Path) -> None:
    out = terminal.run("replay", record, "--lang", "en").out
    assert "   1 Seat 0: " in out
    assert "The match is over" in out
    assert "points count" in out


def test_a_moment_is_shown_through_one_seats_eyes(terminal: Terminal, record: Path) -> None:
    theirs = terminal.run("replay", record, "--at", "0", "--seat", "1", "--lang", "en").out
    mine = terminal.run("replay", record, "--at", "0", "--seat", "0", "--lang", "en").out
    assert "Seat 0 draws a card." in theirs
    assert "Seat 0 draws Card" in mine


def test_secret_answers_stay_secret(terminal: Terminal, record: Path) -> None:
    out = terminal.run("replay", record, "--seat", "1", "--lang", "en").out
    assert "Seat 0: answers in secret" in out
    assert "Seat 1: Bid" in out


def test_what_speaks_for_an_answer_is_told_on_request(terminal: Terminal, tmp_path: Path) -> None:
    players = [bot("normal", "theseus", seat) for seat in range(2)]
    match = hb.play(hb.Match.new("theseus", 2, "why"), players, moves=30)
    file = tmp_path / "theseus.json"
    file.write_text(json.dumps(match.record()))
    shown = [terminal.run("replay", file, "--lang", "en", *more).out for more in ((), ("--why",))]
    reason = "Of my cards, "
    assert [reason in out for out in shown] == [False, True]


def test_a_match_is_stepped_through(terminal: Terminal, record: Path) -> None:
    typed = "\n\nb\n1\n999\nx\nq\n"
    out = terminal.run("replay", record, "--step", "--lang", "en", typed=typed).out
    moments = [line.split()[1] for line in out.splitlines() if "answers. Enter" in line]
    assert [int(m.lstrip("> ")) for m in moments if m.isdecimal()] == [0, 1, 2, 1, 1, 1, 1]
    assert "a number up to" in out


def test_the_end_of_a_replay_is_told(terminal: Terminal, record: Path) -> None:
    end = len(json.loads(record.read_text())["answers"])
    out = terminal.run("replay", record, "--step", "--at", end, "--lang", "en", typed="\n").out
    assert "That was the last answer." in out


def test_rules_are_found_by_words_and_number(terminal: Terminal) -> None:
    assert terminal.run("rules", "TH-08.03").out.startswith("TH-08.03")
    found = terminal.run("rules", "malfunction", "disc", "--game", "theseus").out
    assert "TH-11.01" in found
    assert "theseus, " in terminal.run("rules", "--game", "theseus").out
    nothing = terminal.run("rules", "xyzzy")
    assert (nothing.status, nothing.out) == (1, "")
    assert "no rule speaks of 'xyzzy'" in nothing.err


def test_a_sound_game_passes_the_check(terminal: Terminal) -> None:
    ran = terminal.run("check", "toybox")
    assert (ran.status, ran.out) == (0, "toybox: all is well\n")


def test_the_check_names_what_is_wrong(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = replace(
        toys.GAME, id="theseus", rules={"turn": "TH-99.99"}, variants=((2, {"length": 99}),)
    )
    monkeypatch.setitem(registry._loaded, "theseus", broken)
    ran = terminal.run("check", "theseus")
    assert ran.status == 1
    assert "turn cites rule TH-99.99, which is not in the ledger" in ran.out
    assert "length must be 1 to 9, not 99" in ran.out
    assert "theseus: 2 problems" in ran.out
