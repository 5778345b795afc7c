"""What one seat, or a spectator, may see of what both titles have. Zones say who sees what."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from hullbreach.kernel import zones

from . import coop, crew, items
from .cards import FACES
from .contamination import PILE
from .damage import EGGS_IN_NEST
from .figures import BAG, FIGURES, SUPPLY
from .setup import SELECTION
from .state import Survival

View = dict[str, Any]
DECKS = ("attacks", "events", "serious_wounds")
COLOURS = ("red", "yellow", "green")


def table_view(s: Survival, viewer: int | None) -> View:
    """The board, the bag and the supplies."""
    return {
        "round": s.round,
        "first": s.first,
        "venting": s.venting or None,
        "fire": {"rooms": sorted(s.fire), "pool": s.fire_pool},
        "malfunction": {"rooms": sorted(s.malfunction), "pool": s.malfunction_pool},
        "noise": sorted(s.noise),
        "doors": dict(sorted(s.door.items())),
        "rooms": {room: _room(s, viewer, room) for room in s.board.rooms},
        "nest": {"eggs": len(s.zones[EGGS_IN_NEST]), "destroyed": s.nest_destroyed},
        "bag": zones.look(s, viewer, BAG),
        "supply": sorted(s.zones[SUPPLY]),
        "figures": sorted(s.zones[FIGURES]),
        "objectives": s.zones[coop.OBJECTIVES],
        "corpses": dict(s.corpse_of),
        "met": s.met,
    }


def _room(s: Survival, viewer: int | None, room: str) -> View:
    board, pieces = s.board, s.zones
    found: View = {}
    if tile := pieces[board.room_zone[room]]:
        found["tile"] = tile[0]
    elif pieces[board.tile_zone[room]]:
        found["unexplored"] = True
        found["peeked"] = zones.look_at_top(s, viewer, board.tile_zone[room])
    if pieces[board.token_zone[room]]:
        found["token"] = zones.look_at_top(s, viewer, board.token_zone[room])
    if room in s.search:
        found["search"] = s.search[room]
    if xenos := pieces[board.xeno_zone[room]]:
        found["xenos"] = {xeno: s.damage.get(xeno, 0) for xeno in xenos}
    if objects := pieces[board.object_zone[room]]:
        found["objects"] = objects
    return found


def deck_views(s: Survival, viewer: int | None, more: Iterable[str] = ()) -> View:
    """How many cards each deck holds, what was discarded, and what everybody can work out."""
    found: View = {}
    for deck in (*DECKS, *more):
        found[deck] = {
            "count": len(s.zones[deck]),
            "left": kinds(_undealt(s, deck)),
            "known": [card for card in zones.look(s, viewer, deck) if card],
            "discard": s.zones[f"{deck}.discard"],
        }
    elsewhere = _hidden_items(s, viewer)
    for colour in COLOURS:
        deck = f"items.{colour}"
        seen = zones.look(s, viewer, deck)
        others = [item for item in elsewhere if s.title.colour_of.get(item) == colour]
        found[deck] = {
            "count": len(s.zones[deck]),
            "unseen": kinds(_hidden(s.zones[deck], seen) + tuple(others)),
            "known": [card for card in seen if card],
            "discard": s.zones[f"{deck}.discard"],
        }
    found["contamination"] = {"count": len(s.zones[PILE])}
    found["crafted"] = s.zones[items.CRAFTED]
    found["selection"] = {"count": len(s.zones[SELECTION])}
    return found


def _undealt(s: Survival, deck: str) -> tuple[str, ...]:
    """Cards of a deck, those that somebody is just looking at included."""
    looked_at = [
        card
        for seat in range(s.seats)
        for card in s.zones[crew.LIMBO[seat]]
        if card.startswith(deck[:-1])
    ]
    return (*s.zones[deck], *looked_at)


def _hidden_items(s: Survival, viewer: int | None) -> list[str]:
    """The items outside their decks that the viewer cannot see."""
    found: list[str] = []
    for zone in (items.REMOVED, *crew.INVENTORY[: s.seats], *crew.LIMBO[: s.seats]):
        found += _hidden(s.zones[zone], zones.look(s, viewer, zone))
    return found


def _hidden(pieces: tuple[str, ...], seen: tuple[str | None, ...]) -> tuple[str, ...]:
    """The pieces of a zone that the viewer does not see."""
    if any(seen):
        return tuple([piece for piece, known in zip(pieces, seen, strict=True) if not known])
    return pieces


@lru_cache(maxsize=1000)
def kinds(pieces: tuple[str, ...]) -> tuple[str, ...]:
    """What these are, by name: how many of each, not which. Decks seldom change, views are many."""
    return tuple(sorted(piece.partition("#")[0] for piece in pieces))


def seat_view(s: Survival, viewer: int | None, seat: int) -> View:
    """A player: character, cards, things, wounds."""
    who = s.zones[crew.CHARACTER[seat]]
    hand = zones.look(s, viewer, crew.HAND[seat])
    return {
        "character": who[0] if who else None,
        "draft": s.zones[f"draft.{seat}"],
        "number": s.number.get(seat),
        "place": s.place.get(seat) or None,
        "fate": s.fate.get(seat),
        "passed": seat in s.passed,
        "hand": hand,
        "scanned": _faces(s, viewer, (*hand, *s.zones[crew.DISCARD[seat]])),
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
        "signal": seat in s.signal,
        "objectives": zones.look(s, viewer, crew.OBJECTIVES[seat]),
    }


def _ammo(s: Survival, seat: int) -> dict[str, int]:
    held = (*s.zones[crew.HANDS[seat]], *s.zones[crew.BESIDE[seat]])
    return {item: s.ammo[item] for item in held if item in s.ammo}


def _faces(s: Survival, viewer: int | None, cards: tuple[str | None, ...]) -> dict[str, bool]:
    """Which of the contamination cards in sight the viewer knows to be INFECTED, or not."""
    found = {}
    for card in cards:
        if card and crew.is_contamination(card):
            place = int(card[14:]) - 1
            if zones.sees(s, viewer, FACES, place):
                found[card] = s.zones[FACES][place].startswith("infected")
    return found
