"""Rules of thumb for Theseus: damage and data now, reach and traps next, cards for later."""

from hullbreach.bots.thumb.bot import Thumb, View

from .prompts import weigh
from .reasons import explain
from .standing import worth

MATTERS = frozenset(
    {
        "movement",
        "route",
        "room",
        "eject",
        "action",
        "home",
        "pending",
        "slot",
        "disc",
        "start_card",
        "place_unit",
        "takeover",
        "hatch",
        "push",
        "abduct",
        "destroy",
    }
)


def turn(view: View) -> int:
    number: int = view["turn"]["number"]
    return number


THUMB = Thumb(weigh, worth, turn, MATTERS, explain)
