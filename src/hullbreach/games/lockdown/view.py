"""What one seat, or a spectator, may see. Filled in from nothing; zones say who sees what."""

from __future__ import annotations

from typing import Any

from hullbreach.games.survival import coop, crew, items
from hullbreach.games.survival.cards import FACES
from hullbreach.games.survival.contamination import PILE
from hullbreach.games.survival.damage import EGGS_IN_NEST
from hullbreach.games.survival.figures import BAG, FIGURES, SUPPLY
from hullbreach.games.survival.setup import SELECTION
from hullbreach.kernel import zones

from . import computer, knowledge, pods, protocols, surface
from .board import LIFT, SECTIONS
from .state import ABSENT, Lockdown
from .time_track import isolation_open

View = dict[str, Any]
DECKS = ("attacks", "events", "serious_wounds")
COLOURS = ("red", "yellow", "green")


def view(s: Lockdown, viewer: int | None) -> View:
    return {
        "round": s.round,
        "first": s.first,
        "time": _time(s, viewer),
        "power": {
            place: {"token": s.power[place], "on": s.power[place] in s.powered}
            for place in (*SECTIONS, LIFT)
            if place in s.power
        },
        "lift": s.lift,
        "rover": s.rover,
        "gate_open": s.gate_open,
        "venting": s.venting or None,
        "fire": {"rooms": sorted(s.fire), "pool": s.fire_pool},
        "malfunction": {"rooms": sorted(s.malfunction), "pool": s.malfunction_pool},
        "noise": sorted(s.noise),
        "doors": dict(sorted(s.door.items())),
        "rooms": {room: _room(s, viewer, room) for room in s.title.board(s).rooms},
        "nest": {"eggs": len(s.zones[EGGS_IN_NEST]), "destroyed": s.nest_destroyed},
        "bag": zones.look(s, viewer, BAG),
        "supply": sorted(s.zones[SUPPLY]),
        "figures": sorted(s.zones[FIGURES]),
        "weaknesses": {
            "known": s.zones[knowledge.WEAKNESSES],
            "hidden": len(s.zones[knowledge.HIDDEN]),
            "laboratory": s.zones[knowledge.LABORATORY],
        },
        "computer": s.zones[computer.OPEN],
        "decks": _decks(s, viewer),
        "protocols": _protocols(s, viewer),
        "objectives": s.zones[coop.OBJECTIVES],
        "corpses": dict(s.corpse_of),
        "met": s.met,
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


def _room(s: Lockdown, viewer: int | None, room: str) -> View:
    board = s.title.board(s)
    found: View = {}
    if s.zones[board.room_zone[room]]:
        found["tile"] = s.zones[board.room_zone[room]][0]
    elif s.zones[board.tile_zone[room]]:
        found["unexplored"] = True
        found["peeked"] = zones.look(s, viewer, board.tile_zone[room])[0]
    if s.zones[board.token_zone[room]]:
        found["token"] = zones.look(s, viewer, board.token_zone[room])[0]
    if room in s.search:
        found["search"] = s.search[room]
    xenos = s.zones[board.xeno_zone[room]]
    if xenos:
        found["xenos"] = {xeno: s.damage.get(xeno, 0) for xeno in xenos}
    if s.zones[board.object_zone[room]]:
        found["objects"] = s.zones[board.object_zone[room]]
    return found


def _decks(s: Lockdown, viewer: int | None) -> View:
    """How many cards each deck holds, what was discarded, and what everybody can work out."""
    found: View = {}
    for deck in (*DECKS, surface.DECK) if surface.DECK in s.zones else DECKS:
        found[deck] = {
            "count": len(s.zones[deck]),
            "left": sorted(card.partition("#")[0] for card in _undealt(s, deck)),
            "known": [card for card in zones.look(s, viewer, deck) if card],
            "discard": s.zones[f"{deck}.discard"],
        }
    for colour in COLOURS:
        deck = f"items.{colour}"
        found[deck] = {
            "count": len(s.zones[deck]),
            "unseen": _unseen(s, viewer, colour),
            "known": [card for card in zones.look(s, viewer, deck) if card],
            "discard": s.zones[f"{deck}.discard"],
        }
    found["contamination"] = {"count": len(s.zones[PILE])}
    found["computer"] = {"count": len(s.zones[computer.DECK])}
    found["crafted"] = s.zones[items.CRAFTED]
    found["selection"] = {"count": len(s.zones[SELECTION])}
    return found


def _undealt(s: Lockdown, deck: str) -> list[str]:
    """Cards of a deck, those that somebody is just looking at included."""
    looked_at = [
        card
        for seat in range(s.seats)
        for card in s.zones[crew.LIMBO[seat]]
        if card.startswith(deck[:-1])
    ]
    return [*s.zones[deck], *looked_at]


def _unseen(s: Lockdown, viewer: int | None, colour: str) -> list[str]:
    """The kinds of all items of this colour that the viewer cannot see anywhere."""
    colour_of = s.title.colour_of
    places = [f"items.{colour}", items.REMOVED]
    for seat in range(s.seats):
        places += [crew.INVENTORY[seat], crew.LIMBO[seat]]
    return sorted(
        piece.partition("#")[0]
        for zone in places
        for place, piece in enumerate(s.zones[zone])
        if colour_of.get(piece) == colour and not zones.sees(s, viewer, zone, place)
    )


def _protocols(s: Lockdown, viewer: int | None) -> View:
    return {
        "active": s.zones[protocols.REVEALED][0] if s.zones[protocols.REVEALED] else None,
        "neutral": zones.look(s, viewer, protocols.NEUTRAL),
        "open": s.zones[protocols.OPEN],
    }


def _seat(s: Lockdown, viewer: int | None, seat: int) -> View:
    who = s.zones[crew.CHARACTER[seat]]
    return {
        "character": who[0] if who else None,
        "draft": s.zones[f"draft.{seat}"],
        "number": s.number.get(seat),
        "place": s.place.get(seat) or None,
        "fate": s.fate.get(seat),
        "passed": seat in s.passed,
        "hand": zones.look(s, viewer, crew.HAND[seat]),
        "scanned": _faces(s, viewer, seat),
        "deck": len(s.zones[crew.DECK[seat]]),
        "discard": s.zones[crew.DISCARD[seat]],
        "limbo": zones.look(s, viewer, crew.LIMBO[seat]),
        "inventory": [
            {"item": seen, "colour": s.title.colour_of[piece]}
            for piece, seen in zip(
                s.zones[crew.INVENTORY[seat]],
                zones.look(s, viewer, crew.INVENTORY[seat]),
                strict=True,
            )
        ],
        "hands": s.zones[crew.HANDS[seat]],
        "beside": s.zones[crew.BESIDE[seat]],
        "quest": s.zones[crew.QUEST[seat]],
        "ammo": _ammo(s, seat),
        "taped": {item: s.taped[item] for item in s.zones[crew.HANDS[seat]] if item in s.taped},
        "light": s.light.get(seat, 0),
        "wounds": [
            {"wound": card, "dressed": card in s.dressed} for card in s.zones[crew.WOUNDS[seat]]
        ],
        "slime": seat in s.slime,
        "larva": seat in s.larva,
        "knowledge": s.knowledge.get(seat, 0),
        "knowledge_active": seat in s.learned,
        "signal": seat in s.signal,
        "objectives": zones.look(s, viewer, crew.OBJECTIVES[seat]),
        "protocols": zones.look(s, viewer, protocols.OF[seat]),
    }


def _ammo(s: Lockdown, seat: int) -> dict[str, int]:
    held = (*s.zones[crew.HANDS[seat]], *s.zones[crew.BESIDE[seat]])
    return {item: s.ammo[item] for item in held if item in s.ammo}


def _faces(s: Lockdown, viewer: int | None, seat: int) -> dict[str, bool]:
    """Which of the contamination cards in sight the viewer knows to be INFECTED, or not."""
    found = {}
    seen = (*zones.look(s, viewer, crew.HAND[seat]), *s.zones[crew.DISCARD[seat]])
    for card in seen:
        if card and crew.is_contamination(card):
            place = int(card[14:]) - 1
            if zones.sees(s, viewer, FACES, place):
                found[card] = s.zones[FACES][place].startswith("infected")
    return found
