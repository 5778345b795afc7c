"""The facility in the terminal: everything a player needs is there, at any width."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import hullbreach as hb
from hullbreach.bots import RandomBot
from hullbreach.cli.answers import lines
from hullbreach.cli.boards import board_of
from hullbreach.cli.files import MatchFile
from hullbreach.cli.hotseat import HotSeat
from hullbreach.cli.screen import Screen
from hullbreach.kernel.registry import game
from hullbreach.words import LANGUAGES, Words
from tests.games.lockdown.mars import lay, mars
from tests.games.lockdown.table import Table


def drawn(match: hb.Match, seat: int | None = 0, width: int = 100, lang: str = "en") -> str:
    text = io.StringIO()
    screen = Screen(match, lang, Console(file=text, width=width, highlight=False))
    screen.board(match.view(seat))
    return text.getvalue()


def played(seats: int = 3, moves: int = 60, **options: Any) -> hb.Match:
    match = hb.Match.new("lockdown", seats, "board", options)
    return hb.play(match, [RandomBot(seat) for seat in range(seats)], moves=moves)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 200])
def test_the_board_fits_the_terminal(width: int, lang: str) -> None:
    lines = drawn(played(), 0, width, lang).splitlines()
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize(
    "options", [{}, {"mode": "coop"}, {"board": "alternate"}, {"xenos": "classic"}]
)
def test_every_way_to_play_is_drawn_from_its_first_question_to_its_end(
    options: dict[str, Any],
) -> None:
    match = hb.Match.new("lockdown", 3, "board", options)
    while match.decision:
        drawn(match)
        hb.play(match, [RandomBot(seat) for seat in range(3)], moves=25)
    assert drawn(match)


def busy() -> Table:
    table = Table("sentry", "hacker").stand(0, "004").stand(1, "022")
    table.explore("003", "archive", search=2).put("adult#2", "xenos.003").put(
        "egg#6", "objects.004"
    )
    table.set(damage={"adult#2": 2}, noise=["001-004"], door={"003-004": "closed"}, fire=["022"])
    table.set(light={"0": 1}, dressed=["leg#1"], slime=[1], alarm=5)
    table.put("leg#1", "wounds.0").put("arm#1", "wounds.1").give(0, "medkit#1")
    return table.deal(0, "search", "rest").start(0)


def row(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.strip().startswith(start))


def test_a_room_tells_who_is_there_and_where_it_leads() -> None:
    text = drawn(busy().match)
    assert "SENTRY, Egg" in row(text, "004 Repository")
    assert "001·2≈" in row(text, "004")
    assert "003·3/4▮" in row(text, "004")
    assert "Archive +2" in row(text, "003")
    assert "Adult 2 (-2)" in row(text, "003")
    assert "HACKER, Fire" in row(text, "022")
    assert row(text, "008").split()[1] == "?"


def test_the_surface_of_mars_shows_paths_areas_and_tokens() -> None:
    table = lay(mars("X1", noise=["area_3"]), "surface_mars_4#1", "X2").start(0)
    text = drawn(table.match)
    assert " 002 X2 ▽·1 ▽·2 ▽·3≈ ▽·4 " in row(text, "X1 ")
    assert "Crossroads ◌" in row(text, "X2")
    assert "▽·1" in row(text, "001")
    assert "X2" in row(text, "016")


def test_sections_tracks_and_players_are_told() -> None:
    text = drawn(busy().match)
    assert "Section S-01  power" in text or "Section S-01  dark" in text
    for told in ("time 15", "gate closed", "rover at Room 001", "Alarm 5", "5 eggs"):
        assert told in " ".join(text.split())
    sentry = row(text, "►Sentry")
    for told in ("Room 004", "knowledge 1", "1 light", "(Leg)", "SMG 5", "2 cards"):
        assert told in sentry
    assert "Slime" in row(text, "Hacker")


def test_secrets_are_drawn_for_their_owner_alone() -> None:
    match = busy().match
    mine, theirs, nobodys = (drawn(match, seat) for seat in (0, 1, None))
    assert "Medkit" in row(mine, "Inventory")
    assert "Search, Rest" in row(mine, "Hand")
    for text in (theirs, nobodys):
        assert "Medkit" not in text
        assert "Search" not in text
        assert "hidden: " in row(text, "►Sentry")
    assert "Objectives" not in nobodys


def test_an_option_says_what_is_in_the_room_it_leads_to() -> None:
    match = busy().match
    board, content, words = board_of("lockdown"), game("lockdown").content(), Words("lockdown")
    view = match.view(0)
    options = {option.id: option for option in match.decision.options}  # type: ignore[union-attr]
    assert board.hint(view, content, words, options["move:001"]) == "?"
    assert board.hint(view, content, words, options["move:006"]) == "Emergency Staircase"
    assert board.marks(view) == {"A2": "adult#2"}
    looked = board.look(view, content, words, "003")
    assert looked.startswith("Archive +2, Adult 2 (-2)  → 002·2")


def test_characters_and_objectives_are_explained_where_they_are_chosen() -> None:
    match = hb.Match.new("lockdown", 2, "board")
    view, ask = match.view(0), match.decision
    board, content, words = board_of("lockdown"), game("lockdown").content(), Words("lockdown")
    assert ask
    assert ask.prompt == "draft"
    for option in ask.options:
        told = board.hint(view, content, words, option)
        assert told == words.explain(option.pieces[0]).text != ""


def test_one_card_is_paid_with_one_number() -> None:
    table = Table("sentry", "hacker").stand(0, "004").deal(0, "rest", "repairs").start()
    assert "Choose 1: type its number.\n" in asked(table.play("move:001").match)


def test_a_choice_begins_with_a_capital() -> None:
    table = Table("sentry", "hacker").stand(0, "011").explore("011", "nest")
    assert "Take an egg" in asked(table.deal(0, "rest", "repairs").start().match)


@pytest.mark.parametrize(("at_the_keyboard", "taken"), [([0], True), ([0, 1], False)])
def test_who_is_alone_is_not_asked_where_nothing_can_be_chosen(
    at_the_keyboard: list[int], taken: bool
) -> None:
    table = Table("sentry", "hacker").stand(0, "022").stand(1, "022").deal(0, "rest")
    match = table.deal(1, "rest", "search").start(1).play("move:021", "pay:hacker_rest#1").match
    players = [None if seat in at_the_keyboard else RandomBot(seat) for seat in range(2)]
    screen = Screen(match, "en", Console(file=io.StringIO()))
    ask = match.decision
    assert ask
    assert (ask.seat, ask.prompt, len(ask.options)) == (0, "interrupt", 1)
    hot_seat = HotSeat(MatchFile(match, whole=False), players, screen)
    assert hot_seat.is_answered_for(ask) is taken


@pytest.mark.parametrize("verb", ["move", "careful"])
def test_a_move_is_told_once(verb: str) -> None:
    table = Table("sentry", "hacker").stand(0, "022").stand(1, "001").deal(0, "rest", "search")
    match = table.start(0).play(f"{verb}:021").match
    while match.decision and match.decision.seat == 0 and match.decision.prompt != "act":
        match.play(match.decision.options[0])
    assert {"acts", "moved"} <= {event.name for event in match.events(0)}
    text = io.StringIO()
    Screen(match, "en", Console(file=text, width=100)).log(match.events(0))
    assert text.getvalue().count("to Room 021") == 1


def asked(match: hb.Match) -> str:
    """The question and its choices, as they stand on the screen."""
    text = io.StringIO()
    screen = Screen(match, "en", Console(file=text, width=100, highlight=False))
    ask = match.decision
    assert ask
    screen.choices(ask, lines(ask, screen.words), match.view(ask.seat))
    return "".join(f"{line.rstrip()}\n" for line in text.getvalue().splitlines())
