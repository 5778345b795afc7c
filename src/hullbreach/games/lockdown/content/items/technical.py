"""Items found mostly in yellow rooms."""

from __future__ import annotations

from hullbreach.games.lockdown.content.effects import crawl
from hullbreach.games.lockdown.content.items.store import ITEMS, item
from hullbreach.games.lockdown.knowledge import gain_knowledge
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.catalogue import OUT, designed, public, rulebook
from hullbreach.games.survival.content import common_items
from hullbreach.games.survival.content.common import repair
from hullbreach.games.survival.content.gadgets import can_tape, tape_together, work_door
from hullbreach.games.survival.content.munition import can_fuel, fuel
from hullbreach.games.survival.craft import FIRE, FRAME, MATERIAL
from hullbreach.games.survival.damage import retreat
from hullbreach.games.survival.effects import choose_xeno, peek_tiles
from hullbreach.games.survival.markers import (
    place_fire,
    remove_fire,
)
from hullbreach.games.survival.needs import (
    door_here,
    fire_here,
    malfunction_here,
    passage_here,
    slimed,
    unexplored_left,
    xeno_here,
)
from hullbreach.kernel.decisions import Play

toolbelt = item(
    "toolbelt", yellow=6, component=FRAME, cost=1, when=OUT, once=True, known=rulebook(0.7)
)
toolbelt.option("repair", needs=malfunction_here)(repair)
toolbelt.option("door", needs=door_here)(work_door)

duct_tape = item("duct_tape", yellow=4, component=MATERIAL, cost=1, once=True, known=rulebook(0.75))
duct_tape.option("repair", needs=malfunction_here, when=OUT)(repair)
duct_tape.option("combine", needs=can_tape)(tape_together)

fire_blanket = item("fire_blanket", yellow=3, cost=1, when=OUT, once=True, known=public(0.8))


@fire_blanket.option("fire", needs=fire_here)
def smother(s: Lockdown, me: int) -> None:
    remove_fire(s, s.place[me])


fire_blanket.option("slime", needs=slimed)(common_items.wipe_off)

ITEMS.take(common_items.clothes, rulebook(0.85), yellow=2, green=4)

flashlight = item("flashlight", yellow=3, heavy=True, uses=3, known=rulebook(0.75))
flashlight.lights = True

lighter = item("lighter", yellow=3, component=FRAME, cost=1, once=True, known=designed(0.3))
lighter.lights = True


@lighter.option("ignite", needs=lambda s, me: s.place[me] not in s.fire)
def ignite(s: Lockdown, me: int) -> None:
    place_fire(s, s.place[me])


reagents = item(
    "reagents", yellow=2, green=4, component=FIRE, cost=1, once=True, known=public(0.85)
)
reagents.option("fuel", needs=can_fuel)(fuel)


@reagents.option("repel", knowledge=5, needs=xeno_here)
def repel(s: Lockdown, me: int) -> Play:
    xeno = yield from choose_xeno(s, me, "repel_xeno")
    retreat(s, xeno)


cave_plans = item("cave_plans", yellow=1, cost=1, when=OUT, once=True, known=rulebook(0.75))


@cave_plans.option("crawl", needs=passage_here)
def follow_cave_plans(s: Lockdown, me: int) -> Play:
    return crawl(s, me, attacked=False)


facility_plans = item("facility_plans", yellow=1, cost=1, when=OUT, once=True, known=designed(0.35))


@facility_plans.option("peek", needs=unexplored_left)
def read_plans(s: Lockdown, me: int) -> Play:
    return peek_tiles(s, me, 2)


research_documents = item(
    "research_documents", yellow=1, cost=1, when=OUT, once=True, known=designed(0.45)
)


@research_documents.option("study")
def study_documents(s: Lockdown, me: int) -> None:
    gain_knowledge(s, me, 1)
