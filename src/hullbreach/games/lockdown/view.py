"""What one seat, or a spectator, may see. Filled in from nothing; zones say who sees what."""

from __future__ import annotations

from hullbreach.games.survival.view import View, deck_views, seat_view, table_view
from hullbreach.kernel import zones

from . import computer, knowledge, pods, protocols, surface
from .board import LIFT, SECTIONS
from .state import ABSENT, Lockdown
from .time_track import isolation_open


def view(s: Lockdown, viewer: int | None) -> View:
    return {
        **table_view(s, viewer),
        "board": s.options["board"],
        "time": _time(s, viewer),
        "power": {
            place: {"token": s.power[place], "on": s.power[place] in s.powered}
            for place in (*SECTIONS, LIFT)
            if place in s.power
        },
        "lift": s.lift,
        "rover": s.rover,
        "gate_open": s.gate_open,
        "weaknesses": {
            "known": s.zones[knowledge.WEAKNESSES],
            "hidden": len(s.zones[knowledge.HIDDEN]),
            "laboratory": s.zones[knowledge.LABORATORY],
        },
        "computer": s.zones[computer.OPEN],
        "decks": _decks(s, viewer),
        "protocols": _protocols(s, viewer),
        "seats": [_seat(s, viewer, seat) for seat in range(s.seats)],
    }


def _time(s: Lockdown, viewer: int | None) -> View:
    launches = {
        str(time): zones.look(s, viewer, zone)[0]
        for time, zone in pods.SPACE.items()
        if s.zones[zone]
    }
    return {
        "space": s.time,
        "emergency_power": s.emergency_power,
        "alarm": None if s.alarm == ABSENT else s.alarm,
        "self_destruct": None if s.self_destruct == ABSENT else s.self_destruct,
        "self_destruct_red": s.self_destruct_red,
        "isolation_open": isolation_open(s),
        "css": launches,
        "css_revealed": s.zones[pods.REVEALED],
    }


def _decks(s: Lockdown, viewer: int | None) -> View:
    more = (surface.DECK,) if surface.DECK in s.zones else ()
    computers = {"computer": {"count": len(s.zones[computer.DECK])}}
    return deck_views(s, viewer, more) | computers


def _protocols(s: Lockdown, viewer: int | None) -> View:
    return {
        "active": s.zones[protocols.REVEALED][0] if s.zones[protocols.REVEALED] else None,
        "neutral": zones.look(s, viewer, protocols.NEUTRAL),
        "open": s.zones[protocols.OPEN],
    }


def _seat(s: Lockdown, viewer: int | None, seat: int) -> View:
    return {
        **seat_view(s, viewer, seat),
        "knowledge": s.knowledge.get(seat, 0),
        "knowledge_active": seat in s.learned,
        "protocols": zones.look(s, viewer, protocols.OF[seat]),
    }
