"""What a seat may do when something happens to it, outside its turn.

A window opens whenever the seat, as far as the others can see, could react; so that nobody learns
from the question what it holds.
"""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Value

from .actions import held, may_hold
from .cards import discard
from .crew import HAND
from .state import Survival
from .title import Asking


def reacts(s: Survival, seat: int, kind: str, prompt: str) -> Asking[bool]:
    """May discard a reaction card; the question is the same whether or not it is held."""
    if not may_hold(s, seat, kind):
        return False
    card = held(s, seat, kind)
    values: list[Value] = [("let",), ("react", card)] if card else [("let",)]
    chosen = yield Ask(seat, prompt, values, always=True)
    if chosen[0] == "let":
        return False
    discard(s, seat, card)
    s.emit("reacted", seat=seat, card=card, hand=len(s.zones[HAND[seat]]))
    return True


def ignores_surprise(s: Survival, seat: int, how: str, kind: str, prompt: str) -> Asking[int]:
    """A card that wards off the effect of a surprise attack: whom it hits, -1 for nobody."""
    if how != "surprise":
        return seat
    ignored = yield from reacts(s, seat, kind, prompt)
    return -1 if ignored else seat
