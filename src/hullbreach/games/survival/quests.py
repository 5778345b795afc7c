"""Quest items: no items until their task is met."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play, Value

from . import crew
from .actions import Me
from .catalogue import Item
from .items import gain, items_of, use_up
from .state import Survival

ANYTHING = ("anything",)
"""The cost of a quest for which any item may be discarded."""


def offer_quest(s: Survival, me: Me, values: list[Value]) -> None:
    """When the condition is met (LD-26.03b)."""
    for piece in s.zones[crew.QUEST[me.seat]]:
        kind = s.title.item_of[piece]
        if (
            kind.quest is not None
            and kind.quest(s, me.seat)
            and (not kind.quest_cost or payments(s, me.seat, kind))
        ):
            values.append(("quest", piece))


def payments(s: Survival, seat: int, quest: Item) -> list[str]:
    """What the character could discard for a quest, each kind once."""
    found: dict[str, str] = {}
    for item in items_of(s, seat):
        kind = s.title.item_of[item].id
        if kind in quest.quest_cost or quest.quest_cost == ANYTHING:
            found.setdefault(kind, item)
    return list(found.values())


def fulfil(s: Survival, seat: int, value: Value) -> Play:
    """Whoever imagines other items for the character may find that it cannot pay."""
    piece = str(value[1])
    kind = s.title.item_of[piece]
    items = payments(s, seat, kind)
    if kind.quest_cost and not items:
        return
    s.emit("quest_fulfilled", seat=seat, item=piece)
    if kind.quest_cost:
        values = [("discard", item) for item in items]
        _, item = yield Ask(seat, "quest_cost", values, {"item": piece})
        use_up(s, item)
    yield from gain(s, seat, piece)
