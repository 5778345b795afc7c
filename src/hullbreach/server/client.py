"""A typed client: sit at a table of a server from any Python program.

client = Client("http://127.0.0.1:8000")
table = client.create("theseus")
with table.sit() as seat:
    while seat.update.result is None:
        if seat.decision:
            seat.answer(seat.decision.options[0].id)
        else:
            seat.wait()
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import ExitStack
from itertools import count
from typing import Any, TypeAlias, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hullbreach.kernel.errors import HullbreachError
from hullbreach.table.seen import (
    DecisionSeen,
    EventSeen,
    MatchSeen,
    MessageSeen,
    Moment,
    RefusalSeen,
    Update,
)

from . import wire
from .api.exercises import Entries, Entry
from .api.games import Games
from .api.matches import Matches, SatDown
from .api.moments import Events
from .api.seats import Claimed, SeatLink
from .faults import Problem

T = TypeVar("T")
News: TypeAlias = (
    Update
    | wire.Done
    | wire.RefusedRequest
    | wire.Chat
    | wire.Chats
    | wire.Presence
    | wire.Refusals
    | wire.Odds
    | wire.Advice
    | wire.Pong
)

_news = msgspec.json.Decoder(News)
PATIENCE = 30.0


class ServerSaysNo(HullbreachError):
    """The server refused; `code` is stable, the message is for a person."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Disconnected(HullbreachError):
    """The connection to the table ended, or there is none."""


class Client:
    """A server, and the cookie by which it knows us."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    def games(self) -> Games:
        return self._get("/api/games", Games)

    def matches(self, **which: bool) -> list[MatchSeen]:
        """`matches(mine=True)`, `matches(open=True)` or `matches(finished=True)`."""
        return self._get("/api/matches", Matches, **which).matches

    def match(self, match: str) -> MatchSeen:
        return self._get(f"/api/matches/{match}", MatchSeen)

    def create(
        self, game: str, seats: Iterable[Mapping[str, Any]] | None = None, **rest: Any
    ) -> Invitation:
        """Open a table; `rest` are the other fields of the request."""
        wanted = {"game": game, **rest}
        if seats is not None:
            wanted["seats"] = list(seats)
        return Invitation(self, self._post("/api/matches", SatDown, wanted))

    def join(self, code: str, name: str = "", **rest: Any) -> Invitation:
        answer = self._post("/api/matches/join", SatDown, {"code": code, "name": name, **rest})
        return Invitation(self, answer)

    def exercises(self, kind: str, **which: str) -> list[Entry]:
        """`exercises("lesson", game="theseus", lang="de")`."""
        return self._get("/api/exercises", Entries, kind=kind, **which).exercises

    def begin(self, game: str, kind: str, name: str) -> Invitation:
        """A table at which a lesson or puzzle lies ready."""
        answer = self._post(f"/api/exercises/{game}/{kind}/{name}", SatDown, {})
        return Invitation(self, answer)

    def claim(self, seat_token: str) -> MatchSeen:
        return self._post("/api/seats/claim", Claimed, {"seat_token": seat_token}).match

    def link(self, match: str, seat: int) -> str:
        return self._post(f"/api/matches/{match}/seats/{seat}/link", SeatLink, {}).seat_token

    def events(self, match: str, **span: Any) -> list[EventSeen]:
        return self._get(f"/api/matches/{match}/events", Events, **span).events

    def moment(self, match: str, answers: int, **eyes: Any) -> Moment:
        return self._get(f"/api/matches/{match}/moments/{answers}", Moment, **eyes)

    def record(self, match: str) -> dict[str, Any]:
        return self._get(f"/api/matches/{match}/record", dict[str, Any])

    def sit(self, match: str, seat_token: str | None = None, **arrival: Any) -> LiveSeat:
        """Connect to a table, with a seat's token, with our cookie, or as a spectator."""
        headers = {"Authorization": f"Bearer {seat_token}"} if seat_token else {}
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if cookies:
            headers["Cookie"] = cookies
        address = f"{self.url.replace('http', 'ws', 1)}/api/matches/{match}/live"
        query = httpx.QueryParams(arrival)
        return LiveSeat(f"{address}?{query}", headers)

    def _get(self, path: str, kind: type[T], /, **query: Any) -> T:
        return self._ask("GET", path, kind, params=query)

    def _post(self, path: str, kind: type[T], body: Any) -> T:
        return self._ask("POST", path, kind, json=body)

    def _ask(self, method: str, path: str, kind: type[T], **what: Any) -> T:
        try:
            response = self.http.request(method, path, **what)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise Disconnected(f"no server answers at {self.url}: {error}") from None
        return _read(response, kind)


def _read(response: httpx.Response, kind: type[T]) -> T:
    if response.is_success:
        return msgspec.json.decode(response.content, type=kind)
    try:
        fault = msgspec.json.decode(response.content, type=Problem).error
    except msgspec.MsgspecError:
        raise ServerSaysNo("not_found", f"the server answers {response.status_code}") from None
    raise ServerSaysNo(fault.code, fault.message)


class Invitation:
    """A table where we hold seats."""

    def __init__(self, client: Client, answer: SatDown) -> None:
        self.client = client
        self.match = answer.match
        self.seat_tokens = {int(seat): token for seat, token in answer.seat_tokens.items()}

    def sit(self, **arrival: Any) -> LiveSeat:
        return self.client.sit(self.match.id, **arrival)


class LiveSeat:
    """A connection to a table. `update` is always the last one that came."""

    def __init__(self, address: str, headers: Mapping[str, str]) -> None:
        self._open = ExitStack()
        self._connection = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None)
        )
        self._ids = count(1)
        self.chat: list[MessageSeen] = []
        self.events: list[EventSeen] = []
        self.present: list[int] = []
        self.odds: dict[str, dict[str, float]] = {}
        self.update = self._first_update()

    def __enter__(self) -> LiveSeat:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    @property
    def decision(self) -> DecisionSeen | None:
        """What the seat that we look through must decide now."""
        return self.update.decisions[0] if self.update.decisions else None

    def wait(self, timeout: float = PATIENCE) -> News:
        """The next message; updates, events, chat and presence are taken in."""
        try:
            news: News = _news.decode(self._connection.recv(timeout))
        except ConnectionClosed as closed:
            raise Disconnected(f"the table is gone: {closed}") from None
        match news:
            case Update(events_from=first, events=events):
                self.update = news
                self.events = [event for event in self.events if event.number < first] + events
            case wire.Chat(message=message):
                self.chat.append(message)
            case wire.Chats(messages=messages):
                self.chat = messages
            case wire.Presence(seats=seats):
                self.present = seats
            case wire.Odds(option=option, events=found):
                self.odds[option] = found
        return news

    def _first_update(self) -> Update:
        try:
            while not isinstance(news := self.wait(), Update):
                pass
        except HullbreachError:
            self.close()
            raise
        return news

    # ---------------------------------------------------------------- requests

    def _asked(self, seat: int | None, stamp: int | None) -> tuple[int, int]:
        """The seat and stamp of the open decision, where they are not given."""
        decision = self.decision
        if decision is not None:
            seat = decision.seat if seat is None else seat
            stamp = decision.stamp if stamp is None else stamp
        if seat is None or stamp is None:
            raise ServerSaysNo("not_asked", "this seat has nothing to decide now")
        return seat, stamp

    def answer(self, option: str, seat: int | None = None, stamp: int | None = None) -> None:
        """Answer the open decision; when this returns the answer is stored."""
        seat, stamp = self._asked(seat, stamp)
        self.request(wire.Answer(seat=seat, stamp=stamp, option=option))

    def weigh(self, option: str, seat: int | None = None, stamp: int | None = None) -> None:
        """Ask what may come of an answer; `odds` holds it once it has come."""
        seat, stamp = self._asked(seat, stamp)
        self.request(wire.Weigh(seat=seat, stamp=stamp, option=option))

    def hint(self) -> wire.Advice:
        """What a bot would do here, and why."""
        seat, stamp = self._asked(None, None)
        reply = self.request(wire.Hint(seat=seat, stamp=stamp))
        assert isinstance(reply, wire.Advice)
        return reply

    def say(self, text: str, to: int | None = None) -> None:
        self.request(wire.Say(seat=self.update.seat, to=to, text=text))

    def undo(self) -> None:
        self.request(wire.Undo(seat=self._own()))

    def consent(self, agree: bool) -> None:
        self.request(wire.Consent(seat=self._own(), agree=agree))

    def look(self, seat: int | None) -> None:
        self.request(wire.Look(seat=seat))

    def hand_over(self, level: str = "random") -> None:
        self.request(wire.HandOver(seat=self._own(), level=level))

    def take_seat(self) -> None:
        self.request(wire.TakeSeat(seat=self._own()))

    def surrender(self) -> None:
        self.request(wire.Surrender(seat=self._own()))

    def why_not(self) -> list[RefusalSeen]:
        reply = self.request(wire.WhyNot(seat=self._own()))
        return reply.refusals if isinstance(reply, wire.Refusals) else []

    def request(self, request: wire.Request) -> News:
        """Send a request and wait until it is done."""
        request.id = next(self._ids)
        self.send(wire.encode(request))
        while True:
            news = self.wait()
            if getattr(news, "id", None) != request.id:
                continue
            if isinstance(news, wire.RefusedRequest):
                raise ServerSaysNo(news.error.code, news.error.message)
            return news

    def send(self, text: str) -> None:
        try:
            self._connection.send(text)
        except ConnectionClosed as closed:
            raise Disconnected(f"the table is gone: {closed}") from None

    def _own(self) -> int:
        if self.update.seat is None:
            raise ServerSaysNo("not_yours", "a spectator has no seat")
        return self.update.seat
