"""The shapes of what viewers are told; the client's types are made from them."""

from __future__ import annotations

from typing import Any

import msgspec

from .exercises import Kind as Exercise
from .exercises import Verdict
from .lines import Access
from .pace import Pace
from .seats import Kind


class SeatSeen(msgspec.Struct, kw_only=True):
    seat: int
    kind: Kind
    name: str
    level: str | None
    present: bool
    surrendered: bool
    host: bool


class OutcomeSeen(msgspec.Struct, kw_only=True):
    won: bool
    survived: bool
    why: str
    facts: dict[str, Any]
    role: str | None
    """The faction or character of the seat."""


class ResultSeen(msgspec.Struct, kw_only=True):
    reason: str
    words: str
    winners: list[int]
    seats: list[OutcomeSeen]


class ExerciseSeen(msgspec.Struct, kw_only=True):
    """The lesson or puzzle that is played at a table."""

    kind: Exercise
    name: str
    verdict: Verdict


class MatchSeen(msgspec.Struct, kw_only=True):
    """A match as it is listed. `yours` are the seats of the one who asks."""

    id: str
    game: str
    seats: list[SeatSeen]
    options: dict[str, Any]
    access: Access
    spectators: bool
    take_back: bool
    hints: bool = True
    pace: Pace
    status: str
    created: str
    changed: str
    answers: int
    asked: list[int]
    commitment: str
    result: ResultSeen | None
    yours: list[int]
    code: str | None
    exercise: ExerciseSeen | None = None
    from_position: bool = False
    """It did not begin at the game's beginning: it has no record and no statistics count it."""


class EventSeen(msgspec.Struct, kw_only=True):
    number: int
    answers: int
    name: str
    facts: dict[str, Any]
    words: str
    aside: bool
    """The board shows it anyway; a log for people may leave it out."""


class OptionSeen(msgspec.Struct, kw_only=True):
    id: str
    verb: str
    pieces: list[str]
    values: list[list[str | int]]
    words: str
    rule: str


class RefusalSeen(msgspec.Struct, kw_only=True):
    id: str
    reason: str
    about: dict[str, Any]
    rule: str
    words: str


class DecisionSeen(msgspec.Struct, kw_only=True):
    stamp: int
    seat: int
    prompt: str
    kind: str
    least: int
    most: int
    about: dict[str, Any]
    words: str
    rule: str
    options: list[OptionSeen]
    refusals: list[RefusalSeen]


class WindowSeen(msgspec.Struct, kw_only=True):
    """A chance to react, as everybody at the table knows it."""

    stamp: int
    seat: int
    prompt: str
    words: str
    rule: str
    let: str
    """The option that does nothing."""


class UndoRequestSeen(msgspec.Struct, kw_only=True):
    seat: int
    answers: int
    agreed: list[int]
    waiting: list[int]


class UndoSeen(msgspec.Struct, kw_only=True):
    free: bool
    by_consent: bool
    request: UndoRequestSeen | None


class ClockSeen(msgspec.Struct, kw_only=True):
    seat: int
    deadline: str


class MessageSeen(msgspec.Struct, kw_only=True):
    number: int
    at: str
    seat: int | None
    name: str
    to: int | None
    text: str
    phrase: str = ""
    about: str | int = ""


class Update(msgspec.Struct, kw_only=True, tag_field="type", tag="update", omit_defaults=True):
    """All that one viewer may know of a table now."""

    number: int
    answers: int
    match: MatchSeen
    seat: int | None
    view: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    patch: list[Any] | msgspec.UnsetType = msgspec.UNSET
    events_from: int
    events: list[EventSeen]
    asked: list[int]
    decisions: list[DecisionSeen]
    windows: list[WindowSeen] = []
    """Of the viewer's other seats, round one screen: nobody needs to look to do nothing."""
    undo: UndoSeen
    clock: ClockSeen | None
    result: ResultSeen | None


class Moment(msgspec.Struct, kw_only=True):
    """The table as it stood after so many answers."""

    answers: int
    last: int
    seat: int | None
    view: dict[str, Any]
    events: list[EventSeen]
    asked: list[int]
