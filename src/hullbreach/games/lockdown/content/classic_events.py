"""The 20 event cards of the classic intruders: the events of their own, and the deck."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.lockdown.content.events import (
    in_the_dark,
    noise_in_the_dark,
    sanitary_failure,
)
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.catalogue import Event, designed, public
from hullbreach.games.survival.content.incidents import (
    Copy,
    Events,
    damaging_fire,
    eclosion,
    hunt,
    regeneration,
    scent_of_prey,
)
from hullbreach.games.survival.figures import ADULT, BREEDER, CREEPER, QUEEN, place_figure
from hullbreach.games.survival.markers import gain_slime
from hullbreach.kernel.decisions import Play

CLASSIC_EVENTS = Events(public(0.92))
event = CLASSIC_EVENTS.event

event("damaging_fire", effect=damaging_fire)
event("eclosion", effect=eclosion)
event("hunt", effect=hunt)
event("life_network_failure", effect=sanitary_failure, leaves=True)


def slime_in_the_dark(s: Lockdown) -> Play:
    """An adult comes to everybody with slime (LD-20.01d); then everybody gets some."""
    seats = yield from in_the_dark(s)
    for room in sorted({s.place[seat] for seat in seats if seat in s.slime}):
        yield from place_figure(s, ADULT, room)
    for seat in seats:
        gain_slime(s, seat)


event("regeneration", effect=regeneration, dark=slime_in_the_dark)
event("scent_of_prey", effect=scent_of_prey, dark=noise_in_the_dark, known=designed(0.45))

SMALL, LARGE = (CREEPER, ADULT), (BREEDER, QUEEN)
GROWN, BIG = (ADULT, BREEDER), (ADULT, BREEDER, QUEEN)
CLASSIC_DECK: Mapping[str, tuple[Copy, ...]] = {
    "blue_screen": ((BIG, (3,)),),
    "bulkheads_open": ((GROWN, (2,)),),
    "consuming_fire": ((BIG, (4,)),),
    "coolant_leak": ((BIG, (1,)),),
    "damage": ((SMALL, (2,)),),
    "damaging_fire": ((SMALL, (3,)),),
    "eclosion": ((BIG, (1,)),),
    "egg_protection": ((LARGE, (4,)),),
    "hatching": ((GROWN, (3,)),),
    "hunt": ((LARGE, (1,)), (BIG, (1,))),
    "life_network_failure": ((BIG, (2,)),),
    "lurking": ((SMALL, (2,)),),
    "nest": ((BIG, (1,)),),
    "noise_in_corridors": ((GROWN, (4,)),),
    "panic": ((GROWN, (2,)),),
    "power_surge": ((LARGE, (2,)),),
    "regeneration": ((LARGE, (4,)),),
    "scent_of_prey": ((SMALL, (3,)),),
    "short_circuit": ((BIG, (4,)),),
}


def classic_deck(events: Mapping[str, Event]) -> dict[str, Event]:
    """The same events, as the deck of the classic intruders has them."""
    return {name: events[name]._replace(copies=copies) for name, copies in CLASSIC_DECK.items()}
