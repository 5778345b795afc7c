"""What a fight would bring, and how the units stand to each other."""

from __future__ import annotations

from collections.abc import Iterable

from .facts import DAMAGE, DATA, REPEAT, facts
from .station import Station, Unit

WIN = 60.0
FULL = 20


def hits(st: Station, seat: int, sectors: Iterable[str] | None = None) -> float:
    """The damage or data that all units of the seat would make in a fight."""
    wanted = st.ring if sectors is None else list(sectors)
    total = 0.0
    for room, name in st.at.items():
        unit = st.units[name]
        if unit.owner == seat and unit.targets and facts().sector_of[room] in wanted:
            total += attack(st, unit, room)
    return total + sum(lurking(st, seat, sector) for sector in st.lurkers if sector in wanted)


def attack(st: Station, unit: Unit, room: str) -> float:
    """What one attack of the unit from this room would make."""
    if unit.caught or not unit.targets:
        return 0.0
    count = min(unit.targets, len(prey(st, unit.owner, facts().reach[room])))
    if not count:
        return 0.0
    sector, more, again = facts().sector_of[room], 1, 1
    helpful = DATA if unit.scans else DAMAGE
    for card in st.working[sector]:
        if card.kind in helpful and st.allied(card.controller, unit.owner):
            more += card.value * st.times(card)
        elif card.kind in REPEAT and st.allied(card.controller, unit.owner):
            again += st.times(card)
    return float(count * more * again)


def prey(st: Station, seat: int, rooms: Iterable[str]) -> list[Unit]:
    """Rival units in these rooms that may be attacked."""
    found = (st.units[st.at[room]] for room in rooms if room in st.at)
    return [unit for unit in found if not st.allied(unit.owner, seat) and is_open(st, unit)]


def is_open(st: Station, unit: Unit) -> bool:
    if unit.invisible:
        return False
    sector = facts().sector_of[st.room_of(unit.id)]
    return not any(st.allied(card.controller, unit.owner) for card in st.shelters[sector])


def lurking(st: Station, seat: int, sector: str) -> float:
    own = [card for card in st.lurkers[sector] if st.allied(card.controller, seat)]
    total = sum(card.value * st.times(card) for card in own)
    return float(total) if total and prey(st, seat, facts().rooms[sector]) else 0.0


def effect(st: Station, amount: float) -> float:
    """What so much damage or data of one's own is worth: more when it wins at once."""
    if amount <= 0:
        return 0.0
    return amount + (WIN if amount >= to_win(st) else 0.0)


def to_win(st: Station) -> int:
    """The damage or data that is missing for victory."""
    me = st.me
    if me["faction"] == "greys":
        return FULL - (me["data"] or 0)
    if st.mode == "deathmatch":
        return FULL - (me["life"] or 0)
    return min((st.players[n]["life"] or FULL) for n in st.rivals)
