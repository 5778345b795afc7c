"""The course: a marker on the destination track, and a card that says where that leads."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import public
from hullbreach.games.survival.crew import fighting
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play

from .refuges import ASLEEP
from .state import Nemesis

SPACES = ("a", "b", "c", "d")
START = "b"  # NE-14.06
EARTH, MARS, VENUS, DEEP_SPACE = "earth", "mars", "venus", "deep_space"
CARDS = {
    "coordinates_1": (VENUS, DEEP_SPACE, MARS, EARTH),
    "coordinates_2": (MARS, VENUS, DEEP_SPACE, EARTH),
    "coordinates_3": (DEEP_SPACE, MARS, EARTH, VENUS),
    "coordinates_4": (MARS, VENUS, EARTH, DEEP_SPACE),
    "coordinates_5": (VENUS, EARTH, DEEP_SPACE, MARS),
    "coordinates_6": (DEEP_SPACE, EARTH, VENUS, MARS),
    "coordinates_7": (EARTH, DEEP_SPACE, MARS, VENUS),
    "coordinates_8": (EARTH, MARS, VENUS, DEEP_SPACE),
}
KNOWN = public(0.97)
CARD = "coordinates"
REVEALED = "coordinates.revealed"


def peek(s: Nemesis, seat: int) -> None:
    """Look secretly at the coordinates card."""
    card = s.zones[CARD][0]
    zones.peek(s, seat, card)
    s.emit("coordinates_checked", {seat: {"card": card}}, seat=seat, card=None)


def can_set_course(s: Nemesis, seat: int) -> bool:
    """Not while somebody hibernates (NE-03.27), nor with an intruder there."""
    return ASLEEP not in s.place.values() and not fighting(s, seat)


def set_course(s: Nemesis, seat: int) -> Play:
    """The destination marker goes to any other space."""
    values = [("course", space) for space in SPACES if space != s.course]
    _, s.course = yield Ask(seat, "set_course", values)
    s.emit("course_set", seat=seat, course=s.course)


def reveal(s: Nemesis) -> str:
    """Turn up the card; where does the course lead (NE-12.05)?"""
    card = s.zones[CARD][0]
    zones.put(s, card, REVEALED)
    s.checked = CARDS[card][SPACES.index(s.course)]
    s.emit("coordinates_revealed", card=card, course=s.course, checked=s.checked)
    return s.checked
