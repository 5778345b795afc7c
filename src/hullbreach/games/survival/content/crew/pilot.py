"""The Pilot's own cards that know no ship."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import OUT, public
from hullbreach.games.survival.content.crew.deck import card
from hullbreach.games.survival.rooms import act_here, possible_here, room_here
from hullbreach.games.survival.state import Survival
from hullbreach.kernel.decisions import Play

old_friend = card("old_friend", when=OUT, known=public(0.95), pilot=1)


def no_computer(s: Survival, me: int) -> bool:
    """A broken computer is still one."""
    room = room_here(s, me)
    return room is not None and not room.computer


@old_friend.option(
    "free_room", needs=lambda s, me: no_computer(s, me) and bool(possible_here(s, me))
)
def know_the_room(s: Survival, me: int) -> Play:
    return act_here(s, me, free=True)
