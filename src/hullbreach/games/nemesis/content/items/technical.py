"""Items found in yellow rooms."""

from __future__ import annotations

from hullbreach.games.nemesis.content.effects import drive_off
from hullbreach.games.nemesis.content.items.store import ITEMS, item
from hullbreach.games.nemesis.engines import can_swap_engine, swap_engine
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.cards import discard_all
from hullbreach.games.survival.catalogue import OUT, public
from hullbreach.games.survival.content import common_items
from hullbreach.games.survival.content.common import repair
from hullbreach.games.survival.content.crew.mechanic import can_crawl, crawl_through
from hullbreach.games.survival.content.gadgets import can_tape, tape_together, work_door
from hullbreach.games.survival.content.munition import can_fuel, fuel
from hullbreach.games.survival.craft import FIRE, FRAME
from hullbreach.games.survival.crew import HAND, action_cards, colour_of_room
from hullbreach.games.survival.effects import choose_xeno, peek_tiles
from hullbreach.games.survival.markers import remove_fire
from hullbreach.games.survival.movement import enter
from hullbreach.games.survival.needs import (
    colour_here,
    door_here,
    fire_here,
    malfunction_here,
    unexplored_left,
    xeno_here,
)
from hullbreach.kernel.decisions import Ask, Play

chemicals = item(
    "chemicals", yellow=7, component=FIRE, cost=1, when=OUT, once=True, known=public(0.96)
)
chemicals.option("fuel", needs=can_fuel)(fuel)

tools = item("tools", yellow=6, component=FRAME, cost=1, when=OUT, once=True, known=public(0.96))
tools.option("repair", needs=malfunction_here)(repair)
tools.option("engine", needs=can_swap_engine)(swap_engine)
tools.option("door", needs=door_here)(work_door)

duct_tape = item("duct_tape", yellow=4, cost=1, when=OUT, once=True, known=public(0.85))
duct_tape.option("repair", needs=malfunction_here)(repair)
duct_tape.option("engine", needs=can_swap_engine)(swap_engine)
duct_tape.option("combine", needs=can_tape)(tape_together)

fire_extinguisher = item(
    "fire_extinguisher", yellow=4, heavy=True, cost=1, once=True, known=public(0.96)
)


@fire_extinguisher.option("fire", needs=fire_here)
def put_out(s: Nemesis, me: int) -> None:
    remove_fire(s, s.place[me])


@fire_extinguisher.option("repel", needs=xeno_here)
def repel(s: Nemesis, me: int) -> Play:
    intruder = yield from choose_xeno(s, me, "repel_xeno")
    drive_off(s, me, intruder)


ITEMS.take(common_items.clothes, yellow=3, green=3)

technical_corridors_plan = item(
    "technical_corridors_plan", yellow=1, cost=1, when=OUT, once=True, known=public(0.96)
)
technical_corridors_plan.option("crawl", needs=can_crawl)(crawl_through)

space_suit = item("space_suit", yellow=1, cost=1, when=OUT, once=True, known=public(0.96))


def airlocks(s: Nemesis, me: int) -> list[str]:
    """The other yellow rooms, seen from a yellow one."""
    if colour_here(s, me) != "yellow":
        return []
    rooms = s.board.rooms
    return [room for room in rooms if room != s.place[me] and colour_of_room(s, room) == "yellow"]


@space_suit.option("spacewalk", needs=lambda s, me: bool(airlocks(s, me)))
def spacewalk(s: Nemesis, me: int) -> Play:
    """At the price of all action cards in hand."""
    cards = tuple(action_cards(s, me))
    discard_all(s, me, cards)
    s.emit("discarded", seat=me, cards=cards, hand=len(s.zones[HAND[me]]))
    _, room = yield Ask(me, "spacewalk", [("to", room) for room in airlocks(s, me)])
    yield from enter(s, me, room, "", [])


nemesis_plans = item("nemesis_plans", yellow=1, cost=1, when=OUT, once=True, known=public(0.96))


@nemesis_plans.option("peek", needs=unexplored_left)
def read_plans(s: Nemesis, me: int) -> Play:
    return peek_tiles(s, me, 2)
