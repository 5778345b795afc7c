"""Quest items: fulfilling the task is free on the own turn (LD-26.03)."""

from __future__ import annotations

from hullbreach.games.survival.actions import Action
from hullbreach.games.survival.basic import nothing
from hullbreach.games.survival.quests import fulfil, offer_quest

QUEST = Action("quest", offer_quest, nothing, fulfil, least=0, free=True, calm=True)
