"""Setting up tables, finding them, and sitting down."""

from __future__ import annotations

import asyncio
import secrets
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec

from hullbreach.bots import default_level
from hullbreach.kernel.errors import BadOption, HullbreachError
from hullbreach.kernel.record import read_position
from hullbreach.kernel.registry import game as game_of
from hullbreach.server.endpoints import endpoint
from hullbreach.server.live_table import LiveTable
from hullbreach.server.visit import Visit
from hullbreach.table import lines
from hullbreach.table.chat import tidy_name
from hullbreach.table.company import check_level
from hullbreach.table.errors import Refused
from hullbreach.table.keys import digest, lock, new_code, new_token, tidy_code, unlocks
from hullbreach.table.lines import Access, Opened
from hullbreach.table.outlook import match_seen, retold, speaker
from hullbreach.table.pace import Pace
from hullbreach.table.seats import Seat
from hullbreach.table.seen import MatchSeen

from .games import Lang

Short = Annotated[str, msgspec.Meta(max_length=200)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
MOST_LISTED = 100


class NewSeat(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    name: Short = ""
    level: Short = "random"


class NewMatch(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    game: Short
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)] | None = None
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    seed: Short | None = None
    access: Access = "link"
    password: Password | None = None
    spectators: bool = True
    take_back: bool = True
    hints: bool = True
    pace: Pace = Pace()
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | None = None


class SatDown(msgspec.Struct, kw_only=True):
    """The match, and for each seat that is now yours the secret that opens it elsewhere."""

    match: MatchSeen
    seat_tokens: dict[str, str]


class Matches(msgspec.Struct, kw_only=True):
    matches: list[MatchSeen]


class Which(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    mine: bool = False
    open: bool = False
    finished: bool = False
    running: bool = False
    before: str | None = None
    lang: str = "en"


class Joining(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    code: Short | None = None
    match: Short | None = None
    name: Short = ""
    seat: int | None = None
    password: Password | None = None


class Watching(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    password: Password | None = None


@endpoint("POST", "/api/matches", status=201)
async def create_match(visit: Visit, body: NewMatch) -> SatDown:
    """Open a table."""
    visit.take(visit.hall.tables)
    wanted = body.seats or _me_and_bots(body)
    _check_position(visit, body, len(wanted))
    if body.access == "password" and body.password is None:
        raise BadOption("a password table needs a password")
    tokens = {n: new_token() for n, seat in enumerate(wanted) if seat.kind == "me"}
    host = min(tokens, default=None)
    opened = Opened(
        game=body.game,
        seats=tuple(
            _seat(visit, body.game, seat, tokens.get(n), n == host) for n, seat in enumerate(wanted)
        ),
        options=visit.hall.settings.options_for(body.game, body.options),
        position=body.position,
        seed=secrets.token_hex(16) if body.seed is None else body.seed,
        code=new_code(),
        access=body.access,
        locked=await _locked(body),
        spectators=body.spectators,
        take_back=body.take_back,
        hints=body.hints,
        pace=body.pace,
        webhook=visit.hall.messenger.check(body.webhook) if body.webhook else "",
    )
    return sat_down(visit, await set_up(visit, opened), tokens)


def _me_and_bots(body: NewMatch) -> list[NewSeat]:
    level = default_level(body.game)
    bots = [NewSeat(kind="bot", level=level) for _ in range(_seats_needed(body) - 1)]
    return [NewSeat(kind="me"), *bots]


def _seats_needed(body: NewMatch) -> int:
    rules = game_of(body.game)
    if body.position is None:
        return rules.default_seats
    seats = read_position(body.position).seats
    rules.check_seats(seats)
    return seats


def _check_position(visit: Visit, body: NewMatch, seats: int) -> None:
    if body.position is None:
        return
    if not visit.hall.settings.positions:
        raise BadOption("this server sets up no positions; its host can allow it with --positions")
    position = read_position(body.position)
    if position.game != body.game or position.seats != seats:
        raise BadOption(
            f"the position is one of {position.game} with {position.seats} seats, "
            f"not of {body.game} with {seats}"
        )


async def _locked(body: NewMatch) -> str:
    if body.access != "password" or body.password is None:
        return ""
    return await asyncio.to_thread(lock, body.password)


def _seat(visit: Visit, game: str, wanted: NewSeat, token: str | None, host: bool) -> Seat:
    if wanted.kind == "bot":
        return Seat(bot=check_level(wanted.level, game), name=tidy_name(wanted.name))
    if token is None:
        return Seat()
    return Seat(name=tidy_name(wanted.name), keys=(digest(token), visit.person()), host=host)


async def set_up(visit: Visit, opened: Opened) -> LiveTable:
    try:
        return await visit.hall.set_up(opened)
    except HullbreachError:
        raise
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise BadOption(f"the game does not understand these options: {error}") from error


@endpoint("GET", "/api/matches")
async def list_matches(visit: Visit, query: Which) -> Matches:
    """My matches, finished ones, public ones that run, or tables with a free seat; newest first."""
    store = visit.hall.store
    before = _time(query.before)
    mine = await store.seats_of(visit.keys)
    if query.mine:
        among = {match for match, _ in mine}
        finished = True if query.finished else None
        found = await store.matches(among=among, finished=finished, before=before)
    elif query.finished:
        found = await store.matches(finished=True, before=before)
    else:
        found = await store.matches(
            access="open", finished=False, with_open_seat=not query.running, before=before
        )
    listed = [await _listed(visit, match, stored, mine, query.lang) for match, stored in found]
    listed = [match for match in listed if match.exercise is None]
    public = [m for m in listed if m.yours or (m.spectators and m.access != "password")]
    return Matches(matches=public)


async def _listed(
    visit: Visit, match: str, stored: bytes, mine: list[tuple[str, int]], lang: str
) -> MatchSeen:
    """As it is at hand now, or as it was stored."""
    live = visit.hall.at_hand(match)
    if live is not None:
        return seen(visit, live, lang)
    try:
        found = msgspec.json.decode(stored, type=MatchSeen)
    except msgspec.ValidationError:  # an older program wrote it
        return seen(visit, await visit.hall.find(match), lang)
    found.yours = sorted({seat for held, seat in mine if held == match})
    return retold(found, lang)


def _time(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        return datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError):
        raise Refused("bad_request", f"{text[:40]!r} is not a time.") from None


@endpoint("GET", "/api/matches/{match}")
async def show_match(visit: Visit, match: str, query: Lang) -> MatchSeen:
    """One match."""
    return seen(visit, await watched(visit, match), query.lang)


@endpoint("POST", "/api/matches/join")
async def join_match(visit: Visit, body: Joining) -> SatDown:
    """Sit down on an open seat, with the table's code or at a table of the lobby."""
    live = await _invited(visit, body)
    await _check_password(visit, live, body.password)
    person = visit.person()
    if body.seat is None and live.table.seats_of(visit.keys):
        return sat_down(visit, live, {})
    token = new_token()
    keys = (digest(token), person)
    await live.request(lambda table: table.sit(body.seat, keys, tidy_name(body.name)))
    taken = live.table.seats_of(frozenset({digest(token)}))
    return sat_down(visit, live, dict.fromkeys(taken, token))


async def _invited(visit: Visit, body: Joining) -> LiveTable:
    wrong = visit.hall.wrong_keys
    visit.check_patience(wrong)
    if body.match is not None and body.code is None:
        live = await visit.hall.find(body.match)
        if live.table.opened.access != "open" and not live.table.opened.locked:
            raise Refused("not_yours", "This table is joined with its code.")
        return live
    code = tidy_code(body.code or "")
    found = await visit.hall.store.match_of_code(code) if code else None
    if found is None:
        wrong.of(visit.who).take()
        raise Refused("unknown_code", "No table has this code.")
    return await visit.hall.find(found)


async def _check_password(visit: Visit, live: LiveTable, password: str | None) -> None:
    locked = live.table.opened.locked
    if not locked or live.table.seats_of(visit.keys):
        return
    if password is None or not await asyncio.to_thread(unlocks, password, locked):
        visit.hall.wrong_keys.of(visit.who).take()
        raise Refused("wrong_password", "This table has another password.")


@endpoint("POST", "/api/matches/{match}/watch")
async def watch_match(visit: Visit, match: str, body: Watching) -> MatchSeen:
    """Become a spectator of a password table."""
    visit.check_patience(visit.hall.wrong_keys)
    live = await visit.hall.find(match)
    if not live.table.opened.spectators:
        raise Refused("not_yours", "This table has no spectators.")
    await _check_password(visit, live, body.password)
    person = visit.person()
    if not live.table.may_watch(visit.keys):
        await live.request(lambda table: lines.Admitted(key=person))
    return seen(visit, live)


@endpoint("POST", "/api/matches/{match}/rematch", status=201)
async def play_again(visit: Visit, match: str) -> SatDown:
    """A new table like this one; the seats of the other persons are open."""
    visit.take(visit.hall.tables)
    live = await watched(visit, match)
    old, mine = live.table.opened, live.table.seats_of(visit.keys)
    if not mine:
        raise Refused("no_key", "Only those who sat here may ask for a rematch.")
    tokens = {n: new_token() for n in mine}
    held = {
        n: Seat(
            name=live.table.seats[n].name,
            keys=(digest(token), visit.person()),
            host=n == min(mine),
        )
        for n, token in tokens.items()
    }
    seats = [held.get(n) or Seat(bot=seat.bot) for n, seat in enumerate(live.table.seats)]
    opened = msgspec.structs.replace(
        old, seats=tuple(seats), seed=secrets.token_hex(16), code=new_code()
    )
    return sat_down(visit, await set_up(visit, opened), tokens)


async def watched(visit: Visit, match: str) -> LiveTable:
    """The table, if the visitor may see it."""
    live = await visit.hall.find(match)
    table = await live.settled()
    if not table.may_watch(visit.keys):
        if table.opened.locked and table.opened.spectators:
            raise Refused("wrong_password", "Who watches this table must know its password.")
        raise Refused("not_yours", "This table is not open to spectators.")
    return live


def seen(visit: Visit, live: LiveTable, lang: str = "en") -> MatchSeen:
    table = live.table
    words = speaker(table.course, lang)
    return match_seen(table, table.seats_of(visit.keys), live.present, words)


def sat_down(visit: Visit, live: LiveTable, tokens: dict[int, str]) -> SatDown:
    return SatDown(
        match=seen(visit, live), seat_tokens={str(seat): token for seat, token in tokens.items()}
    )
