"""Quest items: activating one is an action that costs 1 (NE-09.16)."""

from __future__ import annotations

from hullbreach.games.survival.actions import Action
from hullbreach.games.survival.basic import one
from hullbreach.games.survival.quests import fulfil, offer_quest

QUEST = Action("quest", offer_quest, one, fulfil, calm=True)
