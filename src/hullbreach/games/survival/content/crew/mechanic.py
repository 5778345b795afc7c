"""The Mechanic's own cards."""

from __future__ import annotations

from hullbreach.games.survival.board import SERVICE
from hullbreach.games.survival.catalogue import OUT, public
from hullbreach.games.survival.content.common import repair
from hullbreach.games.survival.content.crew.deck import card
from hullbreach.games.survival.craft import FRAME, build, craftable
from hullbreach.games.survival.items import choose_item, discard_unused
from hullbreach.games.survival.markers import has_entrance, place_fire, remove_fire
from hullbreach.games.survival.movement import enter
from hullbreach.games.survival.needs import fire_here, has_items, malfunction_here
from hullbreach.games.survival.state import Survival
from hullbreach.games.survival.turns import is_playing, pass_turn
from hullbreach.kernel.decisions import Ask, Play

ingenuity = card("ingenuity", when=OUT, known=public(0.95), mechanic=1)
ingenuity.option("repair", needs=malfunction_here)(repair)


@ingenuity.option("improvise", needs=lambda s, me: bool(craftable(s, me, yellow_as=FRAME)))
def improvise(s: Survival, me: int) -> Play:
    """Craft; any yellow item may stand in for the frame."""
    kinds = craftable(s, me, yellow_as=FRAME)
    if kinds:  # nothing, perhaps, where somebody imagines the items of the character
        _, kind = yield Ask(me, "improvise", [("craft", kind) for kind in kinds])
        yield from build(s, me, kind, yellow_as=FRAME)


pyrotechnics = card("pyrotechnics", cost=1, when=OUT, known=public(0.95), mechanic=1)


@pyrotechnics.option("ignite", needs=lambda s, me: has_items(s, me) and not fire_here(s, me))
def set_fire(s: Survival, me: int) -> Play:
    item = yield from choose_item(s, me, "discard_item")
    discard_unused(s, me, item)
    place_fire(s, s.place[me])


@pyrotechnics.option("fire", needs=fire_here)
def put_out(s: Survival, me: int) -> None:
    remove_fire(s, s.place[me])


technical_corridors = card("technical_corridors", cost=1, when=OUT, known=public(0.95), mechanic=1)


def entrances(s: Survival, me: int) -> list[str]:
    """Where the technical corridors lead from here, explored or not."""
    here = s.place[me]
    if not has_entrance(s, here):
        return []
    return [room for room in s.board.entrances if room != here]


def can_crawl(s: Survival, me: int) -> bool:
    return bool(entrances(s, me))


@technical_corridors.option("crawl", needs=can_crawl)
def crawl_and_pass(s: Survival, me: int) -> Play:
    yield from crawl_through(s, me)
    if is_playing(s, me):
        yield from pass_turn(s, me)


def crawl_through(s: Survival, me: int) -> Play:
    _, room = yield Ask(me, "crawl", [("crawl", room) for room in entrances(s, me)])
    yield from enter(s, me, room, SERVICE, [])
