"""Why a bot does what it does in Theseus: what weighs most, and what it is about."""

from __future__ import annotations

from hullbreach.bots.thumb.bot import Reason, View
from hullbreach.kernel.decisions import Decision, Value

from .facts import facts
from .moves import fill
from .station import Station
from .stops import gain, own_actions, pending_value, sector_action

LITTLE = 0.4  # a stop that brings less is for the place itself
SPENT = ("upgrade", "boost", "play")
ABOUT_ITS_PIECE = {
    "eject": "eject",
    "action": "use",
    "pending": "install",
    "start_card": "install",
    "destroy": "annoy",
    "disc": "annoy",
}


def explain(view: View, decision: Decision, value: Value) -> Reason:
    verb, piece = str(value[0]), str(value[1]) if len(value) > 1 else ""
    st = Station(view, decision.seat)
    if verb in SPENT:
        return Reason("improve", piece)
    stop = _stop(st, decision, verb, piece)
    if stop is not None:
        return stop
    if decision.prompt == "slot":
        return Reason("install", str(decision.about["card"]))
    if decision.prompt in ABOUT_ITS_PIECE and "#" in piece:
        return Reason(ABOUT_ITS_PIECE[decision.prompt], piece)
    return Reason("best")


def _stop(st: Station, decision: Decision, verb: str, piece: str) -> Reason | None:
    """What stopping there is for, if an own unit is to move."""
    if verb == "move" and st.room_of(piece):
        return _purpose(st, piece, st.next_way(piece)[-1])
    unit = str(decision.about.get("unit", ""))
    if decision.prompt not in ("route", "room") or not st.room_of(unit):
        return None
    sector = facts().sector_of.get(piece, piece)
    return _purpose(st, unit, sector) if st.mine(st.units[unit].owner) else None


def _purpose(st: Station, unit: str, sector: str) -> Reason:
    """The biggest part of what the stop brings."""
    rooms = st.moved(unit, "").empty_rooms(sector)
    if not rooms or sector not in st.ring:
        return Reason("posture", sector)
    after = st.moved(unit, rooms[0])
    worths = {
        "clash": fill(after, sector),
        "cards": sum(gain(after, card) for card in own_actions(after, sector)),
        "sector": sector_action(after, sector),
        "build": pending_value(after, sector),
    }
    why = max(worths, key=lambda part: worths[part])
    return Reason(why if worths[why] > LITTLE else "posture", sector)


KNOWN = (
    "improve",
    "eject",
    "use",
    "install",
    "annoy",
    "clash",
    "cards",
    "sector",
    "build",
    "posture",
)
