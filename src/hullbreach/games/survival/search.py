"""Searching a room."""

from __future__ import annotations

from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play

from .cards import draw_aside
from .crew import LIMBO, colour_of_room
from .items import deck_of, gain, put_under
from .markers import lower_search
from .state import Survival

COLOURS = ("red", "yellow", "green")


def can_search(s: Survival, seat: int) -> bool:
    """A room with a counter above 0 (LD-26.01a, LD-26.01d)."""
    return s.search.get(s.place[seat], 0) > 0


def search(s: Survival, seat: int) -> Play:
    """Draw 2 items of the room's colour, keep 1, put the other under its deck (LD-26.01b)."""
    room = s.place[seat]
    if s.search[room]:  # a card may allow a search where nothing is left
        lower_search(s, room)
    deck = colour_of_room(s, room)
    if deck == "white":
        _, deck = yield Ask(seat, "choose_deck", [("deck", colour) for colour in COLOURS])
    yield from find_items(s, seat, str(deck), 2)
    s.title.searched(s, seat, room)


def find_items(s: Survival, seat: int, colour: str, count: int) -> Play:
    """What is drawn lies in limbo, where only its finder sees it, until it is kept."""
    deck = f"items.{colour}"
    found = draw_aside(s, seat, deck, f"{deck}.discard", count)  # LD-25.03
    private = {seat: {"items": found}}
    s.emit("searched", private, seat=seat, deck=deck, limbo=len(found))
    if not found:
        return
    _, kept = yield Ask(seat, "keep_item", [("keep", item) for item in found])
    yield from settle_find(s, seat, kept)


def settle_find(s: Survival, seat: int, kept: str) -> Play:
    for item in s.zones[LIMBO[seat]]:
        if item != kept:
            put_back(s, seat, item)
    taken = yield from gain(s, seat, kept)
    if not taken:
        put_back(s, seat, kept)  # LD-26.01e


def put_back(s: Survival, seat: int, item: str) -> None:
    """Under its deck; the finder remembers it."""
    put_under(s, item)
    zones.peek(s, seat, item)
    s.emit("put_back", seat=seat, deck=deck_of(s, item), limbo=len(s.zones[LIMBO[seat]]))
