"""The application: REST, WebSocket, schema and client under one roof."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from hullbreach.kernel.errors import HullbreachError
from hullbreach.table.seen import Update

from . import wire
from .api import ENDPOINTS
from .client_files import ClientFiles
from .faults import answer_fault, answer_http_fault
from .guard import Guard
from .hall import Hall
from .live import live
from .openapi import document
from .settings import Settings
from .storage import prepare

MESSAGES = (
    Update,
    wire.Done,
    wire.RefusedRequest,
    wire.Chat,
    wire.Chats,
    wire.Presence,
    wire.Refusals,
    wire.Odds,
    wire.Advice,
    wire.Pong,
)


def create_app(settings: Settings | None = None) -> Starlette:
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(chosen)
        await prepare(chosen)
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return Starlette(
        routes=[
            *(entry.route() for entry in ENDPOINTS),
            WebSocketRoute("/api/matches/{match}/live", live),
            Route("/openapi.json", _schema),
            Mount("/", ClientFiles()),
        ],
        middleware=[Middleware(Guard, hosts=chosen.hosts)],
        exception_handlers={
            HTTPException: answer_http_fault,
            HullbreachError: answer_fault,
            msgspec.MsgspecError: answer_fault,
            UnicodeError: answer_fault,
            Exception: answer_fault,
        },
        lifespan=lifespan,
    )


async def _schema(request: Request) -> Response:
    schema = msgspec.json.encode(document(ENDPOINTS, MESSAGES))
    return Response(schema, media_type="application/json")
