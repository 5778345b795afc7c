"""Contamination cards: gaining, scanning, removing; and what an infection does.

The card and its hidden side are two pieces: everybody may see that a card is a contamination card,
and nobody, not even its owner, which side it has before it is scanned (LD-22.07).
"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Play
from hullbreach.kernel.events import Fact
from hullbreach.kernel.zones import SPECTATOR

from .cards import FACES
from .crew import (
    DECK,
    DISCARD,
    HAND,
    alive,
    contamination_among,
    contamination_in_hand,
    has_wound,
)
from .death import die
from .figures import CREEPER, place_figure
from .larva import gain_larva, remove_larva
from .state import Survival

PILE = "contamination"


def gain_contamination(s: Survival, seat: int, count: int = 1) -> None:
    """Unseen onto the own discard pile; nothing if the deck is empty (LD-22.05)."""
    if has_wound(s, seat, "guts"):
        count += 1
    for _ in range(count):
        if not alive(s, seat) or not s.zones[PILE]:
            return
        card = s.zones[PILE][0]
        zones.put(s, card, DISCARD[seat])
        s.emit("contaminated", seat=seat, card=card, deck=PILE)


def infest(s: Survival, seat: int) -> None:
    """As the attack of a larva does: a larva on the board and a contamination card (LD-22.04)."""
    gain_larva(s, seat)
    gain_contamination(s, seat)


def face_of(s: Survival, card: str) -> str:
    return s.zones[FACES][int(card[14:]) - 1]


def is_infected(s: Survival, card: str) -> bool:
    return face_of(s, card).startswith("infected")


def scan(s: Survival, seat: int, cards: Sequence[str]) -> list[str]:
    """What follows a scan shows everybody what was found; returns the INFECTED cards."""
    faces = [face_of(s, card) for card in cards]
    for face in faces:
        s.peeks[face] = (SPECTATOR, *range(s.seats))
        s.opened += 1
    found = [card for card in cards if is_infected(s, card)]
    s.emit("scanned", seat=seat, infected=len(found), scanned=tuple(cards), faces=tuple(faces))
    return found


def peek_faces(s: Survival, seat: int, cards: Sequence[str]) -> None:
    """A scan without a consequence that others could see."""
    infected = 0
    for card in cards:
        face = face_of(s, card)
        zones.peek(s, seat, face)
        infected += face.startswith("infected")
    private: dict[str, Fact] = {"infected": infected, "scanned": tuple(cards)}
    s.emit("scanned_secretly", {seat: private}, seat=seat)


def remove(s: Survival, seat: int, card: str) -> None:
    """Under the contamination deck, or out of the game (LD-22.10a, NE-03.35)."""
    zones.put(s, card, s.title.removed_contamination)
    s.emit("contamination_removed", seat=seat, card=card, deck=PILE, hand=len(s.zones[HAND[seat]]))


def all_contamination(s: Survival, seat: int) -> list[str]:
    """Every contamination card in hand, deck and discard pile."""
    held = (*s.zones[HAND[seat]], *s.zones[DECK[seat]], *s.zones[DISCARD[seat]])
    return contamination_among(held)


def infection(s: Survival, seat: int) -> Play:
    """A scan showed INFECTED: a larva, or death and a creeper (LD-22.09a, LD-22.09b)."""
    if seat in s.larva:
        yield from burst(s, seat)
    else:
        gain_larva(s, seat)


def burst(s: Survival, seat: int) -> Play:
    """The larva kills its host. The creeper appears even if nobody is left to see it."""
    room = s.title.room_below(s, s.place[seat])
    remove_larva(s, seat)
    yield from place_figure(s, CREEPER, room)
    die(s, seat, "infection")


def rest(s: Survival, seat: int) -> Play:
    """Scan the hand, remove what is not INFECTED, follow the infection procedure."""
    cards = contamination_in_hand(s, seat)
    infected = scan(s, seat, cards)
    for card in cards:
        if card not in infected:
            remove(s, seat, card)
    if infected:
        yield from infection(s, seat)


def cleanse(s: Survival, seat: int, cards: Sequence[str]) -> None:
    """Remove all INFECTED ones and the larva; this text replaces the procedure (LD-22.09c)."""
    for card in scan(s, seat, cards):
        remove(s, seat, card)
    remove_larva(s, seat)
