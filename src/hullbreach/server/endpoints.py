"""How a function becomes part of the REST interface.

Its signature says everything: `body` and `query` are msgspec structs that are checked before it is
called, other words are parts of the path, and what it gives back is the answer. The OpenAPI
document is made from the same signatures.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hullbreach.table.errors import Refused

from .visit import Visit

Handler = Callable[..., Awaitable[Any]]

NUL = "\0"  # no database wants it
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    method: str
    path: str
    status: int
    handler: Handler
    body: type | None
    query: type[msgspec.Struct] | None
    answer: Any
    large: bool
    parts: Mapping[str, type]
    """The words in the path, and whether they are numbers."""

    @property
    def summary(self) -> str:
        return (inspect.getdoc(self.handler) or "").partition("\n")[0]

    def route(self) -> Route:
        return Route(self.path, self._serve, methods=[self.method], name=self.handler.__name__)

    async def _serve(self, request: Request) -> Response:
        visit = Visit(request)
        visit.take(visit.hall.requests)
        arguments = {part: _read_part(request, part, kind) for part, kind in self.parts.items()}
        if self.query is not None:
            arguments["query"] = _read_query(request, self.query)
        if self.body is not None:
            arguments["body"] = msgspec.json.decode(
                await visit.read_body(large=self.large), type=self.body
            )
        answer = await self.handler(visit, **arguments)
        if isinstance(answer, Response):
            response = answer
        else:
            response = Response(_encode(answer), self.status, media_type="application/json")
        visit.bake(response)
        return response


def endpoint(
    method: str, path: str, *, status: int = 200, large: bool = False
) -> Callable[[Handler], Endpoint]:
    def make(handler: Handler) -> Endpoint:
        hints = get_type_hints(handler)
        answer = hints.pop("return")
        hints.pop("visit")
        return Endpoint(
            method=method,
            path=path,
            status=status,
            handler=handler,
            body=hints.pop("body", None),
            query=hints.pop("query", None),
            answer=answer,
            large=large,
            parts=hints,
        )

    return make


def _read_part(request: Request, part: str, kind: type) -> Any:
    text = request.path_params[part]
    if NUL in text:
        raise Refused("not_found", "There is nothing here.")
    if kind is str:
        return text
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Refused("not_found", f"{text[:20]!r} is not a number.")
    return int(text)


def _read_query(request: Request, kind: type[msgspec.Struct]) -> msgspec.Struct:
    given: dict[str, str] = {}
    for key, value in request.query_params.multi_items():
        if NUL in key or NUL in value:
            raise Refused("bad_request", "There is a character in the address that nobody types.")
        if key in given:
            raise Refused("bad_request", f"{key!r} is given twice.")
        given[key] = value
    return msgspec.convert(given, kind, strict=False)
