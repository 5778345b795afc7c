"""The Survivor's own cards."""

from __future__ import annotations

from hullbreach.games.lockdown.content.cards.deck import card
from hullbreach.games.lockdown.content.effects import crawl
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.attack import attack, still_there
from hullbreach.games.survival.cards import draw
from hullbreach.games.survival.catalogue import IN, OUT, public
from hullbreach.games.survival.contamination import gain_contamination
from hullbreach.games.survival.crew import WOUNDS, companions
from hullbreach.games.survival.damage import harm
from hullbreach.games.survival.effects import choose_xeno
from hullbreach.games.survival.items import choose_item, discard_unused
from hullbreach.games.survival.movement import enter, ways_out
from hullbreach.games.survival.needs import has_items, passage_here
from hullbreach.games.survival.wounds import dress_one, may_dress
from hullbreach.kernel.decisions import Ask, Play, Value

desperate_attack = card("desperate_attack", when=IN, known=public(0.95), survivor=1)


@desperate_attack.option("attack")
def strike_desperately(s: Lockdown, me: int) -> Play:
    """A contamination card, 2 damage to one xeno; if it is still there it attacks at once."""
    gain_contamination(s, me)
    xeno = yield from choose_xeno(s, me, "desperate_attack")
    harm(s, xeno, 2, me)
    if still_there(s, xeno, me):
        yield from attack(s, xeno, me, "desperate_attack")


obstinate = card("obstinate", when=OUT, known=public(0.94), survivor=1)


def seriously_wounded(s: Lockdown, me: int) -> bool:
    return bool(s.zones[WOUNDS[me]])


@obstinate.option("draw", needs=seriously_wounded)
def draw_for_wounds(s: Lockdown, me: int) -> None:
    """Dressed wounds count too."""
    draw(s, me, len(s.zones[WOUNDS[me]]))


@obstinate.option("dress", needs=lambda s, me: has_items(s, me) and may_dress(s, me))
def dress_with_an_item(s: Lockdown, me: int) -> Play:
    item = yield from choose_item(s, me, "discard_item")
    discard_unused(s, me, item)
    yield from dress_one(s, me)


vents = card("vents", cost=1, when=OUT, known=public(0.94), survivor=1)


@vents.option("crawl", needs=passage_here)
def crawl_through_vents(s: Lockdown, me: int) -> Play:
    return crawl(s, me, attacked=True)


distraction = card("distraction", when=IN, known=public(0.95), survivor=1)


@distraction.option(
    "escape", needs=lambda s, me: has_items(s, me) and bool(ways_out(s, s.place[me]))
)
def slip_away(s: Lockdown, me: int) -> Play:
    """The Survivor, another character, or both escape to one room without being attacked."""
    item = yield from choose_item(s, me, "discard_item")
    discard_unused(s, me, item)
    who: list[Value] = [("alone", me)]
    for other in companions(s, me):
        who += [("other", other), ("both", other)]
    way, other = yield Ask(me, "who_escapes", who)
    here = s.place[me]
    _, room = yield Ask(me, "escape_to", [("to", room) for room in ways_out(s, here)])
    leader, *guests = (me, other) if way == "both" else (other,)
    corridor = s.board.corridor_between[here, room]
    yield from enter(s, leader, room, corridor, [], guests=tuple(guests))
