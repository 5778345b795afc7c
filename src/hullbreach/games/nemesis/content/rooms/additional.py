"""The nine "2" rooms, five of which are in a game (NE-14.02)."""

from __future__ import annotations

from hullbreach.games.nemesis import airlock, engines, pods
from hullbreach.games.nemesis.content.rooms.plan import room
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.catalogue import public
from hullbreach.games.survival.contamination import rest
from hullbreach.games.survival.crew import contamination_in_hand
from hullbreach.games.survival.doors import can_toggle, toggle_doors
from hullbreach.games.survival.effects import peek_tiles
from hullbreach.games.survival.markers import lose_slime
from hullbreach.games.survival.needs import contaminated, slimed, unexplored_left
from hullbreach.games.survival.wounds import has_light, heal_one_light
from hullbreach.kernel.decisions import YES, Ask, Play, yes_no

KNOWN = public(0.95)
LESS_KNOWN = public(0.9)

airlock_control = room("airlock_control", slot="2", colour="yellow", known=LESS_KNOWN)
airlock_control.option("open_airlock", needs=airlock.can_open)(airlock.open_airlock)

room("cabins", slot="2", colour="white", known=KNOWN)
"""Whoever rests here at the start of a round draws 1 card more (NE-05.13): see `title`."""

canteen = room("canteen", slot="2", colour="green", known=KNOWN)


def may_scan(s: Nemesis, me: int) -> Play:
    """The contamination cards in hand may be scanned; those that are not INFECTED go."""
    if contamination_in_hand(s, me):
        wanted = yield yes_no(me, "scan_hand")
        if wanted == YES:
            yield from rest(s, me)


@canteen.option("eat", needs=lambda s, me: has_light(s, me) or contaminated(s, me))
def eat(s: Nemesis, me: int) -> Play:
    heal_one_light(s, me)
    yield from may_scan(s, me)


command_center = room("command_center", slot="2", colour="red", computer=True, known=LESS_KNOWN)


def with_doors(s: Nemesis) -> list[str]:
    """Rooms around which a door can be opened or closed."""
    board = s.board
    return [room for room in board.rooms if can_toggle(s, board.corridors_of[room])]


@command_center.option("set_doors", needs=lambda s, me: bool(with_doors(s)))
def set_doors(s: Nemesis, me: int) -> Play:
    """Open and close the doors of one room as you like."""
    _, room = yield Ask(me, "set_doors", [("room", room) for room in with_doors(s)])
    yield from toggle_doors(s, me, s.board.corridors_of[room])


engine_control = room("engine_control", slot="2", colour="yellow", computer=True, known=LESS_KNOWN)
engine_control.option("check_engines")(engines.check_all)

hatch_control = room("hatch_control", slot="2", colour="white", known=LESS_KNOWN)
hatch_control.option("toggle_pod", needs=pods.can_toggle)(pods.toggle)

monitoring_room = room("monitoring_room", slot="2", colour="red", computer=True, known=LESS_KNOWN)


@monitoring_room.option("inspect_room", needs=unexplored_left)
def inspect_room(s: Nemesis, me: int) -> Play:
    return peek_tiles(s, me, 1, token=True)


room("slime_room", slot="2", search=False, malfunction=False, known=KNOWN)
"""Whoever comes in gets slime: see `title`."""

shower_room = room("shower_room", slot="2", colour="white", known=KNOWN)


@shower_room.option("shower", needs=lambda s, me: slimed(s, me) or contaminated(s, me))
def shower(s: Nemesis, me: int) -> Play:
    lose_slime(s, me)
    yield from may_scan(s, me)
