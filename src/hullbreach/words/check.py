"""Are all words there, in every language, with the same parts?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor

from hullbreach.kernel.registry import game as game_of

from .messages import LANGUAGES, folders_of

Parts = frozenset[str]
SUFFIXES = ("_id", "_kind", "_seat", "_count", "_options")


class Entry(NamedTuple):
    """What a message offers and uses: attributes as `.text`, variables as `$value`."""

    parts: Parts
    references: Parts


def missing_words(game: str) -> tuple[str, ...]:
    """One line for everything that a language lacks, or has twice, or cannot be read."""
    problems: list[str] = []
    declared = {lang: _declared(folders_of(game), lang, problems) for lang in LANGUAGES}
    everything = {message for entries in declared.values() for message in entries}
    for lang, entries in declared.items():
        problems += _gaps(lang, entries, everything, declared["en"])
    problems += _unworded_rules(game, declared["en"])
    return tuple(problems)


def _declared(folders: tuple[Path, ...], lang: str, problems: list[str]) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for folder in folders:
        for file in sorted((folder / lang).glob("*.ftl")):
            for entry in FluentParser(with_spans=True).parse(file.read_text("utf-8")).body:
                where = f"{lang}/{file.name}"
                if isinstance(entry, ast.Junk):
                    line = (entry.content or "").strip().partition("\n")[0]
                    problems.append(f"{where}: cannot be read: {line!r}")
                if not isinstance(entry, ast.Message | ast.Term):
                    continue
                name = _id(entry)
                if name in found:
                    problems.append(f"{where}: {name} stands there twice")
                found[name] = _entry(entry)
    return found


def _id(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _gaps(
    lang: str, entries: dict[str, Entry], everything: set[str], english: dict[str, Entry]
) -> Iterator[str]:
    for message in sorted(everything):
        if message.startswith("-"):
            continue  # a term is a language's own business
        if message not in entries:
            yield f"{lang}: {message} is missing"
        elif message in english and (unlike := entries[message].parts ^ english[message].parts):
            yield f"{lang}: {message} differs from English in {', '.join(sorted(unlike))}"
    for message, entry in sorted(entries.items()):
        for reference in sorted(entry.references - entries.keys()):
            yield f"{lang}: {message} refers to {reference}, which is missing"


def _unworded_rules(game: str, english: dict[str, Entry]) -> Iterator[str]:
    """Every prompt and verb that cites a rule needs a sentence, once a game has words at all."""
    rules = game_of(game)
    if rules.locale is None:
        return
    for word in sorted(rules.rules):
        if f"prompt-{word}" in english or f"option-{word}" in english:
            continue
        if not any(m.startswith("option-") and m.endswith(f"-{word}") for m in english):
            yield f"en: there is neither prompt-{word} nor option-{word}"


def _entry(entry: ast.Message | ast.Term) -> Entry:
    collector = _Collector()
    collector.visit(entry)
    attributes = {f".{attribute.id.name}" for attribute in entry.attributes}
    return Entry(frozenset(attributes | collector.variables), frozenset(collector.references))


class _Collector(visitor.Visitor):
    """Which variables and other messages a message uses; `$x_id` counts as `$x`."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name = node.id.name
        for suffix in SUFFIXES:
            name = name.removesuffix(suffix)
        self.variables.add(f"${name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)
