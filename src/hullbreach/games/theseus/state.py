"""The station: where everything is, and the questions the rules ask about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from hullbreach.kernel.state import State

from .board import IS_ROOM, IS_SLOT, NEIGHBOURS, PENDING, ROOMS, SECTOR_OF, SLOTS
from .cards.card import BONUS, DUPLICATION, KIND, TOKENS
from .units import UNIT_KIND, UNITS_OF, Side

CRAWLERS = "aliens_crawlers#1"


@dataclass(slots=True, kw_only=True)
class Theseus(State):
    mode: str = "duel"
    factions: tuple[str, ...] = ()  # by seat
    seat_of: dict[str, int] = field(default_factory=dict)  # by faction
    team: tuple[int, ...] = ()  # by seat; rivals have different teams
    allies: tuple[tuple[int, ...], ...] = ()  # by seat: itself and its partner
    order: tuple[int, ...] = ()  # the turn order
    ring: tuple[str, ...] = ()  # sectors, clockwise
    home: dict[int, str] = field(default_factory=dict)  # the faction sector of a seat
    life: dict[int, int] = field(default_factory=dict)
    data: dict[int, int] = field(default_factory=dict)  # only factions with a marker
    stock: dict[int, int] = field(default_factory=dict)  # upgrade tokens before a player
    supply: int = TOKENS.upgrade
    end_track: int = 0  # 0 beside it, then the fields 3, 2, 1, end

    upgraded: dict[str, int] = field(default_factory=dict)  # units on their upgraded side
    parasites: dict[str, int] = field(default_factory=dict)  # tokens on units
    infector: dict[str, int] = field(default_factory=dict)  # who scores for a unit's parasites
    caught: dict[str, int] = field(default_factory=dict)  # units under a grabber token
    invisible: dict[str, int] = field(default_factory=dict)
    upgrades: dict[str, int] = field(default_factory=dict)  # tokens on cards
    deactivation: dict[str, int] = field(default_factory=dict)
    tracker: dict[str, int] = field(default_factory=dict)  # who laid the deactivation tokens
    camera: dict[str, int] = field(default_factory=dict)
    disc: str = ""  # the card under the malfunction disc
    taken: dict[str, str] = field(default_factory=dict)  # card -> the embryo on it
    taken_on: dict[str, int] = field(default_factory=dict)  # card -> number of the turn

    turn: int = 0
    active: int = 0  # whose turn it is
    phase: str = "setup"
    unit: str = ""  # the unit whose turn it is
    stop: str = ""  # the sector where its movement ended
    moved: dict[str, int] = field(default_factory=dict)  # units moved in this player turn
    acted: dict[str, int] = field(default_factory=dict)  # action cards resolved at this stop
    rushed: dict[str, int] = field(default_factory=dict)  # units activated by Adrenaline Rush
    remote: dict[str, int] = field(default_factory=dict)  # cards triggered by Remote Control
    hatches: bool = False
    tied: tuple[int, ...] = ()  # seats that play extra turns to break a tie


def owner(s: Theseus, unit: str) -> int:
    return s.seat_of[UNIT_KIND[unit].faction]


def side(s: Theseus, unit: str) -> Side:
    """What the unit can do, as it lies."""
    kind = UNIT_KIND[unit]
    if kind.upgraded is not None and unit in s.upgraded:
        return kind.upgraded
    return kind.base


def sector_of(s: Theseus, piece: str) -> str:
    """The sector a piece lies in; nothing if it is not on a board."""
    return SECTOR_OF.get(s.where[piece], "")


def in_room(s: Theseus, unit: str) -> bool:
    return s.where[unit] in IS_ROOM


def units_in(s: Theseus, sector: str) -> list[str]:
    """All units in rooms of the sector, in the order of the rooms."""
    zones = s.zones
    return [here[0] for room in ROOMS[sector] if (here := zones[room])]


def empty_rooms(s: Theseus, sector: str) -> list[str]:
    zones = s.zones
    return [room for room in ROOMS[sector] if not zones[room]]


def is_full(s: Theseus, sector: str) -> bool:
    zones = s.zones
    return all(zones[room] for room in ROOMS[sector])


def units_of(s: Theseus, seat: int) -> list[str]:
    """The units of a seat that stand in rooms."""
    where = s.where
    return [unit for unit in UNITS_OF[s.factions[seat]] if where[unit] in IS_ROOM]


def in_space(s: Theseus, seat: int) -> list[str]:
    space = s.zones["space"]
    return [unit for unit in UNITS_OF[s.factions[seat]] if unit in space] if space else []


def card_seat(s: Theseus, card: str) -> int:
    """The seat whose faction is printed on the card."""
    return s.seat_of[KIND[card].faction]


def controller(s: Theseus, card: str) -> int:
    """Whose card it counts as: Pandora's, once an embryo lies on it (TH-16.23)."""
    if s.taken and card in s.taken:
        return s.seat_of["pandora"]
    return s.seat_of[KIND[card].faction]


def allied(s: Theseus, seat: int, other: int) -> bool:
    return s.team[seat] == s.team[other]


def take_sides(s: Theseus) -> None:
    """Who plays what, and with whom: partners sit opposite each other."""
    s.seat_of = {faction: seat for seat, faction in enumerate(s.factions)}
    seats = range(s.seats)
    s.team = tuple(seat % 2 if s.mode == "team" else seat for seat in seats)
    s.allies = tuple(tuple(o for o in seats if s.team[o] == s.team[seat]) for seat in seats)


def rivals(s: Theseus, seat: int) -> list[int]:
    return [other for other in s.order if s.team[other] != s.team[seat]]


def is_home(s: Theseus, seat: int, sector: str) -> bool:
    return s.home.get(seat) == sector


def installed_in(s: Theseus, sector: str) -> list[str]:
    """Faction cards on the slots of the sector; bonus cards are not installed."""
    zones = s.zones
    return [here[0] for slot in SLOTS[sector] if (here := zones[slot]) and here[0] not in BONUS]


def all_installed(s: Theseus) -> list[str]:
    zones = s.zones
    return [
        here[0]
        for sector in s.ring
        for slot in SLOTS[sector]
        if (here := zones[slot]) and here[0] not in BONUS
    ]


def all_pending(s: Theseus) -> list[str]:
    zones = s.zones
    return [here[0] for sector in s.ring for place in PENDING[sector] if (here := zones[place])]


def all_on_board(s: Theseus) -> list[str]:
    """Every faction card on a slot or a pending position."""
    return [*all_installed(s), *all_pending(s)]


def is_installed(s: Theseus, card: str) -> bool:
    return s.where[card] in IS_SLOT


def is_active(s: Theseus, card: str) -> bool:
    """An installed card works unless the disc lies on it or rival Crawlers switch it off."""
    if card == s.disc:
        return False  # TH-11.05
    crawlers = s.where.get(CRAWLERS)
    if crawlers in IS_SLOT and s.disc != CRAWLERS and card != CRAWLERS:  # TH-14.51
        same_sector = SECTOR_OF[crawlers] == SECTOR_OF.get(s.where[card])
        return not same_sector or allied(s, controller(s, CRAWLERS), controller(s, card))
    return True


def modules(s: Theseus, seat: int, sector: str, effect: str) -> list[str]:
    """Working modules with this effect that serve the units of the seat (TH-15.42)."""
    zones = s.zones
    found = []
    for slot in SLOTS[sector]:
        here = zones[slot]
        if here and KIND[here[0]].module == effect:
            card = here[0]
            if allied(s, controller(s, card), seat) and is_active(s, card):
                found.append(card)
    return found


def duplications(s: Theseus, card: str) -> list[str]:
    """The working Duplications beside the card that copy it (TH-13.14 to TH-13.17)."""
    if not KIND[card].copied:
        return []
    zones, mine = s.zones, controller(s, card)
    found = []
    for slot in NEIGHBOURS[s.where[card]]:
        here = zones[slot]
        if here and KIND[here[0]].type == DUPLICATION:
            near = here[0]
            if controller(s, near) == mine and is_active(s, near):
                found.append(near)
    return found


def times(s: Theseus, card: str) -> int:
    """How often the card works: once, and once more per copy if it multiplies."""
    return 1 + len(duplications(s, card)) if KIND[card].stacks else 1


def value(s: Theseus, card: str) -> int:
    """The number on the card: what is printed and 1 per upgrade token (TH-11.17)."""
    return (KIND[card].value or 0) + s.upgrades.get(card, 0)


def left(s: Theseus, token: str) -> int:
    """How many tokens of a kind are still in their owner's stock."""
    used: Iterable[int] = {
        "parasite": s.parasites,
        "grabber": s.caught,
        "deactivation": s.deactivation,
        "invisibility": s.invisible,
    }[token].values()
    limit: int = getattr(TOKENS, token)
    return limit - sum(used)


def partner_pool(s: Theseus, seat: int) -> int:
    """Upgrade tokens the seat may spend: its own and its partner's (TH-15.30)."""
    return sum(s.stock.get(other, 0) for other in s.allies[seat])
