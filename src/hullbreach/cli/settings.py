"""Options of a match as they are typed: `--option length=5 --option mode=team`."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Annotated, Any

import typer

import hullbreach as hb
from hullbreach.kernel import amendments
from hullbreach.kernel.registry import game as game_of

from .files import BadFile, reason

ContentFile = Annotated[
    Path | None,
    typer.Option("--content", metavar="FILE", help="Other counts, numbers and names of content."),
]


def match_settings(game: str, pairs: Iterable[str], content: Path | None) -> dict[str, Any]:
    """The options of a new match, typed and from a file with changes to the content."""
    found = settings(pairs)
    if content is not None:
        named, changes = content_changes(content)
        if named != game:
            raise BadFile(f"{content} changes the content of {named}, not of {game}")
        found[amendments.OPTION] = changes
    return found


def content_changes(path: Path) -> tuple[str, dict[str, Any]]:
    """The game that a file speaks of, and the changes to its content, checked."""
    try:
        return changes_in(path.read_bytes(), path)
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {reason(error)}") from None


def changes_in(text: bytes, path: Path) -> tuple[str, dict[str, Any]]:
    """What stands in the file at this path."""
    try:
        data = tomllib.loads(text.decode("utf-8"))
    except ValueError as error:
        raise BadFile(f"{path} is no TOML file: {error}") from None
    game = data.pop("game", None)
    if not isinstance(game, str):
        raise BadFile(f'{path} does not say which game it changes; begin it with game = "…"')
    try:
        game_of(game, amendments.told({amendments.OPTION: data}))
    except hb.HullbreachError as error:
        raise BadFile(f"{path}: {error}") from None
    return game, data


def settings(pairs: Iterable[str]) -> dict[str, Any]:
    """`["length=5", "mode=team"]` -> `{"length": 5, "mode": "team"}`.

    A value is read as JSON where that is possible (numbers, true, false, lists); several words with
    commas become a list, and anything else is a word.
    """
    found: dict[str, Any] = {}
    for pair in pairs:
        key, sign, text = pair.partition("=")
        if not sign or not key.strip():
            raise hb.BadOption(f"write an option as key=value, not {pair!r}")
        if key in found:
            raise hb.BadOption(f"option {key!r} is given twice")
        found[key.strip()] = _value(text.strip())
    return found


def variations(pairs: Iterable[str]) -> tuple[dict[str, Any], ...]:
    """`["mode=coop,semi-coop"]` -> one set of options for each value, or for each combination."""
    choices = {
        key: value if isinstance(value, list) else [value] for key, value in settings(pairs).items()
    }
    return tuple(dict(zip(choices, values, strict=True)) for values in product(*choices.values()))


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        raise hb.BadOption("the lists of an option go too deep") from None
    except ValueError:
        return [_value(part.strip()) for part in text.split(",")] if "," in text else text
