"""How a character dies."""

from __future__ import annotations

from hullbreach.kernel import zones

from .items import drop_objects, free_object, lose_items
from .larva import remove_larva
from .state import DEAD, Survival
from .title import TheEnd


def die(s: Survival, seat: int, cause: str) -> None:
    """The figure becomes a corpse, objects drop, items leave the game (LD-23.03b, LD-23.03c).

    A team may hope to bring its dead back, so they keep their items (LD-30.04).
    """
    if s.place[seat] == DEAD:
        return
    room = s.title.room_below(s, s.place[seat])
    drop_objects(s, seat)
    if not s.options.get("keep_items"):
        lose_items(s, seat)
    if room in s.board.section:
        corpse = free_object(s, "corpse")
        if corpse:
            zones.put(s, corpse, s.board.object_zone[room])
            s.corpse_of[corpse] = seat
            s.emit("corpse", piece=corpse, room=room, seat=seat)
    remove_larva(s, seat)
    if seat in s.slime:
        s.slime.remove(seat)
    s.place[seat] = DEAD
    s.fate[seat] = cause
    s.deaths += 1
    s.emit("died", seat=seat, room=room, place=DEAD, fate=cause, larva=0, slime=0)
    s.title.character_gone(s, seat)
    if s.deaths == 1:
        s.title.first_death(s)
    leave_play(s)


def leave_play(s: Survival) -> None:
    """The game ends when the last character is gone (LD-12.03a)."""
    if s.title.nobody_left(s):
        raise TheEnd("nobody_left")
