"""Messages of one language, read from Fluent files when first needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.registry import game as game_of

LANGUAGES = ("en", "de", "es")
SHARED = Path(__file__).parents[1] / "locale"


class UnknownLanguage(HullbreachError):
    """There are no words in that language."""


class Messages:
    """The messages of a game and of the clients in one language."""

    def __init__(self, folders: tuple[Path, ...], lang: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            for file in sorted((folder / lang).glob("*.ftl")):
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(
        self, message: str, arguments: Mapping[str, Any], attribute: str | None = None
    ) -> str | None:
        """The text of a message or of one of its attributes; None if there is none."""
        if message not in self:
            return None
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            text, _ = self._bundle.format_pattern(pattern, _with_gaps_closed(arguments, errors))
        return str(text)


UNTOLD = "Unknown external: "


def _with_gaps_closed(arguments: Mapping[str, Any], errors: list[Exception]) -> dict[str, Any]:
    """What a viewer is not told is `none`."""
    complaints = (str(error) for error in errors)
    untold = [text.removeprefix(UNTOLD) for text in complaints if text.startswith(UNTOLD)]
    return {**dict.fromkeys(untold, "none"), **arguments}


def folders_of(game: str) -> tuple[Path, ...]:
    """Where the words of a game lie: its own first, then those of every client."""
    own = game_of(game).locale
    return (own, SHARED) if own else (SHARED,)


@cache
def messages(game: str, lang: str) -> Messages:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Messages(folders_of(game), lang)
