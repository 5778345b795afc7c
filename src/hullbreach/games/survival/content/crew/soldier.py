"""The Soldier's own cards."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import IN, public
from hullbreach.games.survival.combat import shoot
from hullbreach.games.survival.content.crew.deck import card
from hullbreach.games.survival.content.gunfire import can_cover, choose_shot, cover, energy_loaded
from hullbreach.games.survival.items import own_weapon
from hullbreach.games.survival.reactions import ignores_surprise
from hullbreach.games.survival.state import Survival
from hullbreach.games.survival.title import Asking
from hullbreach.kernel.decisions import Play

full_auto = card("full_auto", when=IN, known=public(0.95), soldier=1)


@full_auto.option("empty", needs=lambda s, me: bool(s.ammo.get(own_weapon(s, me))))
def empty_the_magazine(s: Survival, me: int) -> Play:
    """All ammo for one shot: 1 more damage for every 2 ammo, even if the shot misses."""
    gun, target = yield from choose_shot(s, me, [own_weapon(s, me)])
    yield from shoot(s, me, gun, target, full_auto=True)


nerves_of_steel = card("nerves_of_steel", known=public(0.95), soldier=1)


def keep_calm(s: Survival, seat: int, how: str) -> Asking[int]:
    return ignores_surprise(s, seat, how, "nerves_of_steel", "keep_calm")


covering_fire = card("covering_fire", when=IN, known=public(0.95), soldier=1)


@covering_fire.option("cover", needs=can_cover)
def cover_comrades(s: Survival, me: int) -> Play:
    return cover(s, me, both=True)


taking_aim = card("taking_aim", when=IN, known=public(0.95), soldier=1)


@taking_aim.option("aim", needs=lambda s, me: bool(energy_loaded(s, me)))
def take_aim(s: Survival, me: int) -> Play:
    gun, target = yield from choose_shot(s, me, energy_loaded(s, me))
    yield from shoot(s, me, gun, target, reroll=True)
