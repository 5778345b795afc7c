"""Why a table says no."""

from __future__ import annotations

from hullbreach.kernel import errors as kernel
from hullbreach.kernel.errors import HullbreachError


class Refused(HullbreachError):
    """The table does not do this. Nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


CODES: dict[type[HullbreachError], str] = {
    kernel.UnknownGame: "unknown_game",
    kernel.BadOption: "bad_option",
    kernel.BadContent: "bad_option",
    kernel.IllegalChoice: "illegal_choice",
    kernel.NotAsked: "not_asked",
    kernel.CannotUndo: "cannot_undo",
    kernel.BadRecord: "bad_record",
    kernel.BadPosition: "bad_record",
}


def code_of(error: HullbreachError) -> str:
    """The stable word by which a client tells this error from others."""
    if isinstance(error, Refused):
        return error.code
    return CODES.get(type(error), "bad_request")
