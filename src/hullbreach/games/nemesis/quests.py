"""Quest items: activating one is an action that costs 1 (NE-09.16)."""

from __future__ import annotations

from hullbreach.games.survival.actions import Action, Me
from hullbreach.games.survival.basic import one
from hullbreach.games.survival.quests import fulfil, offer_quest
from hullbreach.kernel.decisions import Value

from .state import Nemesis


def offer_activation(s: Nemesis, me: Me, values: list[Value]) -> None:
    if me.purse:
        offer_quest(s, me, values)


QUEST = Action("quest", offer_activation, one, fulfil, calm=True)
