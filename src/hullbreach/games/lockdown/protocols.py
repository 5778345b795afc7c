"""Containment protocols: what is to happen to those who survive."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hullbreach.games.survival.catalogue import Known, public
from hullbreach.games.survival.crew import in_order
from hullbreach.games.survival.modes import together
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, Value

from .refuges import BUNKER, ESCAPED, ISOLATED
from .state import Lockdown

ACTIVE = "protocols.active"
NEUTRAL = "protocols.neutral"
REVEALED = "protocols.revealed"
OPEN = "protocols.open"  # seen by the whole team
OF = tuple(f"protocols.{seat}" for seat in range(5))


class Protocol(NamedTuple):
    id: str
    copies: int
    known: Known
    kills: Callable[[Lockdown, int], bool]


PROTOCOLS = (
    Protocol("code_green", 1, public(0.95), lambda s, seat: False),
    Protocol("code_yellow", 2, public(0.88), lambda s, seat: s.knowledge[seat] <= 4),
    Protocol("code_blue", 2, public(0.95), lambda s, seat: seat not in s.signal),
    Protocol("code_gray", 1, public(0.96), lambda s, seat: s.place[seat] == ESCAPED),
    Protocol("code_red", 1, public(0.95), lambda s, seat: s.place[seat] == ISOLATED),
)
KINDS = {protocol.id: protocol for protocol in PROTOCOLS}


def protocol_tokens(kinds: Mapping[str, Protocol]) -> tuple[str, ...]:
    return tuple(f"{kind.id}#{n + 1}" for kind in kinds.values() for n in range(kind.copies))


def killed_by(s: Lockdown, token: str, seat: int) -> bool:
    """The bunker is always safe (LD-11.10)."""
    kind = KINDS[token.partition("#")[0]]
    return s.place[seat] != BUNKER and kind.kills(s, seat)


def hidden_tokens(s: Lockdown, seat: int) -> list[Value]:
    """Every token but the active one and one's own, by where it lies (LD-11.14)."""
    values: list[Value] = [("look", "neutral", n + 1) for n in range(len(s.zones[NEUTRAL]))]
    for other in in_order(s):
        if other != seat:
            values.extend(("look", f"seat{other}", n + 1) for n in range(len(s.zones[OF[other]])))
    return values


def peek_any(s: Lockdown, seat: int, *, neutral: bool = False) -> Play:
    """Look secretly at any one token but the active one, or at any neutral one."""
    values = [value for value in hidden_tokens(s, seat) if not neutral or value[1] == "neutral"]
    if values:
        _, pile, place = yield Ask(seat, "peek_protocol", values)
        zone = NEUTRAL if pile == "neutral" else OF[int(pile[4:])]
        show(s, seat, zone, place - 1)


def lay_open(s: Lockdown, token: str) -> None:
    """A team hides no protocol from its members (LD-30.02)."""
    zones.put(s, token, OPEN)
    s.emit("protocol_opened", token=token, neutral=len(s.zones[NEUTRAL]))


def show(s: Lockdown, seat: int, zone: str, place: int) -> None:
    token = s.zones[zone][place]
    if together(s):
        lay_open(s, token)
        return
    zones.peek(s, seat, token)
    of = int(zone[-1]) if zone[-1].isdigit() else None
    private = {seat: {"token": token}}
    s.emit("protocol_peeked", private, seat=seat, owner=of, number=place + 1, token=None)


def take_neutral(s: Lockdown, seat: int) -> Play:
    """Look at one token of the neutral pool and keep it (LD-11.15)."""
    count = len(s.zones[NEUTRAL])
    _, place = yield Ask(seat, "take_protocol", [("protocol", n + 1) for n in range(count)])
    token = s.zones[NEUTRAL][place - 1]
    if together(s):
        lay_open(s, token)
        return
    zones.put(s, token, OF[seat])
    private = {seat: {"token": token}}
    mine = len(s.zones[OF[seat]])
    s.emit("protocol_taken", private, seat=seat, token=None, protocols=mine, neutral=count - 1)


def others_in_section(s: Lockdown, seat: int) -> list[int]:
    """Other players with tokens whose characters are in the same section (LD-11.13)."""
    section = s.board.section
    here = section[s.place[seat]]
    return [
        other
        for other in in_order(s)
        if other != seat and here and section.get(s.place[other]) == here and s.zones[OF[other]]
    ]


def peek_player(s: Lockdown, seat: int) -> Play:
    """Look secretly at all tokens of one other player in the own section."""
    values: list[Value] = [("player", other) for other in others_in_section(s, seat)]
    if values:
        _, other = yield Ask(seat, "peek_player", values)
        for place in range(len(s.zones[OF[other]])):
            show(s, seat, OF[other], place)


def give_back(s: Lockdown, seat: int) -> None:
    """The tokens of a dead character return to the neutral pool (LD-11.16)."""
    tokens = s.zones[OF[seat]]
    for token in tokens:
        zones.put(s, token, NEUTRAL)
    if tokens:
        s.emit("protocols_returned", seat=seat, protocols=0, neutral=len(s.zones[NEUTRAL]))
