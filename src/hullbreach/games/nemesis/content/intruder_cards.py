"""The ten cards of the intruder player: a move, an attack, or the printed effect (NE-13.21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.cards import draw_aside
from hullbreach.games.survival.catalogue import Known, public
from hullbreach.games.survival.content.incidents import eclosion, hunt
from hullbreach.games.survival.crew import in_play
from hullbreach.games.survival.damage import EVENTS, EVENTS_DISCARD
from hullbreach.games.survival.figures import ADULT, on_board, type_of
from hullbreach.games.survival.noise import noise_roll
from hullbreach.games.survival.rounds import resolve_event
from hullbreach.games.survival.title import Asking
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play

ANY = 0  # through any exit
KNOWN = public(0.95)


class Trick(NamedTuple):
    """A printed effect: when it can be chosen, and what it does."""

    id: str
    can: Callable[[Nemesis], bool]
    do: Callable[[Nemesis, int], Play | None]
    known: Known = KNOWN


class IntruderCard(NamedTuple):
    """The exit through which it moves an intruder, how many attack cards it draws, its effect."""

    id: str
    exit: int
    attacks: int
    trick: Trick


def pick(s: Nemesis, seat: int, deck: str, count: int, prompt: str) -> Asking[str]:
    """Look at the top cards, leave one of them on top and put the others under the deck."""
    drawn = draw_aside(s, seat, deck, f"{deck}.discard", count)
    if not drawn:
        return ""
    s.emit("foresaw", {seat: {"cards": drawn}}, seat=seat, deck=deck, limbo=len(drawn))
    _, chosen = yield Ask(seat, prompt, [("resolve", card) for card in drawn])
    for card in drawn:
        zones.put(s, card, deck, top=card == chosen)
        zones.peek(s, seat, card)
    s.emit("put_back", seat=seat, deck=deck, limbo=0)
    return str(chosen)


def pursue(s: Nemesis, seat: int) -> Play:
    """A character makes a noise roll."""
    _, prey = yield Ask(seat, "pursue", [("character", prey) for prey in in_play(s)])
    yield from noise_roll(s, prey)


def plan(s: Nemesis, seat: int) -> Play:
    """One of the next three events happens."""
    yield from pick(s, seat, EVENTS, 3, "plan")
    s.then((resolve_event,))


def wounded(s: Nemesis) -> list[str]:
    return [xeno for xeno in on_board(s) if s.damage.get(xeno)]


def heal(s: Nemesis, seat: int) -> Play:
    """An intruder loses 2 damage."""
    _, xeno = yield Ask(seat, "heal_xeno", [("xeno", xeno) for xeno in wounded(s)])
    s.damage[xeno] = max(0, s.damage[xeno] - 2)
    s.emit("regenerated", xeno=xeno, damage=s.damage[xeno])


PURSUIT = Trick("pursuit", lambda s: bool(in_play(s)), pursue)
COORDINATED_HUNT = Trick(
    "coordinated_hunt",
    lambda s: any(type_of(xeno) == ADULT for xeno in on_board(s)),
    lambda s, seat: hunt(s),
)
METAMORPHOSIS = Trick("metamorphosis", lambda s: True, lambda s, seat: eclosion(s))
PLANNING = Trick("planning", lambda s: bool(s.zones[EVENTS] or s.zones[EVENTS_DISCARD]), plan)
SELF_HEALING = Trick("self_healing", lambda s: bool(wounded(s)), heal)

TRICKS = {
    trick.id: trick for trick in (PURSUIT, COORDINATED_HUNT, METAMORPHOSIS, PLANNING, SELF_HEALING)
}
PRINTED = (
    *((1, 2, PURSUIT), (2, 2, PURSUIT), (3, 2, PURSUIT), (ANY, 3, PURSUIT)),
    *((3, 1, COORDINATED_HUNT), (4, 1, COORDINATED_HUNT)),
    (1, 1, METAMORPHOSIS),
    *((4, 1, PLANNING), (ANY, 1, PLANNING)),
    (2, 1, SELF_HEALING),
)
INTRUDER_CARDS = {
    card.id: card
    for card in (
        IntruderCard(f"intruder_{trick.id}_{way or 'any'}", way, attacks, trick)
        for way, attacks, trick in PRINTED
    )
}
