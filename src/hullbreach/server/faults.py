"""Every error becomes the same small answer: a stable word and one sentence."""

from __future__ import annotations

import logging

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from hullbreach.kernel.errors import HullbreachError
from hullbreach.ledger import UnknownRule
from hullbreach.table.errors import code_of

from .storage.scribe import NotWritten
from .wire import Fault

log = logging.getLogger("hullbreach.server")

STATUS = {
    "bad_request": 400,
    "bad_option": 400,
    "bad_record": 400,
    "no_key": 401,
    "not_yours": 403,
    "wrong_password": 403,
    "foreign_origin": 403,
    "foreign_host": 403,
    "not_now": 403,
    "unknown_match": 404,
    "unknown_game": 404,
    "unknown_rule": 404,
    "unknown_code": 404,
    "not_found": 404,
    "not_allowed": 405,
    "already_decided": 409,
    "illegal_choice": 409,
    "not_asked": 409,
    "cannot_undo": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "table_full": 409,
    "rules_fail": 409,
    "too_large": 413,
    "too_fast": 429,
    "not_stored": 503,
}


class Problem(msgspec.Struct, kw_only=True):
    error: Fault


def fault_of(error: Exception) -> Fault:
    if isinstance(error, UnknownRule):
        return Fault(code="unknown_rule", message=_sentence(error))
    if isinstance(error, NotWritten):
        return Fault(code="not_stored", message="That could not be stored; nothing has changed.")
    if isinstance(error, HullbreachError):
        return Fault(code=code_of(error), message=_sentence(error))
    if isinstance(error, (msgspec.MsgspecError, UnicodeError)):
        return Fault(code="bad_request", message=_sentence(error))
    log.exception("unexpected", exc_info=error)
    return Fault(code="bug", message="Something is wrong with this program; please report it.")


def _sentence(error: Exception) -> str:
    text = str(error)
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


async def answer_fault(request: Request, error: Exception) -> Response:
    return problem(fault_of(error))


async def answer_http_fault(request: Request, error: Exception) -> Response:
    """What the router finds wrong: no such path, or not with this method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        message = f"{request.method} is not possible here."
        response = problem(Fault(code="not_allowed", message=message))
        response.headers.update(error.headers or {})
        return response
    return problem(Fault(code="not_found", message="There is nothing here."))


def problem(fault: Fault) -> Response:
    response = Response(
        msgspec.json.encode(Problem(error=fault)),
        STATUS.get(fault.code, 500),
        media_type="application/json",
    )
    if fault.code == "too_fast":
        response.headers["retry-after"] = "10"
    if fault.code == "no_key":
        response.headers["www-authenticate"] = "Bearer"
    return response
