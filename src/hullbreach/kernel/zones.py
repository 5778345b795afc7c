"""Where pieces are, and who may see them there.

Every piece is in exactly one zone. A zone, not the code that reads it, says who sees what. The
first piece of a zone is its top. Moving a piece into somebody's sight is noticed here, so that
undo never reaches behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from . import chance

if TYPE_CHECKING:
    from .state import State


class Visibility(Enum):
    PUBLIC = "public"  # everybody sees every piece
    OWNER = "owner"  # the owner sees every piece, the others how many
    TOP = "top"  # everybody sees the top piece and how many
    COUNT = "count"  # everybody sees how many
    COMPOSITION = "composition"  # everybody knows which pieces, nobody their order
    NOBODY = "nobody"  # nobody sees anything


# An Enum takes its time to find a member.
FOR_ALL = Visibility.PUBLIC
FOR_OWNER = Visibility.OWNER
ONLY_TOP = Visibility.TOP
COUNTED = Visibility.COUNT
MIXED = Visibility.COMPOSITION


class Zone(Struct, frozen=True):
    visibility: Visibility
    owner: int | None = None


PUBLIC = Zone(Visibility.PUBLIC)
TOP = Zone(Visibility.TOP)
COUNT = Zone(Visibility.COUNT)
COMPOSITION = Zone(Visibility.COMPOSITION)
NOBODY = Zone(Visibility.NOBODY)

SPECTATOR = -1  # among those who remember a piece


def owned_by(seat: int) -> Zone:
    return Zone(Visibility.OWNER, seat)


def put(state: State, piece: str, zone: str, *, top: bool = False) -> None:
    """Move a piece to the end (or the top) of a zone."""
    if state.shared:
        state.own_zones()
    zones, kinds = state.zones, state.zone_kinds
    source = state.where[piece]
    here = zones[source]
    place = 0 if here[0] == piece else here.index(piece)
    if kinds[source] is not PUBLIC or kinds[zone] is not PUBLIC:
        _notice(state, piece, source, place, zone, top)
    zones[source] = here[:place] + here[place + 1 :] if place else here[1:]
    there = zones[zone]
    zones[zone] = (piece,) + there if top else there + (piece,)  # noqa: RUF005  (quicker)
    state.where[piece] = zone


def _notice(state: State, piece: str, source: str, place: int, zone: str, top: bool) -> None:
    """Who learns what by a move: something comes into sight, is remembered, or gets lost."""
    before, after, peeks = state.zone_kinds[source], state.zone_kinds[zone], state.peeks
    seen, owner, shown = before.visibility, before.owner, after.visibility
    if shown is FOR_ALL and (seen is COUNTED or seen is FOR_OWNER):  # turned face up
        state.opened += piece not in peeks or SPECTATOR not in peeks.pop(piece)
        return
    here = state.zones[source]
    known = seen is FOR_ALL or (piece in peeks and SPECTATOR in peeks[piece])
    if seen is MIXED:
        known = True  # it is missing there now
        state.opened += 1
    elif seen is ONLY_TOP and place == 0:
        known = True
        state.opened += len(here) > 1  # the piece below becomes visible
    if shown is FOR_OWNER and owner != after.owner:
        state.opened += not known
    if (
        shown is FOR_ALL
        or shown is MIXED
        or (shown is ONLY_TOP and (top or state.zones[zone] in ((), (piece,))))
    ):  # everybody sees it there
        state.opened += not known
        peeks.pop(piece, None)
    elif seen is FOR_OWNER and owner is not None:
        if source != zone:
            _lose_track(state, piece, here, owner)
    elif known:
        peeks[piece] = (SPECTATOR, *range(state.seats))


def _lose_track(state: State, piece: str, here: tuple[str, ...], owner: int) -> None:
    """One of these was moved by a secret choice: only the owner still knows which."""
    peeks = state.peeks
    known_to = peeks.get(piece, ()) if len(here) == 1 else ()
    if peeks:
        for other in here:
            peeks.pop(other, None)
    peeks[piece] = (*[seat for seat in known_to if seat != owner], owner)


def shuffle(state: State, zone: str, stream: str) -> None:
    """Shuffle a zone; whatever somebody knew about its pieces is forgotten."""
    pieces = chance.shuffled(state, stream, state.zones[zone])
    state.own_zones()
    state.zones[zone] = pieces
    if state.peeks:
        for piece in pieces:
            state.peeks.pop(piece, None)


def peek(state: State, seat: int, piece: str) -> None:
    """The seat looks at a hidden piece and remembers it."""
    seats = state.peeks.get(piece, ())
    if seat not in seats:
        state.peeks[piece] = (*seats, seat)
    state.opened += 1


def sees(state: State, viewer: int | None, zone: str, place: int) -> bool:
    """May the viewer know which piece lies at this place of the zone?"""
    kind = state.zone_kinds[zone]
    if kind.visibility is FOR_ALL or (kind.visibility is ONLY_TOP and place == 0):
        return True
    if kind.visibility is FOR_OWNER and kind.owner == viewer:
        return True
    if not state.peeks:
        return False
    known_to = state.peeks.get(state.zones[zone][place], ())
    return (SPECTATOR if viewer is None else viewer) in known_to


def look(state: State, viewer: int | None, zone: str) -> tuple[str | None, ...]:
    """The zone as the viewer sees it: a piece, or None for one that he may not know."""
    pieces, kind = state.zones[zone], state.zone_kinds[zone]
    if not pieces or kind is PUBLIC:
        return pieces
    visibility = kind.visibility
    if visibility is FOR_ALL or (visibility is FOR_OWNER and kind.owner == viewer):
        return pieces
    if visibility is MIXED:
        return tuple(sorted(pieces))
    who, peeks = SPECTATOR if viewer is None else viewer, state.peeks
    seen: list[str | None] = [None] * len(pieces)
    if not peeks.keys().isdisjoint(pieces):
        seen = [piece if who in peeks.get(piece, ()) else None for piece in pieces]
    if visibility is Visibility.NOBODY:
        return tuple([piece for piece in seen if piece])
    if visibility is ONLY_TOP:
        seen[0] = pieces[0]
    return tuple(seen)


def look_at_top(state: State, viewer: int | None, zone: str) -> str | None:
    """The first piece of a zone, or None if the viewer may not know it."""
    return state.zones[zone][0] if sees(state, viewer, zone, 0) else None


def hidden(
    state: State, viewer: int | None, back: Callable[[str], str]
) -> Iterator[tuple[str, str]]:
    """Every piece the viewer cannot tell from others, with the name of the group it hides in."""
    for zone, kind in state.zone_kinds.items():
        mixed = kind.visibility is Visibility.COMPOSITION
        for place, piece in enumerate(state.zones[zone]):
            if not sees(state, viewer, zone, place):
                yield piece, f"in {zone}" if mixed else back(piece)
