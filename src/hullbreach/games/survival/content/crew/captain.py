"""The Captain's own cards."""

from __future__ import annotations

from hullbreach.games.survival.cards import draw
from hullbreach.games.survival.catalogue import IN, OUT, public
from hullbreach.games.survival.content.crew.deck import card
from hullbreach.games.survival.content.gunfire import can_cover, cover
from hullbreach.games.survival.crew import companions, has_computer, playing
from hullbreach.games.survival.items import find_item, load, most_ammo, own_weapon
from hullbreach.games.survival.movement import move, ways_out
from hullbreach.games.survival.state import Survival
from hullbreach.kernel.decisions import Ask, Play

reload = card("reload", known=public(0.95), captain=1)


def may_reload(s: Survival, me: int) -> bool:
    weapon = own_weapon(s, me)
    return bool(weapon) and s.ammo[weapon] < most_ammo(s, weapon)


@reload.option("reload", needs=may_reload)
def reload_revolver(s: Survival, me: int) -> None:
    load(s, own_weapon(s, me), 1)


def within_earshot(s: Survival, me: int) -> list[int]:
    """The others in the room; over the Intercom, those at a working computer too."""
    heard = companions(s, me)
    if find_item(s, me, "intercom"):
        heard += [
            seat
            for seat in playing(s)
            if seat != me and seat not in heard and has_computer(s, s.place[seat])
        ]
    return heard


order = card("order", when=OUT, known=public(0.95), captain=1)


def movable(s: Survival, me: int) -> list[int]:
    return [other for other in within_earshot(s, me) if ways_out(s, s.place[other])]


@order.option("order", needs=lambda s, me: bool(movable(s, me)))
def send_away(s: Survival, me: int) -> Play:
    """Another character moves, willing or not; somebody in combat elsewhere escapes."""
    _, other = yield Ask(me, "order", [("character", other) for other in movable(s, me)])
    rooms = ways_out(s, s.place[other])
    _, room = yield Ask(me, "order_to", [("to", room) for room in rooms], {"seat": other})
    yield from move(s, other, room)


motivation = card("motivation", known=public(0.95), captain=1)


@motivation.option("motivate")
def motivate(s: Survival, me: int) -> None:
    for seat in (me, *within_earshot(s, me)):
        draw(s, seat, 1)


suppressive_fire = card("suppressive_fire", when=IN, known=public(0.95), captain=1, scout=1)


@suppressive_fire.option("cover", needs=can_cover)
def suppress(s: Survival, me: int) -> Play:
    return cover(s, me, both=False)
