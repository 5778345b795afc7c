"""The nine "2" rooms, six of which are in a game on the standard board (LD-28.01)."""

from __future__ import annotations

from hullbreach.games.lockdown import pods, venting
from hullbreach.games.lockdown.content.rooms.plan import room
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.catalogue import rulebook
from hullbreach.games.survival.content.room_actions import operating_theatre
from hullbreach.games.survival.craft import available, take_crafted
from hullbreach.games.survival.crew import find_room, in_room, xenos_in
from hullbreach.games.survival.damage import harm
from hullbreach.games.survival.figures import by_size
from hullbreach.games.survival.markers import lower_search, place_malfunction
from hullbreach.games.survival.needs import items_left_here
from hullbreach.games.survival.readings import reads
from hullbreach.games.survival.wounds import serious_wound
from hullbreach.kernel.decisions import Ask, Play, Value

KNOWN = rulebook(0.97)

css_b = room("css_b", slot="2", colour="yellow", known=KNOWN)
css_c = room("css_c", slot="2", colour="yellow", known=KNOWN)


@css_b.option("enter_pod", needs=lambda s, me: pods.may_enter("pod_b", s))
def enter_pod_b(s: Lockdown, me: int) -> Play:
    return pods.enter_pod(s, me, "pod_b")


@css_c.option("enter_pod", needs=lambda s, me: pods.may_enter("pod_c", s))
def enter_pod_c(s: Lockdown, me: int) -> Play:
    return pods.enter_pod(s, me, "pod_c")


css_control = room("css_control", slot="2", colour="yellow", computer=True, known=KNOWN)
css_control.option("reschedule", needs=lambda s, me: bool(pods.spaces_with_token(s)))(
    pods.reschedule
)

defense_control = room("defense_control_room", slot="2", colour="red", computer=True, known=KNOWN)


def threatened(s: Lockdown) -> list[str]:
    """Rooms with a xeno and without a malfunction."""
    rooms = s.board.rooms
    return [room for room in rooms if xenos_in(s, room) and room not in s.malfunction]


def prices(s: Lockdown) -> list[Value]:
    """A search of the control room or a malfunction there, if that leaves a room to strike."""
    own, targets = find_room(s, "defense_control_room"), threatened(s)
    found: list[Value] = [("search",)] if targets and s.search.get(own) else []
    return [*found, ("break",)] if any(room != own for room in targets) else found


@defense_control.option("exterminate", needs=lambda s, me: bool(prices(s)))
def exterminate(s: Lockdown, me: int) -> Play:
    """Strike a room with xenos, at the price of the control room (LD-28.02)."""
    own = find_room(s, "defense_control_room")
    price = yield Ask(me, "defense_price", prices(s))
    if price[0] == "search":
        lower_search(s, own)
    else:
        place_malfunction(s, own)
    _, target = yield Ask(me, "exterminate", [("room", room) for room in threatened(s)])
    place_malfunction(s, target)
    for xeno in by_size(xenos_in(s, target)):
        harm(s, xeno, 1, me)
    for seat in in_room(s, target):
        yield from serious_wound(s, seat, "defense")


guard_room = room("guard_room", slot="2", colour="red", known=KNOWN)


def equipment(s: Lockdown) -> list[str]:
    """What is left of the two things that the locker holds (LD-28.09)."""
    first = "neutralizer" if reads(s, "guard_room", "neutralizer") else "taser"
    return [kind for kind in (first, "enviro_suit") if available(s, kind)]


@guard_room.option(
    "take_equipment", needs=lambda s, me: items_left_here(s, me) and bool(equipment(s))
)
def take_equipment(s: Lockdown, me: int) -> Play:
    lower_search(s, s.place[me])
    _, kind = yield Ask(me, "take_crafted", [("take", kind) for kind in equipment(s)])
    yield from take_crafted(s, me, kind)


room("contaminated_room", slot="2", colour="white", malfunction=False, known=KNOWN)
"""Every search here slimes the searcher (LD-28.06): see `title`."""

surgery = room("surgery", slot="2", colour="green", known=KNOWN)
operating_theatre(surgery)

testing_lab = room("testing_lab", slot="2", colour="green", computer=True, known=KNOWN)


@testing_lab.option(
    "take_neutralizer",
    needs=lambda s, me: s.knowledge[me] >= 4 and available(s, "neutralizer"),
)
def take_neutralizer(s: Lockdown, me: int) -> Play:
    return take_crafted(s, me, "neutralizer")


vent_control = room("vent_control_room", slot="2", colour="yellow", computer=True, known=KNOWN)
vent_control.option("vent", needs=venting.can_vent)(venting.vent)
