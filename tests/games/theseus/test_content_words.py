"""The words of the content: complete, well formed and alike in English, German and Spanish."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hullbreach

LOCALES = Path(hullbreach.__file__).parent / "games" / "theseus" / "locale"
LANGUAGES = ("en", "de", "es")

# The attributes of each kind of message, beside its name.
ATTRIBUTES = {
    "card": {"text", "short"},
    "unit": {"text", "upgraded"},
    "faction": {"text"},
    "sector": {"text", "action"},
    "token": {"text"},
    "type": {"text"},
    "term": set(),
}

# How many kinds of cards there are, per faction and among the bonus cards.
CARDS = {"marines": 12, "scientists": 13, "aliens": 14, "greys": 13, "bonus": 3}
CARDS_WITH_A_NUMBER = {"marines": 4, "scientists": 4, "aliens": 5, "greys": 9}

# No number on a card goes beyond 2 with six upgrade tokens.
NUMBERS = range(9)
SHORT_ENOUGH = 60

IDS = {
    "unit": "marine alien scientist grey young_alien creature runner trapper warrior",
    "faction": "marines aliens scientists greys pandora",
    "sector": "corridors control_room tech_dock loading_dock laboratory nest wreck",
    "token": (
        "upgrade malfunction_disc end_marker team_tile faction_marker fire deactivation camera "
        "grabber defense parasite young_alien tentacles lurking crawlers invisibility "
        "pandora_creature pandora_trapper pandora_runner pandora_warrior pandora_sector_tile "
        "pandora_marker"
    ),
    "type": "action module trap special shortcut duplication station bonus",
    "term": "life data space deck discard pending slot room supply end_track",
}


class VariablesUsed(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> frozenset[str]:
    visitor = VariablesUsed()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.names)


@cache
def source(language: str) -> str:
    return (LOCALES / language / "content.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(source(language)).body


def messages(language: str) -> list[ast.Message]:
    return [entry for entry in entries(language) if isinstance(entry, ast.Message)]


@cache
def shape(language: str) -> dict[str, frozenset[str]]:
    """Every message ("id") and attribute ("id.attribute") with the variables it uses."""
    found = {}
    for message in messages(language):
        found[message.id.name] = variables(message.value)
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def ids(language: str, kind: str) -> list[str]:
    split = (message.id.name.partition("-") for message in messages(language))
    return [name for prefix, _, name in split if prefix == kind]


def faction_of(card: str) -> str:
    return card.partition("_")[0]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def spoken(language: str, key: str, value: int) -> str:
    """What a player reads under this key when the card's number is `value`."""
    name, _, attribute = key.partition(".")
    message = bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{language} {key} says nothing"
    text, errors = bundle(language).format_pattern(pattern, {"value": value})
    assert not errors, f"{language} {key}: {errors}"
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_a_message_or_a_comment(language: str) -> None:
    known = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
    strange = [entry for entry in entries(language) if not isinstance(entry, known)]
    assert not strange


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    keys = Counter(message.id.name for message in messages(language))
    keys.update(
        f"{message.id.name}.{attribute.id.name}"
        for message in messages(language)
        for attribute in message.attributes
    )
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_keys_attributes_and_variables_are_those_of_english(language: str) -> None:
    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_name_and_the_attributes_of_its_kind(language: str) -> None:
    for message in messages(language):
        kind = message.id.name.partition("-")[0]
        assert message.value is not None, message.id.name
        assert {a.id.name for a in message.attributes} == ATTRIBUTES[kind], message.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_card_has_its_words(language: str) -> None:
    assert Counter(faction_of(card) for card in ids(language, "card")) == CARDS


@pytest.mark.parametrize("kind", IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_piece_of_content_has_its_words(language: str, kind: str) -> None:
    assert sorted(ids(language, kind)) == sorted(IDS[kind].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_only_variable_is_the_number_of_a_card(language: str) -> None:
    used = {key: names for key, names in shape(language).items() if names}
    assert set().union(*used.values()) == {"value"}
    assert all(key.startswith("card-") and "." in key for key in used)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_with_a_number_tells_it_in_both_texts(language: str) -> None:
    used = shape(language)
    numbered = [card for card in ids(language, "card") if used[f"card-{card}.text"]]
    assert Counter(faction_of(card) for card in numbered) == CARDS_WITH_A_NUMBER
    assert numbered == [card for card in ids(language, "card") if used[f"card-{card}.short"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_spoken(language: str) -> None:
    for key in shape(language):
        for value in NUMBERS:
            said = spoken(language, key, value)
            assert said == " ".join(said.split()), f"{language} {key} has stray space: {said!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_text_fits_a_small_card(language: str) -> None:
    for card in ids(language, "card"):
        for value in NUMBERS:
            said = spoken(language, f"card-{card}.short", value)
            assert len(said) <= SHORT_ENOUGH, f"{language} {card}: {said!r}"
