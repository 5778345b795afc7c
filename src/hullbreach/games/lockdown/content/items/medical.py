"""Items found mostly in green rooms."""

from __future__ import annotations

from hullbreach.games.lockdown.content.items.store import ITEMS, item
from hullbreach.games.lockdown.knowledge import analyse, can_analyse
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.cards import draw
from hullbreach.games.survival.catalogue import OUT, designed, public, rulebook
from hullbreach.games.survival.contamination import (
    gain_contamination,
    peek_faces,
    rest,
)
from hullbreach.games.survival.content import common_items
from hullbreach.games.survival.content.remedies import disinfect
from hullbreach.games.survival.craft import ELECTRICITY, FIRE, MEDICINE
from hullbreach.games.survival.crew import alive, contamination_in_hand, in_room
from hullbreach.games.survival.damage import harm
from hullbreach.games.survival.effects import choose_xeno
from hullbreach.games.survival.larva import remove_larva
from hullbreach.games.survival.needs import contaminated, xeno_here
from hullbreach.games.survival.wounds import (
    dress_one,
    has_light,
    heal_light,
    may_dress,
    serious_wound,
)
from hullbreach.kernel.decisions import Ask, Play

ITEMS.take(common_items.medkit, rulebook(0.95), green=5)

skin_stapler = item(
    "skin_stapler", green=5, component=MEDICINE, cost=1, when=OUT, once=True, known=designed(0.55)
)
skin_stapler.option("dress", needs=may_dress)(dress_one)
skin_stapler.option("heal", needs=has_light)(heal_light)

antiseptic = item(
    "antiseptic", green=4, component=FIRE, cost=1, when=OUT, once=True, known=designed(0.55)
)
antiseptic.option("clean", needs=contaminated)(disinfect)

caffeine_pills = item("caffeine_pills", green=3, when=OUT, once=True, known=designed(0.45))


@caffeine_pills.option("swallow")
def swallow_pills(s: Lockdown, me: int) -> Play:
    """Rest, then draw 1 card."""
    yield from rest(s, me)
    if alive(s, me):
        draw(s, me, 1)


scalpel = item("scalpel", green=2, cost=1, once=True, known=public(0.8))


def hosts(s: Lockdown, me: int) -> list[int]:
    return [seat for seat in in_room(s, s.place[me]) if seat in s.larva]


@scalpel.option("cut_out", needs=lambda s, me: bool(hosts(s, me)))
def cut_out_larva(s: Lockdown, me: int) -> Play:
    _, seat = yield Ask(me, "cut_out", [("character", seat) for seat in hosts(s, me)])
    remove_larva(s, seat)
    yield from serious_wound(s, seat, "scalpel")


@scalpel.option("stab", needs=xeno_here)
def stab(s: Lockdown, me: int) -> Play:
    xeno = yield from choose_xeno(s, me, "stab")
    harm(s, xeno, 1, me)
    gain_contamination(s, me)


analysis_tools = item(
    "analysis_tools",
    green=2,
    component=ELECTRICITY,
    cost=1,
    when=OUT,
    once=True,
    known=public(0.88),
)
analysis_tools.option("analyse", needs=can_analyse)(analyse)


@analysis_tools.option("scan", needs=contaminated)
def scan_in_secret(s: Lockdown, me: int) -> None:
    """Every INFECTED result is ignored, so nobody else learns it."""
    peek_faces(s, me, contamination_in_hand(s, me))
