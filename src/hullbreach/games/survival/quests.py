"""Quest items: no items until their task is met."""

from __future__ import annotations

from hullbreach.kernel.decisions import Play, Value

from . import crew
from .actions import Me
from .items import find_item, gain, use_up
from .state import Survival


def offer_quest(s: Survival, me: Me, values: list[Value]) -> None:
    """Not in combat, when the condition is met (LD-26.03b)."""
    if me.fighting:
        return
    for piece in s.zones[crew.QUEST[me.seat]]:
        kind = s.title.item_of[piece]
        if (
            kind.quest is not None
            and kind.quest(s, me.seat)
            and (not kind.quest_cost or find_item(s, me.seat, kind.quest_cost))
        ):
            values.append(("quest", piece))


def fulfil(s: Survival, seat: int, value: Value) -> Play:
    piece = str(value[1])
    cost = s.title.item_of[piece].quest_cost
    s.emit("quest_fulfilled", seat=seat, item=piece)
    if cost:
        use_up(s, find_item(s, seat, cost))
    yield from gain(s, seat, piece)
