"""Which unit goes where."""

from __future__ import annotations

from hullbreach.kernel.decisions import Value

from .facts import facts
from .fights import effect, hits
from .standing import standing
from .station import Station, Unit
from .stops import stop_value
from .traps import harm

EJECTED = 1.4  # a unit that its owner must bring back
DEPLOYED = 1.3
PASSAGE = 0.7  # a Passage card that is gone


def move_value(st: Station, name: str) -> float:
    """The best that the unit can do if it walks straight on."""
    way = st.next_way(name)
    return arrival(st, name, way[-1]) - harm(st, st.units[name], way, way[-1])


def arrival(st: Station, name: str, sector: str) -> float:
    """The best room of the sector for the own unit, or the best unit to eject."""
    left = st.moved(name, "")
    rooms = left.empty_rooms(sector)
    if rooms:
        return max(room_value(st, name, room) for room in rooms)
    return max(eject_value(st, name, other.id) for other in left.units_in(sector))


def room_value(st: Station, name: str, room: str) -> float:
    """The own unit stops in this room in its own movement."""
    after, sector = st.moved(name, room), facts().sector_of[room]
    return fill(after, sector) + stop_value(after, st.units[name], sector) + standing(after)


def eject_value(st: Station, name: str, out: str) -> float:
    """The unit takes the place of another; whose it is decides how good that is."""
    room = st.room_of(out)
    after, sector = st.moved(name, room, out), facts().sector_of[room]
    thrown = -EJECTED if st.mine(st.units[out].owner) else EJECTED
    value = thrown + fill(after, sector) + standing(after)
    if name in st.view["units"] and st.view["turn"]["unit"] in (name, None):
        value += stop_value(after, st.units[name], sector)
    return value


def fill(after: Station, sector: str) -> float:
    """The limited fight if the sector is now full."""
    if after.empty_rooms(sector):
        return 0.0
    return effect(after, hits(after, after.seat, [sector]))


def deploy_value(st: Station, name: str) -> float:
    """Bringing a unit back costs the turn."""
    rooms = [room for sector in st.ring for room in st.empty_rooms(sector)]
    return DEPLOYED + max((settle_value(st, name, room) for room in rooms), default=0.0)


def settle_value(st: Station, name: str, room: str) -> float:
    """A unit is put into a room and does nothing more there; own or a rival's."""
    after, unit, sector = st.moved(name, room), st.units[name], facts().sector_of[room]
    hurt = harm(st, unit, [sector], sector) if st.view["turn"]["number"] else 0.0
    return standing(after) + (-hurt if st.mine(unit.owner) else hurt) + 0.3 * outlook(after, unit)


def outlook(st: Station, unit: Unit) -> float:
    """What the next walk of the unit would lead to."""
    end = st.next_way(unit.id)[-1]
    rooms = st.empty_rooms(end)
    if not st.mine(unit.owner) or unit.owner != st.seat or not rooms:
        return 0.0
    return stop_value(st.moved(unit.id, rooms[0]), unit, end)


def pushed_value(st: Station, name: str, room: str) -> float:
    """A rival's unit is moved there; if that fills the sector, the own units there attack."""
    after, sector = st.moved(name, room), facts().sector_of[room]
    return settle_value(st, name, room) + fill(after, sector)


def push_value(st: Station, name: str) -> float:
    """Moving a rival's unit as far as it must go, against leaving it where it is."""
    way = st.next_way(name)
    rooms = st.moved(name, "").empty_rooms(way[-1])
    passed = harm(st, st.units[name], way, way[-1]) - harm(st, st.units[name], way[-1:], way[-1])
    best = max((pushed_value(st, name, room) for room in rooms), default=0.0)
    return best + passed - standing(st)


def route_value(st: Station, name: str, value: Value) -> float:
    """A declared way: where it ends, whom it avoids, and what it uses up."""
    end, uses = str(value[1]), [str(word) for word in value[2:]]
    cost = PASSAGE * sum(word.startswith("bonus_passage") for word in uses)
    if any(word.startswith("greys_teleport") for word in uses):
        best = max(arrival(st, name, s) for s in st.ring if st.moved(name, "").empty_rooms(s))
        return best - cost
    way = _walked(st, name, end, uses)
    return arrival(st, name, end) - harm(st, st.units[name], way, end) - cost


def _walked(st: Station, name: str, end: str, uses: list[str]) -> list[str]:
    """The sectors entered on the way; the ones with a used duct are skipped."""
    start = facts().sector_of[st.room_of(name)]
    steps = (st.ring.index(end) - st.ring.index(start)) % len(st.ring) or len(st.ring)
    skipped = {st.cards[word].sector for word in uses if word in st.cards}
    return [s for s in st.way(start, steps) if s == end or s not in skipped]
