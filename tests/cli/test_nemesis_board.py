"""The ship in the terminal: everything a player needs is there, at any width."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import hullbreach as hb
from hullbreach.bots import RandomBot
from hullbreach.cli.screen import Screen
from hullbreach.words import LANGUAGES
from tests.games.nemesis.positions import aboard


def drawn(match: hb.Match, seat: int | None = 0, width: int = 100, lang: str = "en") -> str:
    text = io.StringIO()
    screen = Screen(match, lang, Console(file=text, width=width, highlight=False))
    screen.board(match.view(seat))
    return text.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 200])
def test_the_board_fits_the_terminal(width: int, lang: str) -> None:
    match = hb.Match.new("nemesis", 3, "board")
    hb.play(match, [RandomBot(seat) for seat in range(3)], moves=60)
    lines = drawn(match, 0, width, lang).splitlines()
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("options", [{}, {"mode": "coop"}, {"intruder_player": True}])
def test_every_way_to_play_is_drawn_from_its_first_question_to_its_end(
    options: dict[str, Any],
) -> None:
    match = hb.Match.new("nemesis", 3, "board", options)
    while match.decision:
        drawn(match)
        hb.play(match, [RandomBot(seat) for seat in range(3)], moves=25)
    assert drawn(match)


def test_tracks_course_and_engines_stand_above_the_rooms() -> None:
    table = aboard(time=8, self_destruct=5, pods={"pod_1": "open", "pod_2": "locked"})
    table.stand(0, "020").put("engine_2_damaged", "engine.2", top=True)
    table.deal(0, "rest", "search").start(0).play("room:check_engine")
    seen = drawn(table.match)
    for words in ("time 8", "hibernation is open", "Self-destruct 5", "pod 1 open", "pod 2 locked"):
        assert words in seen
    assert "course B" in seen
    assert "engine 2: damaged" in seen
    assert "engine 2: ?" in drawn(table.match, 1)


def test_rooms_tell_who_is_there_and_where_they_lead() -> None:
    table = aboard(kind="storage", noise=["service"], door={"011-014": "closed"})
    table.put("adult#2", "xenos.014").deal(0, "rest").start(0)
    lines = drawn(table.match, width=160).splitlines()
    row = next(line for line in lines if line.strip()[:3] == "014")
    for words in ("Storage", "011·4▮", "013·1", "⌁·3≈", "CAPTAIN", "Adult 2"):
        assert words in row
