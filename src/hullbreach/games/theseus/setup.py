"""Setting up a match (TH-04 to TH-06, TH-15.12 to TH-15.29, TH-16.10 to TH-16.16)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from hullbreach.kernel import chance
from hullbreach.kernel.decisions import Ask, Play, Together, Value, some
from hullbreach.kernel.registry import procedure, procedures_of

from .board import BONUS_SLOTS, HOME_OF, PENDING, SLOTS
from .cards.card import KIND, SPECIAL, pieces_of
from .options import boards
from .pending import empty_slots
from .state import Theseus, empty_rooms, take_sides
from .turn import take_turn
from .units import (
    BASIC_UNITS,
    CARD_FACTIONS,
    DATA_FACTIONS,
    FACTIONS,
    FULL_LIFE,
    MADE_UNITS,
    PANDORA,
)
from .verbs import install, keep_special, lay_pending, place

MOST_DIFFICULT = {"basic": 0, "easy": 1, "advanced": 2, "all": 3, "chosen": 3}
ALL_PIECES = (
    *(unit for faction in FACTIONS for unit in (*BASIC_UNITS[faction], *MADE_UNITS[faction])),
)


def all_pieces() -> tuple[str, ...]:
    return (*ALL_PIECES, *KIND)


def setup(s: Theseus) -> None:
    """Everything lies in the box; what happens from here on, happens in the open."""
    s.mode = s.options["mode"]
    s.add_zone("box", all_pieces())
    s.then(
        (choose_factions,),
        (choose_start,),
        (build_station,),
        (mark_pandora,),
        (lay_bonus_cards,),
        (prepare_decks,),
        (draw_start_cards,),
        (place_first_units,),
        (place_last_units,),
        (begin,),
    )


def deal(s: Theseus, zone: str, pieces: Sequence[str]) -> None:
    """Many pieces from the box to a zone at once."""
    gone = frozenset(pieces)
    s.own_zones()
    s.zones["box"] = tuple(piece for piece in s.zones["box"] if piece not in gone)
    s.zones[zone] = (*s.zones[zone], *pieces)
    s.where.update(dict.fromkeys(pieces, zone))


@procedure
def choose_factions(s: Theseus) -> Play:
    """Every player gets a different faction (TH-04.02)."""
    wanted = s.options["factions"]
    if wanted == "random":
        chosen = list(chance.shuffled(s, "factions", CARD_FACTIONS))[: s.seats]
    elif wanted == "choose":
        chosen = []
        for seat in range(s.seats):
            left = [("faction", faction) for faction in FACTIONS if faction not in chosen]
            chosen.append((yield Ask(seat, "faction", left))[1])
    else:
        chosen = list(wanted)
    take_factions(s, chosen)


def take_factions(s: Theseus, chosen: Sequence[str]) -> None:
    s.factions = tuple(chosen)
    take_sides(s)
    for seat, faction in enumerate(chosen):
        s.life[seat] = 0 if s.mode == "deathmatch" else FULL_LIFE  # TH-04.06, TH-15.13
        s.stock[seat] = 0
        if faction in DATA_FACTIONS:
            s.data[seat] = 0
        basic = BASIC_UNITS[faction][: units_each(s)]
        units = (*basic, *MADE_UNITS[faction])
        deal(s, f"supply.{seat}", units)
        s.emit("faction_taken", seat=seat, faction=faction, units=units)


def units_each(s: Theseus) -> int:
    return 2 if s.mode == "team" else 3  # TH-15.27


@procedure
def choose_start(s: Theseus) -> None:
    """The host names the start player or lets the lot decide (TH-04.04)."""
    start = s.options["start"]
    if start == "random":
        start = chance.roll(s, "start", tuple(range(s.seats)))
    s.order = (*range(start, s.seats), *range(start))
    s.emit("start_chosen", seat=start, order=s.order)


@procedure
def build_station(s: Theseus) -> Play:
    """The closed ring of sector boards, clockwise."""
    wanted = s.options["sectors"]
    yield from _choose_homes(s)
    homes = [s.home[seat] for seat in s.order if seat in s.home]
    homes = list(dict.fromkeys(homes))
    if wanted == "standard":
        first, *others = homes
        s.ring = ("corridors", "control_room", first, "tech_dock", *others)  # TH-04.08, TH-16.25
    elif wanted == "random":
        s.ring = chance.shuffled(s, "sectors", _boards(s, homes))
    elif wanted == "free":
        yield from _place_sectors(s, _boards(s, homes))
    else:
        s.ring = tuple(wanted)
    s.emit("station_built", ring=s.ring)
    find_turn_order(s)


def _choose_homes(s: Theseus) -> Play:
    """One's own sector board; partners keep one of their two (TH-15.24)."""
    if s.mode != "team":
        s.home.update(
            (seat, HOME_OF[faction])
            for seat, faction in enumerate(s.factions)
            if faction != PANDORA
        )
        return
    for first, second in zip(s.order[:2], s.order[2:], strict=True):
        yield from _agree_on_sector(s, first, second)


def _agree_on_sector(s: Theseus, first: int, second: int) -> Play:
    """One names a sector, the partner agrees or names the other; then the lot decides."""
    partners = s.allies[first]
    theirs = [HOME_OF[s.factions[p]] for p in partners if s.factions[p] != PANDORA]
    values = [("sector", sector) for sector in theirs]
    wish = (yield Ask(first, "team_sector", values))[1]
    answer = (yield Ask(second, "agree_on_sector", values, {"sector": wish}))[1]
    home = wish
    if answer != wish:
        s.emit("partner_disagreed", seat=second, sector=answer)
        home = chance.roll(s, "team_sector", theirs)
    for partner in partners:
        s.home[partner] = home
        s.emit("team_sector_kept", seat=partner, home=home)


def _boards(s: Theseus, homes: list[str]) -> tuple[str, ...]:
    return (*boards([]), *homes)


def _place_sectors(s: Theseus, left: Sequence[str]) -> Play:
    """Players place one sector each in turn, clockwise (TH-05.02, TH-05.04)."""
    remaining = list(left)
    turn = 0
    while remaining:
        seat = s.order[turn % s.seats]
        chosen = yield Ask(seat, "place_sector", [("sector", sector) for sector in remaining])
        remaining.remove(chosen[1])
        s.ring = (*s.ring, chosen[1])
        s.emit("sector_placed", sector=chosen[1], seat=seat)
        turn += 1


def find_turn_order(s: Theseus, side: str = "") -> None:
    """Clockwise from the first faction sector after the Control Room (TH-04.10, TH-04.11)."""
    if s.mode == "team" or any(seat not in s.home for seat in range(s.seats)):
        return  # team tokens decide (TH-15.23); or Pandora has not chosen its sector yet
    after = s.ring.index("control_room") + 1
    clockwise = (*s.ring[after:], *s.ring[:after])
    pandora = s.seat_of.get(PANDORA)

    def place_of(seat: int) -> tuple[int, int]:
        beside = 0 if seat != pandora else -1 if side == "left" else 1  # TH-16.14
        return clockwise.index(s.home[seat]), beside

    s.order = tuple(sorted(range(s.seats), key=place_of))
    s.emit("order_found", order=s.order)


@procedure
def mark_pandora(s: Theseus) -> Play:
    """Pandora lays its token at a sector, which is then also its own (TH-16.12 to TH-16.14)."""
    seat = s.seat_of.get(PANDORA)
    if seat is None or seat in s.home:
        return
    values: list[Value] = []
    for sector in s.ring:
        shared = sector in s.home.values()
        sides = ("left", "right") if shared else ()
        values.extend(("mark", sector, side) for side in sides)
        if not shared:
            values.append(("mark", sector))
    chosen = yield Ask(seat, "mark_sector", values)
    s.home[seat] = chosen[1]
    s.emit("sector_marked", seat=seat, sector=chosen[1])
    find_turn_order(s, chosen[2] if len(chosen) > 2 else "")


@procedure
def lay_bonus_cards(s: Theseus) -> None:
    """Face up on every marked slot, from the Control Room clockwise (TH-06.01, TH-06.02)."""
    if not s.options["bonus"]:
        return
    cards = list(chance.shuffled(s, "bonus", pieces_of("bonus")))
    begin_at = s.ring.index("control_room")
    for sector in (*s.ring[begin_at:], *s.ring[:begin_at]):
        for slot in SLOTS[sector]:
            if slot in BONUS_SLOTS:
                card = cards.pop(0)
                deal(s, slot, (card,))
                s.emit("bonus_laid", card=card, to=slot)


@procedure
def prepare_decks(s: Theseus) -> Play:
    """Shuffle, keep the top 15 (team game: 10), remove the rest unseen (TH-06.03, TH-15.25)."""
    hardest = MOST_DIFFICULT[s.options["deck"]]
    pools = {
        seat: [card for card in pieces_of(faction) if KIND[card].difficulty <= hardest]
        for seat, faction in enumerate(s.factions)
        if faction != PANDORA
    }
    size = 10 if s.mode == "team" else 15
    if s.options["deck"] == "chosen":
        answers = yield Together(
            some(seat, "deck", [("card", card) for card in pool], size, size)
            for seat, pool in pools.items()
        )
        for seat, picked in answers.items():
            chosen = [card for _, card in picked]
            rest = tuple(card for card in pools[seat] if card not in chosen)
            deal(s, f"unchosen.{seat}", rest)
            s.emit("deck_chosen", {seat: {"unchosen": rest}}, seat=seat)
            pools[seat] = chosen
    for seat in (seat for seat in s.order if seat in pools):
        cards = chance.shuffled(s, f"deck_{s.factions[seat]}", pools[seat])
        deal(s, f"deck.{seat}", cards[:size])
        deal(s, f"removed.{seat}", cards[size:])
        s.emit("deck_shuffled", seat=seat, deck=size, top=cards[0])


def start_cards(s: Theseus) -> tuple[int, int]:
    """How many start cards are drawn, and how many of them installed (TH-06.06, 05.08, 15.26)."""
    if s.mode == "team":
        return 2, 1
    return (5, 3) if s.options["beginner"] else (3, 1)


@procedure
def draw_start_cards(s: Theseus) -> None:
    drawn, installed = start_cards(s)
    players = [seat for seat in s.order if s.factions[seat] != PANDORA]
    s.own_zones()
    for seat in players:
        deck = s.zones[f"deck.{seat}"]
        cards = deck[:drawn]
        s.zones[f"deck.{seat}"] = deck[drawn:]
        s.zones[f"drawn.{seat}"] = cards
        s.where.update(dict.fromkeys(cards, f"drawn.{seat}"))
        s.opened += 1
        s.emit("start_cards_drawn", seat=seat, cards=cards, deck=f"deck.{seat}", top=deck[drawn])
    steps: list[tuple[Any, ...]] = []
    for number in range(installed):
        for seat in players:
            steps.append((install_start_card, seat))
            if number == installed - 1 and installed == 1:
                steps.append((lay_start_cards, seat))  # each player completely before the next
    if installed > 1:
        steps.extend((lay_start_cards, seat) for seat in players)  # TH-05.09
    s.then(*steps)


@procedure
def install_start_card(s: Theseus, seat: int) -> Play:
    """On a free slot of any sector; a special card is kept instead (TH-06.07, TH-06.08)."""
    cards = [("install", card) for card in s.zones[f"drawn.{seat}"]]
    card = (yield Ask(seat, "start_card", cards))[1]
    if KIND[card].type == SPECIAL:
        keep_special(s, card, seat)
        return
    slots = [("slot", slot) for slot in empty_slots(s)]
    slot = (yield Ask(seat, "slot", slots, {"card": card}))[1]
    install(s, card, slot, seat)


@procedure
def lay_start_cards(s: Theseus, seat: int) -> None:
    """The other start cards wait on the pending positions of the own sector (TH-06.09)."""
    free = [spot for spot in PENDING[s.home[seat]] if not s.zones[spot]]
    for card, spot in zip(s.zones[f"drawn.{seat}"], free, strict=False):
        lay_pending(s, card, spot, seat)


@procedure
def place_first_units(s: Theseus) -> None:
    """All but one unit into rooms of the own sector (TH-06.11, TH-15.28)."""
    s.then(*((place_at_home, seat) for seat in s.order for _ in range(units_each(s) - 1)))


@procedure
def place_at_home(s: Theseus, seat: int) -> Play:
    yield from _place_unit(s, seat, empty_rooms(s, s.home[seat]))


@procedure
def place_last_units(s: Theseus) -> None:
    s.then(*((place_anywhere, seat) for seat in s.order))


@procedure
def place_anywhere(s: Theseus, seat: int) -> Play:
    """The last unit into any empty room of any sector (TH-06.12)."""
    yield from _place_unit(s, seat, [r for sector in s.ring for r in empty_rooms(s, sector)])


def _place_unit(s: Theseus, seat: int, rooms: list[str]) -> Play:
    """Neither traps nor fights follow during set-up (TH-06.14, TH-06.15)."""
    unit = s.zones[f"supply.{seat}"][0]
    chosen = yield Ask(seat, "place_unit", [("room", room) for room in rooms], {"unit": unit})
    place(s, unit, chosen[1])


@procedure
def begin(s: Theseus) -> None:
    s.emit("game_began", seat=s.order[0])
    s.then((take_turn, s.order[0]))


SETUP_STEPS = frozenset(procedures_of(sys.modules[__name__]))
