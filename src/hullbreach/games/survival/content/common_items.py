"""Items that both boxes hold. A title says how many, and in which decks."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import OUT, Item, public
from hullbreach.games.survival.content.gadgets import shock_character, shock_xeno
from hullbreach.games.survival.content.shelf import Shelf
from hullbreach.games.survival.content.weapons import FLAMETHROWER
from hullbreach.games.survival.craft import ELECTRICITY, FIRE, FRAME, MATERIAL, MEDICINE
from hullbreach.games.survival.effects import peek_tiles
from hullbreach.games.survival.markers import lose_slime
from hullbreach.games.survival.needs import company, slimed, unexplored_left, xeno_here
from hullbreach.games.survival.state import Survival
from hullbreach.games.survival.wounds import dress_one, heal_one, may_dress, may_heal
from hullbreach.kernel.decisions import Play

item = Shelf(Item).declare
KNOWN = public(0.96)

medkit = item("medkit", component=MEDICINE, cost=1, when=OUT, once=True, known=KNOWN)
medkit.option("dress", needs=may_dress)(dress_one)
medkit.option("heal", needs=may_heal)(heal_one)

clothes = item("clothes", component=MATERIAL, cost=1, when=OUT, once=True, known=KNOWN)


@clothes.option("slime", needs=slimed)
def wipe_off(s: Survival, me: int) -> None:
    lose_slime(s, me)


clothes.option("dress", needs=may_dress)(dress_one)

recon_drone = item("recon_drone", cost=1, when=OUT, once=True, known=KNOWN)


@recon_drone.option("send_drone", needs=unexplored_left)
def scout(s: Survival, me: int) -> Play:
    return peek_tiles(s, me, 1, token=True)


taser = item("taser", recipe=(ELECTRICITY, FRAME), cost=1, once=True, known=KNOWN)
taser.option("shock_intruder", needs=xeno_here)(shock_xeno)
taser.option("shock_character", needs=company)(shock_character)

flamethrower = item("flamethrower", recipe=(FIRE, FRAME), weapon=FLAMETHROWER, known=KNOWN)
