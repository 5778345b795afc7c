"""The lines of a table's log. The log is the only truth: a table is what its lines say."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from .pace import Pace
from .seats import Seat

Access: TypeAlias = Literal["open", "link", "password"]


class _Line(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", omit_defaults=True):
    pass


class Opened(_Line, frozen=True, kw_only=True, tag="opened"):
    """The first line: what is played, and how."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    """Where the match begins, if not at its beginning (puzzles, lessons)."""
    seed: str
    code: str
    access: Access = "link"
    locked: str = ""
    """The stretched password of a password table."""
    spectators: bool = True
    take_back: bool = True
    hints: bool = True
    """May a seat ask what a bot would do in its place?"""
    pace: Pace = Pace()
    webhook: str = ""
    exercise: str = ""
    """The lesson or puzzle that is played here: `theseus/lesson/moving`."""


class Answered(_Line, frozen=True, kw_only=True, tag="answered"):
    seat: int
    option: str


class Undone(_Line, frozen=True, kw_only=True, tag="undone"):
    """A seat freely took its last answer back."""

    seat: int


class UndoAsked(_Line, frozen=True, kw_only=True, tag="undo_asked"):
    """A seat asks the others to go back to when so many answers had been given."""

    seat: int
    answers: int


class Consented(_Line, frozen=True, kw_only=True, tag="consented"):
    seat: int
    agree: bool


class TakenBack(_Line, frozen=True, kw_only=True, tag="taken_back"):
    """Everybody agreed: the match stands again as it did after so many answers."""

    seat: int
    answers: int


class Seated(_Line, frozen=True, kw_only=True, tag="seated"):
    """Somebody sat down, stood up, or a bot came or went."""

    seat: int
    holder: Seat


class Admitted(_Line, frozen=True, kw_only=True, tag="admitted"):
    """A spectator knew the password."""

    key: str


class Said(_Line, frozen=True, kw_only=True, tag="said"):
    seat: int | None
    to: int | None = None
    text: str = ""
    phrase: str = ""
    """Of a bot: one of its phrases instead of a text; everybody hears it in his language."""
    about: str | int = ""


Line: TypeAlias = (
    Opened | Answered | Undone | UndoAsked | Consented | TakenBack | Seated | Admitted | Said
)

_decoder = msgspec.json.Decoder(Line)
_encoder = msgspec.json.Encoder()


def write_line(line: Line) -> str:
    return _encoder.encode(line).decode()


def read_line(text: str) -> Line:
    return _decoder.decode(text)  # type: ignore[no-any-return]
