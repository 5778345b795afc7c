"""The Scout's own cards."""

from __future__ import annotations

from hullbreach.games.survival.actions import pay
from hullbreach.games.survival.cards import draw
from hullbreach.games.survival.catalogue import IN, OUT, public
from hullbreach.games.survival.combat import shoot
from hullbreach.games.survival.content.crew.deck import card
from hullbreach.games.survival.content.gunfire import choose_shot, loaded
from hullbreach.games.survival.crew import action_cards, alive, has_wound
from hullbreach.games.survival.movement import move, ways_out
from hullbreach.games.survival.search import search
from hullbreach.games.survival.state import Survival
from hullbreach.kernel.decisions import Ask, Play

adrenaline = card("adrenaline", when=IN, known=public(0.95), scout=1)


@adrenaline.option("snap_shot", needs=lambda s, me: bool(loaded(s, me)))
def shoot_and_draw(s: Survival, me: int) -> Play:
    gun, target = yield from choose_shot(s, me, loaded(s, me))
    yield from shoot(s, me, gun, target)
    if alive(s, me):
        draw(s, me, 1)


def limp(s: Survival, me: int) -> int:
    """A leg wound asks its price even of this escape."""
    return 2 if has_wound(s, me, "leg") else 0


def may_escape(s: Survival, me: int) -> bool:
    purse = len(action_cards(s, me)) - 1
    return purse >= limp(s, me) and bool(ways_out(s, s.place[me]))


@adrenaline.option("escape", needs=may_escape)
def escape_and_draw(s: Survival, me: int) -> Play:
    yield from pay(s, me, limp(s, me))
    _, room = yield Ask(me, "escape_to", [("to", room) for room in ways_out(s, s.place[me])])
    yield from move(s, me, room)
    if alive(s, me):
        draw(s, me, 1)


reconnaissance = card("reconnaissance", cost=1, when=OUT, known=public(0.95), scout=1)


@reconnaissance.option("sneak", needs=lambda s, me: bool(ways_out(s, s.place[me])))
def go_quietly(s: Survival, me: int) -> Play:
    _, room = yield Ask(me, "scout_to", [("to", room) for room in ways_out(s, s.place[me])])
    yield from move(s, me, room, quiet=True)


scavenging = card("scavenging", cost=1, when=OUT, known=public(0.95), scout=1)


@scavenging.option("search", needs=lambda s, me: s.place[me] in s.search)
def scavenge(s: Survival, me: int) -> Play:
    """Also where the search counter is at 0."""
    return search(s, me)
