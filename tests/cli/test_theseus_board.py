"""The station in the terminal: everything a player needs is there, at any width."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import hullbreach as hb
from hullbreach.bots import RandomBot
from hullbreach.cli.boards import board_of
from hullbreach.cli.boards.theseus.pieces import card_mark
from hullbreach.cli.boards.theseus.players import bar
from hullbreach.cli.boards.theseus.sector import rooms
from hullbreach.cli.screen import Screen
from hullbreach.kernel.registry import game
from hullbreach.words import LANGUAGES, Words


def drawn(match: hb.Match, width: int = 100, lang: str = "en") -> str:
    text = io.StringIO()
    screen = Screen(match, lang, Console(file=text, width=width, highlight=False))
    screen.board(match.view(0))
    return text.getvalue()


def played(seats: int = 2, moves: int = 60, **options: Any) -> hb.Match:
    match = hb.Match.new("theseus", seats, "board", options)
    return hb.play(match, [RandomBot(seat) for seat in range(seats)], moves=moves)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 200])
def test_the_board_fits_the_terminal(width: int, lang: str) -> None:
    lines = drawn(played(), width, lang).splitlines()
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_terminal_shows_the_players_in_full(lang: str) -> None:
    match = played(seats=3, factions=["pandora", "scientists", "greys"])
    words, lines = Words("theseus", lang), drawn(match, 40, lang).splitlines()
    below = " ".join(" ".join(lines[-14:]).split())
    for seat in match.view(0)["seats"]:
        shown = f"{words.name(seat['faction'])} ♥ {seat['life']:>2}"
        assert " ".join(shown.split()) in below
    for seat in match.view(0)["seats"][1:]:
        assert f"({words.name(seat['deck_top'])})" in below
    assert max(map(len, lines)) <= 40


def test_pandora_has_no_deck_to_be_shown() -> None:
    text = drawn(played(seats=2, factions=["pandora", "greys"]))
    assert text.count("deck") == 1


@pytest.mark.parametrize(("seats", "options"), game("theseus").variants)
def test_every_mode_is_drawn_from_its_first_question_to_its_end(
    seats: int, options: dict[str, Any]
) -> None:
    match = hb.Match.new("theseus", seats, "board", options)
    while match.decision:
        drawn(match)
        hb.play(match, [RandomBot(seat) for seat in range(seats)], moves=25)
    assert drawn(match)


def test_units_cards_and_players_are_letters_and_shapes() -> None:
    text = drawn(played(factions=["marines", "scientists"]))
    for mark in ("M1", "M2", "M3", "S1", "S2", "S3", "★", "♥", "▤", "►", "[M]", "[S]"):
        assert mark in text


def test_every_sector_stands_there_with_its_slots() -> None:
    match = played()
    text = drawn(match)
    words = Words("theseus", "en")
    for sector, facts in match.view(None)["sectors"].items():
        assert words.name(sector) in text
        for slot in facts["slots"]:
            assert f" {slot.partition('.')[2]} " in text


def test_a_unit_may_be_typed_as_it_stands_on_the_board() -> None:
    view = played(factions=["aliens", "pandora"]).view(0)
    marks = board_of("theseus").marks(view)
    assert marks["A1"] == "alien#1"
    assert marks["P3"] == "creature#3"
    assert len(marks) == len(view["units"])


def test_looking_at_a_thing_shows_where_it_is_and_what_is_near() -> None:
    match, content, words = played(moves=0), game("theseus").content(), Words("theseus", "en")
    board, view = board_of("theseus"), match.view(0)
    assert board.look(view, content, words, "corridors.c4") == "beside: c2, c3, c5"
    assert board.look(view, content, words, "tech_dock.A") == "in reach: B"
    assert board.look(view, content, words, "control_room.A") == "in reach: –"
    assert board.look(view, content, words, "marines_fire").startswith("Trap")
    assert board.look(view, content, words, "corridors") == ""
    view = played(moves=60, factions=["marines", "greys"]).view(0)
    unit = next(unit for unit, facts in view["units"].items() if "." in facts["at"])
    place = words.name(view["units"][unit]["at"])
    assert board.look(view, content, words, unit).startswith(place)


def test_walls_are_heavy_lines() -> None:
    view, content = played(factions=["marines", "aliens"]).view(0), game("theseus").content()
    words = Words("theseus", "en")
    assert "━" not in rooms(view, content, words, "corridors").plain
    dock = rooms(view, content, words, "tech_dock").plain.splitlines()
    assert dock[3] == "├━━━━━━╋━━━━━━┤"
    control = rooms(view, content, words, "control_room").plain.splitlines()
    assert control[1][7] == "┃"
    assert control[4][7] == " "


def test_only_what_is_switched_off_is_struck_through() -> None:
    match, content, words = played(moves=120), game("theseus").content(), Words("theseus", "en")
    view = match.view(0)
    assert view["disc"], "this match should have moved the disc by now"
    for card, facts in view["cards"].items():
        struck = any(
            "strike" in str(span.style) for span in card_mark(view, content, card, words).spans
        )
        off = card == view["disc"] or ("pending" not in facts["at"] and not facts["active"])
        assert struck == off, card


def test_life_is_a_bar_of_twenty() -> None:
    assert bar(20) == "██████████"
    assert bar(7) == "███▌░░░░░░"
    assert bar(0) == "░░░░░░░░░░"
    assert bar(-3) == bar(0)


def test_a_move_is_offered_with_where_it_leads() -> None:
    match = played(moves=0)
    while match.decision and match.decision.prompt != "movement":
        hb.play(match, [RandomBot(0), RandomBot(1)], moves=1)
    decision = match.decision
    assert decision
    board, words = board_of("theseus"), Words("theseus", "en")
    option = next(o for o in decision.options if o.verb == "move")
    view = match.view(decision.seat)
    hint = board.hint(view, game("theseus").content(), words, option)
    place = view["units"][option.pieces[0]]["at"]
    assert hint.startswith(words.name(place))
    assert " sector" in hint


def test_every_option_of_whole_matches_has_a_hint_or_none_but_never_fails() -> None:
    board, content, words = board_of("theseus"), game("theseus").content(), Words("theseus", "en")
    seen = set()
    for options in ({"factions": ["pandora", "greys"]}, {"factions": ["scientists", "aliens"]}):
        match = hb.Match.new("theseus", 2, "hints", options)
        while match.decision:
            view = match.view(match.decision.seat)
            for option in match.decision.choices:
                if board.hint(view, content, words, option):
                    seen.add(option.verb)
            hb.play(match, [RandomBot(0), RandomBot(1)], moves=1)
    assert seen >= {"move", "install", "slot", "upgrade", "disc", "room"}
