"""Action cards: drawing, discarding, shuffling; and decks that are renewed from their discards."""

from __future__ import annotations

from hullbreach.kernel import chance, zones
from hullbreach.kernel.decisions import Ask, Play, Word, some

from .crew import DECK, DISCARD, HAND, LIMBO, action_cards, contamination_among
from .state import Survival
from .title import Asking

FACES = "faces"  # the hidden side of contamination card n lies at place n - 1


def draw(s: Survival, seat: int, count: int) -> None:
    """Draw from the own deck; an empty one is renewed from the discard pile (LD-13.02b)."""
    s.own_zones()
    pieces, where, deck, hand = s.zones, s.where, DECK[seat], HAND[seat]
    drawn: tuple[str, ...] = ()
    while len(drawn) < count:
        if not pieces[deck]:
            renew_deck(s, seat)
        found = pieces[deck][: count - len(drawn)]
        if not found:
            break
        pieces[deck] = pieces[deck][len(found) :]
        pieces[hand] += found
        for card in found:
            where[card] = hand
        s.opened += 1
        drawn += found
    if drawn and s.heard:
        private, left = {seat: {"cards": drawn}}, len(pieces[deck])
        s.emit("drew", private, seat=seat, count=len(drawn), hand=len(pieces[hand]), deck=left)


def renew_deck(s: Survival, seat: int) -> None:
    """Shuffle the discard pile into a new deck."""
    if s.zones[DISCARD[seat]]:
        _sweep(s, DISCARD[seat], DECK[seat])
        shuffle_deck(s, seat)


def shuffle_all(s: Survival, seat: int) -> None:
    """Shuffle hand, deck and discard pile into a new deck."""
    _sweep(s, HAND[seat], DECK[seat])
    _sweep(s, DISCARD[seat], DECK[seat])
    shuffle_deck(s, seat)


def shuffle_deck(s: Survival, seat: int) -> None:
    """Nobody can tell one contamination card from another after a shuffle."""
    zones.shuffle(s, DECK[seat], DECK[seat])
    cards = contamination_among(s.zones[DECK[seat]])
    if cards:
        mix_faces(s, cards)
    if s.heard:
        hand, deck, discards = (len(s.zones[pile[seat]]) for pile in (HAND, DECK, DISCARD))
        s.emit("deck_shuffled", seat=seat, hand=hand, deck=deck, discard=discards, scanned=0)


def mix_faces(s: Survival, cards: list[str]) -> None:
    places = [int(card[14:]) - 1 for card in cards]
    faces = list(s.zones[FACES])
    mixed = chance.shuffled(s, "faces", [faces[place] for place in places])
    for place, face in zip(places, mixed, strict=True):
        faces[place] = face
        s.peeks.pop(face, None)
    s.own_zones()
    s.zones[FACES] = tuple(faces)


def _sweep(s: Survival, source: str, target: str, keep: int = 0) -> None:
    """Move a pile that is about to be shuffled, but for its top cards."""
    s.own_zones()
    pieces = s.zones[source][keep:]
    s.zones[source] = s.zones[source][:keep]
    s.zones[target] += pieces
    for piece in pieces:
        s.where[piece] = target


def discard(s: Survival, seat: int, card: str) -> None:
    zones.put(s, card, DISCARD[seat])


def discard_all(s: Survival, seat: int, cards: tuple[str, ...]) -> None:
    """Several cards from the hand, face up."""
    if not cards:
        return
    s.own_zones()
    where, pile = s.where, DISCARD[seat]
    s.zones[HAND[seat]] = tuple([card for card in s.zones[HAND[seat]] if card not in cards])
    s.zones[pile] += cards
    for card in cards:
        where[card] = pile
    s.opened += 1
    if s.peeks:
        for card in cards:
            s.peeks.pop(card, None)


def discard_hand(s: Survival, seat: int) -> None:
    cards = s.zones[HAND[seat]]
    discard_all(s, seat, cards)
    s.emit("discarded_hand", seat=seat, cards=cards, hand=0)


def discard_actions(s: Survival, seat: int, count: int, prompt: str) -> Play:
    """The seat discards so many action cards of its choice (or all it has)."""
    cards = action_cards(s, seat)
    count = min(count, len(cards))
    if count:
        chosen = yield some(seat, prompt, [("discard", card) for card in cards], count, count)
        for _, card in chosen:
            discard(s, seat, card)
        told = tuple(card for _, card in chosen)
        s.emit("discarded", seat=seat, cards=told, hand=len(s.zones[HAND[seat]]))


def offer_discard(s: Survival, seat: int, prompt: str, **about: Word) -> Asking[bool]:
    """The seat may discard one action card; did it?"""
    cards = action_cards(s, seat)
    if not cards:
        return False
    values = [("keep",), *(("discard", card) for card in cards)]
    chosen = yield Ask(seat, prompt, values, about)
    if chosen[0] == "keep":
        return False
    discard(s, seat, chosen[1])
    s.emit("discarded", seat=seat, cards=(chosen[1],), hand=len(s.zones[HAND[seat]]))
    return True


def top_card(s: Survival, deck: str, discards: str, keep: int = 0) -> str:
    """The top card of a deck, renewed from its discards if it is empty; nothing if both are.

    The top cards of the pile that still count are not shuffled in.
    """
    if not s.zones[deck] and len(s.zones[discards]) > keep:
        _sweep(s, discards, deck, keep)
        zones.shuffle(s, deck, deck)
        s.emit("deck_renewed", deck=deck)
    return s.zones[deck][0] if s.zones[deck] else ""


def draw_from(s: Survival, deck: str, discards: str, keep: int = 0) -> str:
    """The top card of a deck, turned up on its discard pile."""
    card = top_card(s, deck, discards, keep)
    if card:
        zones.put(s, card, discards, top=True)
    return card


def draw_aside(s: Survival, seat: int, deck: str, discards: str, count: int) -> tuple[str, ...]:
    """The top cards of a deck lie before the seat, which alone sees them."""
    for _ in range(count):
        card = top_card(s, deck, discards)
        if card:
            zones.put(s, card, LIMBO[seat])
    return s.zones[LIMBO[seat]]
