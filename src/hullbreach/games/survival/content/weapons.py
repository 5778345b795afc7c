"""How weapons change the damage of a result, and the weapons that both boxes hold."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import Weapon


def one_more(face: str, damage: int) -> int:
    """Whenever it deals damage it deals 1 more."""
    return damage + 1 if damage else 0


def double_more(face: str, damage: int) -> int:
    """A double hit deals 1 more."""
    return damage + 1 if face == "hit_2" else damage


def at_most_one(face: str, damage: int) -> int:
    """A double hit counts as a single one."""
    return 1 if face == "hit_2" else damage


def single_as_double(face: str, damage: int) -> int:
    """A single hit counts as a double one."""
    return 2 if face == "hit_1" else damage


def at_least_one(face: str, damage: int) -> int:
    """Every result but the blank one deals at least 1 damage."""
    return damage if face == "blank" else max(1, damage)


def at_least_one_hits_more(face: str, damage: int) -> int:
    """Every result but the blank one deals at least 1 damage, hits on any target 1 more."""
    return damage + 1 if face in ("hit_1", "hit_2") else at_least_one(face, damage)


REVOLVER = Weapon(6, 6, energy=False, harm=double_more)
SHOTGUN = Weapon(2, 2, harm=one_more)
SAWED_OFF_SHOTGUN = Weapon(2, 2, harm=single_as_double)
ASSAULT_RIFLE = Weapon(5, 5, harm=one_more)
RIFLE = Weapon(4, 4)
PISTOL = Weapon(3, 3, harm=at_most_one)
FLAMETHROWER = Weapon(4, 4, energy=False, harm=at_least_one, burns=True)
