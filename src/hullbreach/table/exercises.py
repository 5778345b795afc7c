"""Lessons and puzzles: a file each, in the folders `lessons` and `puzzles` of a game.

A file says how the table lies, then the steps of a lesson or the goal of a puzzle. Its words stand
in the game's locale under `lesson-<name>` and `puzzle-<name>`. The learner sits at seat 0.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from hullbreach.kernel.match import Match
from hullbreach.kernel.registry import game as game_of

from .errors import Refused

Kind: TypeAlias = Literal["lesson", "puzzle"]
Verdict: TypeAlias = Literal["open", "solved", "failed"]
LEARNER = 0
BOX = "box"


class _Start(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How the table lies when the exercise begins."""

    seats: int = 2
    seed: str
    options: dict[str, Any] = {}
    set_up: bool = False
    """Everything else lies as after the set-up; otherwise only what is said here is there."""
    zones: dict[str, list[str]] = {}
    """What lies where. What lay there before goes where the first new piece came from."""
    state: dict[str, Any] = {}
    """Further fields of the state, as a position has them."""


class Step(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The learner reads, or (if something is wanted) does one of these things."""

    wants: list[str] = []
    """Ids of options; `*` stands for any letters."""
    lights: list[str] = []
    """Pieces and places that the words speak of."""


class Lesson(_Start, kw_only=True, forbid_unknown_fields=True):
    kind: ClassVar[Kind] = "lesson"
    steps: list[Step]


class Condition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Something that the learner sees: `path` leads through the view; `winners` are known, too."""

    path: str
    at_least: int | None = None
    at_most: int | None = None
    has: str | int | bool | None = None

    def holds(self, seen: Any) -> bool:
        for word in self.path.split("."):
            if isinstance(seen, list):
                seen = seen[int(word)]
            elif isinstance(seen, dict):
                seen = seen.get(word)
        if seen is None:
            return False
        if self.has is not None:
            return self.has in seen if isinstance(seen, list | dict) else seen == self.has
        low, high = self.at_least, self.at_most
        return (low is None or seen >= low) and (high is None or seen <= high)


class Puzzle(_Start, kw_only=True, forbid_unknown_fields=True):
    kind: ClassVar[Kind] = "puzzle"
    goal: list[Condition]
    """All of these."""
    fails: list[Condition]
    """Any of these, and it is too late."""
    solution: list[str]


Exercise: TypeAlias = Lesson | Puzzle
KINDS: dict[Kind, type[Exercise]] = {kind.kind: kind for kind in (Lesson, Puzzle)}


@cache
def exercises(game: str, kind: Kind) -> Mapping[str, Exercise]:
    """The exercises of a game by name, in their order: `1_moving.toml` is the first."""
    locale = game_of(game).locale
    if locale is None:
        return {}
    files = sorted((locale.parent / f"{kind}s").glob("*.toml"))
    return {file.stem.partition("_")[2]: _read(file, KINDS[kind]) for file in files}


def _read(file: Path, kind: type[Exercise]) -> Exercise:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), kind)


def exercise(game: str, kind: str, name: str) -> Exercise:
    for known in KINDS:
        if known == kind and name in exercises(game, known):
            return exercises(game, known)[name]
    raise Refused("not_found", f"There is no {kind[:20]} {name[:40]!r} of {game}.")


def position(game: str, start: _Start) -> dict[str, Any]:
    """The position in which the exercise begins."""
    laid = _set_up(game, start) if start.set_up else _bare(game, start)
    state = laid["state"]
    zones = state.setdefault("zones", {})
    for zone, pieces in start.zones.items():
        _lay(zones, zone, pieces)
    for field, value in start.state.items():
        both = isinstance(value, dict) and isinstance(state.get(field), dict)
        state[field] = {**state[field], **value} if both else value
    return laid


def _bare(game: str, start: _Start) -> dict[str, Any]:
    return {"game": game, "seats": start.seats, "options": start.options, "state": {}}


def _set_up(game: str, start: _Start) -> dict[str, Any]:
    match = Match.new(game, start.seats, start.seed, start.options)
    laid: dict[str, Any] = json.loads(match.position())
    return {**laid, "tail": [], "drawn": {}}


def _lay(zones: dict[str, list[str]], zone: str, pieces: list[str]) -> None:
    before = zones.get(zone, [])
    new = [piece for piece in pieces if piece not in before]
    origin = next((z for z, held in zones.items() if new and new[0] in held), BOX)
    for held in zones.values():
        held[:] = [piece for piece in held if piece not in pieces]
    left, zones[zone] = list(before), list(pieces)
    if left:
        zones.setdefault(origin, []).extend(left)


def verdict(asked: Exercise, match: Match) -> Verdict:
    """Whether a puzzle is solved; a lesson is as open as its steps."""
    if isinstance(asked, Lesson):
        return "open"
    winners = list(match.result.winners) if match.result else []
    seen = {**match.view(LEARNER), "winners": winners}
    if all(condition.holds(seen) for condition in asked.goal):
        return "solved"
    is_late = match.result is not None or any(condition.holds(seen) for condition in asked.fails)
    return "failed" if is_late else "open"
