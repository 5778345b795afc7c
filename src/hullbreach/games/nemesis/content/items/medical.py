"""Items found in green rooms."""

from __future__ import annotations

from hullbreach.games.nemesis.content.items.store import ITEMS, item
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.cards import draw
from hullbreach.games.survival.catalogue import OUT, Effect, Item, Needs, public
from hullbreach.games.survival.content import common_items
from hullbreach.games.survival.content.remedies import boost, disinfect
from hullbreach.games.survival.craft import FIRE, MATERIAL
from hullbreach.games.survival.crew import companions
from hullbreach.games.survival.needs import contaminated
from hullbreach.games.survival.wounds import (
    dress_one,
    has_light,
    heal_light,
    heal_one,
    may_dress,
    may_heal,
)
from hullbreach.kernel.decisions import Ask, Play


def patients(s: Nemesis, me: int, hurt: Needs) -> list[int]:
    """The others in the room whom it would help."""
    return [other for other in companions(s, me) if hurt(s, other)]


def for_another(kind: Item, name: str, hurt: Needs, treat: Effect) -> None:
    """What helps oneself can be used on another character in the room, too (NE-09.18)."""

    @kind.option(f"{name}_another", needs=lambda s, me: bool(patients(s, me, hurt)))
    def help_another(s: Nemesis, me: int) -> Play:
        seats = patients(s, me, hurt)
        _, other = yield Ask(me, "patient", [("character", seat) for seat in seats])
        done = treat(s, other)
        if done is not None:
            yield from done


medkit = ITEMS.take(common_items.medkit, green=7)
for_another(medkit, "dress", may_dress, dress_one)
for_another(medkit, "heal", may_heal, heal_one)

bandages = item(
    "bandages", green=7, component=MATERIAL, cost=1, when=OUT, once=True, known=public(0.96)
)
bandages.option("dress", needs=may_dress)(dress_one)
bandages.option("heal", needs=has_light)(heal_light)
for_another(bandages, "dress", may_dress, dress_one)
for_another(bandages, "heal", has_light, heal_light)

synthetic_food = item("synthetic_food", green=5, cost=1, when=OUT, once=True, known=public(0.96))


@synthetic_food.option("eat")
def eat(s: Nemesis, me: int) -> None:
    draw(s, me, 2)


adrenaline_injection = item("adrenaline_injection", green=3, cost=1, once=True, known=public(0.96))


@adrenaline_injection.option("inject")
def inject(s: Nemesis, me: int) -> None:
    """Any number of actions this turn, and then a pass."""
    draw(s, me, 1)
    if me not in s.tireless:
        s.tireless.append(me)


alcohol = item("alcohol", green=3, component=FIRE, cost=1, when=OUT, once=True, known=public(0.96))
alcohol.option("clean", needs=contaminated)(disinfect)

military_drugs = item("military_drugs", green=2, cost=1, once=True, known=public(0.96))
military_drugs.option("boost")(boost)
