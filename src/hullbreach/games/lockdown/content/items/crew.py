"""The quest items that the crew of the Nemesis has in the facility (LD-30.06c, LD-30.06d)."""

from __future__ import annotations

from hullbreach.games.lockdown.content.items.store import item
from hullbreach.games.survival.catalogue import designed
from hullbreach.games.survival.content.weapons import (
    ASSAULT_RIFLE,
    PISTOL,
    REVOLVER,
    RIFLE,
    SAWED_OFF_SHOTGUN,
    SHOTGUN,
)
from hullbreach.games.survival.needs import colour_here
from hullbreach.games.survival.quests import ANYTHING

revolver = item(
    "revolver", quest=1, owner="captain", weapon=REVOLVER._replace(start=3), known=designed(0.45)
)
revolver.quest = lambda s, me: colour_here(s, me) == "red"
revolver.quest_cost = ANYTHING

pilots_shotgun = item("pilots_shotgun", quest=1, owner="pilot", weapon=SHOTGUN, known=designed(0.4))
pilots_shotgun.quest = lambda s, me: colour_here(s, me) == "red"
pilots_shotgun.quest_cost = ("weapon_energy_cell",)

scientists_pistol = item(
    "scientists_pistol", quest=1, owner="scientist", weapon=PISTOL, known=designed(0.4)
)
scientists_pistol.quest = lambda s, me: colour_here(s, me) in ("white", "green")
scientists_pistol.quest_cost = ANYTHING

scouts_rifle = item("scouts_rifle", quest=1, owner="scout", weapon=RIFLE, known=designed(0.4))
scouts_rifle.quest = lambda s, me: s.scouted.get(me, 0) >= 2

combat_rifle = item(
    "combat_rifle", quest=1, owner="soldier", weapon=ASSAULT_RIFLE, known=designed(0.45)
)
combat_rifle.quest = lambda s, me: colour_here(s, me) == "red"
combat_rifle.quest_cost = ("weapon_energy_cell",)

sawed_off_shotgun = item(
    "sawed_off_shotgun",
    quest=1,
    owner="mechanic",
    weapon=SAWED_OFF_SHOTGUN,
    known=designed(0.4),
)
sawed_off_shotgun.quest = lambda s, me: colour_here(s, me) == "yellow"
sawed_off_shotgun.quest_cost = ("toolbelt", "duct_tape")
