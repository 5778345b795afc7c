"""Matches in files: records (the whole match), saves (from a position on) and positions."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import hullbreach as hb


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
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {reason(error)}") from None
    except ValueError:
        raise BadFile(f"{path} is not a match: it holds no JSON text") from None
    if not isinstance(data, dict):
        raise BadFile(f"{path} is not a match: it holds no JSON object")
    return data


def write_text(path: Path, text: str) -> None:
    """Replace a file in one step, so that a crash leaves the old one."""
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {reason(error)}") from None


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def kept_file(game: str) -> Path:
    """Where a match is kept that its players left without naming a file."""
    from platformdirs import user_data_path

    folder = user_data_path("hullbreach", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{folder} cannot be made: {reason(error)}") from None
    return folder / f"last-{game}.json"
