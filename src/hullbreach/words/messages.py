"""Messages of one language, read from Fluent files when first needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from hullbreach.kernel import amendments
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.registry import game as game_of

LANGUAGES = ("en", "de", "es")
SHARED = Path(__file__).parents[1] / "locale"


class UnknownLanguage(HullbreachError):
    """There are no words in that language."""


class Messages:
    """The messages of a game and of the clients in one language."""

    def __init__(self, sources: Iterable[str], lang: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(
        self, message: str, arguments: Mapping[str, Any], attribute: str | None = None
    ) -> Said | None:
        """The text of a message or of one of its attributes; None if there is none."""
        if message not in self:
            return None
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if not errors:
            return Said(str(text), frozenset())
        known = _without_gaps(arguments, _untold(errors), selectors=True)
        _, errors = self._bundle.format_pattern(pattern, known)
        printed = _untold(errors)
        text, _ = self._bundle.format_pattern(pattern, _without_gaps(known, printed))
        return Said(str(text), printed)


class Said(NamedTuple):
    """A text, and the arguments that it should have named but was not told."""

    text: str
    untold: frozenset[str]


UNTOLD = "Unknown external: "
SELECTORS = ("_id", "_kind", "_count", "_options")


def _untold(errors: list[Exception]) -> frozenset[str]:
    complaints = (str(error) for error in errors)
    return frozenset(text.removeprefix(UNTOLD) for text in complaints if text.startswith(UNTOLD))


def _without_gaps(
    arguments: Mapping[str, Any], untold: frozenset[str], *, selectors: bool = False
) -> dict[str, Any]:
    """What a viewer is not told is `none`, so a message can choose another sentence then."""
    gaps = [name for name in sorted(untold) if not selectors or name.endswith(SELECTORS)]
    return {**dict.fromkeys(gaps, "none"), **arguments}


def folders_of(game: str) -> tuple[Path, ...]:
    """Where the words of a game lie: its own, those it shares, then those of every client."""
    rules = game_of(game)
    own = (rules.locale,) if rules.locale else ()
    return (*own, *rules.words, SHARED)


def sources_of(game: str, lang: str, changes: str = "") -> list[str]:
    """The Fluent files of a game and of every client, with the words that were changed."""
    files = [file for folder in folders_of(game) for file in sorted((folder / lang).glob("*.ftl"))]
    sources = [file.read_text("utf-8") for file in files]
    if not changes:
        return sources
    rules = game_of(game)
    wording = amendments.wording(rules, amendments.read(rules, changes), lang)
    return [_reworded(source, wording) for source in sources] if wording else sources


def _reworded(source: str, wording: Mapping[tuple[str, str], str]) -> str:
    """The same messages with other names (the value) and texts (an attribute)."""
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            parts: dict[str, Any] = {a.id.name: a for a in entry.attributes} | {"": entry}
            for part, holder in parts.items():
                if text := wording.get((entry.id.name, part)):
                    holder.value = ast.Pattern([ast.TextElement(text)])
    return FluentSerializer().serialize(resource)


@lru_cache(maxsize=64)
def messages(game: str, lang: str, changes: str = "") -> Messages:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Messages(sources_of(game, lang, changes), lang)
