"""Changes to a game's content: other counts, numbers and names, where somebody's box has others.

They have the shape of the game's content, and tell only what is different::

    {"items": {"medkit": {"cost": 2, "copies": {"green": 4}, "name": {"en": "First aid kit"}}}}

They are an option of the match, `content`, so a record, a save and a table carry them along.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec

from .errors import BadContent

if TYPE_CHECKING:
    from .registry import Game

OPTION = "content"

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Texts: TypeAlias = dict[Literal["en", "de", "es"], str] | str
"""A text, or one for each language."""


class Change(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What may be different about any record; a game adds its counts and numbers."""

    name: Texts = ""
    text: Texts = ""

    def numbers(self) -> dict[str, Any]:
        """All that is different, but for the words."""
        told = {field: getattr(self, field) for field in self.__struct_fields__}
        return {
            field: value
            for field, value in told.items()
            if field not in ("name", "text") and value is not None
        }


Changes: TypeAlias = dict[str, dict[str, Any]]
"""Checked changes, by group and record: a `Change`, or a number where a record is just that."""


def told(options: Mapping[str, Any] | None) -> str:
    """The changes that the options of a match tell of, written in the one way; mostly none."""
    given = options.get(OPTION) if options else None
    if not given:
        return ""
    try:
        return msgspec.json.encode(given, order="sorted").decode()
    except (TypeError, ValueError, RecursionError) as error:
        raise BadContent(f"the changes to the content cannot be written as JSON: {error}") from None


def read(game: Game[Any], text: str) -> Changes:
    """Check changes to the content of a game: everything in them must be there, and of its kind."""
    content = game.content()
    found: Changes = {}
    for group, records in _table(game.id, msgspec.json.decode(text)).items():
        kinds = game.amendable.get(group)
        if kinds is None:
            raise BadContent(f"{game.id}: {group!r} {_unlike(group, game.amendable)}")
        found[group] = {}
        for record, change in _table(f"{game.id}: {group}", records).items():
            kind = kinds.get(record) if isinstance(kinds, Mapping) else kinds
            if record not in content[group] or kind is None:
                known = kinds if isinstance(kinds, Mapping) else content[group]
                raise BadContent(f"{game.id}: {group}.{record} {_unlike(record, known)}")
            try:
                found[group][record] = msgspec.convert(change, kind)
            except msgspec.ValidationError as error:
                raise BadContent(f"{game.id}: {group}.{record}: {error}") from None
    return found


def _unlike(word: str, known: Iterable[str]) -> str:
    close = get_close_matches(word, list(known), n=1)
    hint = f"did you mean {close[0]}" if close else f"there is {', '.join(known) or 'nothing'}"
    return f"is nothing that can be changed; {hint}"


def _table(where: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadContent(f"{where}: expected a table of changes, got {value!r}")
    return value


def wording(game: Game[Any], changes: Changes, lang: str) -> dict[tuple[str, str], str]:
    """By message and part (`text`, or nothing for its name): what replaces it in this language."""
    content = game.content()
    found: dict[tuple[str, str], str] = {}
    for group, records in changes.items():
        for record, change in records.items():
            if isinstance(change, Change):
                message = content[group][record].get("message", f"card-{record}")
                for part, texts in (("", change.name), ("text", change.text)):
                    text = texts if isinstance(texts, str) else texts.get(lang)  # type: ignore[call-overload]
                    if text:
                        found[message, part] = text
    return found
