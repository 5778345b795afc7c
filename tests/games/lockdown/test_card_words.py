"""What is printed on every piece of Lockdown, beside what both titles print."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import hullbreach as hb
from hullbreach.games.lockdown import GAME
from hullbreach.games.lockdown.content.attacks import ATTACKS
from hullbreach.games.lockdown.content.events import EVENTS
from hullbreach.games.lockdown.inventory import MESSAGES
from hullbreach.games.lockdown.pieces import all_pieces
from hullbreach.games.lockdown.refuges import PODS, REFUGES
from hullbreach.words import LANGUAGES, Words
from tests.games.lockdown.table import Table

LONGEST = 320
MARKERS = sys.modules["hullbreach.games.lockdown.names"].MARKERS
# What else has a text: tokens, objects, places, faces of cards, and whom the lobby deals.
OTHERS = {
    *(f"marker-{word}" for word in MARKERS),
    *(f"xeno-{kind}" for kind in ("larva", "creeper", "adult", "breeder", "queen")),
    *(f"object-{kind}" for kind in ("egg", "carcass", "corpse")),
    *(f"launch-{kind}" for kind in ("a", "b", "c", "all", "none")),
    *(f"place-{kind}" for kind in (*REFUGES, *PODS, "service", "lift", "section")),
    *("card-contamination", "card-infected", "card-clean", "token-xeno", "token-exploration"),
    *("place-crossroads", "place-area", "token-surface"),
    *("characters-draft", "characters-draft-nemesis"),
}
DARK = {"en": "In darkness", "de": "Im Dunkeln", "es": "A oscuras"}
LEAVES = {"en": "leaves the game and", "de": "das Spiel und", "es": "sale de la partida y"}

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def words(lang: str) -> Words:
    return Words("lockdown", lang)


def records() -> Iterator[tuple[str, str]]:
    """Every content record that has a name, as (message, id)."""
    content = GAME.content()
    for group in MESSAGES:
        for kind, about in content[group].items():
            yield about["message"], kind


def texted(folder: Path | None, lang: str) -> set[str]:
    """The messages with a text, as they stand in the files."""
    found = set()
    assert folder is not None
    for file in sorted((folder / lang).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found |= {entry.id.name for a in entry.attributes if a.id.name == "text"}
    return found


def test_every_group_of_records_is_looked_at() -> None:
    assert set(GAME.content()) - set(MESSAGES) == {"boards", "time", "tokens"}


@every_language
def test_no_text_is_left_over(lang: str) -> None:
    shared = {message for folder in GAME.words for message in texted(folder, lang)}
    needed = {message for message, _ in records()} | OTHERS
    assert texted(GAME.locale, lang) == needed - shared


@every_language
def test_every_piece_and_every_kind_explains_itself(lang: str) -> None:
    state = GAME.new_state(2, {"board": "alternate"})
    for piece in all_pieces(state):
        kinds = {piece, piece.partition("#")[0]} - {"infected", "clean"}
        for word in kinds:
            found = words(lang).explain(word)
            assert found.text, word
            assert found.text == found.text.strip(), word
            assert len(found.text) <= LONGEST, f"{word}: {len(found.text)}"
        assert words(lang).name(piece), piece
    assert not words(lang).lacking


@every_language
def test_markers_and_refuges_explain_themselves(lang: str) -> None:
    for word in (*(f"marker-{m}" for m in MARKERS), *REFUGES, *PODS, "S-01", "lift", "service"):
        found = words(lang).explain(word)
        assert found.text, word
        assert len(found.text) <= LONGEST, f"{word}: {len(found.text)}"
        assert found.name == words(lang).name(word)


@every_language
def test_a_kind_is_found_by_its_bare_id(lang: str) -> None:
    """As a deck list or a record calls it, without knowing what it is."""
    for kind in (
        "medkit",
        "search",
        "archive",
        "survivor",
        "lockdown",
        "body",
        "code_red",
        "queen",
    ):
        assert words(lang).card(kind).text, kind
    assert words(lang).card("medkit") == words(lang).explain("medkit#2")


@every_language
def test_darkness_and_departure_are_told(lang: str) -> None:
    for event in EVENTS.values():
        text = words(lang).card(f"eventcard-{event.id}").text
        assert (DARK[lang] in text) == (event.dark is not None), event.id
        assert (LEAVES[lang] in text) == event.leaves, event.id
    for attack in ATTACKS.values():
        text = words(lang).card(f"attack-{attack.id}").text
        assert (DARK[lang] in text) == (attack.dark is not None), attack.id
        attackers = [words(lang).name(kind) for kind in attack.attackers]
        assert text.startswith(f"{', '.join(attackers)}: "), attack.id


def test_a_copy_tells_its_own_numbers() -> None:
    explain = words("en").explain
    assert explain("attack_cut_3#1").text.endswith("In a damage check: blood value 3.")
    assert explain("attack_cut_retreat#1").text.endswith("In a damage check: the xeno retreats.")
    moves = "Movement: Adult, Breeder and Queen, corridor 2 and 4."
    assert explain("event_kickstopper#1").text.endswith(moves)
    assert "Movement" not in explain("event_kickstopper").text
    assert "fewer than 2 cards in hand, or 4 in darkness" in explain("token_adult_2_4#1").text
    assert "searched 4 times" in explain("explore_door_4#1").text


@every_language
def test_an_option_is_called_by_what_it_does(lang: str) -> None:
    """Also where a deck has the same id: Bypass uses the computer, not the computer cards."""
    table = Table("hacker", "janitor")
    table.stand(0, "008").explore("008", "archive", search=2)
    table.set(powered=[1, 2, 3, 4])
    table.deal(0, "bypass", "search", "search").start(0)
    option = next(o for o in table.ask.options if o.id.endswith(">computer"))
    assert words(lang).say("choice-computer") in words(lang).option(option)


def test_the_words_of_a_whole_match_are_there() -> None:
    """Everything that every seat sees in the opening position explains itself."""
    match = hb.Match.new(
        "lockdown", 4, "words", {"characters": list(GAME.content()["characters"])[:4]}
    )
    for seat in range(4):
        seen = match.view(seat)["seats"][seat]
        for word in (*seen["hand"], *seen["objectives"], *seen["protocols"], seen["character"]):
            assert words("en").explain(word).text, word
