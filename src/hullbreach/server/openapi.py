"""The OpenAPI document, made from the signatures of the endpoints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import hullbreach

from .endpoints import Endpoint
from .faults import Problem
from .visit import COOKIE
from .wire import Request

REFERENCE = "#/components/schemas/{name}"


def document(endpoints: Iterable[Endpoint], messages: Iterable[Any] = ()) -> dict[str, Any]:
    """All paths with their types; `messages` of the WebSocket are described beside them."""
    found = list(endpoints)
    bodies = [e.body for e in found if e.body is not None]
    answers = [e.answer for e in found if _is_described(e.answer)]
    kinds = [*bodies, *answers, Problem, Request, *messages]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    named = dict(zip(map(str, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for entry in found:
        paths.setdefault(entry.path, {})[entry.method.lower()] = _operation(entry, named)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hullbreach",
            "version": hullbreach.__version__,
            "description": "Tables for board games. The WebSocket is described in PROTOCOL.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "person": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "seat": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"person": []}, {"seat": []}],
    }


def _operation(entry: Endpoint, named: dict[str, Any]) -> dict[str, Any]:
    described = _is_described(entry.answer)
    content = (
        {"application/json": {"schema": named[str(entry.answer)]}}
        if described
        else {"text/plain": {"schema": {"type": "string"}}}
    )
    problem = {"application/json": {"schema": named[str(Problem)]}}
    operation: dict[str, Any] = {
        "operationId": entry.handler.__name__,
        "summary": entry.summary,
        "parameters": [*_path_parameters(entry), *_query_parameters(entry)],
        "responses": {
            str(entry.status): {"description": "done", "content": content},
            "4XX": {"description": "refused, with the reason", "content": problem},
        },
    }
    if entry.body is not None:
        schema = named[str(entry.body)]
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema}},
        }
    return operation


def _is_described(answer: Any) -> bool:
    return not (isinstance(answer, type) and answer.__module__.startswith("starlette"))


def _path_parameters(entry: Endpoint) -> list[dict[str, Any]]:
    return [
        {
            "name": part,
            "in": "path",
            "required": True,
            "schema": {"type": "integer" if kind is int else "string"},
        }
        for part, kind in entry.parts.items()
    ]


def _query_parameters(entry: Endpoint) -> list[dict[str, Any]]:
    if entry.query is None:
        return []
    described = msgspec.json.schema(entry.query)
    (own,) = described["$defs"].values()
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in own["properties"].items()
    ]
