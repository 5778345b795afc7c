"""What is said at a table, and who hears it."""

from __future__ import annotations

import unicodedata

import msgspec

from .errors import Refused

LONGEST_TEXT = 500
LONGEST_NAME = 40
REMEMBERED = 100


class Message(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    at: float
    seat: int | None
    """Who spoke; None: a spectator."""
    to: int | None
    """For a whisper, the only seat that hears it."""
    name: str
    text: str
    phrase: str = ""
    """Instead of the text: `says-<phrase>` in the words of the game, about something."""
    about: str | int = ""

    def heard_by(self, seats: frozenset[int]) -> bool:
        return self.to is None or self.to in seats or (self.seat is not None and self.seat in seats)


def tidy_text(text: str) -> str:
    said = _printable(text).strip()
    if not said:
        raise Refused("bad_request", "There is nothing to say.")
    if len(said) > LONGEST_TEXT:
        raise Refused("bad_request", f"A message has at most {LONGEST_TEXT} letters.")
    return said


def tidy_name(name: str) -> str:
    return " ".join(_printable(name).split())[:LONGEST_NAME]


def _printable(text: str) -> str:
    """Without control characters and the marks that turn text around or hide it."""
    return "".join(
        letter for letter in text if letter == "\n" or unicodedata.category(letter)[0] != "C"
    )
