"""The objectives of single players, and the questions that they ask."""

from __future__ import annotations

from hullbreach.games.nemesis.content.tokens import BLUE_CORPSE
from hullbreach.games.nemesis.coordinates import EARTH, MARS
from hullbreach.games.nemesis.refuges import ESCAPED
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.nemesis.weaknesses import discovered
from hullbreach.games.survival.catalogue import public
from hullbreach.games.survival.crew import HANDS, explored
from hullbreach.games.survival.items import items_of
from hullbreach.games.survival.objectives import (
    CORPORATE,
    PERSONAL,
    Objective,
    Test,
    carries,
    dead_player,
    only_survivor,
    signal,
    survivors,
)

KNOWN = public(0.96)
HOARD = 7
QUARANTINE = "quarantine"


def reaches(s: Nemesis, place: str) -> bool:
    """The ship is there, and still exists (NE-04.06)."""
    return s.checked == place and not s.destroyed


def home_or_alone(s: Nemesis, me: int) -> bool:
    return reaches(s, EARTH) or only_survivor(s, me)


def quarantine(s: Nemesis, me: int) -> bool:
    return reaches(s, MARS) or (reaches(s, EARTH) and s.nest_destroyed)


def great_hunt(s: Nemesis, me: int) -> bool:
    return signal(s, me) and (s.destroyed or s.queen_killed)


def proper_burial(s: Nemesis, me: int) -> bool:
    return signal(s, me) and BLUE_CORPSE in s.zones[HANDS[me]]


def hoarder(s: Nemesis, me: int) -> bool:
    """In a pod with 7 items; objects do not count."""
    return s.place[me] == ESCAPED and len(items_of(s, me)) >= HOARD


def ship_explored(s: Nemesis) -> bool:
    return all(explored(s, room) for room in s.board.rooms)


def nest_or_ship_gone(s: Nemesis, me: int) -> bool:
    return signal(s, me) and (s.nest_destroyed or s.destroyed)


def personal(name: str, players: int, met: Test) -> Objective:
    return Objective(name, PERSONAL, players, KNOWN, met)


def corporate(name: str, players: int, met: Test) -> Objective:
    return Objective(name, CORPORATE, players, KNOWN, met)


OWN = (
    personal("salvaging_the_prime_asset", 2, home_or_alone),
    personal(QUARANTINE, 2, quarantine),
    personal("the_great_hunt", 2, great_hunt),
    personal("a_proper_burial", 2, proper_burial),
    personal("hoarder", 2, hoarder),
    personal("relentless_investigator", 2, lambda s, me: signal(s, me) and ship_explored(s)),
    personal("the_oldest_friend", 3, home_or_alone),
    personal("best_friends_forever", 4, lambda s, me: len(survivors(s)) > 1),
    personal("aliens_on_a_spaceship", 5, nest_or_ship_gone),
    corporate("necroscopy", 2, lambda s, me: signal(s, me) and "carcass" in discovered(s)),
    corporate("ab_ovo", 2, lambda s, me: "egg" in discovered(s)),
    corporate("extreme_field_biology", 2, lambda s, me: len(discovered(s)) >= 2),
    corporate("my_precious", 2, lambda s, me: signal(s, me) and carries(s, me, "egg")),
    corporate("the_right_moment_to_strike", 2, dead_player(1)),
    corporate("greener_pastures", 2, dead_player(2)),
    corporate("an_old_feud", 3, dead_player(3)),
    corporate("hostile_takeover", 4, dead_player(4)),
    corporate("the_final_enlightenment", 5, dead_player(5)),
)
