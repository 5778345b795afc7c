"""Encounters: a xeno appears where a character is."""

from __future__ import annotations

from hullbreach.kernel import chance, zones

from .attack import attack, still_there
from .crew import HAND, action_cards
from .figures import ADULT, BAG, SUPPLY, add_to_bag, place_figure
from .markers import clear_noise, fill_with_noise
from .readings import reads
from .state import Survival
from .title import Asking

BLANK = "blank"


def draw_token(s: Survival) -> str:
    """A token from the bag, shown to all; it stays in the bag until a rule takes it out."""
    bag = s.zones[BAG]
    return chance.roll(s, "bag", bag) if bag else ""


def set_aside(s: Survival, token: str) -> None:
    """A drawn token goes to the supply (LD-20.02e)."""
    zones.put(s, token, SUPPLY)
    s.emit("token_set_aside", token=token)


def appear(s: Survival, token: str, room: str) -> Asking[str]:
    """The xeno of a drawn token comes; returns the figure, or nothing if there is none for it.

    Such a token stays in the bag, or goes to the supply anyway (LD-04.02, LD-18.04, NE-10.30).
    """
    figure = yield from place_figure(s, s.title.token_of[token][0], room)
    if figure or s.title.tokens_leave:
        set_aside(s, token)
    return figure


def readiness(s: Survival, seat: int) -> int:
    """How many cards are compared with the number of the token (LD-20.02d)."""
    if reads(s, "surprise", "actions"):
        return len(action_cards(s, seat))
    return len(s.zones[HAND[seat]])


def encounter(s: Survival, seat: int, token: str = "") -> Asking[bool]:
    """The four steps of an encounter (LD-20.02). Returns whether a xeno has appeared."""
    room = s.title.room_below(s, s.place[seat])
    clear_noise(s, room)
    token = token or draw_token(s)
    s.emit("encounter", seat=seat, room=room, token=token or None)
    if not token:
        return False
    kind, low, high = s.title.token_of[token]
    if kind == BLANK:
        fill_with_noise(s, room)  # LD-20.05a
        if len(s.zones[BAG]) == 1:
            add_to_bag(s, ADULT)  # LD-20.05b
        return False
    figure = yield from appear(s, token, room)
    if not figure:
        return False
    number = yield from s.title.encounter_number(s, seat, low, high)
    if readiness(s, seat) < number and still_there(s, figure, seat):
        yield from attack(s, figure, seat, "surprise")
    return True
