"""The rule ledger: what it holds, how it is searched, and how it complains."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from hullbreach import ledger
from hullbreach.kernel.errors import HullbreachError, UnknownGame
from hullbreach.ledger import LedgerError, UnknownRule
from hullbreach.words.messages import UnknownLanguage

ROOT = Path(__file__).resolve().parents[1]


def test_every_game_has_rules_in_the_order_of_its_book() -> None:
    assert ledger.games() == ("lockdown", "nemesis", "theseus")
    theseus = ledger.rules("theseus")
    assert {entry.game for entry in theseus} == {"theseus"}
    assert theseus[0].id == "TH-01.01"
    assert len(ledger.rules()) == sum(len(ledger.rules(game)) for game in ledger.games())


def test_numbers_are_unique_over_all_games() -> None:
    numbers = [entry.id for entry in ledger.rules()]
    assert len(numbers) == len(set(numbers))


def test_every_reference_leads_to_a_rule_of_the_same_game() -> None:
    references = [(entry.game, entry.id, entry.needs) for entry in ledger.rules()]
    references += [(entry.game, entry.id, entry.rules) for entry in ledger.examples()]
    for game, where, numbers in references:
        for number in numbers:
            assert ledger.rule(number).game == game, f"{where} refers to {number}"


def test_every_rule_says_something_and_where_it_stands() -> None:
    for entry in ledger.rules():
        assert entry.text.strip(), entry.id
        assert entry.chapter.strip(), entry.id
        assert entry.pages, entry.id


def test_a_rule_is_found_by_its_number() -> None:
    found = ledger.rule("TH-01.03")
    assert found.chapter == "end-of-game"
    assert found.pages == ("1",)
    assert found.needs == ("TH-09.25", "TH-15.37")
    assert ledger.rule("th-01.03") is found


def test_a_number_with_a_letter_is_found_in_any_case() -> None:
    assert ledger.rule("th-14.03A").id == "TH-14.03a"


def test_an_unknown_number_names_its_neighbours() -> None:
    with pytest.raises(UnknownRule, match=r"there is no rule 'TH-08.99'; did you mean .*TH-08.09"):
        ledger.rule("TH-08.99")


def test_a_number_that_resembles_nothing_shows_what_numbers_look_like() -> None:
    with pytest.raises(UnknownRule, match=r"a number looks like TH-08.03"):
        ledger.rule("page twelve")


@pytest.mark.parametrize(
    "ask", [ledger.rules, ledger.examples, lambda game: ledger.search("x", game)]
)
def test_an_unknown_game_names_the_games_there_are(ask: Callable[[str], object]) -> None:
    with pytest.raises(UnknownGame, match="choose lockdown, nemesis, theseus"):
        ask("chess")


def test_a_clear_rule_has_no_ruling() -> None:
    assert ledger.rule("TH-01.01").ruling is None


def test_a_ruling_is_what_follows_its_mark() -> None:
    found = ledger.rule("TH-14.03a")
    assert found.ambiguous is not None
    assert found.ambiguous != "same card."
    assert found.ruling == "same card."


def test_a_conflict_of_editions_decides_before_an_open_point() -> None:
    both = replace(
        ledger.rule("TH-01.01"),
        ambiguous="Not said. Ruling: one.",
        conflict="They differ. Ruling: two.",
    )
    assert both.ruling == "two."


def test_a_note_without_a_mark_is_the_ruling() -> None:
    assert replace(ledger.rule("TH-01.01"), ambiguous="Unlimited.").ruling == "Unlimited."


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        ledger.rule("TH-01.01").text = "something else"  # type: ignore[misc]


def test_examples_name_the_rules_they_show() -> None:
    first = ledger.examples("theseus")[0]
    assert first.id == "TH-EX-04a"
    assert first.rules == ("TH-04.08", "TH-04.10")
    assert ledger.examples("nemesis") == ()
    assert ledger.examples() == ledger.examples("lockdown") + ledger.examples("theseus")


class TestSearch:
    def test_the_number_itself_comes_first(self) -> None:
        # Other rules name TH-10.21 in their notes; they come after it, if at all.
        assert ledger.search("TH-10.21")[0].id == "TH-10.21"

    def test_the_beginning_of_a_number_lists_that_part_of_the_book(self) -> None:
        found = [entry.id for entry in ledger.search("th-08")]
        assert found == [entry.id for entry in ledger.rules() if entry.id.startswith("TH-08.")]

    def test_every_word_must_occur(self) -> None:
        found = ledger.search("malfunction disc")
        assert found
        for entry in found:
            told = f"{entry.chapter} {entry.text} {entry.ambiguous} {entry.conflict}".casefold()
            assert "malfunction" in told
            assert "disc" in told
        assert ledger.search("malfunction xylophone") == ()

    def test_a_hit_in_the_chapter_comes_before_a_hit_in_the_text(self) -> None:
        in_chapter = ["traps" in entry.chapter for entry in ledger.search("traps", "theseus")]
        assert any(in_chapter)
        assert not all(in_chapter)
        assert in_chapter == sorted(in_chapter, reverse=True)

    def test_a_hit_in_the_text_comes_before_a_hit_in_the_notes(self) -> None:
        in_text = ["software" in entry.text.casefold() for entry in ledger.search("software")]
        assert not all(in_text)
        assert in_text == sorted(in_text, reverse=True)

    def test_a_word_matches_from_its_start_only(self) -> None:
        assert ledger.rule("TH-02.01") in ledger.search("corrid", "theseus")
        assert ledger.rule("TH-02.01") not in ledger.search("orridors", "theseus")

    def test_upper_and_lower_case_are_the_same(self) -> None:
        assert ledger.search("TRAPS") == ledger.search("traps")

    def test_only_the_wanted_game_is_searched(self) -> None:
        assert {entry.game for entry in ledger.search("noise", "nemesis")} == {"nemesis"}

    def test_a_whole_chapter_can_be_asked_for(self) -> None:
        found = ledger.search("pending-phase", "theseus")
        assert [e for e in found if e.chapter == "pending-phase"] == [
            e for e in ledger.rules("theseus") if e.chapter == "pending-phase"
        ]

    def test_no_words_find_nothing(self) -> None:
        assert ledger.search("  ") == ()


class TestDamage:
    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
        monkeypatch.setattr(ledger, "_directory", lambda: tmp_path)
        ledger._rules_of.cache_clear()
        yield tmp_path
        ledger._rules_of.cache_clear()

    def write(self, folder: Path, text: str) -> None:
        (folder / "go.toml").write_text(text, "utf-8")

    def test_a_damaged_translation_is_named(self, folder: Path) -> None:
        self.write(folder, '[[rule]]\nid = "GO-01.01"\nchapter = "a"\npages = ["1"]\ntext = "b"\n')
        (folder / "de").mkdir()
        assert ledger.rules("go", "de") == ledger.rules("go")
        ledger._rules_of.cache_clear()
        (folder / "de" / "go.toml").write_text('[chapters]\na = "A"\n', "utf-8")
        with pytest.raises(LedgerError, match=r"de.go\.toml: .*`rules`"):
            ledger.rules("go", "de")

    def test_a_missing_field_is_named_with_its_rule(self, folder: Path) -> None:
        self.write(folder, '[[rule]]\nid = "GO-01.01"\nchapter = "setup"\npages = ["1"]\n')
        with pytest.raises(LedgerError, match=r"go\.toml: rule GO-01\.01: .*`text`"):
            ledger.rules("go")

    def test_an_unknown_field_is_named(self, folder: Path) -> None:
        self.write(folder, '[[rule]]\nid = "GO-01.01"\nchaptre = "setup"\n')
        with pytest.raises(LedgerError, match="chaptre"):
            ledger.rules("go")

    def test_a_number_used_twice_is_an_error(self, folder: Path) -> None:
        once = (
            '[[rule]]\nid = "GO-01.01"\nchapter = "setup"\ntext = "Black begins."\npages = ["1"]\n'
        )
        self.write(folder, once + once)
        with pytest.raises(LedgerError, match=r"GO-01\.01: the number is used twice"):
            ledger.rules("go")

    def test_a_file_that_cannot_be_read_is_named_with_the_line(self, folder: Path) -> None:
        self.write(folder, "[[rule]]\nid = \n")
        with pytest.raises(LedgerError, match=r"go\.toml: .*line 2"):
            ledger.rules("go")

    def test_all_errors_are_of_the_family(self) -> None:
        assert issubclass(LedgerError, HullbreachError)
        assert issubclass(UnknownRule, HullbreachError)


OTHERS = [(lang, game) for lang in ledger.languages() if lang != "en" for game in ledger.games()]


def figures(text: str) -> Counter[str]:
    """The numbers in a text, those of other rules included."""
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize(("lang", "game"), OTHERS)
def test_every_rule_says_the_same_in_other_languages(lang: str, game: str) -> None:
    english, translated = ledger.rules(game), ledger.rules(game, lang)
    assert [entry.id for entry in translated] == [entry.id for entry in english]
    for said, meant in zip(translated, english, strict=True):
        assert said.text != meant.text, said.id
        assert figures(said.text) == figures(meant.text), said.id
        assert said.chapter != meant.chapter or " " not in said.chapter, said.id
        assert (said.ruling is None) == (meant.ruling is None), said.id
        if meant.ruling:
            assert said.ruling != meant.ruling or said.id == "LD-09.04", said.id  # a number
            assert figures(said.ruling or "") == figures(meant.ruling), said.id


def test_the_summary_of_lockdown_reads_open_points_as_the_ledger_does() -> None:
    """A ruling that only one of them knows is shown to nobody, or forgotten by the other."""
    summary = (ROOT / "rules" / "lockdown_rulings.md").read_text(encoding="utf-8")
    _, _, points = summary.partition("## All ambiguities")
    said = dict(re.findall(r"^- (LD-\S+): (.+)$", points, re.MULTILINE))
    assert said == {e.id: e.ambiguous for e in ledger.rules("lockdown") if e.ambiguous}


def test_the_same_number_leads_to_the_rule_in_the_language_of_the_reader() -> None:
    assert ledger.languages() == ("en", "de", "es")
    texts = {ledger.rule("th-01.03", lang).text for lang in ledger.languages()}
    assert len(texts) == 3
    assert ledger.search("Spielende", "theseus", "de")
    assert not ledger.search("Spielende", "theseus")
    in_english = ledger.search("corridors traps", "theseus")
    assert [entry.id for entry in ledger.search("corridors traps", "theseus", "de")] == [
        entry.id for entry in in_english
    ]


def test_a_language_without_rules_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="there are no rules in 'xx'; choose en, de, es"):
        ledger.rules("theseus", "xx")
