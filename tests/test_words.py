"""Words for players: naming, lists, sentences, and what happens when one is missing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.bots import RandomBot
from hullbreach.kernel import registry
from hullbreach.kernel.events import SeenEvent
from hullbreach.words import LANGUAGES, Words, missing_words
from hullbreach.words.messages import UnknownLanguage, messages
from hullbreach.words.sentences import readable
from tests.cli import toybox as toys
from tests.marks import a_few_now


@pytest.fixture(autouse=True)
def toybox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._homes, "toybox", "tests.cli.toybox:GAME")


@pytest.fixture
def match() -> hb.Match:
    return hb.Match.new("toybox", seed="words")


def test_a_piece_is_named_in_each_language() -> None:
    assert [Words("toybox", lang).name("card#7") for lang in LANGUAGES] == [
        "Card 7",
        "Karte 7",
        "Carta 7",
    ]


def test_a_name_may_contain_the_name_of_another_thing() -> None:
    assert Words("toybox", "de").name("hand.1") == "Hand auf: der Tisch"


def test_what_the_game_does_not_name_is_made_readable() -> None:
    words = Words("toybox", "de")
    assert words.name("big_red_button#2") == "big red button 2"
    assert words.name("nameless") == "nameless"
    assert words.lacking == {"nowhere-declared"}


def test_seats_are_called_by_their_words_or_by_number() -> None:
    assert Words("toybox", "en", seats=("table",)).seat(0) == "the table"
    assert Words("toybox", "es", seats=("table",)).seat(1) == "Puesto 1"


def test_lists_are_joined_as_the_language_does() -> None:
    words = Words("toybox", "de")
    assert words.listed([]) == "nichts"
    assert words.listed(["A"]) == "A"
    assert words.listed(["A", "B", "C"]) == "A, B und C"


def test_an_event_names_seats_pieces_and_plurals() -> None:
    words = Words("toybox", "en")
    assert words.event(SeenEvent(0, "gained", {"seat": 1, "points": 1})) == "Seat 1 gains 1 point."
    assert words.event(SeenEvent(0, "gained", {"seat": 1, "points": 4})) == "Seat 1 gains 4 points."
    bids = SeenEvent(0, "bids_shown", {"bids": (3, 0, 2)})
    assert words.event(bids) == "Bids: 3, 0 and 2 (3)."


def test_what_a_viewer_is_not_told_does_not_show(match: hb.Match) -> None:
    words = Words("toybox", "en")
    mine, theirs = match.events(0)[0], match.events(1)[0]
    assert words.event(mine).startswith("Seat 0 draws Card ")
    assert words.event(theirs) == "Seat 0 draws a card."


def test_an_event_may_be_silent() -> None:
    assert Words("toybox", "de").event(SeenEvent(0, "quiet", {})) == ""


def test_a_word_under_a_key_is_named_by_key_and_word() -> None:
    words = Words("toybox", "de")
    assert words._named("phase", "noon") == "Mittag"
    assert words._named("phase", "late_night") == "late night"


def test_prompts_and_options_speak(match: hb.Match) -> None:
    words = Words("toybox", "de")
    decision = match.decision
    assert decision
    assert words.prompt(decision) == "Was nun?"
    assert [words.option(option) for option in decision.options] == [
        "Würfeln",
        "Eine Karte ziehen",
        "Nichts tun",
    ]


def test_a_set_of_pieces_is_listed(match: hb.Match) -> None:
    words = Words("toybox", "en")
    match.play("draw")
    decision = match.decision
    assert decision
    assert words.prompt(decision) == "Pay 1 to 2 cards."
    pair = decision.options[-1]
    names = [words.name(piece) for piece in pair.pieces]
    assert words.option(pair) == f"Pay {names[0]} and Pay {names[1]}"


def test_an_option_may_be_worded_for_its_prompt(match: hb.Match) -> None:
    match.play("roll")
    match.play("roll")
    assert match.decision
    assert match.decision.prompt == "bid"
    assert Words("toybox", "en").option(match.decision.options[2]) == "Bid 2"


def test_a_prompt_may_look_at_what_is_offered(shelf: Path) -> None:
    replace_in(
        shelf / "en" / "toy.ftl",
        "prompt-turn = What now?",
        "prompt-turn = { $draw_options ->\n    [none] No card is left.\n   *[other] Draw?\n}\n"
        "prompt-sure = { $draw_options ->\n    [none] No card here.\n   *[other] Draw?\n}",
    )
    replace_in(shelf / "en" / "toy.ftl", "prompt-sure = Really?\n", "")
    match = hb.Match.new("gaps", seed="words")
    assert match.decision
    words = Words("gaps", "en")
    assert words.prompt(match.decision) == "Draw?"
    match.play("stay")
    assert match.decision
    assert words.prompt(match.decision) == "No card here."
    assert words.lacking == set()


def test_a_refusal_without_words_is_its_reason() -> None:
    refusal = hb.Refusal("draw", "the deck is empty", rule="TOY-1")
    assert Words("toybox", "de").refusal(refusal) == "the deck is empty"


def test_the_end_is_told_seat_by_seat(match: hb.Match) -> None:
    hb.play(match, [RandomBot(1), RandomBot(2)])
    assert match.result
    lines = Words("toybox", "en").result(match.result).splitlines()
    assert lines[0] in ("The last round is over.", "Somebody has 20 points.")
    won = "won" if match.result.seats[0].won else "lost"
    assert lines[1] == f"Seat 0 {won}: points count"


def test_a_card_has_a_name_and_two_wordings() -> None:
    card = Words("toybox", "en").card("toy", 4)
    assert (card.text, card.short) == ("Worth 4.", "4")


def test_a_message_missing_in_a_language_is_taken_from_english(shelf: Path) -> None:
    (shelf / "de").mkdir()
    words = Words("gaps", "de")
    assert (
        words.event(SeenEvent(0, "laid", {"seat": 0, "card": "card#1"})) == "Platz 0 lays Card 1."
    )
    assert not words.lacking


def test_a_message_missing_everywhere_is_a_readable_id() -> None:
    words = Words("toybox", "de")
    assert words.event(SeenEvent(0, "hull_was_breached", {})) == "Hull was breached"
    assert words.lacking == {"event-hull_was_breached"}
    assert readable("move-marine#1") == "move marine 1"


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownLanguage, match="'fr'; there are en, de, es"):
        Words("toybox", "fr")


# The check that finds gaps before a player does


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A game `gaps` whose words lie in a folder of the test; English is complete."""
    game = replace(toys.GAME, id="gaps", locale=tmp_path)
    monkeypatch.setitem(registry._loaded, "gaps", game)
    messages.cache_clear()
    copy_words(tmp_path, "en")
    return tmp_path


def copy_words(folder: Path, lang: str) -> None:
    assert toys.GAME.locale
    (folder / lang).mkdir()
    text = (toys.GAME.locale / lang / "toy.ftl").read_text("utf-8")
    (folder / lang / "toy.ftl").write_text(text, "utf-8")


def replace_in(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def complete(shelf: Path) -> Path:
    copy_words(shelf, "de")
    copy_words(shelf, "es")
    return shelf


def test_complete_words_have_no_gaps(complete: Path) -> None:
    assert missing_words("gaps") == ()


def test_a_missing_message_is_found(complete: Path) -> None:
    replace_in(complete / "es" / "toy.ftl", "prompt-turn = ¿Y ahora?\n", "")
    assert missing_words("gaps") == ("es: prompt-turn is missing",)


def test_a_message_that_only_another_language_has_is_found(complete: Path) -> None:
    with (complete / "de" / "toy.ftl").open("a", encoding="utf-8") as file:
        file.write("prompt-extra = Noch etwas\n")
    assert missing_words("gaps") == (
        "en: prompt-extra is missing",
        "es: prompt-extra is missing",
    )


def test_a_missing_attribute_or_variable_is_found(complete: Path) -> None:
    replace_in(complete / "de" / "toy.ftl", "    .short = { $value }\n", "")
    replace_in(complete / "es" / "toy.ftl", "{ $seat } pone { $card }.", "Sale { $card }.")
    assert missing_words("gaps") == (
        "de: card-toy differs from English in .short",
        "es: event-laid differs from English in $seat",
    )


def test_a_line_that_cannot_be_read_is_found(complete: Path) -> None:
    replace_in(complete / "de" / "toy.ftl", "prompt-bid = Wie viel?", "prompt-bid Wie viel?")
    found = missing_words("gaps")
    assert "de/toy.ftl: cannot be read: 'prompt-bid Wie viel?'" in found
    assert "de: prompt-bid is missing" in found


def test_a_message_that_stands_there_twice_is_found(complete: Path) -> None:
    (complete / "en" / "more.ftl").write_text("table = a table\n", "utf-8")
    assert missing_words("gaps") == ("en/toy.ftl: table stands there twice",)


def test_a_reference_to_nothing_is_found(complete: Path) -> None:
    for lang in LANGUAGES:
        replace_in(complete / lang / "toy.ftl", "phase-noon = ", "phase-noon = { nowhere } ")
    assert missing_words("gaps") == tuple(
        f"{lang}: phase-noon refers to nowhere, which is missing" for lang in LANGUAGES
    )


def test_a_rule_without_a_sentence_is_found(
    complete: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = replace(registry.game("gaps"), rules={"turn": "TOY-1", "vanish": "TOY-9"})
    monkeypatch.setitem(registry._loaded, "gaps", game)
    assert missing_words("gaps") == ("en: there is neither prompt-vanish nor option-vanish",)


# Whole matches of every game, in every language


def every_mode() -> list[tuple[str, int, dict[str, object]]]:
    return [
        (name, seats, dict(options))
        for name in hb.games()
        for seats, options in registry.game(name).variants
    ]


@pytest.mark.parametrize("name", hb.games())
def test_all_words_of_a_game_are_there(name: str) -> None:
    assert missing_words(name) == ()


@pytest.mark.parametrize(("name", "seats", "options"), a_few_now(every_mode()))
def test_everything_that_happens_in_a_match_has_words(
    name: str, seats: int, options: dict[str, object]
) -> None:
    match = hb.Match.new(name, seats, "words", options)
    languages = [Words(name, lang) for lang in LANGUAGES]
    bots = [RandomBot(seat) for seat in range(seats)]
    while match.decision:
        words = languages[match.answered % len(languages)]
        words.prompt(match.decision)
        for option in match.decision.choices[:6]:
            words.option(option)
        for refusal in match.decision.refusals[:6]:
            words.refused(match.decision, refusal)
            words.refusal(refusal)
        hb.play(match, bots, moves=1)
    assert match.result
    for words in languages:
        for event in match.events(0):
            words.event(event)
        words.result(match.result)
        assert words.lacking == set()
