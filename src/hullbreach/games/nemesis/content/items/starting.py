"""The weapon that each character starts with."""

from __future__ import annotations

from hullbreach.games.nemesis.content.items.store import item
from hullbreach.games.survival.catalogue import public
from hullbreach.games.survival.content.weapons import (
    ASSAULT_RIFLE,
    PISTOL,
    REVOLVER,
    RIFLE,
    SAWED_OFF_SHOTGUN,
    SHOTGUN,
)

KNOWN = public(0.95)

item("six_shooter", starting=1, owner="captain", weapon=REVOLVER, known=KNOWN)
item("shotgun", starting=1, owner="pilot", weapon=SHOTGUN, known=KNOWN)
item("sawed_off_shotgun", starting=1, owner="mechanic", weapon=SAWED_OFF_SHOTGUN, known=KNOWN)
item("assault_rifle", starting=1, owner="soldier", weapon=ASSAULT_RIFLE, known=KNOWN)
item("rifle", starting=1, owner="scout", weapon=RIFLE, known=KNOWN)
item("pistol", starting=1, owner="scientist", weapon=PISTOL, known=public(0.85))
