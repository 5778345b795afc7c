"""Effects that several cards, items and rooms share."""

from __future__ import annotations

from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.attack import attack_card
from hullbreach.games.survival.crew import alive, companions, xenos_in
from hullbreach.games.survival.figures import ADULT
from hullbreach.games.survival.markers import explored_entrances
from hullbreach.games.survival.movement import arrive
from hullbreach.games.survival.noise import noise_roll
from hullbreach.kernel.decisions import Ask, Play


def crawl(s: Lockdown, me: int, *, attacked: bool) -> Play:
    """Through the service corridors: move, attack card, noise roll if empty (LD-27.09)."""
    rooms = explored_entrances(s, s.place[me])
    _, room = yield Ask(me, "crawl", [("crawl", room) for room in rooms])
    arrive(s, me, room)
    empty = not companions(s, me) and not xenos_in(s, room)
    if attacked:
        yield from attack_card(s, me, ADULT, "", "crawl", in_darkness=True)
    if empty and alive(s, me):
        yield from noise_roll(s, me)
