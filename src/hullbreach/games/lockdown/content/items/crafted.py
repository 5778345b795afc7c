"""Crafted items: never drawn, only built (LD-26.02a)."""

from __future__ import annotations

from hullbreach.games.lockdown.content.items.store import ITEMS, item
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.cards import shuffle_all
from hullbreach.games.survival.catalogue import OUT, public, rulebook
from hullbreach.games.survival.contamination import all_contamination, cleanse
from hullbreach.games.survival.content import common_items
from hullbreach.games.survival.content.weapons import PISTOL
from hullbreach.games.survival.craft import ELECTRICITY, FIRE, FRAME, MATERIAL, MEDICINE
from hullbreach.games.survival.turns import pass_by_rule
from hullbreach.kernel.decisions import Play

neutralizer = item(
    "neutralizer",
    blue=3,
    recipe=(FIRE, MEDICINE),
    cost=1,
    when=OUT,
    once=True,
    known=public(0.9),
)


@neutralizer.option("cure")
def cure(s: Lockdown, me: int) -> Play:
    """Remove every INFECTED card and the larva; shuffle all cards into a new deck and pass."""
    cleanse(s, me, all_contamination(s, me))
    shuffle_all(s, me)
    yield from pass_by_rule(s, me, lose_hand=False)


ITEMS.take(common_items.taser, public(0.9), blue=3)
ITEMS.take(common_items.flamethrower, public(0.88), blue=3)
item("pistol", blue=3, recipe=(ELECTRICITY, FIRE), weapon=PISTOL, known=public(0.7))
item("enviro_suit", blue=3, recipe=(MATERIAL, FRAME), heavy=True, known=rulebook(0.8))
"""Lets its wearer cross the surface on foot: see `rover`."""
