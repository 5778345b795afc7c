"""The WebSocket: one connection at one table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hullbreach.bots import Hint, default_level
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.match import Match
from hullbreach.table.company import advise, check_level
from hullbreach.table.errors import Refused
from hullbreach.table.lines import Line
from hullbreach.table.odds import odds
from hullbreach.table.outlook import refusals_seen, speaker
from hullbreach.table.table import Table

from . import wire
from .faults import fault_of
from .guard import is_same_origin
from .guest import Guest
from .live_table import LiveTable
from .rates import Bucket
from .visit import address_of, keys_of

if TYPE_CHECKING:
    from .hall import Hall

NONSENSE, FORBIDDEN, UNKNOWN, TOO_FAST, RESTART = 4400, 4403, 4404, 4429, 1012
MOST_NONSENSE = 20


class Arrival(msgspec.Struct, kw_only=True):
    """What a client may say in the address."""

    lang: str = "en"
    since: int | None = None
    seat: int | None = None
    patches: int = 0
    covered: int = 0


async def live(socket: WebSocket) -> None:
    """Admit the client to the table, then carry messages both ways until one side leaves."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    with hall.crowd.visit(address_of(socket)) as there_is_room:
        if not is_same_origin(socket):
            await socket.close(FORBIDDEN, "another site may not do this for you")
        elif not there_is_room:
            await socket.close(TOO_FAST, "too many connections; close some")
        else:
            await _enter(socket, hall)


async def _enter(socket: WebSocket, hall: Hall) -> None:
    try:
        arrival = msgspec.convert(dict(socket.query_params), Arrival, strict=False)
        table = await hall.find(socket.path_params["match"])
    except msgspec.ValidationError as error:
        await socket.close(NONSENSE, str(error)[:100])
        return
    except HullbreachError:
        await socket.close(UNKNOWN, "there is no such match")
        return
    keys = keys_of(socket)
    full = len(table.guests) >= hall.settings.limits.guests_a_table
    if full or not table.table.may_watch(keys):
        await socket.close(FORBIDDEN, "this table is not open to you")
        return
    guest = Guest(
        keys,
        arrival.lang,
        patches=bool(arrival.patches),
        since=arrival.since,
        covered=bool(arrival.covered),
    )
    await _attend(socket, hall, table, guest, arrival.seat)


async def _attend(
    socket: WebSocket, hall: Hall, table: LiveTable, guest: Guest, seat: int | None
) -> None:
    await table.welcome(guest, seat)
    sending = asyncio.create_task(_send(socket, guest))
    receiving = asyncio.create_task(_receive(socket, hall, table, guest))
    try:
        await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.farewell(guest)
        for task in (sending, receiving):
            task.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)


async def _send(socket: WebSocket, guest: Guest) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (message := await guest.messages.get()) is not None:
            await socket.send_text(message)
        await socket.close(RESTART, "connect again")


async def _receive(socket: WebSocket, hall: Hall, table: LiveTable, guest: Guest) -> None:
    limits = hall.settings.limits
    bucket = Bucket(limits.messages_a_second, 4 * limits.messages_a_second)
    nonsense = 0
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while nonsense < MOST_NONSENSE:
            text = await _text(socket)
            if not bucket.take():
                await socket.close(TOO_FAST, "too fast")
                return
            try:
                if text is None or len(text) > limits.message:
                    raise Refused("too_large", f"Send text of at most {limits.message} letters.")
                request = wire.read_request(text)
            except (HullbreachError, msgspec.MsgspecError, UnicodeError) as error:
                nonsense += 1
                guest.say(wire.RefusedRequest(id=None, error=fault_of(error)))
                continue
            await _carry_out(table, guest, request)
        await socket.close(NONSENSE, "this is not the protocol")


async def _text(socket: WebSocket) -> str | None:
    """The next message; None if it is not text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if isinstance(text, str) else None


async def _carry_out(table: LiveTable, guest: Guest, request: wire.Request) -> None:
    try:
        reply = await _reply(table, guest, request)
        guest.say(wire.Done(id=request.id) if reply is None else reply)
    except Exception as error:
        fault = fault_of(error)
        guest.say(wire.RefusedRequest(id=request.id, error=fault))
        if fault.code == "already_decided":
            await table.refresh(guest)


async def _reply(
    table: LiveTable, guest: Guest, request: wire.Request
) -> wire.Pong | wire.Refusals | wire.Advice | None:
    """Carry out a request; most are answered with `done`."""
    match request:
        case wire.Ping(id=number):
            return wire.Pong(id=number)
        case wire.Look(seat=seat):
            await table.look(guest, seat)
        case wire.Language(lang=lang):
            await table.speak(guest, lang)
        case wire.WhyNot(id=number, seat=seat):
            decision = table.table.decision_of(_own(guest, seat))
            words = speaker(table.table.course, guest.lang)
            found = refusals_seen(decision, words) if decision else []
            return wire.Refusals(id=number, refusals=found)
        case wire.Weigh() | wire.Hint() if not guest.thought.take():
            raise Refused("too_fast", "One thought at a time; wait a little.")
        case wire.Weigh(seat=seat, stamp=stamp, option=option):
            (await table.settled()).answer(_own(guest, seat), stamp, option)  # or it is refused
            table.jobs.start(_weigh(table.table.match.fork(), guest, request))
        case wire.Hint(seat=seat, stamp=stamp):
            think = advise(await table.settled(), _own(guest, seat), stamp)
            return _advice(table, guest, request, await asyncio.to_thread(think))
        case wire.Say() if not guest.talk.take():
            raise Refused("too_fast", "You speak faster than others can read; wait a little.")
        case _:
            away = isinstance(request, wire.SeatBot) and table.is_away(request.seat)
            await table.request(partial(_line, guest=guest, request=request, away=away))
    return None


def _advice(table: LiveTable, guest: Guest, request: wire.Hint, hint: Hint) -> wire.Advice:
    words = speaker(table.table.course, guest.lang)
    return wire.Advice(
        id=request.id,
        stamp=request.stamp,
        option=hint.option.id,
        words=words.option(hint.option) if words else "",
        why=words.reason(*hint.reason) if words else "",
    )


async def _weigh(match: Match, guest: Guest, request: wire.Weigh) -> None:
    """Beside everything else, for it takes a while."""
    found = await asyncio.to_thread(odds, match, request.seat, request.option, secrets.token_hex(8))
    guest.say(wire.Odds(id=request.id, stamp=request.stamp, option=request.option, events=found))


def _line(table: Table, *, guest: Guest, request: wire.Request, away: bool) -> Line | None:
    """What is to be written for a request that changes the table."""
    guest.find_seats(table)
    match request:
        case wire.Answer(seat=seat, stamp=stamp, option=option):
            return table.answer(_own(guest, seat), stamp, option)
        case wire.Undo(seat=seat):
            return table.undo(_own(guest, seat))
        case wire.Consent(seat=seat, agree=agree):
            return table.consent(_own(guest, seat), agree)
        case wire.Say(seat=seat, to=to, text=text):
            return table.say(None if seat is None else _own(guest, seat), to, text)
        case wire.HandOver(seat=seat, level=level):
            return table.hand_over(_own(guest, seat), check_level(level, table.opened.game))
        case wire.TakeSeat(seat=seat):
            return table.take_seat(_own(guest, seat))
        case wire.SeatBot(seat=seat, level=level):
            return table.seat_bot(guest.seats, seat, check_level(level, table.opened.game), away)
        case wire.OpenSeat(seat=seat):
            return table.open_seat(guest.seats, seat)
        case wire.Surrender(seat=seat):
            return table.surrender(_own(guest, seat), default_level(table.opened.game))
        case _:
            raise Refused("bad_request", "That is not done at a table.")


def _own(guest: Guest, seat: int) -> int:
    if seat not in guest.seats:
        raise Refused("not_yours", f"Seat {seat} is not yours.")
    return seat
