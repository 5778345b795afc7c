"""The surface of Mars: who is on it, who is protected, and what its cards and tokens do."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.survival.cards import draw_from
from hullbreach.games.survival.crew import alive, playing
from hullbreach.games.survival.search import find_items
from hullbreach.games.survival.title import Asking
from hullbreach.kernel.decisions import Play

from .content.mars import MarsCard
from .content.surface import ITEM_EFFECTS
from .rover import has_suit
from .state import Lockdown

DECK = "mars"
DISCARD = "mars.discard"


def on_surface(s: Lockdown) -> list[int]:
    """The characters on crossroads and in buildings, in order."""
    surface = s.board.surface
    return [seat for seat in playing(s) if s.place[seat] in surface]


def is_protected(s: Lockdown, seat: int) -> bool:
    """By a suit, or by the walls of a building (LD-32.01a)."""
    return has_suit(s, seat) or s.place[seat] not in s.board.crossroads


def draw_mars_card(s: Lockdown, seat: int, kind_of: Mapping[str, MarsCard]) -> Asking[bool]:
    """Everybody it concerns resolves the part for them, in order (LD-32.04).

    Returns whether it brought a xeno into the room of who drew it.
    """
    card = draw_from(s, DECK, DISCARD)
    kind = kind_of[card]
    s.emit("mars_card", seat=seat, card=card, deck=DECK)
    came = False
    for other in on_surface(s) if kind.everybody else [seat]:
        if not alive(s, other):
            continue
        protected = is_protected(s, other)
        s.emit("mars_strikes", seat=other, card=card, protected=int(protected))
        running = (kind.protected if protected else kind.exposed)(s, other)
        if running is not None:
            came = bool((yield from running)) or came
    return came


def resolve_token(s: Lockdown, seat: int, effect: str, kind_of: Mapping[str, MarsCard]) -> Play:
    """What only surface tokens do: an item to keep, or a Mars surface card (LD-30.08)."""
    if effect in ITEM_EFFECTS:
        yield from find_items(s, seat, ITEM_EFFECTS[effect], 1)
    else:
        yield from draw_mars_card(s, seat, kind_of)
