"""Every piece, place and marker of the ship explains itself in three languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.inventory import MESSAGES
from hullbreach.games.nemesis.pieces import all_pieces
from hullbreach.games.nemesis.refuges import PODS, REFUGES
from hullbreach.words import LANGUAGES, Words
from tests.games.nemesis.positions import aboard

LONGEST = 320
MARKERS = ("locked_pod", "open_pod", "engine", "course", "fire", "time", "self_destruct", "quest")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def words(lang: str) -> Words:
    return Words("nemesis", lang)


def texted(folder: Path, lang: str) -> set[str]:
    """The messages with a text, as they stand in the files."""
    found = set()
    for file in sorted((folder / lang).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found |= {entry.id.name for a in entry.attributes if a.id.name == "text"}
    return found


@every_language
def test_no_text_is_left_over(lang: str) -> None:
    content = GAME.content()
    needed = {about["message"] for group in MESSAGES for about in content[group].values()}
    assert GAME.locale is not None
    others = {m for m in texted(GAME.locale, lang) if not m.startswith(tuple(MESSAGES.values()))}
    kinds = {message.partition("-")[0] for message in others}
    assert texted(GAME.locale, lang) - others <= needed
    assert kinds == {"place", "token", "coordinates", "marker", "setting"}


@every_language
def test_every_piece_and_every_kind_explains_itself(lang: str) -> None:
    state = GAME.new_state(2, {"intruder_player": True})
    for piece in all_pieces(state):
        for word in sorted({piece, piece.partition("#")[0]} - {"infected", "clean"}):
            found = words(lang).explain(word)
            assert found.text, word
            assert found.text == found.text.strip(), word
            assert len(found.text) <= LONGEST, f"{word}: {len(found.text)}"
    assert not words(lang).lacking


@every_language
def test_markers_and_refuges_explain_themselves(lang: str) -> None:
    for word in (*(f"marker-{m}" for m in MARKERS), *REFUGES, *PODS, "service"):
        found = words(lang).explain(word)
        assert found.text, word
        assert len(found.text) <= LONGEST, f"{word}: {len(found.text)}"
        assert found.name == words(lang).name(word)


def test_a_coordinates_card_names_its_places() -> None:
    told = words("en").name("coordinates_5")
    assert told == "Coordinates: A Venus, B Earth, C deep space, D Mars"
    assert words("de").name("engine_2_damaged") == "Triebwerk 2: beschädigt"


def test_an_intruder_token_tells_its_number() -> None:
    assert words("en").name("token_adult_3#1") == "Adult token 3"
    assert "fewer than 3 cards" in words("en").explain("token_adult_3#1").text


def test_the_log_says_that_fire_wounds() -> None:
    table = aboard(kind="storage", fire=["014"]).run(["turn_over", 0])
    lines = [words("en").event(event) for event in table.match.events(0)]
    assert "The fire gives Seat 0 a light wound." in lines
