"""Items found mostly in yellow rooms."""

from __future__ import annotations

from hullbreach.games.lockdown.content.effects import choose_xeno, crawl, peek_tiles
from hullbreach.games.lockdown.content.items.store import item
from hullbreach.games.lockdown.content.needs import (
    door_here,
    fire_here,
    malfunction_here,
    passage_here,
    slimed,
    unexplored_left,
    unloaded,
    xeno_here,
)
from hullbreach.games.lockdown.knowledge import gain_knowledge
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.catalogue import OUT, designed, public, rulebook
from hullbreach.games.survival.craft import FIRE, FRAME, MATERIAL
from hullbreach.games.survival.crew import HANDS
from hullbreach.games.survival.damage import retreat
from hullbreach.games.survival.doors import toggle_door
from hullbreach.games.survival.items import is_object, load, most_ammo
from hullbreach.games.survival.markers import (
    lose_slime,
    place_fire,
    remove_fire,
    remove_malfunction,
)
from hullbreach.games.survival.wounds import dress_one, may_dress
from hullbreach.kernel.decisions import Ask, Play, Value

toolbelt = item(
    "toolbelt", yellow=6, component=FRAME, cost=1, when=OUT, once=True, known=rulebook(0.7)
)
duct_tape = item("duct_tape", yellow=4, component=MATERIAL, cost=1, once=True, known=rulebook(0.75))


@toolbelt.option("repair", needs=malfunction_here)
@duct_tape.option("repair", needs=malfunction_here, when=OUT)
def repair(s: Lockdown, me: int) -> None:
    remove_malfunction(s, s.place[me])


@toolbelt.option("door", needs=door_here)
def work_door(s: Lockdown, me: int) -> Play:
    return toggle_door(s, me, s.title.board(s).corridors_of[s.place[me]])


def pairs(s: Lockdown, me: int) -> list[Value]:
    """Two heavy items that are not yet taped; never objects (LD-25.08)."""
    free = [
        piece
        for piece in s.zones[HANDS[me]]
        if not is_object(piece) and piece not in s.taped and piece not in s.taped.values()
    ]
    return [("tape", one, other) for n, one in enumerate(free) for other in free[n + 1 :]]


@duct_tape.option("combine", needs=lambda s, me: bool(pairs(s, me)))
def tape_together(s: Lockdown, me: int) -> Play:
    _, one, other = yield Ask(me, "tape", pairs(s, me))
    s.taped[other] = one
    s.emit("taped", seat=me, item=one, other=other)


fire_blanket = item("fire_blanket", yellow=3, cost=1, when=OUT, once=True, known=public(0.8))
clothes = item(
    "clothes",
    yellow=2,
    green=4,
    component=MATERIAL,
    cost=1,
    when=OUT,
    once=True,
    known=rulebook(0.85),
)


@fire_blanket.option("fire", needs=fire_here)
def smother(s: Lockdown, me: int) -> None:
    remove_fire(s, s.place[me])


@fire_blanket.option("slime", needs=slimed)
@clothes.option("slime", needs=slimed)
def wipe_off(s: Lockdown, me: int) -> None:
    lose_slime(s, me)


@clothes.option("dress", needs=may_dress)
def bandage(s: Lockdown, me: int) -> Play:
    return dress_one(s, me)


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


@reagents.option("fuel", needs=lambda s, me: bool(unloaded(s, me, "flamethrower")))
def fuel(s: Lockdown, me: int) -> None:
    weapon = unloaded(s, me, "flamethrower")
    load(s, weapon, most_ammo(s, weapon))


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
