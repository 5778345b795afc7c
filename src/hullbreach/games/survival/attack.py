"""Xenos attack characters."""

from __future__ import annotations

from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Play

from .cards import draw_from
from .contamination import infest
from .crew import HAND, action_cards, alive, in_room
from .figures import FIGURES, LARVA, room_of, take_off, type_of
from .readings import reads
from .state import Survival
from .title import Asking

DECK = "attacks"
DISCARD = "attacks.discard"
FOLLOWS = "follows"


def target_in(s: Survival, room: str) -> int:
    """Fewest action cards in hand, then the first in order; -1 if nobody is there (LD-22.02a)."""
    if reads(s, "target", "hand"):
        return min(in_room(s, room), key=lambda seat: len(s.zones[HAND[seat]]), default=-1)
    return min(in_room(s, room), key=lambda seat: len(action_cards(s, seat)), default=-1)


def attack(s: Survival, xeno: str, seat: int, how: str, *, open_cards: int = 0) -> Asking[bool]:
    """One attack. Returns whether the xeno follows this character, which escapes.

    If an attack card causes it, that card is still open, so not yet discarded (LD-22.03c).
    """
    target = yield from s.title.dodges(s, seat, xeno)
    kind = type_of(xeno)
    s.emit("xeno_attacks", xeno=xeno, seat=target, how=how)
    if kind == LARVA:
        target = yield from s.title.wards_off(s, target, how, "")
        if target >= 0:
            larva_attack(s, xeno, target)
        return False
    follows = yield from attack_card(s, target, kind, xeno, how, open_cards=open_cards)
    return follows and target == seat


def larva_attack(s: Survival, larva: str, seat: int) -> None:
    """No card: it goes onto the board of its target, or back (LD-22.04)."""
    room = room_of(s, larva)
    take_off(s, larva)
    if seat in s.larva:
        s.emit("xeno_left", xeno=larva, room=room)
    else:
        zones.put(s, larva, FIGURES, top=True)  # so that this very figure is taken
    infest(s, seat)


def attack_card(
    s: Survival,
    seat: int,
    kind: str,
    xeno: str,
    how: str,
    *,
    in_darkness: bool = False,
    open_cards: int = 0,
) -> Asking[bool]:
    """Draw and resolve an attack card as an attack of this kind of xeno (LD-22.03)."""
    card = draw_from(s, DECK, DISCARD, keep=open_cards)
    if not card:
        return False
    declared, _ = s.title.attack_of[card]
    hits = kind in declared.attackers
    s.emit("attack_card", seat=seat, card=card, hits=int(hits), deck=DECK)
    if not hits:
        return False
    if declared.everybody:
        yield from sweep(s, s.place[seat], card, xeno, how)
        return False
    target = yield from s.title.wards_off(s, seat, how, card)
    if target < 0:
        return False
    outcome = yield from declared.hit(s, target, xeno, how)
    if declared.dark and alive(s, target) and (in_darkness or s.title.in_darkness(s, target)):
        ignored = yield from s.title.ignores_darkness(s, target)
        if not ignored:
            yield from declared.dark(s, target, xeno, outcome)
    return outcome == FOLLOWS and target == seat


def sweep(s: Survival, room: str, card: str, xeno: str, how: str) -> Play:
    """A card that hits everybody: whoever wards it off is the only one spared (NE-10.12)."""
    for victim in in_room(s, room):
        target = yield from s.title.wards_off(s, victim, how, card)
        if target == victim:
            yield from s.title.attack_of[card][0].hit(s, victim, xeno, how)


def still_there(s: Survival, xeno: str, seat: int) -> bool:
    """Both are alive and in the same room."""
    return alive(s, seat) and room_of(s, xeno) == s.place[seat]
