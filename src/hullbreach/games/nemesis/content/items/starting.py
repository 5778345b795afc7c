"""The weapon that each character starts with."""

from __future__ import annotations

from hullbreach.games.nemesis.content.items.store import item
from hullbreach.games.survival.catalogue import Weapon, public
from hullbreach.games.survival.content.store import (
    at_most_one,
    double_more,
    one_more,
    single_as_double,
)

item(
    "six_shooter",
    starting=1,
    owner="captain",
    heavy=True,
    weapon=Weapon(6, 6, energy=False, harm=double_more),
    known=public(0.95),
)
item(
    "shotgun",
    starting=1,
    owner="pilot",
    heavy=True,
    weapon=Weapon(2, 2, harm=one_more),
    known=public(0.95),
)
item(
    "sawed_off_shotgun",
    starting=1,
    owner="mechanic",
    heavy=True,
    weapon=Weapon(2, 2, harm=single_as_double),
    known=public(0.95),
)
item(
    "assault_rifle",
    starting=1,
    owner="soldier",
    heavy=True,
    weapon=Weapon(5, 5, harm=one_more),
    known=public(0.95),
)
item("rifle", starting=1, owner="scout", heavy=True, weapon=Weapon(4, 4), known=public(0.95))
item(
    "pistol",
    starting=1,
    owner="scientist",
    heavy=True,
    weapon=Weapon(3, 3, harm=at_most_one),
    known=public(0.85),
)
