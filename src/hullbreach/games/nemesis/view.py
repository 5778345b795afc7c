"""What one seat, or a spectator, may see. Filled in from nothing; zones say who sees what."""

from __future__ import annotations

from hullbreach.games.survival.view import View, deck_views, seat_view, table_view
from hullbreach.kernel import zones

from . import coordinates, engines, hibernation, intruder_player, weaknesses
from .state import ABSENT, Nemesis


def view(s: Nemesis, viewer: int | None) -> View:
    return {
        **table_view(s, viewer),
        "time": {
            "space": s.time,
            "self_destruct": None if s.self_destruct == ABSENT else s.self_destruct,
            "hibernation_open": hibernation.is_open(s),
        },
        "course": {
            "space": s.course,
            "card": _card(s, viewer),
            "arrived": s.checked or None,
        },
        "engines": {str(number): _engine(s, viewer, number) for number in engines.ENGINES},
        "pods": dict(s.pods),
        "weaknesses": {kind: _weakness(s, kind) for kind in weaknesses.HIDDEN},
        "post_mortem": s.post_mortem,
        "intruder": _intruder(s, viewer) if s.options["intruder_player"] else None,
        "destroyed": s.destroyed,
        "decks": deck_views(s, viewer),
        "seats": [seat_view(s, viewer, seat) for seat in range(s.seats)],
    }


def _intruder(s: Nemesis, viewer: int | None) -> View:
    """The intruder player: who it is, the cards in hand, in the deck and discarded."""
    seat = s.intruder if intruder_player.has_intruder(s) else None
    return {
        "intruder": seat,
        "hand": () if seat is None else zones.look(s, viewer, intruder_player.CARDS_OF[seat]),
        "left": len(s.zones[intruder_player.DECK]),
        "discard": s.zones[intruder_player.DISCARD],
    }


def _card(s: Nemesis, viewer: int | None) -> str | None:
    """The coordinates card, for those who have seen it."""
    seen = (*s.zones[coordinates.REVEALED], *zones.look(s, viewer, coordinates.CARD))
    return seen[0] if seen else None


def _engine(s: Nemesis, viewer: int | None, number: int) -> list[str | None]:
    """Its two tokens as the viewer knows them, the upper one first."""
    revealed = s.zones[engines.REVEALED[number]]
    return [*revealed, *zones.look(s, viewer, engines.ENGINE[number])]


def _weakness(s: Nemesis, kind: str) -> str | None:
    known = s.zones[weaknesses.KNOWN[kind]]
    return known[0] if known else None
