"""The Aliens: vents, lurking, offspring and parasites."""

from __future__ import annotations

from hullbreach.games.theseus.board import ROOMS
from hullbreach.games.theseus.combat import attack, can_attack, limited_fight
from hullbreach.games.theseus.movement import relocate
from hullbreach.games.theseus.pending import empty_slots
from hullbreach.games.theseus.state import (
    Theseus,
    all_installed,
    allied,
    controller,
    empty_rooms,
    is_full,
    left,
    owner,
    sector_of,
    times,
    units_in,
    units_of,
    value,
)
from hullbreach.games.theseus.units import ALIENS, UNIT_KIND
from hullbreach.games.theseus.verbs import eject, infect, place
from hullbreach.kernel.decisions import Ask, Play, Value
from hullbreach.kernel.zones import put

from .card import ACTION, DUPLICATION, KIND, MODULE, SHORTCUT, SPECIAL, TRAP, Card, declare
from .effects import deal_damage, get_upgrade, nobody_to_attack, station_fight, supply_empty

declare(
    Card(
        id="aliens_fight",
        faction=ALIENS,
        type=ACTION,
        count=3,
        act=station_fight,
        hindrance=nobody_to_attack,
        rules=("TH-08.09",),
        confidence=0.95,
    )
)
declare(
    Card(
        id="aliens_hatchery",
        faction=ALIENS,
        type=TRAP,
        count=3,
        value=1,
        upgradeable=True,
        plain=True,
        spring=deal_damage,
        rules=("TH-18.05",),
        confidence=0.8,
    )
)
declare(
    Card(
        id="aliens_air_duct",
        faction=ALIENS,
        type=SHORTCUT,
        count=3,
        stacks=False,
        shortcut="skip",
        rules=("TH-08.07",),
        confidence=0.95,
    )
)
declare(
    Card(
        id="aliens_tentacles",
        faction=ALIENS,
        type=TRAP,
        count=2,
        value=1,
        upgradeable=True,
        passes=True,
        plain=True,
        spring=deal_damage,
        rules=("TH-08.11",),
        confidence=0.8,
    )
)
declare(
    Card(
        id="aliens_habitat",
        faction=ALIENS,
        type=ACTION,
        count=2,
        value=1,
        act=get_upgrade,
        hindrance=supply_empty,
        provenance="designed",
        confidence=0.3,
    )
)
declare(
    Card(
        id="aliens_lurking",
        faction=ALIENS,
        type=MODULE,
        count=2,
        value=1,
        upgradeable=True,
        module="lurk",
        rules=("TH-14.20", "TH-14.53"),
        confidence=0.6,
    )
)
declare(
    Card(
        id="aliens_duplication",
        faction=ALIENS,
        type=DUPLICATION,
        count=2,
        difficulty=1,
        copied=False,
        rules=("TH-13.14",),
    )
)


def rushable(s: Theseus, seat: int) -> list[str]:
    """Own units that can attack and were not activated in this turn (TH-14.18)."""
    return [u for u in units_of(s, seat) if u not in s.rushed and can_attack(s, u)]


def adrenaline_rush(s: Theseus, seat: int, card: str) -> Play:
    """Up to X own units attack, one after another (TH-14.17)."""
    for activated in range(value(s, card)):
        units: list[Value] = [("activate", unit) for unit in rushable(s, seat)]
        if not units:
            return
        enough: list[Value] = [("enough",)] if activated else []
        chosen = yield Ask(seat, "activate", [*units, *enough], {"card": card})
        if chosen == ("enough",):
            return
        s.rushed[chosen[1]] = 1
        yield from attack(s, chosen[1])


def nobody_to_rush(s: Theseus, seat: int, card: str) -> str:
    return "" if rushable(s, seat) else "nobody_in_reach"


declare(
    Card(
        id="aliens_adrenaline_rush",
        faction=ALIENS,
        type=ACTION,
        count=2,
        difficulty=1,
        value=1,
        upgradeable=True,
        act=adrenaline_rush,
        hindrance=nobody_to_rush,
        rules=("TH-14.17", "TH-14.18"),
        confidence=0.8,
    )
)


def young_aliens(s: Theseus) -> list[str]:
    seat = s.seat_of[ALIENS]
    return [u for u in s.zones[f"supply.{seat}"] if UNIT_KIND[u].role == "young"]


def incubator(s: Theseus, seat: int, card: str) -> Play:
    """A Young Alien comes into a room of the sector (TH-14.13 to TH-14.16)."""
    sector, young = sector_of(s, card), young_aliens(s)[0]
    rooms = empty_rooms(s, sector)
    if rooms:
        room = (yield Ask(seat, "room", [("room", r) for r in rooms], {"unit": young}))[1]
    else:
        there = [("eject", unit) for unit in units_in(s, sector)]
        out = (yield Ask(seat, "eject", there, {"unit": young, "sector": sector}))[1]
        room = s.where[out]
        eject(s, out, seat)
    place(s, young, room)
    if is_full(s, sector):
        yield from limited_fight(s, seat, sector)


def cannot_breed(s: Theseus, seat: int, card: str) -> str:
    if not allied(s, seat, s.seat_of[ALIENS]):
        return "not_for_pandora"  # a Young Alien is an Aliens unit (TH-16.30)
    return "" if young_aliens(s) else "no_token_left"


declare(
    Card(
        id="aliens_incubator",
        faction=ALIENS,
        type=ACTION,
        count=1,
        difficulty=2,
        act=incubator,
        hindrance=cannot_breed,
        rules=("TH-14.13",),
        confidence=0.7,
    )
)


def own_shortcuts(s: Theseus, seat: int) -> list[str]:
    return [
        card
        for card in all_installed(s)
        if KIND[card].type == SHORTCUT and card != s.disc and allied(s, controller(s, card), seat)
    ]


def hole(s: Theseus, seat: int, card: str) -> Play:
    """An own shortcut card goes, with its tokens, to an empty slot (TH-19.04)."""
    cards = [("shift", found) for found in own_shortcuts(s, seat)]
    moved = (yield Ask(seat, "hole", cards, {"card": card}))[1]
    slots = [("slot", slot) for slot in empty_slots(s)]
    slot = (yield Ask(seat, "slot", slots, {"card": moved}))[1]
    embryo = s.taken.get(moved)
    put(s, moved, slot)
    if embryo:
        put(s, embryo, slot)
    s.emit("card_shifted", card=moved, to=slot, seat=seat, unit=embryo)


def nothing_to_shift(s: Theseus, seat: int, card: str) -> str:
    if not own_shortcuts(s, seat):
        return "no_shortcut"
    return "" if empty_slots(s) else "no_empty_slot"


declare(
    Card(
        id="aliens_hole",
        faction=ALIENS,
        type=SPECIAL,
        count=1,
        difficulty=2,
        single_use=True,
        copied=False,
        act=hole,
        hindrance=nothing_to_shift,
        rules=("TH-19.04",),
        confidence=0.6,
    )
)
declare(
    Card(
        id="aliens_pheromone_trail",
        faction=ALIENS,
        type=SHORTCUT,
        count=1,
        difficulty=2,
        stacks=False,
        shortcut="stop",
        rules=("TH-14.04c",),
        provenance="designed",
        confidence=0.3,
    )
)


def parasite(s: Theseus, card: str, unit: str) -> None:
    """One token per copy on a unit that carries none (TH-14.21, TH-14.49)."""
    tokens = min(times(s, card), left(s, "parasite"))
    if unit not in s.parasites and tokens:
        infect(s, unit, controller(s, card), tokens)


declare(
    Card(
        id="aliens_parasite",
        faction=ALIENS,
        type=TRAP,
        count=1,
        difficulty=3,
        spring=parasite,
        rules=("TH-14.21", "TH-14.49"),
        confidence=0.6,
    )
)


def abductable(s: Theseus, seat: int, sector: str) -> list[str]:
    return [
        unit
        for unit in units_in(s, sector)
        if not allied(s, owner(s, unit), seat) and unit not in s.moved
    ]


def rooms_elsewhere(s: Theseus, sector: str) -> list[str]:
    return [
        room for other in s.ring if other != sector for room in ROOMS[other] if not s.zones[room]
    ]


def abduction(s: Theseus, seat: int, card: str) -> Play:
    """Up to X rival units of the sector go to empty rooms elsewhere (TH-14.09 to TH-14.12)."""
    sector = sector_of(s, card)
    for abducted in range(value(s, card)):
        units: list[Value] = [("abduct", unit) for unit in abductable(s, seat, sector)]
        rooms = rooms_elsewhere(s, sector)
        if not units or not rooms:
            return
        enough: list[Value] = [("enough",)] if abducted else []
        chosen = yield Ask(seat, "abduct", [*units, *enough], {"card": card})
        if chosen == ("enough",):
            return
        values = [("room", room) for room in rooms]
        room = (yield Ask(seat, "room", values, {"unit": chosen[1]}))[1]
        yield from relocate(s, seat, chosen[1], room)


def nobody_to_abduct(s: Theseus, seat: int, card: str) -> str:
    sector = sector_of(s, card)
    if not abductable(s, seat, sector):
        return "no_unit_to_move"
    return "" if rooms_elsewhere(s, sector) else "no_empty_room"


declare(
    Card(
        id="aliens_abduction",
        faction=ALIENS,
        type=ACTION,
        count=1,
        difficulty=3,
        value=1,
        upgradeable=True,
        act=abduction,
        hindrance=nobody_to_abduct,
        rules=("TH-14.09", "TH-14.54"),
        confidence=0.6,
    )
)
declare(
    Card(
        id="aliens_crawlers",
        faction=ALIENS,
        type=MODULE,
        count=1,
        difficulty=3,
        stacks=False,
        module="silence",
        rules=("TH-14.08", "TH-14.51"),
        confidence=0.7,
    )
)
