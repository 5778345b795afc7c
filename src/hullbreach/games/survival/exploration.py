"""Exploring a room: its tile, its search counter, the effect of its exploration token."""

from __future__ import annotations

from hullbreach.kernel import zones
from hullbreach.kernel.decisions import YES, yes_no

from .doors import close_door
from .markers import gain_slime, place_fire, place_malfunction
from .modes import search_count
from .noise import danger
from .state import Survival
from .title import Asking


def explore(
    s: Survival,
    seat: int,
    room: str,
    corridor: str,
    *,
    silent: bool = False,
    may_ignore: bool = False,
) -> Asking[str]:
    """Turn up the tile and resolve the token (LD-16.06a, LD-17.01).

    A silent entrance cancels Silence and Danger (NE-09.04).

    Returns `silence` or `danger` if the token takes the place of the noise roll.
    """
    board = s.board
    hidden = s.zones[board.tile_zone[room]]  # a crossroads has none
    for tile in hidden:
        zones.put(s, tile, board.room_zone[room])
    tile = s.zones[board.room_zone[room]][0]
    token = s.zones[board.token_zone[room]][0]
    count, effect = s.title.token_says(token)
    zones.put(s, token, "explored")
    kind = s.title.room_of[tile]
    if kind.search:
        s.search[room] = search_count(s, count)  # LD-17.02a; never in the Nest
    s.emit("explored", seat=seat, room=room, tile=tile, token=token)
    if hidden:
        s.title.explored(s, seat, room)
    if may_ignore:
        ignored = yield yes_no(seat, "ignore_token", {"token": token})
        if ignored == YES:
            return ""
    if silent and effect in ("silence", "danger"):
        return ""
    return (yield from _resolve(s, seat, room, corridor, effect))


def _resolve(s: Survival, seat: int, room: str, corridor: str, effect: str) -> Asking[str]:
    if effect == "silence" and seat not in s.slime:
        return "silence"
    if effect in ("danger", "silence"):  # LD-17.03b: slime turns Silence into Danger
        danger(s, room)
        return "danger"
    if effect == "slime":
        gain_slime(s, seat)
    elif effect == "fire":
        place_fire(s, room)
    elif effect == "malfunction":
        place_malfunction(s, room)
    elif effect == "door":
        yield from close_door(s, corridor, seat)  # LD-17.08
    else:
        yield from s.title.resolve_token(s, seat, effect)
    return ""
