"""The facility as a seat sees it, and what the crew tells this seat to do."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import hullbreach as hb
from hullbreach.bots.lockdown.orders import agreed
from hullbreach.bots.lockdown.title import TITLE
from hullbreach.bots.survival.scene import Scene
from hullbreach.kernel.decisions import Ask, Decision, Value

EXIT, LIFT, SHOP, REPOSITORY, STAIRS, COOLING = "001", "002", "003", "004", "006", "011"
ISOLATION, GENERATOR = "019", "022"
SEAT, SCOUT = 0, 3
STAFF = {"characters": ["sentry", "hacker", "janitor", "xenobiologist"]}
PASS: Value = ("pass",)
NO_HOPE = ("know_it_all",)


def table() -> dict[str, Any]:
    """What a seat sees at the start, with five cards in hand; nobody came from the ship.

    It hopes that the facility is destroyed, which others may see to.
    """
    match = hb.Match.new("lockdown", 4, "orders", STAFF)
    view = deepcopy(match.view(SEAT))
    for seat, about in enumerate(view["seats"]):
        about.update(place=REPOSITORY, number=seat + 1)
    view["first"] = SEAT
    hand = tuple(f"sentry_stun#{n}" for n in range(5))
    view["seats"][SEAT].update(hand=hand, objectives=("burn_it_out",))
    return dict(view)


def tile(view: dict[str, Any], room: str, kind: str, search: int = 0) -> None:
    view["rooms"][room] = {"tile": kind, "search": search}


def order(
    view: dict[str, Any], *offers: Value, own: Value = PASS, seat: int = SEAT
) -> Value | None:
    decision = Decision(Ask(seat, "act", [PASS, *offers]), {}, lambda ask: ())
    found = agreed(Scene(TITLE, view, seat), decision, own)
    return found.value if found else None


def me(view: dict[str, Any]) -> dict[str, Any]:
    found = view["seats"][SEAT]
    assert isinstance(found, dict)
    return found
