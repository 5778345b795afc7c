"""Playing in the terminal: what is shown, what can be typed, and how one leaves."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from shutil import rmtree

import pytest

import hullbreach as hb
from hullbreach.cli.screen import Screen
from tests.cli.running import Ran, Terminal

PLAY = ("play", "toybox", "--seed", "7", "--lang", "en")
NINES = "9" * 5000


def test_the_question_shows_who_is_asked_what_and_the_rule(terminal: Terminal) -> None:
    ran = terminal.run(*PLAY)
    assert ran.status == 0
    assert "Seat 0" in ran.out
    assert "What now?  TOY-1" in ran.out
    assert "1  Roll the die " in ran.out


def test_the_log_speaks_the_players_language(terminal: Terminal) -> None:
    out = terminal.run("play", "toybox", "--seed", "7", "--lang", "de").out
    assert "Runde 1" in out
    assert "Platz 1 zieht" in out
    assert "1  Würfeln " in out


@pytest.mark.parametrize("typed", ["3", "stay", "st", "do nothing", "Do n"])
def test_an_option_is_chosen_by_number_id_or_the_start_of_either(
    terminal: Terminal, typed: str
) -> None:
    assert "Really?" in terminal.run(*PLAY, typed=f"{typed}\n").out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("9", "There is no option 9: the numbers go from 1 to 3."),
        ("-1", "There is no option -1: the numbers go from 1 to 3."),
        ("fly", "“fly” is none of the options: type an option’s number, or ? for help."),
        ("d", "“d” could be 2 (Draw a card) and 3 (Do nothing): type its number, or more of it."),
    ],
)
def test_what_is_no_answer_gets_one_sentence(terminal: Terminal, typed: str, sentence: str) -> None:
    out = terminal.run(*PLAY, typed=f"{typed}\n3\n").out
    assert sentence in " ".join(out.split())
    assert "Really?" in out


def test_a_number_is_answered_by_itself(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    terminal.run(*PLAY, "--record", record, typed="1\n0\n")
    assert [0, "bid:0"] in json.loads(record.read_text())["answers"]


def test_several_cards_are_chosen_by_their_numbers(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    out = terminal.run(*PLAY, "--record", record, typed="draw\n1 2\n2,1\n").out
    assert "Choose 1 to 2: type their numbers, such as 1 2." in out
    (_, paid), (_, laid) = json.loads(record.read_text())["answers"][1:3]
    first, second = paid.removeprefix("pay:").split("+")
    assert laid == f"lay:{second},{first}"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("1 2 3", "Choose 1 to 2, not 3."),
        ("none", "Choose 1 to 2, not 0."),
        ("1 1", "You named the same thing twice."),
        ("1 7", "There is no option 7"),
    ],
)
def test_a_wrong_set_gets_one_sentence(terminal: Terminal, typed: str, sentence: str) -> None:
    assert sentence in terminal.run(*PLAY, typed=f"draw\n{typed}\n").out


def test_a_range_names_several(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    out = terminal.run(*PLAY, "--record", record, typed="draw\n1-3\n1-2\n1-2\n").out
    assert "Choose 1 to 2, not 3." in out
    assert json.loads(record.read_text())["answers"][2][1].startswith("lay:")


def test_an_exact_number_is_asked_for(terminal: Terminal) -> None:
    chosen = ("--option", "deck=chosen", "--option", "factions=greys,marines")
    out = terminal.run("play", "theseus", "--lang", "en", *chosen, typed="1-14\n1-15\n").out
    assert "Choose 15: type their numbers" in out
    assert "Choose exactly 15, not 14." in out
    assert "start card" in out


def test_an_order_needs_all_of_them(terminal: Terminal) -> None:
    assert "Choose exactly 2, not 1." in terminal.run(*PLAY, typed="draw\n1 2\n1\n").out


# Commands


def test_help_lists_the_commands(terminal: Terminal) -> None:
    out = terminal.run(*PLAY, typed="?\n").out
    for command in ("why", "card NAME", "rules WORDS", "log", "undo", "board", "save", "quit"):
        assert command in out


def test_why_says_what_is_not_possible_and_by_which_rule(
    terminal: Terminal, tmp_path: Path
) -> None:
    position = tmp_path / "empty-deck.json"
    data = json.loads(hb.Match.new("toybox", seed="1").position())
    state = data["state"]
    state["zones"]["discard"] = state["zones"].pop("deck")
    state["peeks"] = {}
    data["tail"] = []
    position.write_text(json.dumps(data))
    out = terminal.run("play", "--position", position, "--lang", "en", typed="why\n").out
    assert "Not possible now:" in out
    assert "the deck is empty" in out
    assert "TOY-1" in out
    assert "Nothing is held back" in terminal.run(*PLAY, typed="why\n").out


def test_a_hint_says_what_a_bot_would_do_and_why(terminal: Terminal) -> None:
    out = terminal.run("play", "theseus", "--lang", "en", "--seed", "1", typed="hint\n").out
    assert "A bot would: " in out
    assert "For this game nobody has advice." in terminal.run(*PLAY, typed="hint\n").out


def test_a_card_is_explained_by_its_name_in_any_case(terminal: Terminal) -> None:
    assert "Worth 3." in terminal.run(*PLAY, typed="card toy\n").out
    assert "Nothing here is called “dragon”." in terminal.run(*PLAY, typed="look dragon\n").out
    assert "Say what to look at" in terminal.run(*PLAY, typed="card\n").out


def test_a_name_with_words_hides_the_namesake_without(terminal: Terminal) -> None:
    theseus = ("play", "theseus", "--seed", "look", "--lang", "en")
    aliens = ("--option", "factions=aliens,marines")
    out = terminal.run(*theseus, *aliens, typed="card parasite\n").out
    assert "A rival unit that stops here without a parasite gets 1." in out
    assert "nothing more to say" not in out


def test_rules_are_looked_up(terminal: Terminal) -> None:
    assert "TH-08.03" in terminal.run(*PLAY, typed="rules TH-08.03\n").out
    assert "No rule speaks of “xyzzy”." in terminal.run(*PLAY, typed="rules xyzzy\n").out
    assert "Say what to look for" in terminal.run(*PLAY, typed="rules\n").out
    assert "more; add a word" in terminal.run(*PLAY, typed="rules card\n").out


def test_the_log_and_the_board_are_shown_again(terminal: Terminal) -> None:
    assert terminal.run(*PLAY, typed="log\n").out.count("Round 1") == 2
    assert terminal.run(*PLAY, typed="log 1\n").out.count("Seat 0 draws") == 2
    assert terminal.run(*PLAY, typed="board\n").out.count("points") == 2
    assert terminal.run(*PLAY, typed="options\n").out.count("What now?") == 2


def test_an_answer_is_taken_back_until_chance_has_been_shown(terminal: Terminal) -> None:
    out = terminal.run(*PLAY, typed="stay\nundo\n").out
    assert "Taken back." in out
    assert out.count("What now?") == 2
    assert "Your last answer stands" in terminal.run(*PLAY, typed="undo\n").out
    assert "Your last answer stands" in terminal.run(*PLAY, typed="roll\nundo\n").out


def test_nobody_takes_back_somebody_elses_answer(terminal: Terminal) -> None:
    two = ("--seat", "0=human", "--seat", "1=human")
    out = terminal.run(*PLAY, *two, typed="\nstay\nyes\n\nundo\n").out
    assert "Your last answer stands" in out


def test_a_match_is_saved_and_continued(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    out = terminal.run(*PLAY, typed=f"roll\nsave {file}\n").out
    assert f"Saved in {file}." in out
    again = terminal.run("play", "--resume", file, "--lang", "en")
    assert "How much?" in again.out
    assert "Say where to" in terminal.run(*PLAY, typed="save\n").out
    assert "cannot be written" in terminal.run(*PLAY, typed="save /nowhere/x.json\n").out

    assert "embedded null byte" in terminal.run(*PLAY, typed="save a\0b\n").out
    assert "no such home folder" in terminal.run(*PLAY, typed="save ~nobody.here/x\n").out


def test_a_number_of_any_length_is_only_a_wrong_answer(terminal: Terminal) -> None:
    ran = terminal.run(*PLAY, typed=f"{NINES}\nlog {NINES}\nlook {NINES}\n")
    assert ran.status == 0
    assert f"There is no option {'9' * 60}…" in ran.out
    assert ran.out.count(f"{'9' * 60}…") == 2  # nor is there such a thing


# Leaving


@pytest.mark.parametrize("place", [".", "/nowhere/x.json", "~nobody.here/x.json"])
def test_a_match_that_cannot_be_kept_there_is_kept_elsewhere(
    terminal: Terminal, place: str
) -> None:
    ran = terminal.run(*PLAY, typed=f"roll\nquit\n{place}\n")
    assert ran.status == 0
    assert f"! {place} cannot be written" in ran.out
    file = Path(ran.out.rpartition("--resume ")[2].strip())
    assert hb.Match.replay(file.read_text()).answered >= 2


def test_a_record_that_can_no_longer_be_written_loses_nothing(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    read = Screen.read

    def without_folder(screen: Screen, prompt: str = "> ") -> str:
        rmtree(folder, ignore_errors=True)
        return read(screen, prompt)

    monkeypatch.setattr(Screen, "read", without_folder)
    ran = terminal.run(*PLAY, "--record", folder / "match.json", typed="roll\n")
    assert ran.status == 2
    assert "match.json cannot be written" in ran.err
    file = Path(ran.out.rpartition("--resume ")[2].strip())
    assert hb.Match.replay(file.read_text()).answered >= 1


def test_quit_offers_to_keep_the_match(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    out = terminal.run(*PLAY, typed=f"roll\nquit\n{file}\n").out
    assert f"hullbreach play --resume {file}" in out
    assert len(json.loads(file.read_text())["answers"]) >= 2


@pytest.mark.parametrize("command", ["quit", "q"])
def test_quit_can_throw_the_match_away(terminal: Terminal, tmp_path: Path, command: str) -> None:
    ran = terminal.run(*PLAY, typed=f"{command}\n-\n")
    assert ran.status == 0
    assert "--resume" not in ran.out


def test_the_end_of_input_keeps_the_match(terminal: Terminal) -> None:
    ran = terminal.run(*PLAY, typed="roll\n")
    assert ran.status == 0
    file = Path(ran.out.rpartition("--resume ")[2].strip())
    assert file.name == "last-toybox.json"
    assert hb.Match.replay(file.read_text()).answered >= 2


def test_an_interrupt_keeps_the_match(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("hullbreach.cli.screen.Screen.read", interrupted)
    record = tmp_path / "match.json"
    ran = terminal.run(*PLAY, "--record", record)
    assert ran.status == 0
    assert f"--resume {record}" in ran.out
    assert record.exists()


def _kept(ran: Ran) -> hb.Match:
    assert ran.status == 0, ran
    return hb.Match.replay(Path(ran.out.rpartition("--resume ")[2].strip()).read_text())


@pytest.mark.parametrize("gone", [RuntimeError("input(): lost sys.stdin"), OSError(5, "I/O error")])
def test_a_terminal_that_is_gone_keeps_the_match(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, gone: Exception
) -> None:
    def is_gone(*_: object) -> str:
        raise gone

    monkeypatch.setattr("rich.console.Console.input", is_gone)
    assert _kept(terminal.run(*PLAY)).decision


@pytest.mark.parametrize("end", ["SIGHUP", "SIGTERM"])
def test_a_closed_window_keeps_the_match(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    number = getattr(signal, end, None)
    if number is None:
        pytest.skip(f"there is no {end} here")
    before = signal.getsignal(number)

    def closed(*_: object) -> str:
        signal.raise_signal(number)
        return "roll"

    monkeypatch.setattr("hullbreach.cli.screen.Screen.read", closed)
    assert _kept(terminal.run(*PLAY)).decision
    assert signal.getsignal(number) == before


def test_the_record_is_written_after_every_answer(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = tmp_path / "match.json"
    typed = iter(["stay", "yes"])

    def killed(*_: object) -> str:
        answer = next(typed, None)
        if answer is None:
            raise RuntimeError("the power is gone")
        return answer

    monkeypatch.setattr("hullbreach.cli.screen.Screen.read", killed)
    with pytest.raises(RuntimeError):
        terminal.run(*PLAY, "--record", record)
    assert json.loads(record.read_text())["answers"][:2] == [[0, "stay"], [0, "yes"]]


def test_a_match_from_a_position_is_kept_as_a_save(terminal: Terminal, tmp_path: Path) -> None:
    position, record = tmp_path / "position.json", tmp_path / "match.json"
    position.write_text(hb.Match.new("toybox", seed="1").position())
    terminal.run("play", "--position", position, "--record", record, typed="stay\nyes\n")
    again = terminal.run("play", "toybox", "--resume", record, "--lang", "en")
    assert "How much?" in again.out or "What now?" in again.out


def test_who_sits_where_is_told_for_the_next_time(terminal: Terminal) -> None:
    out = terminal.run(*PLAY, "--seat", "1=human", typed="\n").out
    assert out.rstrip().endswith(".json --seat 1=human")
    out = terminal.run(*PLAY, "--seat", "0=random", "--seat", "1=human").out
    assert out.rstrip().endswith(".json --seat 0=random --seat 1=human")


# Several people, and none


def test_the_keyboard_is_passed_on(terminal: Terminal) -> None:
    two = ("--seat", "0=human", "--seat", "1=human")
    out = terminal.run(*PLAY, *two, typed="\nroll\n\nroll\n\n1\n\n1\n").out
    passes = [line for line in out.splitlines() if line.startswith("Pass the keyboard")]
    assert passes[:4] == [
        "Pass the keyboard to Seat 0 and press Enter.",
        "Pass the keyboard to Seat 1 and press Enter.",
        "Pass the keyboard to Seat 0 and press Enter.",
        "Pass the keyboard to Seat 1 and press Enter.",
    ]


def test_nobody_at_the_keyboard_still_makes_a_match(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    ran = terminal.run(*PLAY, "--seat", "0=random", "--record", record)
    assert "The match is over" in ran.out
    assert terminal.run("verify", record).status == 0


def test_the_same_seed_makes_the_same_match(terminal: Terminal, tmp_path: Path) -> None:
    files = tmp_path / "a.json", tmp_path / "b.json"
    for file in files:
        terminal.run(*PLAY, "--seat", "0=random", "--record", file)
    assert files[0].read_text() == files[1].read_text()


def test_a_whole_match_is_played_by_a_person(terminal: Terminal) -> None:
    out = terminal.run(*PLAY, "--option", "length=2", typed="roll\n1\nroll\n1\n").out
    assert "Seat 0 " in out
    assert "points count" in out
    assert "--resume" not in out
