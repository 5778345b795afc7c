"""The messages of the WebSocket, beside the update."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from hullbreach.table.seen import MessageSeen, RefusalSeen


class _Request(msgspec.Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    id: int | None = None


class Answer(_Request, kw_only=True, tag="answer"):
    seat: int
    stamp: int
    option: str


class Undo(_Request, kw_only=True, tag="undo"):
    seat: int


class Consent(_Request, kw_only=True, tag="consent"):
    seat: int
    agree: bool


class Say(_Request, kw_only=True, tag="say"):
    seat: int | None = None
    to: int | None = None
    text: str


class Look(_Request, kw_only=True, tag="look"):
    seat: int | None


class HandOver(_Request, kw_only=True, tag="hand_over"):
    seat: int
    level: str = "random"


class TakeSeat(_Request, kw_only=True, tag="take_seat"):
    seat: int


class SeatBot(_Request, kw_only=True, tag="seat_bot"):
    seat: int
    level: str = "random"


class OpenSeat(_Request, kw_only=True, tag="open_seat"):
    seat: int


class Surrender(_Request, kw_only=True, tag="surrender"):
    seat: int


class WhyNot(_Request, kw_only=True, tag="why_not"):
    seat: int


class Weigh(_Request, kw_only=True, tag="weigh"):
    seat: int
    stamp: int
    option: str


class Hint(_Request, kw_only=True, tag="hint"):
    seat: int
    stamp: int


class Language(_Request, kw_only=True, tag="language"):
    lang: str


class Ping(_Request, kw_only=True, tag="ping"):
    pass


Request: TypeAlias = (
    Answer
    | Undo
    | Consent
    | Say
    | Look
    | HandOver
    | TakeSeat
    | SeatBot
    | OpenSeat
    | Surrender
    | WhyNot
    | Weigh
    | Hint
    | Language
    | Ping
)


class Fault(msgspec.Struct, kw_only=True):
    """What went wrong: a stable word, and one sentence for a person."""

    code: str
    message: str


class Done(msgspec.Struct, kw_only=True, tag_field="type", tag="done"):
    id: int | None


class RefusedRequest(msgspec.Struct, kw_only=True, tag_field="type", tag="refused"):
    id: int | None
    error: Fault


class Chat(msgspec.Struct, kw_only=True, tag_field="type", tag="chat"):
    message: MessageSeen


class Chats(msgspec.Struct, kw_only=True, tag_field="type", tag="chats"):
    messages: list[MessageSeen]


class Presence(msgspec.Struct, kw_only=True, tag_field="type", tag="presence"):
    seats: list[int]
    spectators: int


class Refusals(msgspec.Struct, kw_only=True, tag_field="type", tag="refusals"):
    id: int | None
    refusals: list[RefusalSeen]


class Odds(msgspec.Struct, kw_only=True, tag_field="type", tag="odds"):
    """How often each event followed the option in worlds that look the same to the seat."""

    id: int | None
    stamp: int
    option: str
    events: dict[str, float]


class Advice(msgspec.Struct, kw_only=True, tag_field="type", tag="advice"):
    """What a bot would do in the place of the seat, from what the seat may know, and why."""

    id: int | None
    stamp: int
    option: str
    words: str
    why: str


class Pong(msgspec.Struct, kw_only=True, tag_field="type", tag="pong"):
    id: int | None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Request)


def encode(message: Any) -> str:
    return _encoder.encode(message).decode()


def read_request(text: str) -> Request:
    return _decoder.decode(text)  # type: ignore[no-any-return]
