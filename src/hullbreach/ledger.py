"""The rule ledger: every rule of every game, numbered and in our own words.

Code cites a rule by its number, a test proves it, the client shows it::

    from hullbreach import ledger

    ledger.rule("TH-08.03").text
    ledger.search("malfunction disc", game="theseus")

The ledger lies in the package when it is installed, and in ``rules/`` in a source checkout. English
is the reference; a folder beside it holds the same rules in another language::

    ledger.rule("TH-08.03", "de").text
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from hullbreach.kernel.errors import HullbreachError, UnknownGame
from hullbreach.words.messages import UnknownLanguage

EXAMPLES = "_examples"
REFERENCE = "en"

__all__ = [
    "Example",
    "LedgerError",
    "Rule",
    "UnknownRule",
    "examples",
    "games",
    "languages",
    "rule",
    "rules",
    "search",
]


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One atomic rule of a game."""

    id: str
    game: str
    chapter: str
    text: str
    pages: tuple[str, ...]
    needs: tuple[str, ...] = ()
    """Rules that this one refines or excepts."""
    ambiguous: str | None = None
    """What the rulebook leaves open, and how we read it."""
    conflict: str | None = None
    """Where editions contradict each other, and which one we follow."""

    @property
    def ruling(self) -> str | None:
        """How we play it where the book is open or contradicts itself; None if it is clear."""
        note = self.conflict or self.ambiguous
        if note is None:
            return None
        _, mark, decided = note.partition("Ruling:")
        return decided.strip() if mark else note


class Example(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A worked example: given a position, when this happens, then that."""

    id: str
    game: str
    given: str
    when: str
    then: str
    pages: tuple[str, ...]
    rules: tuple[str, ...]
    kind: str = "printed"
    """``printed`` in the book, or worked out from the ``numbers`` of a rule's text."""
    note: str | None = None
    conflict: str | None = None
    not_derivable: tuple[str, ...] = ()
    """What the example takes from pictures or cards, not from the rules."""


class LedgerError(HullbreachError):
    """The ledger is missing or one of its files is damaged."""


class UnknownRule(HullbreachError):
    """No rule has this number."""


def games() -> tuple[str, ...]:
    """The games that have a ledger."""
    files = _directory().glob("*.toml")
    return tuple(sorted(file.stem for file in files if not file.stem.endswith(EXAMPLES)))


def languages() -> tuple[str, ...]:
    """English, and the languages into which the rules have been translated."""
    return (REFERENCE, *sorted(folder.name for folder in _directory().iterdir() if folder.is_dir()))


def rules(game: str | None = None, lang: str = REFERENCE) -> tuple[Rule, ...]:
    """All rules, of one game or of every game, in the order of the rulebook."""
    if lang not in languages():
        raise UnknownLanguage(f"there are no rules in {lang!r}; choose {', '.join(languages())}.")
    if game is None:
        return tuple(entry for each in games() for entry in _rules_of(each, lang))
    return _rules_of(_known(game), lang)


def rule(rule_id: str, lang: str = REFERENCE) -> Rule:
    """The rule with this number; upper or lower case does not matter."""
    index = _index(lang)
    found = index.get(rule_id) or _index_caseless(lang).get(rule_id.casefold())
    if found is None:
        near = get_close_matches(rule_id, index, n=3, cutoff=0.75)
        hint = f"did you mean {', '.join(near)}?" if near else "a number looks like TH-08.03."
        raise UnknownRule(f"there is no rule {rule_id!r}; {hint}")
    return found


def examples(game: str | None = None) -> tuple[Example, ...]:
    """All worked examples, of one game or of every game."""
    if game is None:
        return tuple(entry for each in games() for entry in _examples_of(each))
    return _examples_of(_known(game))


def search(words: str, game: str | None = None, lang: str = REFERENCE) -> tuple[Rule, ...]:
    """Rules in which every word occurs, the best hits first.

    A word matches from the start of a word (``trap`` finds *traps*). A rule's number comes
    first, then hits in its chapter, then in its text, then in the notes on open points.
    A part of a number lists that part of the book: ``TH-08`` finds page 8 of Theseus.
    Words that say nothing in another language are taken for English ones.
    """
    wanted = words.casefold().split()
    candidates = rules(game, lang)
    if not wanted:
        return ()
    scored = [(_score(entry, wanted), entry) for entry in candidates]
    hits = [(score, entry) for score, entry in scored if score > 0]
    hits.sort(key=lambda hit: -hit[0])
    if not hits and lang != REFERENCE:
        return tuple(rule(entry.id, lang) for entry in search(words, game))
    return tuple(entry for _, entry in hits)


NUMBER_HIT, CHAPTER_HIT, WHOLE_WORD_HIT, WORD_START_HIT, NOTE_HIT = 100, 12, 4, 3, 1


def _score(entry: Rule, wanted: list[str]) -> int:
    """How well a rule fits; 0 if a word is missing."""
    chapter = _words(entry.chapter)
    text = _words(entry.text)
    notes = _words(f"{entry.ambiguous or ''} {entry.conflict or ''}")
    number = entry.id.casefold()
    total = 0
    for word in wanted:
        if word == number:
            total += 2 * NUMBER_HIT
        elif number.startswith(word) and word[-1].isalnum():
            total += NUMBER_HIT
        elif _starts_any(chapter, word) or word == entry.chapter:
            total += CHAPTER_HIT
        elif word in text:
            total += WHOLE_WORD_HIT
        elif _starts_any(text, word):
            total += WORD_START_HIT
        elif _starts_any(notes, word):
            total += NOTE_HIT
        else:
            return 0
    return total


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text.casefold()))


def _starts_any(words: frozenset[str], start: str) -> bool:
    return any(word.startswith(start) for word in words)


def _known(game: str) -> str:
    if game not in games():
        raise UnknownGame(f"there are no rules of {game!r}; choose {', '.join(games())}.")
    return game


@cache
def _directory() -> Path:
    package = Path(__file__).parent
    installed, checkout = package / "_ledger", package.parents[1] / "rules"
    for folder in (installed, checkout):
        if folder.is_dir():
            return folder
    raise LedgerError(f"the rule ledger is missing: neither {installed} nor {checkout} exists")


@cache
def _rules_of(game: str, lang: str) -> tuple[Rule, ...]:
    found = tuple(_entries(f"{game}.toml", "rule", Rule, game))
    return found if lang == REFERENCE else tuple(map(_translation(game, lang).of, found))


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule in another language; its ruling, where it has one."""

    text: str
    ruling: str | None = None


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a game in another language."""

    chapters: dict[str, str]
    rules: dict[str, Wording]

    def of(self, entry: Rule) -> Rule:
        """The rule in this language; what has not been translated yet stays as it is."""
        chapter = self.chapters.get(entry.chapter, entry.chapter)
        said = self.rules.get(entry.id)
        if said is None:
            return replace(entry, chapter=chapter)
        note = said.ruling or entry.ruling
        return replace(entry, chapter=chapter, text=said.text, ambiguous=note, conflict=None)


def _translation(game: str, lang: str) -> Translation:
    file = _directory() / lang / f"{game}.toml"
    if not file.exists():
        return Translation({}, {})
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Translation)
    except msgspec.DecodeError as error:
        raise LedgerError(f"{file}: {error}") from error


@cache
def _examples_of(game: str) -> tuple[Example, ...]:
    name = f"{game}{EXAMPLES}.toml"
    if not (_directory() / name).exists():
        return ()
    return tuple(_entries(name, "example", Example, game))


@cache
def _index(lang: str) -> Mapping[str, Rule]:
    return {entry.id: entry for entry in rules(lang=lang)}


@cache
def _index_caseless(lang: str) -> Mapping[str, Rule]:
    return {number.casefold(): entry for number, entry in _index(lang).items()}


Entry = TypeVar("Entry", Rule, Example)


def _entries(name: str, table: str, kind: type[Entry], game: str) -> Iterator[Entry]:
    """The records of one file, each checked; an error names the file and the record."""
    file = _directory() / name
    try:
        records: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8")).get(table, [])
    except tomllib.TOMLDecodeError as error:
        raise LedgerError(f"{file}: {error}") from error
    seen: set[str] = set()
    for position, record in enumerate(records, 1):
        where = f"{file}: {table} {record.get('id', f'number {position}')}"
        try:
            entry = msgspec.convert({**record, "game": game}, kind)
        except msgspec.ValidationError as error:
            raise LedgerError(f"{where}: {error}") from error
        if entry.id in seen:
            raise LedgerError(f"{where}: the number is used twice")
        seen.add(entry.id)
        yield entry
