"""What a viewer sees: everything but the order of the decks and the cards removed unseen."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel.zones import look

from .board import IS_PENDING, IS_SLOT, NEIGHBOURS, PENDING, REACH, ROOMS, SECTORS, SLOTS
from .cards.card import CARDS, KIND
from .state import (
    Theseus,
    all_installed,
    all_pending,
    controller,
    is_active,
    left,
    owner,
    value,
)
from .units import FACTIONS, UNIT_KIND, UNITS, Side

REMINDERS = {  # TH-13.22
    "marines_fire",
    "aliens_tentacles",
    "aliens_lurking",
    "aliens_crawlers",
    "scientists_defense_system",
}
STOCKS = {
    "marines": ("deactivation",),
    "scientists": ("grabber",),
    "aliens": ("parasite",),
    "greys": ("invisibility",),
    "pandora": (),
}


def view(s: Theseus, viewer: int | None) -> dict[str, Any]:
    units = [unit for unit in UNIT_KIND if s.where[unit] != "box"]
    return {
        "game": "theseus",
        "mode": s.mode,
        "turn": {"number": s.turn, "seat": s.active, "phase": s.phase, "unit": s.unit or None},
        "order": list(s.order),
        "ring": list(s.ring),
        "sectors": {sector: _sector(s, sector) for sector in s.ring},
        "units": {unit: _unit(s, unit) for unit in units},
        "cards": {card: _card(s, card) for card in (*all_installed(s), *all_pending(s))},
        "disc": s.disc or None,
        "space": list(s.zones["space"]),
        "supply": {"upgrade": s.supply},
        "end_track": s.end_track,
        "tied": list(s.tied),
        "seats": [_seat(s, viewer, seat) for seat in range(len(s.factions))],
    }


def _sector(s: Theseus, sector: str) -> dict[str, Any]:
    zones = s.zones
    return {
        "home_of": sorted(seat for seat, home in s.home.items() if home == sector),
        "rooms": {room: _first(zones[room]) for room in ROOMS[sector]},
        "slots": {slot: _first(zones[slot]) for slot in SLOTS[sector]},
        "pending": {place: _first(zones[place]) for place in PENDING[sector]},
        "reminders": _reminders(s, sector),
    }


def _first(pieces: tuple[str, ...]) -> str | None:
    return pieces[0] if pieces else None


def _reminders(s: Theseus, sector: str) -> list[str]:
    """Crescents, triangles and round tokens lie beside cards that work (TH-11.09, TH-13.03)."""
    cards = [s.zones[slot][0] for slot in SLOTS[sector] if s.zones[slot]]
    return [card for card in cards if _leaves_reminder(s, card)]


def _leaves_reminder(s: Theseus, card: str) -> bool:
    kind = KIND[card].id
    armed = kind != "scientists_defense_system" or value(s, card) > 0
    return kind in REMINDERS and armed and is_active(s, card)


def _unit(s: Theseus, unit: str) -> dict[str, Any]:
    tokens = {
        name: held[unit]
        for name, held in (
            ("parasite", s.parasites),
            ("grabber", s.caught),
            ("invisibility", s.invisible),
        )
        if unit in held
    }
    return {
        "owner": owner(s, unit),
        "kind": UNIT_KIND[unit].id,
        "upgraded": unit in s.upgraded,
        "at": s.where[unit],
        "tokens": tokens,
        "moved": unit in s.moved,
    }


def _card(s: Theseus, card: str) -> dict[str, Any]:
    tokens = {
        name: held[card]
        for name, held in (("deactivation", s.deactivation), ("camera", s.camera))
        if card in held
    }
    kind, place = KIND[card], s.where[card]
    return {
        "owner": s.seat_of[kind.faction],
        "controller": controller(s, card),
        "kind": kind.id,
        "at": place,
        "value": None if kind.value is None else value(s, card),
        "upgrades": s.upgrades.get(card, 0),
        "tokens": tokens,
        "active": place in IS_SLOT and is_active(s, card),
        "taken_by": s.taken.get(card),
    }


def _seat(s: Theseus, viewer: int | None, seat: int) -> dict[str, Any]:
    faction = s.factions[seat]
    deck = look(s, viewer, f"deck.{seat}")
    return {
        "seat": seat,
        "faction": faction,
        "team": s.team[seat] if s.mode == "team" else None,
        "home": s.home.get(seat),
        "life": s.life.get(seat),
        "data": s.data.get(seat),
        "upgrades": s.stock[seat],
        "deck": len(deck),
        "deck_top": deck[0] if deck else None,
        "discard": list(s.zones[f"discard.{seat}"]),
        "front": list(s.zones[f"front.{seat}"]),
        "drawn": list(s.zones[f"drawn.{seat}"]),
        "unchosen": [card for card in look(s, viewer, f"unchosen.{seat}") if card],
        "stock": {token: left(s, token) for token in STOCKS[faction]},
    }


def content() -> dict[str, Any]:
    """What never changes: boards, cards, units, factions."""
    return {
        "sectors": {sector: _board(sector) for sector in SECTORS},
        "cards": {
            card.id: {
                "faction": card.faction,
                "type": card.type,
                "count": card.count,
                "difficulty": card.difficulty,
                "value": card.value,
                "upgradeable": card.upgradeable,
                "single_use": card.single_use,
                "rules": list(card.rules),
                "provenance": card.provenance,
                "confidence": card.confidence,
            }
            for card in CARDS.values()
        },
        "units": {
            kind.id: {
                "faction": kind.faction,
                "count": kind.count,
                "role": kind.role,
                "base": _side(kind.base),
                "upgraded": kind.upgraded and _side(kind.upgraded),
            }
            for kind in UNITS.values()
        },
        "factions": list(FACTIONS),
    }


def _board(sector: str) -> dict[str, Any]:
    board = SECTORS[sector]
    return {
        "kind": "faction" if board.faction else "common",
        "faction": board.faction or None,
        "action": board.action,
        "rooms": {
            room: {"row": number // 2, "col": number % 2, "reach": list(REACH[room])}
            for number, room in enumerate(ROOMS[sector])
        },
        "slots": {
            place: {
                "row": slot.row,
                "col": slot.column,
                "bonus": slot.bonus,
                "neighbours": list(NEIGHBOURS[place]),
            }
            for place, slot in zip(SLOTS[sector], board.slots, strict=True)
        },
        "pending": list(PENDING[sector]),
    }


def _side(side: Side) -> dict[str, Any]:
    return {"targets": side.targets, "extra_move": side.extra_move, "takeover": side.takeover}


def names(word: str) -> tuple[str, dict[str, Any]] | None:
    """The message that names a piece or place."""
    kind, _, number = word.partition("#")
    if kind in UNITS:
        if number:
            return "unit-numbered", {"unit": kind, "number": int(number)}
        return f"unit-{kind}", {}
    card, waits, points = word.partition("*")  # a part of a route: see `movement`
    if waits:
        return "route-waiting", {"card": card, "points": int(points)}
    if kind in CARDS:
        return f"card-{kind}", {"value": CARDS[kind].value or 0}
    if word in SECTORS:
        return f"sector-{word}", {}
    if word in FACTIONS:
        return f"faction-{word}", {}
    sector, _, place = word.partition(".")
    if word in REACH:
        return "place-room", {"sector": sector, "room": place}
    if word in IS_SLOT:
        return "place-slot", {"sector": sector, "slot": place}
    if word in IS_PENDING:
        return "place-pending", {"sector": sector, "number": int(place[-1])}
    if word == "space":
        return "term-space", {}
    return None
