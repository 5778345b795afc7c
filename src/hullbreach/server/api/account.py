"""Accounts, for those who want to find their matches on any device."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from functools import partial
from typing import Annotated

import msgspec

from hullbreach.server.endpoints import endpoint
from hullbreach.server.sealing import seal, unseal
from hullbreach.server.storage.store import Account
from hullbreach.server.visit import Visit
from hullbreach.table.chat import tidy_name
from hullbreach.table.errors import Refused
from hullbreach.table.keys import digest, new_token
from hullbreach.table.lines import Line
from hullbreach.table.table import Table

MOST_SEATS = 500
NOBODY = "00" * 64


class Credentials(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Known(msgspec.Struct, kw_only=True):
    """The name under which this browser plays; null without an account."""

    name: str | None


@endpoint("GET", "/api/account")
async def show_account(visit: Visit) -> Known:
    """Who am I?"""
    return Known(name=await visit.hall.store.account_of(visit.keys))


@endpoint("POST", "/api/account", status=201)
async def open_account(visit: Visit, body: Credentials) -> Known:
    """Take a name and a password; the seats of this browser come along."""
    visit.take(visit.hall.wrong_keys)
    shown, name = _names(body.name)
    person = new_token()
    sealed = await asyncio.to_thread(seal, person, body.password)
    account = Account(shown=shown, sealed=sealed, person=digest(person))
    if not await visit.hall.store.add_account(name, account, time.time()):
        raise Refused("name_taken", f"The name {shown!r} is taken.")
    await _bring_along(visit, account.person)
    visit.become(person)
    return Known(name=shown)


@endpoint("POST", "/api/account/login")
async def log_in(visit: Visit, body: Credentials) -> Known:
    """Come back on this device; the seats of this browser are added to the account's."""
    visit.check_patience(visit.hall.wrong_keys)
    account = await visit.hall.store.account(_names(body.name)[1])
    sealed = account.sealed if account else NOBODY  # a name that does not exist takes as long
    person = await asyncio.to_thread(unseal, sealed, body.password)
    if account is None or person is None:
        visit.hall.wrong_keys.of(visit.who).take()
        raise Refused("wrong_password", "Name and password do not belong together.")
    await _bring_along(visit, account.person)
    visit.become(person)
    return Known(name=account.shown)


@endpoint("POST", "/api/account/logout")
async def log_out(visit: Visit) -> Known:
    """Leave this device: the browser gets a new, empty key."""
    visit.become(new_token())
    return Known(name=None)


def _names(given: str) -> tuple[str, str]:
    """The name as it is shown, and as it is compared."""
    shown = tidy_name(given)
    if not shown:
        raise Refused("bad_request", "A name needs letters that can be seen.")
    return shown, unicodedata.normalize("NFKC", shown).casefold()[:64]


async def _bring_along(visit: Visit, person: str) -> None:
    for match, seat in (await visit.hall.store.seats_of(visit.keys))[:MOST_SEATS]:
        live = await visit.hall.find(match)
        await live.request(partial(_add_key, seat=seat, held=visit.keys, person=person))


def _add_key(table: Table, seat: int, held: frozenset[str], person: str) -> Line | None:
    holder = table.seats[seat]
    if not holder.opened_by(held) or person in holder.keys:
        return None
    return table.add_key(seat, person)
