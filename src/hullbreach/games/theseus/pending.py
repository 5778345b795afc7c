"""Pending cards: bringing cards into play (TH-09.03 to TH-09.14)."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play, Value
from hullbreach.kernel.registry import procedure

from . import ending
from .anytime import VERBS, anytime, do_anytime
from .board import DECK, PENDING, SLOTS
from .cards.card import BONUS, KIND, SPECIAL
from .state import Theseus, allied, card_seat, controller
from .verbs import discard, install, keep_special, lay_pending


def pending_values(s: Theseus, seat: int, sector: str) -> list[Value]:
    """Options A, B and C for every position of the sector (TH-09.04 to TH-09.06)."""
    deck = s.zones[DECK[seat]]
    found: list[Value] = []
    for place in PENDING[sector]:
        here = s.zones[place]
        if not here:
            if deck:  # TH-09.17
                found.append(("fill", place))
        elif here[0] != s.disc:  # TH-11.04
            if not allied(s, card_seat(s, here[0]), seat):
                found.append(("replace", here[0]))
            elif can_bring_in(s, seat, here[0]):
                found.append(("install", here[0]))
    return found


def can_bring_in(s: Theseus, seat: int, card: str) -> bool:
    """A special card always finds its place, any other needs a slot (TH-09.26)."""
    return KIND[card].type == SPECIAL or bool(legal_slots(s, seat))


def legal_slots(s: Theseus, seat: int) -> list[str]:
    """Free, with a bonus card, or with an own card that may be replaced (TH-09.07, TH-09.12)."""
    zones = s.zones
    return [
        slot
        for sector in s.ring
        for slot in SLOTS[sector]
        if not (here := zones[slot])
        or here[0] in BONUS
        or (allied(s, controller(s, here[0]), seat) and here[0] != s.disc)
    ]


def empty_slots(s: Theseus) -> list[str]:
    return [slot for sector in s.ring for slot in SLOTS[sector] if not s.zones[slot]]


def do_pending(s: Theseus, seat: int, chosen: Value) -> Play:
    verb, piece = str(chosen[0]), str(chosen[1])
    if verb == "fill":
        refill(s, seat, piece)
        return
    place = s.where[piece]
    if verb == "replace":
        discard(s, piece)
        refill(s, seat, place)
    else:
        yield from bring_in(s, seat, piece)
        s.then((refill_pending, seat, place))


def bring_in(s: Theseus, seat: int, card: str) -> Play:
    """Install a pending card on a legal slot, or keep it if it is a special card (TH-13.12)."""
    if KIND[card].type == SPECIAL:
        keep_special(s, card, seat)
        return
    values = [("slot", slot) for slot in legal_slots(s, seat)]
    chosen = yield Ask(seat, "slot", values, {"card": card})
    slot = chosen[1]
    for old in s.zones[slot][:1]:
        if KIND[old].faction == "bonus":
            keep_special(s, old, seat)  # TH-09.12
        else:
            discard(s, old)  # TH-09.07
    install(s, card, slot, seat)


@procedure
def refill_pending(s: Theseus, seat: int, place: str) -> Play:
    """A special card just gained may be used before the position is filled (TH-18.02)."""
    values = anytime(s, seat)
    if any(verb == "play" for verb, _ in values):
        chosen = yield Ask(seat, "before_refill", [("refill",), *values])
        if chosen[0] in VERBS:
            s.then((refill_pending, seat, place))
            yield from do_anytime(s, seat, chosen)
            return
    refill(s, seat, place)


def refill(s: Theseus, seat: int, place: str) -> None:
    """The top card of the own deck, or a step of the end track (TH-09.13)."""
    deck = s.zones[DECK[seat]]
    if deck:
        lay_pending(s, deck[0], place, seat)
    else:
        ending.advance_end(s)
