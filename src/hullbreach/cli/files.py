"""Matches in files: records (the whole match), saves (from a position on) and positions."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import hullbreach as hb

MOST_DIGITS = 15  # nothing in a match is counted as far


class BadFile(hb.HullbreachError):
    """A file cannot be read or written, or does not hold what it should."""


class MatchFile(NamedTuple):
    """A match, and whether it is known from its first answer on, so that it can be recorded."""

    match: hb.Match
    whole: bool

    def write(self, path: Path) -> None:
        """Write the match so that `open_match` finds it again; an old file stays until then."""
        data = self.match.record() if self.whole else self.match.save()
        write_text(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def open_match(path: Path) -> MatchFile:
    """Go on with the match in a record, a save or a position."""
    data = read_data(path)
    try:
        if "position" in data:
            return MatchFile(hb.Match.load(data), whole=False)
        if "state" in data:
            return MatchFile(hb.Match.from_position(data, seed=secrets.token_hex(16)), whole=False)
        return MatchFile(hb.Match.replay(data), whole=True)
    except hb.HullbreachError as error:
        raise BadFile(f"{path}: {error}") from None


def read_record(path: Path) -> dict[str, Any]:
    """The data of a record that can be started; whether its answers fit is not yet known."""
    data = read_data(path)
    if "position" in data or "state" in data:
        raise BadFile(f"{path} holds a position, not the record of a whole match")
    try:
        hb.Match.replay(without_claims(data), upto=0)
    except hb.HullbreachError as error:
        raise BadFile(f"{path}: {error}") from None
    return {"answers": [], **data}


def without_claims(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record as if it said nothing about its seal and its end."""
    return {**record, "commitment": "", "digest": "", "result": None}


def read_data(path: Path) -> dict[str, Any]:
    try:
        text = path.read_text("utf-8")
        data = json.loads(text, object_pairs_hook=_each_once, parse_int=_countable)
        json.dumps(data, ensure_ascii=False).encode()  # half a character could not be kept again
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {reason(error)}") from None
    except RecursionError:
        raise BadFile(f"{path} is not a match: its lists go too deep") from None
    except ValueError as error:
        raise BadFile(f"{path} is not a match: it holds no JSON text ({error})") from None
    if not isinstance(data, dict):
        raise BadFile(f"{path} is not a match: it holds no JSON object")
    return data


def _each_once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """An object of a file; what is said twice there might mean the one or the other."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"it says {key!r} twice")
        found[key] = value
    return found


def _countable(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(f"the number {digits[:MOST_DIGITS]}… is too large")
    return int(digits)


def write_text(path: Path, text: str) -> None:
    """Replace a file in one step, so that a crash leaves the old one."""
    beside = None
    try:
        if path.is_dir():
            raise IsADirectoryError("is a directory")
        beside = path.with_name(f"{path.name}.new")
        beside.write_text(text, "utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        if beside:
            with suppress(OSError, ValueError):
                beside.unlink()
        raise BadFile(f"{path} cannot be written: {reason(error)}") from None


def typed_path(text: str) -> Path:
    """A file that somebody named, perhaps in a home folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise BadFile(f"{text} cannot be written: there is no such home folder") from None


def reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()


def kept_file(game: str) -> Path:
    """Where a match is kept that its players left without naming a file."""
    from platformdirs import user_data_path

    folder = user_data_path("hullbreach", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{folder} cannot be made: {reason(error)}") from None
    return folder / f"last-{game}.json"
